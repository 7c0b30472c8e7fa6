"""The warning with every question of a hero's turn when the game may soon be lost."""

from __future__ import annotations

import pytest

from conformance.texts import TEXTS
from rules.messages import Message, refer
from tests.games.dungeon_go.table import Table

GOBLIN = refer("monster-goblin")


@pytest.mark.rule("DG-14.6", "DG-14.8", "DG-21.2")
@pytest.mark.parametrize(
    ("pieces", "king", "threat", "cell"),
    [
        ("goblin B4", "E6", "king", "B4"),
        ("goblin B5", "E6", "king", "B5"),
        ("goblin B6", "E6", "king_steps", "B6"),  # after his step forward
        ("goblin B5", "E5", "king_steps", "B5"),
        ("goblin B3", "E6", "none", None),
        ("goblin B1", "E6", "none", None),
        ("goblin B6", "E5", "none", None),
        ("goblin B6, 1 B4", "E6", "none", None),
        ("goblin B5, 1 B4", "E6", "none", None),
        ("goblin B5, 1 E6", "E5", "none", None),  # he can't step forward
        ("troll B5 attacked, 1 B5 holds=strength", "E6", "none", None),
        ("goblin E1", "B6", "leaves", "E1"),
        ("goblin E2", "B6", "near", "E2"),
        ("goblin E3", "B6", "none", None),
        ("troll E1 attacked, 1 E1 holds=strength", "B6", "none", None),
        ("goblin E2, imp B4", "E6", "king", "B4"),  # before a threat at the exit
        ("goblin E1, imp B5", "E5", "leaves", "E1"),  # he may not step at all
    ],
)
def test_a_monster_that_can_reach_the_king_or_the_exit_is_named(
    pieces: str, king: str, threat: str, cell: str | None
) -> None:
    Table("0 E7 S2", *pieces.split(", "), king=king).begin(0).asks("move", threat=threat, foe_cell=cell)


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
