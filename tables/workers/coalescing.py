"""Expensive reports, such as statistics and replays, shared by all who request the same."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from contextvars import Context
from dataclasses import dataclass, field
from typing import Any, TypeVar, cast

from rules.recent import Recent
from tables.errors import Refusal

T = TypeVar("T")

Key = tuple[Hashable, ...]
"""The subject of a report: its kind, then its arguments. Equal keys mean equal reports."""


class Stopping(Refusal):
    """The bot is shutting down and computes nothing more."""

    def __init__(self) -> None:
        super().__init__("refused-stopping")


@dataclass(eq=False)
class _Computation:
    """A report being computed, and how many requests wait for it."""

    task: asyncio.Task[Any] = field(init=False)
    requests: int = 0


class Coalescer:
    """Computes reports and keeps the last ones of each kind."""

    def __init__(self) -> None:
        self._running: dict[Key, _Computation] = {}
        """The computations that a new request can share."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self._kept: dict[Hashable, Recent[Key, object]] = {}
        self._closed = False

    async def get(self, key: Key, compute: Callable[[], Awaitable[T]], *, keep: int = 0) -> T:
        """The report: a kept one, or what `compute` returns. `keep`: how many reports of this kind are kept.

        `compute` runs in a separate task that is cancelled when nobody is waiting for it. Raises Stopping, and what
        `compute` raises.
        """
        if self._closed:
            raise Stopping
        kept = self._kept.get(key[0])
        if kept is not None and key in kept:
            kept.move_to_end(key)
            return cast(T, kept[key])
        return await self._shared(key, compute, keep)

    async def _shared(self, key: Key, compute: Callable[[], Awaitable[T]], keep: int) -> T:
        """Share the computation of a report, starting it if necessary."""
        computation = self._running.get(key)
        if computation is None:
            # In a new context: the deadline of the first request is not that of the others.
            computation = self._running[key] = _Computation()
            computation.task = asyncio.get_running_loop().create_task(
                self._compute(computation, key, compute, keep), name=f"report {key[0]}", context=Context()
            )
            self._tasks.add(computation.task)
            computation.task.add_done_callback(self._tasks.discard)
        computation.requests += 1
        try:
            return cast(T, await asyncio.shield(computation.task))
        except asyncio.CancelledError:
            if self._closed and computation.task.cancelled():
                raise Stopping from None
            raise
        finally:
            computation.requests -= 1
            if not computation.requests:
                if self._running.get(key) is computation:
                    del self._running[key]
                computation.task.cancel()

    def forget(self) -> None:
        """Drop all reports: they may name a person to be forgotten. Requests in progress still get theirs."""
        self._kept.clear()
        self._running.clear()

    async def close(self) -> None:
        """Refuse new requests and cancel what is being computed."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _compute(self, own: _Computation, key: Key, compute: Callable[[], Awaitable[T]], keep: int) -> T:
        """The result of `compute`, kept if there is room for some of its kind."""
        try:
            report = await compute()
            if keep and self._running.get(key) is own:  # unless a person was forgotten meanwhile
                self._kept.setdefault(key[0], Recent(keep))[key] = report
            return report
        finally:
            if self._running.get(key) is own:
                del self._running[key]
