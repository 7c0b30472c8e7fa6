"""A fight: the move and the attack after it as one answer, and what is shown with moves and attacks."""

from __future__ import annotations

import pytest

from conformance.texts import TEXTS
from games.dungeon_go.rules.board import CELL
from games.dungeon_go.rules.possible_attacks import about_place
from rules.messages import refer
from rules.questions import Shown, as_shown
from tests.games.driver import standing_out
from tests.games.dungeon_go.table import Table


def fights(table: Table) -> list[str]:
    """The fights that are listed."""
    shown = as_shown(table.question, table.game)
    return [option.id for option in shown if option.group == "fight"]


@pytest.mark.rule("DG-7.2", "DG-9.9", "DG-10.1")
def test_a_fight_moves_and_attacks_in_one_answer() -> None:
    table = Table("0 E1 S1 A2 M1", "1 E9", "goblin B1", deck="hero_thief", faces=(6,)).begin(0)
    assert fights(table) == ["E3-B1-strength"]
    option = table.options()["E3-B1-strength"]
    args = {"monster": refer("monster-goblin"), "cell": "B1", "ability": refer("ability-strength")}
    assert (option.label.key, option.mark, option.drag.piece) == ("do-fight_there", "B1", "hero-0")
    assert option.label.args == {**args, "percent": 100, "to": "E3"}
    table.do("E3-B1-strength").tells("moves", "attack", "roll_hits", "defeats", "last_monster").hero_is(
        0, cell="E3"
    ).asks("growth")
    table.do("none").waits(1)  # the combat action is used up


def test_a_fight_from_the_heros_own_cell_does_not_move_it() -> None:
    table = Table("0 B4 S1 M1", "goblin B5").begin(0)
    assert fights(table) == ["stay-B5-strength"]
    assert table.options()["stay-B5-strength"].label.key == "do-fight_here"
    table.do("stay-B5-strength").silent("moves").hero_is(0, cell="B4")


@pytest.mark.rule("DG-9.9")
def test_every_move_without_a_fight_can_be_made_as_well() -> None:
    table = Table("0 E1 A1 M2", "goblin E3").begin(0).offers("stay")
    assert table.cells() == {"E2", "E5", "E6", "E7", "E8", "E9"}
    table.do("stay").asks("combat").undoes()


@pytest.mark.rule("DG-9.7", "DG-11.6")
def test_a_fight_from_another_cell_releases_the_held_mark() -> None:
    table = Table("0 B5 S1 A2 M1 F1 holds=strength", "troll B5 attacked", "kobold E4", king="B3").begin(0)
    (elsewhere,) = [fight for fight in fights(table) if "E4" in fight]
    about = table.said(elsewhere)
    assert (about.key, about.args["held"]) == ("about-attack_leaving", refer("ability-strength"))
    assert table.said("stay-B5-magic").args["left"] == 0, "its own held mark counts"
    table.do(elsewhere).logs_in_order("lets_go", "moves", "attack").hero_is(0, holds=None)


@pytest.mark.rule("DG-11.4", "DG-11.6")
@pytest.mark.parametrize("hero", ["0 B4", "0 B5 holds=agility", "0 B5 holds=magic"])
def test_a_mark_released_by_attacking_the_same_monster_counts_as_open(hero: str) -> None:
    table = Table(f"{hero} S6 A6 M6", "chimera B5 attacked").begin(0)
    assert table.said("stay-B5-strength").args["left"] == 2


def test_held_marks_are_not_offered_as_fights() -> None:
    table = Table("0 B5 A6 M6 holds=strength", "1 B5 holds=agility", "chimera B5 attacked").begin(0)
    assert [fight.rpartition("-")[2] for fight in fights(table)] == ["magic"]


def test_fights_that_defeat_a_monster_are_listed_first_then_the_likeliest() -> None:
    monsters = ("goblin B1", "slime B2", "troll B3", "ghost B4", "chimera B6")
    table = Table("0 B5 S1 A1 M3 F2", *monsters, floor=4, king="E7").begin(0)
    assert fights(table) == [
        *("stay-B2-magic", "stay-B4-faith", "stay-B1-strength"),
        *("stay-B3-magic", "stay-B6-magic"),
        *("stay-B3-strength", "stay-B6-strength", "stay-B6-agility"),
    ]
    assert [id for id, option in table.options().items() if option.prominence >= Shown.BUTTON] == [
        *fights(table)[:4],
        "stay",
    ]


def test_monsters_that_cannot_be_attacked_are_named_with_the_reason() -> None:
    far = Table("0 E1 A1 M1", "goblin E3", "troll B9").begin(0).refuses("fight-B9", "out_of_reach")
    assert far.missed() == {"fight-B9": "out_of_reach"}
    others = ("goblin B3", "imp B6", "kobold B9")
    held = Table("0 B4 M1", "1 B5 holds=strength", "troll B5 attacked", *others).act(0)
    assert held.missed() == {"attack-B5-strength": "mark_held", "attack-B3-strength": "out_of_range"}


