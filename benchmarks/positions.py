"""Who finds the best answers: `python -m benchmarks positions [GAME ...] [--players NAME ...] [--seeds N] [--json]`.

Tries the computer players on the positions of `tests/positions`, each with `--seeds` seeds of its own; a position is
solved if it is solved with most of them. Without `--json` the wrong answers are printed with the best ones.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from random import Random

from rules.players import ComputerPlayer, answer
from rules.registry import PLAYERS
from tests.positions.all_positions import POSITIONS
from tests.positions.position import Position


def answers(position: Position, player: ComputerPlayer, seeds: int) -> tuple[int, list[str]]:
    """The number of answers that are among the best, and those that are not."""
    missed = []
    for seed in range(seeds):
        posed = position.pose()
        picked = answer(posed.game, posed.question, player, Random(f"{position.name} {seed}"))
        if not posed.is_solved_by(picked):
            missed.append("+".join(picked))
    return seeds - len(missed), missed


def main(arguments: Sequence[str]) -> None:
    """Try the players and print what they solved."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks positions", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", help=" ".join(POSITIONS))
    parser.add_argument("--players", nargs="+", default=["steady", "expert"], help="where a game has them")
    parser.add_argument("--seeds", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args(arguments)
    figures: dict[str, dict[str, int]] = {}
    for game in chosen.games or POSITIONS:
        for name in chosen.players:
            if name not in PLAYERS[game]:
                continue
            solved = 0
            for position in POSITIONS[game]:
                right, missed = answers(position, PLAYERS[game][name], chosen.seeds)
                solved += 2 * right > chosen.seeds
                if missed and not chosen.json:
                    best = " or ".join(position.pose().best)
                    print(f"  {game} {name}: {position.name}: {', '.join(missed)} instead of {best}", flush=True)
            figures.setdefault(game, {})[name] = solved
            if not chosen.json:
                print(f"{game} {name}: {solved} of {len(POSITIONS[game])} solved", flush=True)
    if chosen.json:
        print(json.dumps(figures))
