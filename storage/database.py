"""Which database keeps the tables: a file of `storage/sqlite/`, or a server of `storage/postgres/`.

Other packages import it from here. Each kind has a `Database` that runs work as one transaction (`write`, `read`, and
`read_in_turn` after all writes requested before), `compact` and `close`; `Rows`, all queries by group, is passed
to all work, the same for both. Databases raise what `storage.errors` names and wait no longer than `storage.timeouts`
allows. `upkeep` backs up a file; a server is backed up with its own tools.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rules.game import Game
from storage.address import is_postgres
from storage.base import BUSY_MS, Database, Work
from storage.errors import BadDatabase
from storage.queries.rows import Rows
from storage.sqlite import database as sqlite
from storage.sqlite import upkeep

__all__ = [
    "Database",
    "Rows",
    "Work",
    "check",
    "is_postgres",
    "last_beat",
    "moving",
    "open_database",
    "reading",
    "upkeep",
]

DRIVER = (
    "DATABASE is the address of a PostgreSQL database, which needs the driver psycopg, and that is not installed:"
    " .venv/bin/pip install --require-hashes -r requirements-postgres.lock"
)


async def open_database(address: str | Path, *, busy_ms: int = BUSY_MS) -> Database:
    """Open or create the file at this path, or open the PostgreSQL database at this address; run missing migrations.

    `busy_ms`: how many milliseconds to wait for others who write. Raises BadDatabase with one sentence, also if the
    driver is missing; UnavailableDatabase if a later attempt may succeed.
    """
    if is_postgres(address):
        opened: Database = await _postgres("database").Database.open(str(address), busy_ms=busy_ms)
        return opened
    return await sqlite.Database.open(address, busy_ms=busy_ms)


def check(address: str | Path, games: Mapping[str, type[Game]]) -> list[str]:
    """The faults of a database, one sentence each, for the person who runs the bot; empty if it is sound.

    It is only read. A file that does not exist yet is sound if it could be created.
    """
    try:
        faults: list[str] = _upkeep(address).check(address, games)
    except BadDatabase as error:
        return [str(error)]
    return faults


@contextmanager
def reading(address: str | Path) -> Iterator[tuple[Rows, int]]:
    """The queries on a read-only database, even while a bot uses it, and its form; 0: it is empty.

    The form is the number of its last migration. Raises BadDatabase.
    """
    with _upkeep(address).reading(address) as rows:
        yield rows


def last_beat(address: str | Path) -> float | None:
    """When a bot last stored in this database that its clock runs (seconds since 1970); None if none ever has."""
    try:
        with reading(address) as (rows, form):
            return rows.marks.oldest_beat() if form else None
    except BadDatabase:
        return None  # `check` reports what is wrong with it


def moving() -> Any:
    """The module for a PostgreSQL database to move to (`storage.move`). Raises BadDatabase."""
    return _postgres("moving")


def _upkeep(address: str | Path) -> Any:
    """The module that checks this kind of database. Raises BadDatabase."""
    return _postgres("upkeep") if is_postgres(address) else upkeep


def _postgres(module: str) -> Any:
    """A module of `storage/postgres/`. Raises BadDatabase if the driver is missing."""
    try:
        return importlib.import_module(f"storage.postgres.{module}")
    except ModuleNotFoundError as error:
        if error.name is None or not error.name.startswith("psycopg"):
            raise
        raise BadDatabase(DRIVER) from error
