"""Saved games: complete in every position."""

from __future__ import annotations

import copy
import json

from games.dungeon_go.rules.game import DungeonGo
from tests.games.dungeon_go.table import Table


def test_a_save_from_before_schema_4_is_upgraded() -> None:
    """Heroes off the boards, or without a held mark, had -1 as their cell or mark."""
    table = Table("0 E1", "vampire B5", "1 B5 holds=strength")
    table.turn(1)
    saved = json.loads(table.game.save())
    assert saved["schema"] == 5
    old = copy.deepcopy(saved)
    old["schema"] = 3
    places = [(hero["cell"], hero["holds"]) for hero in old["state"]["heroes"]]
    assert places == [(0, None), (13, 0), (None, None), (None, None)]
    for hero in old["state"]["heroes"]:
        hero |= {field: -1 for field in ("cell", "holds") if hero[field] is None}
    assert json.loads(DungeonGo.load(old).save()) == saved


def test_a_save_from_before_schema_5_is_upgraded() -> None:
    """The combat action was below the move on the agenda; now the move adds it, and a fight is both."""
    table = Table("0 E1", "1 E9", "vampire E5", deck="hero_thief")
    table.turn(0)
    saved = json.loads(table.game.save())
    old = copy.deepcopy(saved)
    old["schema"] = 4
    stack = old["state"]["agenda"]["stack"]
    assert [each["kind"] for each in stack] == ["next_card", "move"]
    stack.insert(1, {**stack[1], "kind": "combat", "id": 0})
    lifted = DungeonGo.load(old)
    assert json.loads(lifted.save()) == saved
    (move,) = lifted.questions
    lifted.choose(move.seat, move.id, ["E2"])
    (combat,) = lifted.questions
    assert combat.kind == "combat"
    below = json.loads(lifted.save())
    assert json.loads(DungeonGo.load({**below, "schema": 4}).save()) == below, "an open combat action stays"
