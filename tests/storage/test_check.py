"""The findings of `kantera check` in either database."""

from __future__ import annotations

from pathlib import Path

import pytest

from storage.checksums import checksum
from storage.database import Database, check, last_beat
from tables.tables import Tables
from tests.tables.helpers import ANN, BEN, GAMES, alter, started


async def test_an_intact_database_passes_the_check(database: Database, tables: Tables, path: Path) -> None:
    await started(tables, ANN, BEN)
    assert last_beat(path) is None
    await database.write(lambda rows: rows.marks.beat(5.0))

    assert check(path, GAMES) == []
    assert last_beat(path) == 5.0


@pytest.mark.parametrize(
    ("damage", "expected"),
    [
        ("UPDATE games SET options = '['", "options"),
        ("UPDATE games SET snapshot = '{}'", "snapshot: does not match its checksum"),
        (f"UPDATE games SET snapshot = '{{}}', checksum = '{checksum(b'{}')}'", "refused-damaged_save"),
        ("UPDATE snapshots SET saved = '{}'", "saved: does not match its checksum"),
        ("UPDATE games SET game = 'chess'", "there is no game 'chess'"),
        ("UPDATE games SET version = 7", "version"),
        ("DELETE FROM seats WHERE number = 1", "1 seats, its game 2"),
    ],
)
async def test_damage_is_reported_with_the_table_and_field(
    tables: Tables, path: Path, damage: str, expected: str
) -> None:
    table = await started(tables, ANN, BEN)
    alter(path, damage)

    [sentence] = check(path, GAMES)

    assert sentence.startswith(f"Table {table.id} ")
    assert expected in sentence
