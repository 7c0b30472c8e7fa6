"""Good paths through one dungeon for several aims at once.

One beam search serves all aims: of all paths with equally many decisions, the most promising ones for any
of them are continued. So the steps, and what is within reach after them, are worked out only once for all aims.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import add
from typing import NamedTuple

from games.map_masters.rules.best_path import LEAST, PROMISE, Reach, key_of, ways_on
from games.map_masters.rules.path import ESCAPED, Move, Path, after, moves

MANY = 1500
"""After this many positions only one path is continued for each aim: spells that lead anywhere open endless ways."""

Values = tuple[float, ...]
"""The worth of something for each aim."""


class Aim(NamedTuple):
    """The weights that make a path good."""

    weights: Mapping[str, float]
    """The worth of each icon."""
    room: float
    """The worth of a visited room."""
    escape: float
    """The worth of getting out."""


class Trail(NamedTuple):
    """A path, its last step and the trail before it, and what it is worth."""

    path: Path
    step: str
    before: Trail | None
    values: Values

    @property
    def steps(self) -> tuple[str, ...]:
        """All its steps."""
        made = []
        trail: Trail | None = self
        while trail is not None and trail.before is not None:
            made.append(trail.step)
            trail = trail.before
        return tuple(reversed(made))


def several_paths(begun: Path, aims: Sequence[Aim], width: int) -> list[Trail]:
    """The best path found for each aim; for each, `width` of the paths are continued after every decision."""
    search = _Search(begun, aims)
    search.run(width)
    return search.best


class _Search:
    def __init__(self, begun: Path, aims: Sequence[Aim]) -> None:
        dungeon = begun.dungeon
        self.escape = tuple(aim.escape for aim in aims)
        self.room = tuple(aim.room for aim in aims)
        self.found = [tuple(aim.weights.get(found.icon, 0.0) for aim in aims) for found in dungeon.found]
        self.none = (0.0,) * len(aims)
        self.begun = Trail(begun, "", None, self.none)
        self.best = [self.begun] * len(aims)
        self.reach = Reach(begun, [0.0] * len(dungeon.rooms))
        self.gains: dict[int, Values] = {0: self.none}
        masks: dict[Values, int] = {}
        for place, bits in enumerate(dungeon.content_bits):
            values = self._gained(bits)
            if dungeon.rooms[place]:
                values = _added(values, self.room)
            if values != self.none:
                masks[values] = masks.get(values, 0) | 1 << place
        self.masks = [
            (mask, [tuple([number * value for value in values]) for number in range(mask.bit_count() + 1)])
            for values, mask in masks.items()
        ]
        """Places that are worth the same, and what any number of them is worth."""
        self.worthy = sum(masks.values())
        self.hopes: dict[int, Values] = {}

    def run(self, width: int) -> None:
        """Grow the paths in parallel, one decision after the other."""
        front = [self._after(self.begun, move) for move in moves(self.begun.path)]
        seen: set[object] = set()
        while front:
            found: list[tuple[Values, Trail]] = []
            for trail in front:
                trail, ways = self._run_on(trail)
                near = self.reach.places(trail.path) if ways else 0
                for move in ways:
                    child = self._after(trail, move)
                    key = key_of(child.path)
                    if key not in seen:
                        seen.add(key)
                        found.append((self._hope(child.path, near), child))
            front = self._most_promising(found, width if len(seen) < MANY else 1)

    def _run_on(self, trail: Trail) -> tuple[Trail, list[Move]]:
        """Walk on while there is only one way; returns where that leads and the ways from there."""
        ways = ways_on(trail.path)
        while len(ways) == 1:
            trail = self._after(trail, ways[0])
            ways = ways_on(trail.path)
        return trail, ways

    def _after(self, trail: Trail, move: Move) -> Trail:
        """One more step, and what it adds."""
        before = trail.path
        path = after(before, move)
        values = trail.values
        if gained := path.own & ~before.own:
            values = _added(values, self._gained(gained))
        if path.visited != before.visited:
            values = _added(values, self.room)
        if path.status == ESCAPED:
            values = _added(values, self.escape)
        made = Trail(path, move.text, trail, values)
        if values is not trail.values:
            for number, best in enumerate(self.best):
                if values[number] > best.values[number] + LEAST:
                    self.best[number] = made
        return made

    def _gained(self, bits: int) -> Values:
        """The worth of a set of discoveries."""
        known = self.gains.get(bits)
        if known is None:
            lowest = bits & -bits
            known = self.gains[bits] = _added(self._gained(bits ^ lowest), self.found[lowest.bit_length() - 1])
        return known

    def _hope(self, path: Path, near: int) -> Values:
        """The worth that can still be found in the places `near`, and the addition for getting out."""
        if path.status == ESCAPED:
            return self.none
        left = near & ~path.used & ~path.rooms & self.worthy
        known = self.hopes.get(left)
        if known is None:
            known = self.escape
            for mask, worth in self.masks:
                if left & mask:
                    known = _added(known, worth[(left & mask).bit_count()])
            self.hopes[left] = known
        return known

    def _most_promising(self, found: Sequence[tuple[Values, Trail]], width: int) -> list[Trail]:
        """The paths that could still become the best for an aim, the most promising for each."""
        kept: dict[int, Trail] = {}
        for number, best in enumerate(self.best):
            least = best.values[number]
            ranked = [
                (trail.values[number] + PROMISE * hope[number], -place)
                for place, (hope, trail) in enumerate(found)
                if trail.values[number] + hope[number] > least + LEAST
            ]
            ranked.sort(reverse=True)
            for _, place in ranked[:width]:
                kept[-place] = found[-place][1]
        return list(kept.values())


def _added(one: Values, other: Values) -> Values:
    return tuple(map(add, one, other))
