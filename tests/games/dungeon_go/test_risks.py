"""The warning next to an answer after which the monsters can do what they could not do before."""

from __future__ import annotations

import pytest

from benchmarks.press_count import asked_of
from cogs.screens.open_question import Confirmation
from conformance.texts import TEXTS
from games.dungeon_go.rules.board import CELL
from games.dungeon_go.rules.scoring import MONSTER_LEFT
from rules.messages import Message
from rules.questions import Shown, Undo, effect_of
from tests.games.driver import warnings
from tests.games.dungeon_go.table import Table

HOLDER = "0 {} S2 A1 M1 holds=strength"


def at_move(*pieces: str, king: str = "B5", floor: int = 1, damage: int = 1) -> Table:
    return Table(*pieces, king=king, floor=floor, damage=damage).begin(0)


def warns(table: Table, **expected: str) -> Table:
    """The warnings of these answers; `stay_B8_strength` stands for `stay-B8-strength`."""
    return table.equal("warnings", expected, {name: table.risk(name.replace("_", "-")) for name in expected})


@pytest.mark.rule("DG-9.7", "DG-14.6")
def test_letting_go_of_a_monster_in_the_first_column_warns_that_it_leaves() -> None:
    table = warns(at_move(HOLDER.format("E1"), "evil_god E1 attacked"), E2="leaves always evil_god", stay="")
    table.do("E2", "done").draw("monster").over(MONSTER_LEFT)


@pytest.mark.rule("DG-9.7", "DG-11.5", "DG-11.6")
def test_letting_go_farther_away_warns_that_the_monster_walks_again_unless_another_hero_holds_it() -> None:
    warns(at_move(HOLDER.format("E2"), "evil_god E2 attacked"), E5="near always evil_god")
    warns(at_move(HOLDER.format("E3"), "evil_god E3 attacked"), E5="walks always evil_god")
    warns(at_move(HOLDER.format("E1"), "1 E1 holds=magic", "evil_god E1 attacked"), E2="")


def test_every_risk_has_words_on_its_button() -> None:
    freed = at_move(HOLDER.format("E3"), "evil_god E3 attacked")
    blocked = at_move("0 E6 S2 M1", king="E5")
    for language, words in (
        ("en", ("⚠️ monster freed", "⚠️ in the king's way")),
        ("ja", ("⚠️ モンスターが動き出す", "⚠️ 王様の邪魔")),
    ):
        for table, id, mark in zip((freed, blocked), ("E5", "stay"), words, strict=True):
            asked = asked_of(table.game, table.question, TEXTS, language)
            option = asked.option(id)
            assert option is not None
            assert asked.button(option).endswith(mark)


@pytest.mark.rule("DG-9.7", "DG-14.8", "DG-21.2")
def test_uncovering_the_king_warns_that_a_monster_strikes_him() -> None:
    warns(at_move(HOLDER.format("B4"), "evil_god B4 attacked", king="E6"), E9="king always evil_god")
    warns(at_move(HOLDER.format("B5"), "evil_god B5 attacked", king="E5"), E9="king_steps always evil_god")
    warns(at_move(HOLDER.format("B6"), "evil_god B6 attacked", king="E4"), B9="walks always evil_god")
    behind = at_move("0 B4 S2 A2", "goblin B5", king="E6")
    warns(behind, E9="king always goblin", stay="", B1="king always goblin")


@pytest.mark.rule("DG-13.2", "DG-18.8")
def test_a_defeat_of_the_last_monster_from_the_kings_way_warns_as_staying_there_would() -> None:
    pieces = ("0 E6 S2 M1", "goblin B4")
    table = at_move(*pieces, king="E4").warning_is("stay-B4-strength", "risk-way", cell="E5", steps=1, when="always")
    table.do("stay-B4-strength", "none").begin(0).warning_is("stay", "risk-way", cell="E5", steps=1)
    warns(at_move(*pieces, king="E4", floor=3), stay_B4_strength="way hit")
    warns(at_move(*pieces, "imp B9", king="E4"), stay_B4_strength="")


