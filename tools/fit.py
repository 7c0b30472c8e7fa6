"""Fit a game's evaluation: `python -m tools.fit GAME --games N --seed TEXT [--seats N] [--options JSON]`.

Heuristic players play each other at two seats, now and then at random; how much more one had than the other along
the way is fitted to the points it won by at the end (least squares, with a small ridge penalty, each weight with the
sign it must have). Where no points decide, a victory counts as `VICTORY`. The weights go into
`games/<game>/players/weights.toml`; look at the difference, and measure it with `python -m benchmarks duel GAME`.

With three or more seats the weights remain as they are. What is printed is the `odds_steepness` of an `Evaluator`
with which they best predict who wins.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

from rules.evaluation import Evaluator, chance_among, chance_of, victory_share
from rules.game import Game
from rules.players import RandomPlayer, Think, answer
from rules.registry import GAMES, PLAYERS
from rules.results import Result
from rules.search import SearchPlayer

ROOT = Path(__file__).resolve().parent.parent
AT_RANDOM = 0.04
"""The share of random answers, so that not all games are alike."""
EVERY = 7
"""A position is recorded each time this many choices have been made."""
RIDGE = 0.02
"""The strength with which weights are drawn to 0, compared with the data."""
CHANGE_RIDGE = 0.3
"""The strength with which weights are drawn to one value for the whole game, compared with the data."""
LEAST = 1e-6
"""The least strength, where nothing at all is known about a feature."""
SWEEPS = 20_000
"""The most passes over all weights."""
STILL = 1e-7
"""The change below which weights count as settled."""
EVALUATORS = {
    name: player.evaluator
    for name, players in PLAYERS.items()
    for player in players.values()
    if isinstance(player, SearchPlayer)
}
STEEPNESSES = [0.05 * step for step in range(10, 101)]
"""The candidates for the steepness; those for the spread are `SPREADS`."""
SPREADS = [0.25 * 1.15**step for step in range(40)]
VICTORY = 10.0
"""The worth of a victory in points where no points decide; a defeat is worth the negative."""


class Sample(NamedTuple):
    """A position at two seats, seen from the first, and how its game ended."""

    lead: dict[str, float]
    """The first seat's features minus the second's."""
    share: float
    """The share of the game that has been played, 0 to 1."""
    final_lead: float
    """The first seat's points at the end minus the second's."""
    won: float
    """The first seat's share of the victory."""


class Position(NamedTuple):
    """The features of all seats in a position, and the share of the game that has been played."""

    features: list[dict[str, float]]
    share: float


def played(
    name: str, evaluator: Evaluator, seats: int, games: int, seed: str, settings: dict[str, object]
) -> Iterator[tuple[list[Position], Result]]:
    """Positions of whole games with their results.

    Played as in the simulations of a search: from the position as it is, without guessing.
    """
    steady = PLAYERS[name]["steady"]
    random_player = RandomPlayer()
    for number in range(games):
        game = GAMES[name].start(seats, settings, seed=f"{seed}-{number}")
        rng = Random(f"{seed}-{number}")
        positions: list[Position] = []
        while game.result is None:
            if game.choices % EVERY == 0:
                features = [evaluator.features(game, seat) for seat in range(seats)]
                positions.append(Position(features, evaluator.share(game)))
            question = game.awaited()
            player = random_player if rng.random() < AT_RANDOM else steady
            picked = answer(game, question, player, rng, _as_it_is(game))
            game.choose(question.seat, question.id, picked)
        yield positions, game.result


def samples(name: str, evaluator: Evaluator, games: int, seed: str, settings: dict[str, object]) -> Iterator[Sample]:
    """Positions of games at two seats."""
    for positions, result in played(name, evaluator, 2, games, seed, settings):
        totals = {place.seat: place.total for place in result.places}
        win, loss = (victory_share(result, seat) for seat in (0, 1))
        final_lead = float(totals[0] - totals[1]) if evaluator.by_points else VICTORY * (win - loss)
        for (first, second), share in positions:
            yield Sample({name: first[name] - second[name] for name in first}, share, final_lead, win)


def _as_it_is(game: Game) -> Think:
    """Think about the position itself, without guessing."""
    return lambda: game


def fitted(
    samples: list[Sample], names: list[str], costs: frozenset[str] = frozenset()
) -> tuple[dict[str, float], dict[str, float]]:
    """The weights at the beginning and at the end that come closest to how the games ended.

    Those of `costs` are never above 0, all others never below it: a cost never counts as an advantage, or vice versa,
    however the games happened to end.
    """
    rows = [[part * at.lead[name] for name in names for part in (1.0 - at.share, at.share)] for at in samples]
    ends = [sample.final_lead for sample in samples]
    size = 2 * len(names)
    # The normal equations of least squares: `matrix·weights = sums`.
    matrix = [[sum(row[i] * row[j] for row in rows) for j in range(size)] for i in range(size)]
    sums = [sum(row[i] * lead for row, lead in zip(rows, ends, strict=True)) for i in range(size)]
    for early in range(0, size, 2):
        _add_penalty(matrix, early, early + 1)
    bounds = [(-math.inf, 0.0) if name in costs else (0.0, math.inf) for name in names for _ in ("early", "late")]
    weights = solved(matrix, sums, bounds)
    return dict(zip(names, weights[::2], strict=True)), dict(zip(names, weights[1::2], strict=True))


