"""The panel: the lines above, on and below its buttons."""

from __future__ import annotations

import pytest

from cogs.screens import open_question
from cogs.screens.question.prompt import prompt
from games.dungeoneer import pictures
from games.dungeoneer.rules.pieces import NOBODY
from pictures.game_pictures import with_hand
from rules.messages import refer
from tests.games.dungeoneer.answers import at_gate, below_the_buttons, panel
from tests.games.dungeoneer.table import Table


@pytest.mark.parametrize(
    ("quest", "at", "carrier", "threat"),
    [
        ("qd_relight", "md_shrine", NOBODY, "can win next turn with “Relight the Shrine” (already there)."),
        ("qd_relight", "md_gate", NOBODY, "can win next turn with “Relight the Shrine” (2 spaces away)."),
        ("qd_relight", "md_crossways", NOBODY, ""),
        ("qd_ember_heart", "md_gate", 2, "can win next turn with “Carry the Ember Heart” (2 spaces away)."),
        ("qd_ember_heart", "md_gate", NOBODY, ""),
    ],
)
@pytest.mark.parametrize("phase", ["hero", "dungeonlord"])
def test_a_rival_who_lacks_one_quest_and_can_reach_it_is_a_threat(
    phase: str, quest: str, at: str, carrier: int, threat: str
) -> None:
    cards = (("md_gate", 0, 0), ("md_long_gallery", 0, 1), ("md_shrine", 0, 2), ("md_ash_corridor", 0, -1))
    table = Table(("he_sera", "he_lirien")).map(*cards, ("md_crossways", 0, -2)).at(2, at).quest(quest, owner=2)
    table.set_quest(quest, carrier=carrier)
    table.set(2, done=["qd_smith"]).begin(phase)
    assert "⚠️" not in prompt(panel(table)), "two are missing"
    table.set(2, done=["qd_smith", "qd_leap"]).begin(phase)
    asked = prompt(panel(table)).split("\n")[0]
    assert asked.endswith(f"⚠️ P2 {threat}") if threat else "⚠️" not in asked
    assert ("⚠️ P2は次のターンに" in prompt(panel(table, "ja"))) is bool(threat)


def test_the_threat_names_every_quest_with_which_the_rival_can_win() -> None:
    """The personal quest and the global one."""
    table = Table(("he_sera", "he_lirien")).map(("md_gate", 0, 0), ("md_shaft", 0, 1), ("md_shrine", 0, 2))
    table.quest("qd_relight", owner=2).quest("qd_leap").set(2, done=["qd_smith", "qd_smoke"]).begin("hero")
    threat = "one of these quests: “Leap of Echoes” (1 space away) and “Relight the Shrine” (2 spaces away)."
    assert prompt(panel(table)).split("\n")[0].endswith(f"⚠️ P2 can win next turn with {threat}")
    assert "のどれかを達成すると勝ち" in prompt(panel(table, "ja"))


@pytest.mark.parametrize(
    ("wounds", "fought", "card", "wins"),
    [
        (0, False, "tr_sword", False),
        (0, False, "tr_maul", True),
        (1, False, "tr_sword", True),
        (1, True, "tr_sword", False),
    ],
)
def test_a_monster_that_cannot_fall_next_turn_makes_no_rival_a_threat(
    wounds: int, fought: bool, card: str, wins: bool
) -> None:
    table = Table().map(("md_gate", 0, 0), ("md_throne", 0, 1)).quest("qd_cinder_king", owner=2).ready(2, card)
    table.set_quest("qd_cinder_king", wounds=wounds, fought=fought).set(2, done=["qd_smith", "qd_leap"]).begin("hero")
    assert ("⚠️ P2 can win" in prompt(panel(table))) is wins


@pytest.mark.parametrize(
    ("language", "attempt", "end"),
    [
        (
            "en",
            "**Attempt: Mirror of Depths**: Success ends your Hero phase (unused movement: 3).",
            "**End**: Not moved: Glory +2, Peril +2.",
        ),
        (
            "ja",
            "**挑む：深淵の鏡**：成功でヒーローフェイズ終了（未使用の行動力3）。",
            "**終える**：移動なしで栄誉+2、危難+2。ほかの行動力2は失われます。",
        ),
    ],
)
def test_lines_below_the_buttons_say_what_ends_the_phase(language: str, attempt: str, end: str) -> None:
    table = Table().map(("md_alchemist", 0, 0), ("md_ash_corridor", 0, -1)).quest("qd_mirror", owner=1)
    table.rich(1, glory=3, movement=3).begin("hero")
    below = below_the_buttons(panel(table, language))
    assert attempt in below
    assert end in below


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_chance_of_a_move_is_on_its_button_and_not_below_it(language: str) -> None:
    table = Table().map(("md_gate", 0, 0), ("md_chains", 0, 1)).rich(1, movement=2).begin("hero")
    asked = panel(table, language)
    (button,) = [asked.button(option) for option in asked.forward if option.id.startswith("move-")]
    assert "%" in button
    assert "%" not in below_the_buttons(asked)


