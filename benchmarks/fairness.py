"""How long others wait during many searches: `python -m benchmarks fairness [--tables N] [--seconds S]`.

One person has many tables with search players in one server. In other servers one person plays with heuristic
computer players, and another does so and asks for advice before each answer. How long these two wait is measured with
a plain FIFO and with the fair queue in turn, so that other load on the machine affects both alike. Tables,
storage and worker processes are the real ones; Discord and pictures are left out.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from random import Random
from typing import ParamSpec, TypeVar

from benchmarks.figures import Spread, heading, row
from bot import MOST_THINKING
from rules.errors import IllegalChoice
from rules.game import Game
from rules.messages import Seat
from rules.players import ComputerPlayer, RandomPlayer, answer
from rules.questions import Question
from rules.registry import GAMES, PLAYERS
from rules.search import SearchPlayer
from storage.database import open_database
from storage.rows import Person, Table
from tables.errors import Refusal
from tables.tables import Tables
from tables.workers.scheduler import Job, Priority, Scheduler
from tables.workers.thinker import PoolThinker
from tables.workers.workers import Workers, preload, spare_cores

P = ParamSpec("P")
T = TypeVar("T")

SEED = "fairness"
HOG, ANN, BEN = Person(id=1, name="Hog"), Person(id=2, name="Ann"), Person(id=3, name="Ben")
CROWDED, ADVISED, QUIET = 11, 22, 33
"""The servers of Hog, Ann and Ben."""
SEARCHED = ("thunderstone", "dungeoneer", "dungeon_lords")
PLAYED = "thunderstone"
"""What Ann and Ben play."""
LOOK = 0.05
"""Seconds between two checks whether a person is asked."""
BREATH = 1.0
"""How many seconds Ann and Ben let pass before they answer."""
WARM_UP = 5.0
"""Seconds that the crowd plays before the measurement begins."""


class Timed(PoolThinker):
    """Notes how long the heuristic computer players of Ann and Ben take, and how many searches are done."""

    def __init__(self, scheduler: Scheduler) -> None:
        super().__init__(scheduler)
        self.heuristic: list[float] = []
        self.searches = 0

    def pick(
        self, job: Job, game: Game, seat: Seat, question_id: int, player: ComputerPlayer, seed: str
    ) -> Awaitable[list[str]]:
        """See Thinker."""
        return self._timed(job, super().pick(job, game, seat, question_id, player, seed))

    async def _timed(self, job: Job, thinking: Awaitable[list[str]]) -> list[str]:
        begun = time.perf_counter()
        try:
            picked = await thinking
            self.searches += job.priority == Priority.SEARCH
            return picked
        finally:  # a wait that is cut short counts with the time measured so far
            if job.guild_id != CROWDED:
                self.heuristic.append(time.perf_counter() - begun)


class Fifo:
    """One queue for everything, in the order of arrival: what the fair queue is compared with."""

    def __init__(self, number: int) -> None:
        self.number = 1_000_000  # so that the scheduler hands on everything at once
        self._workers = Workers(number)

    async def run(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call a function in a worker and return its result."""
        return await self._workers.run(function, *args, **kwargs)

    async def close(self) -> None:
        """End the processes."""
        await self._workers.close()


def fifo() -> Scheduler:
    """Everything in the order of arrival, with as many workers for searches as the bot uses."""
    pool = Fifo(min(MOST_THINKING, spare_cores()))
    return Scheduler(pool, pool, pool)


def fair() -> Scheduler:
    """The scheduler that the bot uses."""
    return Scheduler(Workers(min(MOST_THINKING, spare_cores())))


async def opened(services: Tables, guild: int, number: int, game: str, host: Person, level: str) -> Table:
    """A running table of this person with two computer players."""
    table = await services.lobby.open(guild, 1000 + number, game, host, {}, "en")
    for _ in range(2):
        await services.lobby.add_computer(table.id, level, host.id)
    return await services.play.start(table.id, host.id)


