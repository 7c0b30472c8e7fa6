"""The chances of an answer in one line, and the warning of what failing costs."""

from __future__ import annotations

from typing import Any

import pytest

from conformance.texts import TEXTS
from games.dungeoneer.rules.components import QUESTS
from games.dungeoneer.rules.option_texts import attempt_about
from games.dungeoneer.rules.pieces import NextRoll
from games.dungeoneer.rules.quests.quests import attempt_sum
from rules.messages import Message, Part, refer
from rules.questions import breakdown_of
from tests.games.driver import preview, warnings
from tests.games.dungeoneer.answers import (
    at_gate,
    at_quest,
    breakdown,
    brief_lines,
    chances_in,
    effect_and_args,
    effect_message,
)
from tests.games.dungeoneer.table import AROUND_THE_GATE, Table


@pytest.mark.parametrize("known", [False, True])
def test_a_quest_monster_not_found_yet_is_fought_after_the_search(known: bool) -> None:
    table = at_quest("qd_assassin", "he_lirien", "he_brokk").set_quest("qd_assassin", found=known)
    table.rich(1, movement=1).begin("hero", moved=True)
    assert attempt_about(table.game, 1, "qd_assassin").key == "about-attempt_monster"
    (line,) = attempt_sum(table.game, 1, "qd_assassin", brief=True)
    english, japanese = (TEXTS.say_exactly(language, "dungeoneer", line) for language in ("en", "ja"))
    fight = "Hidden Blade with Melee: 72% to hit (1 wound), 17% to be hit back (3 against 1, each plus a die)."
    search = "" if known else "Search: success 67% (failure costs 1 wound), then "
    assert english == f"{search}{fight}"
    assert "潜む刃" in japanese
    button = Message(f"button-{line.key}", line.args)
    assert TEXTS.say_exactly("en", "dungeoneer", button).endswith("get hit first 72%, hit back 17%")


@pytest.mark.parametrize("percent", [83, 100])
@pytest.mark.parametrize(("language", "certain"), [("en", "Certain success"), ("ja", "必ず成功")])
def test_success_without_risk_is_called_certain(language: str, certain: str, percent: int) -> None:
    for line in (
        Message("sum-threat", {"percent": percent, "attr": refer("attr-speed"), "score": 5, "target": 6}),
        Message("sum-chance", {"percent": percent, "dice": 2, "bonus": 0, "target": 10}),
    ):
        text = TEXTS.say(language, "dungeoneer", line)
        assert (certain in text, "%" in text) == (percent == 100, percent != 100)


def if_fails(loss: str) -> object:
    """The part of a line that says what failing costs the player's hero, in plain values (`Checks.plain`)."""
    return "if_fails", {"cost": (f"loses_{loss}", {"n": 1, "whom": ""})}


def test_a_move_through_a_trapped_exit_shows_only_its_chance_and_an_open_one_nothing() -> None:
    table = at_gate().rich(1, movement=3).begin("hero")
    table.has_no_line("move-n").has_no_line("move-e")  # the map shows what the space gives, the warning the chance
    pit = next(line for line in breakdown(table, "move-e") if line.key == "sum-threat")
    table.warning_is("move-e", "sum-way_pit", way="", fails=if_fails("tips"), percent=pit.args["percent"])
    table.play("move-s")
    full = breakdown(table, "move-n")[0]
    table.warning_is("move-n", "sum-way", percent=full.args["percent"], fails=if_fails("wound"))  # no quest's chance


@pytest.mark.parametrize(("movement", "fails"), [(2, "movement"), (1, "cusp")])
def test_a_move_through_a_locked_exit_says_what_failing_costs(movement: int, fails: str) -> None:
    table = Table().map(("md_bone_hall", 0, 0), ("md_gate", -1, 0)).rich(1, movement=movement)
    table.begin("hero")
    lines = [warning for warning in warnings(table.asked(1), table.game).values() if warning.key == "sum-way"]
    assert [table.plain(warning.args["fails"]) for warning in lines] == [if_fails(fails)]


def test_an_attack_has_both_totals_and_both_chances_in_one_line() -> None:
    table = at_gate().rich(1, movement=1).begin("hero")
    attack = next(id for id in table.ids(1) if id.startswith("challenge-"))
    full = breakdown(table, attack)
    mine, theirs = [line.args["score"] for line in full if line.key == "sum-side"]
    chances: dict[str, Any] = chances_in(full)
    table.line_is(attack, "sum-challenge", **chances, mine=mine, theirs=theirs, cost="own", own=1, who=1)


