"""Which process serves the shards: this one from its start on, or later, when it stands by for another one.

A standby is connected to Discord too and receives every interaction: it holds each one back for a moment, and answers
it only if it gets the shards meanwhile. So one process can take over from another during play, unnoticed.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import aiohttp

from storage.errors import BadDatabase, StorageFailure
from tables.store.shards import Shards
from tables.tables import Tables

log = logging.getLogger(__name__)

POLL_INTERVAL = 0.25
"""Seconds between a standby's checks whether the shards are free."""

ACQUIRE_TIMEOUT = 2.0
"""For how many seconds a process that does not stand by tries to get them: those of a process that was just killed."""

HOLD_TIMEOUT = 1.5
"""Seconds that an interaction waits for this process to get the shards; Discord waits three for the answer."""

ANSWERED_TTL = 5.0
"""For how many seconds the interactions that were answered are remembered."""

DRAIN_TIMEOUT = 3.0
"""Seconds in which requests in progress have to finish once the shards are handed over."""


class ShardsTaken(Exception):
    """Another process serves these shards; the message is one sentence."""


class Superseded(aiohttp.ClientOSError):
    """A request that was not sent because this process has lost its lease: another process may serve the shards."""


class Failover:
    """Takes the shards, decides which interactions are ours, hands the shards over."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.shards = tables.store.shards
        self.standby_reason = ""
        """Why this process stands by, in a sentence; empty while it does not."""
        self._open = asyncio.Event()
        """Set as soon as interactions are answered: from the beginning on, or once a standby has the shards."""
        self._open.set()
        self._given_up = False
        """Whether the shards were handed over, or lost."""
        self._answered_before: set[int] | None = None
        """The interactions that the previous process answered last; None: unknown, waiting ones may be among them."""
        self._answered: dict[int, float] = {}
        self._under_way: dict[int, asyncio.Task[Any] | None] = {}
        """By interaction, the task that answers it."""
        self._finished = asyncio.Event()
        self._failed: asyncio.Queue[str] = asyncio.Queue()

    @property
    def ours(self) -> bool:
        """Whether the shards are served by this process."""
        return self._open.is_set() and not self._given_up

    async def begin(self, *, standby: bool) -> None:
        """Take the shards; with `standby`, wait if another process has them. Without it, raises ShardsTaken then."""
        self.tables.store.shards = Shards((), self.shards.count)
        leases = self.tables.database.leases
        alone = not standby and self.shards.count == 1
        until = time.monotonic() + ACQUIRE_TIMEOUT
        while why := await leases.take(self.shards.ids, self.shards.count, alone=alone):
            if standby:
                log.info("this process stands by for the shards %s: %s", self.shards, why)
                self.standby_reason = f"This process stands by for the shards {self.shards}."
                self._open.clear()
                return
            if time.monotonic() >= until:
                raise ShardsTaken(f"{why} With STANDBY=1 this process would wait for it." if leases.shared else why)
            await asyncio.sleep(POLL_INTERVAL)
        self.tables.store.shards = self.shards

    async def stand_by(self) -> None:
        """Wait until the shards are free and take them. From then on their tables belong to this process."""
        try:
            while why := await self.tables.database.leases.take(self.shards.ids, self.shards.count):
                log.debug("still standing by: %s", why)
                await asyncio.sleep(POLL_INTERVAL)
        except BadDatabase as error:
            await self._failed.put(str(error))
            raise
        log.warning("the shards %s are this process's own now", self.shards)
        self.tables.store.shards = self.shards
        self.standby_reason = ""

    def open(self, answered: set[int] | None) -> None:
        """Answer interactions from now on, except those that the previous process answered (None: all so far)."""
        self._answered_before = answered
        self._open.set()

    async def takes(self, interaction: int) -> bool:
        """Whether this process answers this interaction."""
        if not self._open.is_set():
            try:
                await asyncio.wait_for(self._open.wait(), HOLD_TIMEOUT)
            except TimeoutError:
                return False
            if self._answered_before is None:
                return False
        if not await self.tables.database.leases.confirm():
            return False
        if self._given_up or interaction in (self._answered_before or ()):
            return False
        now = time.monotonic()
        for old in [number for number, at in self._answered.items() if now - at > ANSWERED_TTL]:
            del self._answered[old]
        self._answered[interaction] = now
        return True

    def begun(self, interaction: int) -> None:
        """This interaction is being answered until `done` is called."""
        self._under_way[interaction] = asyncio.current_task()

    def done(self, interaction: int) -> None:
        """This interaction was answered, or cannot be."""
        self._under_way.pop(interaction, None)
        if not self._under_way:
            self._finished.set()

    @contextmanager
    def answering(self, interaction: int) -> Iterator[None]:
        """Context in which this interaction is being answered."""
        self.begun(interaction)
        try:
            yield
        finally:
            self.done(interaction)

    async def hand_over(self) -> None:
        """Stop serving the shards: a standby may take them immediately. Requests in progress go on."""
        if self.ours:
            self._given_up = True
            try:
                await self.tables.clock.hand_over(self._answered.keys())
            except StorageFailure as error:
                log.warning("the handover of the shards could not be stored: %s", error)
            if self.tables.database.leases.shared:
                await self.tables.database.leases.release()
        self._given_up = True

    async def lost(self) -> str:
        """Wait until this process can no longer serve the shards; returns why, in a sentence.

        Raises BadDatabase if the database itself is gone.
        """
        waiting = [asyncio.ensure_future(part) for part in (self.tables.database.leases.lost(), self._failed.get())]
        try:
            done, _ = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
            return done.pop().result()
        finally:
            for task in waiting:
                task.cancel()

    def lose(self) -> None:
        """The shards belong to another process: do nothing more at their tables."""
        self._given_up = True
        self.tables.store.shards = Shards((), self.shards.count)

    async def finish(self) -> None:
        """Wait for requests in progress; those that take too long are dropped before the connection is closed."""
        if self._under_way:
            self._finished.clear()
            try:
                await asyncio.wait_for(self._finished.wait(), DRAIN_TIMEOUT)
            except TimeoutError:
                log.warning("%d interactions were not answered in time and are dropped", len(self._under_way))
                unanswered = [task for task in self._under_way.values() if task is not None]
                for task in unanswered:
                    task.cancel()
                await asyncio.wait(unanswered, timeout=DRAIN_TIMEOUT)


def fence(confirm: Callable[[], Awaitable[bool]], trace: aiohttp.TraceConfig) -> None:
    """Keep a client from sending anything once `confirm` says that the lease is lost; its requests raise Superseded.

    `trace` traces the client's requests. Otherwise a process that was suspended would go on with whatever it was about
    to show.
    """

    async def check(
        session: aiohttp.ClientSession, context: SimpleNamespace, starts: aiohttp.TraceRequestStartParams
    ) -> None:
        if not await confirm():
            raise Superseded("not sent: another process may serve these shards")  # the URL may hold a token

    trace.on_request_start.append(check)
