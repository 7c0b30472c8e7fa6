"""The parts of all facts: words, and names of pieces."""

from __future__ import annotations

from collections.abc import Iterable

from rules.messages import Ref, refer

NONE, NOTHING = refer("words-none"), refer("fact-nothing")


def word(name: str) -> Ref:
    """A part of a sentence."""
    return refer(f"fact-{name}")


def names(sort: str, kinds: Iterable[str]) -> list[Ref]:
    """The names of these creatures, rooms, orders …, each once; the word for none if there are none."""
    return [refer(f"{sort}-{kind}") for kind in dict.fromkeys(kinds)] or [NONE]


def pieces(traps: Iterable[str], creatures: Iterable[str], nothing: Ref = NONE) -> list[Ref]:
    """The names of these traps and creatures; the word for nothing if there are none."""
    every = [f"trap-{trap}" for trap in traps] + [f"creature-{kind}" for kind in creatures]
    return [refer(key) for key in every] or [nothing]
