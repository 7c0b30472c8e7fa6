"""From SVG to PNG in worker processes: drawing takes a hundredth of a second and holds the interpreter lock."""

from __future__ import annotations

import asyncio
import hashlib
import heapq
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from contextvars import ContextVar
from itertools import count
from typing import Protocol

from pictures.drawing import render
from rules.recent import Recent

KEPT = 32
"""The number of cached drawings: a panel often shows the same again after an answer, and a DM a minute later."""
IN_TURN = 2.0
"""About how many seconds a picture that nobody asked for can wait at most."""
AHEAD = 1
"""The number of pictures that are handed out beyond one for each worker, so that no worker is idle."""
READY = 2
"""The number of boards that are prepared at the same time beyond one for each worker."""

Draw = Callable[[str], Awaitable[bytes]]
"""From SVG to PNG."""
RenderSlot = Callable[[], AbstractAsyncContextManager[None]]
"""Returns a context in which something that can wait is prepared and drawn."""


class Workers(Protocol):
    """Processes in which functions are called."""

    @property
    def number(self) -> int:
        """The number of workers."""
        ...

    async def run(self, function: Callable[[bytes], bytes], svg: bytes, /) -> bytes:
        """The result of `function` for `svg`, in a worker."""
        ...

    async def close(self) -> None:
        """End the processes; a later `run` starts new ones."""
        ...


class DeadlineSemaphore:
    """A number of places, given out by earliest deadline, so that no caller waits forever."""

    def __init__(self, number: int) -> None:
        self.free = number
        self._waiting: list[tuple[float, int, asyncio.Future[None]]] = []
        """The deadline of each waiting caller; equal deadlines are served in the order of the requests."""
        self._named: dict[object, asyncio.Future[None]] = {}
        self._asked = count()

    async def take(self, by: float, name: object) -> None:
        """Wait for a place that is needed by that time; `hasten` refers to the wait by its name."""
        if self.free:
            self.free -= 1
            return
        given = self._named[name] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (by, next(self._asked), given))
        try:
            await given
        except asyncio.CancelledError:
            if not given.cancelled():
                self.leave()  # it was given at the same moment
            raise
        finally:
            del self._named[name]

    def hasten(self, name: object, by: float) -> None:
        """Bring forward the deadline of the wait with this name."""
        if name in self._named:
            heapq.heappush(self._waiting, (by, next(self._asked), self._named[name]))

    def drop(self, name: object) -> bool:
        """Cancel the wait with this name; False if there is none."""
        return name in self._named and self._named[name].cancel()

    def leave(self) -> None:
        """Give the place to the next in line."""
        while self._waiting:
            _, _, given = heapq.heappop(self._waiting)
            if not given.done():
                given.set_result(None)
                return
        self.free += 1


_due: ContextVar[float | None] = ContextVar("due", default=None)
"""When the picture requested here is due; None: immediately."""


class RenderQueue:
    """Draws pictures in the given workers, and caches the last ones.

    A picture requested twice (for a panel and a DM, say) is drawn once. There are hardly more calls than workers, so
    that what a person waits for is drawn before boards that have just changed.
    """

    def __init__(self, workers: Workers, kept: int = KEPT, now: Callable[[], float] = time.monotonic) -> None:
        self.workers = workers
        self._now = now
        self.places = DeadlineSemaphore(workers.number + AHEAD)
        """The places for pictures that are being drawn."""
        self.slots = DeadlineSemaphore(workers.number + READY)
        """The places for what is being prepared to be drawn in its turn."""
        self._drawn: Recent[bytes, bytes] = Recent(kept)
        self._drawing: dict[bytes, asyncio.Task[bytes]] = {}
        self._wanted: Counter[bytes] = Counter()
        """The number of callers that wait for each picture: one that nobody waits for is dropped from the queue."""

    @asynccontextmanager
    async def slot(self) -> AsyncIterator[None]:
        """Wait until something that can wait `IN_TURN` seconds should be prepared; drawing inside waits, too.

        Read the state only after this, so that no outdated state is drawn.
        """
        due = self._now() + IN_TURN
        await self.slots.take(due, object())
        before = _due.set(due)
        try:
            yield
        finally:
            _due.reset(before)
            self.slots.leave()

    async def draw(self, svg: str) -> bytes:
        """`svg` as PNG; as soon as possible, or (see `slot`) in its turn.

        A worker that died is replaced once. Raises what the workers raise if that one dies as well or the drawing takes
        too long, and ValueError if `svg` is invalid.
        """
        data = svg.encode()
        key = hashlib.sha256(data).digest()
        if key in self._drawn:
            self._drawn.move_to_end(key)
            return self._drawn[key]
        due = _due.get() or self._now()
        if key not in self._drawing:
            self._drawing[key] = asyncio.create_task(self._draw(key, data, due))
        else:
            self.places.hasten(key, due)
        self._wanted[key] += 1
        try:
            return await asyncio.shield(self._drawing[key])
        finally:
            self._wanted[key] -= 1
            if not self._wanted[key]:
                del self._wanted[key]
                if self.places.drop(key):
                    del self._drawing[key]

    async def _draw(self, key: bytes, data: bytes, due: float) -> bytes:
        """`data` as PNG once there is a place for it; then it is cached."""
        try:
            await self.places.take(due, key)
            try:
                png = await self.workers.run(_render, data)
            finally:
                self.places.leave()
        finally:
            if self._drawing.get(key) is asyncio.current_task():
                del self._drawing[key]
        self._drawn[key] = png
        return png

    def forget(self) -> None:
        """Drop all cached pictures."""
        self._drawn.clear()

    async def close(self) -> None:
        """Stop the workers and whatever they are drawing. A later `draw` starts new ones."""
        drawing = list(self._drawing.values())
        for task in drawing:
            task.cancel()
        await asyncio.gather(*drawing, return_exceptions=True)
        await self.workers.close()


def _render(svg: bytes) -> bytes:
    """`svg` as PNG. It comes encoded: pickling a string keeps its encoded form with it."""
    return render(svg.decode())
