"""Positions in which the search player should find what the heuristic player missed."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from games.dungeoneer import GAME
from games.dungeoneer.players import valuation
from games.dungeoneer.players.evaluation import EVALUATOR
from games.dungeoneer.rules.game import Dungeoneer
from rules.players import ComputerPlayer, answer
from rules.search import SearchPlayer
from tests.games.dungeoneer.table import Table
from tests.games.dungeoneer.test_heuristic import WAYS

THOUGHT = Path(__file__).with_name("thought")


@pytest.mark.long
@pytest.mark.parametrize(
    "player",
    [GAME.players["steady"], SearchPlayer(GAME.players["steady"], EVALUATOR, budget=200), GAME.players["expert"]],
    ids=["steady", "searching briefly", "expert"],
)
def test_it_completes_a_quest_within_reach_this_turn(player: ComputerPlayer) -> None:
    """Three steps to the Cistern, three movement: Dark Bargain costs wounds, but the hero has six Life and no quest."""
    game = Dungeoneer.load((THOUGHT / "quest_in_reach.json").read_bytes())
    seat = game.turn
    rng = Random("in reach0")
    while game.turn == seat and "qd_dark_bargain" not in game.players[seat].done:
        question = game.awaited()
        game.choose(question.seat, question.id, answer(game, question, player, rng))
    assert game.players[seat].done == ["qd_dark_bargain"]


@pytest.mark.slow
def test_a_quest_within_reach_has_a_higher_winning_chance_than_ending_the_phase() -> None:
    """With Quicksilver the hero gets there; no points are shown, because no points decide the game."""
    game = Dungeoneer.load((THOUGHT / "quest_in_reach.json").read_bytes())
    question = game.awaited()
    (quicksilver,) = (option.id for option in question.options(game) if option.label.key == "do-use")
    options = [option for option in question.options(game) if option.id in (quicksilver, "end")]
    rng = Random("1")
    player = SearchPlayer(GAME.players["steady"], EVALUATOR, budget=8_000)
    first, end = player.weigh(game.turn, question, options, lambda: game.guess(game.turn, rng), rng)
    assert first.ids == (quicksilver,)
    assert first.chance is not None
    assert end.chance is not None
    assert first.chance > end.chance + 0.03
    assert first.points is None
    assert end.comparison is not None
    assert end.comparison.key == "why-chance-costs"


@pytest.mark.parametrize(("seats", "horizon"), [(2, 3), (3, 3), (4, 4), (6, 6)])
def test_a_crowded_game_is_simulated_until_every_rival_has_had_a_turn(seats: int, horizon: int) -> None:
    assert EVALUATOR.horizon_of(Dungeoneer.start(seats, seed="round")) == horizon


def between_two_quests(*rivals: str) -> Table:
    """A hero with a movement of two, two steps from either of its quests; its rivals are elsewhere."""
    table = Table(("he_lirien", *rivals))
    table.map(*WAYS, ("md_shrine", 0, 2), ("md_library", 0, -2), ("md_long_gallery", 1, 0), ("md_guard_passage", 2, 0))
    for seat in range(2, table.game.seats):
        table.at(seat, "md_guard_passage")
    table.quest("qd_relight", owner=1).quest("qd_codex", owner=1)
    return table.rich(1, movement=2).begin("hero")


def test_a_rival_about_to_win_makes_nobody_better_off() -> None:
    """The hero takes more risks then, but its goals are worth no more; else a player shuns its own third quest."""
    table = between_two_quests("he_brokk").quest("qd_smith", owner=2)
    before = EVALUATOR.features(table.game, 1)
    table.set(2, done=["qd_leap", "qd_crown"]).game.quest("qd_smith").carrier = 2
    assert valuation.is_last_turn(table.game, 1)
    assert EVALUATOR.features(table.game, 1) == before


def test_terms_that_belong_together_for_players_are_shown_as_one() -> None:
    """An open quest counts, and a completed one more: both are shown as one term, and the sum is unchanged."""
    game = Dungeoneer.load((THOUGHT / "quest_in_reach.json").read_bytes())
    share = EVALUATOR.share(game)
    weights = EVALUATOR.weights
    terms = EVALUATOR.terms(game, 0)
    counted = {
        name: number * (weights.early[name] * (1 - share) + weights.late[name] * share)
        for name, number in EVALUATOR.features(game, 0).items()
    }
    assert counted.keys() - terms.keys() == {"done", "last", "alive", "turn"}
    assert terms["quests"] == pytest.approx(counted["quests"] + counted["done"] + counted["last"])
    assert terms["prospect"] == pytest.approx(counted["prospect"] + counted["alive"] + counted["turn"])
    assert sum(terms.values()) == pytest.approx(sum(counted.values()))


@pytest.mark.parametrize("chance", ["1", "2"])
def test_it_delivers_a_component_at_its_goal(chance: str) -> None:
    """At the Gate with the smith and one movement left: otherwise a rival would steal him, and once did."""
    game = Dungeoneer.load((THOUGHT / "quest_delivered.json").read_bytes())
    assert answer(game, game.awaited(), GAME.players["expert"], Random(chance)) == ["drop-qd_smith"]


@pytest.mark.parametrize("chance", ["1", "2"])
def test_it_spends_its_glory_to_make_a_quest_certain(chance: str) -> None:
    """Before the Treasury with nine Glory and the last movement: eight of them make two dice certain."""
    game = Dungeoneer.load((THOUGHT / "quest_for_glory.json").read_bytes())
    for expected in ("quest-qd_treasury", "spend-8"):
        question = game.awaited()
        assert answer(game, question, GAME.players["expert"], Random(chance)) == [expected]
        game.choose(question.seat, question.id, [expected])
