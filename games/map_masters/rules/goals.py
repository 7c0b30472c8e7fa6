"""The worth of a path: goals, coins, optimizers (MM-15.3)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from games.map_masters.rules.components import GOALS, Goal
from games.map_masters.rules.path.state import Path

COIN, OPTIMIZER, ESCAPE = 0.34, 0.05, 0.7
"""The worth of a coin, an optimizer and an escape: three coins left at the end make a point."""


class Extras(NamedTuple):
    """The points of a path besides the goals: each coin, each optimizer, escaping."""

    coin: float = COIN
    recycle: float = OPTIMIZER
    scissors: float = OPTIMIZER
    escape: float = ESCAPE


PLAIN = Extras()


def counted(path: Path | None, goal: Goal) -> int:
    """The number of discoveries of the goal that the path has circled; used ones count (MM-15.3a to MM-15.3e)."""
    if path is None:
        return 0
    if goal.counts == ("room",):
        return path.visited.bit_count()
    return path.count(*(icon for icon in goal.counts if icon != "room"))


def points(path: Path | None, goal: Goal) -> int:
    """The points of a path for a goal."""
    return counted(path, goal) * goal.vp


@lru_cache(maxsize=64)
def weights_of(goal: str, shown: tuple[str, ...], extras: Extras = PLAIN) -> tuple[Mapping[str, float], float]:
    """The worth of icons and rooms: the goal in full, the unknown secondary goal by its chance, halved."""
    unseen = [other for name, other in GOALS.items() if name not in shown]
    weights: dict[str, float] = {"coin": extras.coin, "recycle": extras.recycle, "scissors": extras.scissors}
    for other in unseen:
        for icon in other.counts:
            weights[icon] = weights.get(icon, 0.0) + other.vp / len(unseen) / 2
    for icon in GOALS[goal].counts:
        weights[icon] = weights.get(icon, 0.0) + GOALS[goal].vp
    return weights, weights.pop("room", 0.0)


def value(path: Path, weights: Mapping[str, float], room: float) -> float:
    """The value of what a path has found, by the worth of each icon and room."""
    worth = sum((path.count(icon) * weight for icon, weight in weights.items()), 0.0)  # type: ignore[arg-type]
    return worth + room * path.visited.bit_count()
