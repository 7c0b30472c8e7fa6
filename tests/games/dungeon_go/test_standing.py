"""How the points stand along the way: measured as the result measures them."""

from __future__ import annotations

import pytest

from games.dungeon_go.rules import scoring
from tests.games.dungeon_go.table import Table


@pytest.mark.rule("DG-24.3")
def test_of_two_players_the_better_hero_counts_along_the_way_as_at_the_end() -> None:
    table = Table(players=2)
    assert table.game.standing() == [0, 0]
    for number, points in enumerate((10, 13, 13, 8)):
        table.hero(number, "E5", vp=points)
    assert table.game.standing() == [13, 13]
    scoring.win(table.game)
    assert [place.total for place in table.result.places] == [13, 13]


@pytest.mark.rule("DG-24.2")
def test_alone_the_course_is_that_of_the_solo_score() -> None:
    table = Table(players=1)
    table.game.rebuilds = 2
    for number, points in enumerate((4, 5, 6)):
        table.hero(number, "E5", vp=points)
    assert table.game.standing() == [13]


def test_before_anyone_has_a_hero_nobody_has_points() -> None:
    table = Table(players=3)
    table.game.heroes.clear()
    assert table.game.standing() == [0, 0, 0]
