"""Sections 18 and 19: floor advance, the last floor, demon king and evil god."""

from __future__ import annotations

import pytest

from games.dungeon_go.rules import floors
from games.dungeon_go.rules.board import BACK, CELL
from games.dungeon_go.rules.components import PLACEMENT, UNITS
from games.dungeon_go.rules.scoring import KING_DEAD, MONSTER_LEFT, VICTORY
from tests.games.driver import keys
from tests.games.dungeon_go.table import Table


def advanced(**places: str) -> Table:
    """A table after the advance from the first floor, the king on B4, heroes `h0`, `h1` ... where they are."""
    table = Table(floor=1, king="B4")
    for name, cell in places.items():
        table.hero(int(name[1]), cell)
    floors.advance_if_due(table.game)
    return table


@pytest.mark.rule("DG-18.1", "DG-18.8")
@pytest.mark.parametrize(
    ("king", "monster", "floor", "due"),
    [
        ("B4", False, 1, True),
        ("B6", False, 4, True),
        ("E6", False, 1, False),
        ("B4", True, 1, False),
        ("E6", True, 1, False),
        ("B4", False, 5, False),
    ],
)
def test_the_floor_advances_with_the_king_on_the_back_board_and_no_monsters_left(
    king: str, monster: bool, floor: int, due: bool
) -> None:
    table = Table(floor=floor, king=king)
    if monster:
        table.monster("goblin", "E1")
    assert floors.is_due(table.game) == due
    floors.advance_if_due(table.game)
    assert table.game.floor == floor + due


@pytest.mark.rule("DG-18.1", "DG-18.2", "DG-18.7", "DG-7.5", "DG-V10")
def test_defeating_the_last_monster_advances_the_floor_in_the_heros_turn() -> None:
    table = Table("1 E1", "imp B8", floor=2, king="B4", faces=(4,))
    hero = table.hero(0, "E9", "A1 M2")
    table.fight(0, "attack-B8-agility")
    assert hero.vp == 1
    events = table.pick("none")
    assert (table.game.floor, table.game.damage, table.king_cell) == (3, 2, "E4")
    assert table.where(0) == "E7"
    assert keys(events)[1:3] == ["floor_advances", "damage_rises"]


@pytest.mark.rule("DG-18.8")
@pytest.mark.parametrize(("king", "others", "told"), [("E6", 0, True), ("B4", 0, False), ("E6", 1, False)])
def test_defeating_the_last_monster_announces_that_only_the_king_is_missing(king: str, others: int, told: bool) -> None:
    table = Table("0 E9 S1", "goblin B8", king=king)
    if others:
        table.monster("imp", "B9")
    events = table.fight(0, "attack-B8-strength", move="B7")
    assert keys(events).count("last_monster") == told
    table.pick("none")
    assert table.game.floor == 1 + (king == "B4" and not others)


@pytest.mark.rule("DG-18.2")
def test_pieces_on_the_remaining_board_keep_their_cells() -> None:
    table = advanced(h0="B1", h1="B9", h2="B9")
    assert (table.king_cell, table.where(0), table.where(1), table.where(2)) == ("E4", "E1", "E9", "E9")


@pytest.mark.rule("DG-18.2", "DG-2.3", "DG-20.1")
@pytest.mark.parametrize(("floor", "before", "damage"), [(1, 1, 1), (2, 1, 2), (3, 1, 1), (4, 1, 2), (2, 6, 6)])
def test_a_new_floor_updates_monster_damage_and_resets_the_counters(floor: int, before: int, damage: int) -> None:
    game = Table(floor=floor, damage=before, king="B5").game
    game.floor_clock, game.reinforcements = 3, 2
    floors.advance_if_due(game)
    assert (game.floor, game.damage, game.floor_clock, game.reinforcements) == (floor + 1, damage, 0, 0)


@pytest.mark.rule("DG-18.2", "DG-4.5", "DG-4.6")
@pytest.mark.parametrize("spells", [False, True])
@pytest.mark.parametrize("floor", [2, 3, 4, 5])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_every_floor_is_set_up_from_its_row_of_the_placement_table(players: int, floor: int, spells: bool) -> None:
    table = Table(players=players, spells=spells, floor=floor - 1, king="B4")
    floors.advance_if_due(table.game)
    layout = (PLACEMENT.strong if spells else PLACEMENT.standard)[players][floor - 1]
    sizes = {"s": "small", "L": "large", "D": "demon_king"}
    wanted = {f"B{number}": sizes[sign] for number, sign in enumerate(layout, 1) if sign != "-"}
    assert {cell: UNITS[unit].size for cell, unit in table.units().items()} == wanted


@pytest.mark.rule("DG-18.2", "DG-3.12", "DG-V29")
def test_heroes_left_behind_catch_up_to_column_1() -> None:
    table = advanced(h0="E2", h1="E5", h2="E6", h3="E9")
    assert [table.where(number) for number in range(4)] == ["E1", "E1", "E7", "E7"]


