"""The best path through a dungeon by what each discovery is worth, within a budget of positions (MM-4.30, MM-4.32)."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from games.map_masters.rules.components import (
    BARREL_RIDE,
    EAST_AND_WEST,
    GHOST_LINE,
    HUNTERS_CALL,
    SKY_AND_ABYSS,
    SPIDER_CLIMB,
)
from games.map_masters.rules.path.state import ESCAPED, Move, Path
from games.map_masters.rules.path_search import Search, Trail

JUMPS = (HUNTERS_CALL, BARREL_RIDE, SKY_AND_ABYSS, EAST_AND_WEST)
"""Spells that lead anywhere, so that everything is within reach."""
PROMISE = 0.3
"""The weight of what is still within reach, compared with what has been found."""
LEAST = 1e-9
"""The least that must be gained to be better: smaller differences are rounding errors."""


class Aim(NamedTuple):
    """The worth of all that a path can find."""

    weights: Mapping[str, float]
    """The worth of each icon."""
    room: float = 0.0
    """The worth of a visited room."""
    escape: float = 0.0
    """The worth of getting out."""


@dataclass(slots=True)
class Best:
    """The best path found: its steps and its value."""

    steps: tuple[str, ...]
    value: float
    path: Path | None
    looked_at: int
    """The number of positions examined."""


class BestPathSearch:
    """The search for the best path from a position, which goes on where it stopped; no steps are worth nothing."""

    def __init__(self, begun: Path, aim: Aim) -> None:
        self._riches = _Riches(begun, aim)
        self._search = Search(begun, self._riches, 0)
        self._best: Trail | None = None

    def within(self, budget: int) -> Best:
        """The best path among about `budget` positions, including those of calls before."""
        riches, search = self._riches, self._search
        search.budget = budget
        for trail in search.trails():
            value = riches.value(trail.path)
            if value > riches.best:
                riches.best, self._best = value + LEAST, trail
        if self._best is None:
            return Best((), 0.0, None, search.looked_at)
        path = self._best.path
        return Best(self._best.steps, riches.value(path), path, search.looked_at)


class _Riches:
    """The objective (`path_search.Objective`) of finding what is worth most."""

    most_alike = None

    def __init__(self, begun: Path, aim: Aim) -> None:
        dungeon = begun.dungeon
        self.best = LEAST
        self.aim = aim
        self._reach = Reach(begun)
        bits = [
            (dungeon.icon_bits[icon], weight)
            for icon, weight in aim.weights.items()
            if weight and icon in dungeon.icon_bits
        ]
        self.bits = bits
        self.finds: dict[int, float] = {}
        """The worth of sets of discoveries."""
        masks: dict[float, int] = {}
        for place, content in enumerate(dungeon.content_bits):
            worth = self._worth(content) + (aim.room if dungeon.rooms[place] else 0.0)
            if worth:
                masks[worth] = masks.get(worth, 0) | 1 << place
        self.masks = list(masks.items())
        """The places that are worth something, as bits, by their worth."""

    def _worth(self, finds: int) -> float:
        """The worth of a set of discoveries."""
        worth = self.finds.get(finds)
        if worth is None:
            worth = self.finds[finds] = sum([(finds & bits).bit_count() * weight for bits, weight in self.bits])
        return worth

    def value(self, path: Path) -> float:
        """The value of the path so far."""
        rooms = path.visited.bit_count() * self.aim.room
        return self._worth(path.own) + rooms + (self.aim.escape if path.status == ESCAPED else 0.0)

    def choices(self, trail: Trail) -> Sequence[Move]:
        """All but the Ghost Line where there is no line to cross, since casting it earlier gains nothing."""
        path = trail.path
        if GHOST_LINE in path.spells and not any(room == path.place for room, *_ in path.passages):
            return [move for move in trail.ways if move.spell != GHOST_LINE]
        return trail.ways

    def same(self, path: Path) -> Hashable:
        """Everything that the next steps and their worth depend on."""
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

    def standing(self, path: Path) -> Hashable:
        """The place, the finds, and the means that are left."""
        return path.place, path.own, path.tokens, path.spells, path.door < 0

    def outlook(self, trail: Trail) -> tuple[float, float]:
        """The worth of the finds so far, and with less weight that of all within reach."""
        if not trail.ways:
            return 0.0, 0.0
        left = self._reach.places(trail.path) & ~trail.path.rooms
        more = self.aim.escape
        for worth, mask in self.masks:
            more += (left & mask).bit_count() * worth
        value = self.value(trail.path)
        return -value - PROMISE * more, value + more


class Reach:
    """The places that can still be found from a position, ignoring obstacles and crossings: sets as bits."""

    def __init__(self, begun: Path) -> None:
        dungeon = begun.dungeon
        places = len(dungeon.rooms)
        self.everywhere = (1 << places) - 1
        self.near = [0] * places
        for place, exits in enumerate(dungeon.exits):
            for way in exits:
                if way.to >= 0:
                    self.near[place] |= 1 << way.to
            for item in dungeon.contents[place]:
                discovery = dungeon.discoveries[item]
                if discovery.other >= 0:
                    self.near[place] |= 1 << discovery.other | 1 << discovery.place
            pit = dungeon.pit_above[place]
            if pit >= 0 and SPIDER_CLIMB in begun.spells:
                self.near[place] |= 1 << dungeon.discoveries[pit].place
        self.circles = [(1 << item, 1 << dungeon.discoveries[item].place) for item in dungeon.circles]
        cards = [0] * len(dungeon.cards)
        for place, card in enumerate(dungeon.card_of):
            cards[card] |= 1 << place
        self.card = [cards[card] for card in dungeon.card_of]
        """The places of the same card, for each place."""
        self.parts: dict[tuple[int, int], tuple[int, int]] = {}
        """By place and what is left of its card: the places in reach on that card, and those next to them on others."""

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
        seen, waiting = 0, 1 << path.place
        while waiting:
            part, beyond = self._part(waiting.bit_length() - 1, left)
            seen |= part
            if part & circles:
                beyond |= circles
            waiting = (waiting | beyond & left) & ~seen
        return seen & left

    def _part(self, place: int, left: int) -> tuple[int, int]:
        """The place itself and all in reach on its card, and the places next to them on other cards.

        It is worked out once for paths that have used the same places of the card: they differ in few cards.
        """
        card = self.card[place]
        left &= card
        part_and_around = self.parts.get((place, left))
        if part_and_around is None:
            part = waiting = 1 << place
            around = 0
            while waiting:
                lowest = waiting & -waiting
                near = self.near[lowest.bit_length() - 1]
                new = near & left & ~part
                part |= new
                around |= near
                waiting ^= lowest | new
            part_and_around = self.parts[place, left] = part, around & ~card
        return part_and_around
