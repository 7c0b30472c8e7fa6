"""The heuristic players of the games in which a player wins against others beat random ones."""

from __future__ import annotations

import pytest

from rules.selfplay import series

GAMES = 40


@pytest.mark.long
@pytest.mark.parametrize(("game", "least"), [("dungeon_lords", 38), ("dungeoneer", 36), ("thunderstone", 38)])
def test_heuristic_beats_random(game: str, least: int) -> None:
    assert series(game, 2, GAMES, "match", ["steady", "random"], {}, 20_000).wins["steady"] >= least
