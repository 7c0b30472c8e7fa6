"""The trap step, every trap, the labyrinth (sections 17.8, 18 and 28.3 to 28.4)."""

from __future__ import annotations

from collections import Counter

import pytest

from games.dungeon_lords.rules.combat.battle import Fight
from games.dungeon_lords.rules.components import TRAPS, trap_cards
from games.dungeon_lords.rules.game import DungeonLords
from locales.texts import Texts
from rules.messages import seat_name
from tests.games.dungeon_lords.positions import (
    ME,
    STARTER,
    asked,
    battle,
    dungeon,
    fighting,
    go,
    heroes,
    ids,
    is_asked,
    keys,
    line,
    option,
    pick,
    refuse,
    set_battle,
    table,
    told,
)

S1 = "W3 W4 P3/1"
S2 = "W4 T4/1 T3/2"
S3 = "W5 P4/1 T4/2"


def trapped(party: str, trap: str, *, target: str = "", card: str = "invisibility") -> tuple[DungeonLords, list[str]]:
    """Only a trap against a party; without magic points the card causes only its fatigue (here 0)."""
    game = table(4)
    events = battle(game, party, traps=[trap], card=card)
    if target:
        events = pick(game, target)
    return game, keys(events)


# The test vectors. Invisibility has no fatigue, so all damage is from the trap.


@pytest.mark.rule("DL-V1", "DL-18.3", "DL-17.8")
def test_fire_wall_damages_everyone_without_thieves() -> None:
    game, _ = trapped(S1, "fire_wall")
    assert line(game.lords[ME]) == "W3:1 W4:1 P3/1:2"


@pytest.mark.rule("DL-V2", "DL-17.5", "DL-17.9")
def test_rolling_stone_defeats_the_first() -> None:
    game, _ = trapped(S1, "rolling_stone")
    assert game.lords[ME].prison == ["warrior_11"]
    assert line(game.lords[ME]) == "W4:0 P3/1:0"


@pytest.mark.rule("DL-V3", "DL-18.3")
def test_thieves_prevent_part_of_the_rolling_stones_damage() -> None:
    game, _ = trapped(S3, "rolling_stone")
    assert line(game.lords[ME]) == "W5:1 P4/1:0 T4/2:0"


@pytest.mark.rule("DL-V4", "DL-18.3")
def test_thieves_prevent_the_fire_walls_damage_from_the_front() -> None:
    game, events = trapped(S3, "fire_wall")
    assert line(game.lords[ME]) == "W5:0 P4/1:0 T4/2:2"
    assert events.count("prevented") == 2


@pytest.mark.rule("DL-V5", "DL-18.4")
def test_two_thieves_prevent_all_damage_of_the_rolling_stone() -> None:
    game, _ = trapped(S2, "rolling_stone")
    assert line(game.lords[ME]) == "W4:0 T4/1:0 T3/2:0"


@pytest.mark.rule("DL-V6", "DL-18.5", "DL-23.1")
def test_trap_door_works_although_its_damage_is_prevented() -> None:
    game, events = trapped(S2, "trap_door", card="detect_evil")
    assert line(game.lords[ME]) == "W4:0 T4/1:0 T3/2:0"
    assert not game.lords[ME].tiles["C1"].conquered
    assert "conquest_skipped" in events


@pytest.mark.rule("DL-V7", "DL-18.11", "DL-18.1")
def test_thieves_prevent_part_of_the_poisoned_meals_damage() -> None:
    game, _ = trapped(S2, "poisoned_meal")
    assert line(game.lords[ME]) == "W4:1 T4/1:0 T3/2:0"
    assert game.lords[ME].food == 2


# Every card, both years


