"""Shuffling what a seat does not know, so that nothing of the true order is left in a guess."""

from __future__ import annotations

from random import Random
from typing import TypeVar

Piece = TypeVar("Piece", str, int)


def mix(pile: list[Piece], rng: Random) -> None:
    """Put a pile into random order, in place, depending only on the random numbers and its contents.

    A plain shuffle permutes the given order: with the same random numbers, two true orders would give two guesses.
    """
    pile.sort()
    rng.shuffle(pile)
