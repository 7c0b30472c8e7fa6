"""Conversion of saves from older schemas."""

from __future__ import annotations

from typing import Any

from rules.saves import without_flags


def lift_14(state: dict[str, Any]) -> dict[str, Any]:
    """Schema 15 has a setting for players who leave for good; in older games computer players go on."""
    return {**state, "options": {**state["options"], "leavers": "computer"}, "leaving": []}


def lift_15(state: dict[str, Any]) -> dict[str, Any]:
    """Schema 16 has no flags for games from before schema 14, which asked more and in other orders."""
    return without_flags(state, "asks_more", "before_11", "before_12", "before_13", "before_14")


def lift_16(state: dict[str, Any]) -> dict[str, Any]:
    """Schema 17 has neither plans ahead nor a vote to stop: those under way end."""
    agenda, gone = dict(state["agenda"]), ("keep_plans", "go_on", "attempt_on", "wish_to_stop")
    for stack in ("stack", "standing"):
        agenda[stack] = [
            {name: value for name, value in entry.items() if (entry["kind"], name) != ("place_map", "again")}
            for entry in agenda[stack]
            if entry["kind"] not in gone
        ]
    fields = ("lord_ends", "lord_sends", "later", "to_discard", "wants_stop")
    return {name: value for name, value in state.items() if name not in fields} | {"agenda": agenda}
