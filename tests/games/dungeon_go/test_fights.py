"""A fight: the move and the attack after it as one answer, and what is shown with moves and attacks."""

from __future__ import annotations

import pytest

from games.dungeon_go.rules.board import CELL
from games.dungeon_go.rules.fights import about_place
from locales.texts import Texts
from rules.errors import IllegalChoice
from rules.messages import Args, Message, refer
from tests.games.driver import keys, of_all
from tests.games.dungeon_go.table import Table, args


def fights(table: Table) -> list[str]:
    return [option.id for option in table.options().values() if option.group == "fight"]


@pytest.mark.rule("DG-7.2", "DG-9.9", "DG-10.1")
def test_a_fight_moves_and_attacks_in_one_answer() -> None:
    table = Table("0 E1 S1 A2 M1", "1 E9", "goblin B1", deck="hero_thief")
    table.turn(0)
    assert fights(table) == ["E3-B1-strength"]
    option = table.options()["E3-B1-strength"]
    told = {"monster": refer("monster-goblin"), "cell": "B1", "ability": refer("ability-strength")}
    assert (option.key, option.mark, option.source) == ("do-fight_there", "B1", "hero-0")
    assert option.args == {**told, "percent": 100, "to": "E3"}
    table.faces(6)
    events = table.pick("E3-B1-strength")
    assert keys(events)[:4] == ["moves", "attack", "roll_hits", "defeats"]
    assert (table.where(0), table.question.kind) == ("E3", "growth")
    table.pick("none")
    assert table.owner == 1, "the combat action is used up"


def test_a_fight_from_the_heros_own_cell_does_not_move_it() -> None:
    table = Table("0 B4 S1 M1", "goblin B5")
    table.turn(0)
    assert fights(table) == ["stay-B5-strength"]
    assert table.options()["stay-B5-strength"].key == "do-fight_here"
    assert "moves" not in keys(table.pick("stay-B5-strength"))
    assert table.where(0) == "B4"


@pytest.mark.rule("DG-9.9")
def test_every_move_without_a_fight_can_be_made_as_well() -> None:
    table = Table("0 E1 A1 M2", "goblin E3")
    table.turn(0)
    assert table.cells() == {"E2", "E5", "E6", "E7", "E8", "E9"}
    assert "stay" in table.ids()
    table.pick("stay")
    assert table.question.kind == "combat"
    assert table.game.can_undo(table.seat(0))


@pytest.mark.rule("DG-9.7", "DG-11.6")
def test_a_fight_from_another_cell_releases_the_held_mark() -> None:
    table = Table("0 B5 S1 A2 M1 F1 holds=strength", "troll B5 attacked", "kobold E4", king="B3")
    table.turn(0)
    (elsewhere,) = [each for each in fights(table) if "E4" in each]
    about = table.said(elsewhere)
    assert (about.key, about.args["held"]) == ("about-attack_leaving", refer("ability-strength"))
    assert table.about("stay-B5-magic") == Message(
        "about-attack", {"rolls": 1, "needed": 1, "left": 0, "vp": 2, "wins": 0, "first": 0, "blood": "none", "lost": 0}
    ), "its own held mark counts"
    events = table.pick(elsewhere)
    assert keys(events)[:3] == ["lets_go", "moves", "attack"]
    assert table.game.heroes[0].holds is None


@pytest.mark.rule("DG-11.4", "DG-11.6")
@pytest.mark.parametrize(("holds", "left"), [(None, 2), ("agility", 2), ("magic", 2)])
def test_a_mark_released_by_attacking_the_same_monster_counts_as_open(holds: str | None, left: int) -> None:
    table = Table()
    table.hero(0, "B5" if holds else "B4", "S6 A6 M6", holds=holds)
    table.monster("chimera", "B5", attacked=True)
    table.turn(0)
    about = table.said("stay-B5-strength")
    assert about.args["left"] == left


def test_held_marks_are_not_offered_as_fights() -> None:
    table = Table("0 B5 A6 M6 holds=strength", "1 B5 holds=agility", "chimera B5 attacked")
    table.turn(0)
    assert [each.rpartition("-")[2] for each in fights(table)] == ["magic"]


