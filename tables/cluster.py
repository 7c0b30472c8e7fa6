"""Follows what other processes on the same database store: tables are read again, and listeners are called.

A process that has the database for itself receives nothing.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence

from rules.errors import RulesError
from rules.messages import Event
from rules.recent import Recent
from storage.errors import StorageFailure
from storage.peers import PeerMessage
from storage.rows import LoggedEvent
from tables.play.computers import Computers
from tables.seats.forgetting import Forgetting
from tables.store.table_store import TableStore

log = logging.getLogger(__name__)

AT_ONCE = 4
"""The number of tables that are read again at a time; a press meanwhile waits for these at most."""

REMEMBERED = 10_000
"""For how many tables the events announced are remembered."""


class Announced:
    """Which events have been announced in this process, by table: up to a number, and our own after a gap."""

    def __init__(self) -> None:
        self._tables: Recent[int, tuple[int, set[int]]] = Recent(REMEMBERED)

    def up_to(self, table_id: int) -> int | None:
        """The number up to which every event has been announced; None if unknown."""
        numbers = self._tables.get(table_id)
        return None if numbers is None else numbers[0]

    async def here(self, table_id: int, events: Sequence[Event]) -> None:
        """A listener: these events are announced."""
        numbers = [event.number for event in events if isinstance(event, LoggedEvent)]
        if numbers:
            last, ahead = self._tables.get(table_id, (numbers[0] - 1, set()))
            self._keep(table_id, last, ahead | set(numbers))

    def unannounced(self, table_id: int, events: Sequence[LoggedEvent]) -> list[LoggedEvent]:
        """The events after `up_to` that have not been announced yet."""
        _, ahead = self._tables.get(table_id, (0, set()))
        return [event for event in events if event.number not in ahead]

    def _keep(self, table_id: int, last: int, ahead: set[int]) -> None:
        """Note that the events up to `last` are announced, and those `ahead` of it: all of these that follow on it."""
        while last + 1 in ahead:
            last += 1
        self._tables[table_id] = last, {number for number in ahead if number > last}


class ClusterListener:
    """Follows what other processes have stored, table by table, in the order of their commits.

    `listeners` get each notice as it arrives. `acted` is called with the person who chose something at one of our
    tables in another process, before the events are announced; then everything goes on as if it had happened here.
    """

    def __init__(self, store: TableStore, computers: Computers, forgetting: Forgetting) -> None:
        self.store = store
        self.computers = computers
        self.forgetting = forgetting
        self.listeners: list[Callable[[PeerMessage], Awaitable[None]]] = []
        self.acted: list[Callable[[int, int], None]] = []
        self._announced = Announced()
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()

    async def start(self) -> None:
        """Listen from now on."""
        if await self.store.database.peers.listen(self.heard):
            self.store.listeners.insert(0, self._announced.here)

    async def heard(self, notice: PeerMessage) -> None:
        """Another process has stored something, or says so. Raises StorageFailure after everything else is done."""
        failure: StorageFailure | None = None
        if notice.what in ("forgotten", "anything"):
            self.store.forget_all()
        if notice.what == "forgotten":
            for forget in self.forgetting.forgetters:
                forget()
        for listener in self.listeners:
            try:
                await listener(notice)
            except StorageFailure as error:
                failure = error
            except Exception:
                log.exception("a listener failed: %s", notice)
        if notice.what == "anything":
            for table in await self.store.own():
                self._touch(table.id)
        elif notice.what == "table":
            if self.store.shards.serve(notice.guild_id):
                self._touch(notice.number)
            else:
                self.store.forget(notice.number)
        if failure is not None:
            raise failure

    async def idle(self) -> None:
        """Wait until everything received has been processed."""
        while self._tasks:
            await asyncio.wait(self._tasks.values())

    async def close(self) -> None:
        """Process nothing more."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _touch(self, table_id: int) -> None:
        """One of our own tables was changed."""
        self._again.add(table_id)
        if table_id not in self._tasks:
            self._tasks[table_id] = asyncio.create_task(self._take_up(table_id), name=f"notices of table {table_id}")

    async def _take_up(self, table_id: int) -> None:
        """Read one of our own tables again, and announce what is new there, until nothing more was stored meanwhile."""
        try:
            while table_id in self._again:
                self._again.discard(table_id)
                try:
                    async with self._turns:
                        news = await self.store.catch_up(table_id, self._announced.up_to(table_id))
                except RulesError as error:
                    log.warning("table %d: what another process has stored cannot be read: %s", table_id, error)
                    continue
                for user_id in news.acted:
                    for listener in self.acted:
                        listener(table_id, user_id)
                await self.store.announce(table_id, self._announced.unannounced(table_id, news.events))
                self.computers.wake(table_id)
        finally:
            del self._tasks[table_id]
