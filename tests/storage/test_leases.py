"""Leases on shards: each belongs to one process until it is released, the process dies or loses its connection."""

from __future__ import annotations

import asyncio
import itertools
import threading
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Any

import psycopg
import pytest
import pytest_asyncio

from storage.database import Database, Rows, open_database
from storage.errors import BadDatabase, LockedDatabase, StorageFailure
from storage.leases import Leases as NoLeases
from storage.migrations import migrations
from storage.postgres import leases as module
from storage.postgres.connection import connect_aside
from storage.postgres.database import Database as Postgres
from storage.postgres.leases import SHARD, Leases
from tests.delays import eventually
from tests.tables.helpers import alter

NEWEST = migrations("storage.postgres")


@pytest_asyncio.fixture
async def others(path: str) -> AsyncIterator[list[Database]]:
    """Three more processes on the same database."""
    async with AsyncExitStack() as stack:
        opened = []
        for _ in range(3):
            opened.append(await open_database(path))
            stack.push_async_callback(opened[-1].close)
        yield opened


def end_session(path: str) -> None:
    """End the connection that holds the shards, as a restart of the server does."""
    alter(path, "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND classid = ?", SHARD)


async def bucket() -> int:
    """One bucket for all, so that their sessions begin one after the other."""
    return 0


@pytest.mark.postgres
async def test_a_shard_belongs_to_one_process_until_it_is_released(database: Database, others: list[Database]) -> None:
    first, second, third, _ = database, *others
    assert await first.leases.take((0, 1, 2), 8) == ""
    assert await second.leases.take((3, 4), 8) == ""

    why = await third.leases.take((5, 2, 4), 8)

    assert why.startswith("Shard 2 of 8 is served by another process, which reaches the database from ")
    assert await second.leases.take((5,), 8) == "", "if it cannot have all shards it takes none"
    await first.leases.release()
    assert await third.leases.take((1, 2), 8) == ""


@pytest.mark.postgres
async def test_all_processes_must_use_the_same_number_of_shards(database: Database, others: list[Database]) -> None:
    assert await database.leases.take((0,), 8) == ""

    why = await others[0].leases.take((9,), 16)

    assert why == "Other processes play on this database with 8 shards in all, and this one with 16."
    await database.leases.release()
    assert await others[0].leases.take((9,), 16) == ""


