"""Random damage to a file or the database is refused or does no harm; `make fuzz` does more of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from conformance.cases import ALL_GAMES
from rules.players import RandomPlayer
from storage.database import open_database
from storage.errors import DamagedRow
from tests.tables.fuzz import damaged_files, damaged_positions
from tests.tables.group_helpers import refused
from tests.tables.helpers import ANN, BEN, GUILD, alter, make_tables, started

FILES = 12
POSITIONS = 120


@pytest.mark.slow
@pytest.mark.parametrize("name", ALL_GAMES)
def test_a_damaged_file_is_refused_or_can_be_played_on_without_errors(name: str) -> None:
    outcomes = damaged_files(name, FILES)
    assert outcomes["refused"] > FILES / 2
    assert outcomes.total() == FILES


@pytest.mark.slow
@pytest.mark.sqlite
async def test_a_damaged_position_in_the_database_is_refused(path: Path) -> None:
    outcomes = await damaged_positions(path, POSITIONS)
    assert outcomes["refused"] > POSITIONS * 0.98
    assert outcomes.total() == POSITIONS


async def test_a_hero_on_the_edge_of_a_space_before_the_first_turn_is_refused(path: Path) -> None:
    """Such a position could be loaded once, and broke when the turn began."""
    database = await open_database(path)
    tables = make_tables(database, games=ALL_GAMES, players={"dungeoneer": {"random": RandomPlayer()}})
    table = await started(tables, game="dungeoneer")
    record = await tables.game_files.export(table.id, BEN)
    saved = (await tables.store.game(table.id)).save()
    cusp = '"cusp":-1'
    assert cusp in saved
    alter(path, "UPDATE games SET snapshot = ?", saved.replace(cusp, '"cusp":0', 1))
    later = make_tables(database, games=ALL_GAMES)
    with pytest.raises(DamagedRow):
        await later.store.get(table.id)
    data = record.model_dump_json()
    final = data.rindex(cusp)
    data = data[:final] + '"cusp":0' + data[final + len(cusp) :]
    with refused("file", field="final: is not the position to which the entries lead"):
        await later.game_files.import_game(data.encode(), GUILD, 2, ANN, "en", admin=True)
    await database.close()
