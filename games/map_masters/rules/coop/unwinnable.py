"""Whether a mission can no longer be won: the generous test of MM-23.3."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import combinations
from typing import NamedTuple

from games.map_masters.rules.cards import HALL_DOOR, HEIGHT, OPPOSITE, STEP_OF, WIDTH
from games.map_masters.rules.components import BARREL_RIDE, HUNTERS_CALL
from games.map_masters.rules.coop.missions import EXIT, HIDDEN, Slot
from games.map_masters.rules.coop.team import Group, Team
from games.map_masters.rules.dungeon import OUT, WAITING, Dungeon, Exit
from games.map_masters.rules.layouts import Spot

Node = int | Spot
"""A place, or a free space, where any card may come to lie."""


class _Flood:
    """All that a group might reach from where it is, ignoring obstacles, payments and crossings."""

    def __init__(
        self, dungeon: Dungeon, team: Team, nodes: frozenset[Node], start: Node, jumps: frozenset[str]
    ) -> None:
        """`nodes`: those that can be entered. `jumps`: icons, each of which leads to all others of its kind."""
        assert dungeon.grid is not None
        self.dungeon, self.team, self.grid, self.jumps = dungeon, team, dungeon.grid, jumps
        self.sides: set[tuple[int, str]] = set()
        """Cards met at an unused opening, with their side."""
        self.exits: set[str] = set()
        """The sides at which it can leave the tableau."""
        self._unused_jumps = set(jumps)
        self._unreached = set(nodes)
        waiting = [start]
        while waiting:
            node = waiting.pop()
            if node in self._unreached:
                self._unreached.remove(node)
                waiting += self._around_space(*node) if isinstance(node, tuple) else self._beyond_place(node)
        self.reached = nodes - self._unreached

    @cached_property
    def cards(self) -> set[int]:
        """The cards that it meets."""
        return {self.dungeon.card_of[node] for node in self.reached if isinstance(node, int)}

    def _beyond_place(self, place: int) -> Iterator[Node]:
        """The places and spaces to which a path may go from a place."""
        dungeon, links = self.dungeon, self.team.links
        if "monster" in self._unused_jumps:
            yield from self._jumps_to("monster")  # the Hunter's Call leads there from anywhere
        for item in dungeon.fixtures[place]:
            discovery = dungeon.discoveries[item]
            if discovery.icon in ("stairs", "pit"):
                yield from (discovery.place, discovery.other)
            elif discovery.icon in self._unused_jumps and not self._is_spent(item):
                yield from self._jumps_to(discovery.icon)
        if dungeon.pit_above[place] >= 0:
            yield dungeon.discoveries[dungeon.pit_above[place]].place
        for way in dungeon.exits[place]:
            if way.opening is None:
                if way.to in self._unreached and not links & way.link:
                    yield way.to
            elif not links & way.link:
                yield from self._through_opening(way)

    def _through_opening(self, way: Exit) -> Iterator[Node]:
        """The place or space behind an opening; notes the side that is reached."""
        if way.to == WAITING:
            dx, dy = STEP_OF[way.direction]
            yield (way.x + dx) // WIDTH, (way.y + dy) // HEIGHT
        elif way.to == OUT:
            self.exits.add(way.direction)
        elif way.far is not None:
            yield way.to
            self.sides.add((way.far[0], way.far[1][0]))

    def _around_space(self, column: int, row: int) -> Iterator[Node]:
        """The places and spaces around a free space: any card may lie there."""
        grid = self.grid
        for icon in list(self._unused_jumps):
            yield from self._jumps_to(icon)
        for side, (dx, dy) in STEP_OF.items():
            x, y = column + dx, row + dy
            card = self.dungeon.number_at.get((x * WIDTH, y * HEIGHT))
            if card is not None:
                yield from self._places_behind(card, OPPOSITE[side])
            elif side in grid.exits and not (0 <= x < grid.columns and 0 <= y < grid.rows):
                self.exits.add(side)
            else:
                yield x, y

    def _places_behind(self, card: int, side: str) -> Iterator[int]:
        """The places behind the unused openings of a side."""
        for name in (f"{side}1", f"{side}2"):
            place, way = self.dungeon.openings[card, name]
            if not self.team.links & way.link:
                self.sides.add((card, side))
                yield place

    def _jumps_to(self, icon: str) -> Iterator[Node]:
        """From one of these icons to all others, those of cards that may still be played included."""
        self._unused_jumps.remove(icon)
        for item, discovery in enumerate(self.dungeon.discoveries):
            if discovery.icon == icon and not self._is_spent(item):
                yield discovery.place
        yield from self.grid.free

    def _is_spent(self, item: int) -> bool:
        """Whether it is a magic circle that has been used."""
        return self.dungeon.discoveries[item].icon == "circle" and bool(self.team.crossed >> item & 1)


def _nodes(dungeon: Dungeon, team: Team) -> frozenset[Node]:
    """The free spaces, and the places that are neither used up nor the hall of a boss."""
    assert dungeon.grid is not None
    bosses = [card.kind == "boss" for card in dungeon.cards]
    places = enumerate(zip(dungeon.halls, dungeon.card_of, strict=True))
    unused = (place for place, (hall, card) in places if not (team.used >> place & 1 or (hall and bosses[card])))
    return dungeon.grid.free.union(unused)


def _flood(dungeon: Dungeon, team: Team, nodes: frozenset[Node], group: Group, known: Sequence[_Flood]) -> _Flood:
    """All that a group might reach; `known` are the floods of other groups, one of which may be the same.

    All ways but those of the Hunter's Call lead in both directions, so a group inside a flood has the same flood.
    """
    card = team.number_at(group.space)
    start: Node = group.space if card < 0 else dungeon.openings[card, group.opening or HALL_DOOR][0]
    spells = {"barrel": BARREL_RIDE, "monster": HUNTERS_CALL}
    jumps = {icon for icon, spell in spells.items() if spell in group.spells and spell not in group.used}
    same = (flood for flood in known if flood.jumps == {"circle", *jumps} and start in flood.reached)
    flood = None if "monster" in jumps else next(same, None)
    return flood or _Flood(dungeon, team, nodes, start, frozenset({"circle", *jumps}))


class Stuck(NamedTuple):
    """Open final slots that are too many for the groups that might reach any of them, both by their numbers."""

    slots: list[int]
    groups: list[int]


def stuck(dungeon: Dungeon, team: Team) -> Stuck | None:
    """The fewest open final slots that cannot all be matched one to one with groups; None if all can."""
    mission = team.rules
    slots = [index for index, slot in enumerate(mission.slots) if slot.final and index not in team.filled]
    lying: dict[str, list[int]] = {}
    for card_number, placed in enumerate(dungeon.layout):
        lying.setdefault(placed.card, []).append(card_number)
    fits: dict[int, set[int]] = {}
    floods: list[_Flood] = []
    nodes = _nodes(dungeon, team)
    for group_number, group in enumerate(team.groups):
        if not group.out:
            floods.append(_flood(dungeon, team, nodes, group, floods))
            fits[group_number] = {slot for slot in slots if _may_fulfil(group, floods[-1], mission.slots[slot], lying)}
    for size in range(1, len(slots) + 1):  # Hall's theorem: all can be matched unless some of them have too few groups
        for subset in combinations(slots, size):
            groups = [group_number for group_number, fitting in fits.items() if fitting.intersection(subset)]
            if len(groups) < size:
                return Stuck(list(subset), groups)
    return None


def _may_fulfil(group: Group, flood: _Flood, slot: Slot, lying: Mapping[str, list[int]]) -> bool:
    """Whether a group might arrive at a slot, with the artifact that it asks for.

    `lying`: the numbers of cards on the tableau. A card that is not among them may be any of the face-down ones.
    """
    hidden = lying.get(HIDDEN, [])
    if slot.card == EXIT:
        arrives = not flood.exits.isdisjoint(slot.sides)
    else:
        arrives = any((card, side) in flood.sides for card in lying.get(slot.card, hidden) for side in slot.sides)
    if not arrives or slot.artifact in group.artifacts:
        return arrives
    if group.artifacts or slot.artifact in flood.team.taken:
        return False
    lies_on = next((card for card, artifact in flood.team.rules.artifacts.items() if artifact == slot.artifact), None)
    return lies_on is None or not flood.cards.isdisjoint(lying.get(lies_on, hidden))
