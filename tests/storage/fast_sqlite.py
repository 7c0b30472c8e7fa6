"""SQLite files for tests that are not about the disk: never waited for, and copied from one that is set up already."""

from __future__ import annotations

import atexit
import shutil
import sqlite3
from contextlib import closing
from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import pytest

from storage.sqlite import database as sqlite


class QuickConnection(sqlite3.Connection):
    """A connection that never waits for the disk: `PRAGMA synchronous` stays OFF."""

    def execute(self, sql: str, parameters: Any = (), /) -> sqlite3.Cursor:
        """Execute as any connection does, without waiting for the disk."""
        if sql.startswith("PRAGMA synchronous ="):
            sql = "PRAGMA synchronous = OFF"
        return super().execute(sql, parameters)


def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no connection that is opened from now on wait for the disk."""
    connect = sqlite3.connect

    def quickly(*args: Any, **options: Any) -> sqlite3.Connection:
        opened: sqlite3.Connection = connect(*args, **{"factory": QuickConnection, **options})
        return opened

    monkeypatch.setattr(sqlite3, "connect", quickly)


@cache
def _empty() -> Path:
    folder = Path(mkdtemp())
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    file = folder / "empty.db"
    sqlite.prepare(file, 1000, sqlite.migrations())
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return file


def empty_database(path: Path) -> Path:
    """Make an up-to-date database at `path` where there is no file, far sooner than by its migrations."""
    if not path.exists():
        shutil.copyfile(_empty(), path)
    return path
