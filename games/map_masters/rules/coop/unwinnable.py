"""Whether a mission can no longer be won: the generous test of MM-23.3."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import NamedTuple

from games.map_masters.rules.cards import HALL_DOOR, HEIGHT, OPPOSITE, STEP_OF, WIDTH
from games.map_masters.rules.coop.missions import EXIT, HIDDEN, Slot
from games.map_masters.rules.coop.team import Group, Team
from games.map_masters.rules.dungeon import OUT, WAITING, Dungeon, Exit
from games.map_masters.rules.layouts import Spot
from games.map_masters.rules.path.state import CALL, RIDE


@dataclass(frozen=True, slots=True)
class Hopeful:
    """A group that has not arrived yet: where its flood begins, and what it carries."""

    place: int
    """-1 when it waits in front of a free space."""
    space: Spot | None
    artifacts: tuple[str, ...]
    spells: tuple[str, ...]

    @property
    def jumps(self) -> frozenset[str]:
        """The icons that all count as linked to each other for this group."""
        spells = {"barrel": RIDE, "monster": CALL}
        return frozenset({"circle", *(icon for icon, spell in spells.items() if spell in self.spells)})


@dataclass(frozen=True, slots=True)
class Reached:
    """The places and things that a flood has met."""

    places: frozenset[int]
    spaces: frozenset[Spot]
    cards: frozenset[int]
    sides: frozenset[tuple[int, str]]
    """Cards met at an unused opening, with their side."""
    exits: frozenset[str]


def hopeful(dungeon: Dungeon, team: Team, group: Group) -> Hopeful:
    """A group as the flood needs it."""
    card = team.number_at(group.space)
    place = -1 if card < 0 else dungeon.openings[card, group.opening or HALL_DOOR][0]
    spells = tuple(spell for spell in group.spells if spell not in group.used)
    return Hopeful(place, group.space if card < 0 else None, tuple(group.artifacts), spells)


class _Flood:
    """Spreads over all that a group might reach, ignoring obstacles, payments and crossings."""

    def __init__(self, dungeon: Dungeon, team: Team, group: Hopeful) -> None:
        assert dungeon.grid is not None
        self.dungeon, self.team, self.grid = dungeon, team, dungeon.grid
        self.card_at = {(x // WIDTH, y // HEIGHT): number for (x, y), number in dungeon.number_at.items()}
        self.jumps = set(group.jumps)
        """The icons that have not been met yet."""
        self.places: set[int] = set()
        self.spaces: set[Spot] = set()
        self.sides: set[tuple[int, str]] = set()
        self.exits: set[str] = set()
        self.next_places = [group.place] if group.place >= 0 else []
        self.next_spaces = [group.space] if group.space is not None else []

    def reached(self) -> Reached:
        """All places and things that it meets."""
        while self.next_places or self.next_spaces:
            if self.next_places:
                self._enter(self.next_places.pop())
            else:
                self._fill(self.next_spaces.pop())
        cards = frozenset(self.dungeon.card_of[place] for place in self.places)
        return Reached(
            frozenset(self.places), frozenset(self.spaces), cards, frozenset(self.sides), frozenset(self.exits)
        )

    def _enter(self, place: int) -> None:
        """Go on from a place, unless it is used up or the hall of a boss."""
        dungeon, places = self.dungeon, self.places
        if place in places or self.team.used >> place & 1:
            return
        if dungeon.halls[place] and dungeon.cards[dungeon.card_of[place]].kind == "boss":
            return
        places.add(place)
        for item in dungeon.contents[place]:
            discovery = dungeon.discoveries[item]
            if discovery.icon in ("stairs", "pit"):
                self.next_places += [discovery.place, discovery.other]
            elif not self._is_spent(item):
                self._jump(discovery.icon)
        if dungeon.pit_above[place] >= 0:
            self.next_places.append(dungeon.discoveries[dungeon.pit_above[place]].place)
        self._jump("monster")  # sb_03 leads there from anywhere
        links = self.team.links
        for way in dungeon.exits[place]:
            if links & way.link:
                continue
            if way.to < 0:
                self._leave(way)
                continue
            if way.to not in places:
                self.next_places.append(way.to)
            if way.far is not None:
                self.sides.add((way.far[0], way.far[1][0]))

    def _leave(self, way: Exit) -> None:
        """Go through an opening that joins nothing: to a free space, or out."""
        if way.to == WAITING:
            dx, dy = STEP_OF[way.direction]
            self.next_spaces.append(((way.x + dx) // WIDTH, (way.y + dy) // HEIGHT))
        elif way.to == OUT:
            self.exits.add(way.direction)

    def _jump(self, icon: str) -> None:
        """From one of these icons to all others, those of cards that may still be played included."""
        if icon in self.jumps:
            self.jumps.remove(icon)
            for item, discovery in enumerate(self.dungeon.discoveries):
                if discovery.icon == icon and not self._is_spent(item):
                    self.next_places.append(discovery.place)
            self.next_spaces += self.grid.free

    def _is_spent(self, item: int) -> bool:
        """Whether it is a magic circle that has been used."""
        return self.dungeon.discoveries[item].icon == "circle" and bool(self.team.crossed >> item & 1)

    def _fill(self, space: Spot) -> None:
        """Go on from a free space, where any card may come to lie."""
        grid = self.grid
        if space in self.spaces or space not in grid.free:
            return
        self.spaces.add(space)
        for icon in ("circle", "barrel", "monster"):
            self._jump(icon)
        for side, (dx, dy) in STEP_OF.items():
            x, y = beyond = space[0] + dx, space[1] + dy
            if beyond in grid.free:
                self.next_spaces.append(beyond)
            elif beyond in self.card_at:
                self._arrive(self.card_at[beyond], OPPOSITE[side])
            elif side in grid.exits and not (0 <= x < grid.columns and 0 <= y < grid.rows):
                self.exits.add(side)

    def _arrive(self, card: int, side: str) -> None:
        """Enter a card by the unused openings of a side."""
        for name in (f"{side}1", f"{side}2"):
            place, way = self.dungeon.openings[card, name]
            if not self.team.links & way.link:
                self.sides.add((card, side))
                self.next_places.append(place)


def _flooded(group: Hopeful, floods: Iterable[tuple[Hopeful, Reached]]) -> Reached | None:
    """The result of another group's flood, if it is the same for this one.

    All ways but those of sb_03 lead in both directions, so a group inside a flood has the same flood.
    """
    if CALL in group.spells:
        return None
    for other, reached in floods:
        if other.jumps == group.jumps and (group.place in reached.places or group.space in reached.spaces):
            return reached
    return None


class Stuck(NamedTuple):
    """Open final slots that are too many for the groups that might reach any of them, both by their numbers."""

    slots: list[int]
    groups: list[int]


def stuck(dungeon: Dungeon, team: Team) -> Stuck | None:
    """The fewest open final slots that cannot all be matched one to one with groups; None if all can."""
    mission = team.rules
    slots = [number for number, slot in enumerate(mission.slots) if slot.final and number not in team.filled]
    lying: dict[str, list[int]] = {}
    for number, placed in enumerate(dungeon.layout):
        lying.setdefault(placed.card, []).append(number)
    fits: dict[int, set[int]] = {}
    floods: list[tuple[Hopeful, Reached]] = []
    for number, member in enumerate(team.groups):
        if not member.out:
            group = hopeful(dungeon, team, member)
            reached = _flooded(group, floods) or _Flood(dungeon, team, group).reached()
            floods.append((group, reached))
            fits[number] = {slot for slot in slots if _may_fulfil(team, group, reached, mission.slots[slot], lying)}
    for many in range(1, len(slots) + 1):
        for some in combinations(slots, many):
            groups = [number for number, can in fits.items() if can.intersection(some)]
            if len(groups) < many:
                return Stuck(list(some), groups)
    return None


def _may_fulfil(team: Team, group: Hopeful, reached: Reached, slot: Slot, lying: Mapping[str, list[int]]) -> bool:
    """Whether a group might arrive at a slot, with the artifact that it asks for.

    `lying`: the numbers of cards on the tableau. A card that is not among them may be any of the face-down ones.
    """
    hidden = lying.get(HIDDEN, [])
    if slot.card == EXIT:
        arrives = not reached.exits.isdisjoint(slot.sides)
    else:
        arrives = any((card, side) in reached.sides for card in lying.get(slot.card, hidden) for side in slot.sides)
    if not arrives or slot.artifact in group.artifacts:
        return arrives
    if group.artifacts or slot.artifact in team.taken:
        return False
    lies_on = next((card for card, artifact in team.rules.artifacts.items() if artifact == slot.artifact), None)
    return lies_on is None or not reached.cards.isdisjoint(lying.get(lies_on, hidden))