def test_a_player_asked_about_a_monsters_attack_is_told_what_a_hit_does() -> None:
    table = at_gate("he_sera", "he_lirien").hand(1, "mo_pyromancer").rich(2, glory=9, peril=9).stance(2, "always")
    table.begin("dungeonlord").declare("mo_pyromancer", wait=True)
    brief = next(line for line in brief_lines(table, 2).values() if line is not None and line.key == "sum-fight")
    for language, hit in (("en", "(2 wounds)"), ("ja", "（ウーンド2）")):
        for prefix in ("", "button-"):
            assert hit in TEXTS.say(language, "dungeoneer", Message(prefix + brief.key, brief.args))


def test_the_attack_of_a_quest_monster_is_labelled_as_the_monsters() -> None:
    table = Table().map(*AROUND_THE_GATE, ("md_ossuary", -1, 0)).quest("qd_bone_regent", owner=1)
    table.at(1, "md_ossuary").hand(1, "bn_battle_cry").rich(1, glory=3, movement=3).begin("hero")
    table.line_is("quest-qd_bone_regent", "sum-quest_fight", own=0, who="bone_regent")
    attempt = brief_lines(table)["quest-qd_bone_regent"]
    table.play("quest-qd_bone_regent", wait=True).line_is("pass", "sum-fight", own=0, who="bone_regent")
    assert attempt is not None
    sentence = TEXTS.say("en", "dungeoneer", attempt.key, **attempt.args)
    assert sentence.startswith("Bone Regent with Melee: ")
    button = TEXTS.say("en", "dungeoneer", f"button-{attempt.key}", **attempt.args)
    assert button == "get hit first 58%, hit back 28%"


def test_an_attempt_warns_of_the_likeliest_of_the_attacks_that_the_neighbour_may_choose() -> None:
    table = at_quest("qd_cinder_king", "he_sera", "he_lirien").set(1, level=2)
    table.rich(1, glory=3, movement=3).begin("hero", moved=True)
    attempt = brief_lines(table)["quest-qd_cinder_king"]
    assert attempt is not None
    assert attempt.args["attr"] == refer("attr-magic"), "its Melee is higher, but so is the hero's"
    button = TEXTS.say("en", "dungeoneer", f"button-{attempt.key}", **attempt.args)
    assert button.startswith("get hit first up to 72%"), "Magic 3 against 1"
    lines = breakdown(table, "quest-qd_cinder_king")
    assert [line.args["attr"] for line in lines if line.key == "sum-side"] == [
        refer(f"attr-{attr}") for attr in ("melee", "melee", "magic", "magic")
    ]


def test_a_hand_card_is_quoted_only_where_the_hand_is_not_shown() -> None:
    hero = at_gate().hand(1, "tr_sword", "tr_rope").rich(1, glory=9).begin("hero")
    hero.has_no_line("play-tr_sword").has_no_line("play-tr_rope").has_no_effect("play-tr_rope")
    assert effect_message(hero, "play-tr_sword") is not None
    dungeonlord = at_gate().hand(1, "mo_goblin").hand(2, "bn_blink").rich(2, glory=4, peril=6).begin("dungeonlord")
    dungeonlord.declare("mo_goblin", wait=True).offers("play-bn_blink", by=2)
    assert "play-bn_blink" not in brief_lines(dungeonlord, 2)
    assert breakdown(dungeonlord, "play-bn_blink", 2) == [Message("text-bn_blink")]


def test_a_response_says_which_bane_it_cancels() -> None:
    table = at_gate().hand(1, "ba_frailty").hand(2, "bn_spell_ward").rich(2, glory=2, peril=6).begin("dungeonlord")
    table.play("bane-ba_frailty-s2", wait=True)
    table.effect_is("play-bn_spell_ward", "about-act_cancels", by=2, what="frailty")


def test_each_response_to_a_declared_attack_says_what_it_changes_and_passing_what_happens() -> None:
    table = at_gate().hand(1, "mo_goblin").hand(2, "bn_sidestep", "bn_battle_cry").rich(2, glory=4, peril=6)
    table.begin("dungeonlord").declare("mo_goblin", wait=True)
    table.effect_is("play-bn_sidestep-e0", "about-act_harmless", by=2, who="goblin")
    table.effect_is("play-bn_battle_cry-n2", "about-act_hit", by=2, who="goblin")
    args = effect_and_args(table, "play-bn_battle_cry-n2", 2)[1]
    assert args["then"] < args["chance"]  # type: ignore[operator]
    table.line_is("pass", "sum-fight", by=2, percent=args["chance"])
    assert brief_lines(table, 2).keys().isdisjoint({"pass_attack", "pass_turn"}), "once is enough"


