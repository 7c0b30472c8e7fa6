"""Which computer player plays better, and how long it thinks: `python -m benchmarks duel GAME --games N --seed TEXT`.

`--player` has one seat, `--against` all others; the seat rotates from game to game. A shared victory is divided into
equal parts. With `--together`, `--player` has all seats, and a victory of all counts. The interval is Wilson's (95 %).

`--jobs N` plays on N cores (0: on all of them); the games and their order stay the same. `--file PATH` keeps every
game that was played, and continues from there when it is run again.

Times are CPU seconds on this machine. A decision counts if the player thought about it. A turn is all that one seat
thinks about between two events that begin a turn or a round (`Game.turn_starts`), if it thinks at all.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import time
from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import asdict, dataclass, field, fields
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

from benchmarks.figures import Spread, wilson
from rules.evaluation import victory_share
from rules.game import Game
from rules.messages import other_seats
from rules.players import ComputerPlayer, answer
from rules.registry import GAMES, PLAYERS
from rules.search import SearchPlayer

THOUGHT = 0.002
"""The least number of seconds for which a decision counts as thought about."""
LIMIT = 20_000
"""Choices after which a game counts as unfinished."""
EVERY = 5
"""The figures are printed each time this many games have been played."""
ROOT = Path(__file__).resolve().parent.parent


@dataclass(frozen=True, slots=True)
class Setup:
    """The setting of a series, except for the number of games and of seats."""

    game: str
    seed: str
    player: str
    against: str
    settings: dict[str, Any]
    together: bool
    budget: int | None
    turn_budget: int | None
    against_budget: int | None = None

    def source(self) -> str:
        """A digest of the engine and of the game with its players: different code means different games."""
        digest = hashlib.sha256()
        for folder in (ROOT / "rules", ROOT / "games" / self.game):
            for file in sorted(file for file in folder.rglob("*") if file.suffix in (".py", ".toml")):
                digest.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
        return digest.hexdigest()[:16]

    def players(self, seats: int, seat: int) -> list[ComputerPlayer]:
        """Who plays, in seat order."""
        known = PLAYERS[self.game]
        player = _with_budgets(known[self.player], self.budget, self.turn_budget)
        against = _with_budgets(known[self.against], self.against_budget, None)
        return [(player if other == seat or self.together else against).seated() for other in range(seats)]


def _with_budgets(player: ComputerPlayer, budget: int | None, turn_budget: int | None) -> ComputerPlayer:
    """The player with these budgets; with its own ones if `budget` is None or it doesn't search."""
    if budget is None or not isinstance(player, SearchPlayer):
        return player
    return SearchPlayer(player.heuristic, player.evaluator, budget, turn_budget)


@dataclass(frozen=True, slots=True)
class Played:
    """One game. `lead` is None if it was not finished; times are those of the player's seat."""

    seats: int
    number: int
    won: float
    lead: int | None
    decisions: list[float]
    turns: list[float]


@dataclass(slots=True)
class Standing:
    """The games so far with one number of seats."""

    seats: int
    wins: float = 0.0
    games: int = 0
    leads: list[int] = field(default_factory=list)
    decisions: list[float] = field(default_factory=list)
    turns: list[float] = field(default_factory=list)

    def add(self, played: Played) -> None:
        """Count one more game."""
        self.games += 1
        self.wins += played.won
        self.leads += [] if played.lead is None else [played.lead]
        self.decisions += played.decisions
        self.turns += played.turns

    def figures(self) -> dict[str, Any]:
        """Everything that is measured, as a JSON object."""
        decisions, turns = Spread(self.decisions or [0.0]), Spread(self.turns or [0.0])
        return {
            "games": self.games,
            "won": self.wins,
            "share": round(self.wins / max(1, self.games), 4),
            "interval": [round(end, 4) for end in wilson(self.wins, self.games)],
            "mean_lead": round(sum(self.leads) / max(1, len(self.leads)), 2),
            "decisions": len(self.decisions),
            "decision_s_mean": round(sum(decisions.values) / len(decisions.values), 3),
            "decision_s_p99": round(decisions.quantile(0.99), 3),
            "decision_s_max": round(max(decisions.values), 3),
            "turns": len(self.turns),
            "turn_s_mean": round(sum(turns.values) / len(turns.values), 3),
            "turn_s_p95": round(turns.quantile(0.95), 3),
            "turn_s_max": round(max(turns.values), 3),
        }

    def line(self) -> str:
        """The figures in one line."""
        figures = self.figures()
        share, low, high = (100 * part for part in (figures["share"], *figures["interval"]))
        return (
            f"{self.games} games: {self.wins:g} won, {share:.0f} % ({low:.0f} to {high:.0f})"
            f"; mean lead {figures['mean_lead']:+.2f}; {figures['decisions']} decisions thought about, "
            f"mean {figures['decision_s_mean']:.2f} s, p99 {figures['decision_s_p99']:.2f} s; "
            f"{figures['turns']} turns, mean {figures['turn_s_mean']:.2f} s, p95 {figures['turn_s_p95']:.2f} s, "
            f"largest {figures['turn_s_max']:.2f} s"
        )


def play(setup: Setup, seats: int, number: int) -> Played:
    """Play one game to its end."""
    seat = number % seats
    kind = GAMES[setup.game]
    rng = Random(f"{setup.seed}-{number}")
    game = kind.start(seats, setup.settings, seed=f"{setup.seed}-{number}")
    decisions, turns = timed(game, setup.players(seats, seat), seat, rng)
    if game.result is None:
        return Played(seats, number, 0.0, None, decisions, turns)
    totals = {place.seat: place.total for place in game.result.places}
    lead = totals[seat] - max((totals[other] for other in other_seats(game.seats, seat)), default=0)
    wins = float(bool(game.result.winners)) if setup.together else victory_share(game.result, seat)
    return Played(seats, number, wins, lead, decisions, turns)


