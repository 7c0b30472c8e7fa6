"""Opening the file, its schema, transactions."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from storage.errors import BadDatabase, StorageFailure
from storage.migrations import UPGRADES
from storage.queries.rows import Rows
from storage.sqlite.database import APPLICATION_ID, Database, migrations
from tests.tables.helpers import alter

pytestmark = pytest.mark.sqlite

FIRST = migrations()[:1]
NEWEST = migrations()[-1][0]


async def pragma(database: Database, name: str) -> object:
    return await database.read_in_turn(lambda rows: rows.connection.execute(f"PRAGMA {name}").fetchone()[0])


async def test_a_new_file_has_durable_settings_and_the_newest_version(database: Database) -> None:
    assert await pragma(database, "journal_mode") == "wal"
    assert await pragma(database, "synchronous") == 2  # FULL
    assert await pragma(database, "foreign_keys") == 1
    assert await pragma(database, "application_id") == APPLICATION_ID
    assert await pragma(database, "user_version") == NEWEST


def test_migrations_are_numbered_without_a_gap() -> None:
    assert [number for number, _ in migrations()] == list(range(migrations()[0][0], NEWEST + 1))


async def test_a_file_from_before_the_oldest_script_is_refused_and_left_as_it_is(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(
            f"PRAGMA application_id = {APPLICATION_ID}; PRAGMA user_version = 30; CREATE TABLE t (x);"
        )
    with pytest.raises(BadDatabase, match=rf"its form is 30, .* begins with 31.* commit {UPGRADES}"):
        await Database.open(path)
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (30,)
        assert connection.execute("SELECT name FROM sqlite_schema").fetchall() == [("t",)]


async def test_an_older_file_is_brought_up_to_date_and_keeps_its_rows(path: Path) -> None:
    older = await Database.open(path, scripts=FIRST)
    await older.write(
        lambda rows: rows.connection.execute(
            "INSERT INTO games (channel_id, game, options, language, host_id, status, created, touched)"
            " VALUES (5, 'sample', '{}', 'en', 1, 'lobby', 0, 0)"
        ).close()
    )
    await older.close()
    scripts = [*migrations(), (NEWEST + 1, "CREATE TABLE extra (id INTEGER); INSERT INTO extra VALUES (42);")]

    newer = await Database.open(path, scripts=scripts)

    assert await pragma(newer, "user_version") == NEWEST + 1
    known = await newer.read(
        lambda rows: rows.connection.execute("SELECT channel_id, extra.id FROM games, extra").fetchall()
    )
    assert [tuple(row) for row in known] == [(5, 42)]
    await newer.close()


async def test_a_migration_that_fails_leaves_the_file_as_it_was(path: Path) -> None:
    await (await Database.open(path)).close()
    scripts = [*migrations(), (NEWEST + 1, "CREATE TABLE extra (id INTEGER); INSERT INTO nowhere VALUES (1);")]

    with pytest.raises(BadDatabase, match="nowhere"):
        await Database.open(path, scripts=scripts)

    again = await Database.open(path)
    assert await pragma(again, "user_version") == NEWEST
    assert (
        await again.read(
            lambda rows: rows.connection.execute("SELECT count(*) FROM sqlite_schema WHERE name = 'extra'").fetchone()[
                0
            ]
        )
        == 0
    )
    await again.close()


def newer(path: Path) -> None:
    alter(path, f"PRAGMA application_id = {APPLICATION_ID}")
    alter(path, f"PRAGMA user_version = {NEWEST + 1}")


def recipes(path: Path) -> None:
    alter(path, "CREATE TABLE recipes (name TEXT)")


def diary(path: Path) -> None:
    path.write_bytes(b"Dear diary, " * 500)


def contents(path: Path) -> bytes:
    return path.read_bytes()


@pytest.mark.parametrize(
    ("fill", "says"), [(newer, "newer Kantera"), (recipes, "another program"), (diary, "not a database")]
)
async def test_a_file_that_is_not_of_this_program_is_refused_in_one_sentence_and_not_touched(
    path: Path, fill: Callable[[Path], None], says: str
) -> None:
    fill(path)
    before = contents(path)

    with pytest.raises(BadDatabase, match=says) as refused:
        await Database.open(path)

    assert "\n" not in str(refused.value)
    assert contents(path) == before


async def test_a_path_that_cannot_be_opened_is_refused_by_name(tmp_path: Path) -> None:
    with pytest.raises(BadDatabase, match="nowhere"):
        await Database.open(tmp_path / "nowhere" / "kantera.db")


async def test_a_failing_database_is_a_storage_failure_with_its_cause_in_the_log(
    database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(StorageFailure) as failed:
        await database.read(lambda rows: rows.connection.execute("SELECT * FROM nowhere"))

    assert isinstance(failed.value.__cause__, sqlite3.OperationalError)
    assert failed.value.message.key == "refused-storage_failed"
    assert "no such table: nowhere" in caplog.text


async def test_marks_do_not_wait_for_the_disk_and_choices_do(database: Database) -> None:
    def synchronous(rows: Rows) -> int:
        return int(rows.connection.execute("PRAGMA synchronous").fetchone()[0])

    assert await database.write(synchronous, durable=False) == 1  # NORMAL
    assert await database.write(synchronous) == 2  # FULL