@pytest.mark.rule("DG-14.8", "DG-21.2")
def test_every_answer_that_leaves_the_king_in_danger_says_so_and_every_one_that_saves_him() -> None:
    table = at_move("0 E9 S2 A1", "goblin B5", "imp B7", king="E6").asks("move", threat="king")
    marks = {id: "saves" if option.breakdown else table.risk(id) for id, option in table.options().items()}
    saving = {"B4", "B4-B5-strength", "B4-B7-agility"}
    assert marks == {id: "saves" if id in saving else "king" for id in marks}
    assert table.options()["B4"].prominence >= Shown.BUTTON, "the cell in front of him has a button"
    table.do("stay")
    assert {id: table.risk(id) for id in table.ids()} == {"attack-B7-agility": "king", "done": "king"}
    dangers = (("goblin B6", "E6", "king_steps"), ("goblin E1", "B6", "leaves"), ("goblin E2", "B6", ""))
    for foe, king, threat in dangers:
        assert at_move("0 B9", foe, king=king).risk("stay") == threat
    near = Table("0 E9", "goblin B5", king="E6").begin(0)
    for language, mark in (("en", "🛡️ saves the king"), ("ja", "🛡️ 王様を守る")):
        asked = asked_of(near.game, near.question, TEXTS, language)
        saves = asked.option("B4")
        assert saves is not None
        assert asked.button(saves).endswith(mark)
        assert mark not in asked.line(saves, brief=True, below=True), "said once"


@pytest.mark.rule("DG-8.3", "DG-14.8")
def test_a_revival_before_the_king_saves_him_and_staying_dead_does_not() -> None:
    table = Table("0", "ghoul E6", king="E4", deck="hero_thief monster").begin(0)
    marks = {id: bool(option.breakdown) for id, option in table.options().items()}
    assert marks == {id: id == "E5" for id in marks}
    warns(table, E5="", E1="king", decline="king")


@pytest.mark.rule("DG-6.3", "DG-21.2")
def test_an_answer_after_which_no_hero_acts_before_the_defeat_is_confirmed() -> None:
    """Whichever of the two cards comes first."""
    pieces = ("0 E9 S2 A1 M2", "goblin B5", "imp B7")
    for deck, certain in (("king monster", True), ("king monster hero_thief", False), ("king", False)):
        table = Table(*pieces, king="E6", deck=deck).begin(0).asks("move", threat="king", certain=certain)
        warns(table, stay="king")  # what comes after it may save him
        assert table.options()["stay"].undo is not Undo.CONFIRMED
        warns(table.do("stay"), done="lost always" if certain else "king", attack_B5_strength="")
        confirmed = {id for id, option in table.options().items() if option.undo is Undo.CONFIRMED}
        assert confirmed == ({"done", "attack-B7-agility"} if certain else set())
    asked = asked_of(table.game, table.question, TEXTS, "en")
    assert asked.button(asked.options[-1]) == "End the turn · 🚨 you may lose"
    assert asked.confirmation(asked.options[-1]) is Confirmation.BUTTON
    surely = Table(*pieces, king="E6", deck="king monster").begin(0, "stay")
    asked = asked_of(surely.game, surely.question, TEXTS, "en")
    assert asked.button(asked.options[-1]) == "End the turn · 🚨 you lose"
    assert asked.confirmation(asked.options[-1]) is Confirmation.QUESTION
    hopeless = Table("0 E1 M1 A1", "goblin B5", king="E6", deck="monster").begin(0)
    assert hopeless.risk("stay") == "lost always"
    assert hopeless.options()["stay"].undo is not Undo.CONFIRMED, "as every answer loses"


@pytest.mark.rule("DG-14.1", "DG-14.6")
def test_two_monster_cards_in_a_row_make_a_defeat_certain_that_one_would_not() -> None:
    table = Table("0 B9 M1", "goblin E2", king="B5", deck="monster king monster").begin(0)
    table.asks("move", threat="lost", certain=False).do("stay").over(MONSTER_LEFT)
    warns(Table("0 B9 M1", "goblin E2", king="B5", deck="monster king").begin(0), stay="")


