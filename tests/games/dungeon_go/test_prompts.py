"""The parts of questions besides their options: the arguments of their prompts, and breakdowns."""

from __future__ import annotations

from typing import Any

import pytest

from conformance.texts import TEXTS
from games.dungeon_go.rules.board import CELL
from games.dungeon_go.rules.pieces import Monster
from locales.texts import LANGUAGES
from rules.messages import Args, Message, refer, seat_name
from rules.questions import as_shown, refusals
from tests.games.driver import effects, of_all
from tests.games.dungeon_go.table import Setup, Table


def test_the_prompts_of_setup() -> None:
    Setup(2).asks("choose_hero_card", number=1, heroes=2)
    game = Setup(2, "choose_starting_two").game
    assert game.questions[0].describe(game) == {"hero": refer("hero-warrior")}
    question = game.questions[0]
    about = effects(question, game)
    assert about == {
        "strength": Message("about-grow-strength", {"was": 2, "now": 4, "rolls": 2}),
        "agility": Message("about-grow-agility", {"was": 2, "now": 4, "rolls": 2}),
        "magic": Message("about-grow-magic", {"was": 1, "now": 2, "rolls": 2}),
        "faith": Message("about-grow-faith", {"was": 0, "now": 1, "rolls": 2}),
    }


def test_the_prompt_of_another_roll() -> None:
    table = Table("0 B4 S3", "troll B5 attacked", floor=3, faces=(2,))
    table.fight(0, "attack-B5-strength")
    assert table.question.describe(table.game) == {
        "hero": refer("hero-warrior"),
        "monster": refer("monster-troll"),
        "cell": "B5",
        "ability": refer("ability-strength"),
        "left": 2,
        "needed": 3,
        "threat": "none",
    }
    assert table.about("roll") == Message("about-roll", {"left": 1, "vp": 2, "wins": 0, "first": 0})
    assert table.about("stop") == Message("about-stop", {"hero": refer("hero-warrior")})
    assert table.options()["roll"].args == {"left": 2, "percent": 67}, "one roll of the two"
    assert table.options()["roll_on"].args == {"left": 2, "percent": 89}


def test_the_prompts_of_combat_and_magic() -> None:
    table = Table(
        "0 B4 M3 F3 vp=2", "1 E9 S2 hp=1 vp=1", "goblin B5", spells=True, miracles=True, deck="hero_thief king"
    )
    table.turn(0, "stay")
    assert table.question.describe(table.game) == {
        "hero": refer("hero-warrior"),
        "actions": 1,
        "floor": 1,
        "threat": "none",
    }
    cost: Args = {"what": refer("spell-fireball-short"), "vp": 1, "left": 1}
    assert table.about("spell-fireball") == Message("about-magic", cost)
    assert table.about("done") is None
    table.game.actions = 2
    assert table.about("done") == Message("about-done", {"actions": 2}), "after a fireball"
    table.game.actions = 1
    defeat: Args = {"rolls": 1, "needed": 1, "left": 0, "vp": 1, "wins": 0, "first": 0}
    assert table.about("attack-B5-strength") == Message("about-attack", {**defeat, "blood": "none", "lost": 0})
    table.game.heroes[0].vp = 0
    asked = table.said("miracle-heal")
    assert (asked.key, asked.args["what"]) == ("about-magic_asked", refer("miracle-heal-short")), "the thief can pay"
    table.game.heroes[0].vp = 2
    table.pick("spell-magic_missile")
    assert table.question.describe(table.game) == {"hero": refer("hero-warrior"), "magic": refer("spell-magic_missile")}
    assert table.about("B5-strength") == Message("about-met", {"left": 0, "vp": 1, "wins": 0, "first": 0})
    assert table.about("back") is None
    table.pick_each("back", "miracle-heal", "thief")
    assert table.question.describe(table.game) == {
        "hero": refer("hero-warrior"),
        "magic": refer("miracle-heal"),
        "target": refer("hero-thief"),
    }
    table.pick_each("back", "back", "miracle-divination")
    assert table.question.describe(table.game) == {
        "hero": refer("hero-warrior"),
        "cards": [refer("card-hero_thief"), refer("card-king")],
    }


