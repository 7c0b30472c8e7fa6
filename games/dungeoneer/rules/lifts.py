"""Conversion of saves from older schemas."""

from __future__ import annotations

from typing import Any

from rules.saves import without_flags


def lift_14(state: dict[str, Any]) -> dict[str, Any]:
    """Schema 15 has an option for players who leave for good; in older games computer players go on."""
    return {**state, "options": {**state["options"], "leavers": "computer"}, "leaving": []}


def lift_15(state: dict[str, Any]) -> dict[str, Any]:
    """Schema 16 has no flags for games from before schema 14, which asked more and in other orders."""
    return without_flags(state, "asks_more", "before_11", "before_12", "before_13", "before_14")
