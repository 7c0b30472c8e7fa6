"""How saves of older schemas are read."""

from __future__ import annotations

from typing import Any

NONE = -1
"""What schema 3 wrote for no cell and for no mark."""


def lift_3(state: dict[str, Any]) -> dict[str, Any]:
    """Schema 4 says with nothing that a hero is off the boards or holds no mark."""
    heroes = [
        {**hero, **{field: None for field in ("cell", "holds") if hero[field] == NONE}} for hero in state["heroes"]
    ]
    return {**state, "heroes": heroes}
