"""The speed of the games: random play, and the times of choose, save and load, compared with python-chess.

`python -m benchmarks rules [--rounds N] [--seconds S] [--calls N]`.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from functools import partial
from random import Random

import chess

from benchmarks.figures import Spread, heading, row, time_of
from rules.game import Game
from rules.players import RandomPlayer, answer
from rules.registry import GAMES
from rules.selfplay import play

MODES: dict[str, tuple[str, dict[str, object]]] = {
    **{name: (name, {}) for name in GAMES},
    "map_masters coop": ("map_masters", {"mode": "coop"}),
}
"""The games to measure, and a mode that is a game of its own, with its options."""
SAVED_EVERY = 20
"""The game is saved and loaded after its first choice, and each time after this many more."""


def chess_rate(seed: int, seconds: float) -> float:
    """Moves per second of random chess: all legal moves listed, one made."""
    rng = Random(seed)
    moves = 0
    begun = time.perf_counter()
    while (elapsed := time.perf_counter() - begun) < seconds:
        board = chess.Board()
        while not board.is_game_over() and board.fullmove_number < 150:
            board.push(rng.choice(list(board.legal_moves)))
            moves += 1
    return moves / elapsed


def game_rate(kind: type[Game], seats: int, settings: dict[str, object], seed: str, seconds: float) -> float:
    """Choices per second of random play: all options listed, one chosen, the rules run on."""
    rng = Random(seed)
    choices = 0
    number = 0
    players = [RandomPlayer()] * seats
    spent = 0.0
    while spent < seconds:
        game = kind.start(seats, settings, seed=f"{seed}-{number}")
        spent += time_of(partial(play, game, list(players), rng, 5_000))
        choices += game.choices
        number += 1
    return choices / spent


def single_times(
    kind: type[Game], seats: int, settings: dict[str, object], seed: str, wanted: int
) -> dict[str, Spread]:
    """Times of single calls, and the sizes of saves in bytes, over whole random games."""
    times: dict[str, list[float]] = {"choose": [], "options": [], "save": [], "load": [], "bytes": []}
    rng = Random(seed)
    player = RandomPlayer()
    number = 0
    while len(times["choose"]) < wanted:
        game = kind.start(seats, settings, seed=f"{seed}-{number}")
        number += 1
        while game.result is None and len(times["choose"]) < wanted:
            question = game.awaited()
            picked = answer(game, question, player, rng)
            times["options"].append(time_of(partial(question.options, game)))
            times["choose"].append(time_of(partial(game.choose, question.seat, question.id, picked)))
            if len(times["choose"]) % SAVED_EVERY == 1:
                begun = time.perf_counter()
                saved = game.save()
                times["save"].append(time.perf_counter() - begun)
                times["load"].append(time_of(partial(kind.load, saved)))
                times["bytes"].append(len(saved.encode()))
    return {name: Spread(values) for name, values in times.items()}


def main(arguments: Sequence[str] = ()) -> None:
    """Measure every game and mode with its middle number of seats, in alternate rounds of chess and games."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks rules", description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="of each game in each round, at least one game")
    parser.add_argument("--calls", type=int, default=20_000, help="single calls that are timed, of each game")
    chosen = parser.parse_args(arguments)
    heading("Rules: random play on one core")
    rates: dict[str, list[float]] = {"python-chess": [], **{name: [] for name in MODES}}
    for number in range(chosen.rounds):
        rates["python-chess"].append(chess_rate(number, chosen.seconds))
        for name, (game, settings) in MODES.items():
            seats = middle(GAMES[game])
            seed = f"bench-{number}"
            rates[name].append(game_rate(GAMES[game], seats, settings, seed, chosen.seconds))
    yardstick = Spread(rates["python-chess"]).median
    for name, values in rates.items():
        share = f"   {Spread(values).median / yardstick:.2f} of python-chess"
        row(name, Spread(values).as_rates("choices/s" if name in MODES else "moves/s  ") + share)
    for name, (game, settings) in MODES.items():
        kind = GAMES[game]
        heading(f"Rules: single calls, {name}, {middle(kind)} seats")
        times = single_times(kind, middle(kind), settings, "bench", chosen.calls)
        for call in ("options", "choose", "save", "load"):
            row(call, times[call].as_milliseconds())
        sizes = times["bytes"]
        row("save size", f"median {sizes.median / 1024:.1f} KiB   largest {max(sizes.values) / 1024:.1f} KiB")


def middle(kind: type[Game]) -> int:
    """The number of seats that is measured."""
    return kind.seat_numbers[len(kind.seat_numbers) // 2]
