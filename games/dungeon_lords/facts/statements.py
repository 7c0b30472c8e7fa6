"""Facts made from a kind, the name of a text and its arguments."""

from __future__ import annotations

from collections.abc import Iterable

from rules.facts import Fact
from rules.messages import Args, Message, Ref, Seat, refer


def public(kind: str, text: str, args: Args, *things: str) -> Fact:
    """A fact that everyone may know."""
    return Fact(kind, Message(f"fact-{text}", args), things, public=True)


def secret(kind: str, text: str, args: Args, *things: str) -> Fact:
    """A fact for the lord alone."""
    return Fact(kind, Message(f"fact-{text}", args), things)


def about(other: Seat, seat: Seat, kind: str, text: str, args: Args, *things: str) -> Fact:
    """A fact about `other` that everyone may know, told to `seat`: among the facts about others if it is another."""
    return Fact(kind, Message(f"fact-{text}", args), things, () if other == seat else (other,), public=True)


def word(name: str) -> Ref:
    """A part of a sentence."""
    return refer(f"fact-{name}")


def names(sort: str, kinds: Iterable[str]) -> list[Ref]:
    """The names of these creatures, rooms, orders …, each once; the word for none if there are none."""
    return [refer(f"{sort}-{kind}") for kind in dict.fromkeys(kinds)] or [word("none")]


def pieces(traps: Iterable[str], creatures: Iterable[str], nothing: str = "none") -> list[Ref]:
    """The names of these traps and creatures; the word for nothing if there are none."""
    every = [f"trap-{trap}" for trap in traps] + [f"creature-{kind}" for kind in creatures]
    return [refer(key) for key in every] or [word(nothing)]
