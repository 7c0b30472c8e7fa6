"""Which orders of a round are still to be carried out, as far as the position shows it."""

from __future__ import annotations

from collections.abc import Sequence

from games.dungeon_lords.rules.orders.executing import Execute
from games.dungeon_lords.rules.state import DungeonLordsState
from rules.entries import Entry
from rules.messages import Seat


def is_due(game: DungeonLordsState, seat: Seat, order: str) -> bool:
    """Whether the lord's minion still has to carry out that order in this round."""
    lord = game.lords[seat]
    if game.phase == "placing":
        return order in lord.orders and order not in lord.on_card
    if game.phase != "executing" or order in lord.on_card:
        return False
    left = (entry for entry in game.agenda.entries() if isinstance(entry, Execute))
    return any((entry.seat, entry.order) == (seat, order) for entry in left)


def state_of(game: DungeonLordsState, seat: Seat, order: str) -> str:
    """Whether the lord can carry out that order in this round: "due", "may" (not chosen yet), "barred" or "over"."""
    lord = game.lords[seat]
    if is_due(game, seat, order):
        return "due"
    if order in lord.disabled and not is_produced(game):
        return "barred"
    return "may" if game.phase in ("new_round", "orders") else "over"  # which orders are chosen is secret


def questions_of(game: DungeonLordsState, seat: Seat) -> Sequence[Entry]:
    """The questions that a lord is asked now."""
    return [question for question in game.questions if question.seat == seat]


def is_produced(game: DungeonLordsState) -> bool:
    """Whether the production of this round is over, and with it its orders (DL-10.9)."""
    return game.in_combat or game.phase in ("event", "adventurers")
