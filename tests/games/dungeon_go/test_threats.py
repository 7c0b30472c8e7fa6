"""The warning with every question of a hero's turn when the game may soon be lost."""

from __future__ import annotations

import pytest

from conformance.texts import TEXTS
from games.dungeon_go.rules.threats import is_lost
from rules.messages import Message
from tests.games.dungeon_go.table import Table


@pytest.mark.rule("DG-14.6", "DG-14.8", "DG-21.2")
@pytest.mark.parametrize(
    ("pieces", "king", "threat", "named"),
    [
        ("goblin B4", "E6", "king", "goblin B4"),
        ("goblin B5", "E6", "king", "goblin B5"),
        ("goblin B6", "E6", "king_steps", "goblin B6"),  # after his step forward
        ("goblin B5", "E5", "king_steps", "goblin B5"),
        ("goblin B3", "E6", "none", ""),
        ("goblin B1", "E6", "none", ""),
        ("goblin B6", "E5", "none", ""),
        ("goblin B6, 1 B4", "E6", "none", ""),
        ("goblin B5, 1 B4", "E6", "none", ""),
        ("goblin B5, 1 E6", "E5", "none", ""),  # he can't step forward
        ("troll B5 attacked, 1 B5 holds=strength", "E6", "none", ""),
        ("goblin E1", "B6", "leaves", "goblin E1"),
        ("goblin E2", "B6", "near", "goblin E2"),
        ("goblin E3", "B6", "none", ""),
        ("troll E1 attacked, 1 E1 holds=strength", "B6", "none", ""),
        ("goblin E1, imp E7", "B6", "leaves", "goblin E1, imp E7"),
        ("goblin E2, imp B4", "E6", "king", "imp B4"),  # before a threat at the exit
        ("goblin E1, imp B5", "E5", "leaves", "goblin E1"),  # he may not step at all
    ],
)
def test_every_monster_of_the_worst_threat_is_named(pieces: str, king: str, threat: str, named: str) -> None:
    foes = [foe.split() for foe in named.split(", ") if foe]
    expected = [("foe", {"foe": unit, "cell": cell}) for unit, cell in foes]
    Table("0 B9 S2", *pieces.split(", "), king=king).begin(0).asks("move", threat=threat, foes=expected)


@pytest.mark.rule("DG-6.3", "DG-13.1")
@pytest.mark.parametrize(
    ("deck", "threat"),
    [("hero_thief king monster", "king_steps"), ("hero_thief monster", "none"), ("hero_thief", "king_steps")],
)
def test_the_king_is_not_said_to_step_first_when_only_the_monsters_card_is_left(deck: str, threat: str) -> None:
    Table("0 B9 S2", "goblin B6", king="E6", deck=deck).begin(0).asks("move", threat=threat)


@pytest.mark.rule("DG-14.8", "DG-15.4")
def test_other_heroes_whom_the_monsters_next_turn_will_kill_are_named() -> None:
    struck = ("0 E2 S1 hp=1", "1 E5 S1 hp=1", "2 E8 S2", "goblin E3", "imp E6", "kobold E9")
    table = Table(*struck, king="B6").begin(0).asks("move", dying=["thief"], deaths=1)  # not hero 0, who acts
    Table("0 E2 S1", "1 B5 S1 hp=1 holds=strength", "troll B5", king="B9").begin(0).asks("move", dying=["thief"])
    far = Table("0 E2 S1", "1 E5 S1 hp=1", "imp B5", king="B9").begin(0).asks("move", dying=[], deaths=0)
    for language in ("en", "ja"):
        assert "💀" in _asked(table, language)
        assert "💀" not in _asked(far, language)


def _asked(table: Table, language: str) -> str:
    message = Message("ask-move", table.question.describe(table.game))
    return TEXTS.say_exactly(language, "dungeon_go", message)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_question_of_a_heros_turn_shows_the_warning(language: str) -> None:
    table = Table("0 E7 S2 A1", "goblin E1", "troll E5 attacked", floor=3, king="B6", faces=(2,))

    def said() -> str:
        args = table.question.describe(table.game)
        assert args["threat"] == "leaves"
        lines = TEXTS.say_exactly(language, "dungeon_go", Message(f"ask-{table.question.kind}", args)).splitlines()
        assert lines[1].startswith("🚨")
        assert "E1" in lines[1]
        return table.question.kind

    table.begin(0)
    assert said() == "move"
    table.pick("E4")
    assert said() == "combat"
    table.pick("attack-E5-strength")
    assert said() == "roll_again"


@pytest.mark.rule("DG-14.8")
def test_an_attack_says_which_other_hero_a_hit_saves_and_what_a_rolled_1_does() -> None:
    table = Table("0 E5 S2", "1 E8 S1 hp=1", "goblin E9", "imp E6", king="B6").begin(0).asks("move", dying=["thief"])
    saving, other = table.about("E8-E9-strength"), table.about("stay-E6-agility")
    assert saving is not None
    assert other is not None
    for language, rolled, saves in (
        ("en", "A 1 adds a foe.", "💚 A hit saves: Thief."),
        ("ja", "1の目なら増援。", "💚 成功すれば盗賊が助かります。"),
    ):
        with_saving, without = (TEXTS.say_exactly(language, "dungeon_go", about) for about in (saving, other))
        assert rolled in with_saving
        assert rolled in without
        assert saves in with_saving
        assert "💚" not in without


@pytest.mark.rule("DG-12.6")
@pytest.mark.parametrize(("damage", "expected"), [(2, "1 raises monster damage."), (6, "1 adds nothing.")])
def test_an_attack_announces_no_foe_where_none_can_come(damage: int, expected: str) -> None:
    table = Table("0 B4 S2", "troll B5", small="", floor=2, damage=damage).begin(0, "stay")
    about = table.about("attack-B5-strength")
    assert about is not None
    assert expected in TEXTS.say_exactly("en", "dungeon_go", about)


@pytest.mark.rule("DG-14.8")
def test_an_attack_does_not_claim_to_save_whom_the_step_before_it_saves() -> None:
    table = Table("0 E3 S2 A1", "1 B1 S1 hp=1", "kobold B3", "imp B5", floor=3, king="B6").begin(0)
    assert table.question.describe(table.game)["deaths"] == 1
    between = table.about("B2-B3-strength")
    assert between is not None
    assert between.args["saved"] == []


def test_a_certain_defeat_says_that_no_other_hero_acts_before() -> None:
    """The acting hero does; a defeat by several cards says so itself."""
    struck = Table("0 E9", "goblin B5", king="E6", deck="king monster").begin(0)
    later = Table("0 B9 M1", "goblin E2", king="B5", deck="monster king monster").begin(0)
    for language, words in (("en", "No other hero acts before that."), ("ja", "ほかの勇者の手番は来ません")):
        assert words in _asked(struck, language)
        assert words not in _asked(later, language)


def test_one_order_of_the_cards_that_does_not_lose_is_enough_to_look_at(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table("0 B9", "goblin B6", king="E5", deck="king king monster monster").begin(0)
    played: list[object] = []
    monkeypatch.setattr("games.dungeon_go.rules.threats._lose", lambda game, order: played.append(order))
    assert not is_lost(table.game)
    assert played == [("monster", "monster", "king", "king")]