async def asked(services: Tables, table: Table) -> tuple[Game, Question]:
    """The question for the person at the table, once there is one, and its game."""
    while True:
        game = await services.store.game(table.id)
        found = [each for each in game.questions if each.seat == 0 and each.awaited]
        if found:
            return game, found[0]
        await asyncio.sleep(LOOK)


async def choose(services: Tables, table: Table, game: Game, question: Question, rng: Random) -> None:
    """Answer at random."""
    picked = answer(game, question, RandomPlayer(), rng)
    with contextlib.suppress(IllegalChoice, Refusal):  # it has changed meanwhile, or is over
        await services.play.choose(table.id, 0, question.id, picked)


async def crowding(services: Tables, table: Table, rng: Random) -> None:
    """Answer at once whenever the person is asked, so that the computer players have to think again."""
    while True:
        game, question = await asked(services, table)
        await choose(services, table, game, question, rng)
        await asyncio.sleep(LOOK)


async def playing(services: Tables, table: Table, rng: Random, advice: list[float] | None) -> None:
    """Answer at leisure; with `advice` first ask what a computer player would do, if that needs a search."""
    expert = PLAYERS[table.game]["expert"]
    assert isinstance(expert, SearchPlayer)
    while True:
        game, question = await asked(services, table)
        if advice is not None and not expert.is_trivial(question, question.options(game)):
            begun = time.perf_counter()
            try:
                await services.advice.suggest(table.id, 0, question.id)
            finally:  # a request still open at the end counts with the time it has waited
                advice.append(time.perf_counter() - begun)
        await asyncio.sleep(BREATH)
        await choose(services, table, game, question, rng)


async def measure(folder: Path, scheduler: Scheduler, tables: int, seconds: float) -> tuple[Timed, list[float]]:
    """Play for this many seconds; returns what was noted, and how long each piece of advice took."""
    database = await open_database(folder / "games.db")
    thinker, advice = Timed(scheduler), list[float]()
    services = Tables(database, GAMES, PLAYERS, thinker, chance=Random(SEED), clock_delay=0.0)
    crowd = [await opened(services, CROWDED, n, SEARCHED[n % len(SEARCHED)], HOG, "expert") for n in range(tables)]
    advised = await opened(services, ADVISED, tables, PLAYED, ANN, "steady")
    quiet = await opened(services, QUIET, tables + 1, PLAYED, BEN, "steady")
    tasks = [asyncio.create_task(crowding(services, each, Random(f"{SEED}-{each.id}"))) for each in crowd]
    await asyncio.sleep(WARM_UP)
    thinker.heuristic.clear()
    thinker.searches = 0
    tasks.append(asyncio.create_task(playing(services, advised, Random(SEED), advice)))
    tasks.append(asyncio.create_task(playing(services, quiet, Random(SEED), None)))
    await asyncio.sleep(seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await services.close()
    await database.close()
    return thinker, advice


def report(name: str, seconds: list[float], most: float) -> None:
    """Print how long something took, and the target."""
    if not seconds:
        row(name, "none")
        return
    spread = Spread(seconds)
    row(name, f"p50 {spread.median:6.2f} s   p95 {spread.quantile(0.95):6.2f} s (target {most:g})   n {len(seconds)}")


def main(arguments: Sequence[str] = ()) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks fairness", description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=60.0, help="how long each queue is measured")
    parser.add_argument("--rounds", type=int, default=1, help="how many times both are measured in turn")
    chosen = parser.parse_args(arguments)
    preload("bot")
    heading(f"Fairness: {chosen.tables} tables of searching computer players and one of heuristic ones")
    for queue, scheduler in (("FIFO", fifo), ("fair", fair)) * chosen.rounds:
        with tempfile.TemporaryDirectory(dir=".") as folder:
            thinker, advice = asyncio.run(measure(Path(folder), scheduler(), chosen.tables, chosen.seconds))
        report(f"{queue}: a heuristic computer player", thinker.heuristic, 3.0)
        report(f"{queue}: advice", advice, 5.0)
        row(f"{queue}: searches done", f"{thinker.searches / chosen.seconds:.2f} per second")
