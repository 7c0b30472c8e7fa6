"""Which orders can't be carried out as things stand (DL-7.5), for a warning where they are chosen."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from games.dungeon_lords.rules.components import ORDER_IDS, ORDERS
from games.dungeon_lords.rules.faults import Fault
from games.dungeon_lords.rules.grid import dig_squares
from games.dungeon_lords.rules.orders.building import building_fault
from games.dungeon_lords.rules.orders.digging_and_mining import (
    DIG,
    MINE,
    digging_fault,
    mine_squares,
    mining_fault,
    workers,
)
from games.dungeon_lords.rules.orders.hiring import hiring_fault
from games.dungeon_lords.rules.orders.simple_orders import action_fault
from games.dungeon_lords.rules.pieces import Tile
from games.dungeon_lords.rules.state import DungeonLordsState
from rules.messages import Seat

FAULTS = {
    DIG: digging_fault,
    MINE: mining_fault,
    "hire_monster": hiring_fault,
    "build_room": building_fault,
}
"""Why the action cannot be performed at all, if the reason is more than a cost."""


def fault_of(game: DungeonLordsState, seat: Seat, order: str, index: int) -> Fault | None:
    """Why the order cannot be carried out on this space (0 for I); None if it can."""
    return FAULTS.get(order, action_fault)(game, seat, order, index)


def failing(game: DungeonLordsState, seat: Seat, orders: Collection[str]) -> dict[str, Fault]:
    """Those of the orders that fail on the first free space, after those before them in the sequence of the areas.

    One imp digs before others mine, and as many as possible mine; what is hired costs nothing.
    """
    # A copy of the table, whose lord is changed by one order after the other; nothing else of it is.
    lord = replace(game.lords[seat], tiles=dict(game.lords[seat].tiles))
    trial = game.model_copy(update={"lords": [*game.lords[:seat], lord, *game.lords[seat + 1 :]]})
    faults: dict[str, Fault] = {}
    for order in ORDER_IDS:
        if order not in orders or None not in game.spaces[order]:
            continue
        index = game.spaces[order].index(None)
        if (fault := fault_of(trial, seat, order, index)) is not None:
            faults[order] = fault
            continue
        space = ORDERS[order].spaces[index]
        mined = min(workers(lord, space), len(mine_squares(lord))) if order == MINE else 0
        lord.gold += mined + space.gold - space.cost.gold
        lord.food += space.food - space.cost.food
        lord.imps += space.imps
        lord.busy_imps += mined
        if order == DIG:
            lord.tiles[dig_squares(lord.tiles)[0]] = Tile(dug=True)
            lord.busy_imps += 1 + int(space.foreman)
    return faults
