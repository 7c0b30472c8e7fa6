"""Worker processes for whatever takes too long for the event loop."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import ParamSpec, TypeVar

log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")


class Workers:
    """A few processes, started when first needed, that end with the bot, however it ends."""

    def __init__(self, number: int = 1) -> None:
        self.number = number
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call a function (of a module, with arguments that can be pickled) in a worker and return its result.

        When the worker is killed meanwhile, the call is made once more in a new one.
        """
        pool = self._started()
        try:
            return await _call(pool, function, *args, **kwargs)
        except BrokenProcessPool:
            log.warning("a worker process died; starting another")
            if self._pool is pool:
                self._pool = None
            return await _call(self._started(), function, *args, **kwargs)

    async def close(self) -> None:
        """End the processes; calls under way are finished, waiting ones dropped."""
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("forkserver")
            self._pool = ProcessPoolExecutor(self.number, mp_context=context, initializer=_begin)
        return self._pool


async def _call(pool: ProcessPoolExecutor, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    # On a thread, because the first call of a pool starts a process, which takes a fifth of a second.
    called = await asyncio.to_thread(pool.submit, function, *args, **kwargs)
    return await asyncio.wrap_future(called)


NICE = 10
"""How far the workers stand back behind the bot, whose people wait for an answer."""


def _begin() -> None:
    """Stand back, leave Ctrl-C to the bot, and end when the bot is gone, even when it was killed."""
    os.nice(NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
