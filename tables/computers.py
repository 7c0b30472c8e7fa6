"""Computer players go on by themselves: one background task per table that has something for them to do."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

log = logging.getLogger(__name__)


class Computers:
    """Plays on at woken tables until no computer player there is asked.

    `play` makes one choice and says whether there was one to make; `failed` is told when it raised.
    """

    def __init__(
        self,
        play: Callable[[int], Awaitable[bool]],
        failed: Callable[[int], Awaitable[None]],
        clock: Callable[[], float],
        retry_after: float,
    ) -> None:
        self._play = play
        self._failed = failed
        self._clock = clock
        self._retry_after = retry_after
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._woken: set[int] = set()
        self._retries: dict[int, float] = {}

    def wake(self, table_id: int) -> None:
        """Let the computer players of this table go on, if one of them is asked."""
        self._woken.add(table_id)
        self._retries.pop(table_id, None)
        if table_id not in self._tasks:
            name = f"computer players of table {table_id}"
            self._tasks[table_id] = asyncio.create_task(self._run(table_id), name=name)

    def retry(self, now: float) -> None:
        """Wake the tables that failed and whose time for another try has come."""
        for table_id in [table_id for table_id, due in self._retries.items() if due <= now]:
            self.wake(table_id)

    async def idle(self) -> None:
        """Wait until no computer player has anything to do: for tests and for a quiet end."""
        while self._tasks:
            await asyncio.wait(self._tasks.values())

    async def close(self) -> None:
        """Stop in mid-thought; the stored game waits for the next start."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, table_id: int) -> None:
        try:
            while table_id in self._woken:
                self._woken.discard(table_id)
                try:
                    while await self._play(table_id):
                        pass
                except Exception:
                    log.exception("table %d: its computer players cannot go on for now", table_id)
                    self._retries[table_id] = self._clock() + self._retry_after
                    await self._failed(table_id)
        finally:
            del self._tasks[table_id]
