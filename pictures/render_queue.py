"""From SVG to PNG in worker processes: drawing takes a fiftieth of a second and holds the interpreter lock."""

from __future__ import annotations

import asyncio
import hashlib
import heapq
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from contextvars import ContextVar
from itertools import count
from typing import Protocol

from pictures.drawing import render

KEPT = 32
"""How many drawn pictures are kept for when the same one is asked for again."""
IN_TURN, ASIDE = 2.0, 30.0
"""How many seconds a picture can wait that follows by itself, and one of what its person sees elsewhere meanwhile."""
AHEAD = 1
"""So many pictures more than there are workers are handed out, so that no worker waits for its next."""
READY = 2
"""So many boards more than there are workers are made ready at the same time."""

Draw = Callable[[str], Awaitable[bytes]]
"""From SVG to PNG."""


class RenderSlot(Protocol):
    """Entered when something that can wait is to be made ready and drawn."""

    def __call__(self, within: float = IN_TURN, /) -> AbstractAsyncContextManager[None]:
        """`within`: for about so many seconds at most."""
        ...


def at_once(within: float = IN_TURN, /) -> AbstractAsyncContextManager[None]:
    """The turn where nothing is ever waited for."""
    return nullcontext()


class Workers(Protocol):
    """Processes in which functions are called."""

    @property
    def number(self) -> int:
        """How many there are."""
        ...

    async def run(self, function: Callable[[str], bytes], svg: str, /) -> bytes:
        """What `function` makes of `svg`, in a worker."""
        ...

    async def close(self) -> None:
        """End the processes; a later `run` starts others."""
        ...


class Places:
    """A number of places that go to whoever wants one the soonest; so nobody waits for ever."""

    def __init__(self, number: int) -> None:
        self.free = number
        self._waiting: list[tuple[float, int, asyncio.Future[None]]] = []
        """By when each wants a place, in the order of asking where two want it at the same time."""
        self._named: dict[object, asyncio.Future[None]] = {}
        self._asked = count()

    async def take(self, by: float, name: object) -> None:
        """Wait for a place, which is wanted by that time; `hasten` knows it by its name."""
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
        """Who waits under this name wants a place by then, if not sooner."""
        if name in self._named:
            heapq.heappush(self._waiting, (by, next(self._asked), self._named[name]))

    def drop(self, name: object) -> bool:
        """Cancel the wait under this name; False where nobody is waiting under it."""
        return name in self._named and self._named[name].cancel()

    def leave(self) -> None:
        """Give the place to whoever is next."""
        while self._waiting:
            _, _, given = heapq.heappop(self._waiting)
            if not given.done():
                given.set_result(None)
                return
        self.free += 1


_by: ContextVar[float | None] = ContextVar("by", default=None)
"""By when what is asked for here is to be drawn; None: at once."""


class RenderQueue:
    """Draws pictures in the workers it is handed, and keeps the last ones.

    What is being drawn and is asked for again (for a panel and a DM, say) is drawn once. There are hardly more calls
    than workers, so that what somebody waits for is drawn before boards that have just changed.
    """

    def __init__(self, workers: Workers, kept: int = KEPT, now: Callable[[], float] = time.monotonic) -> None:
        self.workers = workers
        self.kept = kept
        self._now = now
        self.places = Places(workers.number + AHEAD)
        """Of what is drawn."""
        self.turns = Places(workers.number + READY)
        """Of what is made ready to be drawn in its turn."""
        self._drawn: OrderedDict[bytes, bytes] = OrderedDict()
        self._drawing: dict[bytes, asyncio.Task[bytes]] = {}
        self._wanted: Counter[bytes] = Counter()
        """How many callers wait for each picture: one that nobody is waiting for is dropped from the queue."""

    @asynccontextmanager
    async def turn(self, within: float = IN_TURN, /) -> AsyncIterator[None]:
        """Wait until what can wait `within` seconds from now is to be made ready; what is drawn within waits too.

        So what is read from here on is what is drawn, and what it was while others were drawn never is.
        """
        by = self._now() + within
        await self.turns.take(by, object())
        before = _by.set(by)
        try:
            yield
        finally:
            _by.reset(before)
            self.turns.leave()

    async def draw(self, svg: str) -> bytes:
        """`svg` as PNG; as soon as can be, or (see `turn`) in its turn.

        A worker that died is replaced once. Raises what the workers raise when that one dies as well or the drawing
        takes too long, and ValueError when `svg` is none.
        """
        key = hashlib.sha256(svg.encode()).digest()
        if key in self._drawn:
            self._drawn.move_to_end(key)
            return self._drawn[key]
        by = _by.get() or self._now()
        if key not in self._drawing:
            self._drawing[key] = asyncio.create_task(self._draw(key, svg, by))
        else:
            self.places.hasten(key, by)
        self._wanted[key] += 1
        try:
            return await asyncio.shield(self._drawing[key])
        finally:
            self._wanted[key] -= 1
            if not self._wanted[key]:
                del self._wanted[key]
                if self.places.drop(key):
                    del self._drawing[key]

    async def _draw(self, key: bytes, svg: str, by: float) -> bytes:
        try:
            await self.places.take(by, key)
            try:
                png = await self.workers.run(render, svg)
            finally:
                self.places.leave()
        finally:
            if self._drawing.get(key) is asyncio.current_task():
                del self._drawing[key]
        self._drawn[key] = png
        while len(self._drawn) > self.kept:
            self._drawn.popitem(last=False)
        return png

    def forget(self) -> None:
        """Keep none of the pictures drawn so far."""
        self._drawn.clear()

    async def close(self) -> None:
        """End the workers, and what they are drawing. A later `draw` starts others."""
        drawing = list(self._drawing.values())
        for task in drawing:
            task.cancel()
        await asyncio.gather(*drawing, return_exceptions=True)
        await self.workers.close()
