"""What a lord may ask about points: what hiring a creature or building a room would add to them."""

from __future__ import annotations

from collections.abc import Iterator

from games.dungeon_lords.rules.components import CREATURES, Cost
from games.dungeon_lords.rules.costs import edible
from games.dungeon_lords.rules.orders.building import room_squares
from games.dungeon_lords.rules.scoring import all_scores
from games.dungeon_lords.rules.state import Creature, DungeonLordsState, Lord
from rules.cases import Case
from rules.messages import Args, Message, Seat, refer

COMPARED = ("titles", "hall_of_fame")
"""The points that depend on what the others have."""


def worth_cases(game: DungeonLordsState, seat: Seat) -> Iterator[Case]:
    """The points of each creature in the tavern and each room in the market, as things stand now (DL-26, DL-27)."""
    lord = game.lords[seat]
    for kind in dict.fromkeys(game.tavern):
        args: Args = {"what": refer(f"creature-{kind}"), **_gain(game, seat, _hired(lord, kind))}
        yield Case("worth", Message("case-worth_hire", args), (f"creature-{kind}",))
    for room in game.market:
        named: Args = {"what": refer(f"room-{room}")}
        told = Message("case-worth_nowhere", named)
        if squares := room_squares(lord, room):
            told = Message("case-worth_build", named | _gain(game, seat, _built(lord, squares[0], room)))
        yield Case("worth", told, (f"room-{room}",))


def _gain(game: DungeonLordsState, seat: Seat, changed: Lord) -> Args:
    """What a change of this lord adds to its points: by itself, and by comparison with the others."""
    lords = [changed if other == seat else each for other, each in enumerate(game.lords)]
    before, after = all_scores(game.lords)[seat], all_scores(lords)[seat]
    compared = sum(after[name] - before[name] for name in COMPARED)
    points = sum(after.values()) - sum(before.values())
    return {"points": _signed(points), "own": _signed(points - compared), "titles": _signed(compared)}


def _signed(points: int) -> str:
    return f"+{points}" if points > 0 else f"−{-points}" if points else "±0"


def _hired(lord: Lord, kind: str) -> Lord:
    """The lord after hiring a creature and paying its cost; what could feed a demon is any monster."""
    cost: Cost = CREATURES[kind].cost
    lair = [*lord.lair, Creature(kind=kind)]
    if cost.monster and (food := edible(lord)):
        lair.remove(next(creature for creature in lair if creature.kind == food[0]))
    left = {"gold": max(0, lord.gold - cost.gold), "food": max(0, lord.food - cost.food)}
    return lord.model_copy(
        update={**left, "evil": lord.evil + cost.evil, "traps": lord.traps[cost.trap :], "lair": lair}
    )


def _built(lord: Lord, square: str, room: str) -> Lord:
    """The lord with a room in place of a tunnel."""
    tile = lord.tiles[square].model_copy(update={"kind": room})
    return lord.model_copy(update={"tiles": {**lord.tiles, square: tile}})
