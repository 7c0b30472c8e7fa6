"""What thinking ahead finds that the rules of thumb miss."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from rules.core.players import answer, opinion
from rules.thunderstone import PLAYERS
from rules.thunderstone.game import Thunderstone

THOUGHT = Path(__file__).with_name("thought")


@pytest.mark.parametrize("chance", ["1", "2", "3"])
def test_it_takes_points_now_where_levels_would_come_too_late(chance: str) -> None:
    """Nine cards are left in the dungeon: who goes to level up now hardly ever fights with the new level."""
    game = Thunderstone.load((THOUGHT / "late_griffon.json").read_bytes())
    question = next(question for question in game.questions if question.awaited)
    assert question.kind == "choose_action"
    assert answer(game, question, PLAYERS["steady"], Random(chance)) == ["village"]
    first = opinion(game, question, PLAYERS["expert"], Random(chance))[0]
    assert first.ids == ("dungeon",)
