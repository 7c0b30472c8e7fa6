"""The warning with every question of a hero's turn when the game may soon be lost."""

from __future__ import annotations

import pytest

from conformance.texts import TEXTS
from rules.messages import Message, refer
from tests.games.dungeon_go.table import Table

GOBLIN = refer("monster-goblin")


def threat(*pieces: str, king: str = "E6") -> tuple[object, object]:
    table = Table("0 E7 S2", *pieces, king=king)
    table.turn(0)
    return table.question.describe(table.game)["threat"], table.question.describe(table.game).get("foe_cell")


@pytest.mark.rule("DG-14.8", "DG-21.2")
@pytest.mark.parametrize(
    ("pieces", "expected"),
    [
        (["goblin B4"], ("king", "B4")),
        (["goblin B5"], ("king", "B5")),
        (["goblin B6"], ("king_steps", "B6")),
        (["goblin B3"], ("none", None)),
        (["goblin B6", "1 B4"], ("none", None)),
        (["goblin B5", "1 B4"], ("none", None)),
        (["goblin B1"], ("none", None)),
        (["troll B5 attacked", "1 B5 holds=strength"], ("none", None)),
    ],
)
def test_a_monster_that_reaches_the_king_is_named(pieces: list[str], expected: tuple[object, object]) -> None:
    assert threat(*pieces) == expected


def test_a_monster_that_can_reach_the_king_after_his_step_forward_is_named() -> None:
    assert threat("goblin B6", king="E5") == ("none", None)
    assert threat("goblin B5", king="E5") == ("king_steps", "B5")
    assert threat("goblin B5", "1 E6", king="E5") == ("none", None), "he can't step forward"


@pytest.mark.rule("DG-14.6")
@pytest.mark.parametrize(
    ("cell", "expected"), [("E1", ("leaves", "E1")), ("E2", ("near", "E2")), ("E3", ("none", None))]
)
def test_a_monster_near_the_exit_is_named(cell: str, expected: tuple[object, object]) -> None:
    assert threat(f"goblin {cell}", king="B6") == expected


def test_a_grappled_monster_does_not_threaten_to_leave() -> None:
    assert threat("troll E1 attacked", "1 E1 holds=strength", king="B6") == ("none", None)


def test_a_threat_to_the_king_is_named_before_one_at_the_exit_unless_he_must_step_first() -> None:
    assert threat("goblin E2", "imp B4") == ("king", "B4")
    assert threat("goblin E1", "imp B5", king="E5") == ("leaves", "E1"), "he may not step at all"


@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_question_of_a_heros_turn_shows_the_warning(language: str) -> None:
    table = Table("0 E7 S2 A1", "goblin E1", "troll E5 attacked", floor=3, king="B6", faces=(2,))

    def said() -> str:
        args = table.question.describe(table.game)
        assert (args["threat"], args["foe"]) == ("leaves", GOBLIN)
        lines = TEXTS.say_exactly(language, "dungeon_go", Message(f"ask-{table.question.kind}", args)).splitlines()
        assert lines[1].startswith("🚨")
        assert "E1" in lines[1]
        return table.question.kind

    table.turn(0)
    assert said() == "move"
    table.pick("E4")
    assert said() == "combat"
    table.pick("attack-E5-strength")
    assert said() == "roll_again"