def test_with_a_fireball_the_turn_goes_on_after_a_fight() -> None:
    table = Table("0 B4 S1 M2 charged", "goblin B5", "kobold B1", spells=True).begin(0, "stay-B5-strength", "none")
    table.asks("combat").game_is(actions=1)


def test_without_monsters_a_move_option_has_no_explanation() -> None:
    table = Table("0 E1").begin(0)
    assert {id: table.about(id) for id in ("stay", "E2")} == {"stay": None, "E2": None}


@pytest.mark.parametrize(("magic", "prominent"), [(4, True), (5, False)])
def test_up_to_four_spells_are_buttons_and_more_are_a_menu(magic: int, prominent: bool) -> None:
    table = Table(f"0 B4 M{magic} vp=1", "vampire B5", spells=True, deck="monster hero_thief").act(0)
    spells = [option for option in table.options().values() if option.group == "spell"]
    assert len(spells) == magic
    assert all((option.prominence >= Shown.BUTTON) == prominent for option in spells)


@pytest.mark.parametrize("moved", [False, True], ids=["in one answer", "after the move"])
def test_the_demon_king_and_a_threatening_monster_always_have_a_button(*, moved: bool) -> None:
    weaker = [f"goblin {cell}" for cell in ("B1", "B2", "B3", "B7", "B8")]
    table = Table("0 E9 S3 A1 M6", *weaker, "slime E8", "demon_king_b B9", floor=5).begin(0)
    if moved:
        table.pick("stay")
    options = table.options()
    prominent = [options[id] for id in standing_out(table.question, table.game)]
    assert sorted(option.mark for option in prominent) == ["B9", "E8"]
    assert all(option.prominence >= Shown.BUTTON for option in prominent)


def test_where_all_answers_with_buttons_are_risky_some_safe_moves_have_one_too() -> None:
    table = Table("0 B4 hp=1", "vampire B5").begin(0)
    named = {
        option.id: option.warning
        for option in table.question.explained(table.game)
        if option.prominence >= Shown.BUTTON
    }
    assert [id for id, warning in named.items() if warning is None] == ["E3", "E9", "B1"]
    assert all(named[id] for id in ("stay-B5-agility", "stay-B5-faith", "stay"))
    table.hero(0, "E5")  # now staying is safe
    assert [option.id for option in table.question.explained(table.game) if option.prominence >= Shown.BUTTON][
        -1
    ] == "stay"


def in_words(table: Table, id: str) -> str:
    """The words next to an answer, in English."""
    about = table.said(id)
    return TEXTS.say("en", "dungeon_go", about.key, **about.args)


@pytest.mark.rule("DG-11.2", "DG-11.6")
@pytest.mark.parametrize("second", [False, True])
def test_an_attack_on_another_monster_warns_that_a_hit_lets_go(second: bool) -> None:
    pieces = ["0 B5 M6 holds=strength", "troll B5 attacked", "chimera B6 attacked"]
    if second:
        pieces.append("1 B5 holds=magic")
    table = Table(*pieces).act(0)
    sentence = in_words(table, "attack-B6-magic")
    assert "A hit holds it (2 weaknesses left)." in sentence
    assert "A hit lets go of the Troll." in sentence
    assert table.risk("attack-B6-magic") == ("" if second else "walks always troll")
    table.do("attack-B6-magic").logs("lets_go", monster="troll")
    table.sees(None, "monsters.0.holders", {"magic": 1} if second else {})


@pytest.mark.rule("DG-11.2", "DG-10.17")
def test_an_attack_on_another_mark_of_the_held_monster_says_that_nothing_is_gained() -> None:
    table = Table("0 B5 S1 A1 M1 holds=strength", "chimera B5 attacked", "goblin B6").act(0)
    sentence = in_words(table, "attack-B5-magic")
    assert "Nothing is gained: a hit opens its strength weakness again." in sentence
    assert table.said("attack-B6-strength").key == "about-attack", "a defeat leaves the hero where it is"


@pytest.mark.rule("DG-21.1")
def test_the_blow_that_wins_the_game_is_named() -> None:
    holders = ("1 B5 holds=agility", "2 B5 holds=magic", "3 B5 holds=faith")
    table = Table("0 B4 S1", *holders, "goblin B1", "demon_king_b B5 attacked", floor=5).act(0)
    assert "defeats it: 4 VP, and the heroes win the game!" in in_words(table, "attack-B5-strength")
    assert table.said("attack-B1-strength").args["wins"] == 0


def test_monsters_as_near_as_the_last_one_named_are_named_too() -> None:
    table = Table("0 E1 A6 M6", "imp E3", "skeleton B1", "goblin B4", "giant_rat B7", "will_o_wisp B9")
    args = about_place(table.game, table.game.heroes[0], CELL["E1"]).args
    assert args["monsters"] == [refer(f"monster-{unit}") for unit in ("imp", "skeleton", "goblin", "giant_rat")]
    assert args["more"] == 1


