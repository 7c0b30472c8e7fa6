"""What the rules say, without language: a key and its arguments.

Texts live in `locales/`. An argument is a number, a plain text, or a *reference*: a text that starts with `@`
names another message (`@monster-goblin`), and `@seat-2` names whoever sits on seat 2. A list is joined by the
reader's language.
"""

from __future__ import annotations

from dataclasses import dataclass, field

Seat = int
"""A place at the table, 0 for the first. See also `TABLE`."""

TABLE: Seat = -1
"""The seat of the table's own clock: questions about time are asked of it and answered like any other."""

Arg = str | int | list[str] | list[int]
Args = dict[str, Arg]


@dataclass(slots=True)
class Message:
    """A text to be: `key` names it, `args` fill it."""

    key: str
    args: Args = field(default_factory=dict)


@dataclass(slots=True)
class Event(Message):
    """Something that happened. `audience` is None for everyone, else the only seats that may learn of it."""

    audience: tuple[Seat, ...] | None = None

    def heard_by(self, seat: Seat | None) -> bool:
        """Whether `seat` may learn of this event; None asks for somebody who only looks on."""
        return self.audience is None or (seat is not None and seat in self.audience)


def seat_name(seat: Seat) -> str:
    """The reference that a table replaces by the name of whoever sits on `seat`."""
    return f"@seat-{seat}"
