"""Keeping the file safe: backups with SQLite's own functions, and a check of everything stored."""

from __future__ import annotations

import asyncio
import calendar
import logging
import math
import os
import re
import sqlite3
import time
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path

from rules.game import Game
from storage.errors import BadDatabase, StorageFailure
from storage.integrity import damaged_tables
from storage.queries.rows import Rows
from storage.sqlite.database import form_of, migrations

log = logging.getLogger(__name__)

KEPT_BACKUPS = 14
"""The number of backups that are kept."""

NAME = re.compile(r"kantera-\d{8}-\d{6}\.db")
UNFINISHED = re.compile(NAME.pattern + r"\.part(-journal|-wal|-shm)?")

STAMP = "kantera-%Y%m%d-%H%M%S.db"
"""The name of a backup, after its time (UTC)."""


async def backup(path: Path, folder: str | Path, now: float, *, keep: int = KEPT_BACKUPS) -> Path:
    """Write a copy of the database file into `folder` while the bot runs, and remove all but the newest `keep`.

    `now` (seconds since 1970) names the copy, in UTC. The copy is checked before older ones are removed. Raises
    StorageFailure, with the cause in the log; then nothing was removed.
    """
    try:
        return await asyncio.to_thread(_write_backup, path, Path(folder), now, max(1, keep))
    except (sqlite3.Error, OSError, BadDatabase) as error:
        log.warning("no backup could be written to %s: %s", folder, error)
        raise StorageFailure from error


async def nightly(path: Path, folder: str | Path, now: float, *, keep: int = KEPT_BACKUPS) -> Path | None:
    """Write a backup if there is none of this day (UTC) yet; None if there is. Raises as `backup`.

    Only a copy of this very day counts: one that a wrong clock has dated in the future does not stop the next ones.
    """
    today = time.strftime("kantera-%Y%m%d-", time.gmtime(now))
    copies = await asyncio.to_thread(backups, folder, now)
    if any(copy.name.startswith(today) for copy in copies):
        return None
    return await backup(path, folder, now, keep=keep)


async def newest_backup(folder: str | Path, now: float) -> float | None:
    """When the newest backup was written (seconds since 1970); None if there is none.

    Those dated after `now` do not count. Raises StorageFailure if the folder cannot be read.
    """
    try:
        copies = await asyncio.to_thread(backups, folder, now)
    except OSError as error:
        raise StorageFailure from error
    return next((at for copy in copies if (at := _date_of(copy)) <= now), None)


def backups(folder: str | Path, now: float = math.inf) -> list[Path]:
    """The backups in a folder, newest first. Those dated after `now` (seconds since 1970) come last.

    So these are removed first, starting with the oldest.
    """
    place = Path(folder)
    copies = [path for path in place.iterdir() if NAME.fullmatch(path.name)] if place.is_dir() else []
    return sorted(copies, key=lambda path: (_date_of(path) <= now, path.name), reverse=True)


def check(path: str | Path, games: Mapping[str, type[Game]]) -> list[str]:
    """The faults of a database file, one sentence each, for the person who runs the bot; empty if it is sound.

    The file is only read. A file that does not exist yet is sound if it could be created. Raises BadDatabase.
    """
    path = Path(path)
    if not path.exists():
        folder = path.absolute().parent
        if folder.is_dir() and os.access(folder, os.W_OK):
            return []
        return [f"The folder {folder} of the database does not exist or cannot be written to."]
    if not os.access(path, os.R_OK | os.W_OK):
        return [f"The database {path} cannot be written to."]
    with reading(path) as (rows, number):
        return _faults_in(rows, number, path, games)


@contextmanager
def reading(path: str | Path) -> Iterator[tuple[Rows, int]]:
    """The queries on a read-only file, even while a bot uses it, and the file's form; 0: it is empty.

    Raises BadDatabase.
    """
    path = Path(path)
    if not path.is_file():
        raise BadDatabase(f"There is no database {path}.")
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            connection.row_factory = sqlite3.Row
            yield Rows(connection), form_of(connection, path, migrations())
    except sqlite3.Error as error:
        raise BadDatabase(f"The database {path} cannot be read: {error}.") from error


def _write_backup(path: Path, folder: Path, now: float, keep: int) -> Path:
    """Write a sound copy, then delete the oldest beyond `keep`; returns its path. Raises BadDatabase."""
    folder.mkdir(parents=True, exist_ok=True)
    for left in folder.iterdir():  # by a process that was killed while it wrote one
        if UNFINISHED.fullmatch(left.name):
            left.unlink()
    name = time.strftime(STAMP, time.gmtime(now))
    part = folder / f"{name}.part"
    done = folder / name
    try:
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("VACUUM INTO ?", (str(part),))
        with closing(sqlite3.connect(part)) as copy, copy:
            (verdict,) = copy.execute("PRAGMA quick_check(1)").fetchone()
            if verdict != "ok":
                raise BadDatabase(f"the copy is damaged: {verdict}")
            # After a restore, Discord shows what has been lost: every message has to be edited.
            if any(column == "looks" for _, column, *_ in copy.execute("PRAGMA table_info(messages)")):
                copy.execute("UPDATE messages SET looks = ''")
        part.replace(done)
    finally:
        part.unlink(missing_ok=True)
    for old in backups(folder, now)[keep:]:
        old.unlink()
    return done


def _date_of(copy: Path) -> float:
    """The time in the name of a backup (seconds since 1970); infinite if there is none."""
    try:
        return float(calendar.timegm(time.strptime(copy.name, STAMP)))
    except ValueError:
        return math.inf


def _faults_in(rows: Rows, number: int, path: Path, games: Mapping[str, type[Game]]) -> list[str]:
    """The faults of an open file of form `number`, one sentence each."""
    ask = rows.connection.execute
    faults = [
        f"The database {path} is damaged: {row[0]}."
        for row in ask("PRAGMA integrity_check(10)").fetchall()
        if row[0] != "ok"
    ]
    faults += [
        f"The database {path} is damaged: a row of {row[0]} belongs to nothing."
        for row in ask("PRAGMA foreign_key_check").fetchall()[:10]
    ]
    if faults or number < migrations()[-1][0]:  # an older form is migrated at the next start
        return faults
    return damaged_tables(rows, games)
