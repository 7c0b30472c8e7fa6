"""A preview of what comes next, on a player's request."""

from __future__ import annotations

from collections.abc import Sequence

from games.dungeon_lords.rules.components import LAST_YEAR, ROUNDS, SEASONS
from games.dungeon_lords.rules.view import DungeonLordsView
from rules.messages import Message, refer

ROUND = ("new_round", "orders", "placing", "executing", "production", "event", "adventurers")
"""The phases of a round of building."""
NOT_IN_WINTER = ("event", "adventurers")
COMBAT = ("planning", "battle")


def coming_up(view: DungeonLordsView) -> Sequence[Message]:
    """The phases left in this round with its event, and what follows it."""
    if view.training is not None or view.result is not None:
        return []
    if view.phase in COMBAT:
        after = "outlook-scoring" if view.year == LAST_YEAR else "outlook-year"
        return [
            Message("outlook-combat_rounds", {"round": view.combat_round, "rounds": ROUNDS}),
            Message(after),
        ]
    if view.phase not in ROUND:
        return []
    season = SEASONS.index(view.season)
    phases = [phase for phase in ROUND[ROUND.index(view.phase) + 1 :] if season or phase not in NOT_IN_WINTER]
    lines = [Message("outlook-phases", {"phases": [refer(f"phase-{phase}") for phase in phases]})] if phases else []
    event = view.events[season - 1] if season else None
    if event == "special" and view.special is not None:
        special = f"special-{view.special}"
        lines.append(Message("outlook-special", {"event": refer(special), "effect": refer(f"{special}-help")}))
    elif event is not None:
        lines.append(Message("outlook-event", {"event": refer(f"event-{event}")}))
    if season == len(SEASONS) - 1:
        return [*lines, Message("outlook-combat")]
    return [*lines, Message("outlook-season", {"season": refer(f"season-{SEASONS[season + 1]}")})]
