"""The search for the path of a group to one slot."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from math import inf
from typing import NamedTuple

from games.map_masters.rules.cards import HEIGHT
from games.map_masters.rules.components import BARREL_RIDE, HUNTERS_CALL
from games.map_masters.rules.coop.arrival import counted, group_terms
from games.map_masters.rules.coop.missions import EXIT, HIDDEN, RIVER_ROW, Slot
from games.map_masters.rules.dungeon import OUT, Dungeon
from games.map_masters.rules.icons import HOLES, ITEMS, SCROLL, Icon
from games.map_masters.rules.path.payment import barrels_left
from games.map_masters.rules.path.state import ARRIVED, PAYING, Arrival, Move, Path
from games.map_masters.rules.path_search import Search, Trail
from rules.dice import Dice

Arrived = tuple[tuple[str, ...], Path]
"""The steps of a path, and the path that has arrived."""
Targets = tuple[int, ...]
"""Places of which the nearest is looked for."""
BARREL = "barrel for the river"
"""The name of a requirement: a barrel, until it has taken the group across the river."""
TOOLS: dict[str, Icon] = {"monster": "sword", "padlock": "key", "teleport": "scroll"}
"""The means of paying a counted obstacle or teleport."""
FAR = 400
"""The number of steps to what cannot be reached."""
LOST = -1.0
"""The value of what is given up: no path is better than another that arrives, too."""
SHY = 4.0
"""The cost of each cell that is better left to others."""
BARRED = 25.0
"""The cost of each cell without which others are cut off."""
NEAR = 2
"""Within how many steps of an opening that others need the cells are reserved for them."""
TELEPORT = 6
"""The cost of a teleport, in steps."""
MISSING, ARTIFACT = 6.0, 2
"""The weight of one missing thing compared with the way to it, and the number of things that an artifact counts as."""
TO_END = 0.3
"""The weight of the way to the slot while something is missing, compared with the way to that."""
CUT_OFF, OF_CUT_OFF = FAR / 4, 0.01
"""The distance that counts where there is no way, and the weight of the estimate there."""
LENGTH, PAYMENT = 0.8, 1.5
"""The costs of each step already made, as short paths leave room for the other groups, and of each item paid."""
JITTER = 2.0
"""The most by which the rank of a way differs at random."""


def jitter(dice: Dice, most: float) -> float:
    """A small random number up to `most`, so that another try searches elsewhere."""
    return dice.below(1000) / 1000 * most


class _Field(NamedTuple):
    """The way from every place to the nearest of some targets, ignoring obstacles."""

    steps: list[int]
    """The number of steps; FAR where there is no way."""
    onward: list[int]
    """The next place on it; -1 at a target."""


@lru_cache(maxsize=64)
def _beside(dungeon: Dungeon) -> list[list[tuple[int, int]]]:
    """For each place, those from which one step leads to it, with the link (0: none); no way leads through a hall."""
    beside = []
    for place, exits in enumerate(dungeon.exits):
        near = [(way.to, way.link) for way in exits if way.to >= 0]
        for item in dungeon.fixtures[place]:
            other = dungeon.discoveries[item]
            if other.icon == "stairs":
                near += (other.place, 0), (other.other, 0)
        if dungeon.pit_above[place] >= 0:
            near.append((dungeon.discoveries[dungeon.pit_above[place]].place, 0))
        beside.append([] if dungeon.halls[place] else near)
    return beside


@lru_cache(maxsize=256)
def _open_ways(dungeon: Dungeon, used: int, links: int) -> list[list[int]]:
    """The ways without used places and links."""
    unused = [not used >> place & 1 for place in range(len(dungeon.rooms))]
    return [[to for to, link in near if unused[to] and not links & link] for near in _beside(dungeon)]


@lru_cache(maxsize=4096)
def _field(dungeon: Dungeon, targets: Targets, used: int, links: int, circles: int = 0) -> _Field:
    """The ways to the targets, step by step away from them; a teleport leads between the `circles`, given as bits."""
    ways = _open_ways(dungeon, used, links)
    distances, onward = [FAR] * len(ways), [-1] * len(ways)
    linked = frozenset(dungeon.places_of(circles))
    nearest_circle, by_teleport = -1, FAR  # the latter: the number of steps from the other circles, by way of it
    steps = 0
    front = list(targets)  # the places that are this number of steps away
    for target in targets:
        distances[target] = 0
    while front or steps < by_teleport < FAR:
        if nearest_circle < 0 and not linked.isdisjoint(front):
            nearest_circle = next(place for place in front if place in linked)
            by_teleport = steps + TELEPORT
        steps += 1
        neighbours = [(place, to) for to in front for place in ways[to]]
        if steps == by_teleport:
            neighbours += [(place, nearest_circle) for place in linked]
        front = []
        for place, to in neighbours:
            if distances[place] == FAR:
                distances[place], onward[place] = steps, to
                front.append(place)
    return _Field(distances, onward)


@lru_cache(maxsize=4096)
def around(dungeon: Dungeon, place: int) -> int:
    """The corridor cells around a place, as bits."""
    far = _field(dungeon, (place,), 0, 0).steps
    return sum(1 << index for index, steps in enumerate(far) if steps <= NEAR and not dungeon.rooms[index])


def _is_usual(move: Move) -> bool:
    """Whether a step is paid for in the usual way, which its text does not name, or with a spell, "sb_…" (MM-6.4)."""
    return "+pay" not in move.text or "sb_" in move.text


@dataclass(frozen=True, slots=True)
class Circumstances:
    """The face-down cards that a search assumes, and the cells that it leaves to other groups."""

    assumed: Mapping[int, str] = field(default_factory=dict)
    """The card that is assumed for each face-down card of the dungeon, by its number."""
    bold: bool = False
    """Whether the group relies on that; if not, it brings to a face-down card all that any of them might ask for."""
    shy: int = 0
    """The cells, as bits, that are better left to others."""
    barred: int = 0
    """The cells, as bits, that others cannot do without."""


class Requirement(NamedTuple):
    """Something that a group needs at a slot."""

    name: str
    """An icon, a thing that is counted, or `BARREL`."""
    number: int
    helping: int
    """The discoveries that help, as bits."""


class RouteSearch:
    """The objective of leading one group to one slot."""

    most_alike = 1
    best = LOST

    def __init__(
        self, begun: Path, slot: int, budget: int, dice: Dice, circumstances: Circumstances = Circumstances()
    ) -> None:
        """`begun`: the path so far. `slot`: by its number. `budget`: the most positions that are looked at."""
        self.begun = begun
        self.circumstances = circumstances
        self.dungeon = begun.dungeon
        self.dice = dice
        self.terms = terms = group_terms(begun)
        self.slot: Slot = terms.mission.slots[slot]
        self.ends = self._ends()
        self.wanted = self._requirements()
        self.artifact = self._artifact()
        self.search = Search(begun, self, budget)
        crossed = begun.crossed
        self._circles = sum(1 << circle for circle in self.dungeon.circles if not crossed >> circle & 1)
        self._distances: dict[tuple[bool, tuple[Targets, ...]], list[list[int]]] = {}
        """The distances of all places from targets that were requested; True: also by teleport."""
        self._lying: dict[int, tuple[Targets, ...]] = {}
        """The places of discoveries, by their bits."""

    def _ends(self) -> Targets:
        """The places from which one step arrives."""
        dungeon, links = self.dungeon, self.begun.links
        ends = []
        for place, way in dungeon.openings.values():
            if links & way.link:
                continue
            if self.slot.card == EXIT:
                if way.to == OUT and way.direction in self.slot.sides:
                    ends.append(place)
            elif way.far is not None:
                card = dungeon.layout[way.far[0]].card
                if card == HIDDEN:
                    card = self.circumstances.assumed.get(way.far[0], HIDDEN)
                if card == self.slot.card and way.far[1][0] in self.slot.sides:
                    ends.append(place)
        return tuple(ends)

    def _requirements(self) -> list[Requirement]:
        """The things that the group must have to fulfil the slot, each with the discoveries that help."""
        bits = self.dungeon.icon_bits
        items = dict(self.slot.items)
        lies_open = any(placed.card == self.slot.card for placed in self.dungeon.layout)
        if self.slot.gives and not lies_open and not self.circumstances.bold:
            items = self._hidden_needs()
        wanted = [Requirement(str(icon), need, bits.get(icon, 0)) for icon, need in items.items()]
        for name, need in self.slot.counts.items():
            helping: tuple[Icon, ...]
            if name == "room":
                helping = ()
            elif name == "teleport":
                helping = ("circle",)
            else:
                helping = HOLES if name == "hole" else (name,)
            wanted.append(Requirement(name, need, sum(bits.get(icon, 0) for icon in helping)))
        if self.terms.has("river"):
            wanted.append(Requirement(BARREL, 1, bits.get("barrel", 0)))
        return wanted

    def _amount_held(self, path: Path, name: str) -> int:
        """The amount of a wanted thing that the group has; a barrel is wanted until it has crossed the river."""
        if name == BARREL:
            row = self.dungeon.layout[self.dungeon.card_of[path.place]].y // HEIGHT
            return barrels_left(path) if row < RIVER_ROW else 1
        return self.terms.held(path, name) if name in ITEMS else counted(path, name)

    def _hidden_needs(self) -> dict[Icon, int]:
        """The requirements of all step cards that are still face down, as any of them may be turned up."""
        up = {placed.card for placed in self.dungeon.layout}
        needs: dict[Icon, int] = {}
        for number, slot in enumerate(self.terms.mission.slots):
            if slot.gives and slot.card not in up and number not in self.terms.filled:
                for icon, need in slot.items.items():
                    needs[icon] = max(need, needs.get(icon, 0))
        return needs

    def _artifact(self) -> Targets:
        """The places of the card on which the wanted artifact lies, when a path takes it by entering."""
        if self.slot.artifact is None or self.slot.artifact in self.begun.artifacts:
            return ()
        cards = [card for card, artifact in self.terms.left if artifact == self.slot.artifact]
        return tuple(place for place, card in enumerate(self.dungeon.card_of) if card in cards)

    def _way(self, targets: Targets, *, jumps: bool) -> _Field:
        """The way to the nearest of these places, by teleport too if the path `jumps`."""
        begun, circles = self.begun, self._circles if jumps else 0
        return _field(self.dungeon, targets, begun.used, begun.links, circles)

    def _nearest(self, path: Path, *targets: Targets) -> int:
        """The distance of a path's end from the nearest of these, by teleport if the path can pay for one."""
        jumps = bool(path.terms.tokens_of(path)[SCROLL] or path.items(SCROLL) or PAYING[SCROLL] in path.spells)
        distances = self._distances.get((jumps, targets))
        if distances is None:
            distances = [self._way(target, jumps=jumps).steps for target in targets]
            self._distances[jumps, targets] = distances
        place = path.place
        return min([steps[place] for steps in distances], default=FAR)

    def _places(self, bits: int) -> tuple[Targets, ...]:
        """The places of these discoveries, each on its own."""
        places = self._lying.get(bits)
        if places is None:
            places = self._lying[bits] = tuple([(place,) for place in self.dungeon.places_of(bits)])
        return places

    def way_from(self, place: int) -> int | None:
        """The cells of the shortest way to the slot, as bits, by way of its artifact; None if it is cut off.

        None are needed where a spell leads anywhere.
        """
        if HUNTERS_CALL in self.begun.spells or BARREL_RIDE in self.begun.spells:
            return 0
        cells = 0
        for targets in (self.artifact, self.ends) if self.artifact else (self.ends,):
            field = self._way(targets, jumps=True)
            if field.steps[place] >= FAR:
                return None
            while field.steps[place]:
                place = field.onward[place]
                cells |= 1 << place
        return cells

    def _arrives(self, trail: Trail) -> bool:
        """Whether a path arrives at the slot or at another that asks for the same, or turns up the card looked for.

        A card is turned up only with all that is wanted there.
        """
        path = trail.path
        if path.slot is not None:
            return self.terms.mission.slots[path.slot] == self.slot
        if path.arrival is not Arrival.REVEAL or trail.before is None:
            return False
        before = trail.before.path
        way = next(way for way in self.dungeon.exits[before.place] if way.link == trail.leg[-1].link)
        assert way.far is not None
        return self.circumstances.assumed.get(way.far[0]) == self.slot.card and not self.missing(before)[0]

    def missing(self, path: Path) -> tuple[int, float]:
        """The number of wanted things that are missing, and the distance of the nearest."""
        total, near = 0, float(FAR)
        for name, need, bits in self.wanted:
            held = self._amount_held(path, name)
            if held >= need:
                continue
            total += need - held
            left = bits & ~path.circled
            tool = TOOLS.get(name)
            if tool is not None:
                lacking = need - held - self._amount_held(path, tool)
                if lacking > 0:
                    total += lacking
                    left = self.dungeon.icon_bits.get(tool, 0) & ~path.circled
            places = self._places(left)
            if name == "room":
                rooms = enumerate(self.dungeon.rooms)
                places = tuple([(place,) for place, room in rooms if room and not path.visited >> place & 1])
            near = min(near, self._nearest(path, *places))
        if self.slot.artifact is not None and self.slot.artifact not in path.artifacts:
            total += ARTIFACT
            near = min(near, self._nearest(path, self.artifact))
        return total, near

    def estimate(self, path: Path) -> float:
        """The distance of a position from arriving."""
        total, near = self.missing(path)
        if total:
            return total * MISSING + near + TO_END * self._nearest(path, self.ends)
        return float(self._nearest(path, self.ends))

    def same(self, path: Path) -> Hashable:
        """The place, and what the path has used up."""
        return path.place, path.door, path.used, path.own, path.crossed

    def standing(self, path: Path) -> Hashable:
        """The place, and the wanted things held."""
        return (
            path.place,
            tuple([self._amount_held(path, name) for name, _, _ in self.wanted]),
            path.artifacts,
            path.door < 0,
        )

    def choices(self, trail: Trail) -> Sequence[Move]:
        """All next steps but paying otherwise than usual, and taking no token where one may be had."""
        alone = len(trail.ways) == 1
        return [move for move in trail.ways if _is_usual(move) and (alone or move.kind != "token" or move.token)]

    def outlook(self, trail: Trail) -> tuple[float, float]:
        """The rank, from the distance, the way so far and the cells that others need; LOST if the path is given up."""
        path, before = trail.path, trail.before
        assert before is not None
        if path.status == ARRIVED:
            return 0.0, LOST
        if len(path.artifacts) > len(self.begun.artifacts) and path.artifacts[-1] != self.slot.artifact:
            return 0.0, LOST  # it belongs to another group
        far = self.estimate(path)
        if far >= FAR:
            far = CUT_OFF + OF_CUT_OFF * far
        rank = far + LENGTH * before.length + PAYMENT * sum(trail.leg[0].price) + jitter(self.dice, JITTER)
        rank += SHY * (path.used & self.circumstances.shy).bit_count()
        rank += BARRED * (path.used & self.circumstances.barred).bit_count()
        return rank, inf

    def run(self) -> Arrived | None:
        """The steps and the path that has arrived, or None."""
        return next(self.arrivals(), None)

    def arrivals(self) -> Iterator[Arrived]:
        """Yield ways to arrive, the most promising first, within the budget."""
        if not self.ends:
            return
        for trail in self.search.trails():
            if trail.path.status == ARRIVED and self._arrives(trail):
                yield trail.steps, trail.path
