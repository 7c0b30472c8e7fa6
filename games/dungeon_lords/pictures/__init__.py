"""The pictures of Dungeon Lords: the board, and the sheet of a lord.

Pure functions: in go a view (what a seat may know), marks (what answers refer to: cards, cells) and a locale (texts in
one language), out come SVG and words.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.dungeon_lords.pictures import boards as _boards
from games.dungeon_lords.pictures import decisions as _decisions
from games.dungeon_lords.pictures import sheets as _sheets
from games.dungeon_lords.pictures.headers import header as header
from games.dungeon_lords.pictures.things import THINGS as _THINGS
from games.dungeon_lords.pictures.things import card as card
from games.dungeon_lords.pictures.words import Locale as Locale
from games.dungeon_lords.pictures.words import board_lines, lord_lines, on_own_sheet, sheet_lines
from games.dungeon_lords.rules.view import DungeonLordsView
from pictures.kit import with_words
from pictures.svg import Picture
from rules.messages import Seat, seat_name

CARDS = {thing: thing for thing in _THINGS}
"""Everything that can be looked up; each is the key of its name."""


def board(view: DungeonLordsView, locale: Locale, marks: Sequence[str] = ()) -> Picture:
    """The board as `view` sees it; `marks` are what the options of a question refer to.

    If they are in the viewer's own dungeon, and in the training, the viewer's sheet replaces the board.
    """
    seat = on_own_sheet(view, marks)
    if seat is not None:
        return hand(view, seat, locale, marks)
    return _of_table(view, locale, marks, _boards.draw(view, locale, marks))


def hand(view: DungeonLordsView, seat: Seat, locale: Locale, marks: Sequence[str] = ()) -> Picture:
    """The sheet of `seat`: the dungeon and all that belongs to it, with what can be chosen on it."""
    return _of_sheet(view, locale, seat, marks, _sheets.draw(view, locale, seat, marks))


def live_hand(view: DungeonLordsView, seat: Seat, locale: Locale, marks: Sequence[str] = ()) -> Picture:
    """As `hand`, in combat with room for what all things do."""
    return _of_sheet(view, locale, seat, marks, _sheets.draw(view, locale, seat, marks, grows=True))


def live_board(view: DungeonLordsView, locale: Locale, marks: Sequence[str] = ()) -> Picture:
    """The board, also where a question is about the viewer's own dungeon; in the training the sheet."""
    if view.training is not None:
        return hand(view, 0, locale, marks)
    return _of_table(view, locale, marks, _boards.draw(view, locale, marks))


WITH_HAND = _decisions.HAND_QUESTIONS
"""Questions that need the player's own sheet below them."""


def decision(view: DungeonLordsView, kind: str, marks: Sequence[str], locale: Locale) -> Picture | None:
    """The subject of a question of this kind; None if words are enough."""
    seat = view.seat
    if seat is None or view.result is not None:
        return None
    if view.training is not None or kind in _decisions.SHEET_QUESTIONS:
        return hand(view, seat, locale, marks)
    if view.battle is not None and kind not in _decisions.OWN_QUESTIONS:
        return _of_table(view, locale, marks, _boards.draw(view, locale, marks))
    if kind in _decisions.ORDER_QUESTIONS:
        return _of_table(view, locale, marks, _decisions.orders(view, locale, seat, marks))
    if kind in _decisions.DUNGEON_QUESTIONS:
        return _of_sheet(view, locale, seat, marks, _sheets.own_dungeon(view, locale, seat, marks))
    if kind not in _decisions.OFFER_QUESTIONS | _decisions.OWN_QUESTIONS:
        return None
    things = _decisions.items(view, locale, seat, kind, marks)
    if not things:
        return None
    abouts = [_decisions.about(locale, thing) for thing in things]
    own = lord_lines(view, locale.in_markdown(), seat)[0]
    svg = _decisions.choice_cards(view, locale, seat, things, marks)
    return with_words(svg, own, abouts, [f"- {own}", *(f"- {line}" for line in abouts)])


def _of_sheet(view: DungeonLordsView, locale: Locale, seat: Seat, marks: Sequence[str], svg: str) -> Picture:
    """A picture of what belongs to a lord, with the words of the lord's sheet."""
    words = locale.in_markdown()
    lines = sheet_lines(view, words, seat, marks)
    return with_words(svg, words.say("words-sheet", player=seat_name(seat)), lines, lines)


def _of_table(view: DungeonLordsView, locale: Locale, marks: Sequence[str], svg: str) -> Picture:
    """A picture of the table, with the words of the board."""
    lines = board_lines(view, locale.in_markdown(), marks)
    return with_words(svg, locale.say("words-board"), lines, lines)
