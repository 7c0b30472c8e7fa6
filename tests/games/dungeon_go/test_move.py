"""Section 9: the move action."""

from __future__ import annotations

from itertools import groupby

import pytest

from benchmarks.press_count import asked_of
from conformance.texts import TEXTS
from games.dungeon_go.rules import hero_turn
from rules.questions import Shown, as_shown
from rules.registry import LESSONS, MANIFESTS
from tests.games.dungeon_go.table import Table, cells
from web.render import answers


def reachable(*pieces: str) -> set[str]:
    """Where hero 0 may move."""
    return Table(*pieces).begin(0).asks("move", by=0).cells()


@pytest.mark.rule("DG-9.1", "DG-5.4", "DG-9.5")
def test_a_hero_moves_up_to_twice_its_agility_on_either_board() -> None:
    near = {"E1", "E2", "E5", "E8", "E3", "E6", "E9"}
    assert reachable("0 E7 A1") == near
    assert reachable("0 E7 A2") == near | {"B1", "B2", "B4", "B5", "B7", "B8"}
    assert len(reachable("0 B9 A6")) == 16


@pytest.mark.rule("DG-9.2", "DG-11.10")
def test_a_hero_cannot_move_into_a_monster_or_the_king() -> None:
    table = Table("0 E7 A6", "1 E5 holds=strength", "troll E5 attacked", "goblin E9").begin(0)
    table.refuses("E4", "blocked_king").refuses("E5", "blocked_monster").refuses("E9", "blocked_monster")
    for piece in ("imp E6", "slime E8"):
        table.lay(piece)
    assert table.cells() == set(), "walled in by king and monsters, one of them grappled"
    table.refuses("B1", "too_far")


@pytest.mark.rule("DG-9.3", "DG-9.4", "DG-V8", "DG-3.9")
@pytest.mark.parametrize("others", [("1 E2", "2 E2"), ("1 E2", "2 E2", "3 E2")])
def test_heroes_may_be_passed_but_only_two_end_in_a_cell(others: tuple[str, ...]) -> None:
    table = Table("0 E1", *others, "goblin E5").begin(0).refuses("E2", "cell_full")
    assert table.cells() == {"E3", "E6"}


@pytest.mark.rule("DG-9.6", "DG-11.9")
def test_a_hero_that_stays_is_never_forced_off() -> None:
    table = Table("0 E5", "1 E5", "2 E5", "3 E5").begin(0, "stay").hero_is(0, cell="E5")
    table.begin(1).never("E5")  # one's own cell is reached by staying


@pytest.mark.rule("DG-9.7", "DG-11.6", "DG-11.4")
def test_a_step_ends_the_grapple_and_opens_the_mark() -> None:
    table = Table("0 B5 M2 holds=strength", "troll B5 attacked").begin(0).never("B5")  # it cannot step back in
    table.do("B4").tells("lets_go", "moves").hero_is(0, holds=None)
    table.asks("combat", "attack-B5-strength, attack-B5-magic, done")


@pytest.mark.rule("DG-9.8", "DG-11.7")
def test_a_hero_that_stays_keeps_its_grapple() -> None:
    table = Table("0 B5 M2 holds=strength", "troll B5 attacked").begin(0, "stay")
    table.hero_is(0, holds="strength").asks("combat", "attack-B5-magic, done")


@pytest.mark.rule("DG-9.9", "DG-9.10")
def test_a_move_is_chosen_by_its_end_cell_and_a_detour_past_monsters_costs_nothing() -> None:
    table = Table("0 E1 A1", "goblin E5", "kobold E3").begin(0).refuses("B4", "too_far")
    assert table.cells() == {"E2", "E6"}, "E6 by way of E2; no further cell in two steps"
    table.do("E6").hero_is(0, cell="E6")
    Table("0 E1 A6 vp=2", "1 E9", "goblin E5", "troll B2").begin(0, "B3").hero_is(0, hp=2, vp=2, cell="B3")


@pytest.mark.parametrize(("cell", "back"), [("E2", True), ("E5", True), ("E7", False), ("stay", False)])
def test_a_move_after_which_nothing_can_be_done_cannot_be_taken_back(cell: str, back: bool) -> None:
    Table("0 E1 M1", "goblin E3").begin(0, cell).undoes(possible=back)


