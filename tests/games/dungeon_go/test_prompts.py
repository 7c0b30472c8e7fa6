"""The parts of questions besides their options: the arguments of their prompts, and breakdowns."""

from __future__ import annotations

from typing import Any

import pytest

from conformance.texts import TEXTS
from games.dungeon_go.rules.board import CELL
from games.dungeon_go.rules.pieces import Monster
from locales.labels import first_sentence
from locales.texts import LANGUAGES
from rules.messages import Message, refer
from rules.questions import Shown, as_shown, refusals
from tests.games.driver import effects
from tests.games.dungeon_go.table import Setup, Table


def test_the_prompts_of_setup() -> None:
    Setup(2).asks("choose_hero_card", number=1, heroes=2)
    setup = Setup(2, "choose_starting_two")
    setup.asks("choose_starting_two", "strength, agility, magic, faith", hero="warrior")
    for ability, was, now in (("strength", 2, 4), ("agility", 2, 4), ("magic", 1, 2), ("faith", 0, 1)):
        setup.effect_is(ability, f"about-grow-{ability}", was=was, now=now, rolls=2)


def test_the_prompt_of_another_roll() -> None:
    table = Table("0 B4 S3", "troll B5 attacked", floor=3, faces=(2,)).act(0, "attack-B5-strength")
    goal: dict[str, Any] = {"hero": "warrior", "monster": "troll", "cell": "B5", "ability": "strength"}
    table.asks("roll_again", **goal, left=2, needed=3, threat="none")
    table.effect_is("roll", "about-roll", left=1, vp=2, wins=0, first=0).effect_is("stop", "about-stop", lost=1)
    assert table.about("roll_on") is None, "the same, said once"
    assert table.options()["roll"].label.args == {"percent": 67}, "one roll of the two"
    assert table.options()["roll_on"].label.args == {"left": 2, "percent": 89}


def test_the_prompts_of_combat_and_magic() -> None:
    pieces = ("0 B4 M3 F3 vp=2", "1 E9 S2 hp=1 vp=1", "goblin B5")
    table = Table(*pieces, spells=True, miracles=True, deck="hero_thief king").begin(0, "stay")
    table.asks("combat", hero="warrior", actions=1, floor=1, threat="none").has_no_effect("done")
    table.effect_is("spell-fireball", "about-magic", what="fireball-short", vp=1, left=1)
    table.game.actions = 2
    table.effect_is("done", "about-done", actions=2)  # after a fireball
    table.game.actions = 1
    defeat: dict[str, Any] = {"rolls": 1, "needed": 1, "left": 0, "vp": 1, "wins": 0, "first": 0}
    table.effect_is("attack-B5-strength", "about-attack", **defeat, blood="none", lost=0)
    table.game.heroes[0].vp = 0
    table.effect_is("miracle-heal", "about-magic_asked", what="heal-short")  # the thief can pay
    table.game.heroes[0].vp = 2
    table.do("spell-magic_missile").asks("cast_mark", hero="warrior", magic="magic_missile").has_no_effect("back")
    table.effect_is("B5-strength", "about-met", left=0, vp=1, wins=0, first=0)
    table.do("back", "miracle-heal", "thief").asks("payer", hero="warrior", magic="heal", target="thief")
    table.do("back", "back", "miracle-divination")
    table.asks("order_deck", hero="warrior", cards=["hero_thief", "king"])


def test_an_option_for_a_spell_on_a_mark_names_monster_cell_and_ability() -> None:
    table = Table("0 B4 M3 vp=2", "ghost B5", spells=True).act(0, "spell-magic_missile")
    option = table.options()["B5-faith"]
    assert (option.label.key, option.mark) == ("do-cast_mark", "B5")
    assert option.label.args == {"monster": refer("monster-ghost"), "cell": "B5", "ability": refer("ability-faith")}


def test_growth_options_name_the_ability_and_its_new_value() -> None:
    table = Table("0 B4 S2 A5 M6 F3", "goblin B5").act(0, "attack-B5-strength")
    labels = {id: option.label for id, option in table.options().items()}
    values = {"strength": 3, "agility": 6, "faith": 4}
    grown = {
        name: Message("do-grow", {"ability": refer(f"ability-{name}"), "value": new}) for name, new in values.items()
    }
    assert labels == {**grown, "none": Message("do-no_growth")}


