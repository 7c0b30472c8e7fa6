"""The answers with which the phases of a turn end, and those that begin or make a declaration at once."""

from __future__ import annotations

import pytest

from conformance.texts import TEXTS
from rules.messages import Message, Part
from rules.questions import Shown, as_shown, effect_of
from tests.games.dungeoneer.table import Table, table_of


def listed(table: Table) -> list[str]:
    """The answers that are listed for the player."""
    return [option.id for option in table.asked().options(table.game) if option.prominence >= Shown.LISTED]


# The end of the hero phase


@pytest.mark.parametrize(
    ("movement", "question"),
    [(1, "What does your hero do?"), (0, "Your hero can do nothing more. End the phase?")],
)
def test_where_only_the_end_is_left_that_is_the_question(movement: int, question: str) -> None:
    table = table_of().hand(1, "mo_rats").rich(1, movement=movement).begin("hero", moved=True)
    asked = table.asked()
    assert TEXTS.say("en", "dungeoneer", Message(f"ask-{asked.kind}", asked.describe(table.game))) == question
    assert (listed(table) == ["end"]) == (movement == 0)
    assert not any(option.mark for id, option in table.options().items() if id.startswith("end"))


@pytest.mark.rule("DN-14.3")
@pytest.mark.parametrize(("answer", "kept"), [("end", True), ("end_let_go", False)])
def test_the_end_of_the_phase_says_whether_a_movement_is_kept(answer: str, kept: bool) -> None:
    table = table_of().hand(1, "mo_rats", "tp_net").rich(1, movement=2).begin("hero", moved=True).play(answer)
    table.asks("discard_one").hero_is(1, token=kept, movement=0)


@pytest.mark.rule("DN-13.10", "DN-14.3", "DN-14.5", "DN-24.3")
@pytest.mark.parametrize(("answer", "kept"), [("keep", True), ("let_go", False)])
def test_a_phase_that_a_quest_has_ended_leaves_the_movement_to_be_kept_or_not(answer: str, kept: bool) -> None:
    table = table_of().hand(1, "mo_rats", "tp_net").rich(1, movement=2).begin("discard", moved=True).defaults("keep")
    table.asks("bank_movement").play(answer).hero_is(1, token=kept, movement=0)
    table.asks("discard_one", "hand-mo_rats, hand-tp_net")
    table.play("hand-tp_net").game_is(turn=2).discards("tp_net").holds(1, "mo_rats")


# The end of the Dungeonlord phase and the pack


@pytest.mark.rule("DN-7.1", "DN-7.3", "DN-17.5")
@pytest.mark.parametrize("place", ["hand", "pack"])
def test_ending_the_phase_and_placing_an_unwounded_monster_can_be_one_answer(place: str) -> None:
    table = table_of("he_sera", "he_brokk", "he_tamsin")
    table.pack(1, "mo_rats", 0, "ba_rage").rich(2, peril=7).begin("dungeonlord").dice(3, 2).declare("m#mo_rats")
    assert {"end_to_hand", "end_to_pack"} <= set(listed(table))
    assert "end" not in listed(table), "it would only ask where the monster goes"
    grows = effect_of(table.options()[f"end_to_{place}"])
    assert grows == Message(f"about-to_{place}", {"n": 1} if place == "hand" else {"n": 1, "most": 3})
    table.play(f"end_to_{place}").asks("place_map").hero_is(1, **{"hand": "", "pack": "", place: "mo_rats"})
    assert ("ba_rage" in table.game.discard) == (place == "hand")


@pytest.mark.parametrize(("wounds", "usual"), [(0, ["end_to_hand", "end_to_pack"]), (2, ["end"])])
def test_the_usual_ends_of_the_phase_come_after_all_acts_and_sorting_the_pack_last(
    wounds: int, usual: list[str]
) -> None:
    table = table_of("he_sera", "he_brokk", "he_tamsin").hand(1, "ba_frailty")
    table.pack(1, "mo_troll", wounds).rich(2, peril=20).begin("dungeonlord").dice(3, 5).declare("m#mo_troll")
    asked = table.asked()
    shown = [option.id for option in as_shown(asked, table.game)]
    assert shown[-len(usual) - 2 :] == ["bane-ba_frailty-s2", *usual, "end_sorting"]


