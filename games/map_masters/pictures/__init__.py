"""The pictures of Map Masters: the table or the shared tableau, what belongs to a seat, a card, a mission.

Pure functions: in go a view (what a seat may know), marks (what answers refer to: cards, cells) and a locale (texts in
one language), out come SVG and words.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.map_masters.pictures import boards as _boards
from games.map_masters.pictures import choosing as _choosing
from games.map_masters.pictures import drafts as _drafts
from games.map_masters.pictures import hands as _hands
from games.map_masters.pictures import live as _live
from games.map_masters.pictures import lookups as _lookups
from games.map_masters.pictures import tableaus as _tableaus
from games.map_masters.pictures import tracing as _tracing
from games.map_masters.pictures import words as _words
from games.map_masters.pictures.game_locale import Locale as Locale
from games.map_masters.pictures.headers import header as header
from games.map_masters.pictures.lookups import mission as mission
from games.map_masters.pictures.name_search import EXPLAINED, SIGNS, THINGS
from games.map_masters.pictures.windows import is_cell
from games.map_masters.rules.components import SPELLS
from games.map_masters.rules.step_options import END
from games.map_masters.rules.view import MapMastersView
from pictures.kit import with_words
from pictures.svg import Picture
from rules.messages import Seat

CARDS = THINGS
"""Everything that can be looked up: cards, spells and signs."""
EXPLORING = frozenset({"build", "place", "draw", "withdraw"})
"""Questions about the player's own dungeon."""
CHOOSING = frozenset({"refresh", "foresee"})
"""Questions about the player's own cards."""
WITH_HAND = frozenset({"choose_first", "choose_difficulty", "trace_paths", "play_at", "collapse"})
"""Questions for which the player's own hand is wanted too."""
NUMBERED = frozenset({"build", "place", "draw", "trace_path", "place_group"})
"""Questions whose answers are numbered in the picture, so that all of them are marked."""


def same_for_all(view: MapMastersView) -> bool:
    """Whether a live board without marks shows what a spectator sees: a group's tableau also has the viewer's cards."""
    return view.mode == "versus"


def board(view: MapMastersView, locale: Locale, marks: Sequence[str] = ()) -> Picture:
    """The table as `view` sees it; `marks` are what the options of a question refer to: cells, places, cards."""
    draw = _boards.draw if view.mode == "versus" else _tableau(marks)
    return _picture(draw(view, locale, marks), _words.board_lines(view, locale.in_markdown(), marks))


def live_board(view: MapMastersView, locale: Locale, marks: Sequence[str] = ()) -> Picture:
    """The table or the whole tableau."""
    return _picture(_live.board(view, locale, marks), _words.board_lines(view, locale.in_markdown(), marks))


def live_hand(view: MapMastersView, seat: Seat, locale: Locale, marks: Sequence[str] = ()) -> Picture:
    """The belongings of `seat`; while it explores, its dungeon with everything that can be chosen."""
    drawn = _live.hand(view, seat, locale, marks)
    return _picture(drawn, _words.hand_lines(view, seat, locale.in_markdown()), _letters(view, seat))


def decision(view: MapMastersView, kind: str, marks: Sequence[str], locale: Locale) -> Picture | None:
    """The subject of a question: the player's dungeon, the cards to choose from, else the table if there are marks."""
    seat = view.seat
    if kind in CHOOSING and seat is not None:
        drawn = _hands.own(view, view.players[seat], locale)
        return _picture(drawn, _words.hand_lines(view, seat, locale.in_markdown()))
    letters: list[str] = []
    draft = view.players[seat].draft if seat is not None and view.mode == "versus" else None
    if seat is not None and _choosing.layouts_of(marks):
        drawn = _choosing.layouts(view, seat, locale, marks)
    elif kind in EXPLORING and seat is not None and draft is not None:
        drawn = _drafts.draw(view, seat, locale, marks, ahead=_choosing.routes_of(marks))
        letters = _letters(view, seat)
    elif kind in ("buy", "barter"):
        drawn = _boards.shop(view, locale, marks)
    elif not marks:
        return None
    else:
        return board(view, locale, marks)
    return _picture(drawn, _words.board_lines(view, locale.in_markdown(), marks), letters)


def _picture(drawn: str, lines: Sequence[str], letters: Sequence[str] = ()) -> Picture:
    """A drawing with its words; the first line is the most important."""
    return with_words(drawn, lines[0], lines[1:], [*lines, *letters])


def _tableau(marks: Sequence[str]) -> Callable[..., str]:
    """The function that draws the tableau: the part around a path if its steps are marked, otherwise the whole."""
    return _tracing.draw if END in marks or any(map(is_cell, marks)) else _tableaus.draw


def hand(view: MapMastersView, seat: Seat, locale: Locale) -> Picture:
    """The belongings of `seat`: cards and spells, the dungeon with its path, or the hand of a co-operative game."""
    lines = _words.hand_lines(view, seat, locale.in_markdown())
    shows_dungeon = view.mode == "versus" and _hands.shows_dungeon(view, view.players[seat])
    return _picture(_hands.draw(view, seat, locale), lines, _letters(view, seat) if shows_dungeon else [])


def _letters(view: MapMastersView, seat: Seat) -> list[str]:
    """The player's own dungeon in letters, as a block of fixed width; empty before anything is laid."""
    if view.mode == "coop" or (draft := view.players[seat].draft) is None or not draft.cards:
        return []
    return ["```", _words.letters(draft), "```"]


def card(card_id: str, locale: Locale) -> Picture:
    """A large card, or what a spell or sign does. Raises KeyError if it does not exist."""
    if card_id == SIGNS:
        return legend(locale)
    if card_id in SPELLS:
        return _lookups.spell(locale, card_id)
    return _lookups.signs(locale, [card_id]) if card_id in EXPLAINED else _lookups.card(locale, card_id)


def legend(locale: Locale) -> Picture:
    """All signs of the cards, each with what it does."""
    return _lookups.signs(locale, EXPLAINED)
