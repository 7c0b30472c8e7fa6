"""What a lord may ask about points: what hiring a creature or building a room would add to them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

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
    """The points of each creature in the tavern and each room in the market, as everything stands now (DL-26, DL-27)."""
    for kind in dict.fromkeys(game.tavern):
        gain = _gain(game, seat, lambda lord, kind=kind: _hire(lord, kind))  # type: ignore[misc]
        args: Args = {"what": refer(f"creature-{kind}"), **gain}
        yield Case("worth", Message("case-worth_hire", args), (f"creature-{kind}",))
    for room in game.market:
        squares = room_squares(game.lords[seat], room)
        if not squares:
            yield Case("worth", Message("case-worth_nowhere", {"what": refer(f"room-{room}")}), (f"room-{room}",))
            continue
        gain = _gain(game, seat, lambda lord, room=room: _build(lord, squares[0], room))  # type: ignore[misc]
        yield Case("worth", Message("case-worth_build", {"what": refer(f"room-{room}"), **gain}), (f"room-{room}",))


def _gain(game: DungeonLordsState, seat: Seat, change: Callable[[Lord], None]) -> Args:
    """What a change of this lord adds to its points: by itself, and by comparison with the others."""
    lord = game.lords[seat].model_copy(deep=True)
    change(lord)
    lords = [lord if other == seat else each for other, each in enumerate(game.lords)]
    before, after = all_scores(game.lords)[seat], all_scores(lords)[seat]
    compared = sum(after[name] - before[name] for name in COMPARED)
    points = sum(after.values()) - sum(before.values())
    return {"points": _signed(points), "own": _signed(points - compared), "titles": _signed(compared)}


def _signed(points: int) -> str:
    return f"+{points}" if points > 0 else f"−{-points}" if points else "±0"


def _hire(lord: Lord, kind: str) -> None:
    cost: Cost = CREATURES[kind].cost
    lord.gold, lord.food = max(0, lord.gold - cost.gold), max(0, lord.food - cost.food)
    lord.evil += cost.evil
    del lord.traps[: cost.trap]
    if cost.monster and (food := edible(lord)):
        lord.lair.remove(next(creature for creature in lord.lair if creature.kind == food[0]))
    lord.lair.append(Creature(kind=kind))


def _build(lord: Lord, square: str, room: str) -> None:
    lord.tiles[square] = lord.tiles[square].model_copy(update={"kind": room})
