"""What thinking ahead finds that the rules of thumb miss."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from rules.core.players import answer, opinion
from rules.dungeon_lords import PLAYERS
from rules.dungeon_lords.game import DungeonLords
from tests.rules.dungeon_lords.positions import asked

THOUGHT = Path(__file__).with_name("thought")


@pytest.mark.parametrize("chance", ["1", "2", "3"])
def test_it_hires_nobody_whose_wage_would_call_the_paladin(chance: str) -> None:
    """Payday comes in this round. A second troll eats the food for the first one's wage, and evil is at 8 already."""
    game = DungeonLords.load((THOUGHT / "second_troll.json").read_bytes())
    question = asked(game, "choose_creature")
    assert answer(game, question, PLAYERS["steady"], Random(chance)) == ["troll"]
    first, *others = opinion(game, question, PLAYERS["expert"], Random(chance))
    assert first.ids == ("decline",)
    troll = next(each for each in others if each.ids == ("troll",))
    assert first.chance is not None
    assert troll.chance is not None
    assert first.chance > troll.chance + 0.1
    assert first.reason is not None
    assert first.reason.args["gained"].key == "why-evil"  # type: ignore[union-attr]
