"""What comes next, for a player who asks."""

from __future__ import annotations

from collections.abc import Sequence

from games.map_masters.rules.view import MapMastersView
from rules.messages import Message

AFTER = {
    "market": "outlook-explore",
    "hand": "outlook-explore",
    "explore": "outlook-reward",
    "refresh": "outlook-round",
}
"""What follows a phase of a round."""


def outlook(view: MapMastersView) -> Sequence[Message]:
    """What follows this phase, and how many rounds there are."""
    if view.phase not in AFTER:
        return []
    after = Message(AFTER[view.phase])
    if view.round == view.rounds:
        return [after, Message("outlook-last")]
    return [after, Message("outlook-rounds", {"left": view.rounds - view.round})]
