"""The pictures of Dungeon GO!: the board, the sheets of a seat's heroes, and any single thing of the game.

Pure functions: in go a view (what a seat may know), marks (what answers refer to: cards, cells) and a locale (texts in
one language), out come SVG and words.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.dungeon_go.pictures import boards as _boards
from games.dungeon_go.pictures import sheets as _sheets
from games.dungeon_go.pictures.headers import header as header
from games.dungeon_go.pictures.single import draw, gallery
from games.dungeon_go.pictures.things import THINGS
from games.dungeon_go.pictures.words import Locale as Locale
from games.dungeon_go.pictures.words import board_lines, deck_lines, hero_lines
from games.dungeon_go.rules.components import ABILITIES
from games.dungeon_go.rules.marks import card_mark, sheet_mark
from games.dungeon_go.rules.view import DungeonGoView, HeroView
from pictures.kit import alternative, with_words
from pictures.svg import Picture
from rules.messages import Seat, refer

CARDS = {id: thing.key for id, thing in THINGS.items()}
"""Everything that can be looked up, in the order in which it is offered, with the key of its name."""


def board(view: DungeonGoView, locale: Locale, marks: Sequence[str] = ()) -> Picture:
    """The board as `view` sees it; `marks` are the places that the options of a question refer to."""
    lines = board_lines(view, locale.in_markdown(), [cell for cell in _boards.CELLS if cell in marks])
    title, stop = locale.say("words-board"), locale.say("words-stop")
    return with_words(_boards.draw(view, locale, marks), title, lines, lines, stop=stop)


def decision(view: DungeonGoView, kind: str, marks: Sequence[str], locale: Locale) -> Picture | None:
    """The board with what can be chosen; hero cards and abilities are shown themselves, as large as they can be."""
    if kind == "choose_hero_card":
        return _hero_cards(view, locale, marks)
    if growing := _growing(view, marks):
        return _sheets_of(view, growing, locale, marks, alone=True)
    return board(view, locale, marks)


def live_hand(view: DungeonGoView, seat: Seat, locale: Locale, marks: Sequence[str] = ()) -> Picture | None:
    """The hero cards to choose from, or the sheets of the heroes of `seat` if they have more than the board shows."""
    if any(card_mark(card) in marks for card in view.free_hero_cards):
        return _hero_cards(view, locale, marks)
    return hand(view, seat, locale, marks) if has_hand(view) or _growing(view, marks) else None


def has_hand(view: DungeonGoView) -> bool:
    """Whether the heroes have more than the board shows: their magic."""
    return view.spells or view.miracles


def _growing(view: DungeonGoView, marks: Sequence[str]) -> list[HeroView]:
    """The heroes of whom `marks` name abilities."""
    return [hero for hero in view.heroes if any(sheet_mark(hero.number, name) in marks for name in ABILITIES)]


def _hero_cards(view: DungeonGoView, locale: Locale, marks: Sequence[str]) -> Picture:
    lines = [locale.say("words-hero_cards", heroes=[refer(f"hero-{card}") for card in view.free_hero_cards])]
    svg = gallery(view, locale, marks)
    return with_words(svg, locale.say("words-hero_cards_shown"), lines, lines, stop=locale.say("words-stop"))


def card(card_id: str, locale: Locale) -> Picture:
    """One thing of the game with all there is to know about it. Raises KeyError for one that does not exist."""
    thing = THINGS[card_id]
    name, facts = locale.title(thing.key), thing.facts(locale)
    return Picture(
        svg=draw(locale, thing),
        alt=alternative(locale.say("words-card", card=name), facts, locale.say("words-stop")),
        text="\n".join([f"## {name}", *(f"- {fact}" for fact in facts)]),
    )


def hand(view: DungeonGoView, seat: Seat, locale: Locale, marks: Sequence[str] = ()) -> Picture:
    """The sheets of the heroes of `seat`, abilities in `marks` lit, and the deck's order where the view knows it."""
    return _sheets_of(view, [hero for hero in view.heroes if hero.owner == seat], locale, marks)


def _sheets_of(
    view: DungeonGoView, heroes: Sequence[HeroView], locale: Locale, marks: Sequence[str] = (), *, alone: bool = False
) -> Picture:
    sheets = [hero_lines(view, locale.in_markdown(), hero) for hero in heroes]
    known = deck_lines(view, locale) if view.deck_order is not None else []
    blocks = ["\n".join([f"**{sheet[0]}**", *(f"- {fact}" for fact in sheet[1:])]) for sheet in sheets] + known
    lines = [fact for sheet in sheets for fact in sheet] + known
    if not heroes:
        blocks = lines = [locale.say("words-no_hero")]
    title, stop = locale.say("words-sheets"), locale.say("words-stop")
    return with_words(_sheets.draw(view, heroes, locale, marks, alone=alone), title, lines, blocks, stop=stop)
