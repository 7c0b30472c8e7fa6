"""The winning chances of all seats are consistent with each other."""

from __future__ import annotations

from random import Random

import pytest

from rules.evaluation import leads
from rules.players import RandomPlayer, answer
from rules.registry import GAMES, PLAYERS
from rules.search import SearchPlayer

EVALUATORS = {
    name: player.evaluator
    for name, players in PLAYERS.items()
    for player in players.values()
    if isinstance(player, SearchPlayer)
}


@pytest.mark.parametrize("name", sorted(EVALUATORS))
@pytest.mark.parametrize("choices", [0, 150])
def test_the_chances_of_all_seats_add_up_to_1(name: str, choices: int) -> None:
    evaluator = EVALUATORS[name]
    for seats in GAMES[name].seat_numbers:
        if seats == 1:
            continue
        game, rng = GAMES[name].start(seats, seed="chances"), Random(seats)
        while game.result is None and game.choices < choices:
            question = game.awaited()
            game.choose(question.seat, question.id, answer(game, question, RandomPlayer(), rng))
        found = [evaluator.evaluate(game, seat) for seat in range(seats)]
        assert sum(evaluation.chance for evaluation in found) == pytest.approx(1)
        by_points = sorted(found, key=lambda evaluation: evaluation.points)
        assert [evaluation.chance for evaluation in by_points] == sorted(evaluation.chance for evaluation in found)


@pytest.mark.parametrize(
    ("totals", "ahead"), [([3.0, 1.0], [2, -2]), ([3.0, 1.0, 2.0], [1, -2, -1]), ([2.0, 2.0, 1.0], [0, 0, -1])]
)
def test_a_lead_is_measured_against_the_best_other_total(totals: list[float], ahead: list[float]) -> None:
    assert leads(totals) == ahead
