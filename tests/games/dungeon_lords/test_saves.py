"""Saved games: complete in every position."""

from __future__ import annotations

import copy
import json
from functools import cache
from random import Random

import pytest

from games.dungeon_lords.rules.game import DungeonLords
from games.dungeon_lords.rules.orders.orders import ChooseOrders, PrepareOrders
from rules.errors import DamagedSave
from tests.games.dungeon_lords.table import lay

PHASES = {"setup", "orders", "executing", "production", "event", "planning", "battle", "scoring"}
MOST_CHOICES = 900


@cache
def positions() -> dict[str, list[str]]:
    """Saves of random games for two to four lords, by phase, and of the training."""
    found: dict[str, list[str]] = {}
    for number in range(8):
        seats = number % 4 + 1
        settings: dict[str, object] = {} if seats == 1 else {"rules": ("full", "introductory")[number // 4]}
        game = DungeonLords.start(seats, settings, seed=f"saves {number}")
        rng = Random(f"saves {number}")
        for _ in range(MOST_CHOICES):
            phase = game.phase if game.training is None else "training"
            found.setdefault(phase, []).append(game.save())
            if game.result is not None:
                break
            choose_at_random(game, rng)
    return found


def choose_at_random(game: DungeonLords, rng: Random) -> None:
    """Answer one of the open questions, with a step back only if there is nothing else."""
    asked = [question for question in game.questions if question.awaited or rng.random() < 0.1]
    question = rng.choice(asked or game.questions)
    offered = [option.id for option in question.options(game)]
    forward = [one for one in offered if one not in ("back", "again")]
    game.choose(question.seat, question.id, rng.sample(forward or offered, question.min))


@pytest.mark.slow
def test_every_phase_is_among_the_positions_and_loads_unchanged() -> None:
    assert set(positions()) == PHASES | {"training"}
    for phase, saves in positions().items():
        for each in saves[:: max(1, len(saves) // 25)]:
            assert DungeonLords.load(each).save() == each, phase


def test_a_save_from_before_schema_11_is_upgraded() -> None:
    """Nothing was given up in secret, and turn order could be demanded for orders, too."""
    laid = lay(2).run(PrepareOrders(), ChooseOrders())
    saved = json.loads(laid.game.save())
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
