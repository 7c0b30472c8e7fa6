"""Whatever is damaged at random, in a file or in the database, is refused or does no harm; `make damage` does more."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.conformance.cases import ALL_GAMES
from tests.storage.damage import damaged_files, damaged_positions

FILES, POSITIONS = 40, 600


@pytest.mark.slow
@pytest.mark.parametrize("name", ALL_GAMES)
def test_a_damaged_file_is_refused_or_plays_on_soundly(name: str) -> None:
    found = damaged_files(name, FILES)
    assert found["refused"] > FILES / 2
    assert found.total() == FILES


@pytest.mark.slow
async def test_a_damaged_position_in_the_database_is_refused(path: Path) -> None:
    found = await damaged_positions(path, POSITIONS)
    assert found["refused"] > POSITIONS * 0.98
    assert found.total() == POSITIONS
