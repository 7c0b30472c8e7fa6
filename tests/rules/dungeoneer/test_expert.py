"""What thinking ahead finds that the rules of thumb miss."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from rules.core.players import answer, opinion
from rules.dungeoneer import PLAYERS
from rules.dungeoneer.game import Dungeoneer

THOUGHT = Path(__file__).with_name("thought")


@pytest.mark.parametrize("chance", ["1", "2", "3"])
def test_it_goes_for_a_quest_that_it_reaches_in_this_turn(chance: str) -> None:
    """Three steps to the Cistern, three movement: Dark Bargain costs wounds, but the hero has six Life and no quest."""
    game = Dungeoneer.load((THOUGHT / "quest_in_reach.json").read_bytes())
    question = next(question for question in game.questions if question.awaited)
    assert answer(game, question, PLAYERS["steady"], Random(chance)) == ["end"]
    first, *others = opinion(game, question, PLAYERS["expert"], Random(chance))
    assert first.ids == ("move-e",)
    end = next(each for each in others if each.ids == ("end",))
    assert first.chance is not None
    assert end.chance is not None
    assert first.chance > end.chance + 0.1
    assert first.reason is not None
    assert first.reason.args["gained"].key == "why-quests"  # type: ignore[union-attr]
