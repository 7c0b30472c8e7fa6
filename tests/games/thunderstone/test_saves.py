"""Saved games of older schemas."""

from __future__ import annotations

import json

import pytest

from games.thunderstone.rules.game import Thunderstone
from rules.errors import DamagedSave
from tests.games.thunderstone.table import battle


def test_a_save_from_before_schema_5_is_upgraded() -> None:
    saved = json.loads(battle("militia torch", "nixie").game.save())
    old = {"game": "thunderstone", "schema": 4, "state": saved["state"] | {"asks_all_losses": False}}
    assert json.loads(Thunderstone.load(old).save()) == saved
    with pytest.raises(DamagedSave):
        Thunderstone.load(old | {"schema": 3})
    with pytest.raises(DamagedSave):
        Thunderstone.load(old | {"state": old["state"] | {"asks_all_losses": True}})


def test_proposals_to_stop_in_older_saves_are_dropped_with_the_vote_under_way() -> None:
    game = Thunderstone.start(3, seed="old")
    saved = json.loads(game.save())
    asked = {"seat": 2, "min": 1, "max": 1, "id": 7}
    saved["schema"] = 5
    saved["state"]["refused_wish"] = [0]
    saved["state"]["agenda"]["standing"] = [asked | {"kind": "wish_to_stop"}]
    vote = [{"kind": "scope", "name": "vote"}, {"kind": "stop_game"}, asked | {"kind": "agree_to_stop", "proposer": 0}]
    saved["state"]["agenda"]["stack"] += vote
    assert json.loads(Thunderstone.load(saved).save()) == json.loads(game.save())
    saved["state"]["agenda"]["stack"].remove(vote[0])
    with pytest.raises(DamagedSave):
        Thunderstone.load(saved)
