"""The SQLite file: opening it, bringing it up to date, and running work on it in one piece.

Work is a plain function of `Rows`, all the queries there are. It runs on a thread of its own from start to end, so a
whole transaction costs one hop to that thread and nothing can come in between.
"""

from __future__ import annotations

import asyncio
import logging
import re
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import closing
from functools import cached_property, partial
from importlib.resources import files
from pathlib import Path
from typing import TypeVar, cast

import aiosqlite

from storage import patience
from storage.errors import BadDatabase, LockedDatabase, StorageFailure, TooLate
from storage.proofs import checksum
from storage.sqlite.queries.rows import Rows

log = logging.getLogger(__name__)

T = TypeVar("T")
Work = Callable[[Rows], T]
"""What is done in one transaction."""

APPLICATION_ID = 0x4B414E54
"""Marks the file as Kantera's ("KANT")."""

BUSY_MS = 1500
"""How long to wait for somebody else who writes to the file, from when the work was asked for: half of the time in
which a press must be answered."""


def migrations() -> list[tuple[int, str]]:
    """The numbered SQL scripts in `storage/sqlite/migrations`, in order."""
    found = []
    for file in files("storage.sqlite").joinpath("migrations").iterdir():
        named = re.fullmatch(r"(\d{4})_\w+\.sql", file.name)
        if named:
            found.append((int(named[1]), file.read_text(encoding="utf-8")))
    return sorted(found)


class _Connection(aiosqlite.Connection):
    """A connection that runs a whole function on its thread."""

    @cached_property
    def rows(self) -> Rows:
        """The queries on it, once it is open."""
        return Rows(self._conn)

    async def run(self, work: Work[T]) -> T:
        """What the work returns. Raises what it raises."""
        done: T = await self._execute(work, self.rows)  # type: ignore[no-untyped-call]
        return done


class Database:
    """The open file, with one connection that writes and one that reads beside it."""

    def __init__(self, path: Path, writer: _Connection, reader: _Connection, busy_ms: int = BUSY_MS) -> None:
        self.path = path
        self.busy_ms = busy_ms
        self._writer = writer
        self._reader = reader
        self._closed = False

    @classmethod
    async def open(
        cls,
        path: str | Path,
        *,
        busy_ms: int = BUSY_MS,
        scripts: list[tuple[int, str]] | None = None,
    ) -> Database:
        """Open or make the file at `path` and bring it up to date.

        `busy_ms`: how many milliseconds to wait for another writer. `scripts` replaces the migrations, for tests.
        Raises BadDatabase when the file is none of ours, newer than this program, or cannot be opened (LockedDatabase
        when somebody else keeps it for themselves); it is then left as it was.
        """
        path = Path(path)
        await asyncio.to_thread(_prepare, path, busy_ms, migrations() if scripts is None else scripts)
        writer = _Connection(partial(_connect, path, busy_ms), iter_chunk_size=64)
        reader = _Connection(partial(_connect, path, busy_ms), iter_chunk_size=64)
        await writer
        try:
            await reader
        except BaseException:
            await writer.close()
            raise
        return cls(path, writer, reader, busy_ms)

    async def write(self, work: Work[T], *, durable: bool = True) -> T:
        """Run `work` as one transaction; what it returns, once it is stored.

        With `durable` False a power cut (not a crash of the program) may undo it: for marks that are not worth a
        wait for the disk. Somebody else who writes to the file is waited for `busy_ms` milliseconds in all, the wait
        behind other work of our own included, and no longer than whoever asked can wait (`storage.patience`). Raises
        StorageFailure when the database fails; then nothing of it was done.
        """
        until = time.perf_counter() + self.busy_ms / 1000
        deadline = patience.deadline()
        if deadline is None:
            return await self._run(self._writer, lambda rows: _transact(rows, work, durable, until))
        done = await self._write_in_time(lambda rows: _transact(rows, work, durable, min(until, deadline)))
        if durable:
            patience.note_stored()
        return done

    async def _write_in_time(self, work: Work[T]) -> T:
        """Run `work`, or withdraw it when its turn does not come in time: it is done and waited for, or never done."""
        turn = threading.Lock()  # taken once: by the thread that begins, or by whoever withdraws

        def begin(rows: Rows) -> T | None:
            return work(rows) if turn.acquire(blocking=False) else None

        running = asyncio.ensure_future(self._run(self._writer, begin))
        try:
            done = await patience.in_time(asyncio.shield(running))
        except TooLate:
            if turn.acquire(blocking=False):
                raise
            done = await running
        return cast(T, done)

    async def read(self, work: Work[T]) -> T:
        """Run `work`, which only reads, beside the writing. Raises StorageFailure."""
        return await patience.in_time(self._run(self._reader, work))

    async def read_in_turn(self, work: Work[T]) -> T:
        """Run `work`, which only reads, after all writing asked for before. Raises StorageFailure."""
        return await patience.in_time(self._run(self._writer, work))

    async def compact(self) -> None:
        """Write the file anew without what was deleted, and empty its log: nothing removed can be read from it.

        Raises StorageFailure.
        """

        def work(rows: Rows) -> bool:
            _wait_for_others(rows.connection, self.busy_ms / 1000)
            rows.connection.execute("VACUUM")
            (busy, _, _) = rows.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            return bool(busy)

        if await self._run(self._writer, work):
            await self.read(lambda rows: None)  # whoever was reading then has finished now
            if await self._run(self._writer, work):
                log.warning("%s: its log could not be emptied; that is done at a later write", self.path)

    async def close(self) -> None:
        """Finish what is under way and close the file; whoever comes later gets StorageFailure."""
        self._closed = True
        await self._reader.close()
        await self._writer.close()

    async def _run(self, connection: _Connection, work: Work[T]) -> T:
        if self._closed:
            raise StorageFailure
        try:
            return await connection.run(work)
        except sqlite3.Error as error:
            log.error("%s: the database failed: %s", self.path, error)
            raise StorageFailure from error


