"""Limits slow requests (those that draw or compute) per person, so that no one fills the queues for everyone else."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from tables.errors import Refusal

AT_ONCE = 2
"""Slow requests of one person that run at the same time."""
REPLACED = "refused-replaced"


@dataclass(slots=True)
class _Person:
    running: int = 0
    waiting: asyncio.Future[bool] | None = None
    """The newest waiting request: True starts it, False drops it."""


class RequestLimits:
    """Runs up to `AT_ONCE` slow requests per person. Beyond that only the newest waits; the others are dropped."""

    def __init__(self) -> None:
        self._people: dict[int, _Person] = {}

    @asynccontextmanager
    async def slot(self, user_id: int) -> AsyncIterator[None]:
        """Hold one of this person's slots. Raises Refusal `refused-replaced` if a newer request arrives first."""
        person = self._people.setdefault(user_id, _Person())
        if person.running < AT_ONCE:
            person.running += 1
        else:
            await self._wait(user_id, person)
        try:
            yield
        finally:
            self._release(user_id, person)

    async def _wait(self, user_id: int, person: _Person) -> None:
        if person.waiting is not None and not person.waiting.done():
            person.waiting.set_result(False)
        start = person.waiting = asyncio.get_running_loop().create_future()
        try:
            if not await start:
                raise Refusal(REPLACED)
        except asyncio.CancelledError:
            if person.waiting is start:
                person.waiting = None
            elif not start.cancelled() and start.result():
                self._release(user_id, person)  # cancelled at the moment the slot was handed over
            raise

    def _release(self, user_id: int, person: _Person) -> None:
        """Hand the slot over to the waiting request, if there is one."""
        start = person.waiting
        person.waiting = None
        if start is not None and not start.done():
            start.set_result(True)
            return
        person.running -= 1
        if not person.running:
            del self._people[user_id]
