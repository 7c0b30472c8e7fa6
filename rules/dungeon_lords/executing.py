"""Executing the orders, area by area; some areas from the last space back (section 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.entries import Step
from rules.core.messages import Seat
from rules.dungeon_lords.building import can_build, start_building
from rules.dungeon_lords.components import ORDERS
from rules.dungeon_lords.digging import can_dig, can_mine, start_digging, start_mining
from rules.dungeon_lords.hiring import can_hire, start_hiring
from rules.dungeon_lords.simple_orders import can_act, start_simple

if TYPE_CHECKING:
    from rules.dungeon_lords.game import DungeonLords

CAN = {
    "dig_tunnels": can_dig,
    "mine_gold": can_mine,
    "hire_monster": can_hire,
    "build_room": can_build,
}
"""Whether the action can be performed at all, where it is more than a cost."""

START = {
    "dig_tunnels": start_digging,
    "mine_gold": start_mining,
    "hire_monster": start_hiring,
    "build_room": start_building,
}


class StartExecution(Step):
    """Queue every player's minion in the fixed sequence (DL-7.1, DL-7.2); non-player minions go home (DL-9.1)."""

    def run(self, game: DungeonLords) -> None:
        game.phase = "executing"
        queue = []
        for order in ORDERS.values():
            spaces = game.spaces[order.id]
            for index in (2, 1, 0) if order.last_space_first else (0, 1, 2):
                seat = spaces[index]
                if isinstance(seat, int):
                    queue.append(Execute.model_construct(seat=seat, order=order.id, space=index))
        game.push(*queue)


class Execute(Step):
    """One minion is due: its owner is asked, or the order stays undone when it cannot be performed (DL-7.5)."""

    seat: Seat
    order: str
    space: int

    def run(self, game: DungeonLords) -> None:
        if not CAN.get(self.order, can_act)(game, self.seat, self.order, self.space):
            game.unexecuted(self.seat, self.order)
        else:
            START.get(self.order, start_simple)(game, self.seat, self.order, self.space)
