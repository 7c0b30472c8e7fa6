"""Saved games: complete in any position."""

from __future__ import annotations

import copy
import json
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest

from games.dungeoneer.rules.combat.rolls import show
from games.dungeoneer.rules.game import Dungeoneer
from games.dungeoneer.rules.pieces import Armed, Shown
from rules.dice import Dice
from rules.messages import TABLE, seat_name
from rules.players import RandomPlayer, answer
from rules.questions import refusals
from rules.registry import PLAYERS
from tests.games.dungeoneer.table import Table

KINDS = {
    "arm_order", "bank_movement", "between_encounters", "choose_edge", "choose_entrance", "choose_map_card",
    "choose_step", "declare_encounters", "discard_one", "dungeonlord_acts", "encounter_attachment",
    "encounter_attribute", "encounter_target", "forced_discard", "hero_acts", "monster_attribute", "over",
    "pack_assign", "pack_keep", "pause", "pay_upkeep", "peril_recipient", "place_from_hand", "place_map",
    "sacrifice_cost", "spend_on_chance", "standing_order", "window_action",
}  # fmt: skip
"""The questions that occur in random games; lost storage items and two hit effects at once are too rare."""
GAMES, MOST_OF_A_KIND = 16, 40


@cache
def positions() -> dict[str, list[str]]:
    """Saves of games of heuristic and random players with all options, by the kinds of their open questions."""
    found: dict[str, list[str]] = {}
    chance, heuristic = RandomPlayer(), PLAYERS["dungeoneer"]["steady"]
    for number in range(100):
        if number >= GAMES and set(found) >= KINDS:
            break
        options = {"cards": "emberdeep" if number % 4 == 1 else "both", "revealed_map": number % 4 == 2}
        game, rng = Dungeoneer.start(2 + number % 5, options, seed=f"saves {number}"), Random(f"saves {number}")
        while game.result is None:
            kinds = {question.kind for question in game.questions}
            if any(len(found.get(kind, [])) < MOST_OF_A_KIND for kind in kinds):
                saved = game.save()
                for kind in kinds:
                    found.setdefault(kind, []).append(saved)
            asked = rng.choice([question for question in game.questions if question.awaited or rng.random() < 0.02])
            player = chance if rng.random() < 0.4 else heuristic
            game.choose(asked.seat, asked.id, answer(game, asked, player, rng))
        found.setdefault("over", []).append(game.save())
    return found


def all_saves() -> list[str]:
    """Up to `MOST_OF_A_KIND` saves of every kind."""
    found = positions()
    return [saved for kind in sorted(found) for saved in found[kind][:MOST_OF_A_KIND]]


CODES = {
    "not_your_turn", "wrong_phase", "wrong_timing", "not_enough_glory", "not_enough_peril", "own_peril", "no_target",
    "no_slot", "duplicate_category", "no_movement", "tipped", "on_cusp", "wall", "not_adjacent", "deck_empty",
    "illegal_placement", "not_in_quest_space", "already_attacked", "no_standard_attack", "once_per_turn_used",
    "cost_not_payable", "not_same_space", "no_encounter", "declaration_done", "pack_full", "eliminated",
}  # fmt: skip


@pytest.mark.long
@pytest.mark.rule("DN-23.1")
def test_every_question_is_among_the_positions_loads_unchanged_and_refuses_with_one_of_the_reasons() -> None:
    assert set(positions()) >= KINDS, f"never {sorted(KINDS - set(positions()))}"
    found = set()
    for saved in {*all_saves()}:
        game = Dungeoneer.load(saved)
        assert game.save() == saved
        for question in game.questions:
            found |= {refused.reason for refused in refusals(question, game)}
    assert found <= CODES
    assert len(found) > len(CODES) / 2