# From where a hero attacks


@pytest.mark.rule("DG-11.5", "DG-11.6", "DG-14.4", "DG-14.8", "DG-21.2")
@pytest.mark.parametrize(
    ("pieces", "floor", "king", "fight", "risk"),
    [
        pytest.param("0 E7 S1 A2 M2 F2, goblin B1", 1, "E4", "E3-B1", "", id="in its way if it does no harm"),
        pytest.param("0 E7 S1 A2 M2 hp=1, goblin B1, imp B9", 1, "E4", "E5-B1", "", id="else out of the way"),
        pytest.param("0 E7 S1 A2 M2 hp=1, goblin B1", 1, "E4", "E8-B1", "", id="the last not in the king's way"),
        pytest.param("0 E1 S1 A2 M2 hp=1, goblin B7", 1, "E4", "E2-B7", "", id="the nearest of equal cells"),
        pytest.param("0 E5 S1 A2 M2, troll B2", 3, "E4", "E6-B2", "", id="where nothing strikes it"),
        pytest.param("0 E3 S1 A1 M1, troll B1", 3, "E4", "E6-B1", "", id="out of a monster's way"),
        pytest.param("0 E3 S1 A1 M1 F2, troll B1", 3, "E4", "stay-B1", "", id="where the blow does no harm"),
        pytest.param("0 E5 S1 A1 M1, troll E6", 3, "E4", "stay-E6", "", id="where it would fall on the king"),
        pytest.param("0 E6 S1 A1 M1, troll B4", 3, "E4", "stay-B4", "", id="where the king could walk into it"),
        pytest.param("0 E1 S1 A1 M1, troll E2", 3, "E4", "stay-E2", "", id="where it would reach the exit"),
        pytest.param("0 E3 S1 A1 M1, goblin B1", 1, "E4", "stay-B1", "", id="sure to defeat the monster"),
        pytest.param("0 E3 S1 A1 M1, troll B1", 1, "E4", "stay-B1", "", id="sure to grapple it"),
        # Nothing strikes it on E5 once the goblin is defeated, which is sure on floor 1.
        *(
            pytest.param(
                *("0 E1 S1 A1 M1 hp=1, goblin E6, kobold E8, imp E9, slime B1", floor, "B6", "E5-E6", risk),
                id=f"the fewest outcomes kill it on floor {floor}",
            )
            for floor, risk in ((1, ""), (2, "dies miss"))
        ),
        # On E3 the slime would strike after its step.
        pytest.param("0 E2 S4 A3 M2 F2 hp=2, slime B2, imp B8", 5, "E4", "E6-B8", "", id="where it is not killed"),
        pytest.param("0 E3 S1 A2 M2 F1 hp=1, slime B1, imp B9", 2, "E4", "E5-B1", "", id="else it would die"),
        pytest.param("0 E3 S1 A2 M2 F2 hp=1, slime B1", 2, "E4", "stay-B1", "", id="the blow does no harm to it"),
        pytest.param("0 E3 S1 A2 M2 F1 hp=1, slime B1", 1, "E4", "stay-B1", "", id="the slime can't strike any more"),
        pytest.param(
            "0 B4 S1 A2 M1 F1 hp=1, troll B5 attacked", 2, "E6", "stay-B5", "dies always", id="it guards the king"
        ),
        # On B4 the troll would strike, which the hero lets go.
        pytest.param(
            *("0 B5 A1 holds=strength, troll B5 attacked, kobold E9", 1, "E4", "B7-E9", "walks always troll"),
            id="where the monster that it lets go does not strike",
        ),
        # The chimera in front of E3 is held by another hero, by the mark of the same ability.
        pytest.param(
            "0 B5 M2 holds=strength, 1 B1 holds=strength, troll B5 attacked, chimera B1 attacked, kobold E1",
            *(1, "E4", "E3-E1", "walks always troll"),
            id="in front of a monster that another hero holds",
        ),
    ],
)
def test_a_hero_attacks_from_where_the_monsters_harm_it_least(
    pieces: str, floor: int, king: str, fight: str, risk: str
) -> None:
    table = Table(*pieces.split(", "), floor=floor, king=king, damage=5 if floor == 5 else 1).begin(0)
    place, _, monster = fight.partition("-")
    ids = [id for id in fights(table) if f"-{monster}-" in id]
    assert {id.split("-")[0] for id in ids} == {place}
    assert {table.risk(id) for id in ids} == {risk}
    others = {id: option for id, option in table.options().items() if option.prominence == Shown.UNLISTED}
    assert all(option.value.to is None for option in others.values()), "a line that leads nowhere else gives these"
    assert len(others) == sum(id.replace(place, "stay") in others for id in fights(table))
