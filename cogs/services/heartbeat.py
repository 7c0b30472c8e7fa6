"""Whether the bot's clock goes: each of its rounds is a beat, and one that stands still is told."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

log = logging.getLogger(__name__)

STILL = 60.0
"""After how many seconds without a beat the clock counts as standing still."""
AGAIN = 600.0
"""After how many seconds more that is told in the log once again."""


class Heartbeat:
    """Counts from its first day on: a clock that has never gone stands still as well."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._last = now()
        self._told: float | None = None
        self._cause = ""

    def begin(self) -> None:
        """The clock is about to be started."""
        self._last = self._now()

    def beat(self) -> None:
        """A round of the clock has come to its end."""
        if self._told is not None:
            log.warning("the clock goes again after %d seconds", self._now() - self._last)
        self._last, self._told, self._cause = self._now(), None, ""

    def failed(self, error: Exception) -> None:
        """A round of the clock has failed."""
        self._cause = f"{type(error).__name__}: {error}"

    @property
    def still(self) -> float:
        """For how many seconds the clock has stood still; 0 while it goes."""
        since = self._now() - self._last
        return since if since >= STILL else 0.0

    def look(self) -> None:
        """Say in the log that the clock stands still: when that is found, and every ten minutes while it lasts."""
        since, now = self.still, self._now()
        if not since or (self._told is not None and now - self._told < AGAIN):
            return
        self._told = now
        log.error(
            "the clock has stood still for %d seconds: no reminder, deadline or game clock is served (%s)",
            since,
            self._cause or "a round has not come to its end, or the start has not",
        )
