"""What holds for one player in the present position: answers to questions that people ask about their own case."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rules.messages import Arg, Event, Message, Plain, Seat


@dataclass(frozen=True, slots=True)
class Cause:
    """What made it so: the latest event in the log with one of these keys and with these arguments."""

    keys: tuple[str, ...]
    args: Mapping[str, Plain | tuple[Plain, ...]] = field(default_factory=dict)
    """Arguments that the event has, alone or in a list; a tuple stands for any one of its values."""
    needed: bool = False
    """Whether the case is told only if the log has such an event."""

    def explains(self, event: Event) -> bool:
        """Whether this event is such a one."""
        return event.key in self.keys and all(_has(event.args.get(name), each) for name, each in self.args.items())


def _has(found: Arg | None, wanted: Plain | tuple[Plain, ...]) -> bool:
    wanted_ones = wanted if isinstance(wanted, tuple) else (wanted,)
    return any(each in found if isinstance(found, list | tuple) else each == found for each in wanted_ones)


@dataclass(frozen=True, slots=True)
class Case:
    """One answer, with its numbers and its reason, as one or two sentences.

    The texts `case-<kind>-asked` list ways to ask for it, separated by semicolons, without the names of things and
    players. Several cases may have the same kind: one for each thing, and one without things for a question that names
    none.
    """

    kind: str
    text: Message
    """A text `case-<name>`, the answer first; it says yes or no only if that is right for every way to ask."""
    things: tuple[str, ...] = ()
    """The ids of the things that it is about, as they are looked up. A question that names all of them means it."""
    seats: tuple[Seat, ...] = ()
    """The other players that it is about."""
    common: bool = False
    """Whether it is about the table, so that it also answers questions that name other players."""
    past: bool = False
    """Whether it explains what has happened, not what is possible or may come."""
    alias: Message | None = None
    """A text with further ways to name its thing in this position, separated by semicolons: "rank 2"."""
    topic: str = ""
    """The topic of every game, such as "left", that it answers best in this position: "advice" tells how to choose.

    "where": where its thing is, if the board alone doesn't say it.
    """
    cause: Cause | None = None
    """The event that brought it about, told before it if the log has that event: "why do I have five cards"."""
    secret: bool = False
    """Whether it tells what only this player may know; all cases of a kind should agree in this."""


Cases = Callable[[Any, Seat], Sequence[Case]]
"""Every case of a player in a game, answered from what that player may know."""


def no_cases(game: Any, seat: Seat) -> Sequence[Case]:
    """For a game that answers nothing about a player's own position."""
    return ()
