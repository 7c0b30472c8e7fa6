"""The next events, for a player who asks."""

from __future__ import annotations

from collections.abc import Sequence

from games.map_masters.rules.view import MapMastersView, TeamView
from rules.messages import Message, seat_name

AFTER = {
    "market": "outlook-explore",
    "hand": "outlook-explore",
    "explore": "outlook-reward",
    "refresh": "outlook-round",
}
"""The successor of each phase of a round."""


def coming_up(view: MapMastersView) -> Sequence[Message]:
    """The next phase, and the number of rounds."""
    if view.team is not None:
        return _of_mission(view, view.team)
    if view.phase not in AFTER:
        return []
    after = Message(AFTER[view.phase])
    if view.round == view.rounds:
        return [after, Message("outlook-last")]
    return [after, Message("outlook-rounds", {"left": view.rounds - view.round})]


def _of_mission(view: MapMastersView, team: TeamView) -> Sequence[Message]:
    """The team's next decision; during play, whose turn follows, and how much is left."""
    if view.phase == "team" and team.sheet is not None:
        return [Message("outlook-team", {"stage": team.sheet.stage})]
    if view.phase != "turn":
        return []
    after = view.order[(view.order.index(view.turn) + 1) % view.seats]
    goals = sum(not slot.filled for slot in team.slots)
    return [
        Message("outlook-turn", {"player": seat_name(after)}),
        Message("outlook-goals", {"goals": goals, "free": len(team.free)}),
    ]
