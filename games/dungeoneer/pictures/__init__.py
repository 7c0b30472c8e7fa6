"""The pictures of Dungeoneer: the board, a seat's sheet with its hand, and any single card.

Pure functions: in go a view (what a seat may know), marks (what answers refer to: cards, cells) and a locale (texts in
one language), out come SVG and words.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from games.dungeoneer.pictures import boards as _boards
from games.dungeoneer.pictures import cards as _cards
from games.dungeoneer.pictures import decisions as _decisions
from games.dungeoneer.pictures import legend as _legend
from games.dungeoneer.pictures import sheets as _sheets
from games.dungeoneer.pictures import single as _single
from games.dungeoneer.pictures.headers import header as header
from games.dungeoneer.pictures.words import Locale as Locale
from games.dungeoneer.pictures.words import board_lines, own_lines, sheet_lines
from games.dungeoneer.rules.components import CARDS as _ADVENTURE
from games.dungeoneer.rules.components import HEROES, MAPS, QUESTS, foe_of, load_of, name_of
from games.dungeoneer.rules.view import DungeoneerView
from pictures.kit import with_words
from pictures.svg import Picture
from rules.messages import Seat, seat_name

WITH_HAND = _decisions.WITH_HAND
CARDS = {card: name_of(card).key for card in (*_ADVENTURE, *QUESTS, *MAPS, *HEROES)}
"""Every card of every set, with the key of its name."""
FURTHER_NAMES = {
    **{hero: (f"ability-{hero}",) for hero in HEROES},
    **{id: (foe_of(id).key,) for id, quest in QUESTS.items() if quest.monster is not None},
    **{id: (load_of(id).key,) for id, quest in QUESTS.items() if quest.type == "escort"},
}
"""Further texts by which cards are found: abilities of heroes, monsters and components of quests."""


def board(view: DungeoneerView, locale: Locale, marks: Sequence[str] = ()) -> Picture:
    """The table as `view` sees it; `marks` are the spaces and cells that the options of a question refer to."""
    return _of_table(_boards.draw(view, locale, marks), view, locale, marks)


def live_board(view: DungeoneerView, locale: Locale, marks: Sequence[str] = ()) -> Picture:
    """The table with the whole map, not only the part around the heroes."""
    return _of_table(_boards.live(view, locale, marks), view, locale, marks, live=True)


def _of_table(svg: str, view: DungeoneerView, locale: Locale, marks: Sequence[str], *, live: bool = False) -> Picture:
    """A picture with the table in words; a `live` page reads out all there is, and needs nothing brief."""
    words = locale.in_markdown()
    title = locale.say("words-board")
    lines = board_lines(view, words, marks)
    return with_words(svg, title, lines, lines, None if live else lambda: board_lines(view, words, marks, brief=True))


def decision(view: DungeoneerView, kind: str, marks: Sequence[str], locale: Locale) -> Picture | None:
    """The subject of a question of that kind: the map around the hero, the places for a card, or the rivals."""
    svg = _decisions.draw(view, locale, kind, marks)
    return None if svg is None else _of_table(svg, view, locale, marks)


def hand(view: DungeoneerView, seat: Seat, locale: Locale) -> Picture:
    """The sheet of the hero of `seat`, and its hand where the view knows it."""
    return _hand(view, seat, locale, _sheets.draw(view, seat, locale))


def hand_below(view: DungeoneerView, seat: Seat, locale: Locale) -> Picture:
    """The hand of `seat`, with only those parts of its sheet that the picture of a decision leaves out."""
    return _hand(view, seat, locale, _sheets.draw(view, seat, locale, below=True))


def _hand(view: DungeoneerView, seat: Seat, locale: Locale, svg: str) -> Picture:
    """A picture with the sheet and the hand in words."""
    first, *lines = sheet_lines(view, locale.in_markdown(), view.players[seat])
    blocks, cards = [f"**{first}**", *(f"- {line}" for line in lines)], []
    if view.seat == seat:
        cards = [_cards.card_words(locale, card, times) for card, times in Counter(view.hand).items()]
        title = locale.say("picture-hidden_hand", n=len(view.hand)) if cards else locale.say("picture-no_hand")
        blocks += [f"**{title}**", *(f"- {line}" for line in cards)]
        blocks += [f"-# {line}" for line in own_lines(view, locale.in_markdown())]
    named = [locale.name(card) for card in view.hand] if view.seat == seat else []
    brief = [locale.say("words-hand", cards=named)] if named else []
    title = locale.in_markdown().say("words-sheet", player=seat_name(seat))
    facts = [first, *brief, *lines, *cards]
    return with_words(svg, title, facts, blocks)


def legend(locale: Locale) -> Picture:
    """The signs of the game, each with what it means."""
    return _legend.draw(locale)


def card(card_id: str, locale: Locale) -> Picture:
    """One card with everything on it. Raises KeyError for a card that does not exist."""
    return _single.draw(locale, card_id)
