"""The claim on a database file: one bot at a time, and only as long as the file is the one that was opened."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
import pytest_asyncio

from rules.registry import GAMES
from storage.database import Database, check, open_database, upkeep
from storage.errors import BadDatabase, LockedDatabase, StorageFailure
from storage.sqlite import leases as module
from storage.sqlite.database import Database as SQLite
from storage.sqlite.database import migrations, prepare
from storage.sqlite.leases import lock_file, locked
from tables.tables import Tables
from tests.tables.helpers import ANN, BEN, pick, started

pytestmark = pytest.mark.sqlite

HOLD = """
import sys
from pathlib import Path
from storage.sqlite.leases import locked
with locked(Path(sys.argv[1])) as ours:
    print(ours, flush=True)
    sys.stdin.read()
"""


@contextmanager
def another_process(path: Path) -> Iterator[subprocess.Popen[str]]:
    """Another process that holds the lock on this database."""
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    with subprocess.Popen([sys.executable, "-c", HOLD, str(path)], **pipes) as process:  # type: ignore[call-overload]
        try:
            assert process.stdout.readline() == "True\n"
            yield process
        finally:
            process.kill()


@pytest_asyncio.fixture
async def second(database: Database, path: Path) -> AsyncIterator[Database]:
    """The file, opened by another process."""
    opened = await open_database(path)
    yield opened
    await opened.close()


async def test_a_second_bot_is_refused_naming_the_process_of_the_first(database: Database, second: Database) -> None:
    assert await database.leases.take((0,), 1) == ""
    why = await second.leases.take((0,), 1)
    assert why == f"The database {database.name} is in use by another bot (process {os.getpid()}); stop that one first."
    await database.close()
    assert await second.leases.take((0,), 1) == ""


async def test_a_link_to_the_file_leads_to_the_same_lock(database: Database, path: Path, tmp_path: Path) -> None:
    link = tmp_path / "link.db"
    link.symlink_to(path)
    assert await database.leases.take((0,), 1) == ""
    linked = await open_database(link)
    assert "in use by another bot" in await linked.leases.take((0,), 1)
    await linked.close()


async def test_the_lock_is_released_when_its_process_dies(database: Database, path: Path) -> None:
    with another_process(path) as process:
        assert f"(process {process.pid})" in await database.leases.take((0,), 1)
        process.send_signal(signal.SIGKILL)
        process.wait(timeout=30)
        assert await database.leases.take((0,), 1) == ""


async def test_a_file_in_use_is_not_migrated(path: Path) -> None:
    old = await SQLite.open(path, scripts=migrations()[:-1])
    await old.close()
    with another_process(path):
        with pytest.raises(LockedDatabase, match="must be migrated, and another bot is using it"):
            await SQLite.open(path)
        with closing(sqlite3.connect(path)) as connection:
            assert connection.execute("PRAGMA user_version").fetchone() == (migrations()[-2][0],)
    opened = await SQLite.open(path)
    await opened.close()


async def test_programs_that_only_read_do_not_need_the_lock(database: Database, path: Path, tmp_path: Path) -> None:
    assert await database.leases.take((0,), 1) == ""
    assert check(path, GAMES) == []
    assert (await upkeep.backup(path, tmp_path / "copies", 0.0)).is_file()


async def test_an_unusable_lock_file_is_reported_in_one_sentence(database: Database, path: Path) -> None:
    lock_file(path).unlink()
    lock_file(path).mkdir()
    assert (await database.leases.take((0,), 1)).startswith(f"The lock file {lock_file(path)} cannot be used: ")


def replaced(path: Path, how: str) -> None:
    """Put another file in the place of the database, or none."""
    if how == "removed":
        path.unlink()
        return
    other = path.with_name("other.db")
    prepare(other, 50, migrations())
    if how == "moved away":
        path.rename(path.with_name("old.db"))
    other.rename(path)


def content(path: Path) -> bytes:
    """The content of a file; none if it does not exist."""
    return path.read_bytes() if path.exists() else b""


@pytest.mark.parametrize("how", ["replaced", "moved away", "removed"])
async def test_nothing_is_stored_once_the_file_has_been_replaced_or_removed(
    database: Database, tables: Tables, path: Path, how: str, caplog: pytest.LogCaptureFixture
) -> None:
    table = await started(tables, ANN, BEN)
    await pick(tables, table.id, 0)
    replaced(path, how)
    before = content(path)
    with pytest.raises(StorageFailure):
        await pick(tables, table.id, 1)
    assert not await database.leases.confirm()
    assert "this process has lost its lease" in caplog.text
    assert content(path) == before


async def test_a_file_replaced_in_the_middle_of_a_transaction_is_not_written_to(database: Database, path: Path) -> None:
    def work(rows: object) -> str:
        path.rename(path.with_name("old.db"))
        return "done"

    with pytest.raises(StorageFailure):
        await database.write(work)


async def test_an_idle_bot_also_notices_that_the_file_was_replaced(
    database: Database, path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(module, "LOOK_AFTER", 0.01)
    losing = asyncio.ensure_future(database.leases.lost())
    await database.write(lambda rows: rows.marks.beat(1.0))
    with closing(sqlite3.connect(path)) as other:  # changes by others to the same file do not matter
        other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    done, _ = await asyncio.wait({losing}, timeout=0.1)
    assert not done
    replaced(path, "replaced")
    with pytest.raises(BadDatabase, match="was replaced or removed while the bot was running"):
        await asyncio.wait_for(losing, 10)
    assert [record.levelname for record in caplog.records] == ["ERROR"]


def test_the_lock_is_exclusive_and_can_be_taken_again(tmp_path: Path) -> None:
    path = tmp_path / "kantera.db"
    with locked(path) as first, locked(path) as other:
        assert first
        assert not other
    with locked(path) as again:
        assert again
