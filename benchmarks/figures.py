"""Figures with their spread, and how they are printed."""

from __future__ import annotations

import math
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Spread:
    """Some measurements of one thing."""

    values: list[float]

    def __post_init__(self) -> None:
        """Raises ValueError if there are none."""
        if not self.values:
            raise ValueError("nothing was measured")

    @property
    def median(self) -> float:
        """The middle value."""
        return statistics.median(self.values)

    def quantile(self, share: float) -> float:
        """The value below which `share` (0 to 1) of the measurements lie."""
        ordered = sorted(self.values)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))]

    def as_milliseconds(self) -> str:
        """Median and 99th percentile of seconds, printed as milliseconds."""
        return f"median {self.median * 1000:8.3f} ms   p99 {self.quantile(0.99) * 1000:8.3f} ms   n {len(self.values)}"

    def as_rates(self, unit: str) -> str:
        """Median, minimum and maximum of rates."""
        return f"median {self.median:10,.0f} {unit}   from {min(self.values):,.0f} to {max(self.values):,.0f}"


def time_of(work: Callable[[], object]) -> float:
    """Seconds that `work` takes."""
    begun = time.perf_counter()
    work()
    return time.perf_counter() - begun


def row(name: str, text: str) -> None:
    """Print one figure."""
    print(f"  {name:44} {text}", flush=True)


def heading(text: str) -> None:
    """Print the title of a group of figures."""
    print(f"\n{text}", flush=True)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The interval in which the true share of victories lies, at 95 %, for a number of games fixed beforehand."""
    if not games:
        return 0.0, 1.0
    z = 1.96
    share = wins / games
    middle = share + z * z / (2 * games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - half) / (1 + z * z / games), (middle + half) / (1 + z * z / games)