@pytest.mark.rule("DL-18.2", "DL-18.1")
@pytest.mark.parametrize(
    ("trap", "first", "second"),
    [
        # Year 1 against W5 W4 P4/1, year 2 against W8 W7 P6/3: no thieves, nothing prevented.
        ("rolling_stone", "W5:3 W4:0 P4/1:0", "W8:4 W7:0 P6/3:0"),
        ("pendulum", "W5:0 W4:3 P4/1:0", "W8:0 W7:4 P6/3:0"),
        ("trap_door", "W5:2 W4:0 P4/1:0", "W8:3 W7:0 P6/3:0"),
        ("fire_wall", "W5:1 W4:1 P4/1:2", "W8:1 W7:1 P6/3:2"),
        ("cursed_ring", "W5:1 W4:1 P4/1:1", "W8:2 W7:2 P6/3:2"),
        ("kamikaze_imp", "W5:3 W4:1 P4/1:1", "W8:4 W7:2 P6/3:2"),
        ("poisoned_meal", "W4:0 P4/1:0", "W7:0 P6/3:0"),
        ("poisoned_dart", "W5:3 W4:0 P4/1:0", "W8:3 W7:0 P6/3:0"),
        ("antimagic_dart", "W5:1 W4:0 P4/1:0", "W8:1 W7:0 P6/3:0"),
    ],
)
@pytest.mark.parametrize("year", [1, 2])
def test_damage_cost_and_effect_of_every_trap(trap: str, first: str, second: str, year: int) -> None:
    party = "W5 W4 P4/1" if year == 1 else "W8 W7 P6/3"
    game = table(4, year=year)
    lord = game.lords[ME]
    battle(game, party, traps=[trap], card="invisibility" if year == 1 else "haste")
    if TRAPS[trap].has_target:
        pick(game, "warrior_14" if year == 1 else "warrior_24")
    # Invisibility has no fatigue; Haste (year 2) has 2 for the first in line.
    if year == 2 and trap not in ("trap_door", "cursed_ring"):
        lord.line[0].damage -= 2
    assert line(lord) == (first if year == 1 else second)
    cost = TRAPS[trap].cost[year - 1]
    assert (lord.gold, lord.food, lord.imps) == (3 - cost.gold, 3 - cost.food, 3 - cost.imp)
    assert lord.traps == []
    assert [one.card for one in game.trap_discard] == [trap]
    assert lord.tiles["C1"].conquered == (trap not in ("trap_door", "cursed_ring"))


@pytest.mark.rule("DL-18.3", "DL-15.8")
def test_the_paladins_icons_prevent_as_well() -> None:
    game, _ = trapped("X W4 T3/1", "cursed_ring")
    assert line(game.lords[ME]) == "X:0 W4:0 T3/1:0"


@pytest.mark.rule("DL-18.4")
def test_a_thief_defeated_by_the_trap_still_prevents_and_icons_renew_each_round() -> None:
    game, _ = trapped("T3/2:2 W4 W5", "rolling_stone")
    # Planned 3, prevented 2: the third point defeats the thief.
    assert game.lords[ME].prison == ["thief_12"]
    game, _ = trapped(S3, "rolling_stone")
    set_battle(game, "W5 P4/1 T4/2", traps=["rolling_stone"], square="C2", card="invisibility", combat_round=2)
    go(game, Fight(seat=ME))
    assert line(game.lords[ME]) == "W5:1 P4/1:0 T4/2:0"


@pytest.mark.rule("DL-18.7")
def test_a_single_adventurer_is_first_and_last() -> None:
    game, _ = trapped("W5", "fire_wall")
    assert line(game.lords[ME]) == "W5:2"
    game, _ = trapped("X", "fire_wall")
    assert line(game.lords[ME]) == "X:0"
    game, _ = trapped("W5", "kamikaze_imp")
    assert line(game.lords[ME]) == "W5:3"


@pytest.mark.rule("DL-18.8")
def test_pendulum_with_one_adventurer_is_discarded_without_effect() -> None:
    game, events = trapped("W5", "pendulum")
    assert line(game.lords[ME]) == "W5:0"
    assert [one.card for one in game.trap_discard] == ["pendulum"]
    assert "trap_in_vain" in events


