"""What no choice may break, and what a saved game must keep: whether a position can have come about by the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.map_masters import coop_soundness, versus_soundness

if TYPE_CHECKING:
    from rules.map_masters.game import MapMasters


def fault(game: MapMasters) -> str | None:
    """The first field that cannot be as it is, as a dotted path; None when the position is sound."""
    if game.seats not in game.seat_numbers:
        return "seats"
    if (game.team is not None) != (game.options.mode == "coop"):
        return "team"
    if game.team is not None:
        return next(coop_soundness.faults(game), None)
    return next(versus_soundness.faults(game), None)
