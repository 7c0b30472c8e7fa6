"""Section 11: grappling."""

from __future__ import annotations

import pytest

from tests.games.dungeon_go.table import Table


@pytest.mark.rule("DG-11.1", "DG-V3", "DG-25.1")
def test_a_success_from_a_distance_moves_the_hero_into_the_monsters_cell() -> None:
    table = Table("0 E5 M3", "troll B5 attacked").act(0, "attack-B5-magic")
    table.logs("grapples", hero="warrior", monster="troll", ability="magic", cell="B5")
    table.hero_is(0, cell="B5", holds="magic")


@pytest.mark.rule("DG-11.3", "DG-11.4")
def test_taking_a_new_mark_opens_the_old_one_for_other_heroes() -> None:
    table = Table("1 B4", "2 B4", "3 B4", "chimera B5 attacked")
    table.act(2, "attack-B5-strength").logs("grapples", hero="wizard", ability="strength")
    table.act(2).refuses("attack-B5-strength", "mark_held").do("attack-B5-agility")
    table.logs("lets_go", hero="wizard", monster="chimera", ability="strength").logs("grapples", ability="agility")
    table.logs_in_order("lets_go", "grapples").sees(None, "monsters.0.holders", {"agility": 2})
    table.act(3).refuses("attack-B5-agility", "mark_held").do("attack-B5-strength")
    table.sees(None, "monsters.0.holders", {"agility": 2, "strength": 3})
    table.hero_is(2, holds="agility").hero_is(3, holds="strength").sees(None, "heroes.3.holds", "strength")
    table.act(1).asks("combat", "attack-B5-magic, done")
    table.refuses("attack-B5-strength", "mark_held").refuses("attack-B5-agility", "mark_held")


@pytest.mark.rule("DG-11.5", "DG-14.4", "DG-14.7", "DG-14.8")
def test_one_holder_is_enough_to_stop_a_monster() -> None:
    table = Table("2 B5 S3 holds=strength", "3 B4 S3", "troll B5 attacked", "lich B2 attacked", king="E6")
    table.draw("monster").logs("monster_moves", monster="lich").units_are("troll B5", "lich B1")
    table.logs_in_order("monster_moves", "monster_strikes").logs("monster_strikes", monster="troll", heroes=["wizard"])
    table.hero(2, "E1")  # released, it strikes the hero in front of it
    table.draw("monster").logs("monster_strikes", monster="troll", heroes=["priest"])


@pytest.mark.rule("DG-11.6", "DG-15.4")
def test_death_ends_the_grapple() -> None:
    table = Table("0 B5 hp=1 holds=strength", "troll B5 attacked").draw("monster")
    table.hero_is(0, alive=False, holds=None).sees(None, "monsters.0.holders", {}).units_are("troll B5")


@pytest.mark.rule("DG-10.13", "DG-11.7")
def test_a_holder_attacks_in_each_of_its_turns_and_after_a_failure_keeps_its_cell_and_grapple() -> None:
    table = Table("0 B5 M1 holds=strength", "troll B5 attacked", floor=5, faces=(2, 2, 6))
    for _ in range(2):
        table.act(0, "attack-B5-magic").hero_is(0, cell="B5", holds="strength")
    table.act(0, "attack-B5-magic").units_are()


@pytest.mark.rule("DG-11.10")
def test_the_cell_of_a_grappled_monster_cannot_be_entered() -> None:
    table = Table("0 B4 S6 holds=strength", "1 E3", "troll B4 attacked", "goblin B5", king="E6")
    table.draw("king").game_is(king="E6")
    table.draw("monster").units_are("troll B4", "goblin B5")  # the monster behind it cannot pass either
    table.begin(1).refuses("B4", "blocked_monster")