def told_fights(table: Table, option: str) -> list[str]:
    """The fights that a move would allow, as its text lists them."""
    fights: Any = table.said(option).args["fights"]
    return [TEXTS.say("en", "dungeon_go", Message(fight.key, getattr(fight, "args", {}))) for fight in fights]


def test_leaving_a_grapple_names_the_monsters_in_range_from_the_new_cell() -> None:
    table = Table("0 B5 S2 A1 M1 holds=strength", "troll B5 attacked").begin(0)
    table.effect_is("B4", "about-leaving-fights", held="strength", grappled="troll", lost=1)
    assert told_fights(table, "B4") == ["Troll (strength 100%)"]


def test_staying_says_whether_fights_from_here_are_offered() -> None:
    holding = Table("0 B5 S2 A1 M1 holds=strength", "troll B5 attacked").begin(0)
    holding.effect_is("stay", "about-stay-fights", lost=1).offers("stay-B5-magic")
    Table("0 E1 S2 A1 M1", "troll B6").begin(0).effect_is("stay", "about-stay-none", lost=0, ends=1)
    far = Table("0 E3 S1 A1 M1", "troll B1", floor=3).begin(0)
    assert far.options()["stay-B1-strength"].prominence == Shown.UNLISTED
    far.effect_is("stay", "about-stay-fights", lost=1)  # although they are offered from a safer cell


def test_a_move_out_of_reach_of_all_monsters_says_that_the_turn_ends_unless_magic_may_follow() -> None:
    for spells, miracles in ((False, False), (True, False), (False, True)):
        table = Table("0 E1 S2 A1 M1", "troll B6", spells=spells, miracles=miracles).begin(0)
        table.effect_is("E2", "about-move-none", ends=int(not (spells or miracles)))


def test_an_attack_option_counts_the_mark_it_would_release_as_open() -> None:
    table = Table("0 B5 A1 M1 holds=strength", "chimera B5 attacked").begin(0, "stay")
    table.effect_is("attack-B5-agility", "about-attack_swapping", left=2)


@pytest.mark.parametrize(
    ("deck", "clock", "lost"),
    [
        pytest.param([], 4, 1, id="the fifth reshuffle comes before the monsters"),
        pytest.param(["monster"], 4, 0, id="their card is still to come"),
        pytest.param([], 3, 0, id="the fourth reshuffle raises nothing"),
    ],
)
def test_what_monsters_will_do_counts_the_danger_that_is_sure_to_come_before(
    deck: list[str], clock: int, lost: int
) -> None:
    table = Table("0 E3 S1 A1 M1 F2", "troll B1", floor=3, damage=1).begin(0)
    table.deck(*deck)
    table.game.floor_clock = clock
    table.effect_is("stay", "about-stay-fights", lost=lost)


def test_the_option_to_wait_for_the_king_is_explained_and_warns_of_heroes_in_his_way() -> None:
    table = Table("0 E8", "1 E5", "2 E5", king="E4").begin(0)
    table.effect_is("wait", "about-wait", reshuffles=5, damage=1)  # what it spares and costs
    table.warning_is("wait", "risk-wait", who=["thief", "wizard"])
    Table("0 E8", "1 B4", king="E4").begin(0).warning_is("wait", "risk-wait", who=["thief"])
    Table("0 E8", "1 B5", king="E4").begin(0).has_no_warning("wait")  # the next floor begins before he is there


def test_a_move_names_the_three_likeliest_attacks_and_counts_the_others() -> None:
    table = Table("0 B5 S1 A1 M3 F2", floor=4)
    for unit, cell in (("goblin", "B1"), ("slime", "B2"), ("ghost", "B4"), ("kobold", "B8")):
        table.monster(unit, cell)
    table.begin(0)
    table.effect_is("B6", "about-move-fights")
    assert told_fights(table, "B6") == ["Slime (magic 88%)", "Ghost (faith 75%)", "Goblin (strength 50%)", "others"]


def test_a_starting_cell_names_the_monsters_within_reach() -> None:
    game = Setup(3, "place_hero").game
    (question,) = game.questions
    game.monsters = [Monster("goblin", CELL["B1"]), Monster("imp", CELL["B6"])]
    hero = game.heroes[question.hero]  # type: ignore[attr-defined]
    hero.abilities = [2, 1, 1, 1]
    about = effects(question, game)
    assert about["E3"] == Message(
        "about-place", {"monsters": [refer("monster-goblin"), refer("monster-imp")], "more": 0, "lost": 0}
    )
    assert about["E2"] == Message("about-place", {"monsters": [refer("monster-goblin")], "more": 0, "lost": 0})
    assert about["E1"] == about["E2"], "three steps away: two of movement and the range"
    hero.abilities = [1, 1, 2, 1]
    assert effects(question, game)["E3"] == about["E3"], "a range of two reaches further"
    game.monsters = [Monster("imp", CELL["B6"])]
    assert effects(question, game)["E1"] == Message("about-place_far", {"lost": 0})