def as_in_schema_4(saved: dict[str, Any]) -> None:
    """Write armed orders and the card being declared as texts, as before schema 5."""
    state = saved["state"]
    for order in (order for orders in state["armed"] for order in orders):
        do, card, number = (order.pop(field) for field in ("do", "card", "number"))
        texts = {"use": f"use-{number}", "ability": "ability", "instant": f"play-{card}"}
        order["use"] = texts.get(do, f"{do}-{card}")
    asked = state["agenda"]["stack"][-1]
    if "candidate" in asked:
        card, number = asked.pop("candidate").values()
        asked["ref"] = f"m{number}" if number else card


def written(t: Table, schema: int, *without: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """A game begun before schema 9 as it is saved now, and as in an older schema, without these fields."""
    t.game.asks_more = t.game.before_11 = t.game.before_12 = t.game.before_13 = t.game.before_14 = True
    saved = json.loads(t.game.save())
    old = copy.deepcopy(saved)
    old["schema"] = schema
    for name in without:
        del old["state"][name]
    return saved, old


def declaring(t: Table, from_pack: bool) -> Table:
    """Seat 1 is asked whom a card of the hand or of the pack attacks."""
    t.hand(1, "mo_goblin").with_pack(1, "mo_rats").rich(2, peril=5).rich(3, peril=5).begin("dungeonlord")
    return t.play("declare", f"add-m{t[1].pack[0].number}" if from_pack else "add-mo_goblin")


@pytest.mark.parametrize("from_pack", [False, True])
def test_a_save_from_before_schema_5_is_migrated(from_pack: bool) -> None:
    """Every kind of armed order, and a card of the hand or of the pack that is being declared."""
    t = Table(("he_lirien", "he_sera", "he_brokk"), cards="both")
    (worn,) = t.ready(3, "bn_spirit_wolf")
    t[3].done.append("qd_relight")
    t.game.armed[2] = [Armed("instant", "bn_sidestep", "enc"), Armed("bane", "ba_evil_eye", "roll", "quest", 1)]
    t.game.armed[3] = [
        Armed("use", "bn_spirit_wolf", "roll", "attack", number=worn.number),
        Armed("artifact", "qd_relight", "end"),
        Armed("ability", t[3].hero, "roll", "defence"),
    ]
    saved, old = written(declaring(t, from_pack), 4, "banked", "to_discard", "asks_more", "lord_ends")
    assert saved["schema"] == Dungeoneer.schema_version
    assert saved["state"]["agenda"]["stack"][-1]["kind"] == "encounter_target"
    as_in_schema_4(old)
    texts = [order["use"] for orders in old["state"]["armed"] for order in orders]
    worn_text = f"use-{worn.number}"
    assert texts == ["play-bn_sidestep", "bane-ba_evil_eye", worn_text, "artifact-qd_relight", "ability"]
    assert json.loads(Dungeoneer.load(old).save()) == saved


@pytest.mark.parametrize("from_pack", [False, True])
def test_a_save_from_before_schema_7_is_migrated(from_pack: bool) -> None:
    """The card that is being declared was a pair without names."""
    t = declaring(Table(("he_lirien", "he_sera", "he_brokk"), cards="both"), from_pack)
    saved, old = written(t, 6, "to_discard", "asks_more", "lord_ends")
    asked = old["state"]["agenda"]["stack"][-1]
    asked["candidate"] = ["mo_rats", t[1].pack[0].number] if from_pack else ["mo_goblin", 0]
    assert json.loads(Dungeoneer.load(old).save()) == saved


@pytest.mark.parametrize("kind", ["declare_encounters", "encounter_target"])
def test_a_save_from_before_schema_4_is_migrated(kind: str) -> None:
    """An unfinished draft returns to the free time; paid upkeep and the begun turn are separate fields."""
    t = Table(("he_lirien", "he_sera", "he_brokk"), cards="both").with_ready(1, "bn_spirit_wolf")
    t.bane(1, "ba_leaden_feet", 2).turn_begun = True
    t.hand(1, "mo_goblin").rich(2, peril=5).rich(3, peril=5).begin("dungeonlord").play("declare")
    if kind == "encounter_target":
        t.do("add-mo_goblin")
    t.game.dice = Dice(seed="lifted")
    saved, old = written(t, 3)
    as_in_schema_4(old)
    stack = old["state"]["agenda"]["stack"]
    assert [entry["kind"] for entry in stack[-2:]] == ["dungeonlord_phase", kind]
    del stack[-2]
    for player in old["state"]["players"]:
        for zone, name in (("boons", "paid"), ("treasures", "paid"), ("banes", "turn_begun")):
            for laid in player[zone]:
                laid["seen_turn"] = laid[name]
                del laid["paid"], laid["turn_begun"]
    again = Dungeoneer.load(old)
    assert json.loads(again.save()) == saved
    while again.questions[0].kind != "dungeonlord_acts":
        question = again.questions[0]
        again.choose(question.seat, question.id, question.default(again) or [])


def test_a_game_from_before_schema_9_goes_on_asking_as_it_did() -> None:
    """So its record can be replayed: everyone who was asked is asked again."""
    t = Table(("he_sera", "he_brokk")).hand(2, "bn_battle_cry").rich(2, glory=2, peril=2).hand(1, "mo_goblin")
    t.begin("dungeonlord").play("declare", "add-mo_goblin")
    t.game.dice = Dice(seed="lifted")
    old = json.loads(t.game.save())
    old["schema"] = 8
    del old["state"]["asks_more"], old["state"]["lord_ends"]
    for game, asked in ((t.game, "roll"), (Dungeoneer.load(old), "enc")):
        done = next(question for question in game.questions if question.kind == "declare_encounters")
        game.choose(1, done.id, ["done"])
        while game.awaited().seat == TABLE:
            game.choose(TABLE, game.awaited().id, ["go_on"])
        assert (game.awaited().seat, game.windows[-1].kind) == (2, asked)
    replayed = Dungeoneer.start(2, seed="recorded", recorded=old)
    assert replayed.asks_more
    assert not Dungeoneer.start(2, seed="recorded", recorded=json.loads(t.game.save())).asks_more


def test_a_save_from_before_schema_10_is_migrated() -> None:
    """A hero places one card, no card waits for Glory, and no place for monsters has been chosen."""
    t = Table().rich(1, movement=2).begin("hero").play("explore").asks("place_map")
    saved, old = written(t, 9, "before_11", "before_12", "lord_sends", "later")
    del old["state"]["agenda"]["stack"][-1]["again"]
    assert json.loads(Dungeoneer.load(old).save()) == saved


def test_a_save_from_before_schema_11_is_migrated() -> None:
    """Which attribute counted in the last roll is no longer known, and never will be: its record ends without it."""
    t = Table().begin("hero")
    shown = Shown("exit", [seat_name(1)], [3], [6], 5, "speed")
    t.game.last_roll = shown
    old = json.loads(t.game.save())
    old["schema"] = 10
    del old["state"]["before_11"], old["state"]["before_12"]
    assert old["state"]["last_roll"].pop("attr") == "speed"
    again = Dungeoneer.load(old)
    assert again.last_roll == replace(shown, attr="")
    replayed = Dungeoneer.start(2, seed="recorded", recorded=old)
    for game in (again, replayed, Dungeoneer.load(again.save())):
        show(game, shown)
        assert game.last_roll == replace(shown, attr="")
    show(t.game, shown)
    t.game_is(last_roll=shown)
    old["state"]["last_roll"] = None
    assert Dungeoneer.load(old).last_roll is None


def test_a_game_from_before_schema_14_keeps_its_journeys() -> None:
    old = json.loads(Table().begin("hero").game.save())
    old["schema"] = 13
    del old["state"]["before_14"]
    assert Dungeoneer.load(old).before_14
    assert Dungeoneer.load(Dungeoneer.load(old).save()).before_14
    assert not Dungeoneer.load(Table().begin("hero").game.save()).before_14
