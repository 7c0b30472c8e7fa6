"""A PostgreSQL database to move to: locked against others meanwhile, in one transaction."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Mapping
from contextlib import closing, contextmanager
from typing import Any

import psycopg
from psycopg import errors
from psycopg.rows import tuple_row

from storage.errors import BadDatabase, LockedDatabase, StorageFailure
from storage.migrations import migrations
from storage.postgres.connection import Connection, Row, connect, line_of, mask
from storage.postgres.database import OWN, RETRY_AFTER, form_of, prepare
from storage.queries.rows import Rows

AT_ONCE = 1000
"""The number of rows that are fetched at a time."""

WAIT = 1.5
"""For how many seconds it waits for a process that is just leaving or writing."""

ALONE = (
    "SELECT pg_try_advisory_lock(%s), EXISTS (SELECT FROM pg_stat_activity"
    " WHERE datname = current_database() AND application_name = 'kantera' AND pid <> pg_backend_pid())"
    " OR EXISTS (SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = database"
    " WHERE datname = current_database() AND locktype = 'advisory' AND granted AND pid <> pg_backend_pid())"
)
"""Whether no bot can start now, and whether one is running: by its name, or by its locks on shards."""

BEGIN = f"BEGIN; SET LOCAL lock_timeout = {WAIT * 1000:.0f}"


@contextmanager
def target(address: str) -> Iterator[TargetDatabase]:
    """The database to move to, which exists and may be empty.

    Raises BadDatabase, also if it has an older form; LockedDatabase while a bot uses it; StorageFailure for failures
    on the way.
    """
    scripts = migrations("storage.postgres")
    with _reached(address) as connection:
        empty = form_of(connection, address, scripts) == 0
    if empty:
        prepare(address, scripts)
    with _held(address) as server:
        yield server


class TargetDatabase:
    """A database in a transaction that `store` ends; without it nothing has changed."""

    def __init__(self, address: str, raw: psycopg.Connection[Row]) -> None:
        self.name = mask(address)
        self.rows = Rows(Connection(raw))
        self._raw = raw

    def read(self, table: str, columns: Iterable[str]) -> Iterator[tuple[Any, ...]]:
        """The rows of a table, one after the other."""
        with self._raw.cursor(row_factory=tuple_row) as cursor:
            yield from cursor.stream(f"SELECT {', '.join(columns)} FROM {table}".encode(), size=AT_ONCE)

    def write(self, table: str, columns: Iterable[str], rows: Iterable[tuple[Any, ...]]) -> None:
        """Add these rows to a table."""
        with (
            self._raw.cursor() as cursor,
            cursor.copy(f"COPY {table} ({', '.join(columns)}) FROM STDIN".encode()) as copy,
        ):
            for row in rows:
                copy.write_row(row)

    def count_on(self, counters: Mapping[str, int]) -> None:
        """Never reuse the numbers given there, by table."""
        for (table,) in self._raw.execute(
            "SELECT table_name FROM information_schema.columns"
            " WHERE table_schema = current_schema() AND is_identity = 'YES'"
        ).fetchall():
            ((highest,),) = self._raw.execute(f"SELECT coalesce(max(id), 0) FROM {table}".encode()).fetchall()
            if last := max(highest, counters.get(table, 0)):
                self._raw.execute("SELECT setval(pg_get_serial_sequence(%s, 'id'), %s)", (table, last))

    def store(self) -> None:
        """Commit everything that was written. Raises StorageFailure; then it is unknown whether it was stored."""
        try:
            self._raw.execute(b"COMMIT")
        except psycopg.Error as error:
            raise StorageFailure from error


@contextmanager
def _held(address: str) -> Iterator[TargetDatabase]:
    """The database, while no bot can start on it. Raises BadDatabase; StorageFailure for later failures."""
    scripts = migrations("storage.postgres")
    with _reached(address) as connection:
        number = form_of(connection, address, scripts)
        if number != scripts[-1][0]:
            raise BadDatabase(
                f"The database {mask(address)} has an older form ({number}, this program knows {scripts[-1][0]}):"
                " start this Kantera on it once."
            )
        _keep_bots_out(connection, address)
        tables = connection.execute(
            b"SELECT string_agg(quote_ident(tablename), ', ') FROM pg_tables WHERE schemaname = current_schema()"
        ).fetchall()
        connection.execute(BEGIN.encode())
        try:
            connection.execute(f"LOCK TABLE {tables[0][0]} IN ACCESS EXCLUSIVE MODE".encode())
        except errors.LockNotAvailable as error:
            raise LockedDatabase(f"The database {mask(address)} is in use: somebody writes to it.") from error
        try:
            yield TargetDatabase(address, connection)
        except psycopg.Error as error:
            raise StorageFailure from error


@contextmanager
def _reached(address: str) -> Iterator[psycopg.Connection[Row]]:
    """A connection. Raises BadDatabase if there is none."""
    try:
        with closing(connect(address)) as connection:
            yield connection
    except psycopg.Error as error:
        raise BadDatabase(f"The database {mask(address)} cannot be used: {line_of(error)}.") from error


def _keep_bots_out(connection: psycopg.Connection[Row], address: str) -> None:
    """Keep bots from starting. Raises LockedDatabase if one is running, even after a wait."""
    until = time.perf_counter() + WAIT
    while True:
        ((free, others),) = connection.execute(ALONE.encode(), (OWN,)).fetchall()
        if free and not others:
            return
        if time.perf_counter() > until:
            raise LockedDatabase(f"The database {mask(address)} is in use: stop the bot that plays on it.")
        time.sleep(RETRY_AFTER)