def test_what_several_declared_encounters_will_do_is_told_once() -> None:
    table = at_gate().hand(1, "mo_goblin", "mo_imp").hand(2, "bn_battle_cry").rich(2, glory=4, peril=6)
    table.stance(2, "always")
    table.begin("dungeonlord").declare("mo_goblin", "mo_imp", wait=True)
    assert brief_lines(table, 2).keys().isdisjoint({"pass_attack", "pass_turn"})
    passing = table.options(2)["pass"]
    assert len(breakdown_of(passing)) > 2
    assert [line.key for line in breakdown_of(passing, brief=True)] == ["sum-entry", "sum-entry"], "one line for each"


def test_a_response_to_a_declared_trap_says_what_it_changes() -> None:
    table = at_gate("he_brokk", "he_sera").hand(1, "tp_crusher").hand(2, "bn_battle_cry").rich(2, glory=4, peril=9)
    table.stance(2, "always").begin("dungeonlord").declare("tp_crusher", wait=True).window_is("enc")
    table.effect_is("play-bn_battle_cry-n2", "about-act_quest", by=2, quest="crusher")


def test_an_artifact_is_quoted_without_the_quest_that_gave_it() -> None:
    table = at_gate().set(1, done=["qd_mirror"]).rich(1, glory=3).begin("hero")
    order = next(question for question in table.game.questions if question.kind == "arm_order" and question.seat == 1)
    for question, id in ((table.asked(1), "artifact-qd_mirror"), (order, "arm-artifact-qd_mirror-roll-exit")):
        assert preview(table.game, 1, question.id, id) == [Message("artifact-qd_mirror")]
    sentence = TEXTS.say("en", "dungeoneer", "text-qd_mirror")
    assert sentence.endswith(TEXTS.say("en", "dungeoneer", "artifact-qd_mirror"))


@pytest.mark.rule("DN-13.16", "DN-13.17")
def test_an_attempt_with_a_search_tells_the_chances_of_both_steps() -> None:
    table = Table().map(("md_library", 0, 2)).quest("qd_codex", 1).at(1, "md_library").begin("hero", moved=True)
    brief = brief_lines(table.line_is("quest-qd_codex", "sum-search"))["quest-qd_codex"]
    assert brief is not None
    quest_itself = brief.args["then"]
    assert isinstance(quest_itself, Part)
    assert breakdown(table, "quest-qd_codex")[0] == brief
    sentence = TEXTS.say("en", "dungeoneer", brief)
    assert sentence.startswith("Search: success ")
    assert ", then the quest itself: " in sentence
    table.set_quest("qd_codex", found=True)
    table.line_is("quest-qd_codex", "sum-attempt", percent=quest_itself.args["percent"])


@pytest.mark.parametrize(
    ("quest", "en", "ja"),
    [
        ("qd_mirror", "(failure costs 1 wound)", "（失敗するとウーンド1）"),
        ("qd_codex", "(failure gives 2 Peril)", "（失敗すると危難+2）"),
        ("qd_assassin", "(failure costs 1 wound)", "（失敗するとウーンド1）"),
    ],
)
def test_an_attempt_tells_what_failing_costs(quest: str, en: str, ja: str) -> None:
    space = QUESTS[quest].space
    table = Table().map(("md_gate", 0, 0), (space, 0, 2)).at(1, space).quest(quest, 1).rich(1, movement=1)
    table.begin("hero")

    def texts(language: str) -> tuple[str, str]:
        """The line of the attempt and its short form on the button."""
        brief = brief_lines(table)[f"quest-{quest}"]
        assert brief is not None
        line, button = brief, Message(f"button-{brief.key}", brief.args)
        return TEXTS.say(language, "dungeoneer", line), TEXTS.say(language, "dungeoneer", button)

    assert all(en in text for text in texts("en"))
    assert all(ja in text for text in texts("ja"))
    table.at(2, space)
    strikes_all = quest != "qd_assassin"  # its search strikes only the hero that searches
    assert all(("everyone there" in text) == strikes_all for text in texts("en"))
    assert all(("そこの全員が" in text) == strikes_all for text in texts("ja"))


def test_a_search_that_fails_for_certain_leads_to_nothing() -> None:
    table = Table().map(("md_library", 0, 2)).quest("qd_codex", 1).at(1, "md_library").begin("hero", moved=True)
    table[1].rolls.append(NextRoll("ba_ill_omen", -9, ["any"]))
    table.line_is("quest-qd_codex", "sum-search", percent=0, after="")
