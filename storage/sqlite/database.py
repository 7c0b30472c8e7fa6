"""The SQLite file: opening it, migrating it, and running transactions.

A whole transaction costs one hop to the thread of its connection.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from functools import cached_property, partial
from pathlib import Path
from typing import TypeVar

import aiosqlite

from storage import base
from storage.base import BUSY_MS, READERS, Work
from storage.checksums import checksum
from storage.errors import BadDatabase, LockedDatabase, UnavailableDatabase
from storage.migrations import migrations as scripts_of
from storage.migrations import too_old
from storage.queries.rows import Rows
from storage.sqlite.leases import Leases, locked

log = logging.getLogger(__name__)

T = TypeVar("T")

APPLICATION_ID = 0x4B414E54
"""Marks the file as Kantera's ("KANT")."""
LATER = {
    sqlite3.SQLITE_BUSY: LockedDatabase,
    sqlite3.SQLITE_FULL: UnavailableDatabase,
    sqlite3.SQLITE_IOERR: UnavailableDatabase,
}
"""Primary result codes of failures that can pass; a full disk is reported as either of the last two."""


def migrations() -> list[tuple[int, str]]:
    """The numbered SQL scripts in `storage/migrations` and `storage/sqlite/migrations`, in order."""
    return scripts_of("storage.sqlite")


class _Connection(aiosqlite.Connection):
    """A connection that runs a whole function on its thread."""

    @cached_property
    def raw(self) -> sqlite3.Connection:
        """The underlying connection, once it is open."""
        connection: sqlite3.Connection = self._conn
        return connection

    @cached_property
    def rows(self) -> Rows:
        """The queries on it, once it is open."""
        return Rows(self.raw)

    async def run(self, job: Callable[[], T]) -> T:
        """Run the job and return its result. Raises what it raises."""
        done: T = await self._execute(job)  # type: ignore[no-untyped-call]
        return done

    def look(self, work: Work[T]) -> T:
        """Run work that only reads; call it on the thread."""
        return work(self.rows)


class Database(base.Database):
    """The open file."""

    _writer: _Connection

    def __init__(self, path: Path, writer: _Connection, readers: Sequence[_Connection], busy_ms: int = BUSY_MS) -> None:
        super().__init__(str(path), path, writer, readers, sqlite3.Error, busy_ms)
        self.path = path
        self.leases = Leases(path)

    @classmethod
    async def open(
        cls, path: str | Path, *, busy_ms: int = BUSY_MS, scripts: list[tuple[int, str]] | None = None
    ) -> Database:
        """Open or create the file at `path` and run missing migrations.

        `busy_ms`: how many milliseconds to wait for another writer. `scripts` replaces the migrations, for tests.
        Raises BadDatabase if the file is not ours, newer than this program, or cannot be opened (UnavailableDatabase
        if it is locked or the disk is full); it is then left unchanged.
        """
        path = Path(path)
        await asyncio.to_thread(prepare, path, busy_ms, migrations() if scripts is None else scripts)
        writer = _Connection(partial(connect, path, busy_ms), iter_chunk_size=64)
        readers = [_Connection(partial(_connect_to_read, path, busy_ms), iter_chunk_size=64) for _ in range(READERS)]
        opened: list[_Connection] = []
        try:
            for connection in (writer, *readers):
                await connection
                opened.append(connection)
        except BaseException:
            for connection in opened:
                await connection.close()
            raise
        return cls(path, writer, readers, busy_ms)

    async def compact(self) -> None:
        """Rewrite the file without what was deleted, and empty its log, so that nothing removed can be read from it.

        Raises StorageFailure.
        """

        def rewrite() -> bool:
            connection = self._writer.raw
            _wait_for_others(connection, self.busy_ms / 1000)
            connection.execute("VACUUM")
            (busy, _, _) = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            return bool(busy)

        if await self._on_writer(rewrite):
            await self._readers.drain()
            if await self._on_writer(rewrite):
                log.warning("%s: its log could not be emptied; that is done at a later write", self.path)

    def _transact(self, work: Work[T], durable: bool, until: float) -> T:
        connection = self._writer.raw
        _wait_for_others(connection, until - time.perf_counter())
        if not durable:
            connection.execute("PRAGMA synchronous = NORMAL")
        try:
            connection.execute("BEGIN IMMEDIATE")
            try:
                done = work(self._writer.rows)
                connection.execute("COMMIT")
            except BaseException:
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
                raise
            return done
        finally:
            if not durable:
                connection.execute("PRAGMA synchronous = FULL")


