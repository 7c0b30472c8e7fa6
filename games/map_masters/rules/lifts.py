"""How saves of older schemas are read."""

from __future__ import annotations

from typing import Any


def lift_3(state: dict[str, Any]) -> dict[str, Any]:
    """Schema 4 says in fields where groups start and what is bought for which; both were texts before."""
    team = state["team"]
    if team is None:
        return state
    starts, wanted = [], []
    for text in team["sheet"]["starts"]:  # `0_2_W1`
        column, row, opening = text.split("_")
        starts.append([int(column), int(row), opening])
    for text in team["sheet"]["wanted"]:  # `sb_07 0`
        thing, group = text.split()
        wanted.append([thing, int(group)])
    return {**state, "team": {**team, "sheet": {**team["sheet"], "starts": starts, "wanted": wanted}}}
