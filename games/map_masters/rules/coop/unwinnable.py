"""Whether a mission can no longer be won: the generous test of MM-23.3."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations
from typing import NamedTuple

from games.map_masters.rules.cards import HALL_DOOR, HEIGHT, OPPOSITE, STEP_OF, WIDTH
from games.map_masters.rules.coop.missions import EXIT, HIDDEN
from games.map_masters.rules.coop.team import Group, Team
from games.map_masters.rules.dungeon import OUT, WAITING, Dungeon, Spot
from games.map_masters.rules.path import CALL, RIDE


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


def flood(dungeon: Dungeon, team: Team, group: Hopeful) -> Reached:
    """Everything that a group might reach, ignoring obstacles, payments and crossings."""
    used, links, crossed, grid = team.used, team.links, team.crossed, dungeon.grid
    assert grid is not None
    seen: set[int] = set()
    spaces: set[Spot] = set()
    cards: set[int] = set()
    sides: set[tuple[int, str]] = set()
    exits: set[str] = set()
    jumps = group.jumps
    jumped: set[str] = set()
    places = [group.place] if group.place >= 0 else []
    waiting_spaces = [group.space] if group.space is not None else []
    at = {(x // WIDTH, y // HEIGHT): number for (x, y), number in dungeon.number_at.items()}

    def jump(kind: str) -> None:
        if kind not in jumps or kind in jumped:
            return
        jumped.add(kind)
        for number, discovery in enumerate(dungeon.found):
            if discovery.icon == kind and not (kind == "circle" and crossed >> number & 1):
                places.append(discovery.place)
        waiting_spaces.extend(grid.free)

    while places or waiting_spaces:
        if places:
            place = places.pop()
            if place in seen or used >> place & 1:
                continue
            card = dungeon.card_of[place]
            if dungeon.halls[place] and dungeon.cards[card].kind == "boss":
                continue
            seen.add(place)
            cards.add(card)
            for item in dungeon.contents[place]:
                discovery = dungeon.found[item]
                if discovery.icon == "stairs":
                    places += [discovery.place, discovery.other]
                elif discovery.icon == "pit":
                    places.append(discovery.other)
                elif not (discovery.icon == "circle" and crossed >> item & 1):
                    jump(discovery.icon)
            if dungeon.pit_above[place] >= 0:
                places.append(dungeon.found[dungeon.pit_above[place]].place)
            if "monster" in jumps:
                jump("monster")
            for way in dungeon.exits[place]:
                if links & way.link:
                    continue
                if way.to >= 0:
                    places.append(way.to)
                    if way.far is not None:
                        sides.add((way.far[0], way.far[1][0]))
                elif way.to == WAITING:
                    dx, dy = STEP_OF[way.direction]
                    waiting_spaces.append(((way.x + dx) // WIDTH, (way.y + dy) // HEIGHT))
                elif way.to == OUT:
                    exits.add(way.direction)
        else:
            space = waiting_spaces.pop()
            if space in spaces or space not in grid.free:
                continue
            spaces.add(space)
            for kind in ("circle", "barrel", "monster"):
                jump(kind)
            for side, (dx, dy) in STEP_OF.items():
                beyond = (space[0] + dx, space[1] + dy)
                if beyond in grid.free:
                    waiting_spaces.append(beyond)
                elif beyond in at:
                    for name in (f"{OPPOSITE[side]}1", f"{OPPOSITE[side]}2"):
                        place, way = dungeon.openings[at[beyond], name]
                        if not links & way.link:
                            sides.add((at[beyond], OPPOSITE[side]))
                            places.append(place)
                elif side in grid.exits and not (0 <= beyond[0] < grid.columns and 0 <= beyond[1] < grid.rows):
                    exits.add(side)
    return Reached(frozenset(seen), frozenset(spaces), frozenset(cards), frozenset(sides), frozenset(exits))


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
    number_of = {placed.card: number for number, placed in enumerate(dungeon.layout)}
    hidden = [number for number, placed in enumerate(dungeon.layout) if placed.card == HIDDEN]
    slots = [number for number, slot in enumerate(mission.slots) if slot.final and number not in team.filled]
    lies_on = {artifact: card for card, artifact in mission.artifacts.items()}
    fits: dict[int, set[int]] = {}
    floods: list[tuple[Hopeful, Reached]] = []
    for number, each in enumerate(team.groups):
        if each.out:
            continue
        group = hopeful(dungeon, team, each)
        reached = _flooded(group, floods) or flood(dungeon, team, group)
        floods.append((group, reached))
        can = fits[number] = set()
        for wanted in slots:
            slot = mission.slots[wanted]
            if slot.card == EXIT:
                if not reached.exits & set(slot.sides):
                    continue
            else:
                at = [number_of[slot.card]] if slot.card in number_of else hidden
                if not any((card, side) in reached.sides for card in at for side in slot.sides):
                    continue
            if group.artifacts and slot.artifact not in group.artifacts:
                continue
            if slot.artifact is not None and slot.artifact not in group.artifacts:
                card_name = lies_on[slot.artifact]
                there = [number_of[card_name]] if card_name in number_of else hidden
                if slot.artifact in team.taken or not any(card in reached.cards for card in there):
                    continue
            can.add(wanted)
    for many in range(1, len(slots) + 1):
        for some in combinations(slots, many):
            groups = [number for number, can in fits.items() if can.intersection(some)]
            if len(groups) < many:
                return Stuck(list(some), groups)
    return None
