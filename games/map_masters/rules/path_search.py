"""The search for paths: best first, towards an objective, within a budget of positions (MM-4.30, MM-4.32).

The most promising position is followed by one more step in every way. There are countless ways to a place with the
same finds, and where one of them leads nowhere, most others do: so positions go first of whose kind the fewest have
been followed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from heapq import heappop, heappush
from itertools import count
from math import inf
from typing import NamedTuple, Protocol

from games.map_masters.rules.path.following import free_way
from games.map_masters.rules.path.making import after, make
from games.map_masters.rules.path.state import Move, Path
from games.map_masters.rules.path.steps import moves


class Trail:
    """A path from the start of a search."""

    __slots__ = ("before", "leg", "length", "path", "ways")

    def __init__(
        self, path: Path, ways: list[Move] | None = None, leg: Sequence[Move] = (), before: Trail | None = None
    ) -> None:
        self.path = path
        self.ways = moves(path) if ways is None else ways
        self.leg = leg
        """The step chosen last, and the free ways after it, which continue by themselves (MM-4.31)."""
        self.before = before
        self.length: int = before.length + len(leg) if before is not None else 0
        """The number of its steps."""

    @property
    def steps(self) -> tuple[str, ...]:
        """All its steps."""
        legs = []
        trail: Trail | None = self
        while trail is not None:
            legs.append(trail.leg)
            trail = trail.before
        return tuple([move.text for leg in reversed(legs) for move in leg])

    def on(self, move: Move) -> Trail:
        """One step more."""
        path, leg = after(self.path, move), [move]
        ways = moves(path)
        while only := free_way(path, ways):
            make(path, only)
            leg.append(only)
            ways = moves(path)
        return Trail(path, ways, leg, self)


class Objective(Protocol):
    """The aim of a search: which steps it tries, and which positions it goes on from first."""

    best: float
    """The value of the best path so far: positions that cannot come to more are given up."""

    @property
    def most_alike(self) -> int | None:
        """The maximum number of positions followed among those that stand alike; None for all."""

    def choices(self, trail: Trail) -> Sequence[Move]:
        """The next steps that are tried."""

    def same(self, path: Path) -> Hashable:
        """The key of equal positions, by how a path can go on and what it has found: only the first of them counts."""

    def standing(self, path: Path) -> Hashable:
        """The key of positions that stand alike, by where a path is and what it has of what counts."""

    def outlook(self, trail: Trail) -> tuple[float, float]:
        """The rank of a position, lower the more promising it is, and the greatest value it may come to."""


class _Waiting(NamedTuple):
    """A position to go on from; the least one is next."""

    followed: int
    """The number of positions that stand alike and had been followed when it was put here."""
    rank: float
    """Lower is more promising."""
    tie: int
    """The order in which positions of the same rank were put here."""
    limit: float
    """The greatest value it may come to."""
    trail: Trail


class Search:
    """One search from a position, which goes on where it stopped when its budget grows."""

    def __init__(self, begun: Path, objective: Objective, budget: int) -> None:
        self.objective = objective
        self.budget = budget
        self.looked_at = 0
        """The number of positions followed."""
        self._waiting = [_Waiting(0, 0.0, 0, inf, Trail(begun))]
        self._ties = count(1)
        self._seen: set[Hashable] = set()
        self._followed = Counter[Hashable]()

    def trails(self) -> Iterator[Trail]:
        """Yield every position as it is reached."""
        objective, tie, waiting = self.objective, self._ties, self._waiting
        seen, followed = self._seen, self._followed
        while waiting and self.looked_at < self.budget:
            followed_before, rank, _, limit, trail = heappop(waiting)
            if limit <= objective.best:
                continue
            standing = objective.standing(trail.path)
            if followed[standing] > followed_before:
                # Others like it have been followed meanwhile: it lets those go first that have had fewer turns.
                if objective.most_alike is None or followed[standing] < objective.most_alike:
                    heappush(waiting, _Waiting(followed[standing], rank, next(tie), limit, trail))
                continue
            followed[standing] += 1
            self.looked_at += 1
            while len(trail.ways) == 1 and trail.ways[0].kind != "arrive":
                trail = trail.on(trail.ways[0])
                self.looked_at += 1
                yield trail
            for move in objective.choices(trail):
                child = trail.on(move)
                yield child
                same = objective.same(child.path)
                if same not in seen:
                    seen.add(same)
                    rank, limit = objective.outlook(child)
                    if limit > objective.best:
                        heappush(waiting, _Waiting(0, rank, next(tie), limit, child))
