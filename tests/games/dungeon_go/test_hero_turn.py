"""Sections 7 and 8: a hero's turn, and revival."""

from __future__ import annotations

import pytest

from rules.errors import IllegalChoice
from rules.messages import refer
from tests.games.driver import keys
from tests.games.dungeon_go.table import Table, args


@pytest.mark.rule("DG-7.1", "DG-7.2")
def test_a_living_hero_moves_and_then_fights() -> None:
    table = Table("0 E5", "1 E1", "goblin B4")
    table.turn(0)
    assert table.question.kind == "move"
    table.pick("E6")
    assert table.question.kind == "combat"
    table.pick("done")
    assert table.question.seat != 0, "no move after the combat action"


@pytest.mark.rule("DG-7.1", "DG-8.1")
def test_a_dead_hero_can_only_be_revived() -> None:
    table = Table("0", "goblin E5")
    table.turn(0)
    assert table.question.kind == "revive"
    assert "revive" not in table.refused(), "there is an empty cell"
    with pytest.raises(IllegalChoice, match="refused-hero_dead"):
        table.pick("move")
    with pytest.raises(IllegalChoice, match="refused-hero_dead"):
        table.pick("fight")


@pytest.mark.rule("DG-7.1")
def test_a_living_hero_cannot_be_revived() -> None:
    table = Table("0 E5", "goblin E6")
    table.turn(0)
    for question in ("move", "combat"):
        assert table.question.kind == question
        assert not {"revive", "decline"} & set(table.ids())
        assert "hero_alive" not in table.refused().values(), "there is no need to list it"
        table.pick("stay" if question == "move" else "done")


@pytest.mark.rule("DG-9.8")
def test_staying_is_logged_unless_an_attack_follows() -> None:
    table = Table("0 E5 A1 M1", "goblin E6")
    table.turn(0)
    assert args(table.pick("stay"), "stays") == {"hero": refer("hero-warrior"), "cell": "E5"}
    table.turn(0)
    assert not {"stays", "moves"} & set(keys(table.pick("stay-E6-strength"))), "the attack says it"
    table.hero(0, "E5")
    table.turn(0)
    assert "stays" not in keys(table.pick("E8"))


@pytest.mark.rule("DG-7.3")
def test_move_and_combat_may_both_be_skipped() -> None:
    table = Table("0 E5", "1 E1", "goblin E6", deck="hero_thief")
    table.turn(0, "stay", "done")
    assert table.where(0) == "E5"
    assert table.at("E6") == "goblin"
    assert table.owner == 1


@pytest.mark.rule("DG-7.4")
def test_a_spell_or_miracle_replaces_the_attack() -> None:
    table = Table("0 E5 F2 vp=3 hp=1", "1 E1", "goblin E6", spells=True, miracles=True, deck="hero_thief")
    table.turn(0, "stay")
    assert {"attack-E6-strength", "spell-magic_missile", "miracle-heal", "done"} <= set(table.ids())
    table.pick_each("miracle-heal", "warrior")
    assert table.game.heroes[0].hp == 2
    assert table.owner == 1, "nothing more in this turn"


@pytest.mark.rule("DG-7.5", "DG-16.4", "DG-10.16")
def test_growth_comes_before_the_floor_advance() -> None:
    table = Table("0 E5 S1", "goblin E6", king="B4")
    table.fight(0, "attack-E6-strength")
    assert table.question.kind == "growth"
    assert table.game.floor == 1
    events = table.pick("agility")
    assert keys(events)[:2] == ["grows", "floor_advances"]
    assert table.game.floor == 2


@pytest.mark.rule("DG-7.5")
def test_the_end_is_checked_before_the_advance() -> None:
    table = Table("demon_king_b E5 attacked", king="B5", floor=4)
    for number, name in enumerate(("strength", "agility", "magic")):
        table.hero(number, "E5", holds=name)
    table.hero(3, "E6", "F1")
    table.faces(6)
    table.fight(3, "attack-E5-faith")
    assert table.game.result is not None
    assert table.game.floor == 4


