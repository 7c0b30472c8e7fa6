"""Encounters declared in one answer or step by step, and what cannot be afforded or done."""

from __future__ import annotations

import pytest

from conformance.texts import TEXTS
from games.dungeoneer.rules.components import CARDS, QUESTS, name_of
from rules.messages import Message, Part, refer, seat_name
from rules.questions import Shown, as_shown, refusals
from tests.games.dungeoneer.answers import (
    at_gate,
    breakdown,
    button_ids,
    chances_in,
    effect_and_args,
    effect_message,
    missed_answers,
    strike,
)
from tests.games.dungeoneer.table import Table


def declared_in_one(table: Table) -> list[str]:
    """The answers that choose an encounter but do not declare it yet."""
    return [id for id in table.ids() if id.startswith("declare-") and "-end" not in id]


@pytest.mark.rule("DN-5.8", "DN-5.10")
def test_one_encounter_is_chosen_in_one_answer_and_paid_when_it_is_declared() -> None:
    table = at_gate("he_sera", "he_brokk", "he_lirien").hand(1, "mo_goblin", "mo_drake", "tp_darts")
    table.at(2, "md_smoke_vents").rich(2, peril=9).rich(3, peril=1).begin("dungeonlord")
    single = declared_in_one(table)
    assert "declare-mo_goblin-s2-melee" in single
    assert "declare-tp_darts-s2" in single, "a trap has no attribute"
    assert {table.options(1)[id].mark for id in single} == {"md_smoke_vents"}, "where the hero stands"
    assert sum(id.startswith("declare-mo_drake") for id in single) == 2, "one for each attack"
    assert "declare-mo_goblin-s3-melee" not in single, "Peril 1 does not pay for it"
    table.do("declare-mo_goblin-s2-melee")
    assert (table[2].peril, table.game.encounters, table.game.declared) == (9, [], False), "nothing is declared yet"
    table.do("done", wait=True)
    (entry,) = table.game.encounters
    assert (entry.card, entry.target, entry.attr) == ("mo_goblin", 2, "melee")
    assert table[2].peril == 9 - CARDS["mo_goblin"].cost
    assert table.game.declared
    assert table.game.hands[1] == ["mo_drake", "tp_darts"]


def test_a_single_encounter_shows_its_peril_cost_and_the_chance_to_hit() -> None:
    table = at_gate().hand(1, "mo_goblin").rich(2, peril=4).begin("dungeonlord")
    table.has_no_effect("declare-mo_goblin-s2-melee")
    assert table.options(1)["declare-mo_goblin-s2-melee"].label.args["cost"] == CARDS["mo_goblin"].cost
    lines = breakdown(table, "declare-mo_goblin-s2-melee")
    assert [line.key for line in lines][:3] == ["sum-hit", "sum-countered", "sum-side"]
    table.do("declare")
    assert breakdown(table, "add-mo_goblin") == lines


@pytest.mark.rule("DN-5.8", "DN-16.14")
def test_an_encounter_chosen_in_one_answer_can_be_taken_back_until_it_is_declared() -> None:
    table = at_gate("he_sera", "he_brokk", "he_lirien").hand(1, "mo_goblin", "tp_darts").rich(2, peril=9)
    table.game.draft_recipient = 3
    table.begin("dungeonlord")
    assert table.do("declare-mo_goblin-s2-melee") == [], "no event is sent"
    assert table.game.can_undo(1)
    assert table.game.draft_recipient == -1, "the recipient of an earlier draft is forgotten"
    assert table.ids() == ["done", "add-tp_darts", "recipient-s1", "recipient-s2", "recipient-s3", "drop"]
    first = as_shown(table.asked(), table.game)[0]
    assert first.id == "done", "in reach above a long list"
    assert first.label.key not in table.game.passing, "as inviting as one more"
    table.do("drop")
    assert (table.asked().kind, table.game.draft) == ("dungeonlord_acts", [])
    table.play("declare-tp_darts-s2", "add-mo_goblin")
    assert [entry.card for entry in table.game.draft] == ["tp_darts", "mo_goblin"], "more can follow"
    table.do("drop")
    assert table.asked().kind == "declare_encounters", "one is left"
    table.dice(6, 6, 6).play("done")
    assert not table.game.can_undo(1)
    table.refuses("declare", "declaration_done")


