"""Fitting the weights of positions to how games ended."""

from __future__ import annotations

import math
from random import Random

import pytest

from rules.evaluation import chance_among, chance_of
from tools import fit_cards
from tools.fit import Sample, best_spread, best_steepness, fitted, solved

FREE = (-math.inf, math.inf)


def test_linear_equations_are_solved() -> None:
    """Those of `matrix·w = sums`, as the minimum of a quadratic form: bounds hold, and the other variables adapt."""
    matrix = [[2.0, 1.0], [1.0, 3.0]]
    sums = [-1.0, 2.0]
    assert solved(matrix, sums) == pytest.approx([-1.0, 1.0])
    assert solved(matrix, sums, [(0.0, math.inf), FREE]) == pytest.approx([0.0, 2 / 3])
    assert solved(matrix, sums, [FREE, (-math.inf, 0.0)]) == pytest.approx([-0.5, 0.0])


def test_known_weights_are_recovered_from_generated_games() -> None:
    """Gold counts 2 at first and 1 at the end, honour 3 throughout; the penalty on weights makes both a bit smaller."""
    rng = Random("fit")
    samples = list[Sample]()
    for _ in range(2000):
        gold = rng.uniform(-5, 5)
        honour = rng.uniform(-5, 5)
        share = rng.random()
        lead = gold * (2 - share) + 3 * honour + rng.gauss(0, 1)
        won = float(lead > 0)
        samples.append(Sample({"gold": gold, "honour": honour}, share, lead, won))
    early, late = fitted(samples, ["gold", "honour"])
    assert early == pytest.approx({"gold": 2.0, "honour": 3.0}, abs=0.25)
    assert late == pytest.approx({"gold": 1.0, "honour": 3.0}, abs=0.25)


def test_weights_of_the_wrong_sign_become_zero() -> None:
    """By chance, players with more of the plague, a cost, ended better and lucky ones worse: both count 0."""
    rng = Random("signs")
    samples = list[Sample]()
    for _ in range(500):
        gold, plague, luck = (rng.uniform(-5, 5) for _ in range(3))
        lead = 2 * gold + 0.5 * plague - luck
        features = {"gold": gold, "plague": plague, "luck": luck}
        samples.append(Sample(features, rng.random(), lead, float(lead > 0)))
    for weights in fitted(samples, ["gold", "plague", "luck"], costs=frozenset({"plague"})):
        assert weights == pytest.approx({"gold": 2.0, "plague": 0.0, "luck": 0.0}, abs=0.25)
        assert weights["plague"] == weights["luck"] == 0.0
    for weights in fitted(samples, ["gold", "plague", "luck"], costs=frozenset({"luck"})):
        assert weights == pytest.approx({"gold": 2.0, "plague": 0.5, "luck": -1.0}, abs=0.25)


@pytest.mark.slow
@pytest.mark.parametrize("spread", [2.0, 8.0])
def test_a_known_spread_is_recovered_from_generated_games(spread: float) -> None:
    rng = Random("spread")
    leads = [(lead, float(rng.random() < chance_of(lead / spread))) for lead in (rng.gauss(0, 8) for _ in range(3000))]
    assert best_spread(leads) == pytest.approx(spread, rel=0.25)


@pytest.mark.slow
@pytest.mark.parametrize("steep", [1.5, 3.0])
def test_a_known_steepness_is_recovered_from_generated_games(steep: float) -> None:
    rng = Random("steep")
    samples = list[tuple[list[float], list[float]]]()
    for _ in range(1500):
        totals = [rng.gauss(0, 1) for _ in range(4)]
        odds = [chance_among([steep * total for total in (totals[seat:] + totals[:seat])]) for seat in range(4)]
        (winner,) = rng.choices(range(4), odds)
        samples.append((totals, [float(seat == winner) for seat in range(4)]))
    assert best_steepness(samples) == pytest.approx(steep, rel=0.15)


def test_known_values_of_cards_are_recovered_from_what_paths_scored() -> None:
    rng = Random("cards")
    samples = list[tuple[list[float], float]]()
    for _ in range(500):
        row = [float(rng.randint(0, 4)) for _ in range(3)]
        samples.append((row, 0.8 * row[0] + 0.3 * row[1] - 0.2 * row[2] + rng.gauss(0, 0.5)))
    assert fit_cards.fitted(samples) == pytest.approx([0.8, 0.3, -0.2], abs=0.05)
