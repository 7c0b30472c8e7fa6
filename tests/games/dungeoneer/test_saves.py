"""Saved games of older schemas."""

from __future__ import annotations

import copy
import json

import pytest

from games.dungeoneer.rules.game import Dungeoneer
from rules.errors import DamagedSave
from tests.games.dungeoneer.table import Table


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
