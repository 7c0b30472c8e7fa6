"""Sections 7 and 8: a hero's turn, and revival."""

from __future__ import annotations

import pytest

from tests.games.dungeon_go.table import Table


@pytest.mark.rule("DG-7.1", "DG-7.2")
def test_a_living_hero_moves_and_then_fights() -> None:
    table = Table("0 E5", "1 E1", "goblin B4").begin(0).asks("move", by=0)
    table.do("E6").asks("combat", by=0).do("done").waits(1)  # no move after the combat action


@pytest.mark.rule("DG-7.1", "DG-8.1")
def test_a_dead_hero_can_only_be_revived() -> None:
    table = Table("0", "goblin E5").begin(0).asks("revive")
    assert "revive" not in table.refused(), "there is an empty cell"
    table.refuses("move", "hero_dead").refuses("fight", "hero_dead")


@pytest.mark.rule("DG-7.1")
def test_a_living_hero_cannot_be_revived() -> None:
    table = Table("0 E5", "goblin E6").begin(0)
    for question, answer in (("move", "stay"), ("combat", "done")):
        table.asks(question).never("revive", "decline")
        assert "hero_alive" not in table.refused().values(), "there is no need to list it"
        table.do(answer)


@pytest.mark.rule("DG-9.8")
def test_staying_is_logged_unless_an_attack_follows() -> None:
    table = Table("0 E5 A1 M1", "goblin E6").begin(0, "stay").logs("stays", hero="warrior", cell="E5")
    table.begin(0, "stay-E6-strength").silent("stays", "moves")  # the attack says it
    table.hero(0, "E5")
    table.begin(0, "E8").tells("moves").logs("moves", hero="warrior", source="E5", cell="E8")


@pytest.mark.rule("DG-7.3")
def test_move_and_combat_may_both_be_skipped() -> None:
    table = Table("0 E5", "1 E1", "goblin E6", deck="hero_thief").begin(0, "stay", "done")
    table.hero_is(0, cell="E5").units_are("goblin E6").waits(1)


@pytest.mark.rule("DG-7.5", "DG-16.4", "DG-10.16")
def test_growth_comes_before_the_floor_advance() -> None:
    table = Table("0 E5 S1", "goblin E6", king="B4").act(0, "attack-E6-strength").asks("growth").game_is(floor=1)
    table.do("agility").logs_in_order("grows", "floor_advances").game_is(floor=2)


@pytest.mark.rule("DG-7.5")
def test_the_end_is_checked_before_the_advance() -> None:
    holders = ("0 E5 holds=strength", "1 E5 holds=agility", "2 E5 holds=magic")
    table = Table(*holders, "3 E6 F1", "demon_king_b E5 attacked", king="B5", floor=4, faces=(6,))
    table.act(3, "attack-E5-faith").over().game_is(floor=4)


@pytest.mark.rule("DG-7.6", "DG-V7")
def test_a_hero_without_a_move_or_a_target_is_not_asked() -> None:
    walls = ("goblin E2", "2 E2 holds=strength", "kobold E5", "3 E5 holds=strength")
    table = Table("0 E1 M1", "1 E9", *walls, deck="hero_thief").begin(0).asks("move", by=1)
    table.logs_in_order("turn_hero", "stays", "turn_hero").tells()


@pytest.mark.rule("DG-8.1", "DG-8.4", "DG-V22")
def test_a_hero_is_revived_only_on_an_empty_cell_next_to_the_king() -> None:
    table = Table("0 - S2", "1 E4", "goblin E6", king="E5").begin(0)
    table.asks("revive", "E1, E2, E3, E7, E8, E9, decline")
    table.refuses("E6", "cell_not_empty").refuses("E4", "cell_not_empty").refuses("B1", "not_adjacent_king")
    table.do("E2").hero_is(0, cell=None).do("strength").tells("grows", "revives")  # the growth comes first
    table.logs("revives", hero="warrior", cell="E2")
    table.hero_is(0, abilities=[3, 1, 1, 1], hp=6, alive=True, cell="E2")


@pytest.mark.rule("DG-8.1")
def test_revival_on_the_back_board() -> None:
    Table("0", king="E6").begin(0).offers("B1", "B4", "B7", "E2", "E9")


@pytest.mark.rule("DG-8.2", "DG-25.2")
def test_a_declined_revival_changes_nothing() -> None:
    table = Table("0", "1 E9", deck="hero_thief").begin(0, "decline").logs("stays_dead", hero="warrior")
    table.undoes(possible=False)  # the next card is out
    table.hero_is(0, alive=False, abilities=[1, 1, 1, 1]).waits(1)


@pytest.mark.rule("DG-8.2", "DG-V23")
def test_without_an_empty_cell_next_to_the_king_there_is_no_revival() -> None:
    table = Table("0", "1 E1", "2 E7", "3 E8", "goblin E2", "kobold E5", deck="hero_thief").begin(0).waits(1)
    table.tells("no_empty_cell").logs("no_empty_cell", hero="warrior")
    table.hero_is(0, alive=False, abilities=[1, 1, 1, 1])


@pytest.mark.rule("DG-8.3")
def test_growth_at_the_revival_may_be_declined() -> None:
    table = Table("0").begin(0, "E5").asks("growth")
    table.do("none").hero_is(0, abilities=[1, 1, 1, 1], hp=2, cell="E5")


@pytest.mark.rule("DG-8.3", "DG-16.2")
def test_a_hero_with_all_abilities_at_six_is_revived_without_growth() -> None:
    Table("0 - S6 A6 M6 F6").begin(0, "E5").undoes(possible=False).hero_is(0, cell="E5", hp=12)


@pytest.mark.rule("DG-8.5")
def test_after_a_revival_the_turn_is_over() -> None:
    table = Table("0 - vp=5", "1 E9", "goblin E6", spells=True, miracles=True, deck="hero_thief")
    table.begin(0, "E5", "magic").waits(1)
