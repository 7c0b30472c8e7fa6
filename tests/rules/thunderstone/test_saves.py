"""Saved games: what is wrong in one is refused and named."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rules.core.errors import DamagedSave
from rules.thunderstone.game import Thunderstone
from tests.rules.thunderstone.table import lay


def put(saved: dict[str, Any], path: str, value: object) -> None:
    """Replace what lies at a dotted path."""
    *steps, last = path.split(".")
    inner: Any = saved["state"]
    for step in steps:
        inner = inner[int(step) if step.isdigit() else step]
    inner[int(last) if last.isdigit() else last] = value


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        ("players.0.deck.0", "excalibur", "players.0.deck.0"),
        ("players.0.experience", -1, "players.0.experience"),
        ("players.1", None, "players.1"),
        ("hall.1", {"card": "no_such_monster"}, "hall.1"),
        ("hall", [None, None], "hall"),
        ("turn.cards.0.slot", "first", "turn.cards.0.slot"),
        ("turn.cards.0.slot", 2, "each slot once"),
        ("turn.cards.0.weapon", 77, "weapons are there"),
        ("turn.seat", 9, "the turn belongs to a seat"),
        ("stock", {"torch": 3}, "the stock of the village"),
        ("sunk", 400, "sunk cards lie"),
        ("pledged_slots", [99], "pledged cards are there"),
        ("agenda.stack.0.kind", "dance", "agenda.stack.0"),
        ("options.level", "easy", "options.level"),
        ("crown", 1, "crown"),
    ],
)
def test_a_damaged_save_is_refused_by_field(path: str, value: object, field: str) -> None:
    table = lay().enter()
    saved = json.loads(table.game.save())
    put(saved, path, value)
    with pytest.raises(DamagedSave) as caught:
        Thunderstone.load(saved)
    assert field in str(caught.value.message.args["field"])


def test_a_game_goes_on_from_its_save_in_the_middle_of_a_battle() -> None:
    table = lay("militia elf_wizard disease torch torch thyrian_squire", hall="haunt nixie pegasus").enter().attack(1)
    assert table.kind == "bar_hero"
    loaded = Thunderstone.load(table.game.save())
    picked = table.ids[0]
    assert loaded.choose(0, loaded.questions[0].id, [picked]) == table.pick(picked).told
    assert loaded.save() == table.game.save()