@pytest.mark.rule("DL-18.9", "DL-18.6")
def test_poisoned_dart_deals_two_unpreventable_damage_after_conquest() -> None:
    # The first point is prevented, the two later ones are not.
    game, events = trapped("W5 T3/2 P4/1", "poisoned_dart", target="priest_13")
    assert line(game.lords[ME]) == "W5:0 T3/2:0 P4/1:2"
    assert events.index("conquered") < events.index("poison_works")
    # If it defeats the last adventurer, the tile stays conquered.
    game, _ = trapped("W3:1", "poisoned_dart")
    assert line(game.lords[ME]) == ""
    assert game.lords[ME].tiles["C1"].conquered


@pytest.mark.rule("DL-18.9")
def test_poisoned_dart_works_without_conquest_but_not_on_a_paladin_who_left() -> None:
    game = fighting(table(), "W5 W4", traps=["poisoned_dart"], creatures="slime", card="detect_evil")
    pick(game, "warrior_14")
    seen = game.view(STARTER).battle
    assert seen is not None
    assert seen.poisoned == "warrior_14"
    pick(game, "cling")
    assert line(game.lords[ME]) == "W5:3 W4:0"
    # The paladin is hit, and leaves the dungeon before the poison works.
    game = table(3)
    game.lords[ME].evil = game.lords[0].evil = 12
    battle(game, "X W4", traps=["poisoned_dart"], card="invisibility")
    pick(game, "paladin_1")
    assert line(game.lords[ME]) == "W4:0"
    assert line(game.lords[0]) == "X:0"


@pytest.mark.rule("DL-18.10")
def test_antimagic_dart_on_a_wizard_stops_all_spells() -> None:
    party = "X W4 M4/2"
    _, events = trapped(party, "antimagic_dart", target="wizard_14", card="detect_evil")
    assert "spell_stopped_by_trap" in events
    _, events = trapped(party, "antimagic_dart", target="warrior_12", card="detect_evil")
    assert "spell" in events
    _, events = trapped(party, "antimagic_dart", target="paladin_1", card="detect_evil")
    assert "spell" in events
    # It works even if the dart defeats the wizard, and also stops the paladin's magic.
    _, events = trapped("X:7 W4 M3/1:2", "antimagic_dart", target="wizard_11", card="detect_evil")
    assert "spell" not in events


@pytest.mark.rule("DL-18.10", "DL-20.10")
def test_antimagic_dart_on_a_priest_stops_healing() -> None:
    game = fighting(table(), "X:2 W4 P3/1", traps=["antimagic_dart"], creatures="goblin", card="invisibility")
    events = pick(game, "priest_11")
    assert "healing_skipped" in keys(events)
    assert "healed" not in keys(events)
    game = fighting(table(), "X:2 W4 P3/1", traps=["antimagic_dart"], creatures="goblin", card="invisibility")
    assert "healed" in keys(pick(game, "warrior_12"))


@pytest.mark.rule("DL-18.10")
def test_the_damage_of_the_antimagic_dart_can_be_prevented() -> None:
    game, _ = trapped("W5 T3/1 P4/1", "antimagic_dart", target="priest_13")
    assert line(game.lords[ME]) == "W5:0 T3/1:0 P4/1:0"


@pytest.mark.rule("DL-18.11")
def test_poisoned_meal_deals_damage_equal_to_full_hit_points_with_the_bonus() -> None:
    game = table(4)
    set_battle(game, "W5:3 T4/2 T3/1", traps=["poisoned_meal"], card="invisibility")
    game.lords[ME].line[0].bonus = 1
    go(game, Fight(seat=ME))
    # Planned 6, prevented 3: with its earlier damage the warrior is defeated.
    assert game.lords[ME].prison == ["warrior_14"]
    assert line(game.lords[ME]) == "T4/2:0 T3/1:0"
    game = table(4)
    set_battle(game, "W5 T4/2 T3/1", traps=["poisoned_meal"], card="invisibility")
    game.lords[ME].line[0].bonus = 1
    go(game, Fight(seat=ME))
    assert line(game.lords[ME]) == "W6:3 T4/2:0 T3/1:0"