def test_an_option_for_a_spell_on_a_mark_names_monster_cell_and_ability() -> None:
    table = Table("0 B4 M3 vp=2", "ghost B5", spells=True)
    table.fight(0, "spell-magic_missile")
    option = table.options()["B5-faith"]
    assert (option.key, option.mark) == ("do-cast_mark", "B5")
    assert option.args == {"monster": refer("monster-ghost"), "cell": "B5", "ability": refer("ability-faith")}


def test_growth_options_name_the_ability_and_its_new_value() -> None:
    table = Table("0 B4 S2 A5 M6 F3", "goblin B5")
    table.fight(0, "attack-B5-strength")
    offered = {id: (option.key, option.args) for id, option in table.options().items()}
    assert offered == {
        "strength": ("do-grow", {"ability": refer("ability-strength"), "value": 3}),
        "agility": ("do-grow", {"ability": refer("ability-agility"), "value": 6}),
        "faith": ("do-grow", {"ability": refer("ability-faith"), "value": 4}),
        "none": ("do-no_growth", {}),
    }


@pytest.mark.parametrize(("helper", "free"), [("1 E1", True), ("1 B5 holds=magic", False)])
def test_leaving_a_grapple_names_the_monster_and_says_whether_it_is_freed(helper: str, *, free: bool) -> None:
    table = Table("0 B5 S2 A1 M1 holds=strength", helper, "lich B5 attacked")
    table.turn(0)
    args = table.said("B4").args
    assert (args["held"], args["grappled"]) == (refer("ability-strength"), refer("monster-lich"))
    assert table.risk("B4") == ("walks always lich" if free else "")


def test_leaving_a_grapple_names_the_monsters_in_range_from_the_new_cell() -> None:
    table = Table("0 B5 S2 A1 M1 holds=strength", "troll B5 attacked")
    table.turn(0)
    troll: Args = {"percent1": 100, "monster1": refer("monster-troll")}
    strength: Args = {"ability1": refer("ability-strength")}
    held: Args = {"held": refer("ability-strength"), "grappled": refer("monster-troll")}
    assert table.about("B4") == Message("about-leaving-one", {**troll, **strength, **held, "more": 0, "lost": 1})
    assert table.about("stay") == Message("about-stay-fights", {"lost": 1}), "the fights from here are separate options"
    assert "stay-B5-magic" in table.ids()


def test_staying_says_that_no_monster_is_in_range() -> None:
    table = Table("0 E1 S2 A1 M1", "troll B6")
    table.turn(0)
    assert table.about("stay") == Message("about-stay-none", {"lost": 0})


def test_staying_leads_to_the_fights_from_here_even_if_they_are_offered_from_a_safer_cell() -> None:
    table = Table("0 E3 S1 A1 M1", "troll B1", floor=3)
    table.turn(0)
    assert "stay-B1-strength" not in table.ids()
    assert table.about("stay") == Message("about-stay-fights", {"lost": 1})


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
    table = Table("0 E3 S1 A1 M1 F2", "troll B1", floor=3, damage=1)
    table.turn(0)
    table.deck(*deck)
    table.game.floor_clock = clock
    assert table.about("stay") == Message("about-stay-fights", {"lost": lost})


def test_the_option_to_wait_for_the_king_is_explained_and_warns_of_heroes_in_his_way() -> None:
    table = Table("0 E8", "1 E5", "2 E5", king="E4")
    table.turn(0)
    names = [table.game.heroes[number].name for number in (1, 2)]
    assert table.about("wait") == Message("about-wait", {"reshuffles": 5, "damage": 1}), "what it spares and costs"
    assert of_all(table.question, "warnings", table.game)["wait"] == Message("risk-wait", {"who": names})
    table = Table("0 E8", "1 B4", king="E4")
    table.turn(0)
    assert of_all(table.question, "warnings", table.game)["wait"].args == {"who": [refer("hero-thief")]}
    table = Table("0 E8", "1 B5", king="E4")
    table.turn(0)
    assert "wait" not in of_all(table.question, "warnings", table.game), "the next floor begins before he is there"


def test_an_attack_option_counts_the_mark_it_would_release_as_open() -> None:
    table = Table("0 B5 A1 M1 holds=strength", "chimera B5 attacked")
    table.turn(0, "stay")
    about = table.said("attack-B5-agility")
    assert about.args["left"] == 2


