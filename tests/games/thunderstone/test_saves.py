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
