"""The knowledge of one seat, as a model: the only thing pictures, texts and computer players are made from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict

from pydantic import BaseModel, ConfigDict

from rules.messages import Seat
from rules.results import Result


class View(BaseModel):
    """The part of a view that all games share. A game's view adds its table, whitelisted field by field."""

    model_config = ConfigDict(extra="forbid")

    game: str
    seat: Seat | None
    """Whose view it is; None for a spectator."""
    seats: int
    waiting: list[Seat]
    """The seats whose answer the table waits for, as far as this seat may know (`TABLE` for the clock)."""
    sealed: str
    """SHA-256 of the seed of all dice."""
    result: Result | None

    def zones(self) -> Mapping[str, object]:
        """The parts of this view in which things can be looked up, by the name of their zone's text (`zone-<name>`)."""
        return {}


class Common(TypedDict):
    """The fields of `View`, as `Game.common` fills them."""

    game: str
    seat: Seat | None
    seats: int
    waiting: list[Seat]
    sealed: str
    result: Result | None
