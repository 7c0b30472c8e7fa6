"""How far a step of a group's path leads from what it may still deliver to: spaces of the tableau, walls ignored."""

from __future__ import annotations

from games.map_masters.rules.cards import HEIGHT, WIDTH
from games.map_masters.rules.coop.missions import EXIT
from games.map_masters.rules.coop.team import Group, Team
from games.map_masters.rules.crossings import Crossing
from games.map_masters.rules.dungeon import Spot
from games.map_masters.rules.path import DRAWING, Move, Path
from games.map_masters.rules.spaces import space_name
from rules.messages import Message, refer


def about_way(team: Team, group: Group, path: Path, way: Move | Crossing) -> Message | None:
    """How far the nearest open goal is from the card to which a way leads; None where it stays on its card."""
    dungeon = path.dungeon
    number = way.card if isinstance(way, Crossing) else dungeon.card_of[way.to] if way.to >= 0 else -1
    arrives = isinstance(way, Move) and way.arrival is not None
    if number < 0 or arrives or (path.status == DRAWING and number == dungeon.card_of[path.place]):
        return None
    placed = dungeon.layout[number]
    return nearest_goal(team, group, (placed.x // WIDTH, placed.y // HEIGHT))


def nearest_goal(team: Team, group: Group, space: Spot) -> Message | None:
    """The nearest space or side where this group may still meet a goal, and how many spaces it is away."""
    found: list[tuple[int, Message]] = []
    columns, rows = len(team.rules.grid[0]), len(team.rules.grid)
    lying = {placed.card: (placed.x // WIDTH, placed.y // HEIGHT) for placed in team.tableau}
    for number, slot in enumerate(team.rules.slots):
        if number in team.filled or slot.card in group.done_at:
            continue
        if slot.card == EXIT:
            beyond = {"N": space[1], "S": rows - 1 - space[1], "W": space[0], "E": columns - 1 - space[0]}
            side = min(slot.sides, key=beyond.__getitem__)
            edge = Message("about-to_side", {"spaces": beyond[side], "side": refer(f"side-{side.lower()}")})
            found.append((beyond[side], edge))
            continue
        for goal in [lying[slot.card]] if slot.card in lying else team.hidden:
            away = abs(goal[0] - space[0]) + abs(goal[1] - space[1])
            found.append((away, Message("about-to_goal", {"spaces": away, "goal": space_name(*goal)})))
    return min(found, key=lambda each: each[0])[1] if found else None
