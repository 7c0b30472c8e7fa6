"""Debounced updates, table by table: a queue for each kind of screen, and what lets responses come first."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field

import discord

from cogs.services.delays import Delays
from rules.errors import RulesError

log = logging.getLogger(__name__)

TIMEOUT = 5.0
"""The most seconds that updates under way may take when their queue closes."""
GIVES_WAY = 1.0
"""The most seconds that an update waits for responses."""


class ResponsePriority:
    """Puts responses before updates: `give_way` delays an update while a response is being prepared."""

    def __init__(self, timeout: float = GIVES_WAY) -> None:
        self.timeout = timeout
        self._answering = 0
        self._idle = asyncio.Event()
        self._idle.set()
        self._one_by_one = asyncio.Lock()

    @contextmanager
    def answering(self) -> Iterator[None]:
        """Context in which a response is being prepared."""
        self._answering += 1
        self._idle.clear()
        try:
            yield
        finally:
            self._answering -= 1
            if not self._answering:
                self._idle.set()

    async def give_way(self) -> None:
        """Wait until no response is being prepared, but not longer than `timeout`.

        Updates pass one by one, each after a turn of the event loop, so that many together do not block it.
        """
        clock = asyncio.get_running_loop().time
        until = clock() + self.timeout
        async with self._one_by_one:
            await asyncio.sleep(0)
            if self._answering and until > clock():
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._idle.wait(), until - clock())


@dataclass(eq=False)
class UpdateQueue:
    """Shows one kind of screen, table by table.

    Changes during a round are shown together in the next one. `show` is given the table's id; at least `merge` seconds
    lie between two rounds of the same table, and each waits `settle` seconds for a press that is to be answered first.
    """

    name: str
    show: Callable[[int], Awaitable[None]]
    merge: float
    settle: float = 0.0
    failures: Counter[int] = field(default_factory=Counter)
    """The number of failures in a row of each table."""
    _dirty: set[int] = field(default_factory=set)
    """The tables to be shown again."""
    _planned: dict[int, asyncio.TimerHandle] = field(default_factory=dict)
    _held: Counter[int] = field(default_factory=Counter)
    _running: dict[int, asyncio.Task[None]] = field(default_factory=dict)
    _last: dict[int, float] = field(default_factory=dict)
    _closing: bool = False

    def touch(self, table_id: int) -> None:
        """The screens of this table may be out of date."""
        self._dirty.add(table_id)
        self._start(table_id)

    def touch_later(self, table_id: int, seconds: float) -> None:
        """Touch this table after so many seconds, unless that is planned earlier; immediately if it is due."""
        loop = asyncio.get_running_loop()
        planned = self._planned.get(table_id)
        if seconds <= 0:
            self.touch(table_id)
        elif planned is None or planned.when() > loop.time() + seconds:
            if planned is not None:
                planned.cancel()
            self._planned[table_id] = loop.call_later(seconds, self._due, table_id)

    def end_round(self, table_id: int, delays: Delays, *, is_shown: bool) -> bool:
        """After a round of this table: retry it later if it failed; False if it has failed too often for that."""
        if is_shown:
            self.failures.pop(table_id, None)
            return True
        self.failures[table_id] += 1
        tries = self.failures[table_id]
        if tries < delays.tries:
            self.touch_later(table_id, delays.retry * 2 ** (tries - 1))
        return tries < delays.tries

    def _due(self, table_id: int) -> None:
        del self._planned[table_id]
        self.touch(table_id)

    def hold(self, table_id: int) -> None:
        """Start no round for this table until `release`."""
        self._held[table_id] += 1

    def release(self, table_id: int) -> None:
        """Continue after `hold`."""
        self._held[table_id] -= 1
        if not self._held[table_id]:
            del self._held[table_id]
            self._start(table_id)

    async def idle(self) -> None:
        """Wait until everything is shown."""
        while self._running:
            await asyncio.wait(self._running.values())

    async def close(self) -> None:
        """Finish what is in progress, if it takes no more than `TIMEOUT` seconds, and start nothing new."""
        self._closing = True
        for planned in self._planned.values():
            planned.cancel()
        running = list(self._running.values())
        if running:
            await asyncio.wait(running, timeout=TIMEOUT)
        for task in running:
            task.cancel()

    def _start(self, table_id: int) -> None:
        idle = table_id not in self._running and not self._held[table_id]
        if table_id in self._dirty and idle and not self._closing:
            self._running[table_id] = asyncio.create_task(self._run(table_id), name=f"{self.name} {table_id}")

    async def _run(self, table_id: int) -> None:
        clock = asyncio.get_running_loop().time
        try:
            while table_id in self._dirty and not self._held[table_id] and not self._closing:
                apart = self._last.get(table_id, 0.0) + self.merge - clock() if self.merge else 0.0
                wait = max(self.settle, apart)
                if wait > 0:
                    await asyncio.sleep(wait)
                    if self._held[table_id]:
                        break
                self._dirty.discard(table_id)
                self._last[table_id] = clock()
                try:
                    await self.show(table_id)
                except (discord.DiscordException, RulesError, OSError) as error:
                    log.warning("table %d: its %s cannot be shown: %s", table_id, self.name, error)
                except Exception:
                    log.exception("table %d: its %s cannot be shown", table_id, self.name)
        finally:
            del self._running[table_id]
        self._start(table_id)  # touched meanwhile; not after a cancellation