@pytest.mark.parametrize("monsters", [[], ["imp"], ["imp", "goblin", "ghost", "slime"]])
def test_monsters_in_reach_from_all_starting_cells_alike_are_not_named(monsters: list[str]) -> None:
    game = Setup(3, "place_hero").game
    question: Any = game.questions[0]
    game.monsters = [Monster(unit, CELL[cell]) for unit, cell in zip(monsters, ("B4", "B1", "B7", "B5"), strict=False)]
    game.heroes[question.hero].abilities = [1, 3, 1, 1]
    assert not any(effects(question, game).values())


def test_without_monsters_waiting_for_the_king_is_first_and_has_the_number_of_the_players_heroes() -> None:
    table = Table("0 E1", "1 E7", "2 E2", king="E5").begin(0)
    assert next(option.id for option in as_shown(table.question, table.game)) == "wait"
    assert table.options()["wait"].label.args["heroes"] == 1
    table.game.heroes[1].seat = table.game.heroes[0].seat
    assert table.options()["wait"].label.args["heroes"] == 2


@pytest.mark.parametrize(
    ("floor", "king", "monster", "goal"),
    [
        (1, "E6", True, "both"),
        (2, "E6", False, "king"),
        (3, "B4", True, "monsters"),
        (4, "B6", True, "monsters"),
        (5, "E4", True, "demon_king"),
        (5, "B4", True, "demon_king"),
    ],
)
@pytest.mark.rule("DG-18.1", "DG-19.3")
def test_the_move_prompt_names_the_condition_for_the_next_floor(
    floor: int, king: str, monster: bool, goal: str
) -> None:
    pieces = ["0 E1", "goblin B9"] if monster else ["0 E1"]
    table = Table(*pieces, floor=floor, king=king).begin(0)
    table.asks("move", hero="warrior", floor=floor, goal=goal, threat="none", frees="nobody", held="")


def test_without_monsters_a_move_option_warns_of_blocking_the_king() -> None:
    table = Table("0 E6", king="E5").begin(0).has_no_effect("stay").warning_is("stay", "risk-way", cell="E5", steps=0)
    table.has_no_effect("E9").has_no_warning("E9")
    table.hero(0, "E9")
    assert (table.risk("stay"), table.risk("E6"), table.risk("B4")) == ("", "way always", "way always")
    table.warning_is("B4", "risk-way", steps=1)
    table.monster("goblin", "B9")
    table.effect_is("E6", "about-move-none").has_no_warning("E6")  # with monsters it may be intended


def test_a_hero_blocking_the_king_is_offered_steps_aside_first_and_staying_last() -> None:
    table = Table("0 E6", king="E5").begin(0).has_no_effect("B1")
    offered = table.options()
    assert [id for id, option in offered.items() if option.prominence >= Shown.BUTTON] == ["B1", "B7", "E3", "stay"]
    assert list(offered)[:3] == [id for id, option in offered.items() if option.label.key == "do-step_aside"]
    assert list(offered)[-1] == "stay"
    assert offered["stay"].label.key == "do-stay_blocking"
    table.monster("goblin", "B9")
    assert "do-step_aside" not in {option.label.key for option in table.options().values()}, "a monster is in reach"
    assert table.options()["stay"].label.key == "do-stay", "with monsters, blocking him may be intended"


@pytest.mark.parametrize(("at", "aside"), [("E5", ["E1", "E2", "E3", "E7", "E8", "E9"]), ("E1", [])])
def test_a_hero_in_the_kings_way_without_a_fight_is_offered_steps_aside(at: str, aside: list[str]) -> None:
    table = Table(f"0 {at}", "goblin B9", king="E4").begin(0)
    offered = table.options()
    assert not [id for id, option in offered.items() if option.group == "fight"]
    stepping = [
        id
        for id, option in offered.items()
        if option.label.key == "do-step_aside" and option.prominence >= Shown.BUTTON
    ]
    assert len(stepping) == (3 if aside else 0)
    assert set(stepping) <= set(aside)


