"""The positions of all games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tests.positions import dungeon_go, dungeon_lords, dungeoneer, map_masters, thunderstone
from tests.positions.position import Position

POSITIONS: Final[Mapping[str, tuple[Position, ...]]] = {
    "dungeon_go": dungeon_go.POSITIONS,
    "dungeon_lords": dungeon_lords.POSITIONS,
    "dungeoneer": dungeoneer.POSITIONS,
    "map_masters": map_masters.POSITIONS,
    "thunderstone": thunderstone.POSITIONS,
}
"""By game."""