def test_fights_that_defeat_a_monster_are_listed_first_then_the_likeliest() -> None:
    table = Table("0 B5 S1 A1 M3 F2", floor=4, king="E1")
    for unit, cell in (("goblin", "B1"), ("slime", "B2"), ("troll", "B3"), ("ghost", "B4"), ("chimera", "B6")):
        table.monster(unit, cell)
    table.turn(0)
    assert fights(table) == [
        *("stay-B2-magic", "stay-B4-faith", "stay-B1-strength"),
        *("stay-B3-magic", "stay-B6-magic"),
        *("stay-B3-strength", "stay-B6-strength", "stay-B6-agility"),
    ]
    assert [id for id, option in table.options().items() if option.handy] == [*fights(table)[:4], "stay"]


@pytest.mark.parametrize(
    ("hero", "goblin", "fight"),
    [
        pytest.param("0 E7 S1 A2 M2 F2", "B1", "E3-B1-strength", id="in its way if it does no harm"),
        pytest.param("0 E7 S1 A2 M2 hp=1", "B1", "E5-B1-strength", id="else out of the way"),
        pytest.param("0 E1 S1 A2 M2 hp=1", "B7", "E2-B7-strength", id="the nearest of equal cells"),
    ],
)
def test_a_fight_is_offered_from_the_best_cell(hero: str, goblin: str, fight: str) -> None:
    table = Table(hero, f"goblin {goblin}")
    table.turn(0)
    assert fights(table) == [fight]


def test_a_monster_out_of_reach_is_listed_with_the_reason() -> None:
    table = Table("0 E1 A1 M1", "goblin E3", "troll B9")
    table.turn(0)
    assert table.missed() == {"fight-B9": "out_of_reach"}
    with pytest.raises(IllegalChoice, match="refused-out_of_reach"):
        table.pick("fight-B9")
    table.pick("stay")


def test_in_combat_two_monsters_that_cannot_be_attacked_are_named() -> None:
    table = Table("0 B4 M1", "1 B5 holds=strength", "troll B5 attacked")
    for unit, cell in (("goblin", "B3"), ("imp", "B6"), ("kobold", "B9")):
        table.monster(unit, cell)
    table.turn(0, "stay")
    assert table.missed() == {"attack-B5-strength": "mark_held", "attack-B3-strength": "out_of_range"}


def test_a_fight_option_shows_the_first_attack_point() -> None:
    table = Table("0 B4 S3", floor=3)
    troll = table.monster("troll", "B5")
    table.turn(0, "stay")
    args: Args = {"rolls": 3, "needed": 3, "left": 1, "vp": 2, "wins": 0, "first": 1, "blood": "always", "lost": 1}
    assert table.about("attack-B5-strength") == Message("about-attack", args)
    troll.attacked = True
    assert table.about("attack-B5-strength") == Message("about-attack", {**args, "first": 0})


def test_with_a_fireball_the_turn_goes_on_after_a_fight() -> None:
    table = Table("0 B4 S1 M2 charged", "goblin B5", "kobold B6", spells=True)
    table.turn(0, "stay-B5-strength", "none")
    assert (table.question.kind, table.game.actions) == ("combat", 1)


@pytest.mark.rule("DG-18.1", "DG-7.5")
def test_the_floor_advances_after_a_fight_that_defeats_the_last_monster() -> None:
    table = Table("0 E5 S1", "goblin E6", king="B4")
    table.turn(0, "stay-E6-strength", "none")
    assert table.game.floor == 2


def test_without_monsters_a_move_option_has_no_explanation() -> None:
    table = Table("0 E1")
    table.turn(0)
    assert {id: table.about(id) for id in ("stay", "E2")} == {"stay": None, "E2": None}


