"""The precision of a share of victories, and the point at which enough games have been played.

The rule is Wald's sequential probability ratio test: it decides between a share of at most `low` and one of at least
`high`, and errs in at most one of twenty series, either way, however often it looks. A shared victory counts as a
fraction. That keeps the bound: the likelihood ratio of a fraction is at most the same fraction of the ratio of a whole
victory and the rest of that of a defeat (it is convex), so its mean stays at most 1. Games must be counted in the order
of their numbers: counting first those that end first would favour short games.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Literal

ERROR = 0.05
"""The chance that a series is decided the wrong way, on either side."""
BOUND = math.log((1 - ERROR) / ERROR)

Verdict = Literal["low", "high"]


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The interval in which the true share of victories lies, at 95 %, for a number of games fixed beforehand."""
    if not games:
        return 0.0, 1.0
    z, share = 1.96, wins / games
    middle = share + z * z / (2 * games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - half) / (1 + z * z / games), (middle + half) / (1 + z * z / games)


@dataclass(frozen=True, slots=True)
class Between:
    """Decides whether a share is at most `low` or at least `high`. Raises ValueError unless 0 < low < high < 1."""

    low: float
    high: float

    def __post_init__(self) -> None:
        if not 0 < self.low < self.high < 1:
            raise ValueError(f"not 0 < {self.low} < {self.high} < 1")

    def ratio(self, wins: float, games: int) -> float:
        """The logarithm of how much likelier these games are with a share of `high` than with one of `low`."""
        won, lost = math.log(self.high / self.low), math.log((1 - self.high) / (1 - self.low))
        return wins * won + (games - wins) * lost

    def verdict(self, wins: float, games: int) -> Verdict | None:
        """The decision; None while more games are needed."""
        ratio = self.ratio(wins, games)
        return "high" if ratio >= BOUND else "low" if ratio <= -BOUND else None
