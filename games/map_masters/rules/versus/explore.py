"""Exploration: all players build a dungeon and draw a path in secret (MM-14)."""

from __future__ import annotations

from games.map_masters.rules.state import MapMastersState
from games.map_masters.rules.versus.building import Build, Place
from games.map_masters.rules.versus.drawing import Draw
from rules.messages import Seat
from rules.questions import Question


def question_for(game: MapMastersState, seat: Seat) -> Question:
    """The next question of a draft."""
    draft = game.players[seat].draft
    if draft.holding:
        return Place(seat=seat)
    return Draw(seat=seat) if draft.drawing else Build(seat=seat)
