"""The best path through a dungeon for given weights, within a budget of positions (MM-4.30, MM-4.32).

First a beam search: of all paths with equally many decisions only the most promising go on. Then, while the budget
lasts, a depth-first search through everything that could still be better.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from games.map_masters.rules.path import CALL, CLIMB, DRAWING, EAST, ESCAPED, GHOST, RIDE, SKY, Move, Path, after, moves

JUMPS = (CALL, RIDE, SKY, EAST)
"""Spells that lead anywhere, so that everything is within reach."""
BEAM = 45
"""The beam keeps one path for this number of positions in the budget."""
PROMISE = 0.5
"""The weight of what is still within reach, compared with what has been found, when the beam chooses."""
LEAST = 1e-9


@dataclass(slots=True)
class Best:
    """The best path found: its steps, its value, and whether nothing better exists."""

    steps: list[str]
    value: float
    proved: bool
    path: Path | None = None
    looked_at: int = 0
    """The number of positions examined."""


def best_path(
    begun: Path, weights: Mapping[str, float], *, escape: float = 0.0, room: float = 0.0, budget: int = 4000
) -> Best:
    """The best path from `begun` that can be found by looking at about `budget` positions.

    `weights` is what each icon is worth, `room` a visited room, `escape` getting out. `proved` says that the search
    was finished, so that nothing is better. A path without any steps is worth nothing.
    """
    search = _Search(begun, weights, escape, room, budget)
    starts = search.beam(max(1, budget // BEAM))
    search.follow(starts)
    return Best(search.best_steps, search.best, not search.cut, search.best_path, search.looked_at)


def promising_path(
    begun: Path, weights: Mapping[str, float], *, escape: float = 0.0, room: float = 0.0, width: int = 6
) -> Best:
    """The best path of a beam search of that width: better than `best_path` for the same effort, without a proof."""
    search = _Search(begun, weights, escape, room, 0)
    search.beam(width)
    return Best(search.best_steps, search.best, False, search.best_path, search.looked_at)


class Reach:
    """The places that can still be found from a position, ignoring obstacles and crossings: sets as bits."""

    def __init__(self, begun: Path, worth: list[float]) -> None:
        dungeon = self.dungeon = begun.dungeon
        self.everywhere = (1 << len(worth)) - 1
        self.near = [0] * len(worth)
        for place, exits in enumerate(dungeon.exits):
            for way in exits:
                if way.to >= 0:
                    self.near[place] |= 1 << way.to
            for item in dungeon.contents[place]:
                found = dungeon.found[item]
                if found.other >= 0:
                    self.near[place] |= 1 << found.other | 1 << found.place
            pit = dungeon.pit_above[place]
            if pit >= 0 and CLIMB in begun.spells:
                self.near[place] |= 1 << dungeon.found[pit].place
        self.circles = [(1 << item, 1 << dungeon.found[item].place) for item in dungeon.circles]
        cards = [0] * len(dungeon.cards)
        for place, card in enumerate(dungeon.card_of):
            cards[card] |= 1 << place
        self.card = [cards[card] for card in dungeon.card_of]
        """The places of the same card, for each place."""
        self.ends = sum(1 << place for place, near in enumerate(self.near) if near & ~self.card[place])
        """The places that lead to other cards."""
        self.on_card: dict[tuple[int, int], int] = {}
        """The places in reach on the same card, by place and by what is left of the card."""
        masks: dict[float, int] = {}
        for place, value in enumerate(worth):
            if value:
                masks[value] = masks.get(value, 0) | 1 << place
        self.masks = list(masks.items())

    def worth(self, path: Path) -> float:
        """The value of all places in reach that have not been entered."""
        gain = self.places(path) & ~path.rooms
        total = 0.0
        for value, mask in self.masks:
            if gain & mask:
                total += (gain & mask).bit_count() * value
        return total

    def places(self, path: Path) -> int:
        """The places in reach that are not used up."""
        left = self.everywhere & ~path.used
        for spell in path.spells:
            if spell in JUMPS:
                return left
        circles = 0
        for bit, place in self.circles:
            if not path.crossed & bit:
                circles |= place
        ends = self.ends | circles
        seen = self._on_card(path.place, left)
        waiting = seen & ends
        while waiting:
            place = waiting & -waiting
            waiting ^= place
            beyond = self.near[place.bit_length() - 1]
            if place & circles:
                beyond |= circles
            new = beyond & left & ~seen
            while new:
                added = self._on_card(new.bit_length() - 1, left) & ~seen
                seen |= added
                waiting |= added & ends
                new &= ~added
        return seen & left

    def _on_card(self, place: int, left: int) -> int:
        """The place itself and all in reach on its card: paths differ in few cards, so it is worked out once."""
        left &= self.card[place]
        known = self.on_card.get((place, left))
        if known is None:
            known = waiting = 1 << place
            while waiting:
                lowest = waiting & -waiting
                new = self.near[lowest.bit_length() - 1] & left & ~known
                known |= new
                waiting ^= lowest | new
            self.on_card[place, left] = known
        return known


class _Search:
    def __init__(self, begun: Path, weights: Mapping[str, float], escape: float, room: float, budget: int) -> None:
        self.begun = begun
        self.escape = escape
        self.room = room
        self.budget = budget
        self.looked_at = 0
        self.limit = 0
        self.cut = False
        self.best = 0.0
        self.best_steps: list[str] = []
        self.best_path: Path | None = None
        self.seen: set[object] = set()
        dungeon = begun.dungeon
        self.masks = [
            (dungeon.icon_bits[icon], weight)
            for icon, weight in weights.items()
            if weight and icon in dungeon.icon_bits
        ]
        self.reach = Reach(
            begun,
            [
                sum(weights.get(dungeon.found[item].icon, 0.0) for item in items)
                + (room if dungeon.rooms[place] else 0.0)
                for place, items in enumerate(dungeon.contents)
            ],
        )

    def value(self, path: Path) -> float:
        """The value of the path so far."""
        total = path.visited.bit_count() * self.room if self.room else 0.0
        for mask, weight in self.masks:
            total += (path.own & mask).bit_count() * weight
        return total + (self.escape if path.status == ESCAPED else 0.0)

    def bound(self, path: Path) -> float:
        """The value if everything still in reach were found."""
        return self.value(path) + self.escape + self.reach.worth(path)

    def follow(self, starts: list[tuple[Path, Move]]) -> None:
        """Search everything depth first within the budget."""
        for number, (path, move) in enumerate(starts):
            share = (self.budget - self.looked_at) // (len(starts) - number)
            self.limit = self.looked_at + max(share, 1)
            self._follow(path, [move.text])

    def _run_on(self, path: Path, steps: list[str]) -> tuple[Path, list[Move]]:
        """Walk on while there is only one way, appending to `steps`; returns the path there and its next ways."""
        while True:
            self.looked_at += 1
            value = self.value(path)
            if value > self.best + LEAST:
                self.best, self.best_steps, self.best_path = value, steps[:], path
            ways = ways_on(path)
            if len(ways) != 1:
                return path, ways
            path = after(path, ways[0])
            steps.append(ways[0].text)

    def beam(self, width: int) -> list[tuple[Path, Move]]:
        """Grow up to `width` paths in parallel; returns the first steps, the most promising first."""
        starts = [(after(self.begun, move), move) for move in moves(self.begun)]
        starts.sort(key=lambda start: -self.bound(start[0]))
        front = [(path, [move.text]) for path, move in starts]
        seen: set[object] = set()
        while front:
            found: list[tuple[float, Path, list[str]]] = []
            for path, steps in front:
                path, ways = self._run_on(path, steps)
                for move in ways:
                    child = after(path, move)
                    key = key_of(child)
                    if key in seen:
                        continue
                    seen.add(key)
                    value, bound = self.value(child), self.bound(child)
                    if bound > self.best + LEAST or value > self.best + LEAST:
                        found.append((value + PROMISE * (bound - value), child, [*steps, move.text]))
            found.sort(key=lambda entry: -entry[0])
            front = [(path, steps) for _, path, steps in found[:width]]
        return starts

    def _follow(self, path: Path, steps: list[str]) -> None:
        """Try everything from here."""
        length = len(steps)
        path, ways = self._run_on(path, steps)
        if ways:
            self._branch(path, ways, steps)
        del steps[length:]

    def _branch(self, path: Path, ways: list[Move], steps: list[str]) -> None:
        key = key_of(path)
        if key in self.seen:
            return
        if self.bound(path) <= self.best + LEAST:
            return
        if self.looked_at > self.limit:
            self.cut = True
            return
        self.seen.add(key)
        children = [(after(path, move), move) for move in ways]
        children.sort(key=lambda child: -self.value(child[0]))
        for child, move in children:
            steps.append(move.text)
            self._follow(child, steps)
            steps.pop()


def ways_on(path: Path) -> list[Move]:
    """The next steps; sb_06 is only tried where there is a line to cross, since casting it earlier gains nothing."""
    ways = moves(path) if path.status == DRAWING else []
    if GHOST in path.spells and not any(room == path.place for room, *_ in path.passages):
        return [move for move in ways if move.spell != GHOST]
    return ways


def key_of(path: Path) -> object:
    """The key of equivalent positions: how the path can go on, and what it has found."""
    return (
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
