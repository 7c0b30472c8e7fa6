"""Expensive reports, such as statistics and replays: one at a time per person, shared by all who request the same."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from contextvars import Context
from dataclasses import dataclass, field
from typing import Any, TypeVar, cast

from tables.errors import Refusal

T = TypeVar("T")

Key = tuple[Hashable, ...]
"""The subject of a report: its kind, then its arguments. Equal keys mean equal reports."""


class Replaced(Refusal):
    """A newer request by the same person has taken the place of this one, which had not been started."""

    def __init__(self) -> None:
        super().__init__("refused-replaced")


class Stopping(Refusal):
    """The bot is shutting down and computes nothing more."""

    def __init__(self) -> None:
        super().__init__("refused-stopping")


@dataclass(eq=False)
class _Turn:
    """Requests by one person for one report, until they may start. `refusal`: why they may not."""

    key: Key
    requests: int = 0
    ready: asyncio.Event = field(default_factory=asyncio.Event)
    refusal: type[Replaced | Stopping] | None = None

    def refuse(self, refusal: type[Replaced | Stopping]) -> None:
        """Let none of the requests start."""
        self.refusal = refusal
        self.ready.set()


@dataclass(eq=False)
class _Person:
    """The report a person is waiting for, and the one to be started after it."""

    current: _Turn
    next: _Turn | None = None


@dataclass(eq=False)
class _Computation:
    """A report being computed, and how many requests wait for it."""

    task: asyncio.Task[Any] = field(init=False)
    requests: int = 0


class Coalescer:
    """Computes reports and keeps the last ones of each kind.

    A person has one report computed at a time and one more waiting, which the next request replaces.
    """

    def __init__(self) -> None:
        self._people: dict[int, _Person] = {}
        self._running: dict[Key, _Computation] = {}
        """The computations that a new request can share."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self._kept: dict[Hashable, OrderedDict[Key, object]] = {}
        self._closed = False

    async def get(self, person: int | None, key: Key, compute: Callable[[], Awaitable[T]], *, keep: int = 0) -> T:
        """The report: a kept one, or what `compute` returns.

        `person`: the user id of the caller; None for the bot itself, which is not limited. `keep`: how many reports of
        this kind are kept. `compute` runs in a separate task that is cancelled when nobody is waiting for it. Raises
        Replaced, Stopping, and what `compute` raises.
        """
        if self._closed:
            raise Stopping
        if person is None or key in self._running or key in self._kept.get(key[0], {}):
            return await self._shared(key, compute, keep)
        turn = self._queue(person, key)
        try:
            await turn.ready.wait()
            if turn.refusal is not None:
                raise turn.refusal
            return await self._shared(key, compute, keep)
        finally:
            self._leave(person, turn)

    def forget(self) -> None:
        """Drop all reports: they may name a person to be forgotten. Requests in progress still get theirs."""
        self._kept.clear()
        self._running.clear()

    async def close(self) -> None:
        """Refuse new and waiting requests and cancel what is being computed."""
        self._closed = True
        for person in self._people.values():
            if person.next is not None:
                person.next.refuse(Stopping)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _queue(self, person: int, key: Key) -> _Turn:
        """Join the requests of this person for this report, or queue a new one."""
        mine = self._people.get(person)
        if mine is None:
            mine = self._people[person] = _Person(_Turn(key))
            mine.current.ready.set()
        turn = mine.current
        if turn.key != key:
            if mine.next is None or mine.next.key != key:
                if mine.next is not None:
                    mine.next.refuse(Replaced)
                mine.next = _Turn(key)
            turn = mine.next
        turn.requests += 1
        return turn

    def _leave(self, person: int, turn: _Turn) -> None:
        """A request has ended; the next report may start after the last request for the current one."""
        turn.requests -= 1
        mine = self._people.get(person)
        if turn.requests or mine is None:
            return
        if turn is mine.next:
            mine.next = None
        elif turn is mine.current:
            if mine.next is None:
                del self._people[person]
            else:
                mine.current, mine.next = mine.next, None
                mine.current.ready.set()

    async def _shared(self, key: Key, compute: Callable[[], Awaitable[T]], keep: int) -> T:
        """Share the computation of a report, starting it if necessary."""
        kept = self._kept.get(key[0], OrderedDict())
        if key in kept:
            kept.move_to_end(key)
            return cast(T, kept[key])
        found = self._running.get(key)
        if found is None:
            # In a new context: the deadline of the first request is not that of the others.
            found = self._running[key] = _Computation()
            found.task = asyncio.get_running_loop().create_task(
                self._compute(found, key, compute, keep), name=f"report {key[0]}", context=Context()
            )
            self._tasks.add(found.task)
            found.task.add_done_callback(self._tasks.discard)
        found.requests += 1
        try:
            return cast(T, await asyncio.shield(found.task))
        except asyncio.CancelledError:
            if self._closed and found.task.cancelled():
                raise Stopping from None
            raise
        finally:
            found.requests -= 1
            if not found.requests:
                if self._running.get(key) is found:
                    del self._running[key]
                found.task.cancel()

    async def _compute(self, mine: _Computation, key: Key, compute: Callable[[], Awaitable[T]], keep: int) -> T:
        try:
            report = await compute()
            if keep and self._running.get(key) is mine:  # unless a person was forgotten meanwhile
                kept = self._kept.setdefault(key[0], OrderedDict())
                kept[key] = report
                while len(kept) > keep:
                    kept.popitem(last=False)
            return report
        finally:
            if self._running.get(key) is mine:
                del self._running[key]
