"""Limits on how often something may be done."""

from __future__ import annotations

import time
from collections.abc import Callable


class RateLimit:
    """A token bucket that holds `size` tokens and gains `refill` a second."""

    def __init__(self, size: float, refill: float, now: Callable[[], float] = time.monotonic) -> None:
        self._size, self._refill, self._now = size, refill, now
        self._left = size
        self._at = now()

    def take(self, number: int = 1) -> bool:
        """Take that many tokens if they are available; returns whether they were."""
        now = self._now()
        self._left = min(self._size, self._left + (now - self._at) * self._refill)
        self._at = now
        if self._left < number:
            return False
        self._left -= number
        return True
