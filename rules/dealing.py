"""Shuffling what is not known, so that nothing of the true order is left."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any, Protocol, TypeVar

Piece = TypeVar("Piece", str, int)


class Shuffler(Protocol):
    """Random numbers, or the dice of a game."""

    def shuffle(self, items: MutableSequence[Any], /) -> None:
        """Put the items into random order, in place."""


def mix(pile: list[Piece], rng: Shuffler) -> None:
    """Put a pile into random order, in place, depending only on the random numbers and its contents.

    A plain shuffle permutes the given order: with the same random numbers, two true orders would give two guesses.
    """
    pile.sort()
    rng.shuffle(pile)
