"""How saves of older schemas are read."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

DRAFTING = ("declare_encounters", "encounter_target", "encounter_attachment", "encounter_attribute")


def lift_3(state: dict[str, Any]) -> dict[str, Any]:
    """Schema 4 keeps apart what `seen_turn` said of two kinds of cards, and the free time waits below a draft."""
    state = deepcopy(state)
    for player in state["players"]:
        for zone, name in (("boons", "paid"), ("treasures", "paid"), ("banes", "turn_begun")):
            for laid in player[zone]:
                laid |= {"paid": False, "turn_begun": False, name: laid.pop("seen_turn")}
    stack = state["agenda"]["stack"]
    if stack and stack[-1].get("kind") in DRAFTING:
        stack.insert(-1, {"kind": "dungeonlord_phase"})
    return state
