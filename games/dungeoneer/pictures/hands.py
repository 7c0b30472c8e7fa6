"""The cards of a hand: as entries in two columns with what they do, or with as much of it as there is room for."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from games.dungeoneer.pictures import tiles
from games.dungeoneer.pictures.cards import entry
from games.dungeoneer.pictures.words import Locale, card_about
from games.dungeoneer.rules.marks import hand_mark
from pictures.kit import WIDTH, Block
from pictures.svg import group, spot, spread, text
from pictures.tokens import MIST

EDGE, GAP = 8, 8
LARGE, SMALL = (4, tiles.WIDTH, tiles.HEIGHT), (6, 150, 116)
"""The number of map cards side by side, and the width and height of each."""
MOST_LARGE = 8
"""The most map cards that are drawn large."""


def draw_cards(
    locale: Locale,
    held: Sequence[tuple[str, int]],
    *,
    typed: bool = True,
    explained: bool = True,
) -> Block:
    """The cards, each with its number of copies, side by side, and each below the shorter column.

    `typed`: with kind and timing; `explained`: with what they do.
    """
    number = min(2, max(1, len(held)))
    width = (WIDTH - 2 * EDGE - (number - 1) * GAP) / number
    ends, parts = [0.0] * number, []
    for card, times in held:
        shown, height = entry(locale.nameless(), card, times, width, typed=typed, explained=explained)
        column = ends.index(min(ends))
        touched = spot(hand_mark(card), card_about(locale, card), 0, 0, width, height)
        parts.append(group(shown, touched, at=(EDGE + column * (width + GAP), ends[column])))
        ends[column] += height + GAP
    return Block("".join(parts), max(ends))


def map_cards(locale: Locale, cards: Sequence[str]) -> Block:
    """Map cards of a hand as they will lie, smaller if there are many."""
    across, width, height = LARGE if len(cards) <= MOST_LARGE else SMALL
    shown = [(card, tiles.Tile(locale, tiles.card_as_space(card), width, height)) for card in cards]
    drawn = spread(
        (tile.face() + tile.spot(hand_mark(card)) for card, tile in shown), width + 2, height + 4, across, (3, 0)
    )
    return Block(drawn, ceil(len(cards) / across) * (height + 4) + 4.0 if cards else 0.0)


def words(locale: Locale, key: str, number: int = 0) -> Block:
    """A line in place of cards: that there are none, or how many someone else has."""
    return Block(text(WIDTH / 2, 36, locale.say(key, n=number), 36, MIST, "middle", WIDTH - 40), 72.0)