def test_cells_to_choose_for_a_spell_are_marked_in_the_picture() -> None:
    table = Table("0 B4 M5 vp=1", spells=True).act(0, "spell-teleport")
    options = table.options()
    assert (options["E1"].mark, options["E1"].group) == ("E1", "entrance")
    assert (options["B9"].mark, options["B9"].group) == ("B9", "back")
    assert not options["back"].mark


def test_a_full_cell_is_listed_as_refused_when_a_hero_is_placed() -> None:
    game = Setup(4, "place_hero").game
    for _ in range(2):
        (question,) = game.questions
        game.choose(question.seat, question.id, ["E6"])
    refused = {refusal.id: refusal for refusal in refusals(game.questions[0], game)}
    assert {id for id, refusal in refused.items() if refusal.missed} == {"E6"}
    assert (refused["E6"].reason, refused["E6"].label.args) == ("cell_full", {"cell": "E6"})


def test_cells_are_listed_by_their_numbers_and_the_default_is_the_lowest_column() -> None:
    game = Setup(3, "place_hero").game
    (question,) = game.questions
    assert [option.id for option in question.options(game)] == ["E1", "E2", "E3", "E5", "E6", "E7", "E8", "E9"]
    assert [refusal.id for refusal in refusals(question, game)] == ["E4", *(f"B{number}" for number in range(1, 10))]
    revived = Table("1 B1", king="B5").begin(0)
    assert revived.ids() == ["B2", "B3", "B4", "B6", "B7", "B8", "B9", "decline"]
    assert revived.question.default(revived.game) == ["B4"], "a column before B2"
    moving = Table("0 E9").begin(0)
    cells = ["E1", "E2", "E3", "E5", "E6", "E7", "E8", "B1", "B2", "B4", "B5", "B7", "B8"]
    assert moving.ids() == ["stay", "wait", *cells]
    assert list(moving.refused()) == ["E4", "B3", "B6", "B9"]


def test_turn_undead_and_polymorph_name_the_heroes_holding_the_monster() -> None:
    pieces = ("0 B4 M4 F1 vp=2", "1 B2 holds=strength", "vampire B2 attacked", "goblin B8")
    table = Table(*pieces, spells=True, miracles=True).act(0, "miracle-turn_undead")
    table.effect_is("B2", "about-driven_back", holders=["thief"], number=1, cell="B3").do("back", "spell-polymorph")
    table.effect_is("B2", "about-replaced", holders=["thief"], number=1)
    table.effect_is("B8", "about-replaced", holders=[], number=0)


def test_haste_options_name_the_hero_that_acts_again_and_pays() -> None:
    table = Table("0 B4 F4", "1 E9 vp=1", miracles=True)
    table.game.revealed = table.cards("king", "hero_thief")
    table.act(0, "miracle-haste").effect_is("hero_thief", "about-again", asked=1, hero="thief", vp=1).do("back")
    table.game.heroes[0].vp = 1
    table.do("miracle-haste").effect_is("king", "about-again_king")
    table.effect_is("hero_thief", "about-again", asked=0, hero="thief", vp=1)


def test_payment_options_say_how_many_points_are_left_and_who_receives_one() -> None:
    table = Table("0 B4 F2 vp=3", "1 E9 S2 hp=1 vp=2", miracles=True).act(0, "miracle-heal")
    table.effect_is("thief", "about-heal", asked=0, hero="thief", vp=1, was=1, now=4, most=4).do("thief")
    gives: dict[str, Any] = {"hero": "thief", "left": 1, "caster": "warrior"}
    table.effect_is("target", "about-gives", **gives).effect_is("caster", "about-pays", left=2).has_no_effect("back")
    table.do("target").effect_is("yes", "about-consents", **gives, what="heal-short").has_no_effect("no")
    table.do("no").effect_is("pay", "about-pays", left=2)
    table.game.heroes[0].vp = 0
    table.misses(pay="no_vp")