def test_a_move_names_the_three_likeliest_attacks_and_counts_the_others() -> None:
    table = Table("0 B5 S1 A1 M3 F2", floor=4)
    for unit, cell in (("goblin", "B1"), ("slime", "B2"), ("ghost", "B4"), ("kobold", "B8")):
        table.monster(unit, cell)
    table.turn(0)
    about = table.said("B6")
    assert about.key == "about-move-three"
    named = [(about.args[f"monster{number}"], about.args[f"percent{number}"]) for number in (1, 2, 3)]
    assert named == [(refer("monster-slime"), 88), (refer("monster-ghost"), 75), (refer("monster-goblin"), 50)]
    assert about.args["more"] == 1


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
    assert question.describe(game)["reach"] == "differs"


@pytest.mark.parametrize(
    ("monsters", "reach", "named"),
    [([], "nothing", []), (["imp"], "all", ["imp"]), (["imp", "goblin", "ghost", "slime"], "some", ["imp"])],
)
def test_monsters_in_reach_from_all_starting_cells_are_named_once_in_the_prompt(
    monsters: list[str], reach: str, named: list[str]
) -> None:
    game = Setup(3, "place_hero").game
    question: Any = game.questions[0]
    game.monsters = [Monster(unit, CELL[cell]) for unit, cell in zip(monsters, ("B4", "B1", "B7", "B5"), strict=False)]
    game.heroes[question.hero].abilities = [1, 3, 1, 1]
    assert not any(effects(question, game).values())
    args = question.describe(game)
    assert args["reach"] == reach
    told = args["monsters"]
    assert {refer(f"monster-{unit}") for unit in named} <= set(told)
    assert len(told) == min(len(monsters), 3)


def test_without_monsters_waiting_for_the_king_is_the_first_answer() -> None:
    table = Table("0 E1", "1 E7", king="E5")
    table.turn(0)
    assert next(option.id for option in as_shown(table.question, table.game)) == "wait"


def test_the_option_to_wait_for_the_king_has_the_number_of_the_players_heroes() -> None:
    table = Table("0 E1", "1 E7", "2 E2", king="E5")
    table.turn(0)
    assert table.options()["wait"].args["heroes"] == 1
    table.game.heroes[1].seat = table.game.heroes[0].seat
    assert table.options()["wait"].args["heroes"] == 2


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
    table = Table("0 E1", floor=floor, king=king)
    if monster:
        table.monster("goblin", "B9")
    table.turn(0)
    assert table.question.describe(table.game) == {
        "hero": refer("hero-warrior"),
        "floor": floor,
        "goal": goal,
        "threat": "none",
        "frees": "nobody",
        "held": "",
    }


def test_without_monsters_a_move_option_warns_of_blocking_the_king() -> None:
    table = Table("0 E6", king="E5")
    table.turn(0)
    blocking = Message("risk-way", {"cell": "E5", "steps": 0})
    assert (table.about("stay"), of_all(table.question, "warnings", table.game)["stay"]) == (None, blocking)
    assert (table.about("E9"), table.risk("E9")) == (None, "")
    table.hero(0, "E9")
    assert (table.risk("stay"), table.risk("E6"), table.risk("B4")) == ("", "way", "way")
    assert of_all(table.question, "warnings", table.game)["B4"].args["steps"] == 1
    table.monster("goblin", "B9")
    assert (table.said("E6").key, table.risk("E6")) == ("about-move-none", ""), "with monsters it may be intended"


def test_a_hero_blocking_the_king_is_offered_steps_aside_first_and_staying_last() -> None:
    table = Table("0 E6", king="E5")
    table.turn(0)
    offered = table.options()
    assert [id for id, option in offered.items() if option.handy] == ["B1", "B7", "E3", "stay"]
    assert list(offered)[:3] == ["B1", "B7", "E3"]
    assert [id for id, option in offered.items() if option.key == "do-step_aside"] == ["B1", "B7", "E3"]
    assert list(offered)[-1] == "stay"
    assert offered["stay"].key == "do-stay_blocking"
    assert table.about("B1") is None
    table.monster("goblin", "B9")
    assert "do-step_aside" not in {option.key for option in table.options().values()}, "a monster is in reach"
    assert table.options()["stay"].key == "do-stay", "with monsters, blocking him may be intended"


@pytest.mark.parametrize(("at", "aside"), [("E5", ["E1", "E2", "E3", "E7", "E8", "E9"]), ("E1", [])])
def test_a_hero_in_the_kings_way_without_a_fight_is_offered_steps_aside(at: str, aside: list[str]) -> None:
    table = Table(f"0 {at}", "goblin B9", king="E4")
    table.turn(0)
    offered = table.options()
    assert not [id for id, option in offered.items() if option.group == "fight"]
    stepping = [id for id, option in offered.items() if option.key == "do-step_aside" and option.handy]
    assert len(stepping) == (3 if aside else 0)
    assert set(stepping) <= set(aside)


