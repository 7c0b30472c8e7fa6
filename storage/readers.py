"""A pool of connections that only read, some of them reserved for interactive reads."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Protocol, TypeVar

from storage.errors import StorageFailure
from storage.queries.rows import Rows

T = TypeVar("T")

READERS = 4
"""How many connections read at the same time."""

BULK_READERS = 2
"""How many of them bulk reads may use at the same time; the others are reserved for interactive reads."""


class Line(Protocol):
    """A connection, with the thread that alone uses it."""

    async def run(self, job: Callable[[], T], /) -> T:
        """What the job returns, done on the thread. Raises what it raises."""

    def look(self, work: Callable[[Rows], T], /) -> T:
        """Run work that only reads; to be called on the thread. Raises what the work and the driver raise."""

    async def close(self) -> None:
        """Finish what is under way and close the connection."""


class Readers:
    """Runs each piece of work on a free connection; what finds none waits in the order in which it was asked for.

    Bulk work also waits until less than `bulk` other pieces of it run, so it never takes the last free connections.
    """

    def __init__(self, lines: Sequence[Line], bulk: int = BULK_READERS) -> None:
        self._lines = lines
        self._idle = list(lines)
        self._free = asyncio.Semaphore(len(lines))
        self._bulk = asyncio.Semaphore(bulk)
        self._running: set[asyncio.Future[Any]] = set()
        self._closed = False

    async def run(self, work: Callable[[Rows], T], *, bulk: bool = False) -> T:
        """What the work returns. Raises what it raises, and StorageFailure once the pool is closed.

        When the caller is cancelled, work that is still waiting is dropped; work that runs keeps its connection until
        it has ended.
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
        line = self._idle.pop()
        running = asyncio.ensure_future(line.run(lambda: line.look(work)))
        self._running.add(running)
        running.add_done_callback(partial(self._ended, line, bulk))
        return await asyncio.shield(running)

    async def drain(self) -> None:
        """Wait until all work that runs now has ended; what begins meanwhile is not waited for."""
        if self._running:
            await asyncio.wait(self._running)

    async def close(self) -> None:
        """Let the work that runs end, refuse what waits, close the connections."""
        self._closed = True
        await self.drain()
        for line in self._lines:
            await line.close()

    def _ended(self, line: Line, bulk: bool, running: asyncio.Future[Any]) -> None:
        self._running.discard(running)
        self._idle.append(line)
        self._free.release()
        self._release(bulk)

    def _release(self, bulk: bool) -> None:
        if bulk:
            self._bulk.release()
