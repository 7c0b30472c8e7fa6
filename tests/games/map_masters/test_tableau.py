"""The merged tableau: adding a card to the existing ones gives the same as merging all of them."""

from __future__ import annotations

from random import Random

import pytest

from games.map_masters.rules.cards import CARDS
from games.map_masters.rules.coop.missions import HIDDEN
from games.map_masters.rules.coop.tableau import tableau
from games.map_masters.rules.dungeon import Dungeon, Grid, tableau_of
from games.map_masters.rules.layouts import Layout, Placed, Spot, free_spots
from tests.games.map_masters.table import Mission


def parts(dungeon: Dungeon) -> dict[str, object]:
    """All attributes of a dungeon except its grid."""
    return {name: value for name, value in vars(dungeon).items() if name != "grid"}


def any_card(rng: Random) -> str:
    return rng.choice([card for card in CARDS if card != HIDDEN])


@pytest.mark.parametrize("number", range(20))
def test_adding_a_card_to_a_dungeon_equals_building_it_anew(number: int) -> None:
    rng = Random(number)
    layout: Layout = ()
    for _ in range(5):
        before = Dungeon(layout)
        x, y = rng.choice(free_spots(layout))
        layout = (*layout, Placed(any_card(rng), rng.random() < 0.5, x, y))
        assert parts(Dungeon(layout, upon=before)) == parts(Dungeon(layout)), f"seed {number}"


@pytest.mark.slow
@pytest.mark.rule("MM-3.1", "MM-3.2")
@pytest.mark.parametrize("number", range(1, 15))
def test_adding_a_card_to_a_tableau_equals_building_it_anew(number: int) -> None:
    rng = Random(number)
    team = Mission(number).team
    columns, rows = team.rules.columns, team.rules.rows
    layout = tuple(team.tableau)
    free = set(team.free)
    known = tableau_of(layout, Grid(columns, rows, frozenset(free), team.rules.exits))
    for column, row in rng.sample(sorted(free), len(free)):
        free.remove((column, row))
        layout = (*layout, Placed.on(any_card(rng), rng.random() < 0.5, (column, row)))
        grid = Grid(columns, rows, frozenset(free), team.rules.exits)
        grown = tableau_of(layout, grid)
        assert parts(grown) == parts(Dungeon(layout, grid)), f"mission {number}, {column},{row}"
        assert grown.exits[: len(known.exits)] != known.exits, "the new card is joined"
        assert grown.discoveries[: len(known.discoveries)] == known.discoveries, "and no number has changed"
        known = grown


@pytest.mark.rule("MM-25.10", "MM-22.16")
def test_the_cached_tableau_is_updated_after_changes() -> None:
    mission = Mission(14).play()
    team, game = mission.team, mission.game

    def waiting() -> set[Spot]:
        return set(team.free)

    assert tableau(game) is tableau(game)
    lost = team.free.pop()
    grid = tableau(game).grid
    assert grid is not None
    assert grid.free == waiting()
    assert lost not in grid.free
    team.tableau[-1] = team.tableau[-1]._replace(turned=not team.tableau[-1].turned)
    assert tableau(game).layout == tuple(team.tableau)
