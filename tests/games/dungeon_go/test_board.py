"""Section 3: boards, cells, directions, distance."""

from __future__ import annotations

import pytest

from games.dungeon_go.rules.board import (
    BACK,
    CELL,
    CELLS,
    ENTRANCE,
    NAMES,
    NEAREST,
    NEXT_TO,
    STEP,
    WITHIN,
    column,
    distance,
    reach,
    row,
)
from games.dungeon_go.rules.components import LIMITS
from tests.games.dungeon_go.table import Table, cells

ADJACENT = """
E1: E2 E4 E5
E2: E1 E3 E4 E5 E6
E3: E2 E5 E6 B1 B4
E4: E1 E2 E5 E7 E8
E5: E1 E2 E3 E4 E6 E7 E8 E9
E6: E2 E3 E5 E8 E9 B1 B4 B7
E7: E4 E5 E8
E8: E4 E5 E6 E7 E9
E9: E5 E6 E8 B4 B7
B1: E3 E6 B2 B4 B5
B2: B1 B3 B4 B5 B6
B3: B2 B5 B6
B4: E3 E6 E9 B1 B2 B5 B7 B8
B5: B1 B2 B3 B4 B6 B7 B8 B9
B6: B2 B3 B5 B8 B9
B7: E6 E9 B4 B5 B8
B8: B4 B5 B6 B7 B9
B9: B5 B6 B8
"""


@pytest.mark.rule("DG-3.1", "DG-3.2", "DG-3.3")
@pytest.mark.parametrize(
    ("name", "place"),
    [("E1", (1, 1)), ("E4", (1, 2)), ("E3", (3, 1)), ("E9", (3, 3)), ("B1", (4, 1)), ("B5", (5, 2)), ("B9", (6, 3))],
)
def test_cells_have_their_columns_and_rows(name: str, place: tuple[int, int]) -> None:
    assert (column(CELL[name]) + 1, row(CELL[name]) + 1) == place


@pytest.mark.rule("DG-3.1", "DG-3.2")
def test_there_are_two_boards_of_nine_cells() -> None:
    assert cells(ENTRANCE) == {f"E{number}" for number in range(1, 10)}
    assert cells(BACK) == {f"B{number}" for number in range(1, 10)}
    assert len(CELLS) == 18


@pytest.mark.rule("DG-3.4", "DG-V1")
def test_forward_is_right_for_the_king_and_left_for_monsters() -> None:
    assert NAMES[CELL["E4"] + 2 * STEP] == "E6"
    assert NAMES[CELL["B6"] - 2 * STEP] == "B4"
    Table("goblin B6").draw("king").game_is(king="E5").draw("monster").units_are("goblin B5")


@pytest.mark.rule("DG-3.5")
def test_pieces_move_forward_across_the_seam_and_stop_at_the_walls() -> None:
    table = Table("goblin B1", king="E6").draw("king").game_is(king="B4").draw("monster").units_are("goblin E3")
    table.king("B6")
    table.draw("king").game_is(king="B6")


@pytest.mark.rule("DG-3.6")
@pytest.mark.parametrize("line", ADJACENT.split("\n")[1:-1])
def test_adjacent_cells(line: str) -> None:
    name, _, others = line.partition(": ")
    assert cells(NEXT_TO[CELL[name]]) == set(others.split())


@pytest.mark.rule("DG-3.7", "DG-5.3")
@pytest.mark.parametrize(
    ("one", "other", "steps"),
    [("E1", "E1", 0), ("E1", "E5", 1), ("E1", "E9", 2), ("E4", "B6", 5), ("E7", "B3", 5), ("E3", "B1", 1)],
)
def test_distance_counts_a_diagonal_step_as_one(one: str, other: str, steps: int) -> None:
    assert distance(CELL[one], CELL[other]) == distance(CELL[other], CELL[one]) == steps
    assert len(WITHIN) == LIMITS.ability + 1
    for reach_of in range(7):
        assert bool(WITHIN[reach_of][CELL[one]] >> CELL[other] & 1) == (steps <= reach_of)


@pytest.mark.rule("DG-3.8", "DG-12.5")
def test_a_cell_without_pieces_is_empty() -> None:
    assert cells(Table("0 E1", "goblin B9").game.empty_cells()) == set(NAMES) - {"E4", "E1", "B9"}


def open_to(table: Table, number: int) -> set[str]:
    """The cells that are open to a hero."""
    return cells(table.game.open_cells(table.game.heroes[number]))


@pytest.mark.rule("DG-3.9", "DG-3.10")
def test_an_open_cell_takes_two_heroes_but_no_king_and_no_monster() -> None:
    table = Table("0 E9", "1 E1", "goblin B5")
    assert open_to(table, 0) == set(NAMES) - {"E4", "B5"}
    for piece in ("2 E1", "3 E9"):  # the hero's own place does not count
        table.lay(piece)
    assert open_to(table, 0) == set(NAMES) - {"E4", "B5", "E1"}


@pytest.mark.rule("DG-3.9", "DG-9.4")
def test_any_two_heroes_fill_a_cell() -> None:
    table = Table("0 B5", "1 B1", "2 B5", "3 B4")
    assert open_to(table, 3) == set(NAMES) - {"E4", "B5"}
    table.begin(3).offers("B1").refuses("B5", "cell_full")


@pytest.mark.rule("DG-3.11")
def test_three_heroes_may_grapple_one_monster() -> None:
    holders = ("0 B5 holds=strength", "1 B5 holds=agility", "2 B5 holds=magic")
    table = Table(*holders, "3 B4 F1", "demon_king_b B5 attacked").begin(3).never("B5")
    table.sees(None, "monsters.0.holders", {"strength": 0, "agility": 1, "magic": 2})


@pytest.mark.rule("DG-3.12")
@pytest.mark.parametrize(
    ("pieces", "source", "target"),
    [
        pytest.param(["0 B9"], "B5", "B5", id="the cell itself when it is open"),
        pytest.param(["0 B5 holds=strength", "goblin E5"], "E5", "E1", id="smaller column, then smaller row"),
        pytest.param(["0 E1", "1 E1", "2 E1", "goblin E5"], "E5", "E7", id="E1 is full and E4 is the king's"),
    ],
)
def test_displacement_goes_to_the_nearest_open_cell(pieces: list[str], source: str, target: str) -> None:
    table = Table(*pieces)
    table.game.displace(table.game.heroes[0], CELL[source])
    table.hero_is(0, cell=target, holds=None)


def test_the_nearest_cells_begin_with_the_cell_itself() -> None:
    assert [NAMES[cell] for cell in NEAREST[CELL["B9"]]][:5] == ["B9", "B5", "B8", "B6", "B1"]


def test_reach_walks_only_over_passable_cells() -> None:
    passable = sum(1 << CELL[name] for name in ("E2", "E3", "B1"))
    assert cells(reach(CELL["E1"], 2, passable)) == {"E1", "E2", "E3"}
    assert cells(reach(CELL["E1"], 9, passable)) == {"E1", "E2", "E3", "B1"}
