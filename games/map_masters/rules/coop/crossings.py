"""The way of a group through a whole card as one answer (MM-22.2).

It pays nothing, overcomes no obstacle and takes no fairy token: each of these is an answer of its own. It never
arrives, since that cannot be taken back, but stops before the opening. As all groups share the corridors, the shortest
way to an opening is offered, and beside it the one on which more is found that open goals ask for.
"""

from __future__ import annotations

from games.map_masters.rules.coop.team import Team
from games.map_masters.rules.crossings import Aim, Crossing, Within, is_free, outside, within
from games.map_masters.rules.icons import HOLES, Icon
from games.map_masters.rules.path import DRAWING, Path, after, find, moves
from games.map_masters.rules.path.walking import mark_of

SHORTEST = Aim((), {}, 0.0)


def asked_for(team: Team) -> frozenset[str]:
    """What the goals ask for that are not fulfilled: icons, and `room`."""
    found = set[str]()
    for number, slot in enumerate(team.rules.slots):
        if number not in team.filled:
            found.update(slot.items, slot.counts)
    return frozenset(found | set(HOLES)) if "hole" in found else frozenset(found)


def group_crossings(path: Path, asked: frozenset[str]) -> tuple[list[Crossing], list[Crossing]]:
    """The shortest way to each opening to which more than one choice leads; and those that find more of `asked`."""
    if path.status != DRAWING or path.choosing:
        return [], []
    aim = Aim(tuple(sorted(asked)), dict.fromkeys(asked, 1.0), float("room" in asked))
    richest = within(path, aim)
    shortest, richer = [], []
    for opening, way in within(path, SHORTEST).items():
        if not opening:
            continue
        near = _leading(path, opening, way)
        if near is not None:
            shortest.append(near)
        rich = _leading(path, opening, richest[opening])
        if rich is not None and richest[opening].worth > _worth(path, way, aim):
            richer.append(rich)
    return shortest, richer


def _worth(path: Path, way: Within, aim: Aim) -> float:
    """What is found on a way, as far as it is asked for."""
    there = _walked(path, way)
    rooms = (there.visited & ~path.visited).bit_count()
    return sum(aim.weights.get(icon, 0.0) for icon in _gains(path, there)) + aim.room * rooms


def _walked(path: Path, way: Within) -> Path:
    for text in way.steps:
        path = after(path, find(path, text))
    return path


def _gains(path: Path, there: Path) -> tuple[Icon, ...]:
    new = there.own & ~path.own
    return tuple(each.icon for at, each in enumerate(path.dungeon.found) if new >> at & 1)


def _leading(path: Path, opening: str, way: Within) -> Crossing | None:
    """The way, and on through the opening where that is a plain step; None where a single step leads as far."""
    dungeon = path.dungeon
    number = dungeon.card_of[path.place]
    out = dungeon.openings[number, opening][1]
    there = _walked(path, way)
    onward = [move for move in moves(there) if move.link == out.link]
    if not onward:
        return None
    only = onward[0]
    leaves = len(onward) == 1 and only.kind == "go" and is_free(there, only)
    steps = (*way.steps, only.text) if leaves else way.steps
    if len(steps) < 2 or way.asked + (leaves and not way.forced) < 1:
        return None
    mark = outside(out.x, out.y, out.direction) if leaves else mark_of(path, there.place)
    leads_to = dungeon.card_of[only.to] if leaves else number
    return Crossing(steps, opening, not leaves, False, _gains(path, there), mark, leads_to, way.worth)