def test_a_risk_that_a_button_has_no_room_for_is_below_it() -> None:
    shown = panel(Table().map(("md_shrine", 0, 0), ("md_library", 0, -1)).rich(1, movement=3).begin("hero", moved=True))
    locked = next(option for option in shown.options if option.id == "move-n")
    assert shown.button(locked) == "Go north: Scorched Library (locked) · ⚠️"
    assert "Exit: success 50% (failure costs 1 more movement)." in below_the_buttons(shown)


@pytest.mark.parametrize(("movement", "lost"), [(1, ""), (2, "-# **End**: You lose the other 1 movement.\n")])
def test_ending_the_phase_says_what_is_lost_and_each_kind_of_act_without_a_button(movement: int, lost: str) -> None:
    shown = panel(at_gate().rich(1, movement=movement).begin("hero", moved=True))
    unseen = "“Go north: Ash Corridor”"
    assert f"{lost}-# Also possible: {unseen}" in below_the_buttons(shown)


def test_cards_that_the_picture_of_the_hand_shows_are_not_described_below_the_buttons() -> None:
    table = at_gate().hand(1, "bn_sidestep", "mo_goblin").ready(1, "tr_boots").begin("discard")
    assert "hand" not in table.asked(1).describe(table.game)
    assert with_hand(pictures, table.asked(1).kind)
    below = below_the_buttons(panel(table))
    assert "Sidestep" not in below
    assert "Treasure, " in below, "the picture only has its name"


def test_a_picture_of_the_hand_replaces_its_names_if_a_card_can_be_played() -> None:
    table = at_gate().hand(1, "bn_sidestep", "tr_sword").rich(1, glory=9, movement=1).begin("hero")
    assert "hand" not in table.asked(1).describe(table.game)


def test_a_picture_of_the_hand_replaces_its_names_if_the_hero_can_do_nothing_else() -> None:
    table = at_gate().hand(1, "bn_sidestep", "mo_goblin").rich(1).begin("hero")
    assert table.asked(1).describe(table.game)["what"] == refer("part-idle")
    assert "hand" not in table.asked(1).describe(table.game)
    assert "Sidestep" not in below_the_buttons(panel(table))


def test_an_empty_hand_has_no_picture() -> None:
    at_gate().rich(1).begin("hero", moved=True).asks("hero_acts", hand=[], number=0)


def test_a_hand_of_which_nothing_can_be_played_is_named_with_copies_next_to_each_other() -> None:
    table = at_gate().hand(1, "bn_sidestep", "mo_goblin", "bn_sidestep").rich(1, glory=9, movement=1).begin("hero")
    table.asks("hero_acts", hand=["sidestep", "sidestep", "goblin"], number=3)


@pytest.mark.parametrize(
    ("card", "phase", "effects"),
    [
        ("tr_sword", "hero", {"en": "Melee 2 → 3", "ja": "メレー2→3"}),
        ("bn_second_wind", "hero", {"en": "Life 5 → 6", "ja": "ライフ5→6"}),
        ("ba_frailty", "dungeonlord", {"en": "Melee 3 → 2", "ja": "メレー3→2"}),
        ("ba_collapse", "dungeonlord", {"en": "hit 50%", "ja": "効く確率50%"}),
    ],
)
def test_the_effect_of_a_card_is_on_its_button_or_below_it_if_that_has_no_room(
    card: str, phase: str, effects: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = at_gate().hand(1, card).set(1, life=5).rich(1, glory=9, movement=1).rich(2, peril=9)
    table.begin(phase, moved=True)
    for language, effect in effects.items():
        asked = panel(table, language)
        (played,) = (option for option in asked.forward if card in option.id and "end" not in option.id)
        assert asked.button(played).endswith(f" · {effect}")
        assert asked.line(played, brief=True, below=True) == ""
        with monkeypatch.context() as tight:
            tight.setattr(open_question, "LABEL", len(asked.button(played)) - 1)
            cramped = panel(table, language)
            assert cramped.button(played) == cramped.answers.short_name(played)
            assert effect.split()[-1] in cramped.line(played, brief=True, below=True)


def test_the_button_to_attempt_a_quest_says_how_its_monster_fights() -> None:
    table = Table().map(("md_throne", 0, 0), ("md_ash_corridor", 0, -1)).quest("qd_cinder_king", owner=1)
    table.rich(1, movement=1).begin("hero", moved=True)
    asked = panel(table)
    (label,) = (asked.button(option) for option in asked.forward if option.id.startswith("quest-"))
    assert "hit" in label
    assert "to hit" not in below_the_buttons(asked)