@pytest.mark.rule("DL-18.12")
def test_a_trap_that_cannot_be_paid_for_returns_unrevealed() -> None:
    game = table(4)
    set_battle(game, "W5 W4", traps=["poisoned_meal"], card="invisibility")
    game.lords[ME].food = 0
    events = go(game, Fight(seat=ME))
    assert game.lords[ME].traps == ["poisoned_meal"]
    assert game.trap_discard == []
    assert "poisoned_meal" not in str([event.args for event in events])
    assert told(events, "trap_not_paid") == [{"player": seat_name(ME)}]
    assert line(game.lords[ME]) == "W5:0 W4:0"


@pytest.mark.rule("DL-17.4", "DL-18.1")
def test_targets_are_chosen_at_the_reveal_by_the_owner() -> None:
    game = table(4)
    events = battle(game, "W5 W4 P3/1", traps=["poisoned_dart"])
    assert "trap" in keys(events)
    assert all(event.audience is None for event in events)
    assert ids(game, "choose_trap_target", ME) == ["warrior_14", "warrior_12", "priest_11"]
    refuse(game, "thief_11", "not_an_option", "choose_trap_target")


@pytest.mark.rule("DL-18.3", "DL-18.10")
def test_the_preview_of_a_dart_shows_the_damage_that_is_not_prevented() -> None:
    game = fighting(table(), "W5 T3/1:2 P4/1", traps=["antimagic_dart"])
    question = asked(game, "choose_trap_target")
    for target, left in (("warrior_14", 5), ("thief_11", 1), ("priest_13", 4)):
        (shown,) = game.preview(ME, question.id, target)
        assert (shown.key, shown.args["blocked"], shown.args["dealt"]) == ("sum-trap_target", 1, 0)
        assert shown.args["left"] == left
    game = table(4, tiles=dungeon("C1=labyrinth C2"))
    battle(game, "W5 T3/1:2 P4/1", traps=["rolling_stone", "antimagic_dart"])
    pick(game, "rolling_stone", kind="trap_order")
    question = asked(game, "choose_trap_target")
    (shown,) = game.preview(ME, question.id, "priest_13")
    assert (shown.args["dealt"], shown.args["left"]) == (1, 3), "the first trap has used up the icon"


@pytest.mark.rule("DL-18.3", "DL-18.9")
@pytest.mark.parametrize(
    ("party", "trap", "target", "english", "japanese"),
    [
        (
            "W5 T3/1",
            "poisoned_dart",
            "warrior_14",
            "no damage (1 blocked by thieves), 5 HP left. "
            "Poison deals 2 more at the end of the battle, which nobody can block: 3 HP left.",
            "ダメージなし（シーフが1軽減）、残り5。戦闘の最後に毒で2ダメージ（軽減なし）、残り3。",
        ),
        (
            "W5:2 W4",
            "poisoned_dart",
            "warrior_14",
            "1 damage, 2 HP left. Poison deals 2 more at the end of the battle, which nobody can block: defeated.",
            "1ダメージ、残り2。戦闘の最後に毒で2ダメージ（軽減なし）、撃退。",
        ),
        (
            "X W4 T3/1",
            "antimagic_dart",
            "warrior_12",
            "no damage (1 blocked by thieves and the paladin), 4 HP left.",
            "ダメージなし（シーフとパラディンが1軽減）、残り4。",
        ),
    ],
)
def test_the_preview_of_a_dart_says_who_blocks_it_and_what_follows(
    party: str, trap: str, target: str, english: str, japanese: str
) -> None:
    game = fighting(table(), party, traps=[trap])
    (shown,) = game.preview(ME, asked(game, "choose_trap_target").id, target)
    assert Texts().say_exactly("en", "dungeon_lords", shown) == english
    assert Texts().say_exactly("ja", "dungeon_lords", shown) == japanese


