"""The result of a game."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from pydantic import BaseModel, ConfigDict

from rules.messages import Args, Seat, seat_name


class Place(BaseModel):
    """One seat's result. `place` is 1 for the best; tied seats share one. `scores` go by category, in table order."""

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
    """Further facts in the closing text of the game: a score of the whole table, a title."""

    @property
    def args(self) -> Args:
        """The arguments of the text `reason`: the facts, and who won against how many others."""
        totals = sorted((place.total for place in self.places), reverse=True)
        known: Args = {
            "winners": [seat_name(seat) for seat in self.winners],
            "winning": len(self.winners),
            "seats": len(self.places),
            "second": totals[1] if len(totals) > 1 else 0,
        }
        return {**known, **self.facts}


def ranked(places: Sequence[Place]) -> list[Place]:
    """In the order of a result: the best place first, of those who share one the most points first."""
    return sorted(places, key=lambda place: (place.place, -place.total, place.seat))


def is_rank(place: Place, places: Sequence[Place]) -> bool:
    """Whether its number is a rank. It is not if all but the winner share a place whatever their points."""
    return all(other.total == place.total for other in places if other.place == place.place)


def ties(places: Sequence[Place]) -> list[list[list[Place]]]:
    """Those with the same total, two or more, best first; each such group in runs of those who share a place."""
    by_total = sorted(places, key=lambda place: (-place.total, place.place, place.seat))
    groups = [list(group) for _, group in groupby(by_total, key=lambda place: place.total)]
    return [
        [list(run) for _, run in groupby(group, key=lambda place: place.place)] for group in groups if len(group) > 1
    ]