def test_cells_to_choose_for_a_spell_are_marked_in_the_picture() -> None:
    table = Table("0 B4 M5 vp=1", spells=True)
    table.fight(0, "spell-teleport")
    options = table.options()
    assert (options["E1"].mark, options["E1"].group) == ("E1", "entrance")
    assert (options["B9"].mark, options["B9"].group) == ("B9", "back")
    assert not options["back"].mark


def test_a_full_cell_is_listed_as_refused_when_a_hero_is_placed() -> None:
    game = Setup(4, "place_hero").game
    for _ in range(2):
        (question,) = game.questions
        game.choose(question.seat, question.id, ["E6"])
    refused = {each.id: each for each in refusals(game.questions[0], game)}
    assert {id for id, each in refused.items() if each.missed} == {"E6"}
    assert (refused["E6"].reason, refused["E6"].args) == ("cell_full", {"cell": "E6"})


def test_cells_are_listed_by_their_numbers_and_the_default_is_the_lowest_column() -> None:
    game = Setup(3, "place_hero").game
    (question,) = game.questions
    assert [option.id for option in question.options(game)] == ["E1", "E2", "E3", "E5", "E6", "E7", "E8", "E9"]
    assert [each.id for each in refusals(question, game)] == ["E4", *(f"B{number}" for number in range(1, 10))]
    table = Table("1 B1", king="B5")
    table.turn(0)
    assert table.ids() == ["B2", "B3", "B4", "B6", "B7", "B8", "B9", "decline"]
    assert table.question.default(table.game) == ["B4"], "a column before B2"
    table = Table("0 E9")
    table.turn(0)
    cells = ["E1", "E2", "E3", "E5", "E6", "E7", "E8", "B1", "B2", "B4", "B5", "B7", "B8"]
    assert table.ids() == ["stay", "wait", *cells]
    assert list(table.refused()) == ["E4", "B3", "B6", "B9"]


def test_turn_undead_and_polymorph_name_the_heroes_holding_the_monster() -> None:
    table = Table(
        "0 B4 M4 F1 vp=2", "1 B2 holds=strength", "vampire B2 attacked", "goblin B8", spells=True, miracles=True
    )
    table.fight(0, "miracle-turn_undead")
    thief: Args = {"holders": [refer("hero-thief")], "number": 1}
    assert table.about("B2") == Message("about-driven_back", {**thief, "cell": "B3"})
    table.pick_each("back", "spell-polymorph")
    assert table.about("B2") == Message("about-replaced", thief)
    assert table.about("B8") == Message("about-replaced", {"holders": [], "number": 0})


def test_haste_options_name_the_hero_that_acts_again_and_pays() -> None:
    table = Table("0 B4 F4", "1 E9 vp=1", miracles=True)
    table.game.revealed = table.cards("king", "hero_thief")
    table.fight(0, "miracle-haste")
    about = table.about("hero_thief")
    assert about == Message("about-again", {"asked": 1, "hero": refer("hero-thief"), "vp": 1})
    table.pick("back")
    table.game.heroes[0].vp = 1
    table.pick("miracle-haste")
    assert table.about("king") == Message("about-again_king")
    about = table.about("hero_thief")
    assert about == Message("about-again", {"asked": 0, "hero": refer("hero-thief"), "vp": 1})


def test_payment_options_say_how_many_points_are_left_and_who_receives_one() -> None:
    table = Table("0 B4 F2 vp=3", "1 E9 S2 hp=1 vp=2", miracles=True)
    table.fight(0, "miracle-heal")
    wounds: Args = {"asked": 0, "hero": refer("hero-thief"), "vp": 1, "was": 1, "now": 4, "most": 4}
    assert table.about("thief") == Message("about-heal", wounds)
    table.pick("thief")
    gives: Args = {"hero": refer("hero-thief"), "left": 1, "caster": refer("hero-warrior")}
    assert table.about("target") == Message("about-gives", gives)
    own = table.said("caster")
    assert (own.key, own.args["left"]) == ("about-pays", 2)
    assert table.about("back") is None
    table.pick("target")
    assert table.about("yes") == Message("about-consents", {**gives, "what": refer("miracle-heal-short")})
    assert table.about("no") is None
    table.pick("no")
    own = table.said("pay")
    assert own.args["left"] == 2
    table.game.heroes[0].vp = 0
    assert table.missed() == {"pay": "no_vp"}


