"""What no choice may break, and what a saved game must keep: whether a position can have come about by the rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rules.map_masters import coop_soundness, versus_soundness

if TYPE_CHECKING:
    from rules.map_masters.game import MapMasters


def faults(game: MapMasters) -> Iterator[str]:
    """The fields that cannot be as they are, as dotted paths, those of the mode that is played."""
    if (game.team is not None) != (game.options.mode == "coop"):
        yield "team"
    yield from versus_soundness.faults(game) if game.team is None else coop_soundness.faults(game)