def connect(path: Path, busy_ms: int) -> sqlite3.Connection:
    """A connection on which we control transactions, each of which waits for the disk at its end."""
    connection = sqlite3.connect(path, timeout=busy_ms / 1000, isolation_level=None)
    connection.row_factory = sqlite3.Row
    connection.create_function("checksum_of", 1, checksum, deterministic=True)
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA synchronous = FULL")
    return connection


def _connect_to_read(path: Path, busy_ms: int) -> sqlite3.Connection:
    """A connection on which nothing can be written."""
    connection = connect(path, busy_ms)
    connection.execute("PRAGMA query_only = ON")
    return connection


def prepare(path: Path, busy_ms: int, scripts: list[tuple[int, str]]) -> None:
    """Check that the file is ours, set its write mode, run the migrations it lacks. Raises BadDatabase."""
    newest = scripts[-1][0]
    try:
        with closing(connect(path, busy_ms)) as connection:
            number = form_of(connection, path, scripts)
            connection.execute("PRAGMA journal_mode = WAL")
            if number < newest:
                number = _migrate_all(connection, path, scripts)
            if 0 < number < newest:
                log.info("%s: an older database was migrated from form %d to %d", path, number, newest)
    except OSError as error:
        raise BadDatabase(f"The database {path} cannot be used: {error}.") from error
    except sqlite3.Error as error:
        raise unusable_error(path, error) from error


def _migrate_all(connection: sqlite3.Connection, path: Path, scripts: list[tuple[int, str]]) -> int:
    """Run the migrations that a file lacks; returns the last one run before. Raises LockedDatabase if it is in use."""
    with locked(path) as ours:
        if not ours:
            raise LockedDatabase(f"The database {path} must be migrated, and another bot is using it; stop that one.")
        number = form_of(connection, path, scripts)  # another process may have just migrated it
        for migration, script in scripts:
            if migration > number:
                _migrate(connection, migration, script)
    return number


def form_of(connection: sqlite3.Connection, path: Path, scripts: list[tuple[int, str]]) -> int:
    """The form of a file: the number of the last migration run, 0 if it is empty. Raises BadDatabase, sqlite3.Error."""
    (owner,) = connection.execute("PRAGMA application_id").fetchone()
    (number,) = connection.execute("PRAGMA user_version").fetchone()
    (tables,) = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    newest = scripts[-1][0]
    if owner != APPLICATION_ID and (owner or number or tables):
        raise BadDatabase(f"The database {path} belongs to another program.")
    if number > newest:
        raise BadDatabase(
            f"The database {path} was written by a newer Kantera (its form is {number}, this program knows {newest});"
            " start that one, or restore an older copy of the file."
        )
    if 0 < number < scripts[0][0]:
        raise BadDatabase(too_old(str(path), number, scripts[0][0]))
    return int(number)


def unusable_error(path: Path, error: sqlite3.Error) -> BadDatabase:
    """The error for a file that cannot be opened: UnavailableDatabase if it can be later."""
    kind = LATER.get(getattr(error, "sqlite_errorcode", 0) & 0xFF, BadDatabase)
    return kind(f"The database {path} cannot be used: {error}.")


def _migrate(connection: sqlite3.Connection, number: int, script: str) -> None:
    """Run one script as one transaction, together with its number."""
    try:
        connection.executescript(
            f"BEGIN IMMEDIATE;\n{script}\n"
            f"PRAGMA application_id = {APPLICATION_ID};\nPRAGMA user_version = {number};\nCOMMIT;"
        )
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _wait_for_others(connection: sqlite3.Connection, seconds: float) -> None:
    """From now on wait this long for other writers; 0 or less: try once."""
    connection.execute(f"PRAGMA busy_timeout = {max(0, int(seconds * 1000))}")
