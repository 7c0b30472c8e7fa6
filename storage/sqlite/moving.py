"""The file from which `kantera move` copies: locked exclusively, in one transaction."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from graphlib import TopologicalSorter
from pathlib import Path
from typing import Any

from storage.errors import BadDatabase, LockedDatabase, StorageFailure
from storage.queries.rows import Rows
from storage.sqlite.database import connect, form_of, migrations, unusable_error

WAIT_MS = 1500
"""Milliseconds to wait for other writers."""


class SourceFile:
    """A file that nobody else can open."""

    def __init__(self, path: Path, raw: sqlite3.Connection) -> None:
        self.name = str(path)
        self.rows = Rows(raw)
        self._raw = raw

    def tables(self) -> dict[str, list[str]]:
        """Every table with its columns, each after those it refers to."""
        schema = self._raw.execute("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
        referred = {name: self._described(f"foreign_key_list({name})", "table") for (name,) in schema.fetchall()}
        ordered = TopologicalSorter(referred).static_order()
        return {name: self._described(f"table_info({name})", "name") for name in ordered}

    def _described(self, pragma: str, column: str) -> list[str]:
        """One column of what SQLite says about a table."""
        return [row[column] for row in self._raw.execute(f"PRAGMA {pragma}")]

    def read(self, table: str, columns: Iterable[str]) -> Iterator[tuple[Any, ...]]:
        """The rows of a table, one after the other."""
        return map(tuple, self._raw.execute(f"SELECT {', '.join(columns)} FROM {table}"))

    def counters(self) -> dict[str, int]:
        """The last number given, by table, for tables that never reuse numbers."""
        return {name: int(last) for name, last in self._raw.execute("SELECT name, seq FROM sqlite_sequence")}


@contextmanager
def source_file(source: str | Path) -> Iterator[SourceFile]:
    """The file to move from. Raises BadDatabase; LockedDatabase while anyone else has it open.

    Raises StorageFailure for later failures.
    """
    path = Path(source)
    if not path.is_file():
        raise BadDatabase(f"There is no database {path}.")
    with closing(connect(path, WAIT_MS)) as connection:
        try:
            _lock(connection, path)
        except sqlite3.Error as error:
            refused = unusable_error(path, error)
            if isinstance(refused, LockedDatabase):
                raise LockedDatabase(f"The database {path} is in use: stop the bot that plays on it.") from error
            raise refused from error
        try:
            yield SourceFile(path, connection)
        except sqlite3.Error as error:
            raise StorageFailure from error
        finally:
            if connection.in_transaction:
                connection.execute("ROLLBACK")


def _lock(connection: sqlite3.Connection, path: Path) -> None:
    """Begin a transaction that keeps everyone else out. Raises BadDatabase for an older form, sqlite3.Error."""
    connection.execute("PRAGMA locking_mode = EXCLUSIVE")  # in WAL mode no BEGIN keeps readers away
    connection.execute("BEGIN EXCLUSIVE")
    scripts = migrations()
    number, newest = form_of(connection, path, scripts), scripts[-1][0]
    if number != newest:
        raise BadDatabase(
            f"The database {path} has an older form ({number}, this program knows {newest}): start this Kantera"
            " on it once."
        )
