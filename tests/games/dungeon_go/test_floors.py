"""Sections 18 and 19: floor advance, the last floor, demon king and evil god."""

from __future__ import annotations

from typing import Any

import pytest

from games.dungeon_go.rules import floors
from games.dungeon_go.rules.board import BACK, CELL
from games.dungeon_go.rules.components import PLACEMENT, UNITS
from games.dungeon_go.rules.scoring import KING_DEAD, MONSTER_LEFT
from tests.games.dungeon_go.table import Table


def advance(*pieces: str, king: str = "B4", **more: Any) -> Table:
    """A table after the advance to the next floor, if it is due."""
    table = Table(*pieces, king=king, **more)
    floors.advance_if_due(table.game)
    return table


@pytest.mark.rule("DG-18.1", "DG-18.8")
@pytest.mark.parametrize(
    ("king", "pieces", "floor", "due"),
    [
        ("B4", [], 1, True),
        ("B6", [], 4, True),
        ("E6", [], 1, False),
        ("B4", ["goblin E1"], 1, False),
        ("E6", ["goblin E1"], 1, False),
        ("B4", [], 5, False),
    ],
)
def test_the_floor_advances_with_the_king_on_the_back_board_and_no_monsters_left(
    king: str, pieces: list[str], floor: int, due: bool
) -> None:
    assert floors.is_due(Table(*pieces, floor=floor, king=king).game) == due
    advance(*pieces, floor=floor, king=king).game_is(floor=floor + due)


@pytest.mark.rule("DG-18.1", "DG-18.2", "DG-18.7", "DG-7.5", "DG-V10")
def test_defeating_the_last_monster_advances_the_floor_in_the_heros_turn() -> None:
    table = Table("0 E9 A1 M2", "1 E1", "imp B8", floor=2, king="B4", faces=(4,)).act(0, "attack-B8-agility")
    table.hero_is(0, vp=1).do("none").logs_in_order("floor_advances", "damage_rises")
    table.game_is(floor=3, damage=2, king="E4").hero_is(0, cell="E7")


@pytest.mark.rule("DG-18.8")
@pytest.mark.parametrize(
    ("king", "others", "keys", "floor"),
    [("E6", [], ["defeats", "last_monster"], 1), ("B4", [], ["defeats"], 2), ("E6", ["imp B9"], ["defeats"], 1)],
)
def test_defeating_the_last_monster_announces_that_only_the_king_is_missing(
    king: str, others: list[str], keys: list[str], floor: int
) -> None:
    table = Table("0 E9 S1", "goblin B8", *others, king=king).act(0, "attack-B8-strength", move="B7")
    table.logs_in_order(*keys).do("none").game_is(floor=floor)


@pytest.mark.rule("DG-18.2", "DG-2.3", "DG-20.1")
@pytest.mark.parametrize(("floor", "before", "damage"), [(1, 1, 1), (2, 1, 2), (3, 1, 1), (4, 1, 2), (2, 6, 6)])
def test_a_new_floor_updates_monster_damage_and_resets_the_counters(floor: int, before: int, damage: int) -> None:
    table = Table(floor=floor, damage=before, king="B5")
    table.game.floor_clock, table.game.reinforcements = 3, 2
    floors.advance_if_due(table.game)
    table.game_is(floor=floor + 1, damage=damage, floor_clock=0, reinforcements=0)


@pytest.mark.rule("DG-18.2", "DG-4.5", "DG-4.6")
@pytest.mark.parametrize("spells", [False, True])
@pytest.mark.parametrize("floor", [2, 3, 4, 5])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_every_floor_is_set_up_from_its_row_of_the_placement_table(players: int, floor: int, spells: bool) -> None:
    table = Table(players=players, spells=spells, floor=floor - 1, king="B4")
    floors.advance_if_due(table.game)
    layout = PLACEMENT["strong" if spells else "standard"][players][floor - 1]
    sizes = {"s": "small", "L": "large", "D": "demon_king"}
    expected = {f"B{number}": sizes[sign] for number, sign in enumerate(layout, 1) if sign != "-"}
    assert {cell: UNITS[unit].size for cell, unit in table.units().items()} == expected


