"""What thinking ahead finds that the rules of thumb miss."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from rules.core.players import answer, opinion
from rules.core.search import WIDTH
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
    assert first.reason.args["gained"].key == "gain-evil"  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("gold", "order", "digs"), [(2, "get_food", False), (3, "get_food", True), (2, "mine_gold", True)]
)
def test_a_tunnel_is_not_dug_that_makes_the_tax_too_dear(gold: int, order: str, digs: bool) -> None:
    """The tax comes in this round, 2 gold for four tiles and 3 for five; gold is mined after the digging."""
    game = DungeonLords.load((THOUGHT / "dear_tunnel.json").read_bytes())
    question = asked(game, "dig_square")
    lord = game.lords[question.seat]
    lord.gold, lord.orders[0] = gold, order
    assert (answer(game, question, PLAYERS["steady"], Random(1)) != ["done"]) == digs


def test_an_end_is_looked_at_before_all_the_squares() -> None:
    """There are more squares than answers are tried, and they are much alike."""
    game = DungeonLords.load((THOUGHT / "dear_tunnel.json").read_bytes())
    question = asked(game, "dig_square")
    game.lords[question.seat].gold = 5
    first, second, *others = opinion(game, question, PLAYERS["steady"], Random(1))
    assert len(others) + 2 > WIDTH
    assert first.ids != ("done",)
    assert second.ids == ("done",)
