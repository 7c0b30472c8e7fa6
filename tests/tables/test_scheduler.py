"""The fair queue: order of classes, shares within a class, and what becomes of jobs that are cancelled or fail."""

from __future__ import annotations

import asyncio
import os
import signal
from collections import Counter
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import ParamSpec, TypeVar

import pytest

from rules.players import ComputerPlayer
from storage.database import Database
from tables.workers.scheduler import CROWD, TURNS, URGENT_NICE, Job, Priority, Scheduler
from tables.workers.thinker import Thinker
from tables.workers.workers import NICE, WorkerDied, Workers
from tests.delays import eventually, run_other_tasks
from tests.tables import helpers
from tests.tables.helpers import BEN, CHANNEL, GUILD, NotingThinker, Thoughtful, make_tables, pick
from tests.tables.turns import Turns

P = ParamSpec("P")
T = TypeVar("T")

PERSON, HEURISTIC, SEARCH, REPLAY = Priority
HOG = 1
"""The id of a person who asks for a lot."""
ANN = 2
"""The id of another person."""


class Pool(Workers):
    """In place of worker processes: calls that end when the test says so. Notes which were begun, in their order."""

    def __init__(self, number: int = 1) -> None:
        super().__init__(number)
        self.begun: list[str] = []
        self.busy: dict[str, asyncio.Event] = {}
        self.closed = False

    async def run(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Return what `function` does, once the test ends the call, which goes by its first argument."""
        name = str(args[0])
        assert len(self.busy) < self.number, "it has no more workers than that"
        self.begun.append(name)
        self.busy[name] = asyncio.Event()
        try:
            await self.busy[name].wait()
            return function(*args, **kwargs)
        finally:
            del self.busy[name]

    async def close(self) -> None:
        """No more calls."""
        self.closed = True


class Bench:
    """A scheduler with two such pools."""

    def __init__(self) -> None:
        self.urgent, self.bulk = Pool(), Pool()
        self.scheduler = Scheduler(self.bulk, self.urgent)
        self.tasks: dict[str, asyncio.Task[str]] = {}

    @property
    def waiting(self) -> Counter[Priority]:
        """The number of jobs of each class that wait for a worker."""
        return Counter(ticket.job.priority for ticket in self.scheduler._queue)

    async def ask(self, name: str, priority: Priority, guild: int | None = 1, user: int = HOG, table: int = 0) -> None:
        """Queue a job; by default each has its own table."""
        job = Job(priority, guild, user, table or len(self.tasks) + 1000)
        self.tasks[name] = asyncio.create_task(self.scheduler.run(job, str, name))
        await run_other_tasks()

    async def end(self, *names: str) -> None:
        """End these calls, one after the other."""
        for name in names:
            next(pool for pool in (self.urgent, self.bulk) if name in pool.busy).busy[name].set()
            await run_other_tasks()

    async def drain(self, pool: Pool) -> list[str]:
        """End all calls of a pool until none are left; returns them in order."""
        first = len(pool.begun) - len(pool.busy)
        while pool.busy:
            await self.end(next(iter(pool.busy)))
        return pool.begun[first:]


@pytest.fixture
async def bench() -> AsyncIterator[Bench]:
    made = Bench()
    yield made
    for task in made.tasks.values():
        task.cancel()
    await asyncio.gather(*made.tasks.values(), return_exceptions=True)


async def test_the_most_urgent_class_is_served_first(bench: Bench) -> None:
    await bench.ask("under way", SEARCH)
    await bench.ask("advice under way", PERSON)
    for name, priority in (("replay", REPLAY), ("search", SEARCH), ("heuristic", HEURISTIC), ("advice", PERSON)):
        await bench.ask(name, priority)
    assert bench.waiting == {PERSON: 1, HEURISTIC: 1, SEARCH: 1, REPLAY: 1}
    assert await bench.drain(bench.bulk) == ["under way", "advice", "heuristic", "search", "replay"]
    assert not bench.waiting
    assert [bench.tasks[name].result() for name in ("advice", "replay")] == ["advice", "replay"]


async def test_urgent_jobs_begin_at_once_although_all_bulk_workers_search(bench: Bench) -> None:
    for number in range(50):
        await bench.ask(f"search {number}", SEARCH)
    for name, priority in (("advice", PERSON), ("heuristic", HEURISTIC)):
        await bench.ask(name, priority, guild=2, user=ANN)
        assert list(bench.urgent.busy) == [name]
        await bench.end(name)
        assert not bench.urgent.busy, "no search ever takes the place of urgent jobs"
    assert bench.bulk.begun == ["search 0"]


async def test_many_heuristic_computer_players_use_every_free_worker(bench: Bench) -> None:
    for number in range(3):
        await bench.ask(f"heuristic {number}", HEURISTIC)
    assert [list(pool.busy) for pool in (bench.urgent, bench.bulk)] == [[f"heuristic {number}"] for number in range(2)]


@pytest.mark.parametrize(
    ("hog", "other"),
    [
        ({"guild": 1, "user": HOG}, {"guild": 2, "user": ANN}),
        ({"user": HOG}, {"user": ANN}),
        ({"table": 1}, {"table": 2}),
    ],
    ids=["each server", "each person of a server", "each table of a person"],
)
async def test_each_has_the_same_share(bench: Bench, hog: dict[str, int], other: dict[str, int]) -> None:
    for number in range(4):
        await bench.ask(f"hog {number}", SEARCH, **hog)
    for number in range(2):
        await bench.ask(f"other {number}", SEARCH, **other)
    assert await bench.drain(bench.bulk) == ["hog 0", "other 0", "hog 1", "other 1", "hog 2", "hog 3"]


async def test_a_repeated_request_is_served_after_those_already_waiting(bench: Bench) -> None:
    for guild in (1, 2, 3):
        await bench.ask(f"first of {guild}", SEARCH, guild=guild)
    await bench.end("first of 1")
    await bench.ask("second of 1", SEARCH, guild=1)
    assert await bench.drain(bench.bulk) == ["first of 2", "first of 3", "second of 1"]


async def test_in_direct_messages_each_person_counts_as_a_server(bench: Bench) -> None:
    for number in range(3):
        await bench.ask(f"hog {number}", SEARCH, guild=None, user=HOG)
    await bench.ask("ann", SEARCH, guild=None, user=ANN)
    await bench.ask("server", SEARCH, guild=HOG, user=ANN)
    assert await bench.drain(bench.bulk) == ["hog 0", "ann", "server", "hog 1", "hog 2"]


async def test_no_class_starves(bench: Bench) -> None:
    await bench.ask("under way", SEARCH)
    await bench.ask("replay", REPLAY)
    for number in range(2 * TURNS):
        await bench.ask(f"search {number}", SEARCH)
    served = await bench.drain(bench.bulk)
    assert served.index("replay") == 1 + TURNS
    await bench.ask("advice under way", PERSON)
    await bench.ask("search under way", SEARCH)
    await bench.ask("heuristic", HEURISTIC)
    for number in range(2 * TURNS):
        await bench.ask(f"advice {number}", PERSON)
    served = await bench.drain(bench.urgent)
    assert served.index("heuristic") == 1 + TURNS


async def test_a_cancelled_job_leaves_the_queue(bench: Bench) -> None:
    for name in ("under way", "cancelled", "next"):
        await bench.ask(name, SEARCH)
    bench.tasks["cancelled"].cancel()
    await run_other_tasks()
    assert bench.waiting[SEARCH] == 1
    assert await bench.drain(bench.bulk) == ["under way", "next"]


async def test_a_job_cancelled_just_before_it_starts_gives_its_worker_back(bench: Bench) -> None:
    for name in ("under way", "cancelled", "next"):
        await bench.ask(name, SEARCH)
    bench.bulk.busy["under way"].set()
    for _ in range(10):
        await asyncio.sleep(0)
        if bench.waiting[SEARCH] == 1:
            break
    assert bench.bulk.begun == ["under way"], "its turn has come, but it has not begun"
    bench.tasks["cancelled"].cancel()
    await run_other_tasks()
    assert bench.bulk.begun == ["under way", "next"]


async def test_a_job_cancelled_under_way_gives_its_worker_back(bench: Bench) -> None:
    for name in ("cancelled", "next"):
        await bench.ask(name, SEARCH)
    bench.tasks["cancelled"].cancel()
    await run_other_tasks()
    assert list(bench.bulk.busy) == ["next"]


async def test_a_job_that_fails_gives_its_worker_back(bench: Bench) -> None:
    failing = asyncio.create_task(bench.scheduler.run(Job(SEARCH, 1, HOG, 1), int, "no number"))
    await bench.ask("next", SEARCH)
    await bench.end("no number")
    with pytest.raises(ValueError, match="no number"):
        await failing
    assert list(bench.bulk.busy) == ["next"]


async def test_closing_cancels_waiting_jobs(bench: Bench) -> None:
    for name in ("under way", "waits"):
        await bench.ask(name, SEARCH)
    await bench.scheduler.close()
    with pytest.raises(WorkerDied):
        await bench.tasks["waits"]
    assert all(pool.closed for pool in (bench.urgent, bench.bulk))
    assert bench.bulk.begun == ["under way"]


# What is held up


async def test_a_table_is_held_up_while_its_job_is_one_of_many_that_wait(bench: Bench) -> None:
    await bench.ask("under way", SEARCH, table=10)
    await bench.ask("ann", SEARCH, table=20)
    assert not bench.scheduler.is_held_up(20, (SEARCH,)), "it is the next one"
    for number in range(1, CROWD):
        await bench.ask(f"hog {number}", SEARCH, table=30 + number)
    assert bench.scheduler.is_held_up(20, (HEURISTIC, SEARCH))
    assert not bench.scheduler.is_held_up(20, (PERSON,))
    assert not bench.scheduler.is_held_up(10, (SEARCH,)), "it is being worked on"


# With processes


@pytest.fixture
async def real() -> AsyncIterator[Scheduler]:
    made = Scheduler()
    yield made
    await made.close()


def die_once(file: Path) -> int:
    """Die the first time; return the id of this process the second time."""
    if not file.exists():
        file.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return os.getpid()


@pytest.mark.slow
async def test_urgent_jobs_have_their_own_processes_with_a_higher_priority(real: Scheduler) -> None:
    jobs = [Job(priority, 1, HOG, 1) for priority in (SEARCH, PERSON, HEURISTIC)]
    nice = [await real.run(job, os.nice, 0) for job in jobs]
    assert nice == [min(19, os.nice(0) + more) for more in (NICE, URGENT_NICE, URGENT_NICE)]
    assert len({await real.run(job, os.getpid) for job in jobs}) == 2


@pytest.mark.slow
async def test_a_job_whose_worker_dies_is_tried_again_and_the_next_one_is_served(
    real: Scheduler, tmp_path: Path
) -> None:
    dying, following = await asyncio.gather(
        real.run(Job(SEARCH, 1, HOG, 1), die_once, tmp_path / "dead"),
        real.run(Job(SEARCH, 2, ANN, 2), os.getpid),
    )
    assert dying == following
    with pytest.raises(WorkerDied):
        await real.run(Job(SEARCH, 1, HOG, 1), os._exit, 3)
    assert await real.run(Job(SEARCH, 1, HOG, 1), abs, -1) == 1


# At tables


class Searching(Thoughtful):
    """A computer player that takes a long time."""

    searches = True


async def test_computer_thinking_is_charged_to_the_host_and_advice_to_the_person_asking(database: Database) -> None:
    players: dict[str, ComputerPlayer] = {"steady": Thoughtful(), "expert": Searching()}
    thinker = NotingThinker()
    tables = make_tables(database, thinker=thinker, games={"turns": Turns}, players={"turns": players})
    lobby = await tables.lobby.open(GUILD, CHANNEL, "turns", helpers.ANN, {"turns": 12}, "en")
    await tables.lobby.join(lobby.id, BEN)
    for level in players:
        await tables.lobby.add_computer(lobby.id, level, BEN.id)
    await tables.lobby.move_seat(lobby.id, 0, 3, helpers.ANN.id)  # the host is the last to play
    table = await tables.play.start(lobby.id, helpers.ANN.id)
    assert [seat.user_id for seat in table.seats] == [BEN.id, None, None, helpers.ANN.id]
    await tables.switches.set(table.id, helpers.ANN, advice=True)
    question = helpers.asked(await tables.store.game(table.id), 0)
    await tables.advice.suggest(table.id, 0, question.id)
    assert thinker.jobs.pop() == Job(PERSON, GUILD, BEN.id, table.id)
    await pick(tables, table.id, 0, "step")
    await tables.computers.idle()
    assert thinker.jobs == [Job(priority, GUILD, helpers.ANN.id, table.id) for priority in (HEURISTIC, SEARCH)]
    thinker.jobs.clear()
    await tables.advice.explain(table.id, 0)
    assert thinker.jobs == [Job(PERSON, GUILD, BEN.id, table.id)]
    await tables.undo.go_back(table.id, 0, helpers.ANN, admin=True)
    assert thinker.jobs[-1].priority == PERSON
    await tables.ending.end(table.id, helpers.ANN.id, admin=True)
    await tables.replays.timeline(table.id)
    assert thinker.jobs[-1] == Job(REPLAY, GUILD, helpers.ANN.id, table.id)


async def test_a_table_is_known_to_be_held_up_as_soon_as_its_computer_player_has_to_wait(
    bench: Bench, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tables.workers.scheduler.CROWD", 1)
    tables = make_tables(
        database,
        thinker=Thinker(bench.scheduler),
        games={"turns": Turns},
        players={"turns": {"expert": Searching()}},
    )
    lobby = await tables.lobby.open(GUILD, CHANNEL, "turns", helpers.ANN, {}, "en")
    await tables.lobby.add_computer(lobby.id, "expert", helpers.ANN.id)
    await bench.ask("under way", SEARCH, guild=5)
    table = await tables.play.start(lobby.id, helpers.ANN.id)
    assert not tables.computers.is_held_up(table.id)
    await pick(tables, table.id, 0, "step")
    await eventually(lambda: bench.waiting[SEARCH])
    assert tables.computers.is_held_up(table.id)
    assert not tables.advice.is_held_up(table.id)
    await tables.computers.close()
    assert not tables.computers.is_held_up(table.id), "once cancelled, it no longer waits"