@pytest.mark.rule("DG-18.3")
def test_only_monsters_are_placed_on_the_new_back_board() -> None:
    table = Table(king="B6")
    for number, cell in enumerate(("E3", "E6", "E9", "B9")):
        table.hero(number, cell)
    floors.advance_if_due(table.game)
    assert all(BACK >> monster.cell & 1 for monster in table.game.monsters)
    assert not any(BACK >> hero.cell & 1 for hero in table.game.heroes if hero.cell is not None)
    assert not BACK >> table.game.king & 1


@pytest.mark.rule("DG-18.4")
def test_dead_heroes_stay_dead() -> None:
    table = advanced(h0="B1")
    assert table.where(1) is None
    assert not table.game.heroes[1].alive


@pytest.mark.rule("DG-18.5", "DG-22.12")
def test_a_charged_hero_attacks_the_new_monsters() -> None:
    table = Table("0 B5 S1 M6 charged", "goblin B6", spells=True, king="B4")
    table.fight(0, "attack-B6-strength", "none")
    assert table.game.floor == 2
    assert table.question.kind == "combat"
    assert any(id.startswith("attack-B") for id in table.ids())


@pytest.mark.rule("DG-18.6")
def test_the_floor_advances_only_once_at_a_time() -> None:
    table = Table(king="B6")
    table.game.small_bag, table.game.large_bag = [], []
    floors.advance_if_due(table.game)
    floors.advance_if_due(table.game)
    assert table.game.monsters == []
    assert (table.game.floor, table.king_cell) == (2, "E6")


@pytest.mark.rule("DG-18.7", "DG-V30")
def test_the_king_keeps_his_column_on_the_board_when_the_floor_advances() -> None:
    table = Table("0 B9 S1", "goblin B8", king="B6")
    table.fight(0, "attack-B8-strength", "none")
    assert (table.game.floor, table.king_cell) == (2, "E6")
    table.game.monsters = []
    table.monster("kobold", "B5")
    table.reveal("monster")
    assert table.result.reason == KING_DEAD


@pytest.mark.rule("DG-18.9")
def test_a_reinforcement_by_the_last_roll_prevents_the_advance() -> None:
    table = Table("0 B5", "goblin B8", king="B4", faces=(1,))
    table.fight(0, "attack-B8-strength", "none")
    assert table.game.floor == 1
    assert len(table.units()) == 1


# The last floor


@pytest.mark.rule("DG-19.1")
def test_the_demon_king_is_on_floor_5_which_is_the_last() -> None:
    table = Table(floor=4, king="B4")
    floors.advance_if_due(table.game)
    assert table.at("B6") == "demon_king_b"
    table.game.monsters, table.game.king = [], CELL["B4"]
    floors.advance_if_due(table.game)
    assert (table.game.floor, table.king_cell) == (5, "B4")


@pytest.mark.rule("DG-19.2")
def test_the_demon_king_moves_strikes_and_leaves_like_any_monster() -> None:
    table = Table("demon_king_b B6", floor=5)
    hero = table.hero(0, "B4", "S2")
    table.reveal("monster")
    assert (table.at("B5"), hero.hp) == ("demon_king_b", 3)
    hero.holds, hero.cell = 1, CELL["B5"]
    table.reveal("monster")
    assert (table.at("B5"), hero.hp) == ("demon_king_b", 2)
    table.game.monsters[0].cell = hero.cell = CELL["E1"]
    hero.holds, hero.cell = None, CELL["E9"]
    table.reveal("monster")
    assert table.result.reason == MONSTER_LEFT


@pytest.mark.rule("DG-19.3", "DG-21.1", "DG-21.4", "DG-10.14", "DG-V19")
def test_the_last_mark_of_the_demon_king_wins_at_once() -> None:
    table = Table(floor=5)
    for number, name in enumerate(("strength", "agility", "magic")):
        table.hero(number, "B6", holds=name)
    table.king("E5")
    hero = table.hero(3, "E4", "M5 F2")
    table.monster("demon_king_b", "B6", attacked=True)
    table.monster("goblin", "E1")
    table.faces(4, 5)
    table.fight(3, "attack-B6-faith")
    events = table.pick("roll")
    assert hero.vp == 4
    assert table.result.reason == VICTORY
    assert table.units() == {"E1": "goblin"}
    assert "grows" not in keys(events)
    assert table.game.questions == []


@pytest.mark.rule("DG-19.5")
def test_the_evil_gods_defeat_does_not_end_the_game() -> None:
    table = Table(floor=5)
    for number, name in enumerate(("strength", "agility", "magic")):
        table.hero(number, "B6", holds=name)
    hero = table.hero(3, "B5", "F1")
    table.monster("evil_god", "B6", attacked=True)
    table.monster("demon_king_b", "B3")
    table.faces(6)
    table.fight(3, "attack-B6-faith")
    assert table.game.result is None
    assert (hero.vp, table.question.kind) == (8, "growth")