def test_magic_that_cannot_be_cast_at_the_moment_is_listed() -> None:
    table = Table("0 B4 M3 F2", "1 E9 S3 hp=1 vp=1", "goblin E8", spells=True, miracles=True)
    table.act(0, "miracle-heal", "thief", "no")
    unpaid: dict[str, Any] = dict.fromkeys(("spell_magic_missile", "spell_web", "spell_fireball"), "no_vp")
    table.misses(**unpaid, miracle_turn_undead="no_vp", miracle_heal="consent_refused")
    assert table.refused()["spell-polymorph"] == "level_too_high", "refused, but not listed"
    table.game.heroes[0].vp = 1
    table.game.heroes[0].charged = True
    table.misses(spell_fireball="already_charged")


def test_a_target_option_of_miracle_names_the_player_who_chooses_the_ability() -> None:
    table = Table("0 B4 F6 vp=1", "1 E9", miracles=True).act(0, "miracle-miracle")
    table.effect_is("thief", "about-grows", player=1)


def test_growth_options_name_the_new_spell_or_miracle() -> None:
    for on in (True, False):
        table = Table("0 B4 S1 M2 F5", "goblin B5", spells=on, miracles=on).act(0, "attack-B5-strength")
        assert table.said("magic").args.get("spell") == (refer("spell-fireball") if on else None)
        assert table.said("faith").args.get("miracle") == (refer("miracle-miracle") if on else None)
        table.effect_is("none", "about-no_growth")


def test_abilities_that_cannot_grow_and_cells_closed_to_revival_are_listed() -> None:
    grown = Table("0 B4 S1 A6", "goblin B5").act(0, "attack-B5-strength").misses(agility="ability_max")
    (agility,) = refusals(grown.question, grown.game)
    assert (agility.label.key, agility.label.args) == ("do-grow", {"ability": refer("ability-agility"), "value": 6})
    revived = Table("1 E5").begin(0).misses(E5="cell_not_empty")
    assert [id for id, option in revived.options().items() if option.prominence >= Shown.BUTTON] == [
        "E2",
        "E8",
        "decline",
    ]


@pytest.mark.rule("DG-11.5", "DG-9.7")
@pytest.mark.parametrize("language", LANGUAGES)
def test_whom_a_move_sets_free_is_explained_once_with_the_question(language: str) -> None:
    table = Table("0 B5 S2 A1 M1 holds=strength", "troll B5 attacked").begin(0)
    args = table.asks("move", frees="one", held="troll").question.describe(table.game)
    sentence = TEXTS.say_exactly(language, "dungeon_go", Message("ask-move", args))
    assert "🤼" in sentence
    shared = Table("0 B5 S2 A1 M1 holds=strength", "1 B5 holds=agility", "chimera B5 attacked")
    shared.begin(0).asks("move", frees="nobody")


@pytest.mark.rule("DG-8.3", "DG-14.8")
def test_a_cell_to_come_back_to_says_what_the_monsters_would_take_there() -> None:
    table = Table("0", "1 E9", "goblin B4", king="E5").begin(0)
    lost = {id: about.args["lost"] for id in table.cells() if (about := table.about(id))}
    assert lost["E6"] == 1, "right before the goblin"
    assert not lost.get("E1")


@pytest.mark.rule("DG-14.7", "DG-14.8")
@pytest.mark.parametrize(("unit", "blood"), [("troll", "always"), ("goblin", "miss")])
def test_an_attack_says_when_the_monsters_strike_the_attacker(unit: str, blood: str) -> None:
    table = Table("0 B4 S2 M1", f"{unit} B5", floor=3).begin(0, "stay")
    table.effect_is("attack-B5-strength", "about-attack", blood=blood, lost=1)


@pytest.mark.rule("DG-18.2")
@pytest.mark.parametrize(("floor", "rises"), [(1, False), (2, True), (3, False), (4, True), (5, False)])
def test_the_hint_announces_the_floors_that_raise_damage(floor: int, *, rises: bool) -> None:
    table = Table("0 E1", "goblin B5", floor=floor).begin(0)
    message = Message("hint-move", table.question.describe(table.game))
    assert ("1 more damage" in TEXTS.say_exactly("en", "dungeon_go", message)) is rises
    assert ("ダメージが1上がります" in TEXTS.say_exactly("ja", "dungeon_go", message)) is rises


@pytest.mark.rule("DG-10.11")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hint_of_combat_announces_reinforcements_even_in_short(language: str) -> None:
    table = Table("0 B4", "goblin B5", floor=2).begin(0, "stay")
    hint = TEXTS.say_exactly(language, "dungeon_go", Message("hint-combat", table.question.describe(table.game)))
    assert {"en": "reinforcement", "ja": "増援"}[language] in first_sentence(hint)
