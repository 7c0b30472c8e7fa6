"""The PostgreSQL database: opening it, migrating it, and running transactions.

A transaction sees the database as it was when it began. If another process has changed a row meanwhile, PostgreSQL
refuses; then, and when the connection is lost, nothing has been done, and the whole work is retried for as long as it
would wait for a locked file. Only if a connection is lost during a COMMIT is it unknown whether the transaction was
stored: that is reported as a failure and not retried. The table is then read again, and a repeated press finds what it
has done by its interaction's id.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from typing import TypeVar

import psycopg
from psycopg import errors

from storage import base
from storage.base import BUSY_MS, READERS, Work
from storage.errors import BadDatabase, LockedDatabase, StorageFailure, UnavailableDatabase
from storage.migrations import migrations, too_old
from storage.postgres.connection import Connection, Row, connect, is_unavailable, line_of, mask
from storage.postgres.leases import Leases, is_served
from storage.postgres.peers import PostgresPeers
from storage.queries.rows import Rows

log = logging.getLogger(__name__)

T = TypeVar("T")

OWN = 0x4B414E54
"""The advisory lock that is held during migrations ("KANT")."""

RETRY_AFTER = 0.05
"""After how many seconds work is retried."""

READING = "BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY"
WRITING = "BEGIN ISOLATION LEVEL REPEATABLE READ; SET LOCAL lock_timeout = "


class _RetryingConnection:
    """One connection, with its own thread. A lost connection is reopened.

    `busy_ms`: for how many milliseconds a read is retried while that may help.
    """

    def __init__(self, address: str, name: str, busy_ms: int) -> None:
        self.address = address
        self.busy_ms = busy_ms
        self._thread = ThreadPoolExecutor(1, thread_name_prefix=f"postgres-{name}")
        self._raw: psycopg.Connection[Row] | None = None
        self._rows: Rows | None = None

    async def run(self, job: Callable[[], T]) -> T:
        """Run the job on the thread and return its result."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, job)

    @property
    def server_process(self) -> int | None:
        """The process id of the server's side of the connection; None without a connection."""
        raw = self._raw
        return None if raw is None or raw.closed else raw.info.backend_pid

    async def close(self) -> None:
        """Finish what is in progress and close the connection."""
        await self.run(self._drop)
        self._thread.shutdown(wait=False)

    # On the thread

    def transact(self, work: Work[T], begin: str, until: float) -> T:
        """Run the work as one transaction, retrying until then (`perf_counter`) while that may help."""
        while True:
            try:
                return self._once(work, begin)
            except psycopg.Error as error:
                lost = self._raw is None or self._raw.closed
                again = lost or isinstance(error, errors.SerializationFailure | errors.DeadlockDetected)
                if not again or time.perf_counter() + RETRY_AFTER >= until:
                    raise
                if lost:
                    log.warning("%s: the connection was lost (%s); reconnecting", mask(self.address), line_of(error))
            time.sleep(RETRY_AFTER)

    def look(self, work: Work[T]) -> T:
        """Run work that only reads."""
        return self.transact(work, READING, time.perf_counter() + self.busy_ms / 1000)

    def command(self, sql: str) -> None:
        """Run one statement outside any transaction."""
        raw, _ = self._connection()
        raw.execute(sql.encode())

    def _once(self, work: Work[T], begin: str) -> T:
        """Run the work as one transaction that `begin` starts. Raises what it raises, StorageFailure, psycopg.Error."""
        raw, rows = self._connection()
        raw.execute(begin.encode())
        try:
            done = work(rows)
        except BaseException:
            with contextlib.suppress(psycopg.Error):  # the connection is lost, and its transaction with it
                raw.execute(b"ROLLBACK")
            raise
        try:
            closed = raw.execute(b"COMMIT").statusmessage
        except psycopg.OperationalError as error:
            log.error("%s: lost while it was storing: %s", mask(self.address), line_of(error))
            self._drop()
            raise StorageFailure from error
        if closed != "COMMIT":
            log.error("%s: the work went on after an error, so nothing was stored", mask(self.address))
            raise StorageFailure
        return done

    def _connection(self) -> tuple[psycopg.Connection[Row], Rows]:
        if self._raw is None or self._rows is None or self._raw.closed:
            self._drop()
            self._raw = connect(self.address)
            self._rows = Rows(Connection(self._raw))
        return self._raw, self._rows

    def _drop(self) -> None:
        if self._raw is not None:
            self._raw.close()
        self._raw = self._rows = None