def timed(game: Game, players: Sequence[ComputerPlayer], seat: int, rng: Random) -> tuple[list[float], list[float]]:
    """Play to the end; the seconds that `seat` thought about each decision and in each turn."""
    decisions: list[float] = []
    turns = [0.0]
    while game.result is None and game.choices < LIMIT:
        question = game.awaited()
        begun = time.process_time()
        picked = answer(game, question, players[max(0, question.seat)], rng)
        spent = time.process_time() - begun
        if question.seat == seat and spent >= THOUGHT:
            decisions.append(spent)
            turns[-1] += spent
        events = game.choose(question.seat, question.id, picked)
        if any(event.key in game.turn_starts for event in events):
            turns.append(0.0)
    rounded = [round(seconds, 4) for seconds in decisions]
    return rounded, [round(seconds, 4) for seconds in turns if seconds]


class Kept:
    """The games in a file: one JSON object per line, the first of which describes the setup."""

    def __init__(self, path: Path, setup: Setup) -> None:
        """Read the file, or start a new one. A last line that was cut off is dropped.

        Raises ValueError if the file contains games of another setup or of different code.
        """
        self.path = path
        self.games: dict[tuple[int, int], Played] = {}
        head = json.dumps({**asdict(setup), "source": setup.source()}, sort_keys=True)
        text = path.read_text(encoding="utf-8") if path.exists() else ""
        whole = text[: text.rfind("\n") + 1].splitlines()
        if whole and whole[0] != head:
            raise ValueError(f"{path} has games of another setup or of other code")
        for line in whole[1:]:
            played = Played(**json.loads(line))
            self.games[played.seats, played.number] = played
        path.write_text("".join(f"{line}\n" for line in whole or [head]), encoding="utf-8")

    def add(self, played: Played) -> None:
        """Keep one more game."""
        self.games[played.seats, played.number] = played
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(played)) + "\n")


def series(setup: Setup, seats: int, games: int, jobs: int, kept: Kept | None) -> Iterator[Played]:
    """The games in the order of their numbers, played on several cores; those already in the file are not replayed."""
    known = kept.games if kept is not None else {}
    with ProcessPoolExecutor(jobs) as pool:
        numbers = iter(range(games))
        waiting: deque[tuple[int, Future[Played] | None]] = deque()
        try:
            while True:
                for number in islice(numbers, max(0, 2 * jobs - len(waiting))):
                    new = (seats, number) not in known
                    waiting.append((number, pool.submit(play, setup, seats, number) if new else None))
                if not waiting:
                    return
                number, future = waiting.popleft()
                if future is None:
                    yield known[seats, number]
                else:
                    played = future.result()
                    if kept is not None:
                        kept.add(played)
                    yield played
        finally:
            pool.shutdown(cancel_futures=True)


def measure(setup: Setup, seats: int, games: int, jobs: int, kept: Kept | None, until: float, say: bool) -> Standing:
    """Play until all games are played or the time is up; print the figures meanwhile if `say`."""
    standing = Standing(seats)
    for played in series(setup, seats, games, jobs, kept):
        standing.add(played)
        over = standing.games == games or time.monotonic() > until
        if say and (over or standing.games % EVERY == 0):
            print(standing.line(), flush=True)
        if over:
            break
    return standing


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m benchmarks duel", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--games", type=int, default=200, help="how many at most, for each number of seats")
    parser.add_argument("--seats", type=int, nargs="+", default=[2])
    parser.add_argument("--seed", default="duel")
    parser.add_argument("--player", help="by default the best that the game has")
    parser.add_argument("--against", default="steady")
    parser.add_argument("--options", dest="settings", default={}, type=json.loads, help="the game's settings as JSON")
    parser.add_argument("--together", action="store_true", help="all seats are the player's")
    parser.add_argument("--budget", type=int, help="another budget of a decision than the player's own")
    parser.add_argument("--turn-budget", type=int, help="with --budget: that of a turn; without it there is none")
    parser.add_argument(
        "--against-budget", type=int, help="the opponents' budget of a decision; they get no turn budget and no plans"
    )
    parser.add_argument("--minutes", type=float, default=60.0, help="the time for each number of seats")
    parser.add_argument("--jobs", type=int, default=1, help="how many cores to play on; 0: all of them")
    parser.add_argument("--file", type=Path, help="keep the games here, and go on with those that it has")
    parser.add_argument("--json", action="store_true", help="print the figures as one JSON object")
    return parser


def main(arguments: Sequence[str]) -> None:
    """Play, and print the figures every few games and at the end, or only at the end as one JSON object."""
    parser = _parser()
    chosen = parser.parse_args(arguments)
    chosen.player = chosen.player or list(PLAYERS[chosen.game])[-1]
    setup = Setup(**{field.name: getattr(chosen, field.name) for field in fields(Setup)})
    try:
        kept = Kept(chosen.file, setup) if chosen.file else None
    except ValueError as error:
        parser.error(str(error))
    jobs = chosen.jobs or os.cpu_count() or 1
    by_seats: dict[str, dict[str, Any]] = {}
    for seats in chosen.seats:
        if len(chosen.seats) > 1 and not chosen.json:
            print(f"{seats} seats", flush=True)
        until = time.monotonic() + 60 * chosen.minutes
        standing = measure(setup, seats, chosen.games, jobs, kept, until, not chosen.json)
        by_seats[str(seats)] = standing.figures()
    if chosen.json:
        p95 = {seats: figures["turn_s_p95"] for seats, figures in by_seats.items()}
        print(json.dumps({**asdict(setup), "turn_s_p95": p95, "seats": by_seats}))
