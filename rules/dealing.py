"""Mixing what a seat does not know, so that nothing of the true order is left in a guess."""

from __future__ import annotations

from random import Random
from typing import TypeVar

Piece = TypeVar("Piece", str, int)


def mix(pile: list[Piece], rng: Random) -> None:
    """Put a pile into random order, in place, which follows from the chance and from what is in it alone.

    A shuffle by itself turns one order into another: with the same chance, two true orders give two guesses.
    """
    pile.sort()
    rng.shuffle(pile)