def test_a_declaration_shows_its_peril_cost_and_its_targets() -> None:
    table = at_gate("he_sera", "he_brokk", "he_lirien").hand(1, "mo_goblin", "tp_darts", "mo_rats").rich(2, peril=9)
    table.rich(3, peril=9).begin("dungeonlord")
    chance, trapped = (strike(table, id)["percent"] for id in ("declare-mo_goblin-s2-melee", "declare-tp_darts-s3"))
    table.do("declare-mo_goblin-s2-melee")
    peril = Part("about-peril", {"player": seat_name(2), "before": 9, "after": 7})
    lost = [name_of("tp_darts"), name_of("mo_rats")]
    assert effect_and_args(table, "done") == ("about-and_lost", {"about": peril, "cards": lost})
    lines = breakdown(table, "done")
    goblin: dict[str, object] = {"card": name_of("mo_goblin"), "player": seat_name(2), "percent": chance}
    assert [(line.key, line.args) for line in lines] == [("sum-entry", {**goblin, "attr": refer("attr-melee")})]
    table.play("add-tp_darts", "seat-3")
    assert effect_and_args(table, "done") == ("about-lost", {"cards": lost[1:]}), "two players pay"
    lines = breakdown(table, "done")
    assert [line.key for line in lines] == ["sum-entry", "sum-entry_trap"]
    assert lines[1].args == {"card": name_of("tp_darts"), "player": seat_name(3), "percent": trapped}


def test_an_encounter_names_the_others_that_no_peril_is_left_for() -> None:
    table = at_gate().hand(1, "mo_goblin", "tp_net", "mo_ogre").rich(2, peril=5).begin("dungeonlord")
    goblin, net, ogre = (name_of(card) for card in ("mo_goblin", "tp_net", "mo_ogre"))
    assert effect_and_args(table, "declare-mo_goblin-s2-melee") == ("about-lost", {"cards": [ogre]})
    assert effect_and_args(table, "only-declare-mo_ogre-s2-melee") == ("about-lost", {"cards": [goblin, net]})
    table.do("declare")
    assert effect_and_args(table, "add-mo_goblin") == ("about-lost", {"cards": [ogre]}), "piece by piece as well"


def test_a_trap_names_the_other_heroes_in_its_space() -> None:
    table = at_gate("he_sera", "he_brokk", "he_lirien").hand(1, "tp_darts").rich(2, peril=4).begin("dungeonlord")
    sentence = effect_and_args(table, "declare-tp_darts-s2")
    others = [seat_name(1), seat_name(3)]
    assert sentence == ("about-catches", {"others": others}), "the Dungeonlord's own hero as well"
    key, args = effect_and_args(table.press("declare"), "add-tp_darts")
    assert (key, args["others"]) == ("about-surest_catches", others), "piece by piece as well"
    assert args["number"] == 1, "nobody is the easiest of one"
    table.at(2, "md_smoke_vents").begin("dungeonlord")
    assert effect_message(table, "declare-tp_darts-s2") is None


def test_each_target_of_a_trap_names_the_other_heroes_in_its_space() -> None:
    table = at_gate("he_sera", "he_brokk", "he_lirien").hand(1, "tp_darts").rich(2, peril=4).rich(3, peril=4)
    table.at(3, "md_smoke_vents").begin("dungeonlord").play("declare", "add-tp_darts")
    caught = {id: [(line.key, dict(line.args)) for line in breakdown(table, id)] for id in ("seat-2", "seat-3")}
    assert caught == {"seat-2": [("about-catches", {"others": [seat_name(1)]})], "seat-3": []}


def test_after_a_declaration_the_phase_continues_without_another_declaration() -> None:
    table = at_gate().hand(1, "mo_goblin", "mo_rats").rich(2, peril=9).begin("dungeonlord").dice(3, 3)
    table.play("declare-mo_goblin-s2-melee", "done")
    assert table.asked().kind == "dungeonlord_acts"
    assert not any(id.startswith("declare") for id in table.ids())
    assert [refusal.reason for refusal in missed_answers(table)] == ["declaration_done"]


def test_the_encounters_most_likely_to_hit_and_the_end_are_prominent() -> None:
    table = at_gate("he_sera", "he_brokk", "he_lirien").hand(1, "mo_goblin", "mo_drake", "tp_darts", "mo_rats")
    table.rich(2, peril=9).rich(3, peril=9).begin("dungeonlord")
    ids = button_ids(table)
    assert ids[-1] == "end"
    assert len(ids) == 4
    table.hand(1, "ba_rage")
    assert button_ids(table) == [*ids[:3], "declare", "end"], (
        "declaring step by step has a button only with an attachment"
    )
    table.game.hands[1].remove("ba_rage")
    single = [option.id for option in table.asked().explained(table.game) if option.id in declared_in_one(table)]
    chances = {id: int(str(strike(table, id)["percent"])) for id in single}
    assert list(chances.values()) == sorted(chances.values(), reverse=True), "they are listed in this order, too"
    assert ids[:3] == [*chances][:3]


def test_nothing_invites_to_an_encounter_that_cannot_strike() -> None:
    table = at_gate("he_sera", "he_lirien", "he_brokk").ready(2, "tr_oak_staff").hand(1, "tp_glyph", "mo_goblin")
    table.rich(2, peril=9).rich(3, peril=9).begin("dungeonlord")

    def inviting() -> list[str]:
        return [option.id for option in as_shown(table.asked(), table.game) if option.prominence != Shown.VAIN]

    assert "declare-tp_glyph-s3" in inviting()
    assert "declare-tp_glyph-s2" not in inviting()
    table.do("declare-mo_goblin-s2-melee")
    assert "add-tp_glyph" in inviting()
    table.do("add-tp_glyph")
    assert inviting() == ["seat-3", "back"]


