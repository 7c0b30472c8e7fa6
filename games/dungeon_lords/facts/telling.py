"""Facts made from a kind, the name of a text and its arguments, and the points that a change brings."""

from __future__ import annotations

from collections.abc import Iterable

from games.dungeon_lords.rules.scoring import all_scores
from games.dungeon_lords.rules.state import DungeonLordsState, Lord
from rules.facts import Fact
from rules.messages import Arg, Args, Message, Ref, Seat, refer


def told(kind: str, text: str, /, *things: str, **args: Arg) -> Fact:
    """A fact that everyone may know."""
    return Fact(kind, Message(f"fact-{text}", args), things, public=True)


def about(seats: tuple[Seat, ...], kind: str, text: str, /, *things: str, **args: Arg) -> Fact:
    """A fact about other players that everyone may know."""
    return Fact(kind, Message(f"fact-{text}", args), things, seats, public=True)


def secret(kind: str, text: str, /, *things: str, **args: Arg) -> Fact:
    """A fact for the lord alone."""
    return Fact(kind, Message(f"fact-{text}", args), things)


def of(other: Seat, seat: Seat) -> tuple[Seat, ...]:
    """The seats of a fact about `other` that is told to `seat`."""
    return () if other == seat else (other,)


def names(sort: str, kinds: Iterable[str]) -> list[Ref]:
    """The names of these creatures, rooms, orders …, each once."""
    return [refer(f"{sort}-{kind}") for kind in dict.fromkeys(kinds)]


def gain(game: DungeonLordsState, seat: Seat, changed: Lord) -> Args:
    """What a change of this lord adds to its points: in all, and of that by titles."""
    lords = [changed if other == seat else each for other, each in enumerate(game.lords)]
    before, after = all_scores(game.lords)[seat], all_scores(lords)[seat]
    titles = sum(after[name] - before[name] for name in ("titles", "hall_of_fame"))
    return {"points": _signed(sum(after.values()) - sum(before.values())), "titles": _signed(titles)}


def _signed(points: int) -> str:
    return f"+{points}" if points > 0 else f"−{-points}" if points else "±0"
