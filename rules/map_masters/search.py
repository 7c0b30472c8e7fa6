"""The best path through a dungeon for given weights, within a budget of positions (MM-4.30, MM-4.32)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rules.map_masters.path import CALL, DRAWING, EAST, ESCAPED, RIDE, SKY, Move, Path, after, moves

JUMPS = (CALL, RIDE, SKY, EAST)


@dataclass(slots=True)
class Best:
    """The best path found: its steps, its value, and whether nothing better exists."""

    steps: list[str]
    value: float
    proved: bool
    path: Path | None = None
    looked_at: int = 0
    """Positions that were looked at."""


def best_path(
    begun: Path, weights: Mapping[str, float], *, escape: float = 0.0, room: float = 0.0, budget: int = 4000
) -> Best:
    """Depth first, the greatest gain first, cut where even everything still in reach would not do.

    `weights` is what each icon is worth, `room` a visited room, `escape` getting out. The budget counts positions;
    `proved` says that the search was finished. A path of no step at all is worth nothing.
    """
    search = _Search(begun, weights, escape, room, budget)
    search.run()
    return Best(search.best_steps, search.best, not search.cut, search.best_path, search.looked_at)


class _Search:
    def __init__(self, begun: Path, weights: Mapping[str, float], escape: float, room: float, budget: int) -> None:
        self.begun = begun
        self.escape = escape
        self.room = room
        self.budget = budget
        self.looked_at = 0
        self.cut = False
        self.best = 0.0
        self.best_steps: list[str] = []
        self.best_path: Path | None = None
        self.seen: set[object] = set()
        dungeon = begun.dungeon
        self.dungeon = dungeon
        self.masks = [
            (dungeon.icon_bits[icon], weight)
            for icon, weight in weights.items()
            if weight and icon in dungeon.icon_bits
        ]
        self.worth = [
            sum(weights.get(dungeon.found[item].icon, 0.0) for item in items) + (room if dungeon.rooms[place] else 0.0)
            for place, items in enumerate(dungeon.contents)
        ]

    def value(self, path: Path) -> float:
        total = path.visited.bit_count() * self.room if self.room else 0.0
        for mask, weight in self.masks:
            total += (path.own & mask).bit_count() * weight
        return total + (self.escape if path.status == ESCAPED else 0.0)

    def run(self) -> None:
        starts = sorted(
            ((after(self.begun, move), move) for move in moves(self.begun)),
            key=lambda start: -self.bound(start[0]),
        )
        for number, (path, move) in enumerate(starts):
            share = (self.budget - self.looked_at) // (len(starts) - number)
            self.limit = self.looked_at + max(share, 1)
            self.follow(path, [move.text])

    def bound(self, path: Path) -> float:
        """The value if everything still in reach were found (obstacles and crossing ignored)."""
        dungeon, worth = self.dungeon, self.worth
        used, links, rooms = path.used, path.links, path.rooms
        total = self.value(path) + self.escape
        if any(spell in path.spells for spell in JUMPS):
            return total + sum(
                worth[place] for place in range(len(worth)) if not (rooms >> place & 1 or used >> place & 1)
            )
        seen = 1 << path.place
        waiting = [path.place]
        circles = False
        while waiting:
            place = waiting.pop()
            beyond = [way.to for way in dungeon.exits[place] if way.to >= 0 and not links & way.link]
            for item in dungeon.fixtures[place]:
                found = dungeon.found[item]
                if found.icon == "circle":
                    if not circles and not path.crossed >> item & 1:
                        circles = True
                        beyond += [
                            dungeon.found[other].place for other in dungeon.circles if not path.crossed >> other & 1
                        ]
                elif found.other >= 0:
                    beyond += (found.place, found.other)
            if dungeon.pit_at[place] >= 0:
                beyond.append(dungeon.found[dungeon.pit_at[place]].other)
            if dungeon.pit_above[place] >= 0 and path.spells:
                beyond.append(dungeon.found[dungeon.pit_above[place]].place)
            for to in beyond:
                bit = 1 << to
                if not seen & bit and not used & bit:
                    seen |= bit
                    waiting.append(to)
                    if not rooms & bit:
                        total += worth[to]
        return total

    def follow(self, path: Path, steps: list[str]) -> None:
        """Try everything from here."""
        added = 0
        while True:
            self.looked_at += 1
            value = self.value(path)
            if value > self.best + 1e-9:
                self.best, self.best_steps, self.best_path = value, steps[:], path
            ways = moves(path) if path.status == DRAWING else []
            if len(ways) != 1:
                break
            path = after(path, ways[0])
            steps.append(ways[0].text)
            added += 1
        if ways:
            self._branch(path, ways, steps)
        if added:
            del steps[-added:]

    def _branch(self, path: Path, ways: list[Move], steps: list[str]) -> None:
        key = (
            path.place,
            path.door,
            path.used,
            path.links,
            path.rooms,
            path.crossed,
            path.passages,
            path.tokens,
            path.spells,
            path.ghost,
        )
        if key in self.seen:
            return
        self.seen.add(key)
        if self.looked_at > self.limit:
            self.cut = True
            return
        if self.bound(path) <= self.best + 1e-9:
            return
        children = [(after(path, move), move) for move in ways]
        children.sort(key=lambda child: -self.value(child[0]))
        for child, move in children:
            steps.append(move.text)
            self.follow(child, steps)
            steps.pop()