class Database(base.Database):
    """The open database. Connections for reading are opened when they are first needed."""

    _writer: _RetryingConnection

    def __init__(self, address: str, busy_ms: int, form: int) -> None:
        readers = [_RetryingConnection(address, f"reader-{number}", busy_ms) for number in range(1, READERS + 1)]
        writer = _RetryingConnection(address, "writer", busy_ms)
        super().__init__(mask(address), address, writer, readers, psycopg.Error, busy_ms)
        self.leases = Leases(address, form)
        self.peers = PostgresPeers(address, lambda: self._writer.server_process, self._command)

    @classmethod
    async def open(
        cls, address: str, *, busy_ms: int = BUSY_MS, scripts: list[tuple[int, str]] | None = None
    ) -> Database:
        """Open the database at this address and run missing migrations; it must exist, and may be empty.

        `busy_ms`: how many milliseconds to wait for other writers and a lost connection. `scripts` replaces the
        migrations, for tests. Raises BadDatabase if it is not ours, newer than this program, too old for it, or cannot
        be reached (UnavailableDatabase if its server is not available at the moment); it is then left unchanged.
        """
        known = migrations("storage.postgres") if scripts is None else scripts
        await asyncio.to_thread(prepare, address, known)
        return cls(address, busy_ms, known[-1][0])

    async def compact(self) -> None:
        """Remove rows that were deleted or changed. Copies, replicas and the log of the server keep what they have.

        Raises StorageFailure.
        """
        await self._command("VACUUM")

    async def _command(self, sql: str) -> None:
        await self._on_writer(lambda: self._writer.command(sql))

    def _transact(self, work: Work[T], durable: bool, until: float) -> T:
        wait = max(1, int((until - time.perf_counter()) * 1000))
        begin = f"{WRITING}{wait}" + ("" if durable else "; SET LOCAL synchronous_commit = off")
        return self._writer.transact(work, begin, until)


def prepare(address: str, scripts: list[tuple[int, str]]) -> None:
    """Check that the database is ours and run the migrations it lacks, one process at a time. Raises BadDatabase."""
    try:
        with closing(connect(address)) as connection:
            connection.execute(b"SELECT pg_advisory_lock(%s)", (OWN,))
            number = form_of(connection, address, scripts)
            if 0 < number < scripts[-1][0] and is_served(connection):
                raise LockedDatabase(
                    f"The database {mask(address)} is still in use by processes of an older version (form {number},"
                    f" this program knows {scripts[-1][0]}); stop them all."
                )
            for migration, script in scripts:
                if migration > number:
                    _migrate(connection, migration, script)
            if 0 < number < scripts[-1][0]:
                log.info("%s: an older database was migrated from form %d to %d", mask(address), number, scripts[-1][0])
    except psycopg.Error as error:
        if isinstance(error, psycopg.OperationalError) and is_unavailable(address):
            raise UnavailableDatabase(f"The database {mask(address)} cannot be used yet: {line_of(error)}.") from error
        raise BadDatabase(f"The database {mask(address)} cannot be used: {line_of(error)}.") from error


def form_of(connection: psycopg.Connection[Row], address: str, scripts: list[tuple[int, str]]) -> int:
    """The last migration that was run, 0 for an empty database. Raises BadDatabase, psycopg.Error."""
    (ours, tables) = connection.execute(
        b"SELECT to_regclass(current_schema() || '.kantera') IS NOT NULL,"
        b" (SELECT count(*) FROM pg_class"
        b" WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p'))"
    ).fetchone() or (False, 0)
    if not ours:
        if tables:
            raise BadDatabase(f"The database {mask(address)} belongs to another program.")
        return 0
    (number,) = connection.execute(b"SELECT form FROM kantera").fetchone() or (0,)
    oldest = scripts[0][0]
    newest = scripts[-1][0]
    if number > newest:
        raise BadDatabase(
            f"The database {mask(address)} was written by a newer Kantera (its form is {number}, this program knows"
            f" {newest}); start that one, or restore an older copy."
        )
    if number < oldest:
        raise BadDatabase(too_old(mask(address), number, oldest))
    return int(number)


def _migrate(connection: psycopg.Connection[Row], number: int, script: str) -> None:
    """Run one script as one transaction, together with its number."""
    with connection.transaction():
        connection.execute(script.encode())
        connection.execute(b"CREATE TABLE IF NOT EXISTS kantera (form BIGINT NOT NULL)")
        connection.execute(b"DELETE FROM kantera")
        connection.execute(b"INSERT INTO kantera (form) VALUES (%s)", (number,))