def _connect(path: Path, busy_ms: int) -> sqlite3.Connection:
    """A connection that leaves transactions to us and waits for the disk at the end of each."""
    connection = sqlite3.connect(path, timeout=busy_ms / 1000, isolation_level=None)
    connection.row_factory = sqlite3.Row
    connection.create_function("checksum_of", 1, checksum, deterministic=True)
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA synchronous = FULL")
    return connection


def _prepare(path: Path, busy_ms: int, scripts: list[tuple[int, str]]) -> None:
    """Check whose file it is, set how it is written, run the migrations it lacks. Raises BadDatabase."""
    newest = scripts[-1][0]
    try:
        with closing(_connect(path, busy_ms)) as connection:
            (owner,) = connection.execute("PRAGMA application_id").fetchone()
            (number,) = connection.execute("PRAGMA user_version").fetchone()
            (tables,) = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
            if owner != APPLICATION_ID and (owner or number or tables):
                raise BadDatabase(f"The database {path} belongs to another program.")
            if number > newest:
                raise BadDatabase(
                    f"The database {path} was written by a newer Kantera (its form is {number}, this program knows"
                    f" {newest}); start that one, or restore an older copy of the file."
                )
            connection.execute("PRAGMA journal_mode = WAL")
            for migration, script in scripts:
                if migration > number:
                    _migrate(connection, migration, script)
            if 0 < number < newest:
                log.info("%s: an older database was lifted from form %d to %d", path, number, newest)
    except sqlite3.Error as error:
        locked = getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_BUSY
        kind = LockedDatabase if locked else BadDatabase
        raise kind(f"The database {path} cannot be used: {error}.") from error


def _migrate(connection: sqlite3.Connection, number: int, script: str) -> None:
    """Run one script as one transaction, together with the number it brings the file to."""
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
    """From now on wait so long for somebody else who writes, 0 or less: try once."""
    connection.execute(f"PRAGMA busy_timeout = {max(0, int(seconds * 1000))}")


def _transact(rows: Rows, work: Work[T], durable: bool, until: float) -> T:
    connection = rows.connection
    _wait_for_others(connection, until - time.perf_counter())
    if not durable:
        connection.execute("PRAGMA synchronous = NORMAL")
    try:
        connection.execute("BEGIN IMMEDIATE")
        try:
            done = work(rows)
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        return done
    finally:
        if not durable:
            connection.execute("PRAGMA synchronous = FULL")
