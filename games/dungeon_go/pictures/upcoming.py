"""A preview of what comes next, on a player's request."""

from __future__ import annotations

from collections.abc import Sequence

from games.dungeon_go.rules.board import CELL, board_of
from games.dungeon_go.rules.components import LIMITS
from games.dungeon_go.rules.view import DungeonGoView
from rules.messages import Args, Message, refer

LAST_FLOOR = 5


def coming_up(view: DungeonGoView) -> Sequence[Message]:
    """The cards still to come in this round, and what the heroes must do to advance (DG-18.2, DG-20.4)."""
    if view.phase != "play":
        return []
    cards = [refer(f"card-{card}") for card, number in view.deck.items() for _ in range(number)]
    rises = view.floor_clock >= LIMITS.danger_clock - 1 and view.damage < LIMITS.damage
    empty = Message("outlook-deck_empty", {"damage": view.damage + 1 if rises else 0})
    deck = Message("outlook-deck", {"cards": cards}) if cards else empty
    if view.floor == LAST_FLOOR:
        return [deck, Message("outlook-boss")]
    args: Args = {"next": view.floor + 1, "monsters": len(view.monsters)}
    if not view.monsters and board_of(CELL[view.king]) == "back":
        return [Message("outlook-floor_now", args), deck]
    return [deck, Message("outlook-floor", args)]
