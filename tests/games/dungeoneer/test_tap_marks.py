"""Where an answer or a refusal is tapped in the picture, and which taps need a second one."""

from __future__ import annotations

import pytest

from games.dungeoneer.rules.marks import hero_mark
from rules.messages import seat_name
from rules.questions import Undo, refusals
from tests.games.driver import warnings
from tests.games.dungeoneer.answers import at_gate, at_quest, missed_answers
from tests.games.dungeoneer.table import Table

NORTH = 0
"""The number of that edge of a space."""


def test_what_is_refused_has_the_mark_of_its_card_or_space() -> None:
    table = Table().map(("md_long_gallery", 0, 0), ("md_ash_corridor", 1, 0))
    table.hand(1, "tr_sword", "tp_crusher", "ba_frailty").rich(1, glory=0, movement=1).rich(2, peril=0).begin("hero")
    marks = {refusal.id: refusal.mark for refusal in refusals(table.asked(1), table.game)}
    assert (marks["move-e"], marks["move-w"]) == ("md_ash_corridor", ""), "there is no space in the west"
    assert (marks["play-tr_sword"], marks["play-tp_crusher"]) == ("hand-tr_sword", "hand-tp_crusher")
    listed = {refusal.id: refusal.mark for refusal in missed_answers(table.begin("dungeonlord"))}
    assert listed == {"add-tp_crusher": "hand-tp_crusher", "bane-ba_frailty-s2": "hand-ba_frailty"}


def test_only_moves_and_cards_in_the_hand_take_a_single_tap() -> None:
    table = at_gate().hand(1, "tr_sword", "ba_shifting_walls").ready(1, "tr_draught")
    table.rich(1, glory=9, movement=2).rich(2, peril=9).begin("hero")
    marked = [option for option in table.asked(1).options(table.game) if option.mark]
    two_taps = {option.id for option in marked if option.undo is Undo.NEVER}
    one_tap = {option.id for option in marked if option.undo is None}
    assert {"bane-ba_shifting_walls-s2", "challenge-s2-melee"} <= two_taps, "a tap on a hero may ask who it is"
    assert {"move-n", "move-e", "play-tr_sword"} <= one_tap
    assert not any(id.startswith("use-") for id in one_tap), "the text of a card on the table is not shown"


def test_no_answer_is_given_by_a_tap_on_the_own_hero() -> None:
    table = at_gate().hand(1, "tr_sword", "bn_battle_cry", "ba_shifting_walls").rich(1, glory=9, movement=2)
    table.rich(2, peril=9)
    for phase in ("dungeonlord", "hero"):
        options = table.begin(phase).asked(1).options(table.game)
        assert [option.id for option in options if option.mark == hero_mark(1)] == []
    assert "explore" in {option.id for option in options}
    assert table.options(1)["explore"].undo is Undo.NEVER


def test_a_move_into_a_pit_takes_a_second_tap_after_the_chance_was_told() -> None:
    cards = (("md_gate", 0, 0), ("md_cistern", 1, 0), ("md_ash_corridor", -1, 0))
    Table().map(*cards).rich(1, movement=3).begin("hero").warning_is("move-e", "sum-way_pit").has_no_warning("move-w")


def test_a_move_through_a_lock_takes_a_second_tap_until_it_was_opened() -> None:
    table = Table().map(("md_prison", 0, 0), ("md_crossways", 0, -1)).rich(1, movement=3).begin("hero")
    assert table.options(1)["move-n"].label.key == "do-move_locked"
    assert "move-n" in warnings(table.asked(1), table.game)
    table.game.spaces[table[1].at].opened.append(NORTH)
    table.has_no_warning("move-n")


def test_attempting_a_quest_takes_a_second_tap() -> None:
    table = at_quest("qd_leap").rich(1, movement=3).begin("hero")
    assert table.options(1)["quest-qd_leap"].undo is Undo.NEVER


def test_an_encounter_declared_at_once_takes_a_second_tap() -> None:
    table = at_gate().hand(1, "mo_rats").rich(2, peril=1).begin("dungeonlord")
    assert table.options(1)["only-declare-mo_rats-s2-melee"].undo is Undo.NEVER


@pytest.mark.parametrize("phase", ["dungeonlord", "hero"])
def test_a_phase_does_not_say_that_hardly_anything_can_be_taken_back(phase: str) -> None:
    table = at_gate().hand(1, "ba_shifting_walls").rich(1, glory=9, movement=2).rich(2, peril=9).begin(phase)
    assert any(option.undo is Undo.NEVER for option in table.asked(1).options(table.game))
    assert table.asked(1).undo is Undo.TACIT


def test_a_bane_that_can_be_played_on_someone_is_refused_only_on_players_named() -> None:
    table = at_gate("he_sera", "he_brokk", "he_lirien").hand(1, "ba_unravel").ready(2, "bn_fleet_foot")
    table.rich(2, peril=3).rich(3, peril=3).begin("dungeonlord")
    table.offers("bane-ba_unravel-s2")
    refused = {
        (refusal.label.key, refusal.label.args.get("player"), refusal.reason)
        for refusal in refusals(table.asked(1), table.game)
    }
    assert {("do-play_card_on", seat_name(1), "own_peril"), ("do-play_card_on", seat_name(3), "no_target")} <= refused
    assert "do-play_card" not in {label for label, _, _ in refused}


def test_a_move_that_asks_nobody_cannot_be_taken_back() -> None:
    """That nobody is asked tells that nobody holds a response."""
    table = at_gate().rich(1, movement=2).begin("hero")
    table.play(next(id for id in table.ids() if id.startswith("move-"))).waits(1).undoes(by=1, possible=False)
