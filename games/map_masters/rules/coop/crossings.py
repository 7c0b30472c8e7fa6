"""The way of a group through a whole card as one answer (MM-22.2).

It pays nothing, overcomes no obstacle and takes no fairy token: each of these is an answer of its own. It never
arrives, since that cannot be taken back, but stops before the opening. As all groups share the corridors, the shortest
way to an opening is offered, and also the one with more finds for open goals.
"""

from __future__ import annotations

from functools import lru_cache

from games.map_masters.rules.cards import OPENINGS
from games.map_masters.rules.coop.missions import EXIT
from games.map_masters.rules.coop.team import Group, Team
from games.map_masters.rules.crossings import (
    Crossing,
    IconWeights,
    WayOnCard,
    gains_of,
    is_free,
    richest_on_card,
    worth_of,
)
from games.map_masters.rules.icons import HOLES
from games.map_masters.rules.layouts import Spot
from games.map_masters.rules.path.state import DRAWING, Move, Path
from games.map_masters.rules.path.steps import moves
from games.map_masters.rules.path.walking import mark_of
from games.map_masters.rules.spaces import space_name
from rules.messages import Message, refer

SHORTEST = IconWeights((), {}, 0.0)
"""Looks for nothing, so the shortest way is best."""


def asked_for(team: Team) -> frozenset[str]:
    """The requirements of the unfulfilled goals: icons, and `room`."""
    things = set[str]()
    for number, slot in enumerate(team.rules.slots):
        if number not in team.filled:
            things.update(slot.items, slot.counts)
    return frozenset(things | set(HOLES)) if "hole" in things else frozenset(things)


@lru_cache(maxsize=256)
def group_crossings(path: Path, asked: frozenset[str]) -> tuple[list[Crossing], list[Crossing]]:
    """The shortest way to each opening to which more than one choice leads; and those that find more of `asked`."""
    if path.status != DRAWING or path.choosing:
        return [], []
    wanted = IconWeights(tuple(sorted(asked)), dict.fromkeys(asked, 1.0), float("room" in asked))
    nearest, richest = richest_on_card(path, SHORTEST, wanted)
    shortest, richer = [], []
    for opening, way in nearest.items():
        if opening not in OPENINGS:
            continue
        near = _continue_way(path, opening, way)
        if near is not None:
            shortest.append(near)
        if richest[opening].steps == way.steps:
            continue
        rich = _continue_way(path, opening, richest[opening])
        if rich is not None and richest[opening].worth > worth_of(path, way.end, wanted):
            richer.append(rich)
    return shortest, richer


def _continue_way(path: Path, opening: str, way: WayOnCard) -> Crossing | None:
    """The way, continued through the opening if that is a plain step; None if a single step leads as far."""
    end, dungeon = way.end, path.dungeon
    number = dungeon.card_of[path.place]
    _, out = dungeon.openings[number, opening]
    onward = [move for move in moves(end) if move.link == out.link]
    if not onward:
        return None
    only = onward[0]
    leaves = len(onward) == 1 and only.kind == "go" and is_free(end, only)
    steps = (*way.steps, only.text) if leaves else way.steps
    chosen = way.choices + (leaves and not way.forced)
    if len(steps) < 2 or not chosen:
        return None
    mark = out.mark if leaves else mark_of(path, end.place)
    leads_to = dungeon.card_of[only.to] if leaves else number
    return Crossing(steps, opening, gains_of(path, end), mark, leads_to, way.worth, stops=not leaves)


def about_way(team: Team, group: Group, path: Path, way: Move | Crossing) -> Message | None:
    """The distance of the nearest open goal from the card to which a way leads; None if it stays on its card."""
    dungeon = path.dungeon
    if isinstance(way, Crossing):
        number = way.card
    else:
        number = dungeon.card_of[way.to] if way.to >= 0 else -1
    arrives = isinstance(way, Move) and way.arrival is not None
    if number < 0 or arrives or (path.status == DRAWING and number == dungeon.card_of[path.place]):
        return None
    placed = dungeon.layout[number]
    return nearest_goal(team, group, placed.space)


def nearest_goal(team: Team, group: Group, space: Spot) -> Message | None:
    """The nearest space or side where this group may still meet a goal, and how many spaces it is away."""
    goals: list[tuple[int, Message]] = []
    column, row = space
    lying = {placed.card: placed.space for placed in team.tableau}
    for number, slot in enumerate(team.rules.slots):
        if number in team.filled or slot.card in group.done_at:
            continue
        if slot.card == EXIT:
            beyond = {"N": row, "S": team.rules.rows - 1 - row, "W": column, "E": team.rules.columns - 1 - column}
            side = min(slot.sides, key=lambda side: beyond[side])
            edge = Message("about-to_side", {"spaces": beyond[side], "side": refer(f"side-{side.lower()}")})
            goals.append((beyond[side], edge))
            continue
        for x, y in [lying[slot.card]] if slot.card in lying else team.hidden:
            away = abs(x - column) + abs(y - row)
            goals.append((away, Message("about-to_goal", {"spaces": away, "goal": space_name(x, y)})))
    _, nearest = min(goals, key=lambda goal: goal[0], default=(0, None))
    return nearest
