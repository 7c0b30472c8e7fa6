"""The command line."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

import kantera
from storage.database import open_database
from storage.version import version

Start = Callable[..., int]


@pytest.fixture
def start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Start:
    """Run a command in an empty folder; returns its exit code."""
    monkeypatch.chdir(tmp_path)

    def run(*arguments: str) -> int:
        with pytest.raises(SystemExit) as ended:
            kantera.main(arguments)
        return int(ended.value.code or 0)

    return run


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A new database where the settings expect it."""
    path = tmp_path / "kantera.db"

    async def make() -> None:
        await (await open_database(path)).close()

    asyncio.run(make())
    return path


def test_the_version_is_printed(start: Start, capsys: pytest.CaptureFixture[str]) -> None:
    assert start("--version") == 0
    assert capsys.readouterr().out == f"Kantera {version()}\n"


@pytest.mark.parametrize("arguments", [("--help",), ("run", "--help")])
def test_the_help_says_where_the_games_are(
    start: Start, arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert start(*arguments) == 0
    read = " ".join(capsys.readouterr().out.split())
    assert "kantera.db in the current folder, or where the setting DATABASE says" in read


@pytest.mark.parametrize("arguments", [(), ("--check",), ("dance",), ("move", "kantera.db")])
def test_a_wrong_command_line_is_refused(start: Start, arguments: tuple[str, ...]) -> None:
    assert start(*arguments) == kantera.WRONG_USAGE


def test_the_file_of_the_bot_runs_it_as_well(tmp_path: Path) -> None:
    bot = Path(kantera.__file__).with_name("bot.py")
    wrong = {**os.environ, "LOCAL_PORT": "a port"}
    ended = subprocess.run([sys.executable, bot], cwd=tmp_path, env=wrong, capture_output=True, text=True, check=False)
    assert (ended.returncode, "LOCAL_PORT is wrong" in ended.stderr) == (2, True)


def test_on_windows_the_error_message_recommends_wsl(
    start: Start, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(kantera, "find_spec", lambda name: None)
    assert start("run") == kantera.WRONG_USAGE
    assert "WSL 2" in capsys.readouterr().err


def test_a_backup_is_written_to_the_folder_of_the_nightly_ones(
    start: Start, database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert start("backup") == 0
    (copy,) = (database.parent / "backups").iterdir()
    assert capsys.readouterr().out == f"backups/{copy.name}\n"
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("SELECT count(*) FROM games").fetchone() == (0,)


def test_a_backup_can_be_written_to_another_folder(start: Start, database: Path) -> None:
    assert start("backup", "elsewhere") == 0
    assert len(list((database.parent / "elsewhere").iterdir())) == 1
    assert not (database.parent / "backups").exists()


def test_a_failed_backup_is_reported_in_one_sentence(
    start: Start, database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (database.parent / "file").touch()
    assert start("backup", "file") == 1
    (sentence,) = capsys.readouterr().err.splitlines()
    assert sentence.startswith("No backup could be written to file: ")


def test_a_backup_without_a_database_file_is_refused(
    start: Start, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert start("backup") == kantera.WRONG_USAGE
    assert "There is no database kantera.db." in capsys.readouterr().err
    monkeypatch.setenv("DATABASE", "postgresql://h/d")
    assert start("backup") == kantera.WRONG_USAGE
    assert "pg_dump" in capsys.readouterr().err


def test_a_move_between_two_files_is_refused(start: Start, capsys: pytest.CaptureFixture[str]) -> None:
    assert start("move", "kantera.db", "other.db") == 2
    assert "TO the address of a PostgreSQL database" in capsys.readouterr().err
