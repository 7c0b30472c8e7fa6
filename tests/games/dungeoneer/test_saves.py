"""Saved games: complete in any position."""

from __future__ import annotations

import copy
import json
from functools import cache
from random import Random

import pytest

from games.dungeoneer.rules.game import Dungeoneer
from rules.errors import DamagedSave
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
        settings = {"cards": "emberdeep" if number % 4 == 1 else "both", "revealed_map": number % 4 == 2}
        game, rng = Dungeoneer.start(2 + number % 5, settings, seed=f"saves {number}"), Random(f"saves {number}")
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


def test_a_save_from_before_schema_15_lets_computer_players_go_on_for_those_who_leave() -> None:
    saved = json.loads(Table().begin("hero").game.save())
    old = copy.deepcopy(saved)
    old["schema"] = 14
    del old["state"]["options"]["leavers"], old["state"]["leaving"]
    old["state"] |= {"asks_more": False, "before_11": False, "before_12": False, "before_13": False, "before_14": False}
    old["state"] |= {"lord_ends": False, "lord_sends": "", "later": [], "to_discard": "", "wants_stop": []}
    saved["state"]["options"]["leavers"] = "computer"
    assert json.loads(Dungeoneer.load(old).save()) == saved
    with pytest.raises(DamagedSave):
        Dungeoneer.load(old | {"schema": 13})
    with pytest.raises(DamagedSave):
        Dungeoneer.load(old | {"state": old["state"] | {"before_14": True}})


def test_plans_and_votes_of_a_save_from_before_schema_17_are_forgotten() -> None:
    game = Table().map(("md_gate", 0, 0)).rich(1, movement=2).hand(1, "tr_sword", "tp_net").begin("hero").game
    game.map_cards[0].mixed(["md_forge", "md_library"])
    game.choose(1, game.awaited().id, ["explore"])
    saved = json.loads(game.save())
    old = copy.deepcopy(saved)
    old["schema"] = 16
    stack, standing = old["state"]["agenda"]["stack"], old["state"]["agenda"]["standing"]
    assert stack[-1]["kind"] == "place_map"
    stack[-1]["again"] = True
    stack.insert(-1, {"kind": "attempt_on", "seat": 1, "quest": "qd_relight", "uses": [1]})
    stack.insert(-1, {"kind": "keep_plans", "by": 2, "condition": [1]})
    standing.append({"kind": "wish_to_stop", "seat": 1, "min": 1, "max": 1, "id": 3000003})
    plans = {"lord_ends": True, "lord_sends": "pack", "later": ["tr_sword"], "to_discard": "hand-tp_net"}
    old["state"] |= {**plans, "wants_stop": [False, True, False]}
    assert json.loads(Dungeoneer.load(old).save()) == saved
