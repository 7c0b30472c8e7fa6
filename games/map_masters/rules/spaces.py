"""The names of spaces in texts and pictures: a letter for the column, a number for the row, such as `B3`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from games.map_masters.rules.cards import HEIGHT, WIDTH

COLUMNS = "ABCDEFGH"


def space_name(column: int, row: int) -> str:
    """The name of a space; both numbers count from 0."""
    return f"{COLUMNS[column]}{row + 1}"


class At(Protocol):
    """A card as it lies: the global cell of its top-left corner."""

    @property
    def x(self) -> int:
        """The column of the cell."""

    @property
    def y(self) -> int:
        """The row of the cell."""


def name_of(layout: Sequence[At], placed: At, *, tableau: bool = False) -> str:
    """The name of the space of a card: in a tableau that of the grid, in a dungeon counted from its first card.

    No two cards of a dungeon share a name, even if they are offset: they would overlap.
    """
    left, top = (0, 0) if tableau else (min(card.x for card in layout), min(card.y for card in layout))
    return space_name((placed.x - left) // WIDTH, (placed.y - top) // HEIGHT)
