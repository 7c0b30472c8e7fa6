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


def lift_4(state: dict[str, Any]) -> dict[str, Any]:
    """In schema 5 the combat action is asked for by the move, and does not wait below it."""
    stack: list[dict[str, Any]] = state["agenda"]["stack"]
    above = [*stack[1:], {}]
    kept = [each for each, on in zip(stack, above, strict=True) if (each["kind"], on.get("kind")) != ("combat", "move")]
    return {**state, "agenda": {**state["agenda"], "stack": kept}}
