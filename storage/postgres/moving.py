"""The PostgreSQL database to which `kantera move` copies another one: locked against bots, in one transaction."""

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

BATCH = 1000
"""The number of rows that are fetched at a time."""

WAIT = 1.5
"""For how many seconds a move waits for a bot that is just closing, and for a lock on the tables."""

BOT_LOCKS = (
    "SELECT pg_try_advisory_lock(%s), EXISTS (SELECT FROM pg_stat_activity"
    " WHERE datname = current_database() AND application_name = 'kantera' AND pid <> pg_backend_pid())"
    " OR EXISTS (SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = database"
    " WHERE datname = current_database() AND locktype = 'advisory' AND granted AND pid <> pg_backend_pid())"
)
"""Take the lock that every starting bot needs, and look for running bots: by their name, or their locks on shards.

Returns whether the lock was free, and whether there is such a bot.
"""

BEGIN_WITH_TIMEOUT = f"BEGIN; SET LOCAL lock_timeout = {WAIT * 1000:.0f}"


@contextmanager
def target(address: str) -> Iterator[TargetDatabase]:
    """The database to move to, which exists and may be empty.

    Raises BadDatabase, also if it has an older form; LockedDatabase while a bot uses it; StorageFailure for failures
    on the way.
    """
    scripts = migrations("storage.postgres")
    with _connected(address) as connection:
        empty = form_of(connection, address, scripts) == 0
    if empty:
        prepare(address, scripts)
    with _locked(address) as server:
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
            yield from cursor.stream(f"SELECT {', '.join(columns)} FROM {table}".encode(), size=BATCH)

    def write(self, table: str, columns: Iterable[str], rows: Iterable[tuple[Any, ...]]) -> None:
        """Add these rows to a table."""
        with (
            self._raw.cursor() as cursor,
            cursor.copy(f"COPY {table} ({', '.join(columns)}) FROM STDIN".encode()) as copy,
        ):
            for row in rows:
                copy.write_row(row)

    def continue_numbering(self, counters: Mapping[str, int]) -> None:
        """Give new rows higher ids than the tables hold, and than each ever gave (`counters`)."""
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
def _locked(address: str) -> Iterator[TargetDatabase]:
    """The database, while no bot can start on it. Raises BadDatabase; StorageFailure for later failures."""
    scripts = migrations("storage.postgres")
    with _connected(address) as connection:
        number = form_of(connection, address, scripts)
        if number != scripts[-1][0]:
            raise BadDatabase(
                f"The database {mask(address)} has an older form ({number}, this program knows {scripts[-1][0]}):"
                " start this Kantera on it once."
            )
        _lock_out_bots(connection, address)
        tables = connection.execute(
            b"SELECT string_agg(quote_ident(tablename), ', ') FROM pg_tables WHERE schemaname = current_schema()"
        ).fetchall()
        connection.execute(BEGIN_WITH_TIMEOUT.encode())
        try:
            connection.execute(f"LOCK TABLE {tables[0][0]} IN ACCESS EXCLUSIVE MODE".encode())
        except errors.LockNotAvailable as error:
            raise LockedDatabase(
                f"The database {mask(address)} is in use: another program holds a lock on one of its tables."
            ) from error
        try:
            yield TargetDatabase(address, connection)
        except psycopg.Error as error:
            raise StorageFailure from error


@contextmanager
def _connected(address: str) -> Iterator[psycopg.Connection[Row]]:
    """A connection. Raises BadDatabase if there is none, or if it fails while it is used."""
    try:
        with closing(connect(address)) as connection:
            yield connection
    except psycopg.Error as error:
        raise BadDatabase(f"The database {mask(address)} cannot be used: {line_of(error)}.") from error


def _lock_out_bots(connection: psycopg.Connection[Row], address: str) -> None:
    """Keep bots from starting. Raises LockedDatabase if one is still running after `WAIT` seconds."""
    deadline = time.perf_counter() + WAIT
    while True:
        ((locked, runs),) = connection.execute(BOT_LOCKS.encode(), (OWN,)).fetchall()
        if locked and not runs:
            return
        if time.perf_counter() > deadline:
            raise LockedDatabase(f"The database {mask(address)} is in use: stop the bot that plays on it.")
        time.sleep(RETRY_AFTER)
