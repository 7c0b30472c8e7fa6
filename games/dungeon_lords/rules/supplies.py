"""Supplies that a lord loses, as far as there are any."""

from __future__ import annotations

from games.dungeon_lords.rules.state import DungeonLordsState
from rules.messages import Seat, seat_name


def lose(game: DungeonLordsState, seat: Seat, what: str, n: int, *, unfed: bool = False) -> int:
    """Lose up to `n` gold, food or imps, as much as there is; returns how much.

    `unfed`: imps go because they get no food.
    """
    lord = game.lords[seat]
    if what == "gold":
        lost = min(n, lord.gold)
        lord.gold -= lost
        game.tell("log-lost_gold", player=seat_name(seat), gold=lost)
    elif what == "food":
        lost = min(n, lord.food)
        lord.food -= lost
        game.tell("log-lost_food", player=seat_name(seat), food=lost)
    else:
        lost = min(n, lord.imps)
        lord.imps -= lost
        lord.busy_imps = min(lord.busy_imps, lord.imps)
        game.tell("log-unfed_imps" if unfed else "log-lost_imps", player=seat_name(seat), imps=lost)
    return lost
