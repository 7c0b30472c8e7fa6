"""The points during a game, counted as in the result."""

from __future__ import annotations

import pytest

from games.dungeon_go.rules import scoring
from tests.games.dungeon_go.table import Table


@pytest.mark.rule("DG-24.3")
def test_with_two_players_the_better_hero_counts_during_the_game_as_at_the_end() -> None:
    table = Table(players=2)
    assert table.game.standing() == [0, 0]
    for number, points in enumerate((10, 13, 13, 8)):
        table.hero(number, "E5", vp=points)
    assert table.game.standing() == [13, 13]
    scoring.win(table.game)
    assert [place.total for place in table.result.places] == [13, 13]


@pytest.mark.rule("DG-24.2")
def test_in_a_solo_game_the_points_are_the_solo_score() -> None:
    table = Table(players=1)
    table.game.rebuilds = 2
    for number, points in enumerate((4, 5, 6)):
        table.hero(number, "E5", vp=points)
    assert table.game.standing() == [13]


def test_before_heroes_are_chosen_no_player_has_points() -> None:
    table = Table(players=3)
    table.game.heroes.clear()
    assert table.game.standing() == [0, 0, 0]