@pytest.mark.rule("DG-7.6", "DG-V7")
def test_a_hero_without_a_move_or_a_target_is_not_asked() -> None:
    table = Table(
        "0 E1 M1", "1 E9", "goblin E2", "2 E2 holds=strength", "kobold E5", "3 E5 holds=strength", deck="hero_thief"
    )
    events = table.turn(0)
    assert keys(events) == ["turn_hero", "stays", "turn_hero"]
    assert table.owner == 1


@pytest.mark.rule("DG-8.1", "DG-8.4", "DG-V22")
def test_a_hero_is_revived_only_on_an_empty_cell_next_to_the_king() -> None:
    table = Table("0", king="E5")
    table.game.heroes[0].abilities = [2, 1, 1, 1]
    table.hero(1, "E4")
    table.monster("goblin", "E6")
    table.turn(0)
    assert table.ids() == ["E1", "E2", "E3", "E7", "E8", "E9", "decline"]
    for cell, reason in (("E6", "cell_not_empty"), ("E4", "cell_not_empty"), ("B1", "not_adjacent_king")):
        with pytest.raises(IllegalChoice, match=f"refused-{reason}"):
            table.pick(cell)
    table.pick("E2")
    assert table.where(0) is None, "the growth comes first"
    table.pick("strength")
    hero = table.game.heroes[0]
    assert (hero.abilities[0], hero.hp, hero.alive, table.where(0)) == (3, 6, True, "E2")


@pytest.mark.rule("DG-8.1")
def test_revival_on_the_back_board() -> None:
    table = Table("0", king="E6")
    table.turn(0)
    assert {"B1", "B4", "B7", "E2", "E9"} <= set(table.ids())


@pytest.mark.rule("DG-8.2", "DG-25.2")
def test_a_declined_revival_changes_nothing() -> None:
    table = Table("0", "1 E9", deck="hero_thief")
    table.turn(0, "decline")
    assert not table.game.can_undo(table.seat(0)), "the next card is revealed"
    hero = table.game.heroes[0]
    assert (hero.alive, sum(hero.abilities)) == (False, 4)
    assert table.owner == 1


@pytest.mark.rule("DG-8.2", "DG-V23")
def test_without_an_empty_cell_next_to_the_king_there_is_no_revival() -> None:
    table = Table("0", "1 E1", "2 E7", "3 E8", "goblin E2", "kobold E5", deck="hero_thief")
    events = table.turn(0)
    assert keys(events) == ["turn_hero", "no_empty_cell", "turn_hero"]
    hero = table.game.heroes[0]
    assert (hero.alive, sum(hero.abilities)) == (False, 4)
    assert table.owner == 1


@pytest.mark.rule("DG-8.3")
def test_growth_at_the_revival_may_be_declined() -> None:
    table = Table("0")
    table.turn(0, "E5")
    assert table.question.kind == "growth"
    table.pick("none")
    hero = table.game.heroes[0]
    assert (sum(hero.abilities), hero.hp, table.where(0)) == (4, 2, "E5")


@pytest.mark.rule("DG-8.3", "DG-16.2")
def test_a_hero_with_all_abilities_at_six_is_revived_without_growth() -> None:
    table = Table("0")
    table.game.heroes[0].abilities = [6, 6, 6, 6]
    table.turn(0, "E5")
    assert not table.game.can_undo(table.seat(0))
    assert (table.where(0), table.game.heroes[0].hp) == ("E5", 12)


@pytest.mark.rule("DG-8.5")
def test_after_a_revival_the_turn_is_over() -> None:
    table = Table(spells=True, miracles=True)
    table.hero(0, vp=5)
    table.hero(1, "E9")
    table.monster("goblin", "E6")
    table.deck("hero_thief")
    table.turn(0, "E5", "magic")
    assert table.owner == 1


@pytest.mark.rule("DG-8.6", "DG-15.4")
def test_death_takes_neither_points_nor_abilities() -> None:
    table = Table("goblin B4")
    hero = table.hero(0, "E6", "S1 A3 M2 F1", hp=1, vp=4)
    table.reveal("monster")
    assert not hero.alive
    assert (hero.vp, hero.abilities) == (4, [1, 3, 2, 1])
