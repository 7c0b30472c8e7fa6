"""Section 12: reinforcements."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games.dungeon_go.rules import bags, floors
from games.dungeon_go.rules.board import CELL, NAMES
from games.dungeon_go.rules.components import UNITS
from tests.games.dungeon_go.table import Table

SMALL = ("kobold", "skeleton", "giant_rat", "giant_bat", "cave_spider", "imp", "slime", "ghost", "zombie")
FAR = ("B3", "B6", "B9")


def filled(*cells: str, pieces: tuple[str, ...] = (), **more: Any) -> Table:
    """A table with a small unit on each of these cells."""
    return Table(*pieces, *(f"{unit} {cell}" for cell, unit in zip(cells, SMALL, strict=False)), **more)


@pytest.mark.rule("DG-12.1")
def test_magic_and_the_turns_of_king_and_monsters_bring_no_reinforcements() -> None:
    table = Table("0 E6 M1 vp=2", "goblin B4", spells=True).act(0, "spell-magic_missile", "B4-strength", "none")
    table.draw("king").draw("monster").game_is(reinforcements=0).units_are()


@pytest.mark.rule("DG-12.2", "DG-12.5")
def test_reinforcements_arrive_in_the_last_column_with_equal_chances() -> None:
    counts: Counter[str] = Counter()
    table = Table()
    for _ in range(3000):
        table.game.monsters = []
        table.game.small_bag = ["goblin"]
        bags.reinforce(table.game)
        counts.update(table.units().keys())
    assert set(counts) == set(FAR)
    assert all(900 < number < 1100 for number in counts.values()), counts


@pytest.mark.rule("DG-12.2", "DG-12.5", "DG-V24")
def test_with_the_last_columns_full_reinforcements_arrive_in_the_next() -> None:
    roomy = filled(*FAR, "B5")
    before, seen = set(roomy.units()), set()
    for _ in range(40):
        bags.reinforce(roomy.game)
        new = roomy.game.monsters.pop()
        assert set(roomy.units()) == before
        seen.add(NAMES[new.cell])
        roomy.game.small_bag.append(new.unit)
    assert seen == {"B2", "B8"}
    full = filled(*FAR, "B5", "B8", "B1", pieces=("0 B2",), king="B4")
    bags.reinforce(full.game)
    assert full.at("B7") is not None, "king, hero and monsters fill every other cell of columns 4 to 6"


@pytest.mark.rule("DG-12.4")
def test_a_reinforcement_may_be_attacked_at_once_and_acts_in_the_next_monsters_turn() -> None:
    table = Table("0 B5 S2 M2", "1 B4 S1 M2", "kobold B1", floor=2, small="goblin", faces=(1, 6, 6))
    table.act(0, "attack-B1-strength", "roll", "none")
    (cell,) = table.units()
    table.act(1).offers(f"attack-{cell}-strength").draw("monster")
    assert table.at(cell) is None or cell == "B6"


@pytest.mark.rule("DG-12.2", "DG-12.3")
def test_the_log_names_the_unit_and_cell_of_a_reinforcement() -> None:
    table = Table("0 B4 S3", "1 B3", "troll B1 attacked", small="ghost", king="B6", faces=(1,))
    table.act(0, "attack-B1-strength").units_are("troll B1", "ghost B9")  # the last empty cell of column 6
    table.logs("reinforcement", monster="ghost", cell="B9")


@pytest.mark.rule("DG-12.6", "DG-V25", "DG-2.3")
@pytest.mark.parametrize(("damage", "then"), [(3, 4), (6, 6)])
def test_without_room_the_damage_rises(damage: int, then: int) -> None:
    table = filled(*(f"B{number}" for number in range(1, 10)), damage=damage)
    assert bags.ones_bring(table.game, 1)["one"] == ("damage" if then > damage else "nothing")
    bags.reinforce(table.game)
    table.game_is(damage=then)
    assert len(table.units()) == 9


@pytest.mark.rule("DG-12.6")
@pytest.mark.parametrize(
    ("hero", "to", "brings"), [("E3", "B9", "damage"), ("E3", None, "foe"), ("B9", "E3", "foe"), ("B9", None, "damage")]
)
def test_the_preview_counts_the_cells_that_are_empty_after_the_move_to_an_attack(
    hero: str, to: str | None, brings: str
) -> None:
    game = filled(*(f"B{number}" for number in range(1, 9)), pieces=(f"0 {hero}",), damage=1).game
    cell = None if to is None else CELL[to]
    assert bags.ones_bring(game, 1, game.heroes[0], cell)["one"] == brings


@pytest.mark.rule("DG-19.4")
@pytest.mark.parametrize(("floor", "free", "god"), [(5, 2, 1), (5, 1, 0), (4, 2, 0)])
def test_the_preview_foresees_the_evil_god_after_another_foe_if_there_is_room_for_both(
    floor: int, free: int, god: int
) -> None:
    game = filled(*(f"B{number}" for number in range(1, 10 - free)), damage=1).game
    game.floor = floor
    assert bags.ones_bring(game, 3) == {"one": "foe", "god": god}


@pytest.mark.rule("DG-12.7")
def test_reinforcements_are_counted_per_floor_even_if_not_placed() -> None:
    table = Table(small="")
    bags.reinforce(table.game)
    table.game.small_bag = ["goblin"]
    bags.reinforce(table.game)
    table.sees(None, "reinforcements", 2).king("B4")
    table.game.monsters = []
    floors.advance_if_due(table.game)
    table.game_is(reinforcements=0)


@pytest.mark.rule("DG-19.4", "DG-12.3", "DG-V27")
def test_the_second_reinforcement_of_the_last_floor_is_the_evil_god() -> None:
    table = Table("0 B4 S3", "troll B1 attacked", floor=5, faces=(1, 1, 6)).act(0, "attack-B1-strength")
    (new,) = set(table.units().values()) - {"troll"}
    assert UNITS[new].size == "small"
    table.do("roll").logs("evil_god_comes")
    assert "evil_god" in table.units().values()
    table.do("roll").logs("grapples")


@pytest.mark.rule("DG-19.4")
def test_an_unplaced_reinforcement_counts_for_the_evil_god() -> None:
    table = Table(floor=5, small="")
    assert bags.ones_bring(table.game, 1) == {"one": "damage", "god": 0}
    assert bags.ones_bring(table.game, 2) == {"one": "damage", "god": 1}, "the second of two 1s"
    bags.reinforce(table.game)
    table.units_are()
    assert bags.ones_bring(table.game, 2) == {"one": "god", "god": 0}
    bags.reinforce(table.game)
    assert [*table.units().values()] == ["evil_god"]


@pytest.mark.rule("DG-19.4", "DG-19.6")
def test_the_evil_god_appears_only_once() -> None:
    table = Table(floor=5)
    for _ in range(2):
        bags.reinforce(table.game)
    bags.put_away(table.game, next(monster for monster in table.game.monsters if monster.unit == "evil_god"))
    for _ in range(4):
        bags.reinforce(table.game)
    assert "evil_god" not in table.units().values()
    table.game_is(evil_god_came=True)


@pytest.mark.rule("DG-19.4")
def test_the_evil_god_appears_only_when_a_cell_is_empty() -> None:
    table = filled(*(f"B{number}" for number in range(1, 10)), floor=5)
    for _ in range(3):
        bags.reinforce(table.game)
    table.game_is(evil_god_came=False)
    table.game.monsters.pop()
    bags.reinforce(table.game)
    assert table.at("B9") == "evil_god"


@pytest.mark.rule("DG-19.4")
def test_on_other_floors_all_reinforcements_are_small() -> None:
    table = Table(floor=4)
    for _ in range(5):
        bags.reinforce(table.game)
    assert all(UNITS[unit].size == "small" for unit in table.units().values())
