"""Who plays better: `python -m benchmarks duel GAME --games N --seed TEXT`, bounded in time by `--minutes`.

One seat is `--player`'s, all others are `--against`'s; the seat moves on from game to game. A shared victory counts in
equal parts. With `--together` all seats are `--player`'s, and a victory of all counts. The interval is Wilson's (95 %).
Times are those of one decision that the player thought about, on this machine. `--budget` tries another budget of
positions than the player's own.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from collections.abc import Sequence
from random import Random

from benchmarks.figures import Spread
from rules.evaluation import won
from rules.game import Game
from rules.players import ComputerPlayer, answer
from rules.registry import GAMES, PLAYERS
from rules.search import SearchPlayer

THOUGHT = 0.002
"""Seconds from which a decision counts as thought about."""
LIMIT = 20_000
"""Choices after which a game counts as unfinished."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The interval in which the true share of victories lies, at 95 %."""
    if not games:
        return 0.0, 1.0
    z, share = 1.96, wins / games
    middle = share + z * z / (2 * games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - half) / (1 + z * z / games), (middle + half) / (1 + z * z / games)


def play(game: Game, players: list[ComputerPlayer], seat: int, rng: Random) -> list[float]:
    """Play to the end; the seconds that each decision of `seat` took."""
    spent = []
    while game.result is None and game.choices < LIMIT:
        question = game.awaited()
        begun = time.process_time()
        picked = answer(game, question, players[max(0, question.seat)], rng)
        if question.seat == seat:
            spent.append(time.process_time() - begun)
        game.choose(question.seat, question.id, picked)
    return spent


def line(wins: float, games: int, leads: list[float], spent: list[float]) -> str:
    """How it stands."""
    low, high = wilson(wins, games)
    thought = [seconds for seconds in spent if seconds >= THOUGHT] or [0.0]
    return (
        f"{games} games: {wins:g} won, {100 * wins / max(1, games):.0f} % ({100 * low:.0f} to {100 * high:.0f}); "
        f"mean lead {sum(leads) / max(1, len(leads)):+.2f}; {len(thought)} decisions thought about, "
        f"mean {sum(thought) / len(thought):.2f} s, p99 {Spread(thought).quantile(0.99):.2f} s, "
        f"largest {max(thought):.2f} s"
    )


def main(arguments: Sequence[str]) -> None:
    """Play and print how it stands every five games, and at the end."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks duel", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", default="duel")
    parser.add_argument("--player", default="expert")
    parser.add_argument("--against", default="steady")
    parser.add_argument("--options", default={}, type=json.loads, help="the game's options as JSON")
    parser.add_argument("--together", action="store_true", help="all seats are the player's")
    parser.add_argument("--budget", type=int, help="positions for one decision")
    parser.add_argument("--minutes", type=float, default=60.0)
    chosen = parser.parse_args(arguments)
    players = PLAYERS[chosen.game]
    player, against = players[chosen.player], players[chosen.against]
    if chosen.budget and isinstance(player, SearchPlayer):
        player = SearchPlayer(player.heuristic, player.evaluator, chosen.budget)
    begun, wins = time.monotonic(), 0.0
    leads: list[float] = []
    spent: list[float] = []
    for number in range(chosen.games):
        game = GAMES[chosen.game].start(chosen.seats, chosen.options, seed=f"{chosen.seed}-{number}")
        seat = number % chosen.seats
        at = [player if each == seat or chosen.together else against for each in range(chosen.seats)]
        spent += play(game, at, seat, Random(f"{chosen.seed}-{number}"))
        if game.result is not None:
            totals = {place.seat: place.total for place in game.result.places}
            wins += bool(game.result.winners) if chosen.together else won(game.result, seat)
            leads.append(totals[seat] - max((totals[other] for other in game.others(seat)), default=0))
        over = number + 1 == chosen.games or time.monotonic() - begun > 60 * chosen.minutes
        if over or number % 5 == 4:
            print(line(wins, number + 1, leads, spent), flush=True)
        if over:
            return
