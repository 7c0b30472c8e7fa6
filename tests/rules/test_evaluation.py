"""The winning chances of all seats are consistent with each other."""

from __future__ import annotations

from math import exp
from random import Random

import pytest

from rules.evaluation import Evaluator, chance_among, chance_of
from rules.players import RandomPlayer, answer
from rules.registry import GAMES, PLAYERS
from rules.search import SearchPlayer

EVALUATORS = {
    name: player.evaluator
    for name, players in PLAYERS.items()
    for player in players.values()
    if isinstance(player, SearchPlayer)
}


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(EVALUATORS))
@pytest.mark.parametrize("choices", [0, 150])
def test_the_chances_of_all_seats_add_up_to_1(name: str, choices: int) -> None:
    evaluator = EVALUATORS[name]
    for seats in GAMES[name].seat_numbers:
        if seats == 1:
            continue
        game = GAMES[name].start(seats, seed="chances")
        rng = Random(seats)
        while game.result is None and game.choices < choices:
            question = game.awaited()
            game.choose(question.seat, question.id, answer(game, question, RandomPlayer(), rng))
        values = [evaluator.evaluate(game, seat) for seat in range(seats)]
        assert sum(evaluation.chance for evaluation in values) == pytest.approx(1)
        by_points = sorted(values, key=lambda evaluation: evaluation.points)
        assert [evaluation.chance for evaluation in by_points] == sorted(evaluation.chance for evaluation in values)


def test_chances_are_in_proportion_to_powers_of_the_totals() -> None:
    """Each of the seats behind the best counts, not only the next one."""
    assert chance_among([1.0, 1.0, 1.0]) == pytest.approx(1 / 3)
    assert chance_among([3.0, 2.0, 1.0, 1.0]) == pytest.approx(1 / (1 + exp(-1) + 2 * exp(-2)), rel=0.01)
    assert chance_among([2.0, 3.0, 1.0]) == pytest.approx(exp(-1) / (1 + exp(-1) + exp(-2)), rel=0.01)
    assert chance_among([3.0, 2.0, 1.0]) > chance_among([3.0, 2.0, 2.0])
    assert chance_among([0.0, 500.0, 0.0]) == pytest.approx(0, abs=1e-12)


def test_two_seats_that_are_close_have_the_same_odds_with_or_without_others() -> None:
    lead = 0.05
    ahead, behind = (chance_among([Evaluator.odds_steepness * total for total in (own, other, 0.0)])
                     for own, other in ((lead, 0.0), (0.0, lead)))  # fmt: skip
    assert ahead / behind == pytest.approx(chance_of(lead) / chance_of(-lead), rel=0.001)


def test_the_doubt_is_smaller_with_more_seats() -> None:
    class Doubtful(Evaluator):
        doubt = 0.6

    assert [Doubtful().doubt_of(seats) for seats in (1, 2, 3, 6)] == pytest.approx([0.6, 0.6, 0.4, 0.2])
