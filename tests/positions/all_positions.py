"""The positions of all games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tests.positions import dungeon_go, dungeon_lords, dungeoneer, map_masters, thunderstone
from tests.positions.position import Position, positions

POSITIONS: Final[Mapping[str, tuple[Position, ...]]] = {
    module.__name__.rpartition(".")[2]: positions(module)
    for module in (dungeon_go, dungeon_lords, dungeoneer, map_masters, thunderstone)
}
"""By game."""