@pytest.mark.rule("DL-18.1", "DL-1.9")
def test_the_trap_is_discarded_face_down() -> None:
    game, _ = trapped(S1, "pendulum")
    for seat in (None, 0, 3):
        assert game.view(seat).piles["trap_discard"] == 1
        assert game.view(seat).known_discards == ["pendulum"]  # it was seen in battle
    game.lords[1].traps = [game.trap_deck.pop()]
    own = game.lords[1].traps[0]
    game.discard_trap(1, own)
    assert game.view(1).known_discards == sorted(["pendulum", own])
    assert game.view(0).known_discards == ["pendulum"]


# The labyrinth


def labyrinth(party: str, first: str, second: str) -> DungeonLords:
    game = table(4, year=2, tiles=dungeon("C1=labyrinth C2"))
    battle(game, party, traps=[first, second], card="haste")
    return game


@pytest.mark.rule("DL-V43", "DL-28.3", "DL-28.4")
def test_the_publishers_example_of_two_traps_in_the_labyrinth() -> None:
    party = "X W5 W6 T5/2"
    game = labyrinth(party, "fire_wall", "rolling_stone")
    assert not option(game, "trap_order", "fire_wall").back
    events = pick(game, "rolling_stone")
    assert told(events, "conquered")
    # Fatigue 2 (Haste, no spell: the paladin has the magic, so there is no fatigue at all).
    assert "spell" in keys(events)
    assert line(game.lords[ME]) == "X:0 W5:1 W6:1 T5/2:2"
    game = labyrinth(party, "rolling_stone", "fire_wall")
    pick(game, "fire_wall")
    assert line(game.lords[ME]) == "X:4 W5:0 W6:0 T5/2:0"


@pytest.mark.rule("DL-28.4")
def test_icons_of_a_thief_felled_by_the_first_trap_are_lost() -> None:
    game = labyrinth("T4/2:3 W5 W6", "rolling_stone", "fire_wall")
    pick(game, "rolling_stone")
    # 4 planned, 2 prevented, the thief is defeated; the fire wall's damage is not prevented.
    assert game.lords[ME].prison == ["thief_21"]
    game.lords[ME].line[0].damage -= 2  # fatigue of the card
    assert line(game.lords[ME]) == "W5:1 W6:2"


@pytest.mark.rule("DL-28.3", "DL-18.1")
def test_the_traps_of_a_battle_in_progress_are_known_only_to_their_owner() -> None:
    game = labyrinth("W5 W6", "fire_wall", "rolling_stone")
    for seat in (None, 0, 1, ME):
        running = game.view(seat).battle
        assert running is not None
        assert (running.trap_count, running.traps) == (2, ["fire_wall", "rolling_stone"] if seat == ME else None)


@pytest.mark.rule("DL-17.7", "DL-28.3")
def test_a_second_trap_that_is_not_needed_returns_unrevealed_and_unpaid() -> None:
    game = labyrinth("W5:4", "rolling_stone", "cursed_ring")
    gold = game.lords[ME].gold
    events = pick(game, "rolling_stone")
    assert game.lords[ME].traps == ["cursed_ring"]
    assert game.lords[ME].gold == gold
    assert [one.card for one in game.trap_discard] == ["rolling_stone"]
    assert "cursed_ring" not in str([event.args for event in events])
    assert not is_asked(game, "trap_order")


@pytest.mark.rule("DL-28.3")
def test_the_order_of_two_equal_traps_is_not_asked_for() -> None:
    game = labyrinth("W5 W6", "fire_wall", "fire_wall")
    assert not is_asked(game, "trap_order")
    assert [one.card for one in game.trap_discard] == ["fire_wall", "fire_wall"]


def test_the_traps_of_a_battle_in_progress_are_counted() -> None:
    game = labyrinth("W5 W6", "fire_wall", "rolling_stone")
    assert is_asked(game, "trap_order")
    assert game.counts() == Counter(trap_cards())


def test_the_text_form_of_a_line_is_written_as_it_is_read() -> None:
    game = table(4, line=heroes("X:1 F W5 T4/2:1 M3/2 P3/1:2"))
    assert line(game.lords[ME]) == "X:1 F:0 W5:0 T4/2:1 M3/2:0 P3/1:2"
