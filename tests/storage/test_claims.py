"""Claims on shards: each is one process's, until it lets go, dies or loses its connection."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack

import pytest
import pytest_asyncio

from storage.database import Database, open_database
from storage.errors import BadDatabase, LockedDatabase
from storage.migrations import migrations
from storage.postgres.claims import SHARD
from storage.postgres.database import Database as Postgres
from tests.tables.helpers import spoil

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


async def lane() -> int:
    """All begin their sessions one after the other."""
    return 0


async def until(true: Callable[[], bool]) -> None:
    """Wait until this is so, ten seconds at most."""
    by = time.monotonic() + 10
    while not true():
        assert time.monotonic() < by
        await asyncio.sleep(0.01)


@pytest.mark.postgres
async def test_a_shard_is_one_processs_until_it_lets_go(database: Database, others: list[Database]) -> None:
    first, second, third, _ = database, *others
    assert await first.claims.take((0, 1, 2), 8) == ""
    assert await second.claims.take((3, 4), 8) == ""

    why = await third.claims.take((5, 2, 4), 8)

    assert why.startswith("Shard 2 of 8 is served by another process, which reaches the database from ")
    assert await second.claims.take((5,), 8) == "", "of what it cannot have all it takes none"
    await first.claims.release()
    assert await third.claims.take((1, 2), 8) == ""


@pytest.mark.postgres
async def test_all_processes_have_one_number_of_shards(database: Database, others: list[Database]) -> None:
    assert await database.claims.take((0,), 8) == ""

    why = await others[0].claims.take((9,), 16)

    assert why == "Other processes play on this database with 8 shards in all, and this one with 16."
    await database.claims.release()
    assert await others[0].claims.take((9,), 16) == ""


@pytest.mark.postgres
async def test_a_lost_connection_is_a_lost_claim(
    path: str, database: Database, others: list[Database], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("storage.postgres.claims.LOOK_AFTER", 0.05)
    assert await database.claims.take((0,), 1) == ""
    losing = asyncio.ensure_future(database.claims.lost())
    await asyncio.sleep(0.2)
    assert not losing.done()

    spoil(path, "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND classid = ?", SHARD)

    why = await asyncio.wait_for(losing, 10)
    assert why.startswith("The connection to the database postgresql://127.0.0.1:")
    assert "that held the shards of this process was lost" in why
    assert await others[0].claims.take((0,), 1) == ""


@pytest.mark.postgres
async def test_letting_go_is_no_loss(
    database: Database, others: list[Database], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("storage.postgres.claims.LOOK_AFTER", 0.02)
    await database.claims.take((0,), 1)
    losing = asyncio.ensure_future(database.claims.lost())
    await database.claims.release()

    assert await others[0].claims.take((0,), 1) == ""
    await asyncio.sleep(0.1)
    assert not losing.done()
    losing.cancel()


@pytest.mark.postgres
async def test_one_session_is_begun_at_a_time_over_all_processes(database: Database, others: list[Database]) -> None:
    begun: list[float] = []

    async def shards(of: Database, number: int) -> None:
        for _ in range(number):
            assert await of.claims.identify(lane, 0.3)
            begun.append(time.monotonic())

    await asyncio.gather(shards(database, 2), shards(others[0], 2), shards(others[1], 1))

    assert len(begun) == 5
    assert min(later - sooner for sooner, later in itertools.pairwise(begun)) >= 0.29


@pytest.mark.postgres
async def test_lanes_do_not_wait_for_each_other(database: Database, others: list[Database]) -> None:
    async def second() -> int:
        return 1

    async with asyncio.timeout(10):
        assert await database.claims.identify(lane, 60.0)
        assert await database.claims.identify(second, 60.0)
        waiting = asyncio.ensure_future(others[0].claims.identify(second, 60.0))
        await asyncio.sleep(0.5)
        assert not waiting.done()
        await database.claims.release()  # as one that dies
        assert await waiting


@pytest.mark.postgres
async def test_a_process_of_an_older_version_takes_no_shards(path: str) -> None:
    old = Postgres(path, 1500, NEWEST[-1][0] - 1)
    with pytest.raises(BadDatabase, match="all processes must be of one version"):
        await old.claims.take((0,), 1)
    await old.close()


@pytest.mark.postgres
async def test_a_database_in_use_is_not_brought_to_a_newer_form(path: str, database: Database) -> None:
    newer = [*NEWEST, (NEWEST[-1][0] + 1, "CREATE TABLE never (id BIGINT)")]
    assert await database.claims.take((0,), 1) == ""

    with pytest.raises(LockedDatabase, match="still in use by processes of an older version"):
        await Postgres.open(path, scripts=newer)


@pytest.mark.sqlite
async def test_a_file_is_served_by_whoever_opens_it(database: Database) -> None:
    assert await database.claims.take((0, 1), 2) == ""
    assert not await database.claims.identify(lane, 60.0)
    losing = asyncio.ensure_future(database.claims.lost())
    await database.claims.release()
    await asyncio.sleep(0)
    assert not losing.done()
    losing.cancel()
