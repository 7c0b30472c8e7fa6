"""Whether the bot's clock runs: each of its rounds is a beat, and a clock that stands still is reported."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

log = logging.getLogger(__name__)

STILL = 60.0
"""After how many seconds without a beat the clock counts as stopped."""
AGAIN = 600.0
"""After how many more seconds the log repeats that."""


class Heartbeat:
    """Monitors the clock from the start of the bot on: one that has never run counts as stopped, too."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._last = now()
        self._told: float | None = None
        self._cause = ""

    def begin(self) -> None:
        """The clock is about to be started."""
        self._last = self._now()

    def beat(self) -> None:
        """A round of the clock has finished."""
        if self._told is not None:
            log.warning("the clock runs again after %d seconds", self._now() - self._last)
        self._last = self._now()
        self._told = None
        self._cause = ""

    def failed(self, error: Exception) -> None:
        """A round of the clock has failed."""
        self._cause = f"{type(error).__name__}: {error}"

    @property
    def still(self) -> float:
        """For how many seconds the clock has stood still; 0 while it runs."""
        since = self._now() - self._last
        return since if since >= STILL else 0.0

    def look(self) -> None:
        """Log that the clock stands still: as soon as it is noticed, then every ten minutes."""
        since = self.still
        now = self._now()
        if not since or (self._told is not None and now - self._told < AGAIN):
            return
        self._told = now
        log.error(
            "the clock has stood still for %d seconds: no reminder, deadline or game clock is served (%s)",
            since,
            self._cause or "a round has not come to its end, or the start has not",
        )