@pytest.mark.parametrize(("magic", "handy"), [(4, True), (5, False)])
def test_up_to_four_spells_are_buttons_and_more_are_a_menu(magic: int, handy: bool) -> None:
    table = Table(f"0 B4 M{magic} vp=1", "vampire B5", spells=True, deck="monster hero_thief")
    table.turn(0, "stay")
    spells = [option for option in table.options().values() if option.group == "spell"]
    assert len(spells) == magic
    assert all(option.handy == handy for option in spells)


@pytest.mark.parametrize("floor", [1, 2])
def test_a_fight_is_offered_from_the_cell_where_the_fewest_outcomes_kill_the_hero(floor: int) -> None:
    table = Table("0 E1 S1 A1 M1 hp=1", "goblin E6", "kobold E8", "imp E9", "slime B1", king="B6", floor=floor)
    table.turn(0)
    goblin = next(each for each in fights(table) if "-E6-" in each)
    assert goblin.split("-")[0] == "E5", "nothing strikes it there once the goblin is defeated"
    safe = floor == 1  # on which the goblin is sure to be defeated
    assert table.risk(goblin) == ("" if safe else "dies miss")


@pytest.mark.parametrize("moved", [False, True], ids=["in one answer", "after the move"])
def test_the_demon_king_and_a_threatening_monster_always_have_a_button(*, moved: bool) -> None:
    weaker = [f"goblin {cell}" for cell in ("B1", "B2", "B3", "B7", "B8")]
    table = Table("0 E9 S3 A1 M6", *weaker, "slime E8", "demon_king_b B9", floor=5)
    table.turn(0)
    if moved:
        table.pick("stay")
    options = table.options()
    standing_out = [options[id].mark for id in of_all(table.question, "stands_out", table.game)]
    assert sorted(standing_out) == ["B9", "E8"]
    assert all(options[id].handy for id in of_all(table.question, "stands_out", table.game))


def in_words(table: Table, id: str) -> str:
    """What stands next to an answer, in English."""
    about = table.said(id)
    return Texts().say("en", "dungeon_go", about.key, **about.args)


@pytest.mark.rule("DG-11.2", "DG-11.6")
@pytest.mark.parametrize("second", [False, True])
def test_an_attack_on_another_monster_warns_that_a_hit_lets_go(second: bool) -> None:
    pieces = ["0 B5 M6 holds=strength", "troll B5 attacked", "chimera B6 attacked"]
    table = Table(*pieces, *(["1 B5 holds=magic"] if second else []))
    table.turn(0, "stay")
    told = in_words(table, "attack-B6-magic")
    assert "A hit means a grapple (2 weaknesses left)." in told
    assert "A hit lets go of the Troll's strength weakness." in told
    assert table.risk("attack-B6-magic") == ("" if second else "walks always troll")
    events = table.pick("attack-B6-magic")
    assert args(events, "lets_go")["monster"] == refer("monster-troll")
    assert bool(table.game.held_marks(table.game.monsters[0])) == second


@pytest.mark.rule("DG-11.2", "DG-10.17")
def test_an_attack_on_another_mark_of_the_held_monster_says_that_nothing_is_gained() -> None:
    table = Table("0 B5 S1 A1 M1 holds=strength", "chimera B5 attacked", "goblin B6")
    table.turn(0, "stay")
    told = in_words(table, "attack-B5-magic")
    assert "Nothing is gained, though: a hit opens its strength weakness again." in told
    assert table.said("attack-B6-strength").key == "about-attack", "a defeat leaves the hero where it is"


@pytest.mark.rule("DG-21.1")
def test_the_blow_that_wins_the_game_is_named() -> None:
    table = Table("0 B4 S1", "1 B5 holds=agility", "2 B5 holds=magic", "3 B5 holds=faith", "goblin B1", floor=5)
    table.monster("demon_king_b", "B5", attacked=True)
    table.turn(0, "stay")
    assert "defeats it: 4 VP, and the heroes win the game!" in in_words(table, "attack-B5-strength")
    assert table.said("attack-B1-strength").args["wins"] == 0


