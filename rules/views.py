"""The knowledge of one seat, as a model: the only thing pictures, texts and computer players are made from.

What a view may show is whitelisted by its fields: `of` copies nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from pydantic import BaseModel, ConfigDict

from rules.messages import Message, Seat
from rules.results import Result


class ViewPart(BaseModel):
    """A part of a view, such as a player or a card."""

    model_config = ConfigDict(extra="forbid", from_attributes=True)

    @classmethod
    def of(cls, source: object, **fields: Any) -> Self:
        """The view of a part of the state: these fields, and all others copied from it by their names."""
        copied = {name: getattr(source, name) for name in cls.model_fields if name not in fields}
        return cls(**copied, **fields)


class View(ViewPart):
    """The part of a view that all games share. A game's view adds its table, whitelisted field by field."""

    game: str
    seat: Seat | None
    """Whose view it is; None for a spectator."""
    seats: int
    waiting: list[Seat]
    """The seats whose answer the table waits for, as far as this seat may know (`TABLE` for the clock)."""
    sealed: str
    """SHA-256 of the seed of all dice."""
    result: Result | None

    def coming_up(self) -> list[Message]:
        """The next events, line by line, for a player who asks."""
        return []

    def zones(self) -> Mapping[str, object]:
        """The parts of this view in which things can be looked up, by the name of their zone's text (`zone-<name>`)."""
        return {}
