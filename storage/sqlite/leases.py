"""The lease on a database file: an exclusive lock, and a check that the file is still the one that was opened.

The lock is a `flock` on a sidecar file, `<database>.lock`. The kernel releases it when the process ends in any way; the
file itself stays. The database itself cannot be locked: closing any descriptor of it would drop the locks that SQLite
holds on it. Programs that only read do not need the lock.
"""

from __future__ import annotations

import asyncio
import fcntl
import logging
import os
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from pathlib import Path

from storage.errors import BadDatabase
from storage.leases import Leases as NoLeases

log = logging.getLogger(__name__)

LOOK_AFTER = 1.0
"""Seconds between an idle process's checks that its file is still there."""


class Leases(NoLeases):
    """The lease on the open file at `path`."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._opened = _identity(path)
        self._lock: int | None = None

    async def take(self, shards: Collection[int], count: int, *, alone: bool = False) -> str:
        """Take the file, as `Leases.take`."""
        if self._lock is None:
            try:
                self._lock = _lock_descriptor(self.path)
            except OSError as error:
                return f"The lock file {lock_file(self.path)} cannot be used: {error}."
        return "" if self._lock is not None else in_use(self.path)

    async def release(self) -> None:
        """Release the file, as `Leases.release`."""
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    async def lost(self) -> str:
        """Wait until the lease is lost, as `Leases.lost`."""
        while True:
            if not self.held:
                log.error(replaced(self.path))
                raise BadDatabase(replaced(self.path))
            await asyncio.sleep(LOOK_AFTER)

    @property
    def held(self) -> bool:
        """Whether the file at `path` is still the one that was opened."""
        return _identity(self.path) == self._opened


@contextmanager
def locked(path: Path) -> Iterator[bool]:
    """Take the lock on a database; False if another process has it. Raises OSError."""
    lock = _lock_descriptor(path)
    try:
        yield lock is not None
    finally:
        if lock is not None:
            os.close(lock)


def lock_file(path: Path) -> Path:
    """The sidecar file: the same one, whichever link leads to the database."""
    real = path.resolve()
    return real.with_name(f"{real.name}.lock")


def in_use(path: Path) -> str:
    """Which process holds the lock on a database, as a sentence."""
    try:
        pid = lock_file(path).read_text(encoding="ascii").strip()
    except (OSError, UnicodeDecodeError):
        pid = ""
    who = f" (process {pid})" if pid.isdecimal() else ""
    return f"The database {path} is in use by another bot{who}; stop that one first."


def replaced(path: Path) -> str:
    """Says that the file is no longer the one that was opened, and what to do."""
    return (
        f"The database {path} was replaced or removed while the bot was running, and the bot has stopped because nobody"
        f" sees what it writes. Before you start it again, move {path.name}-wal and {path.name}-shm away: they belong"
        " to the file that was there before."
    )


def _lock_descriptor(path: Path) -> int | None:
    """A descriptor that holds the lock, with our process id in the file; None if another process has it."""
    descriptor = os.open(lock_file(path), os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(descriptor)
        return None
    except BaseException:
        os.close(descriptor)
        raise
    try:
        os.ftruncate(descriptor, 0)
        os.write(descriptor, f"{os.getpid()}\n".encode())
    except OSError as error:  # the disk is full; the number only helps to name the holder
        log.warning("%s holds the lock, but not our process id: %s", lock_file(path), error)
    return descriptor


def _identity(path: Path) -> tuple[int, int] | None:
    """The identity of the file at `path` (device and inode); None if there is none."""
    try:
        status = os.stat(path)
    except (FileNotFoundError, NotADirectoryError):
        return None
    return status.st_dev, status.st_ino
