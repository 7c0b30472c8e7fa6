"""Section 9: the move action."""

from __future__ import annotations

from itertools import groupby

import pytest

from games.dungeon_go.rules import hero_turn
from rules.errors import IllegalChoice
from rules.registry import LESSONS
from tests.games.driver import keys
from tests.games.dungeon_go.table import Table, cells


def reachable(table: Table, number: int) -> set[str]:
    table.turn(number)
    assert table.question.kind == "move"
    return table.cells()


@pytest.mark.rule("DG-9.1", "DG-5.4")
@pytest.mark.parametrize(
    ("agility", "cells"),
    [
        (1, {"E1", "E2", "E5", "E8", "E3", "E6", "E9"}),
        (2, {"E1", "E2", "E3", "E5", "E6", "E8", "E9", "B1", "B2", "B4", "B5", "B7", "B8"}),
    ],
)
def test_a_hero_moves_up_to_twice_its_agility(agility: int, cells: set[str]) -> None:
    table = Table(f"0 E7 A{agility}")
    assert reachable(table, 0) == cells


@pytest.mark.rule("DG-9.2", "DG-11.10")
def test_a_hero_cannot_move_into_a_monster_or_the_king() -> None:
    table = Table("0 E7 A6", "1 E5 holds=strength", "troll E5 attacked", "goblin E9")
    assert not reachable(table, 0) & {"E4", "E5", "E9"}
    refused = table.refused()
    assert (refused["E4"], refused["E5"], refused["E9"]) == ("blocked_king", "blocked_monster", "blocked_monster")
    table.monster("imp", "E6")
    table.monster("slime", "E8")
    assert table.cells() == set(), "walled in by king and monsters, one of them grappled"
    assert table.refused()["B1"] == "too_far"


@pytest.mark.rule("DG-9.3", "DG-9.4", "DG-V8", "DG-3.9")
@pytest.mark.parametrize("others", [("1 E2", "2 E2"), ("1 E2", "2 E2", "3 E2")])
def test_heroes_may_be_passed_but_only_two_end_in_a_cell(others: tuple[str, ...]) -> None:
    table = Table("0 E1", *others, "goblin E5")
    assert reachable(table, 0) == {"E3", "E6"}
    with pytest.raises(IllegalChoice, match="refused-cell_full"):
        table.pick("E2")


@pytest.mark.rule("DG-9.5")
def test_a_move_may_end_on_any_cell_of_either_board() -> None:
    table = Table("0 B9 A6")
    assert len(reachable(table, 0)) == 16


@pytest.mark.rule("DG-9.6", "DG-11.9")
def test_a_hero_that_stays_is_never_forced_off() -> None:
    table = Table()
    for number in range(4):
        table.hero(number, "E5")
    table.turn(0, "stay")
    assert table.where(0) == "E5"
    table.turn(1)
    assert "E5" not in table.ids(), "one's own cell is reached by staying"


@pytest.mark.rule("DG-9.7", "DG-11.6", "DG-11.4")
def test_a_step_ends_the_grapple_and_opens_the_mark() -> None:
    table = Table("0 B5 M2 holds=strength", "troll B5 attacked")
    assert "B5" not in reachable(table, 0), "and it cannot step back in"
    events = table.pick("B4")
    assert keys(events) == ["lets_go", "moves"]
    assert table.game.heroes[0].holds is None
    assert {"attack-B5-strength", "attack-B5-magic"} <= set(table.ids())


@pytest.mark.rule("DG-9.8", "DG-11.7")
def test_a_hero_that_stays_keeps_its_grapple() -> None:
    table = Table("0 B5 M2 holds=strength", "troll B5 attacked")
    table.turn(0, "stay")
    assert table.game.heroes[0].holds == 0
    assert "attack-B5-strength" not in table.ids()
    assert "attack-B5-magic" in table.ids()


@pytest.mark.rule("DG-9.9")
def test_a_move_is_chosen_by_its_end_cell_and_may_take_a_detour() -> None:
    table = Table("0 E1 A1", "goblin E5", "kobold E3")
    cells = reachable(table, 0)
    assert cells == {"E2", "E6"}, "E6 by way of E2; no further cell in two steps"
    with pytest.raises(IllegalChoice, match="refused-too_far"):
        table.pick("B4")
    table.pick("E6")
    assert table.where(0) == "E6"


@pytest.mark.rule("DG-9.10")
def test_moving_past_monsters_costs_nothing() -> None:
    table = Table("1 E9", "goblin E5", "troll B2")
    hero = table.hero(0, "E1", "A6", vp=2)
    table.turn(0, "B3")
    assert (hero.hp, hero.vp) == (2, 2)