@pytest.mark.postgres
async def test_losing_the_connection_loses_the_lease(
    path: str, database: Database, others: list[Database], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("storage.postgres.leases.HEARTBEAT", 0.05)
    assert await database.leases.take((0,), 1) == ""
    losing = asyncio.ensure_future(database.leases.lost())
    await asyncio.sleep(0.2)
    assert not losing.done()

    end_session(path)

    why = await asyncio.wait_for(losing, 60)
    assert why.startswith("The connection to postgresql://127.0.0.1:")
    assert "that held the shards of this process was lost" in why
    assert await others[0].leases.take((0,), 1) == ""


@pytest.mark.postgres
async def test_releasing_a_lease_is_not_reported_as_a_loss(
    database: Database, others: list[Database], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("storage.postgres.leases.HEARTBEAT", 0.02)
    await database.leases.take((0,), 1)
    losing = asyncio.ensure_future(database.leases.lost())
    await database.leases.release()

    assert await others[0].leases.take((0,), 1) == ""
    await asyncio.sleep(0.1)
    assert not losing.done()
    losing.cancel()


@pytest.mark.postgres
async def test_sessions_are_started_one_at_a_time_across_all_processes(
    database: Database, others: list[Database]
) -> None:
    begun: list[float] = []

    async def shards(of: Database, number: int) -> None:
        for _ in range(number):
            assert await of.leases.identify(bucket, 0.3)
            begun.append(time.monotonic())

    await asyncio.gather(shards(database, 2), shards(others[0], 2), shards(others[1], 1))

    assert len(begun) == 5
    assert min(later - sooner for sooner, later in itertools.pairwise(begun)) >= 0.29


@pytest.mark.postgres
async def test_buckets_do_not_wait_for_each_other(database: Database, others: list[Database]) -> None:
    async def second() -> int:
        return 1

    async with asyncio.timeout(60):
        assert await database.leases.identify(bucket, 600.0)
        assert await database.leases.identify(second, 600.0)
        waiting = asyncio.ensure_future(others[0].leases.identify(second, 600.0))
        await asyncio.sleep(0.5)
        assert not waiting.done()
        await database.leases.release()  # as if it had died
        assert await waiting


@pytest.mark.postgres
async def test_a_process_of_an_older_version_takes_no_shards(path: str) -> None:
    old = Postgres(path, 1500, NEWEST[-1][0] - 1)
    with pytest.raises(BadDatabase, match="all processes must be of one version"):
        await old.leases.take((0,), 1)
    await old.close()


@pytest.mark.postgres
async def test_a_database_in_use_is_not_migrated(path: str, database: Database) -> None:
    newer = [*NEWEST, (NEWEST[-1][0] + 1, "CREATE TABLE never (id BIGINT)")]
    assert await database.leases.take((0,), 1) == ""

    with pytest.raises(LockedDatabase, match="still in use by processes of an older version"):
        await Postgres.open(path, scripts=newer)


# Processes that hang


def frozen(database: Database) -> None:
    """Stop the heartbeats of its process, as if its event loop had stopped; its connection stays open."""
    leases = database.leases
    assert isinstance(leases, Leases)
    assert leases._watching is not None
    leases._watching.cancel()


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make heartbeats, leases and timeouts ten times shorter, in the same proportion."""
    for name in ("HEARTBEAT", "LEASE", "IDLE_WRITER", "STALE_AFTER", "RECLAIM_WITHIN"):
        monkeypatch.setattr(module, name, getattr(module, name) / 10)


async def taken(leases: NoLeases, seconds: float = 60) -> None:
    """Wait until shard 0 is theirs."""
    deadline = time.monotonic() + seconds
    while await leases.take((0,), 1):
        if time.monotonic() >= deadline:
            raise TimeoutError
        await asyncio.sleep(0.02)


def test_the_lease_times_leave_no_gap() -> None:
    assert module.HEARTBEAT + module.ANSWER_WITHIN < module.LEASE
    assert module.LEASE + module.IDLE_WRITER < module.STALE_AFTER


@pytest.mark.postgres
async def test_a_process_that_hangs_is_replaced_and_writes_nothing(
    database: Database, others: list[Database], quick: None, caplog: pytest.LogCaptureFixture
) -> None:
    assert await database.leases.take((0,), 1) == ""
    frozen(database)
    begun = time.monotonic()

    await taken(others[0].leases)

    assert time.monotonic() - begun >= module.STALE_AFTER - 0.1, "and not before it has been silent for so long"
    assert not database.leases.held
    assert not await database.leases.confirm()
    assert "was lost" in await asyncio.wait_for(database.leases.lost(), 60)
    assert others[0].leases.held
    with pytest.raises(StorageFailure):
        await database.write(lambda rows: rows.marks.beat(1.0))
    assert await others[0].read(lambda rows: rows.marks.oldest_beat()) is None
    assert "this process has lost its lease" in caplog.text
    await others[0].write(lambda rows: rows.marks.beat(2.0))
    assert await others[0].read(lambda rows: rows.marks.oldest_beat()) == 2.0


@pytest.mark.postgres
async def test_a_healthy_process_is_not_replaced(
    database: Database, others: list[Database], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Though on a busy machine its heartbeats come a second late."""
    monkeypatch.setattr(module, "STALE_AFTER", module.STALE_AFTER / 4)
    monkeypatch.setattr(module, "HEARTBEAT", module.HEARTBEAT / 10)
    assert await database.leases.take((0,), 1) == ""
    with pytest.raises(TimeoutError):
        await taken(others[0].leases, seconds=module.STALE_AFTER * 3)
    assert database.leases.held


@pytest.mark.postgres
async def test_a_process_that_woke_up_in_time_goes_on(database: Database, others: list[Database], quick: None) -> None:
    assert await database.leases.take((0,), 1) == ""
    frozen(database)
    await eventually(lambda: not database.leases.held)  # the lease has expired, and nobody has taken over

    assert await database.leases.confirm()
    assert database.leases.held
    await database.write(lambda rows: rows.marks.beat(1.0))


@pytest.mark.postgres
async def test_a_transaction_begun_before_a_freeze_is_not_committed_after_it(
    database: Database, others: list[Database], quick: None
) -> None:
    """The process freezes in the middle of a transaction, which is ended, so that others can write to these rows."""
    await database.write(lambda rows: rows.marks.beat(1.0))
    assert await database.leases.take((0,), 1) == ""
    frozen(database)
    asleep, wake = threading.Event(), threading.Event()

    def work(rows: Rows) -> None:
        rows.marks.beat(2.0)
        asleep.set()
        assert wake.wait(20)

    writing = asyncio.ensure_future(database.write(work))
    await eventually(asleep.is_set)
    await taken(others[0].leases)
    await others[0].write(lambda rows: rows.marks.beat(3.0))
    wake.set()

    with pytest.raises(StorageFailure):
        await writing
    assert await others[0].read(lambda rows: rows.marks.oldest_beat()) == 3.0


@pytest.mark.postgres
async def test_the_turn_to_identify_is_taken_from_a_process_that_hangs(
    database: Database, others: list[Database], quick: None
) -> None:
    assert await database.leases.identify(bucket, 600.0)
    async with asyncio.timeout(60):
        assert await others[0].leases.identify(bucket, 600.0)


# A process that is alone


@pytest.mark.postgres
async def test_a_process_that_is_alone_takes_its_shards_again(
    path: str, database: Database, others: list[Database], quick: None, caplog: pytest.LogCaptureFixture
) -> None:
    assert await database.leases.take((0,), 1, alone=True) == ""
    losing = asyncio.ensure_future(database.leases.lost())
    end_session(path)

    await eventually(lambda: "taken again" in caplog.text)

    assert not losing.done()
    assert database.leases.held
    assert (await others[0].leases.take((0,), 1)).startswith("Shard 0 of 1 is served by another process")
    await database.write(lambda rows: rows.marks.beat(1.0))
    losing.cancel()


@pytest.mark.postgres
async def test_a_process_that_is_alone_ends_when_another_one_has_its_shards(
    path: str, database: Database, others: list[Database], quick: None
) -> None:
    assert await database.leases.take((0,), 1, alone=True) == ""
    frozen(database)
    end_session(path)
    await taken(others[0].leases)
    await eventually(lambda: not database.leases.held)

    assert not await database.leases.confirm()

    assert (await database.leases.lost()).startswith("Shard 0 of 1 is served by another process")
    with pytest.raises(StorageFailure):
        await database.write(lambda rows: rows.marks.beat(1.0))


@pytest.mark.postgres
async def test_a_process_that_is_alone_waits_for_its_server(
    path: str, database: Database, quick: None, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    reachable = False

    async def unreachable(address: str) -> Any:
        if not reachable:
            raise psycopg.OperationalError("connection refused")
        return await connect_aside(address)

    assert await database.leases.take((0,), 1, alone=True) == ""
    losing = asyncio.ensure_future(database.leases.lost())
    monkeypatch.setattr(module, "connect_aside", unreachable)
    end_session(path)
    await eventually(lambda: "cannot be taken again yet" in caplog.text)
    await eventually(lambda: not database.leases.held)
    assert await database.leases.confirm(), "a press is answered: nothing can be stored"
    with pytest.raises(StorageFailure):
        await database.write(lambda rows: rows.marks.beat(1.0))

    reachable = True
    await eventually(lambda: database.leases.held)
    await database.write(lambda rows: rows.marks.beat(1.0))
    assert caplog.text.count("cannot be taken again yet") == 1
    assert not losing.done()
    losing.cancel()