@pytest.mark.rule("DG-10.8", "DG-14.8")
def test_an_attack_that_may_miss_only_may_save_the_king() -> None:
    pieces = ("0 E9 S2 A1 M2 hp=2", "goblin B5")
    for deck, risk in (("king monster", "lost miss"), ("king monster hero_thief", "")):
        table = warns(Table(*pieces, king="E6", floor=5, deck=deck).begin(0, "stay"), attack_B5_strength=risk)
        for language, mark in (("en", "🛡️ may save the king"), ("ja", "🛡️ 王様を守る可能性")):
            assert mark in _button(table, "attack-B5-strength", language)
        table.faces(2)
        table.do("attack-B5-strength")
        assert "🛡️ may save the king" in _button(table, "roll", "en")
    rolling = Table("0 E9 S3 A1 M2 hp=2", "goblin B5", king="E6", floor=5, deck="king monster", faces=(2,))
    warns(rolling.begin(0, "stay", "attack-B5-strength"), roll="", stop="lost always")
    assert rolling.risk("roll_on") == "lost miss"
    sure = Table(*pieces, king="E6", deck="monster").begin(0, "stay")
    assert "🛡️ saves the king" in _button(sure, "attack-B5-strength", "en")


@pytest.mark.rule("DG-10.11", "DG-12.2", "DG-14.8")
def test_a_hit_only_may_save_the_king_whom_the_foe_of_a_rolled_one_can_reach() -> None:
    reached = Table("0 B1 S2 A1 M2", "goblin B5", "imp B7", king="B4").begin(0)
    assert reached.options()["stay-B5-strength"].breakdown
    assert "🛡️ may save the king" in _button(reached, "stay-B5-strength", "en"), "it walks from B6 to B5"
    far = Table("0 E9 S2 A1", "goblin B5", "imp B7", king="E6").begin(0)
    assert "🛡️ saves the king" in _button(far, "B4-B5-strength", "en")


def _button(table: Table, id: str, language: str) -> str:
    asked = asked_of(table.game, table.question, TEXTS, language)
    option = asked.option(id)
    assert option is not None
    return asked.button(option)


@pytest.mark.rule("DG-18.1", "DG-18.2")
def test_the_defeat_that_begins_the_next_floor_only_may_avert_the_defeat_as_its_monsters_may_strike_the_king() -> None:
    table = Table("0 E2 S1 A1 M1", "goblin E1", "1 E3", players=3, king="B6", deck="monster").begin(0, "stay")
    assert "🛡️ may avert defeat" in _button(table, "attack-E1-strength", "en")
    table.do("attack-E1-strength", "strength").over()


def test_an_attack_that_loses_for_certain_is_not_listed_where_it_was_not_before() -> None:
    pieces = ("0 E9 S1 A3 M2 hp=2", "goblin B4", "imp B7", "ghoul B8")
    table = Table(*pieces, king="E6", deck="king monster").begin(0)
    warns(table, stay_B7_agility="lost always")
    assert table.options()["stay-B7-agility"].prominence == Shown.UNLISTED


@pytest.mark.rule("DG-6.3", "DG-16.1", "DG-16.3", "DG-8.3")
def test_a_defeat_that_growth_may_avert_is_not_called_certain() -> None:
    """A hero that survives two turns of the monsters keeps its place before the king."""
    table = Table("0 E6 S1 A1 M2 hp=1", "goblin B4", "imp B1", king="E5", deck="monster monster").begin(0, "stay")
    warns(table, attack_B1_agility="lost", done="lost always")
    assert table.options()["attack-B1-agility"].undo is Undo.ROLLED
    unsure = Table("0 E6 S1 A1 M2 hp=1", "goblin B4", "imp B1", king="E5", floor=3, deck="monster monster")
    warns(unsure.begin(0, "stay"), attack_B1_agility="lost miss")
    dead = Table("0 - S1", "goblin B4", king="E5", damage=2, deck="monster monster").begin(0)
    warns(dead, E6="lost", E1="lost always", decline="lost always")
    strong = Table("0 E6 S1 A1 M2 hp=1", "goblin B4", "imp B1", king="E5", damage=3, deck="monster monster")
    warns(strong.begin(0, "stay"), attack_B1_agility="lost always")


