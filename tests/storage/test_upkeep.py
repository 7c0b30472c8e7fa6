"""Backups that can be started from, and a check that finds what is wrong."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from locales.durations import DAY
from storage.database import check
from storage.errors import StorageFailure
from storage.sqlite.database import Database, migrations
from storage.sqlite.upkeep import backup, backups, newest_backup, nightly
from tables.tables import Tables
from tests.tables.helpers import ANN, BEN, GAMES, alter, make_tables, pick, started

pytestmark = pytest.mark.sqlite

NIGHT = 1_790_000_000.0


async def test_a_backup_of_a_running_game_can_be_played_on(database: Database, tables: Tables, tmp_path: Path) -> None:
    table = await started(tables, ANN, BEN)
    await pick(tables, table.id, 0)
    copy = await backup(database.path, tmp_path / "copies", NIGHT)
    await pick(tables, table.id, 1)
    assert copy.name == "kantera-20260921-141320.db"
    assert check(copy, GAMES) == []
    opened = await Database.open(copy)
    restored = make_tables(opened)
    assert (await restored.store.get(table.id)).version == 1
    await pick(restored, table.id, 1)
    assert (await restored.store.game(table.id)).save() == (await tables.store.game(table.id)).save()
    await restored.close()
    await opened.close()


async def test_only_the_newest_backups_are_kept(database: Database, tmp_path: Path) -> None:
    folder = tmp_path / "copies"
    made = [await backup(database.path, folder, NIGHT + DAY * night, keep=3) for night in range(5)]
    (folder / "notes.txt").write_text("mine")
    assert backups(folder) == made[:1:-1]
    assert sorted(file.name for file in folder.iterdir()) == [*(file.name for file in made[2:]), "notes.txt"]
    assert backups(tmp_path / "nowhere") == []


async def test_there_is_one_backup_a_day(database: Database, tmp_path: Path) -> None:
    folder = tmp_path / "copies"
    midnight = NIGHT // DAY * DAY
    assert await nightly(database.path, folder, midnight) is not None
    assert await nightly(database.path, folder, midnight + DAY - 1) is None
    assert await nightly(database.path, folder, midnight + DAY) is not None
    assert len(backups(folder)) == 2


async def test_a_copy_dated_in_the_future_does_not_stop_the_next_ones(database: Database, tmp_path: Path) -> None:
    """The clock was ten years ahead for a while."""
    folder = tmp_path / "copies"
    future = [await backup(database.path, folder, NIGHT + 3650 * DAY + hour * 3600) for hour in range(2)]
    made = [await nightly(database.path, folder, NIGHT + DAY * night, keep=4) for night in range(5)]
    assert None not in made
    now = NIGHT + 4 * DAY
    assert backups(folder, now) == made[:0:-1], "copies dated in the future are removed first"
    assert not any(copy.exists() for copy in future)


async def test_copies_dated_in_the_future_are_not_all_removed_at_once(database: Database, tmp_path: Path) -> None:
    """The clock is behind: the oldest of the real copies is removed first."""
    folder = tmp_path / "copies"
    real = [await backup(database.path, folder, NIGHT + DAY * night) for night in range(3)]
    behind = await backup(database.path, folder, 0.0, keep=3)
    assert backups(folder, 60.0) == [behind, real[2], real[1]]


async def test_the_time_of_the_newest_backup_ignores_future_and_invalid_dates(
    database: Database, tmp_path: Path
) -> None:
    folder = tmp_path / "copies"
    assert await newest_backup(folder, NIGHT) is None
    await backup(database.path, folder, NIGHT + 3650 * DAY)
    (folder / "kantera-20261399-000000.db").touch()  # no such day
    assert await newest_backup(folder, NIGHT) is None
    await backup(database.path, folder, NIGHT)
    assert await newest_backup(folder, NIGHT + 0.5) == NIGHT
    assert await newest_backup(folder, NIGHT + 5 * DAY) == NIGHT


async def test_unfinished_backups_left_by_a_kill_are_removed(database: Database, tmp_path: Path) -> None:
    folder = tmp_path / "copies"
    folder.mkdir()
    left = [f"kantera-20260901-000000.db.part{end}" for end in ("", "-journal")]
    for name in (*left, "notes.db.part"):
        (folder / name).write_text("half")
    done = await nightly(database.path, folder, NIGHT)
    assert done is not None
    assert sorted(file.name for file in folder.iterdir()) == [done.name, "notes.db.part"]


async def test_a_backup_that_fails_removes_nothing(
    database: Database, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    folder = tmp_path / "copies"
    first = await backup(database.path, folder, NIGHT, keep=1)
    (folder / "kantera-20260922-141320.db.part").mkdir()  # where the next is to be written
    with pytest.raises(StorageFailure):
        await backup(database.path, folder, NIGHT + DAY, keep=1)
    assert backups(folder) == [first]
    assert "no backup could be written" in caplog.text
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(StorageFailure):
        await backup(database.path, tmp_path / "file", NIGHT)


def test_a_missing_file_passes_the_check_if_its_folder_exists(tmp_path: Path) -> None:
    assert check(tmp_path / "new.db", GAMES) == []
    assert not (tmp_path / "new.db").exists()
    [wrong] = check(tmp_path / "no" / "new.db", GAMES)
    assert "does not exist" in wrong


def test_the_check_reports_files_that_are_not_kantera_databases(tmp_path: Path) -> None:
    text = tmp_path / "text.db"
    text.write_text("no database" * 200)
    [wrong] = check(text, GAMES)
    assert "cannot be read" in wrong
    other = tmp_path / "other.db"
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE other (id)")
    [wrong] = check(other, GAMES)
    assert "another program" in wrong


async def test_the_check_reports_a_newer_file_and_accepts_an_older_one(path: Path) -> None:
    first = await Database.open(path, scripts=migrations()[:2])
    await first.close()
    assert check(path, GAMES) == []
    alter(path, "PRAGMA user_version = 99")
    [wrong] = check(path, GAMES)
    assert "newer Kantera" in wrong


async def test_the_check_reports_a_row_that_belongs_to_nothing(tables: Tables, path: Path) -> None:
    await started(tables, ANN, BEN)
    alter(path, "UPDATE events SET game_id = 99")
    assert any("a row of events belongs to nothing" in sentence for sentence in check(path, GAMES))


async def test_every_file_has_its_own_signing_key_which_no_export_contains(tmp_path: Path) -> None:
    keys = set()
    for name in ("one", "two"):
        database = await Database.open(tmp_path / name)
        key = await database.read(lambda rows: rows.games.signing_key())
        tables = make_tables(database)
        table = await started(tables, ANN, BEN)
        exported = (await tables.game_files.export(table.id, ANN)).model_dump_json()
        assert key.hex() not in exported
        assert str(key) not in exported
        keys.add(key)
        await database.close()
        again = await Database.open(tmp_path / name)
        assert await again.read(lambda rows: rows.games.signing_key()) == key
        await again.close()
    assert [len(key) for key in keys] == [32, 32]
