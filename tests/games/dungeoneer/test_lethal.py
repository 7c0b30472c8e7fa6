"""Answers that may eliminate their player say so with the numbers, and have to be confirmed (DN-18.5)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from benchmarks.press_count import asked_of
from cogs.screens.open_question import Progress, completions
from cogs.screens.question.controls import controls
from cogs.services.screen import Text
from conformance.texts import TEXTS
from games.dungeoneer.rules.lethal import death
from games.dungeoneer.rules.movement import ChooseStep
from rules.messages import Message
from rules.questions import Undo
from tests.games.dungeoneer.table import Table

GATE = ("md_gate", 0, 0)


def at_the_king(life: int) -> Table:
    """The Cinder King counters with one wound, but attacks with Magic and two."""
    table = Table(("he_sera", "he_brokk")).map(("md_throne", 0, 0), ("md_gate", 0, 1), ("md_ash_corridor", 0, 2))
    table.quest("qd_cinder_king", owner=1).at(2, "md_ash_corridor").set(1, life=life).rich(1, movement=3)
    return table.begin("hero")


def fighting_the_king(life: int) -> Table:
    return at_the_king(life).set_quest("qd_cinder_king", fought=True)


def at_a_trapped_exit(life: int) -> Table:
    table = Table(("he_sera", "he_brokk")).map(("md_dripping_stair", 0, 0), ("md_gate", 1, 0)).at(2, "md_gate")
    return table.set(1, life=life).rich(1, movement=3).begin("hero")


def attacked_by_an_ogre(life: int) -> Table:
    table = Table(("he_brokk", "he_tamsin")).map(GATE, ("md_crossways", 0, 1)).set(2, life=life)
    table.rich(2, glory=2, peril=6)
    table.hand(1, "mo_ogre").hand(2, "bn_sidestep").begin("dungeonlord")
    table.declare("mo_ogre", wait=True)
    return table


def in_its_own_trap(life: int) -> Table:
    table = Table(("he_brokk", "he_tamsin")).map(GATE).set(1, life=life).rich(2, peril=6).hand(1, "tp_darts")
    return table.begin("dungeonlord")


def with_a_fever(life: int) -> Table:
    table = Table(("he_brokk", "he_tamsin"), cards="both").map(GATE).set(1, life=life).rich(1, glory=1)
    return table.ready(1, "bn_loremaster").bane(1, "ba_fever", by=2).begin("reset")


def moved_to_spikes(life: int) -> Table:
    table = Table(("he_sera", "he_brokk")).map(("md_crossways", 0, 0), ("md_chains", 0, 1), ("md_gate", 1, 0))
    table.set(1, life=life).begin("hero").game.agenda._current = None
    table.game.push(ChooseStep(seat=1, hero=1))
    table.game.agenda.run(table.game)
    return table


@pytest.mark.rule("DN-18.5")
@pytest.mark.parametrize(
    ("pose", "id", "most", "percent"),
    [
        (at_the_king, "quest-qd_cinder_king", 2, 72),
        (fighting_the_king, "challenge-qd_cinder_king-melee", 1, 72),
        (at_a_trapped_exit, "move-e", 1, 33),
        (attacked_by_an_ogre, "pass", 1, 83),
        (attacked_by_an_ogre, "pass_turn", 1, 83),
        (moved_to_spikes, "md_chains", 1, 33),
        (in_its_own_trap, "only-declare-tp_darts-s2", 1, 17),
        (with_a_fever, "pay-1", 1, 100),
    ],
)
def test_what_may_eliminate_the_hero_says_how_likely(
    pose: Callable[[int], Table], id: str, most: int, percent: int
) -> None:
    """Up to that much Life; with one more there is no danger."""
    for life in range(1, most + 1):
        option = pose(life).options()[id]
        assert option.undo is Undo.CONFIRMED
        assert option.warning == Message("risk-out", {"life": life, "percent": percent})
    assert pose(most + 1).options()[id].undo is not Undo.CONFIRMED


@pytest.mark.parametrize(
    ("pose", "id"),
    [(attacked_by_an_ogre, "play-bn_sidestep-e0"), (in_its_own_trap, "declare"), (at_the_king, "end")],
)
def test_answers_without_danger_are_not_marked(pose: Callable[[int], Table], id: str) -> None:
    option = pose(1).options()[id]
    assert option.undo is not Undo.CONFIRMED
    assert option.warning is None


def test_a_second_harm_counts_only_for_what_the_first_leaves() -> None:
    assert death(1, [(0.5, 1), (0.5, 1)]) == 0.75
    assert death(2, [(0.5, 1), (0.5, 1)]) == 0.25
    assert death(2, [(1.0, -3), (1.0, 4)]) == 0.0
    assert death(6, [(1.0, -3), (1.0, 6)]) == 1.0, "Life has a limit"


@pytest.mark.parametrize(
    ("language", "risk"), [("en", "💀 life 2 → 0: out (72%)"), ("ja", "💀 ライフ2→0で脱落（72%）")]
)
def test_the_danger_is_part_of_the_label_wherever_the_answer_is_given(language: str, risk: str) -> None:
    table = at_the_king(2)
    question = table.asked()
    asked = asked_of(table.game, question, TEXTS, language)
    attempt = table.options()["quest-qd_cinder_king"]
    assert risk in asked.button(attempt)
    assert risk in asked.label(attempt), "menus and the page"
    assert any(risk in text for text, _ in completions(asked))
    assert risk not in asked.line(attempt), "nothing is said twice"
    confirming = replace(asked, progress=Progress(confirm=attempt.id))
    assert risk in "".join(block.text for block in controls(confirming) if isinstance(block, Text))
