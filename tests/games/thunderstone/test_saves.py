"""Saved games continue unchanged."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

from games.thunderstone.rules.game import Thunderstone
from rules.records import Back, Choice, Record, Stretch, replay
from tests.games.thunderstone.table import battle

BUSY = {
    "monsters": ["dragon", "abyssal", "undead_spirit"],
    "heroes": ["selurin", "redblade", "lorigg", "elf"],
    "village": [
        *("banish", "spear", "magical_aura", "trainer", "pawnbroker", "goodberries", "arcane_energies", "barkeep"),
    ],
}
"""Cards that lead to many kinds of questions."""


def as_in_schema_3(saved: dict[str, Any]) -> dict[str, Any]:
    """The position as saved before schema 4, in which every loss of attack was asked."""
    state = {name: value for name, value in saved["state"].items() if name != "asks_all_losses"}
    return saved | {"schema": 3, "state": state}


def test_a_game_saved_before_schema_4_continues_to_ask_for_every_loss_of_attack() -> None:
    table = battle("militia elf_wizard disease torch torch torch", "nixie")
    table.of(Thunderstone.load(as_in_schema_3(json.loads(table.game.save())))).do("attack-1").asks("lower_total")


def test_a_game_recorded_before_schema_4_is_replayed_with_every_loss_of_attack() -> None:
    seed = "losses-1"
    rng, recorded = Random(seed), Thunderstone.start(2, BUSY, seed=seed)
    recorded.asks_all_losses = True
    entries: list[Choice | Back] = []
    asked: Counter[str] = Counter()
    while not (asked["lower_total"] or recorded.result):
        question = recorded.awaited()
        asked[question.kind] += 1
        ids = [option.id for option in question.quick_options(recorded) if question.max == 1 or not option.back]
        picked = rng.sample(ids, question.max)
        entries.append(Choice(seat=question.seat, question=question.id, picked=picked))
        recorded.choose(question.seat, question.id, picked)
    assert asked["lower_total"], f"seed {seed}"
    record = Record(
        game="thunderstone",
        seats=2,
        options=recorded.options.model_dump(),
        seed=seed,
        stretches=[Stretch(version="test", entries=entries)],
        final=as_in_schema_3(json.loads(recorded.save())),
    )
    played = replay(record, {"thunderstone": Thunderstone})
    assert isinstance(played, Thunderstone)
    assert played.asks_all_losses
    assert played.save() == recorded.save()