def _add_penalty(matrix: list[list[float]], early: int, late: int) -> None:
    """Draw the two weights of a feature to 0 and to each other: a ridge penalty on their sum and on their difference.

    The squared errors grow by `ridge·(early + late)² + change·(early - late)²`, so by
    `(ridge + change)·(early² + late²) + 2·(ridge - change)·early·late`; the matrix holds the factors of the products.
    Both strengths are shares of the same squares in the data.
    """
    squares = matrix[early][early] + matrix[late][late]
    products = 2 * matrix[early][late]
    ridge = RIDGE * (squares + products) / 4 + LEAST
    change = CHANGE_RIDGE * (squares - products) / 4 + LEAST
    for one, other in ((early, late), (late, early)):
        matrix[one][one] += ridge + change
        matrix[one][other] += ridge - change


def solved(
    matrix: list[list[float]], sums: list[float], bounds: list[tuple[float, float]] | None = None
) -> list[float]:
    """The weights that minimize `w·matrix·w / 2 - sums·w` within the bounds, by coordinate descent.

    Without bounds these are the solutions of the linear equations `matrix·w = sums`.
    """
    bounds = bounds or [(-math.inf, math.inf)] * len(sums)
    weights = [min(max(0.0, low), high) for low, high in bounds]
    for _ in range(SWEEPS):
        moved = 0.0
        for place, (low, high) in enumerate(bounds):
            row = matrix[place]
            others = (
                sum(value * weight for value, weight in zip(row, weights, strict=True)) - row[place] * weights[place]
            )
            better = min(max((sums[place] - others) / row[place], low), high)
            moved = max(moved, abs(better - weights[place]))
            weights[place] = better
        if moved < STILL:
            break
    return weights


def best_spread(leads: list[tuple[float, float]]) -> float:
    """The spread with which the leads best predict who won (maximum likelihood)."""

    def likelihood(spread: float) -> float:
        chances = [(min(max(chance_of(lead / spread), 0.01), 0.99), win) for lead, win in leads]
        return sum(win * math.log(chance) + (1 - win) * math.log(1 - chance) for chance, win in chances)

    return max(SPREADS, key=likelihood)


def totals_of(
    games: Iterable[tuple[list[Position], Result]], evaluator: Evaluator
) -> Iterator[tuple[list[float], list[float]]]:
    """For each position the totals of all seats, in spreads, and what each of them won."""
    weights = evaluator.weights
    for positions, result in games:
        for all_features, share in positions:
            worth = {name: weights.early[name] * (1 - share) + weights.late[name] * share for name in weights.early}
            totals = [sum(number * worth[name] for name, number in features.items()) for features in all_features]
            yield (
                [total / weights.spread for total in totals],
                [victory_share(result, seat) for seat in range(len(totals))],
            )


def best_steepness(wins_by_totals: list[tuple[list[float], list[float]]]) -> float:
    """The steepness with which the totals of all seats, in spreads, best predict who won (maximum likelihood)."""

    def likelihood(steepness: float) -> float:
        total_likelihood = 0.0
        for totals, wins in wins_by_totals:
            for seat, win in enumerate(wins):
                if win:
                    winner_first = [totals[seat], *totals[:seat], *totals[seat + 1 :]]
                    chance = chance_among([steepness * total for total in winner_first])
                    total_likelihood += win * math.log(chance)
        return total_likelihood

    return max(STEEPNESSES, key=likelihood)


def main(arguments: list[str] | None = None) -> int:
    """Play, fit and write."""
    parser = argparse.ArgumentParser(prog="python -m tools.fit", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", choices=sorted(EVALUATORS))
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", default="fit")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--options", dest="settings", default={}, type=json.loads, help="the game's settings as JSON")
    chosen = parser.parse_args(arguments)
    evaluator = EVALUATORS[chosen.game]
    if chosen.seats > 2:
        games = played(chosen.game, evaluator, chosen.seats, chosen.games, chosen.seed, chosen.settings)
        print(f"odds_steepness = {best_steepness(list(totals_of(games, evaluator))):.2f}")
        return 0
    positions = list(samples(chosen.game, evaluator, chosen.games, chosen.seed, chosen.settings))
    names = list(positions[0].lead)
    early, late = fitted(positions, names, evaluator.costs)
    leads = [
        (sum(lead[name] * (early[name] * (1 - share) + late[name] * share) for name in names), won)
        for lead, share, _, won in positions
    ]
    lines = [f"# python -m tools.fit {chosen.game} --games {chosen.games} --seed {chosen.seed}"]
    lines += [f"spread = {best_spread(leads):.2f}"]
    for title, weights in (("early", early), ("late", late)):
        lines += ["", f"[{title}]", *(f"{name} = {weight:.3f}" for name, weight in weights.items())]
    (ROOT / "games" / chosen.game / "players" / "weights.toml").write_text("\n".join(lines) + "\n", encoding="utf-8")
    print("\n".join(lines))
    return 0


if __name__ == "__main__":
    sys.exit(main())
