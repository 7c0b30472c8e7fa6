"""A check of everything stored. Backups are made with PostgreSQL's own tools: see the hosting page."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager

import psycopg

from rules.game import Game
from storage.errors import BadDatabase
from storage.integrity import damaged_tables
from storage.migrations import migrations
from storage.postgres.connection import Connection, connect, line_of, mask
from storage.postgres.database import READING, form_of
from storage.queries.rows import Rows


def check(address: str, games: Mapping[str, type[Game]]) -> list[str]:
    """The faults of a database, one sentence each; empty if it is sound. It is only read. Raises BadDatabase."""
    with reading(address) as (rows, number):
        if number < migrations("storage.postgres")[-1][0]:
            return []  # an older form is migrated, an empty database filled, at the next start
        return damaged_tables(rows, games)


@contextmanager
def reading(address: str) -> Iterator[tuple[Rows, int]]:
    """The queries on a read-only database, even while a bot uses it, and its form; 0: it is empty.

    Raises BadDatabase.
    """
    try:
        with closing(connect(address)) as connection:
            connection.execute(READING.encode())
            number = form_of(connection, address, migrations("storage.postgres"))
            yield Rows(Connection(connection)), number
    except psycopg.Error as error:
        raise BadDatabase(f"The database {mask(address)} cannot be read: {line_of(error)}.") from error
