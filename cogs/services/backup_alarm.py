"""Whether the database is backed up: an alarm in the log, and figures for others to show."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

log = logging.getLogger(__name__)

OVERDUE = 26 * 3600.0
"""The greatest age of the newest backup in seconds: they are written daily, and retried every ten minutes."""
AGAIN = 86_400.0
"""Seconds between two alarms in the log."""


class BackupAlarm:
    """Watches the backups that the bot writes.

    Until `begin` there is nothing to watch. `now` gives seconds since 1970, like the dates of backups; `elapsed` is a
    monotonic clock.
    """

    def __init__(self, now: Callable[[], float], elapsed: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._elapsed = elapsed
        self._newest: float | None = None
        self._begun = False
        self._told: float | None = None
        self._cause = ""

    def begin(self) -> None:
        """Backups are written from now on; the first one is not overdue yet."""
        self._begun = True
        self._newest = self._now()

    def tried(self, newest: float | None, cause: str = "") -> None:
        """An attempt has ended, and the newest backup is from then (None: there is none). `cause`: why it failed."""
        self._newest, self._cause = newest, cause
        if cause:
            self._tell()
        elif not self.overdue:
            self._told = None

    @property
    def overdue(self) -> bool:
        """Whether there is no backup, or only an old one."""
        return self._begun and (self._newest is None or self._now() - self._newest > OVERDUE)

    @property
    def hours(self) -> int:
        """The age of the newest backup in hours; 0 if there is none."""
        return 0 if self._newest is None else max(0, int((self._now() - self._newest) // 3600))

    def look(self) -> None:
        """Log that a backup is overdue: as soon as it is noticed, then once a day."""
        if self.overdue:
            self._tell()

    def sentence(self) -> str:
        """The state of the backups in one sentence."""
        if self._newest is None:
            return "There is no backup of the database."
        return f"The newest backup of the database is {self.hours} hours old."

    def _tell(self) -> None:
        if self._told is None or self._elapsed() - self._told >= AGAIN:
            self._told = self._elapsed()
            log.error("%s (%s)", self.sentence(), self._cause or "the last attempt has not ended")