def test_magic_that_cannot_be_cast_at_the_moment_is_listed() -> None:
    table = Table("1 E9 S3 hp=1 vp=1", "goblin E8", spells=True, miracles=True)
    hero = table.hero(0, "B4", "M3 F2")
    table.fight(0, "miracle-heal", "thief", "no")
    unpaid = ("spell-magic_missile", "spell-web", "spell-fireball", "miracle-turn_undead")
    assert table.missed() == dict.fromkeys(unpaid, "no_vp") | {"miracle-heal": "consent_refused"}
    assert table.refused()["spell-polymorph"] == "level_too_high", "refused, but not listed"
    hero.vp, hero.charged = 1, True
    assert table.missed() == {"spell-fireball": "already_charged"}


def test_a_target_option_of_miracle_names_the_player_who_chooses_the_ability() -> None:
    table = Table("0 B4 F6 vp=1", "1 E9", miracles=True)
    table.fight(0, "miracle-miracle")
    about = table.said("thief")
    assert (about.key, about.args["player"]) == ("about-grows", seat_name(table.seat(1)))


def test_growth_options_name_the_new_spell_or_miracle() -> None:
    for on in (True, False):
        table = Table("0 B4 S1 M2 F5", "goblin B5", spells=on, miracles=on)
        table.fight(0, "attack-B5-strength")
        magic, faith = table.about("magic"), table.about("faith")
        assert magic is not None
        assert faith is not None
        assert magic.args.get("spell") == (refer("spell-fireball") if on else None)
        assert faith.args.get("miracle") == (refer("miracle-miracle") if on else None)
        assert table.about("none") is None


def test_abilities_that_cannot_grow_and_cells_closed_to_revival_are_listed() -> None:
    table = Table("0 B4 S1 A6", "goblin B5")
    table.fight(0, "attack-B5-strength")
    assert table.missed() == {"agility": "ability_max"}
    (agility,) = refusals(table.question, table.game)
    assert (agility.key, agility.args) == ("do-grow", {"ability": refer("ability-agility"), "value": 6})
    table = Table("1 E5")
    table.turn(0)
    assert table.missed() == {"E5": "cell_not_empty"}
    assert [id for id, option in table.options().items() if option.handy] == ["E2", "E8", "decline"]


@pytest.mark.rule("DG-11.5", "DG-9.7")
@pytest.mark.parametrize("language", LANGUAGES)
def test_whom_a_move_sets_free_is_explained_once_with_the_question(language: str) -> None:
    table = Table("0 B5 S2 A1 M1 holds=strength", "troll B5 attacked")
    table.turn(0)
    assert (table.question.describe(table.game)["frees"], table.question.describe(table.game)["held"]) == (
        "one",
        refer("monster-troll"),
    )
    said = TEXTS.say_exactly(
        language, "dungeon_go", Message("ask-move", {**table.question.describe(table.game), "foe": "", "foe_cell": ""})
    )
    assert "🤼" in said
    shared = Table("0 B5 S2 A1 M1 holds=strength", "1 B5 holds=agility", "chimera B5 attacked")
    shared.turn(0)
    assert shared.question.describe(shared.game)["frees"] == "nobody"


@pytest.mark.rule("DG-8.3", "DG-14.8")
def test_a_cell_to_come_back_to_says_what_the_monsters_would_take_there() -> None:
    table = Table("0", "1 E9", "goblin B4", king="E5")
    table.turn(0)
    lost = {id: about.args["lost"] for id in table.cells() if (about := table.about(id))}
    assert lost["E6"] == 1, "right before the goblin"
    assert not lost.get("E1")


@pytest.mark.rule("DG-14.7", "DG-14.8")
@pytest.mark.parametrize(("unit", "told"), [("troll", ("always", 1)), ("goblin", ("miss", 1))])
def test_an_attack_says_when_the_monsters_strike_the_attacker(unit: str, told: tuple[str, int]) -> None:
    table = Table("0 B4 S2 M1", f"{unit} B5", floor=3)
    table.turn(0, "stay")
    about = table.said("attack-B5-strength")
    assert (about.args["blood"], about.args["lost"]) == told
