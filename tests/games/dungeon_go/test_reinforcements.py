"""Section 12: reinforcements."""

from __future__ import annotations

from collections import Counter

import pytest

from games.dungeon_go.rules import bags, floors
from games.dungeon_go.rules.board import NAMES
from games.dungeon_go.rules.components import UNITS
from rules.messages import refer
from tests.games.driver import keys
from tests.games.dungeon_go.table import Table, args

SMALL = ("kobold", "skeleton", "giant_rat", "giant_bat", "cave_spider", "imp", "slime", "ghost", "zombie")
FAR = ("B3", "B6", "B9")


@pytest.mark.rule("DG-12.1")
def test_magic_and_the_turns_of_king_and_monsters_bring_no_reinforcements() -> None:
    table = Table("0 E6 M1 vp=2", "goblin B4", spells=True)
    table.fight(0, "spell-magic_missile", "B4-strength", "none")
    table.reveal("king")
    table.reveal("monster")
    assert table.game.reinforcements == 0
    assert table.game.monsters == []


@pytest.mark.rule("DG-12.2", "DG-12.5")
def test_reinforcements_arrive_in_the_last_column_with_equal_chances() -> None:
    found: Counter[str] = Counter()
    table = Table()
    for _ in range(3000):
        table.game.monsters = []
        table.game.small_bag = ["goblin"]
        bags.reinforce(table.game)
        found.update(table.units().keys())
    assert set(found) == set(FAR)
    assert all(900 < number < 1100 for number in found.values()), found


@pytest.mark.rule("DG-12.2", "DG-12.5", "DG-V24")
def test_with_the_last_column_full_reinforcements_arrive_in_the_next() -> None:
    table = Table()
    for cell, unit in zip((*FAR, "B5"), SMALL, strict=False):
        table.monster(unit, cell)
    before = set(table.units())
    seen = set()
    for _ in range(40):
        bags.reinforce(table.game)
        new = table.game.monsters.pop()
        assert set(table.units()) == before
        seen.add(NAMES[new.cell])
        table.game.small_bag.append(new.unit)
    assert seen == {"B2", "B8"}


@pytest.mark.rule("DG-12.2", "DG-12.5")
def test_with_columns_5_and_6_full_reinforcements_arrive_in_column_4() -> None:
    table = Table("0 B2", king="B4")
    for cell, unit in zip((*FAR, "B5", "B8", "B1"), SMALL, strict=False):
        table.monster(unit, cell)
    bags.reinforce(table.game)
    assert table.at("B7") is not None, "king, hero and monsters fill every other cell"


@pytest.mark.rule("DG-12.4")
def test_a_reinforcement_may_be_attacked_at_once_and_acts_in_the_next_monsters_turn() -> None:
    table = Table(floor=2)
    table.game.small_bag = ["goblin"]
    table.hero(0, "B5", "S2 M2")
    table.hero(1, "B4", "S1 M2")
    table.monster("kobold", "B1")
    table.faces(1, 6, 6)
    table.fight(0, "attack-B1-strength", "roll", "none")
    (cell,) = table.units()
    table.turn(1, "stay")
    assert f"attack-{cell}-strength" in table.ids()
    table.reveal("monster")
    assert table.at(cell) is None or cell == "B6"


@pytest.mark.rule("DG-12.2", "DG-12.3")
def test_the_log_names_the_unit_and_cell_of_a_reinforcement() -> None:
    table = Table("0 B4 S3", "1 B3", "troll B1 attacked")
    table.game.small_bag = ["ghost"]
    table.king("B6")
    table.faces(1)
    told = table.fight(0, "attack-B1-strength")
    assert table.at("B9") == "ghost", "the last empty cell of column 6"
    assert args(told, "reinforcement") == {"monster": refer("monster-ghost"), "cell": "B9"}


@pytest.mark.rule("DG-12.6", "DG-V25", "DG-2.3")
@pytest.mark.parametrize(("damage", "then"), [(3, 4), (6, 6)])
def test_without_room_the_damage_rises(damage: int, then: int) -> None:
    table = Table(damage=damage)
    for number, unit in zip(range(1, 10), SMALL, strict=True):
        table.monster(unit, f"B{number}")
    bags.reinforce(table.game)
    assert len(table.units()) == 9
    assert table.game.damage == then


@pytest.mark.rule("DG-12.7")
def test_reinforcements_are_counted_per_floor_even_if_not_placed() -> None:
    table = Table()
    table.game.small_bag = []
    bags.reinforce(table.game)
    table.game.small_bag = ["goblin"]
    bags.reinforce(table.game)
    assert table.game.view(None).reinforcements == 2
    table.game.monsters = []
    table.king("B4")
    floors.advance_if_due(table.game)
    assert table.game.reinforcements == 0


@pytest.mark.rule("DG-19.4", "DG-12.3", "DG-V27")
def test_the_second_reinforcement_of_the_last_floor_is_the_evil_god() -> None:
    table = Table("0 B4 S3", "troll B1 attacked", floor=5, faces=(1, 1, 6))
    table.fight(0, "attack-B1-strength")
    (new,) = [monster for monster in table.game.monsters if monster.unit != "troll"]
    assert UNITS[new.unit].size == "small"
    table.pick("roll")
    assert "evil_god" in table.units().values()
    events = table.pick("roll")
    assert "grapples" in keys(events)


@pytest.mark.rule("DG-19.4")
def test_an_unplaced_reinforcement_counts_for_the_evil_god() -> None:
    table = Table(floor=5)
    table.game.small_bag = []
    bags.reinforce(table.game)
    assert table.game.monsters == []
    bags.reinforce(table.game)
    assert list(table.units().values()) == ["evil_god"]


@pytest.mark.rule("DG-19.4", "DG-19.6")
def test_the_evil_god_appears_only_once() -> None:
    table = Table()
    game = table.game
    game.floor = 5
    for _ in range(2):
        bags.reinforce(game)
    god = next(monster for monster in game.monsters if monster.unit == "evil_god")
    bags.put_away(game, god)
    for _ in range(4):
        bags.reinforce(game)
    assert "evil_god" not in table.units().values()
    assert game.evil_god_came


@pytest.mark.rule("DG-19.4")
def test_the_evil_god_appears_only_when_a_cell_is_empty() -> None:
    table = Table(floor=5)
    for number, unit in zip(range(1, 10), SMALL, strict=True):
        table.monster(unit, f"B{number}")
    for _ in range(3):
        bags.reinforce(table.game)
    assert not table.game.evil_god_came
    table.game.monsters.pop()
    bags.reinforce(table.game)
    assert table.at("B9") == "evil_god"


@pytest.mark.rule("DG-19.4")
def test_on_other_floors_all_reinforcements_are_small() -> None:
    table = Table(floor=4)
    for _ in range(5):
        bags.reinforce(table.game)
    assert all(UNITS[unit].size == "small" for unit in table.units().values())