@pytest.mark.rule("DG-V7")
def test_a_blocked_hero_has_no_move_until_a_neighbouring_cell_is_free() -> None:
    table = Table("goblin E2", "imp E5")
    hero = table.hero(0, "E1", "A1")
    assert hero_turn.reachable(table.game, hero, hero.movement) == 0
    table.game.monsters.pop()
    assert cells(hero_turn.reachable(table.game, hero, 1)) == {"E5"}
    assert cells(hero_turn.reachable(table.game, hero, 2)) == {"E5", "E3", "E6", "E7", "E8", "E9"}


def test_waiting_heroes_are_not_asked_unless_they_block_the_king() -> None:
    table = Table("0 E8", "1 E7", "2 E5", players=1, deck="hero_thief hero_wizard king").begin(0).do("wait")
    stays = [table.plain(event.args["hero"]) for event in table.news if event.key == "log-stays"]
    assert stays == ["warrior", "thief"], "the second is not asked"
    table.logs("stays", hero="thief", cell="E7")
    table.asks("move").never("wait")  # the third keeps the king where he is, and waiting does not help
    assert vars(table.question)["hero"] == 2


def test_a_hero_that_begins_to_wait_is_not_asked_for_a_miracle_either() -> None:
    table = Table("0 E8 F3 vp=3", "1 E7", players=3, miracles=True, deck="hero_thief king")
    table.begin(0, "stay").offers("miracle-divination")  # one that only stays has its combat action
    table.begin(0, "wait").asks("move", by=1)


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
    table.begin(0)
    assert MANIFESTS["dungeon_go"].motive(table.game, table.question, table.options()[cell]) == motive
    (lesson,) = LESSONS["dungeon_go"].values()
    assert (motive in lesson.reasons) is not motive.endswith(":"), "the coach says what it is for"


def test_a_player_who_is_already_waiting_is_not_offered_it_again() -> None:
    table = Table("0 E8 charged", players=1, spells=True).begin(0).offers("wait")
    table.game.waiting_for_king = [table.game.heroes[0].seat]
    table.game.heroes[0].charged = True
    table.begin(0).asks("move").never("wait")  # a charged hero is asked


def test_waiting_has_a_button_of_its_own_before_all_moves() -> None:
    table = Table("0 E8", players=1).begin(0)
    asked = asked_of(table.game, table.question, TEXTS)
    listed = [option["id"] for option in answers(asked)["options"]]
    assert (listed[0], listed[-1], table.options()["wait"].mark) == ("wait", "stay", "")


def test_waiting_is_not_recommended_while_a_hero_is_in_the_kings_way() -> None:
    table = Table("0 E8", "1 E6", players=1, king="E4").begin(0)
    asked = asked_of(table.game, table.question, TEXTS)
    listed = {option["id"]: option["style"] for option in answers(asked)["options"]}
    assert ([*listed][-1], listed["wait"], listed["E9"]) == ("wait", "secondary", "primary")
    assert table.options()["wait"].prominence < Shown.BUTTON


def test_waiting_applies_only_to_the_players_own_heroes() -> None:
    table = Table(players=2)
    other = next(hero.number for hero in table.game.heroes if hero.seat != table.seat(0))
    table.hero(0, "E8")
    table.hero(other, "E9")
    table.begin(0, "wait")
    table.king("E4")
    table.begin(other).asks("move", by=other)
    assert vars(table.question)["hero"] == other


def test_a_waiting_player_is_asked_again_once_there_are_monsters() -> None:
    table = Table("0 E8", players=1).begin(0, "wait")
    table.king("E4")
    table.lay("goblin B9")
    table.begin(0).asks("move").never("wait").game_is(waiting_for_king=[])


def test_the_answers_of_a_group_stand_together() -> None:
    table = Table("0 E5 A2", king="E4").begin(0)
    runs = [group for group, _ in groupby(option.group for option in as_shown(table.question, table.game))]
    assert "aside" in runs
    assert len(set(runs) - {""}) == len([run for run in runs if run])
