"""Keeps strangers from filling the log: what they can cause any number of times is written a few times a minute."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

MOST = 10
"""Lines a minute that differ only in their arguments."""
MINUTE = 60.0
KINDS = 1000
"""Kinds of lines that are counted; libraries also write lines without arguments, all different."""


class LogLimit(logging.Filter):
    """Passes up to `MOST` lines of one kind a minute; the last of them says that further ones are left out."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._now = now
        self._seen: dict[tuple[object, ...], tuple[float, int]] = {}
        """By kind: when its minute began, and how many lines have been written since."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the line is written."""
        now = self._now()
        error = record.exc_info[0] if isinstance(record.exc_info, tuple) else None
        kind = (record.name, str(record.msg).partition("\n")[0], error)
        since, number = self._seen.get(kind, (now, 0))
        if now - since >= MINUTE:
            since = now
            number = 0
        if len(self._seen) >= KINDS:
            self._seen.clear()
        self._seen[kind] = (since, number + 1)
        if number + 1 == MOST:
            record.msg = f"{record.msg} (further lines like this are left out for a minute)"
        return number < MOST
