"""The points during a game, counted as in the result."""

from __future__ import annotations

import pytest

from games.dungeon_go.rules import scoring
from games.dungeon_go.rules.pieces import Hero
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


@pytest.mark.rule("DG-24.3")
def test_the_hero_whose_points_count_is_named_first() -> None:
    table = Table(players=2)
    for number, points in enumerate((10, 13, 15, 8)):
        table.hero(number, "E5", vp=points)
    best = {max(mine, key=lambda hero: hero.vp).name for mine in _by_seat(table).values()}
    assert {table.game.known_as(seat)[0] for seat in range(2)} == best


def _by_seat(table: Table) -> dict[int, list[Hero]]:
    heroes = table.game.heroes
    return {seat: [hero for hero in heroes if hero.seat == seat] for seat in range(2)}


def test_the_chronicle_counts_what_all_heroes_of_a_player_did() -> None:
    two, four = Table(players=2).game, Table(players=4).game
    assert [two.chronicle.heroes_of(two, seat) for seat in range(2)] == [2, 2]
    assert four.chronicle.heroes_of(four, 0) == 1