@pytest.mark.rule("DG-23.15", "DG-22.11")
def test_magic_that_strengthens_a_hero_is_not_said_to_lose_for_certain() -> None:
    """Fireball is."""
    pieces = ("0 E7 F6 S1 M5 vp=2", "1 E6 S3 hp=1", "goblin B4")
    table = Table(*pieces, king="E5", deck="monster monster", miracles=True, spells=True).begin(0, "stay")
    warns(table, miracle_heal="lost", miracle_miracle="lost", spell_fireball="lost always")
    assert {id for id, option in table.options().items() if option.undo is Undo.CONFIRMED} >= {"spell-fireball", "done"}
    assert table.options()["miracle-heal"].undo is not Undo.CONFIRMED


@pytest.mark.rule("DG-11.1", "DG-14.8")
def test_a_hit_that_takes_the_hero_from_before_the_king_is_a_risk_only_if_it_hits() -> None:
    table = Table("0 B4 S3 M2 A1", "goblin B5", "troll B8 attacked", king="E6", floor=3, faces=(2,)).begin(0)
    # The goblin is defeated or stays behind the hero.
    warns(table, stay_B8_strength="king hit goblin", stay_B5_strength="")
    warns(table.do("stay"), attack_B8_strength="king hit goblin").do("attack-B8-strength")
    assert {id: table.risk(id) for id in table.ids()} == {
        "roll": "king hit goblin",
        "roll_on": "king hit goblin",
        "stop": "",
    }


@pytest.mark.rule("DG-9.7", "DG-10.14")
def test_a_fight_after_leaving_warns_only_of_what_its_hit_does_not_prevent() -> None:
    table = at_move("0 B4 S6 A1 M1 holds=strength", "ghost B4", "goblin B9", king="E6", floor=3)
    away = next(id for id in table.ids() if "-B9-" in id)
    warns(table, E9="king always ghost", **{away: "king always ghost"})  # whether it hits the goblin or not


@pytest.mark.rule("DG-14.7", "DG-15.4")
def test_a_grapple_that_would_kill_the_hero_is_a_risk_of_a_hit() -> None:
    warns(at_move("0 E6 S1 M2 F1 hp=1", "troll B8 attacked", floor=3), stay_B8_strength="dies hit")
    warns(at_move("0 E6 S1 M2 F2 hp=1", "troll B8 attacked", floor=3), stay_B8_strength="")  # faith cancels the blow


@pytest.mark.rule("DG-14.8", "DG-15.4")
def test_a_move_in_front_of_a_monster_says_what_its_blow_does() -> None:
    hurt = warns(at_move("0 E2 S2 A1 hp=2", "goblin B1"), E3="", E6="")
    assert (hurt.said("E3").args["lost"], hurt.said("E6").args["lost"]) == (1, 0)
    # The goblin walks to E3 and strikes E2.
    killed = warns(at_move("0 E2 S1 A1 hp=1", "goblin B1"), E3="dies unless", stay="dies always", E6="")
    assert killed.said("E3").args["lost"] == 0


@pytest.mark.rule("DG-16.1", "DG-16.3", "DG-15.4", "DG-10.8")
def test_growth_after_a_defeat_can_save_the_hero() -> None:
    pieces = ("0 B4 S1 A1 M1 hp=1", "goblin B1", "imp B5")
    table = warns(at_move(*pieces, king="E7", floor=2), stay="dies unless").do("stay")
    warns(table, attack_B1_strength="dies miss").faces(6)
    dies = {"agility": "dies always", "magic": "dies always", "none": "dies always"}
    warns(table.do("attack-B1-strength"), strength="", faith="", **dies)
    table.do("strength").draw("monster").hero_is(0, cell="B4")
    # A hit is sure on floor 1, and two more hit points are not enough against a damage of three.
    table = warns(at_move(*pieces, king="E7"), stay="dies unless", stay_B5_agility="").do("stay")
    warns(table, attack_B1_strength="dies unless", attack_B5_agility="", done="dies always")
    warns(at_move(*pieces, king="E7", damage=3).do("stay"), attack_B1_strength="dies always")