@pytest.mark.rule("DN-7.2")
@pytest.mark.parametrize(("wounds", "free"), [(1, True), (2, False)])
def test_only_a_monster_whose_last_wound_heals_may_return_to_the_hand(wounds: int, free: bool) -> None:
    table = table_of("he_sera", "he_brokk", "he_tamsin")
    table.pack(1, "mo_troll", wounds).rich(2, peril=7).begin("dungeonlord").dice(3, 5).declare("m#mo_troll")
    assert ("end_to_hand" in table.ids()) == free
    assert ("end" in listed(table)) == (not free)
    goes = None if free else Message("about-to_pack", {"n": 1, "most": 3})
    assert effect_of(table.options()["end"]) == goes


def test_several_monsters_can_be_placed_together_or_one_by_one() -> None:
    table = table_of("he_sera", "he_brokk", "he_tamsin").pack(1, "mo_rats", 0, "ba_rage").pack(1, "mo_troll")
    table.rich(2, peril=15).begin("dungeonlord").dice(3, 2, 3, 5).declare("m#mo_rats", "m#mo_troll")
    assert {"end", "end_to_hand", "end_to_pack"} <= set(listed(table))
    table.play("end_to_pack").hero_is(1, pack="mo_rats mo_troll")


# A declaration of one encounter


@pytest.mark.rule("DN-5.8", "DN-5.10")
def test_an_encounter_to_which_nothing_can_be_added_is_declared_at_once() -> None:
    table = table_of("he_sera", "he_brokk", "he_tamsin").hand(1, "mo_rats", "tp_net").rich(2, peril=1)
    table.begin("dungeonlord").dice(3, 2)
    assert "only-declare-mo_rats-s2-melee" in listed(table)
    assert "declare-mo_rats-s2-melee" not in listed(table)
    table.play("only-declare-mo_rats-s2-melee").logs("declares_monster").game_is(declared=True)


@pytest.mark.parametrize("more", [[], ["tp_darts"], ["ba_rage"]])
def test_declaring_step_by_step_is_offered_only_where_several_cards_can_be_declared(more: list[str]) -> None:
    table = table_of("he_sera", "he_brokk", "he_tamsin").hand(1, "mo_rats", *more).rich(2, peril=20)
    table.begin("dungeonlord")
    assert ("declare" in listed(table)) == bool(more)
    assert "declare" in table.options(), "records may hold it"


@pytest.mark.parametrize("left", [0, 3])
def test_the_phase_ends_by_itself_where_everyone_knows_that_nothing_is_left_to_do(left: int) -> None:
    """With Peril left after 1 for the Net, a bane might be in the hand: a question tells nothing about it."""
    table = table_of("he_sera", "he_brokk", "he_tamsin").hand(1, "tp_net", "tr_boots")
    table.rich(2, peril=1 + left).begin("dungeonlord").dice(6, 6).play("only-declare-tp_net-s2")
    table.asks("dungeonlord_acts" if left else "place_map")


@pytest.mark.parametrize("more", ["another card", "another copy", "another player pays", "an attachment"])
def test_an_encounter_that_can_be_extended_starts_a_list(more: str) -> None:
    table = table_of("he_sera", "he_lirien", "he_tamsin").hand(1, "mo_rats").rich(2, peril=20)
    match more:
        case "another card":
            table.hand(1, "tp_net")
        case "another copy":
            table.hand(1, "mo_rats")
        case "another player pays":
            table.hand(1, "tp_net").rich(2, peril=1).rich(3, peril=9)
        case _:
            table.hand(1, "ba_rage")
    table.begin("dungeonlord")
    (begins,) = (option for option in table.asked().options(table.game) if option.id == "declare-mo_rats-s2-melee")
    assert begins.prominence >= Shown.LISTED
    assert begins.label.args["begins"] == Part("part-begins", {})
    table.never("only-declare-mo_rats*").play("declare-mo_rats-s2-melee").asks("declare_encounters")
