"""Reports, read from the command line."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from rules.records import Record
from storage.reports import run
from tables.tables import Tables
from tests.tables.helpers import ANN, BEN, started


async def reported(tables: Tables) -> None:
    table = await started(tables)
    await tables.exchange.report(table.id, ANN, "The card vanished.\nI expected to keep it.")
    await tables.exchange.report(table.id, BEN, "long " * 100)


async def test_reports_are_listed_and_shown_while_the_bot_runs(
    tables: Tables, path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await reported(tables)
    assert run(path) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert "1  " in first
    assert "(sample)  The card vanished. I expected to keep it." in first
    assert second.endswith("…")

    assert run(path, 1) == 0
    shown = capsys.readouterr().out
    assert "The card vanished.\nI expected to keep it." in shown
    assert "--record FILE writes it" in shown
    game = await tables.store.game(1)
    assert game.dice.seed not in shown

    assert run(path, 1, tmp_path / "game.json") == 0
    record = Record.model_validate_json((tmp_path / "game.json").read_bytes())
    assert record.game == "sample"


async def test_a_report_of_a_forgotten_person_is_empty(
    tables: Tables, path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await reported(tables)
    await tables.forgetting.forget(ANN.id)
    assert run(path, 1) == 0
    shown = capsys.readouterr().out
    assert "somebody who was forgotten" in shown
    assert "the text was removed" in shown


async def test_missing_reports_are_mentioned_in_one_sentence(
    tables: Tables, path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(path) == 0
    assert capsys.readouterr().out == "There are no reports.\n"
    assert run(path, 7) == 2
    assert "There is no report 7." in capsys.readouterr().err


def test_a_file_that_is_not_a_kantera_database_is_reported_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = tmp_path / "other.db"
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE notes (text TEXT)")
    (tmp_path / "notes.txt").write_text("my notes\n" * 500)
    (tmp_path / "empty.db").touch()
    for name, says in (
        ("none.db", "There is no database"),
        ("other.db", "another program"),
        ("notes.txt", "cannot be read"),
        ("empty.db", "is empty"),
    ):
        assert run(tmp_path / name) == 2
        (sentence,) = capsys.readouterr().err.strip().splitlines()
        assert says in sentence
