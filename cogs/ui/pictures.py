"""From SVG to PNG, in a worker process: drawing takes a tenth of a second and holds the interpreter lock."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait

import resvg_py

from cogs.ui.svg import FAMILY, font_file

WIDTH = 1280
"""Of the drawn pictures, in pixels."""

KEPT = 64
"""How many drawn pictures are kept for when the same one is asked for again."""

log = logging.getLogger(__name__)


def render(svg: str, width: int = WIDTH) -> bytes:
    """Draw `svg` as PNG, `width` pixels wide, with the pictures' one font. Raises ValueError on bad SVG."""
    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=svg,
            width=width,
            skip_system_fonts=True,
            font_files=[str(font_file())],
            font_family=FAMILY,
        )
    )


def _begin_work() -> None:
    """In the worker: leave Ctrl-C to the bot, and end when the bot is gone, however it went."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)


class Painter:
    """Draws pictures in one worker process, made when the first is asked for, and keeps the last ones."""

    def __init__(self, kept: int = KEPT) -> None:
        self.kept = kept
        self._pool: ProcessPoolExecutor | None = None
        self._drawn: OrderedDict[bytes, bytes] = OrderedDict()

    async def draw(self, svg: str) -> bytes:
        """`svg` as PNG.

        A worker that died is replaced once; raises BrokenProcessPool when that one dies as well.
        """
        key = hashlib.sha256(svg.encode()).digest()
        if key in self._drawn:
            self._drawn.move_to_end(key)
            return self._drawn[key]
        try:
            png = await self._in_worker(svg)
        except BrokenProcessPool:
            log.warning("The worker process for pictures died; starting another one.")
            png = await self._in_worker(svg)
        self._drawn[key] = png
        while len(self._drawn) > self.kept:
            self._drawn.popitem(last=False)
        return png

    async def _in_worker(self, svg: str) -> bytes:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(max_workers=1, mp_context=context, initializer=_begin_work)
        pool = self._pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, render, svg)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
                pool.shutdown(wait=False)
            raise

    def close(self) -> None:
        """End the worker. A later `draw` starts another one."""
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None


_painter = Painter()


async def draw(svg: str) -> bytes:
    """`svg` as PNG, drawn by the bot's one painter."""
    return await _painter.draw(svg)


def close() -> None:
    """End the painter's worker process; called when the bot stops."""
    _painter.close()