@pytest.mark.rule("DG-20.3", "DG-15.2")
def test_growth_that_cancels_the_present_damage_does_not_save_from_a_raised_one() -> None:
    """No monster card is left, so that the fifth reshuffle comes before the monsters."""
    table = at_move("0 B4 S1 A1 M1 hp=1", "goblin B1", "imp B5", king="E7", floor=2)
    table.game.floor_clock = 4
    table.do("stay").faces(6)
    warns(table.do("attack-B1-strength"), strength="", faith="dies always")


@pytest.mark.rule("DG-18.1")
def test_the_blow_that_begins_the_next_floor_has_no_risk() -> None:
    table = warns(at_move("0 B4 S1 M1", "goblin B5", king="B1"), stay_B5_strength="")
    args = table.said("stay-B5-strength").args
    assert (args["blood"], args["lost"]) == ("none", 0)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_warning_comes_first_marks_the_button_and_takes_more_than_a_tap(language: str) -> None:
    table = at_move(HOLDER.format("E1"), "evil_god E1 attacked")
    asked = asked_of(table.game, table.question, TEXTS, language)
    leaving, staying = asked.option("E2"), asked.option("stay")
    assert leaving is not None
    assert leaving.warning is not None
    assert staying is not None
    assert asked.line(leaving).startswith(asked.say(Message("risk-threat", leaving.warning.args)))
    assert asked.button(leaving).endswith({"en": " · 🚨 you may lose", "ja": " · 🚨 敗北のおそれ"}[language])
    assert [asked.confirmation(option).value for option in (leaving, staying)] == ["button", "second_tap"]
    assert table.options()["E2"].undo is None, "computer players announce what is bought for good, not this"


def test_attacks_and_moves_that_end_the_turn_take_more_than_a_tap_and_other_moves_do_not() -> None:
    table = at_move("0 B4 S1 M1", "goblin B5", king="B1")
    shown = table.question.explained(table.game)
    assert {option.undo for option in shown if option.group == "fight"} == {Undo.ROLLED}
    assert {option.id: option.undo for option in shown if option.id in ("B6", "E5")} == {"B6": None, "E5": Undo.ROLLED}
    magic = Table("0 B4 S1 M1", "goblin B5", king="B1", spells=True).begin(0)
    moves = [option for option in magic.question.explained(magic.game) if isinstance(option.value, int)]
    assert {option.undo for option in moves} == {None}


def test_the_cells_of_the_warnings_are_all_the_cells_that_a_hero_can_leave_for() -> None:
    table = at_move(HOLDER.format("E1"), "evil_god E1 attacked")
    moves = {id for id, option in table.options().items() if option.value in CELL.values()}
    assert moves <= warnings(table.question, table.game).keys()


def test_the_monsters_turn_after_an_answer_is_played_once_for_its_warning_and_its_effect(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    played: list[object] = []
    monkeypatch.setattr("games.dungeon_go.rules.risks.monsters_turn", played.append)
    game = at_move("0 B4 S3 M2 A1", "goblin B5", "troll B8 attacked", king="E6").game
    question = game.awaited()
    options = question.explained(game)
    known = len(played)
    assert known
    assert all(map(effect_of, options))
    assert len(played) == known


def test_what_is_said_of_an_answer_does_not_stay_with_the_same_answer_in_another_position() -> None:
    hopeless = at_move(HOLDER.format("E1"), "evil_god E1 attacked")
    warned = {option.id for option in hopeless.question.explained(hopeless.game) if option.warning is not None}
    listed = {option.id: option for option in hopeless.question.options(hopeless.game)}
    assert warned
    assert not any(listed[id].warning or listed[id].effect for id in warned)


def test_rolling_on_and_stopping_warn_alike_of_the_blow_that_kills_the_hero() -> None:
    table = Table("0 B4 S3 hp=1", "troll B5 attacked", floor=3, faces=(2,)).act(0, "attack-B5-strength")
    warns(table, roll="dies always", stop="dies always").effect_is("stop", "about-stop", lost=0)
    assert table.risk("roll_on") == "dies always"
    table.do("stop").draw("monster")
    assert not table.game.heroes[0].alive