@pytest.mark.parametrize(("cell", "back"), [("E2", True), ("E5", True), ("E7", False), ("stay", False)])
def test_a_move_after_which_nothing_can_be_done_cannot_be_taken_back(cell: str, back: bool) -> None:
    table = Table("0 E1 M1", "goblin E3")
    table.turn(0, cell)
    assert table.game.can_undo(table.seat(0)) == back


@pytest.mark.rule("DG-V7")
def test_a_blocked_hero_has_no_move_until_a_neighbouring_cell_is_free() -> None:
    table = Table("goblin E2", "imp E5")
    hero = table.hero(0, "E1", "A1")
    assert hero_turn.reachable(table.game, hero, hero.movement) == 0
    table.game.monsters.pop()
    assert cells(hero_turn.reachable(table.game, hero, 1)) == {"E5"}
    assert cells(hero_turn.reachable(table.game, hero, 2)) == {"E5", "E3", "E6", "E7", "E8", "E9"}


def test_waiting_heroes_are_not_asked_unless_they_block_the_king() -> None:
    table = Table(players=1, king="E4")
    for number, cell in enumerate(("E8", "E7", "E5")):
        table.hero(number, cell)
    table.turn(0)
    assert "wait" in table.ids()
    table.deck("hero_" + table.game.heroes[1].card, "hero_" + table.game.heroes[2].card, "king")
    told = table.pick("wait")
    stays = [event.args for event in told if event.key == "log-stays"]
    assert stays == [
        {"hero": table.game.heroes[0].name, "cell": "E8"},
        {"hero": table.game.heroes[1].name, "cell": "E7"},
    ], "the second is not asked"
    assert table.question.model_dump()["hero"] == 2, "the third keeps the king where he is"
    assert "wait" not in table.ids(), "waiting there does not help"


def test_a_hero_that_begins_to_wait_is_not_asked_for_a_miracle_either() -> None:
    table = Table("0 E8 F3", players=3, miracles=True, king="E4")
    table.game.heroes[0].vp = 3
    table.deck("hero_" + table.game.heroes[1].card, "king")
    table.hero(1, "E7")
    table.turn(0, "stay")
    assert "miracle-divination" in table.ids(), "one that only stays has its combat action"
    table.turn(0, "wait")
    assert table.question.model_dump()["hero"] == 1


@pytest.mark.parametrize(
    ("monster", "cell", "motive"),
    [
        ("", "B5", "do-move:post"),
        ("", "B1", "do-move:floor"),
        ("", "E8", "do-move:"),
        ("goblin B6", "E5", "do-move:guard"),
        ("goblin B6", "E3", "do-move:nearer"),
        ("goblin B6", "E1", "do-move:"),
        ("goblin B6", "B5", "do-move:"),
    ],
)
def test_what_a_move_is_for(monster: str, cell: str, motive: str) -> None:
    table = Table("0 E2 A2", king="E4")
    if monster:
        table.monster(*monster.split())
    table.turn(0)
    assert table.question.motive(table.game, table.options()[cell]) == motive
    (lesson,) = LESSONS["dungeon_go"].values()
    assert (motive in lesson.reasons) is not motive.endswith(":"), "the coach says what it is for"


def test_a_player_who_is_already_waiting_is_not_offered_it_again() -> None:
    table = Table("0 E8", players=1, spells=True, king="E4")
    table.game.heroes[0].charged = True
    table.turn(0)
    assert "wait" in table.ids()
    table.game.waiting_for_king = [table.game.heroes[0].seat]
    table.game.heroes[0].charged = True
    table.turn(0)
    assert table.question.kind == "move", "a charged hero is asked"
    assert "wait" not in table.ids()


def test_waiting_applies_only_to_the_players_own_heroes() -> None:
    table = Table(players=2, king="E4")
    owners = [hero.seat for hero in table.game.heroes]
    other = next(number for number, seat in enumerate(owners) if seat != owners[0])
    table.hero(0, "E8")
    table.hero(other, "E9")
    table.turn(0, "wait")
    table.king("E4")
    table.turn(other)
    assert table.question.model_dump()["hero"] == other


def test_a_waiting_player_is_asked_again_once_there_are_monsters() -> None:
    table = Table("0 E8", players=1, king="E4")
    table.turn(0, "wait")
    table.king("E4")
    table.monster("goblin", "B9")
    table.turn(0)
    assert table.question.kind == "move"
    assert "wait" not in table.ids()
    assert table.game.waiting_for_king == []


def test_the_answers_of_a_group_stand_together() -> None:
    table = Table("0 E5 A2", king="E4")
    table.turn(0)
    options = table.options().values()
    runs = [group for group, _ in groupby(option.group for option in table.question.arranged(list(options)))]
    assert "aside" in runs
    assert len(set(runs) - {""}) == len([run for run in runs if run])
