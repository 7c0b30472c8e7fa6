"""From SVG to PNG in a worker process: drawing takes a fiftieth of a second and holds the interpreter lock."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Protocol

from pictures.drawing import render

KEPT = 64
"""How many drawn pictures are kept for when the same one is asked for again."""


Draw = Callable[[str], Awaitable[bytes]]
"""From SVG to PNG."""


class Workers(Protocol):
    """Processes in which functions are called."""

    async def run(self, function: Callable[[str], bytes], svg: str, /) -> bytes:
        """What `function` makes of `svg`, in a worker."""
        ...

    async def close(self) -> None:
        """End the processes; a later `run` starts others."""
        ...


class Painter:
    """Draws pictures in the worker it is handed, and keeps the last ones.

    What is being drawn and is asked for again (for a panel and a DM, say) is drawn once.
    """

    def __init__(self, workers: Workers, kept: int = KEPT) -> None:
        self.workers = workers
        self.kept = kept
        self._drawn: OrderedDict[bytes, bytes] = OrderedDict()
        self._drawing: dict[bytes, asyncio.Task[bytes]] = {}

    async def draw(self, svg: str) -> bytes:
        """`svg` as PNG.

        A worker that died is replaced once. Raises BrokenProcessPool when that one dies as well, and ValueError
        when `svg` is none.
        """
        key = hashlib.sha256(svg.encode()).digest()
        if key in self._drawn:
            self._drawn.move_to_end(key)
            return self._drawn[key]
        task = self._drawing.get(key)
        if task is None:
            task = self._drawing[key] = asyncio.create_task(self._draw(key, svg))
        return await asyncio.shield(task)

    async def _draw(self, key: bytes, svg: str) -> bytes:
        try:
            png = await self.workers.run(render, svg)
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
        """End the worker. A later `draw` starts another one."""
        await self.workers.close()
