"""Fit the values of cards in Map Masters: `python -m tools.fit_cards --hands N --seed TEXT`.

Dungeons are planned for random hands, as a heuristic player plans them. What the best paths score is fitted to
the contents of the cards (least squares). The figures go into `games/map_masters/players/card_values.toml`; look at the
difference, and measure (`python -m benchmarks duel map_masters`) before keeping it.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

from games.map_masters.players import plans
from games.map_masters.players.card_values import ICONS, contents
from games.map_masters.rules.cards import BY_COST, STARTERS
from games.map_masters.rules.components import GOALS, HAND
from games.map_masters.rules.goals import COIN
from tools.fit import solved

FILE = Path(__file__).resolve().parent.parent / "games" / "map_masters" / "players" / "card_values.toml"
KINDS = sorted({goal.kind for goal in GOALS.values()})
BOUGHT = (1, 3, 3, 3, 2, 1)
"""The relative frequencies of 0 to 5 bought cards in a hand."""
RIDGE = 1e-6
"""Keeps the equations solvable where two parts always come together."""

Sample = tuple[list[float], float]
"""The contents of the cards, and the points that the best path scores."""


def samples(hands: int, seed: str) -> Iterator[Sample]:
    """Hands planned for a goal of each kind in turn."""
    rng = Random(seed)
    market = [card for cards in BY_COST.values() for card in cards]
    for number in range(hands):
        bought = rng.choices(range(HAND + 1), BOUGHT)[0]
        hand = tuple(sorted([*rng.sample(list(STARTERS), HAND - bought), *rng.sample(market, bought)]))
        kind = KINDS[number % len(KINDS)]
        goal = rng.choice([goal.id for goal in GOALS.values() if goal.kind == kind])
        planned = plans.plan(plans.Hand(hand, (goal,)), plans.QUICK)
        by_card = [contents(card, goal) for card in hand]
        together = [sum(parts) for parts in zip(*by_card, strict=True)]
        yield [*together, *(float(kind == other) for other in KINDS)], planned.value


def fitted(samples: list[Sample]) -> list[float]:
    """The worth of each part that comes closest to what the paths scored."""
    size = len(samples[0][0])
    matrix = [[sum(row[i] * row[j] for row, _ in samples) for j in range(size)] for i in range(size)]
    for place in range(size):
        matrix[place][place] += RIDGE
    return solved(matrix, [sum(row[i] * value for row, value in samples) for i in range(size)])


def main(arguments: list[str] | None = None) -> int:
    """Plan, fit and write."""
    parser = argparse.ArgumentParser(prog="python -m tools.fit_cards", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--hands", type=int, default=2_000)
    parser.add_argument("--seed", default="fit")
    chosen = parser.parse_args(arguments)
    matching, rooms, coins, *beside = fitted(list(samples(chosen.hands, chosen.seed)))
    lines = [
        f"# python -m tools.fit_cards --hands {chosen.hands} --seed {chosen.seed}",
        f"matching = {matching:.3f}",
        f"rooms = {rooms:.3f}",
        f"coins = {coins / COIN:.3f}",
        "",
        "[beside]",
        *(f"{icon} = {worth:.3f}" for icon, worth in zip(ICONS, beside, strict=False)),
    ]
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print("\n".join(lines))
    return 0


if __name__ == "__main__":
    sys.exit(main())
