"""Both databases store a write as a whole or not at all, and keep every choice for good."""

from __future__ import annotations

from pathlib import Path

import pytest

from storage.database import Database, Rows
from storage.errors import StorageFailure
from tables.tables import Tables
from tests.tables.helpers import alter, pick, rows, started


async def test_choices_are_append_only(tables: Tables, path: Path) -> None:
    table = await started(tables)
    await pick(tables, table.id, 0)
    before = rows(path, "SELECT * FROM choices")
    for statement, says in (("UPDATE choices SET picked = '[]'", "changed"), ("DELETE FROM choices", "deleted")):
        with pytest.raises(Exception, match=f"choices are never {says}"):
            alter(path, statement)
    assert rows(path, "SELECT * FROM choices") == before != []


async def test_work_that_fails_is_undone_as_a_whole(database: Database, path: Path) -> None:
    def work(rows: Rows) -> None:
        rows.people.put_met(1, "sample", "lay", 1)
        raise LookupError

    with pytest.raises(LookupError):
        await database.write(work)
    assert rows(path, "SELECT * FROM hints") == []
    await database.write(lambda rows: None)  # the next transaction can begin


async def test_a_closed_database_is_a_storage_failure(database: Database) -> None:
    await database.compact()
    await database.close()
    for doing in (database.read, database.write, database.read_in_turn):
        with pytest.raises(StorageFailure):
            await doing(lambda rows: None)
