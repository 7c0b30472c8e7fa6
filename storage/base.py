"""The base of both kinds of database: one connection that writes, a pool that reads, deadlines and errors.

Work is a plain function of `Rows`, which has all queries. Each connection has its own thread. All writes share one
connection, one transaction after the other; reads have a pool of connections.
"""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Protocol, TypeVar, cast

from storage import timeouts
from storage.errors import StorageFailure, TooLate
from storage.leases import Leases
from storage.peers import Peers
from storage.queries.rows import Rows

log = logging.getLogger(__name__)

T = TypeVar("T")
Work = Callable[[Rows], T]
"""The work of one transaction."""

BUSY_MS = 1500
"""Milliseconds to wait for another writer, counted from the request: half of the time for an answer."""

READERS = 4
"""The number of connections that read at the same time."""

BULK_READERS = 2
"""The number of them that bulk reads may use at the same time; the others are reserved for interactive reads."""


class ThreadedConnection(Protocol):
    """A connection with its own thread, the only one that uses it."""

    async def run(self, job: Callable[[], T], /) -> T:
        """Run the job on the thread and return its result. Raises what it raises."""

    def look(self, work: Callable[[Rows], T], /) -> T:
        """Run work that only reads; call it on the thread. Raises what the work and the driver raise."""

    async def close(self) -> None:
        """Finish what is in progress and close the connection."""


class Readers:
    """A pool of connections that only read; without a free one, work waits in the order of the requests.

    At most `BULK_READERS` connections run bulk work, so the last free ones are reserved for interactive reads.
    """

    def __init__(self, connections: Sequence[ThreadedConnection]) -> None:
        self._connections = connections
        self._idle = list(connections)
        self._free = asyncio.Semaphore(len(connections))
        self._bulk = asyncio.Semaphore(BULK_READERS)
        self._running: set[asyncio.Future[Any]] = set()
        self._closed = False

    async def run(self, work: Callable[[Rows], T], *, bulk: bool = False) -> T:
        """Run the work and return its result. Raises what it raises, and StorageFailure once the pool is closed.

        If the caller is cancelled, waiting work is dropped; running work keeps its connection until it has ended.
        """
        if bulk:
            await self._bulk.acquire()
        try:
            await self._free.acquire()
        except BaseException:
            self._release(bulk)
            raise
        if self._closed:
            self._free.release()
            self._release(bulk)
            raise StorageFailure
        connection = self._idle.pop()
        running = asyncio.ensure_future(connection.run(lambda: connection.look(work)))
        self._running.add(running)
        running.add_done_callback(partial(self._ended, connection, bulk))
        return await asyncio.shield(running)

    async def drain(self) -> None:
        """Wait until all work that is running now has ended, not including what begins meanwhile."""
        if self._running:
            await asyncio.wait(self._running)

    async def close(self) -> None:
        """Let running work end, refuse waiting work, close the connections."""
        self._closed = True
        await self.drain()
        for connection in self._connections:
            await connection.close()

    def _ended(self, connection: ThreadedConnection, bulk: bool, running: asyncio.Future[Any]) -> None:
        self._running.discard(running)
        self._idle.append(connection)
        self._free.release()
        self._release(bulk)

    def _release(self, bulk: bool) -> None:
        if bulk:
            self._bulk.release()


