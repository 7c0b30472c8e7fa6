"""A preview of what comes next, on a player's request."""

from __future__ import annotations

from collections.abc import Sequence

from games.thunderstone.pictures.words import stone_part
from games.thunderstone.rules.view import ThunderstoneView
from rules.messages import Message, seat_name


def coming_up(view: ThunderstoneView) -> Sequence[Message]:
    """Whose turn follows, and how far away the end is."""
    end = Message("outlook-end", {"cards": view.unseen, "stone": stone_part(view)})
    if view.seats == 1:
        return [end]
    following = (view.turn.seat + 1) % view.seats
    return [Message("outlook-turn", {"player": seat_name(following)}), end]
