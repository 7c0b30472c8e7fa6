"""Presses come first: what follows by itself is worked out piece by piece, and while nobody waits for an answer."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress

TIMEOUT = 1.0
"""Seconds for which what follows gives way to presses at most."""


class ResponsePriority:
    """Who is answered now, and who gives way."""

    def __init__(self, timeout: float = TIMEOUT) -> None:
        self.timeout = timeout
        self._answering = 0
        self._nobody = asyncio.Event()
        self._nobody.set()
        self._one_by_one = asyncio.Lock()

    @contextmanager
    def answering(self) -> Iterator[None]:
        """While this lasts somebody waits for an answer."""
        self._answering += 1
        self._nobody.clear()
        try:
            yield
        finally:
            self._answering -= 1
            if not self._answering:
                self._nobody.set()

    async def give_way(self) -> None:
        """Wait until nobody waits for an answer, but not longer than `timeout`.

        Each who gives way lets the event loop look for new presses, so that many at once are no long standstill.
        """
        clock = asyncio.get_running_loop().time
        until = clock() + self.timeout
        async with self._one_by_one:
            await asyncio.sleep(0)
            if self._answering and until > clock():
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._nobody.wait(), until - clock())
