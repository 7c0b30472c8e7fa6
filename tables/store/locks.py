"""One lock for each table, kept only while somebody holds it or waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from storage.timeouts import in_time


class Locks:
    """The locks by number; a number that nobody uses takes no memory."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def __len__(self) -> int:
        return len(self._locks)

    @asynccontextmanager
    async def hold(self, number: int) -> AsyncIterator[None]:
        """Hold the lock. Raises TooLate when it cannot be had while somebody waits for an answer."""
        lock = self._locks.setdefault(number, asyncio.Lock())
        await in_time(lock.acquire())
        try:
            yield
        finally:
            lock.release()

    def locked(self, number: int) -> bool:
        """Whether somebody holds the lock."""
        lock = self._locks.get(number)
        return lock is not None and lock.locked()
