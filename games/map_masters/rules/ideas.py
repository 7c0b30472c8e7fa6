"""Ideas for laying out a whole hand at once: starting points to change, not advice."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from games.map_masters.rules.layouts import Layout, Placed
from rules.dice import Dice

NUMBER_OF_IDEAS = 5
"""The number of ideas for a hand."""
SHAPES: tuple[tuple[tuple[int, int], ...], ...] = (
    ((0, 0), (1, 0), (0, 1), (1, 1), (0, 2)),
    ((0, 0), (1, 0), (2, 0), (0, 1), (1, 1)),
)
"""Compact shapes with many joins: column and row of each card."""


@lru_cache(maxsize=256)
def ideas(hand: tuple[str, ...], column: bool) -> tuple[Layout, ...]:
    """Legal layouts of all the cards of a hand, always the same for the same cards, whatever their order."""
    cards = sorted(hand)
    dice = Dice(seed=" ".join(cards))  # for the order of laying them, not for a random event of the game
    return tuple(idea(cards, dice, number, column) for number in range(NUMBER_OF_IDEAS))


def idea(hand: Sequence[str], dice: Dice, number: int, column: bool) -> Layout:
    """The cards in some order, some of them turned; the first lies at 0,0. The shapes are used in turn, by `number`."""
    cards = list(hand)
    dice.shuffle(cards)
    shape = tuple((0, row) for row in range(len(cards))) if column else SHAPES[number % len(SHAPES)]
    return tuple(
        Placed.on(card, len(cards) > 1 and dice.below(2) == 1, space) for card, space in zip(cards, shape, strict=False)
    )
