"""From SVG to PNG in worker processes: drawing takes a fiftieth of a second and holds the interpreter lock."""

from __future__ import annotations

import asyncio
import hashlib
import heapq
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from contextvars import ContextVar
from itertools import count
from typing import Protocol

from pictures.drawing import render

KEPT = 64
"""How many drawn pictures are kept for when the same one is asked for again."""
AT_ONCE, IN_TURN = 0.0, 2.0
"""How many seconds a picture can wait: one that somebody waits for, and one that follows by itself."""

Draw = Callable[[str], Awaitable[bytes]]
"""From SVG to PNG."""
Turn = Callable[[], AbstractAsyncContextManager[None]]
"""Entered when a worker is free for what can wait a little."""


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
    """A number of places that go to whoever can wait the shortest from now; so nobody waits for ever."""

    def __init__(self, number: int, now: Callable[[], float] = time.monotonic) -> None:
        self.free = number
        self._now = now
        self._waiting: list[tuple[float, int, asyncio.Future[None]]] = []
        """By when each wants a place, in the order of asking where two want it at the same time."""
        self._asked = count()

    async def take(self, patience: float) -> None:
        """Wait for a place, which one can do without for this many seconds."""
        if self.free:
            self.free -= 1
            return
        given = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (self._now() + patience, next(self._asked), given))
        try:
            await given
        except asyncio.CancelledError:
            if not given.cancelled():
                self.leave()  # it was given at the same moment
            raise

    def leave(self) -> None:
        """Give the place to whoever is next."""
        while self._waiting:
            _, _, given = heapq.heappop(self._waiting)
            if not given.done():
                given.set_result(None)
                return
        self.free += 1


class _Held:
    """The place of one who has the turn, until it is used for the first time or let go."""

    def __init__(self, places: Places) -> None:
        self._places: Places | None = places

    def used(self) -> bool:
        """Whether the place goes over to a drawing now, which gives it back."""
        held, self._places = self._places is not None, None
        return held

    def let_go(self) -> None:
        """Give the place back if there is one."""
        if self._places is not None:
            self._places.leave()
            self._places = None


_turn: ContextVar[_Held | None] = ContextVar("turn", default=None)


class Painter:
    """Draws pictures in the workers it is handed, and keeps the last ones.

    What is being drawn and is asked for again (for a panel and a DM, say) is drawn once. There are never more calls
    than workers, so that what somebody waits for is drawn before boards that have just changed.
    """

    def __init__(self, workers: Workers, kept: int = KEPT, now: Callable[[], float] = time.monotonic) -> None:
        self.workers = workers
        self.kept = kept
        self.places = Places(workers.number, now)
        self._drawn: OrderedDict[bytes, bytes] = OrderedDict()
        self._drawing: dict[bytes, asyncio.Task[bytes]] = {}

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait until a worker is free and nobody waits for a picture, but not much longer than `IN_TURN` seconds.

        The first `draw` within has that worker.

        So what is read from here on is what is drawn, and what it was while others were drawn never is.
        """
        await self.places.take(IN_TURN)
        held = _Held(self.places)
        before = _turn.set(held)
        try:
            yield
        finally:
            _turn.reset(before)
            held.let_go()

    async def draw(self, svg: str) -> bytes:
        """`svg` as PNG; as soon as can be, or (see `turn`) at once.

        A worker that died is replaced once. Raises what the workers raise when that one dies as well or the drawing
        takes too long, and ValueError when `svg` is none.
        """
        key = hashlib.sha256(svg.encode()).digest()
        held = _turn.get()
        if key in self._drawn or key in self._drawing:
            if held is not None:
                held.let_go()
            if key in self._drawn:
                self._drawn.move_to_end(key)
                return self._drawn[key]
        else:
            placed = held is not None and held.used()
            self._drawing[key] = asyncio.create_task(self._draw(key, svg, placed=placed))
        return await asyncio.shield(self._drawing[key])

    async def _draw(self, key: bytes, svg: str, *, placed: bool) -> bytes:
        try:
            if not placed:
                await self.places.take(AT_ONCE)
            try:
                png = await self.workers.run(render, svg)
            finally:
                self.places.leave()
        finally:
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
