"""Answers that the search finds and the heuristic misses."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from games.dungeon_lords import GAME
from games.dungeon_lords.players.evaluation import EVALUATOR
from games.dungeon_lords.rules.game import DungeonLords
from rules.players import answer, opinion
from rules.search import WIDTH
from tests.games.dungeon_lords.table import ME, Table, lay

THOUGHT = Path(__file__).with_name("thought")
CHANCES = ["1", *(pytest.param(chance, marks=pytest.mark.long) for chance in "23")]


@pytest.mark.slow
@pytest.mark.parametrize("chance", CHANCES)
def test_it_does_not_hire_a_creature_whose_wage_would_attract_the_paladin(chance: str) -> None:
    """Payday is this round. A second troll uses the food for the first one's wage, and evil is already at 8."""
    game = DungeonLords.load((THOUGHT / "second_troll.json").read_bytes())
    question = Table(game).question("choose_creature")
    assert answer(game, question, GAME.players["steady"], Random(chance)) == ["troll"]
    first, *others = opinion(game, question, GAME.players["expert"], Random(chance))
    assert first.ids == ("decline",)
    troll = next(other for other in others if other.ids == ("troll",))
    assert first.chance is not None
    assert troll.chance is not None
    assert first.chance > troll.chance + 0.1
    assert first.comparison is not None
    assert first.comparison.args["gained"].key == "term-evil"  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("gold", "mines", "digs"),
    [(2, "nowhere", False), (3, "nowhere", True), (2, "placed", True), (2, "crowded out", False)],
)
def test_no_tunnel_is_dug_that_makes_the_tax_unaffordable(gold: int, mines: str, digs: bool) -> None:
    """Tax is due this round, 2 gold for four tiles and 3 for five; gold is mined after digging."""
    game = DungeonLords.load((THOUGHT / "dear_tunnel.json").read_bytes())
    question = Table(game).question("dig_square")
    lord = game.lords[question.seat]
    lord.gold = gold
    lord.orders[0] = "get_food" if mines == "nowhere" else "mine_gold"
    game.spaces["mine_gold"] = [None, question.seat if mines == "placed" else None, None]
    assert (answer(game, question, GAME.players["steady"], Random(1)) != ["done"]) == digs


def test_stopping_is_considered_before_trying_all_squares() -> None:
    """There are more squares than the search tries, and they are similar."""
    game = DungeonLords.load((THOUGHT / "dear_tunnel.json").read_bytes())
    question = Table(game).question("dig_square")
    game.lords[question.seat].gold = 5
    first, second, *others = opinion(game, question, GAME.players["steady"], Random(1))
    assert len(others) + 2 > WIDTH
    assert first.ids != ("done",)
    assert second.ids == ("done",)


@pytest.mark.slow
@pytest.mark.parametrize("chance", CHANCES)
def test_a_lord_with_an_empty_lair_hires_a_creature_before_combat(chance: str) -> None:
    """A summer with two traps, an empty lair and food for a goblin: without it the party conquers four tiles."""
    game = DungeonLords.load((THOUGHT / "nobody_hired.json").read_bytes())
    question = Table(game).question("choose_creature")
    weighed = opinion(game, question, GAME.players["expert"], Random(chance))
    assert {answer.ids[0] for answer in weighed} == {"goblin", "ghost", "troll"}
    assert answer(game, question, GAME.players["expert"], Random(chance)) != ["decline"]


def test_traps_are_evaluated_by_their_effect() -> None:
    """A Cursed Ring damages all and saves the tile; an Antimagic Dart deals one damage and stops a spell."""
    game = lay().game
    traps = {}
    for trap in ("cursed_ring", "rolling_stone", "antimagic_dart"):
        game.lords[ME].traps = [trap]
        traps[trap] = EVALUATOR.features(game, ME)["traps"]
    assert traps["cursed_ring"] > traps["rolling_stone"] > traps["antimagic_dart"] > 0


@pytest.mark.parametrize(("year", "combat_round", "less"), [(2, 1, True), (1, 1, False), (2, 0, False)])
def test_surplus_gold_and_tunnels_count_less_in_the_last_combat(year: int, combat_round: int, less: bool) -> None:
    game = lay(year=year, gold=8, tiles="C1 C2 C3 B3 D3 E3 A3", combat_round=combat_round).game
    features = EVALUATOR.features(game, ME)
    assert (features["gold"] < 8) == less
    assert (features["tunnels"] < 7) == less
