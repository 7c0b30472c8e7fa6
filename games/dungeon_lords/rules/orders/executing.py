"""Executing the orders, area by area; some areas from the last space back (section 7)."""

from __future__ import annotations

from games.dungeon_lords.rules.components import ORDERS
from games.dungeon_lords.rules.orders.building import building_fault, start_building
from games.dungeon_lords.rules.orders.digging import digging_fault, mining_fault, start_digging, start_mining
from games.dungeon_lords.rules.orders.hiring import hiring_fault, start_hiring
from games.dungeon_lords.rules.orders.simple_orders import action_fault, start_simple
from games.dungeon_lords.rules.state import DungeonLordsState
from rules.entries import Step
from rules.messages import Seat, refer, seat_name

FAULTS = {
    "dig_tunnels": digging_fault,
    "mine_gold": mining_fault,
    "hire_monster": hiring_fault,
    "build_room": building_fault,
}
"""Why the action cannot be performed at all, where it is more than a cost."""

START = {
    "dig_tunnels": start_digging,
    "mine_gold": start_mining,
    "hire_monster": start_hiring,
    "build_room": start_building,
}


class StartExecution(Step):
    """Queue every player's minion in the fixed sequence (DL-7.1, DL-7.2); non-player minions go home (DL-9.1)."""

    def run(self, game: DungeonLordsState) -> None:
        game.phase = "executing"
        queue = []
        for order in ORDERS.values():
            spaces = game.spaces[order.id]
            for index in order.sequence:
                seat = spaces[index]
                if isinstance(seat, int):
                    queue.append(Execute.model_construct(seat=seat, order=order.id, space=index))
        game.push(*queue)


class Execute(Step):
    """One minion is due: its owner is asked, or the order stays undone when it cannot be performed (DL-7.5)."""

    seat: Seat
    order: str
    space: int

    def run(self, game: DungeonLordsState) -> None:
        fault = FAULTS.get(self.order, action_fault)(game, self.seat, self.order, self.space)
        if fault is not None:
            game.lords[self.seat].on_card.append(self.order)
            amounts = {"needed": 0, "have": 0, **fault.args}
            game.tell(
                "log-order_impossible",
                player=seat_name(self.seat),
                order=refer(f"order-{self.order}"),
                why=refer(f"undone-{fault.code}"),
                needed=amounts["needed"],
                have=amounts["have"],
            )
        else:
            START.get(self.order, start_simple)(game, self.seat, self.order, self.space)
