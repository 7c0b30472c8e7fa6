"""The evaluation of a position for a seat: the hooks of a game for search, and the defaults.

A game names what counts in it (`features`: rooms, gold, cards of a kind) and its progress; how much each counts is
data, fitted on games of computer players against each other (`python -m tools.fit`). From these follow the points by
which a seat leads, where they come from, and its chance to win.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, ClassVar

from rules.data import DataRow, read_table
from rules.messages import Seat, other_seats
from rules.results import Result

CONSOLATION = 0.004
"""The share of the chance that still depends on points when a game is over, so that losers lose by little."""
SQUARINGS = 6
"""The number of squarings that calculate a power of e."""


class Weights(DataRow):
    """The final points that one of each feature is worth, at the beginning of a game and at its end.

    `spread`: with a lead of this many points, six of seven games are won.
    """

    spread: float
    early: Mapping[str, float]
    late: Mapping[str, float]

    @classmethod
    def read(cls, package: str) -> Weights:
        """The weights of a game, from its `players/weights.toml`. Raises DamagedData."""
        return read_table(package, "players/weights.toml", cls)


class Evaluator:
    """Evaluates positions of a game by the points that it scores along the way.

    A game that knows more overrides this.
    """

    horizon: ClassVar[int] = 1_000
    """The length of a simulation, in the measure of `progress`, before the position is evaluated."""
    noise_factor: ClassVar[float] = 1.0
    """A gain overrules the proposal only if it is this many times its own noise (the standard error of the mean)."""
    doubt: ClassVar[float] = 0.0
    """The possible error of a gain on which all guesses agree, for two seats: high if most games end by the horizon."""
    extra_seat_cost: ClassVar[float] = 0.0
    """The weight of each seat beyond two in the price of a position: at 0.5 the price is equal for all numbers."""
    odds_steepness: ClassVar[float] = 2.0
    """With three or more seats, how much the logarithm of a chance falls for each spread that the seat is behind.

    At 2 the odds of two seats that are close are the same with or without others. `tools.fit` measures it.
    """
    by_points: ClassVar[bool] = True
    """Whether points decide who wins; otherwise the features are weighted only by victories, and no points are shown.
    """
    trivial: ClassVar[frozenset[str]] = frozenset()
    """The kinds of questions that are not worth thinking about."""
    costs: ClassVar[frozenset[str]] = frozenset()
    """The features of which less is better: a fit never counts them as good, nor any other as bad."""
    explained_as: ClassVar[Mapping[str, str]] = {}
    """Features that are explained as part of another one, under its name."""
    scored: ClassVar[frozenset[str]] = frozenset()
    """Features that are points at the end as they are; whatever else a result counts is explained as `points`."""
    weights: Weights = Weights(spread=10.0, early={"points": 1.0}, late={"points": 1.0})

    def progress(self, game: Any) -> float:
        """The progress of the game: turns, rounds. Never falls."""
        return 0

    def share(self, game: Any) -> float:
        """Roughly how much of the game is over: 0 to 1."""
        return 0.0

    def horizon_of(self, game: Any) -> float:
        """The horizon in this game; it may depend on the number of seats."""
        return self.horizon

    def doubt_of(self, seats: int) -> float:
        """The doubt with this many seats: where each has a smaller chance, an answer changes less of it, too."""
        return self.doubt * 2 / max(2, seats)

    def price(self, game: Any) -> float:
        """The amount of a budget that a position takes.

        Budgets are for two seats and grow with the number of seats: more happens until the horizon.
        """
        seats: int = max(2, game.seats)
        return (1 + self.extra_seat_cost * (seats - 2)) * 2 / seats

    def features(self, game: Any, seat: Seat) -> dict[str, float]:
        """The amount of everything that counts for a seat, by name. Explained ones have a text `term-…`."""
        standing: list[int] | None = game.standing()
        return {"points": float(standing[seat]) if standing is not None else 0.0}

    def terms(self, game: Any, seat: Seat, share: float | None = None) -> dict[str, float]:
        """The points that a seat can expect at the end from what it has now, by feature.

        `share`: how much of the game is over for the weights, if not as much as in this position.
        """
        amounts, weights = self.features(game, seat), self.weights
        share = self.share(game) if share is None else share
        parts_of_score = {
            name: amount * (weights.early[name] * (1 - share) + weights.late[name] * share)
            for name, amount in amounts.items()
        }
        for part, name in self.explained_as.items():
            parts_of_score[name] += parts_of_score.pop(part)
        if not self.by_points:
            return parts_of_score
        if game.result is not None:
            total = next(place.total for place in game.result.places if place.seat == seat)
            parts_of_score = {name: amounts[name] if name in self.scored else 0.0 for name in parts_of_score}
            parts_of_score["points"] = total - sum(parts_of_score.values())
        return {"points": 0.0, **parts_of_score}

    def evaluate(self, game: Any, seat: Seat, share: float | None = None) -> Evaluation:
        """Evaluate a position for a seat. The chances of all rivals add up to 1.

        Where points do not decide who wins, the terms are those with the weights at `share`: positions in which more
        or less of the game is over can be compared by them.
        """
        spread = self.weights.spread
        rivals = () if game.settings.together else other_seats(game.seats, seat)
        terms = self.terms(game, seat)
        totals = [sum(terms.values()), *(sum(self.terms(game, rival).values()) for rival in rivals)]
        if rivals:
            terms["others"] = -max(totals[1:])
        points = sum(terms.values())
        chance = chance_of(points / spread)
        if len(rivals) > 1:
            chance = chance_among([self.odds_steepness * total / spread for total in totals])
        if game.result is not None:
            chance = CONSOLATION * chance + (1 - CONSOLATION) * victory_share(game.result, seat)
        if not self.by_points and share not in (None, self.share(game)):
            terms = self.terms(game, seat, share)
            if rivals:
                terms["others"] = -max(sum(self.terms(game, rival, share).values()) for rival in rivals)
        return Evaluation(chance, points, terms)

    def chance_from(self, points: float, more: float) -> float:
        """The part of the chance to win of a seat that leads by `points` that comes from `more` of them."""
        return chance_of(points / self.weights.spread) - chance_of((points - more) / self.weights.spread)


@dataclass(slots=True)
class Evaluation:
    """A position as one seat sees it: its chance to win, its lead in points, and where these come from."""

    chance: float
    points: float
    terms: Mapping[str, float]


def chance_of(lead: float) -> float:
    """The chance to win with a lead of `lead` spreads; made of operations that are exact on every machine."""
    return 0.5 + 0.5 * lead / sqrt(1.0 + lead * lead)


def chance_among(totals: Sequence[float]) -> float:
    """The chance of the first of several seats to win: each has a share in proportion to e to the power of its total.

    Calculated with operations that are exact on every machine.
    """
    best, odds = max(totals), list[float]()
    for total in totals:
        power = 1.0 / (1.0 + (best - total) / 2**SQUARINGS)
        for _ in range(SQUARINGS):
            power *= power
        odds.append(power)
    return odds[0] / sum(odds)


def victory_share(result: Result, seat: Seat) -> float:
    """The part of the victory that a seat has: 1 for a sole winner, equal parts for several, 0 for all others."""
    return 1.0 / len(result.winners) if seat in result.winners else 0.0
