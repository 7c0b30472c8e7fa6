"""Messages of the rules, without language: a key and its arguments.

Texts live in `locales/`. An argument is a number, a plain text, a reference to another message (`Ref`), to the player
on a seat (`SeatRef`), a part with arguments of its own (`Part`), or a list of those, which is joined as in the reader's
language. A plain text is never read as a reference, whatever it contains: a person may have typed it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import ClassVar

from pydantic import ConfigDict

Seat = int
"""A place at the table, 0 for the first. See also `TABLE`."""

TABLE: Seat = -1
"""The seat of the table's own clock: questions about time are asked of it and answered like any other."""


@dataclass(frozen=True, slots=True)
class Ref:
    """An argument that is another message: the text `key`, which takes no arguments. `refer` makes them cheaply.

    Stored as `{"key": "monster-goblin"}`.
    """

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid")

    key: str


@dataclass(frozen=True, slots=True)
class SeatRef:
    """An argument that is the name of the player on `seat`. `seat_name` makes them cheaply.

    Stored as `{"seat": 2}`.
    """

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid")

    seat: Seat


refer = cache(Ref)
"""The reference to the text of this key. Cached: options are listed thousands of times a second."""

seat_name = cache(SeatRef)
"""The reference that a table replaces with the name of the player on this seat."""

Name = Ref | SeatRef
"""The things that an argument can name: a thing of the game or a player."""
Plain = str | int | Name
"""The values that an argument of a message can have."""


@dataclass(frozen=True, slots=True)
class Part:
    """An argument that is a text with arguments of its own, such as a further sentence. `part` makes it.

    Stored as `{"key": "part-further", "args": {"card": {"key": "card-torch"}}}`.
    """

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid")

    key: str
    args: Args


Arg = Plain | Part | Sequence[Plain | Part]
Args = dict[str, Arg]


def part(needed: object, key: str, /, **args: Arg) -> Part | str:
    """A part of a text; empty if it isn't needed."""
    return Part(key, args) if needed else ""


def other_seats(seats: int, seat: Seat) -> tuple[Seat, ...]:
    """Every seat of so many but this one."""
    return tuple(other for other in range(seats) if other != seat)


@dataclass(slots=True)
class Message:
    """A text to be rendered: `key` names it, `args` fill it in."""

    key: str
    args: Args = field(default_factory=dict)


@dataclass(slots=True)
class Event(Message):
    """Something that happened. `audience` is None for everyone, otherwise the only seats that may learn of it."""

    audience: tuple[Seat, ...] | None = None

    def heard_by(self, seat: Seat | None) -> bool:
        """Whether `seat` may learn of this event; None stands for a spectator."""
        return self.audience is None or (seat is not None and seat in self.audience)
