"""How a game ended."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict

from rules.core.messages import Args, Seat


class Place(BaseModel):
    """One seat's result. `place` is 1 for the best; equal places share. `scores` go by category, in table order."""

    model_config = ConfigDict(extra="forbid")

    seat: Seat
    place: int
    total: int
    scores: dict[str, int] = {}


class Result(BaseModel):
    """The end: places, winners (possibly none or several) and the reason as a message key."""

    model_config = ConfigDict(extra="forbid")

    reason: str
    winners: list[Seat]
    places: list[Place]
    facts: Args = {}
    """What else the closing text of the game tells: a score of the whole table, a title."""
