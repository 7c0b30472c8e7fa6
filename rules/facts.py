"""Facts of the present position: short statements that answer questions in plain words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from rules.messages import Args, Message, Seat


@dataclass(frozen=True, slots=True)
class Fact:
    """One statement. `asked.<language>.toml` next to the game's texts lists ways to ask for each kind.

    Several facts may have the same kind: one for each thing, and one without things for a question that names none.
    """

    kind: str
    text: Message
    things: tuple[str, ...] = ()
    """The ids of its things, as they are looked up; only a question that names all of them means it."""
    seats: tuple[Seat, ...] = ()
    """The other players that it is about; only a question about one of them means it."""
    public: bool = False
    """Whether everyone may know it. Otherwise it is told only to the player whose position it is about."""
    called: Message | None = None
    """A text with further names of its thing in this position, separated by semicolons: "rank 2"."""

    @classmethod
    def of(
        cls, kind: str, text: str, args: Args, *things: str, seats: tuple[Seat, ...] = (), public: bool = True
    ) -> Fact:
        """A fact with the text `fact-<text>`; everyone may know it unless it isn't `public`."""
        return cls(kind, Message(f"fact-{text}", args), things, seats, public)


def seats_of(seat: Seat, other: Seat) -> tuple[Seat, ...]:
    """The player that a fact about `other` is about, if that isn't `seat`, who asks."""
    return () if other == seat else (other,)


Facts = Callable[[Any, Seat], Sequence[Fact]]
"""The facts of a player in a game; of what the player cannot know, the game has only a guess."""


def no_facts(game: Any, seat: Seat) -> Sequence[Fact]:
    """For a game without facts of its own."""
    return ()
