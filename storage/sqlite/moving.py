"""A file to move from or to: locked exclusively, in one transaction."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from contextlib import closing, contextmanager
from graphlib import TopologicalSorter
from pathlib import Path
from typing import Any

from storage.errors import BadDatabase, LockedDatabase, StorageFailure
from storage.queries.rows import Rows
from storage.sqlite.database import connect, form, migrations, prepare, unusable

WAIT_MS = 1500
"""Milliseconds to wait for other writers."""


@contextmanager
def source(path: str | Path) -> Iterator[File]:
    """The file to move from. Raises BadDatabase; LockedDatabase while anyone else has it open."""
    path = Path(path)
    if not path.is_file():
        raise BadDatabase(f"There is no database {path}.")
    with _held(path) as file:
        yield file


@contextmanager
def target(path: str | Path) -> Iterator[File]:
    """The file to move to, created if there is none. Raises as `source`, and if it has an older form."""
    path = Path(path)
    try:
        new = not path.exists() or not path.stat().st_size
    except OSError as error:
        raise BadDatabase(f"The database {path} cannot be used: {error}.") from error
    if new:
        prepare(path, WAIT_MS, migrations())
    with _held(path) as file:
        yield file


class File:
    """A file in a transaction that `store` ends; without it nothing has changed."""

    def __init__(self, path: Path, raw: sqlite3.Connection) -> None:
        self.name = str(path)
        self.rows = Rows(raw)
        self._raw = raw

    def tables(self) -> dict[str, list[str]]:
        """Every table with its columns, each after those it refers to."""
        names = self._raw.execute(
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
        ).fetchall()
        referred = {
            name: {there for _, _, there, *_ in self._raw.execute(f"PRAGMA foreign_key_list({name})")}
            for (name,) in names
        }
        return {
            name: [column["name"] for column in self._raw.execute(f"PRAGMA table_info({name})")]
            for name in TopologicalSorter(referred).static_order()
        }

    def read(self, table: str, columns: Iterable[str]) -> Iterator[tuple[Any, ...]]:
        """The rows of a table, one after the other."""
        return map(tuple, self._raw.execute(f"SELECT {', '.join(columns)} FROM {table}"))

    def write(self, table: str, columns: Iterable[str], rows: Iterable[tuple[Any, ...]]) -> None:
        """Add these rows to a table."""
        names = list(columns)
        self._raw.executemany(f"INSERT INTO {table} ({', '.join(names)}) VALUES ({', '.join('?' * len(names))})", rows)

    def counters(self) -> dict[str, int]:
        """The last number given, by table, for tables that never reuse numbers."""
        return {name: int(last) for name, last in self._raw.execute("SELECT name, seq FROM sqlite_sequence")}

    def count_on(self, counters: Mapping[str, int]) -> None:
        """Never reuse the numbers given there."""
        for (name,) in self._raw.execute("SELECT name FROM sqlite_schema WHERE sql LIKE '%AUTOINCREMENT%'").fetchall():
            (highest,) = self._raw.execute(f"SELECT coalesce(max(id), 0) FROM {name}").fetchone()
            self._raw.execute("DELETE FROM sqlite_sequence WHERE name = ?", (name,))
            last = max(highest, counters.get(name, 0))
            self._raw.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", (name, last))

    def store(self) -> None:
        """Commit everything that was written. Raises StorageFailure; then nothing is stored."""
        try:
            self._raw.execute("COMMIT")
        except sqlite3.Error as error:
            raise StorageFailure from error


@contextmanager
def _held(path: Path) -> Iterator[File]:
    """The file, while nobody else can open it. Raises BadDatabase; StorageFailure for later failures."""
    newest = migrations()[-1][0]
    with closing(connect(path, WAIT_MS)) as connection:
        try:
            connection.execute("PRAGMA locking_mode = EXCLUSIVE")  # in WAL mode no BEGIN keeps readers away
            connection.execute("BEGIN EXCLUSIVE")
            if (number := form(connection, path, migrations())) != newest:
                raise BadDatabase(
                    f"The database {path} has an older form ({number}, this program knows {newest}): start this Kantera"
                    " on it once."
                )
        except sqlite3.Error as error:
            refused = unusable(path, error)
            if isinstance(refused, LockedDatabase):
                raise LockedDatabase(f"The database {path} is in use: stop the bot that plays on it.") from error
            raise refused from error
        try:
            yield File(path, connection)
        except sqlite3.Error as error:
            raise StorageFailure from error
        finally:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