class Database(ABC):
    """An open database, with one connection that writes and a pool of connections that read meanwhile.

    `name`: its name in the log. `address`: where it is, as `open_database` takes it; it may contain a password.
    `failures`: what the driver raises. `busy_ms`: how many milliseconds a write waits for another writer.
    """

    def __init__(
        self,
        name: str,
        address: str | Path,
        writer: ThreadedConnection,
        readers: Sequence[ThreadedConnection],
        failures: type[Exception],
        busy_ms: int = BUSY_MS,
    ) -> None:
        self.name = name
        self.address = address
        self.busy_ms = busy_ms
        self._writer = writer
        self._readers = Readers(readers)
        self.peers = Peers()
        """The other processes on this database."""
        self.leases = Leases()
        """Which shards this process serves."""
        self._failures = failures
        self._closed = False

    async def write(self, work: Work[T], *, durable: bool = True) -> T:
        """Run `work` as one transaction; returns its result once it is stored.

        With `durable` False a power cut (not a crash of the program) may undo it: for marks that are not worth waiting
        for the disk. It waits for other writers up to `busy_ms` milliseconds in all, including the wait behind our own
        work, and no longer than the response deadline (`storage.timeouts`). Raises StorageFailure if the database
        fails; then nothing was stored (see `storage.postgres.database` for the one case in which that is unknown).
        """
        if not (self.leases.held or await timeouts.in_time(self.leases.confirm())):
            raise self._lost_lease()
        until = time.perf_counter() + self.busy_ms / 1000
        deadline = timeouts.deadline()
        if deadline is None:
            return await self._on_writer(lambda: self._transact(self._fenced(work), durable, until))
        done = await self._write_in_time(lambda: self._transact(self._fenced(work), durable, min(until, deadline)))
        if durable:
            timeouts.note_stored()
        return done

    async def read(self, work: Work[T], *, bulk: bool = False) -> T:
        """Run `work`, which only reads, without waiting for writes. Raises StorageFailure.

        `bulk`: it reads much, or nobody is waiting for it. Such reads share a part of the connections; the others are
        reserved for answering people.
        """
        return await timeouts.in_time(self._run(lambda: self._readers.run(work, bulk=bulk)))

    async def read_in_turn(self, work: Work[T]) -> T:
        """Run `work`, which only reads, after all writes requested before. Raises StorageFailure."""
        return await timeouts.in_time(self._on_writer(lambda: self._writer.look(work)))

    @abstractmethod
    async def compact(self) -> None:
        """Reclaim the space of what was deleted, as far as this database can. Raises StorageFailure."""

    async def close(self) -> None:
        """Finish what is in progress and close; later requests raise StorageFailure."""
        if not self._closed:
            await self.peers.close()
            self._closed = True
            await self._readers.close()
            await self._writer.close()
            await self.leases.release()

    # Helpers

    def _fenced(self, work: Work[T]) -> Work[T]:
        """The work, rolled back if the lease was lost before it can be committed."""

        def fenced(rows: Rows) -> T:
            done = work(rows)
            if not self.leases.held:
                raise self._lost_lease()
            return done

        return fenced

    def _lost_lease(self) -> StorageFailure:
        """The failure to raise, which is logged."""
        log.error("%s: nothing was written, because this process has lost its lease", self.name)
        return StorageFailure()

    async def _on_writer(self, job: Callable[[], T]) -> T:
        """Run this on the thread that writes. Raises StorageFailure instead of the driver's own errors."""
        return await self._run(lambda: self._writer.run(job))

    async def _run(self, begin: Callable[[], Awaitable[T]]) -> T:
        if self._closed:
            raise StorageFailure
        try:
            return await begin()
        except self._failures as error:
            log.error("%s: the database failed: %s", self.name, " ".join(str(error).split()))
            raise StorageFailure from error

    @abstractmethod
    def _transact(self, work: Work[T], durable: bool, until: float) -> T:
        """Run the work as one transaction, on the writing thread; wait for other writers until then."""

    async def _write_in_time(self, job: Callable[[], T]) -> T:
        """Run this, or withdraw it if its turn does not come in time: it is either completed or never begun."""
        claim = threading.Lock()  # taken once and never released: by the thread that begins, or by the withdrawal

        def begin() -> T | None:
            return job() if claim.acquire(blocking=False) else None

        running = asyncio.ensure_future(self._on_writer(begin))
        try:
            done = await timeouts.in_time(asyncio.shield(running))
        except TooLate:
            if claim.acquire(blocking=False):
                raise
            done = await running  # it has begun
        return cast(T, done)
