"""What the search player finds and the heuristic player misses."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from games.dungeoneer import GAME
from games.dungeoneer.players.evaluation import EVALUATOR
from games.dungeoneer.rules.game import Dungeoneer
from rules.players import ComputerPlayer, answer
from rules.search import SearchPlayer

THOUGHT = Path(__file__).with_name("thought")


@pytest.mark.slow
@pytest.mark.parametrize(
    "player",
    [
        GAME.players["steady"],
        SearchPlayer(GAME.players["steady"], EVALUATOR, budget=200),
        pytest.param(GAME.players["expert"], marks=pytest.mark.long),
    ],
    ids=["steady", "searching briefly", "expert"],
)
def test_it_goes_for_a_quest_that_it_reaches_in_this_turn(player: ComputerPlayer) -> None:
    """Three steps to the Cistern, three movement: Dark Bargain costs wounds, but the hero has six Life and no quest."""
    game = Dungeoneer.load((THOUGHT / "quest_in_reach.json").read_bytes())
    seat, rng = game.turn, Random("in reach")
    while game.turn == seat and "qd_dark_bargain" not in game.players[seat].done:
        question = game.awaited()
        game.choose(question.seat, question.id, answer(game, question, player, rng))
    assert game.players[seat].done == ["qd_dark_bargain"]


@pytest.mark.slow
def test_what_it_says_of_a_quest_in_reach_is_what_it_gains() -> None:
    """The end of the phase is worse, and no points are shown, because none decide."""
    game = Dungeoneer.load((THOUGHT / "quest_in_reach.json").read_bytes())
    question = game.awaited()
    options, rng = [option for option in question.options(game) if option.id in ("use-5", "end")], Random("1")
    player = SearchPlayer(GAME.players["steady"], EVALUATOR, budget=8_000)
    first, end = player.weigh(game.turn, question, options, lambda: game.guess(game.turn, rng), rng)
    assert first.ids == ("use-5",)
    assert first.chance is not None
    assert end.chance is not None
    assert first.chance > end.chance + 0.03
    assert first.points is None
    assert end.reason is not None
    assert end.reason.key == "why-chance-costs"


def test_what_is_one_thing_to_a_player_is_told_as_one() -> None:
    """A quest counts, and more when it is done: both are shown together, and nothing of it is lost."""
    game = Dungeoneer.load((THOUGHT / "quest_in_reach.json").read_bytes())
    share, weights = EVALUATOR.share(game), EVALUATOR.weights
    told, counted = (
        EVALUATOR.terms(game, 0),
        {
            name: number * (weights.early[name] * (1 - share) + weights.late[name] * share)
            for name, number in EVALUATOR.features(game, 0).items()
        },
    )
    assert counted.keys() - told.keys() == {"done", "last", "alive", "turn"}
    assert told["quests"] == pytest.approx(counted["quests"] + counted["done"] + counted["last"])
    assert told["prospect"] == pytest.approx(counted["prospect"] + counted["alive"] + counted["turn"])
    assert sum(told.values()) == pytest.approx(sum(counted.values()))


@pytest.mark.parametrize("chance", ["1", "2"])
def test_it_delivers_rather_than_stand_where_it_is_due(chance: str) -> None:
    """At the Gate with the smith and one movement left: a rival would take him, and did."""
    game = Dungeoneer.load((THOUGHT / "quest_delivered.json").read_bytes())
    question = game.awaited()
    assert answer(game, question, GAME.players["expert"], Random(chance)) == ["drop-qd_smith"]


@pytest.mark.parametrize("chance", ["1", "2"])
def test_it_makes_a_quest_certain_that_it_has_the_glory_for(chance: str) -> None:
    """Before the Treasury with nine Glory and the last movement: eight of them make two dice certain."""
    game = Dungeoneer.load((THOUGHT / "quest_for_glory.json").read_bytes())
    for wanted in ("quest-qd_treasury", "spend-8"):
        question = game.awaited()
        assert answer(game, question, GAME.players["expert"], Random(chance)) == [wanted]
        game.choose(question.seat, question.id, [wanted])
