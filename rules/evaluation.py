"""How well a seat stands in a position: what a game tells those who think ahead, and what holds without a word of it.

A game names what counts in it (`features`: rooms, gold, cards of a kind) and how far it has come; how much each counts
is data, fitted on games of computer players against each other (`python -m tools.fit`). From these follow the points
by which a seat is ahead, what they come from, and its chance to win.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from typing import Any, ClassVar

from pydantic import BaseModel, ConfigDict

from rules.data import read_table
from rules.messages import Seat
from rules.results import Result

SURE = 0.004
"""How much of the chance is left to the points where a game is over, so that who has lost loses by little."""


class Weights(BaseModel):
    """How many points at the end one of each feature comes to, at the beginning of a game and at its end.

    `spread`: being ahead by so many points, six of seven games are won.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    spread: float
    early: Mapping[str, float]
    late: Mapping[str, float]

    @classmethod
    def read(cls, package: str) -> Weights:
        """Those of a game, from its `players/weights.toml`. Raises DamagedData."""
        return read_table(package, "players/weights.toml", cls)


class Evaluator:
    """Judges positions of a game that says nothing of itself: by the points that it counts along the way.

    A game with more to say inherits from this.
    """

    horizon: ClassVar[int] = 1_000
    """How far a game is played on in the head, in the measure of `progress`, before it is judged."""
    most: ClassVar[int] = 400
    """After how many choices it is judged at the latest."""
    clear: ClassVar[float] = 1.0
    """How many times its own noise (the standard error of the mean) a gain must be to overrule the proposal."""
    doubt: ClassVar[float] = 0.0
    """How far a gain may be off though all guesses agree: much where most games are over at the horizon."""
    crowd: ClassVar[float] = 0.0
    """How much dearer each seat beyond two makes a position: so much more of the budget it takes."""
    by_points: ClassVar[bool] = True
    """Whether points decide who wins; else the features are weighed by victories alone, and no points are told."""
    trivial: ClassVar[frozenset[str]] = frozenset()
    """The kinds of questions that are not worth a thought."""
    costs: ClassVar[frozenset[str]] = frozenset()
    """The features of which nobody wants more: a fit never counts them as good, nor any other as bad."""
    told_as: ClassVar[Mapping[str, str]] = {}
    """Features that are told as part of another one, under its name."""
    scored: ClassVar[frozenset[str]] = frozenset()
    """Those that are points at the end as they stand; what a result counts beside them is told as `points`."""
    weights: Weights = Weights(spread=10.0, early={"points": 1.0}, late={"points": 1.0})

    def progress(self, game: Any) -> float:
        """How far the game has come: turns, rounds. Never falls."""
        return 0

    def share(self, game: Any) -> float:
        """How much of the game is over, about: 0 to 1."""
        return 0.0

    def features(self, game: Any, seat: Seat) -> dict[str, float]:
        """How much of everything that counts a seat has, by name. What is told has texts `gain-…` and `cost-…`."""
        standing: list[int] | None = game.standing()
        return {"points": float(standing[seat]) if standing is not None else 0.0}

    def terms(self, game: Any, seat: Seat) -> dict[str, float]:
        """The points that a seat may expect at the end from what it has now, by feature; then they are counted."""
        had, share, weights = self.features(game, seat), self.share(game), self.weights
        found = {
            name: number * (weights.early[name] * (1 - share) + weights.late[name] * share)
            for name, number in had.items()
        }
        for part, name in self.told_as.items():
            found[name] += found.pop(part)
        if not self.by_points:
            return found
        if game.result is not None:
            total = next(place.total for place in game.result.places if place.seat == seat)
            found = {name: had[name] if name in self.scored else 0.0 for name in found}
            found["points"] = total - sum(found.values())
        return {"points": 0.0, **found}

    def outlook(self, game: Any, seat: Seat) -> Outlook:
        """How well a seat stands."""
        terms = self.terms(game, seat)
        if not game.options.together and game.seats > 1:
            terms["others"] = -max(sum(self.terms(game, other).values()) for other in game.others(seat))
        points = sum(terms.values())
        likely = chance_of(points / self.weights.spread)
        if game.result is not None:
            likely = SURE * likely + (1 - SURE) * won(game.result, seat)
        return Outlook(likely, points, terms)

    def chance_from(self, points: float, more: float) -> float:
        """How much of the chance to win of who is ahead by `points` comes from `more` of them."""
        return chance_of(points / self.weights.spread) - chance_of((points - more) / self.weights.spread)


class Outlook:
    """How well a seat stands: its chance to win, by how many points it is ahead, and what these come from."""

    __slots__ = ("chance", "points", "terms")

    def __init__(self, chance: float, points: float, terms: Mapping[str, float]) -> None:
        self.chance = chance
        self.points = points
        self.terms = terms


def chance_of(lead: float) -> float:
    """The chance to win of who is ahead by `lead` spreads; made of operations that are exact on every machine."""
    return 0.5 + 0.5 * lead / sqrt(1.0 + lead * lead)


def won(result: Result, seat: Seat) -> float:
    """1 for the winner, less for each of several; where nobody wins alone, all of them have won."""
    return 1.0 / len(result.winners) if seat in result.winners else 0.0
