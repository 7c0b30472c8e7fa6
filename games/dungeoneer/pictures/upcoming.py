"""The next events, for a player who asks."""

from __future__ import annotations

from collections.abc import Sequence

from games.dungeoneer.rules.view import DungeoneerView
from rules.messages import Message, refer, seat_name

TURN = ("reset", "dungeonlord", "build", "hero", "discard")
"""The phases of a turn."""


def coming_up(view: DungeoneerView) -> Sequence[Message]:
    """The phases left in this turn, without Build once the map deck is empty (DN-3.2), and whose turn follows."""
    if view.phase not in TURN:
        return []
    left = (phase for phase in TURN[TURN.index(view.phase) + 1 :] if phase != "build" or view.map_deck_size)
    phases = [refer(f"phase-{phase}") for phase in left]
    lines = [Message("outlook-phases", {"phases": phases})] if phases else []
    seats = [(view.turn + step) % view.seats for step in range(1, view.seats)]
    following = next((seat for seat in seats if view.players[seat].alive), None)
    return lines if following is None else [*lines, Message("outlook-turn", {"player": seat_name(following)})]
