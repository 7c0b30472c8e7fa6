"""Saved games of an older schema."""

from __future__ import annotations

import copy
import json

import pytest

from games.dungeon_lords.rules.game import DungeonLords
from games.dungeon_lords.rules.orders.orders import ChooseOrders, PrepareOrders
from rules.errors import DamagedSave
from tests.games.dungeon_lords.table import lay


def test_a_save_from_before_schema_11_is_upgraded() -> None:
    """Nothing was given up in secret; the flags told of games from before schema 10, which asked in other orders."""
    table = lay(2).run(PrepareOrders(), ChooseOrders())
    saved = json.loads(table.game.save())
    old = copy.deepcopy(saved)
    old["schema"] = 10
    old["state"] |= {"one_by_one": False, "before_8": False, "before_9": False, "before_10": False}
    for lord in old["state"]["lords"]:
        del lord["given"]
    assert json.loads(DungeonLords.load(old).save()) == saved
    with pytest.raises(DamagedSave):
        DungeonLords.load(old | {"schema": 9})
    with pytest.raises(DamagedSave):
        DungeonLords.load(old | {"state": old["state"] | {"before_9": True}})