def test_monsters_as_near_as_the_last_one_named_are_named_too() -> None:
    table = Table("0 E1 A6 M6", "imp E3", "skeleton B1", "goblin B4", "giant_rat B7", "will_o_wisp B9")
    told = about_place(table.game, table.game.heroes[0], CELL["E1"]).args
    assert told["monsters"] == [refer(f"monster-{unit}") for unit in ("imp", "skeleton", "goblin", "giant_rat")]
    assert told["more"] == 1


@pytest.mark.rule("DG-14.4", "DG-14.8")
def test_a_fight_is_made_from_a_cell_where_the_monsters_do_not_kill_the_hero() -> None:
    monsters = ("slime B2", "imp B8")
    table = Table("0 E2 S4 A3 M2 F2 hp=2", *monsters, king="E4", floor=5, damage=5)
    table.turn(0)
    (fight,) = [each for each in fights(table) if "B8" in each]
    assert fight == "E6-B8-agility", "on E3 the slime would strike after its step"
    assert table.risk(fight) == ""


@pytest.mark.rule("DG-14.8")
def test_a_hero_that_would_die_where_it_stands_attacks_from_another_cell() -> None:
    table = Table("0 E3 S1 A2 M2 F1 hp=1", "slime B1", "imp B9", king="E4", floor=2, damage=1)
    table.turn(0)
    assert [each.split("-")[0] for each in fights(table) if "B1" in each] == ["E5"]
    calm = Table("0 E3 S1 A2 M2 F2 hp=1", "slime B1", king="E4", floor=2, damage=1)
    calm.turn(0)
    assert [each.split("-")[0] for each in fights(calm)] == ["stay"], "the blow does no harm"
    sure = Table("0 E3 S1 A2 M2 F1 hp=1", "slime B1", king="E4", floor=1, damage=1)
    sure.turn(0)
    assert [each.split("-")[0] for each in fights(sure)] == ["stay"], "the slime can't strike any more"


@pytest.mark.parametrize(
    ("pieces", "floor", "fight"),
    [
        pytest.param("0 E5 S1 A2 M2, troll B2", 3, "E6-B2-strength", id="it goes where nothing strikes it"),
        pytest.param("0 E3 S1 A1 M1, troll B1", 3, "E6-B1-strength", id="or steps out of a monster's way"),
        pytest.param("0 E3 S1 A1 M1 F2, troll B1", 3, "stay-B1-strength", id="unless the blow does no harm"),
        pytest.param("0 E5 S1 A1 M1, troll E6", 3, "stay-E6-strength", id="or would fall on the king"),
        pytest.param("0 E6 S1 A1 M1, troll B4", 3, "stay-B4-strength", id="or the king could walk into it"),
        pytest.param("0 E1 S1 A1 M1, troll E2", 3, "stay-E2-strength", id="or the monster would reach the exit"),
        pytest.param(
            "0 E3 S1 A1 M1, goblin B1", 1, "stay-B1-strength", id="or the attack is sure to defeat the monster"
        ),
        pytest.param("0 E3 S1 A1 M1, troll B1", 1, "stay-B1-strength", id="or to grapple it"),
    ],
)
def test_a_hero_attacks_from_where_the_monsters_harm_it_least(pieces: str, floor: int, fight: str) -> None:
    table = Table(*pieces.split(", "), floor=floor)
    table.turn(0)
    assert [each for each in fights(table) if each.endswith(fight[-11:])] == [fight]


@pytest.mark.rule("DG-9.9")
def test_a_stored_game_may_attack_from_a_cell_that_is_no_longer_offered() -> None:
    table = Table("0 E2 S4 A3 M2 F2 hp=2", "slime B2", "imp B8", king="E4", floor=5, damage=5)
    table.turn(0)
    assert "E3-B8-agility" not in table.ids()
    table.pick("E3-B8-agility")
    assert table.where(0) == "E3"


@pytest.mark.rule("DG-14.8", "DG-21.2")
def test_a_hero_does_not_leave_the_king_to_a_monster_to_save_itself() -> None:
    table = Table("0 B4 S1 A2 M1 F1 hp=1", "troll B5 attacked", king="E6", floor=2)
    table.turn(0)
    assert {each.split("-")[0] for each in fights(table)} == {"stay"}, "the troll would strike the king"
