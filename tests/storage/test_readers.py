"""Reads run in parallel, and bulk reads leave connections free for interactive ones."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from storage.base import BULK_READERS, READERS
from storage.database import Database, Rows
from storage.errors import StorageFailure


class Blocked:
    """Reads that last until the test lets them go on."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.running = 0
        self.most = 0
        self._lock = threading.Lock()
        self._begun = threading.Semaphore(0)
        self._go = threading.Event()

    def begin(self, number: int, *, bulk: bool) -> list[asyncio.Task[int]]:
        """Ask for this many of them."""

        def read(rows: Rows) -> int:
            with self._lock:
                self.running += 1
                self.most = max(self.most, self.running)
            self._begun.release()
            assert self._go.wait(60)
            with self._lock:
                self.running -= 1
            return rows.past.generation()[0]

        return [asyncio.create_task(self.database.read(read, bulk=bulk)) for _ in range(number)]

    async def begun(self, number: int) -> None:
        """Wait until this many have begun."""
        for _ in range(number):
            assert await asyncio.to_thread(self._begun.acquire, timeout=60)

    def end(self) -> None:
        """Let them and all later ones go on."""
        self._go.set()


@contextmanager
def blocked(database: Database) -> Iterator[Blocked]:
    made = Blocked(database)
    yield made
    made.end()


async def test_an_interactive_read_is_served_while_bulk_reads_are_blocked(database: Database) -> None:
    with blocked(database) as bulk:
        reads = bulk.begin(2 * BULK_READERS + 1, bulk=True)
        await bulk.begun(BULK_READERS)
        async with asyncio.timeout(60):
            assert await database.read(lambda rows: rows.past.generation()) == (0, 0)
            await database.write(lambda rows: None)
            assert await database.read_in_turn(lambda rows: rows.past.generation()) == (0, 0)
        assert bulk.running == BULK_READERS
        bulk.end()
        assert await asyncio.gather(*reads) == [0] * len(reads)
        assert bulk.most == BULK_READERS


async def test_interactive_reads_run_in_parallel_on_their_reserved_connections(database: Database) -> None:
    with blocked(database) as bulk, blocked(database) as interactive:
        bulk_reads = bulk.begin(READERS, bulk=True)
        await bulk.begun(BULK_READERS)
        reads = interactive.begin(READERS, bulk=False)
        await interactive.begun(READERS - BULK_READERS)
        assert (bulk.running, interactive.running) == (BULK_READERS, READERS - BULK_READERS)
        interactive.end()
        async with asyncio.timeout(60):
            await asyncio.gather(*reads)
        bulk.end()
        await asyncio.gather(*bulk_reads)


async def test_a_cancelled_read_keeps_its_connection_until_it_ends(database: Database) -> None:
    with blocked(database) as bulk:
        reads = bulk.begin(BULK_READERS + 1, bulk=True)
        await bulk.begun(BULK_READERS)
        for read in reads:
            read.cancel()
        assert all(
            isinstance(end, asyncio.CancelledError) for end in await asyncio.gather(*reads, return_exceptions=True)
        )
        next_read = bulk.begin(1, bulk=True)
        async with asyncio.timeout(60):
            await database.read(lambda rows: None)
        assert bulk.running == bulk.most == BULK_READERS
        bulk.end()
        await asyncio.gather(*next_read)
        assert bulk.most == BULK_READERS


async def test_closing_waits_for_reads_that_run_and_refuses_those_that_wait(database: Database) -> None:
    with blocked(database) as bulk:
        reads = bulk.begin(BULK_READERS + 1, bulk=True)
        await bulk.begun(BULK_READERS)
        closing = asyncio.create_task(database.close())
        await asyncio.sleep(0)
        assert not closing.done()
        bulk.end()
        await closing
        *ran, waited = await asyncio.gather(*reads, return_exceptions=True)
        assert ran == [0] * BULK_READERS
        assert isinstance(waited, StorageFailure)


async def test_a_read_cannot_write(database: Database) -> None:
    with pytest.raises(StorageFailure):
        await database.read(lambda rows: rows.connection.execute("DELETE FROM places").close())