def test_an_unaffordable_encounter_is_missed_and_names_the_player_with_the_most_peril() -> None:
    table = at_gate("he_sera", "he_brokk", "he_lirien").hand(1, "tp_crusher", "ba_frailty").rich(2, peril=1)
    table.rich(3, peril=2).begin("dungeonlord")
    crusher, frailty = missed_answers(table)
    assert (crusher.label.args, crusher.reason) == ({"card": name_of("tp_crusher")}, "not_enough_peril")
    assert crusher.reason_args == {"cost": CARDS["tp_crusher"].cost, "player": seat_name(3), "peril": 2}
    assert frailty.reason_args == {"cost": 3, "player": seat_name(3), "peril": 2}
    table.rich(3, peril=3)
    (crusher,) = missed_answers(table)
    assert crusher.label.args["card"] == name_of("tp_crusher"), "one player can pay for the bane"


def test_an_unaffordable_card_is_missed_in_the_hero_phase_only() -> None:
    table = at_gate().hand(1, "tr_sword", "bn_sidestep").rich(1, glory=1).begin("hero")
    (sword,) = missed_answers(table)
    assert (sword.label.args["card"], sword.reason) == (name_of("tr_sword"), "not_enough_glory")
    assert any(
        refusal.label.args.get("card") == name_of("bn_sidestep") for refusal in refusals(table.asked(), table.game)
    )
    table.begin("dungeonlord")
    assert missed_answers(table) == []


def test_a_quest_elsewhere_is_not_missed_but_names_its_space() -> None:
    table = at_gate().quest("qd_smoke", owner=1).quest("qd_smith", owner=1).begin("hero")
    for id, quest in (("quest-qd_smoke", "qd_smoke"), ("pick-qd_smith", "qd_smith")):
        refused = next(refusal for refusal in refusals(table.asked(), table.game) if refusal.id == id)
        assert (refused.reason, refused.missed) == ("not_in_quest_space", False)
        assert refused.reason_args == {"space": name_of(QUESTS[quest].space)}
        assert refused.mark == f"quest-{quest}", "where a tap asks for it"


def test_an_attachment_shows_its_combined_peril_cost_and_the_chance_to_hit() -> None:
    table = at_gate("he_sera", "he_brokk", "he_lirien").hand(1, "mo_goblin", "ba_rage").rich(3, peril=9)
    table.begin("dungeonlord").play("declare", "add-mo_goblin")
    while table.asked().kind != "encounter_attachment":
        table.do("seat-3")
    goblin, rage = CARDS["mo_goblin"].cost, CARDS["ba_rage"].cost
    for answer, cost in (("none", goblin), ("with-ba_rage", goblin + rage)):
        table.effect_is(answer, "about-act_threat", player=3, cost=cost, before=9, after=9 - cost)
    assert effect_and_args(table, "none")[1]["percent"] < effect_and_args(table, "with-ba_rage")[1]["percent"]  # type: ignore[operator]


def test_an_encounter_shows_its_chances_in_one_line_and_its_text_only_in_the_full_preview() -> None:
    table = at_gate("he_sera", "he_brokk", "he_lirien").hand(1, "tp_darts", "mo_goblin").rich(2, peril=4)
    table.begin("dungeonlord")
    goblin, darts = (strike(table, id) for id in ("declare-mo_goblin-s2-melee", "declare-tp_darts-s2"))
    assert goblin == chances_in(breakdown(table, "declare-mo_goblin-s2-melee"))
    assert darts["countered"] == 0
    whole = breakdown(table, "declare-tp_darts-s2")
    assert (whole[0], whole[-1]) == (Message("sum-strike", darts), Message("text-tp_darts"))
    assert [line.key for line in whole[1:-1]] == ["sum-side", "sum-part"], "what its victim adds to the die"
    assert (whole[1].args["who"], whole[1].args["attr"]) == (seat_name(2), refer("attr-speed"))
    assert whole[2].args == {"source": refer("ability-he_brokk"), "n": 2}


@pytest.mark.rule("DN-5.4")
def test_the_dungeonlord_is_told_the_peril_of_the_others() -> None:
    table = at_gate("he_sera", "he_brokk", "he_lirien").hand(1, "mo_goblin").rich(1, peril=9).rich(2, peril=4)
    table.rich(3, peril=1).begin("dungeonlord")

    def question(language: str) -> str:
        asked = table.asked(1)
        words = Message(f"ask-{asked.kind}", asked.describe(table.game))
        return TEXTS.say(language, "dungeoneer", words, ["Ann", "Ben", "Cleo", "Dana"])

    assert question("en") == "What will you do as Dungeonlord? Peril: Cleo 4 and Dana 1."
    assert question("ja").endswith("危難：Cleo 4、Dana 1。")
    table.do("declare")
    assert question("en") == "Which encounters do you declare? Peril: Cleo 4 and Dana 1."