@pytest.mark.rule("DG-18.2", "DG-4.6")
def test_a_new_floor_tells_its_number_the_king_the_monsters_and_moved_heroes() -> None:
    table = Table("0 E9", floor=2, king="E6").draw("king")
    placed = [event.args for event in table.news if event.key == "log-monster_placed"]
    first = ["king_moves", "floor_advances", "damage_rises"]
    table.tells(*first, *["monster_placed"] * len(placed), "hero_catches_up").logs("king_moves", cell="B4")
    table.logs("floor_advances", floor=3, king="E4").logs("damage_rises", damage=2)
    table.units_are(*(f"{table.plain(event['monster'])} {event['cell']}" for event in placed))
    table.logs("hero_catches_up", hero="warrior", cell="E7")


@pytest.mark.rule("DG-18.2", "DG-18.4", "DG-3.12", "DG-V29")
def test_heroes_left_behind_catch_up_to_column_1_and_others_keep_their_cells() -> None:
    behind = advance("0 E2", "1 E5", "2 E6", "3 E9")
    assert [behind.where(number) for number in range(4)] == ["E1", "E1", "E7", "E7"]
    kept = advance("0 B1", "1 B9", "2 B9").game_is(king="E4")
    assert [kept.where(number) for number in range(4)] == ["E1", "E9", "E9", None]
    kept.hero_is(3, alive=False)  # the dead stay dead


@pytest.mark.rule("DG-18.3")
def test_only_monsters_are_placed_on_the_new_back_board() -> None:
    game = advance("0 E3", "1 E6", "2 E9", "3 B9", king="B6").game
    assert all(BACK >> monster.cell & 1 for monster in game.monsters)
    assert not any(BACK >> cell & 1 for cell in (game.king, *(hero.at for hero in game.heroes)))


@pytest.mark.rule("DG-18.5", "DG-22.12")
def test_a_charged_hero_attacks_the_new_monsters() -> None:
    table = Table("0 B5 S1 M6 charged", "goblin B6", spells=True, king="B4")
    table.act(0, "attack-B6-strength", "none").game_is(floor=2).asks("combat")
    assert any(option.startswith("B") for option in table.group("attack"))


@pytest.mark.rule("DG-18.6")
def test_the_floor_advances_only_once_at_a_time() -> None:
    table = Table(king="B6", small="", large="")
    for _ in range(2):
        floors.advance_if_due(table.game)
        table.units_are().game_is(floor=2, king="E6")


@pytest.mark.rule("DG-18.7", "DG-V30")
def test_the_king_keeps_his_column_on_the_board_when_the_floor_advances() -> None:
    table = Table("0 B9 S1", "goblin B8", king="B6").act(0, "attack-B8-strength", "none").game_is(floor=2, king="E6")
    table.game.monsters = []
    table.lay("kobold B5")
    table.draw("monster").over(KING_DEAD)


@pytest.mark.rule("DG-18.9")
def test_a_reinforcement_by_the_last_roll_prevents_the_advance() -> None:
    table = Table("0 B5", "goblin B8", king="B4", faces=(1,)).act(0, "attack-B8-strength", "none").game_is(floor=1)
    assert len(table.units()) == 1


# The last floor


@pytest.mark.rule("DG-19.1")
def test_the_demon_king_is_on_floor_5_which_is_the_last() -> None:
    table = advance(floor=4)
    assert table.at("B6") == "demon_king_b"
    table.game.monsters = []
    table.game.king = CELL["B4"]
    floors.advance_if_due(table.game)
    table.game_is(floor=5, king="B4")


@pytest.mark.rule("DG-19.2")
def test_the_demon_king_moves_strikes_and_leaves_like_any_monster() -> None:
    table = Table("0 B4 S2", "demon_king_b B6", floor=5)
    table.draw("monster").units_are("demon_king_b B5").hero_is(0, hp=3)
    table.hero(0, "B5", "S2", hp=3, holds="agility")
    table.draw("monster").units_are("demon_king_b B5").hero_is(0, hp=2)
    Table("0 E9", "demon_king_b E1", floor=5).draw("monster").over(MONSTER_LEFT)


@pytest.mark.rule("DG-19.5")
def test_the_evil_gods_defeat_does_not_end_the_game() -> None:
    holders = ("0 B6 holds=strength", "1 B6 holds=agility", "2 B6 holds=magic")
    table = Table(*holders, "3 B5 F1", "evil_god B6 attacked", "demon_king_b B3", floor=5, faces=(6,))
    table.act(3, "attack-B6-faith").asks("growth", by=3).hero_is(3, vp=8)
