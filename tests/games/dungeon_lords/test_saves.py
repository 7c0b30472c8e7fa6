"""Saved games: complete in every position."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any

import pytest

from games.dungeon_lords.rules.game import DungeonLords
from games.dungeon_lords.rules.orders.orders import ChooseOrders, PrepareOrders
from tests.games.dungeon_lords.positions import ME, ids
from tests.games.dungeon_lords.table import lay

PHASES = {"setup", "orders", "executing", "production", "event", "planning", "battle", "scoring"}
MOST_CHOICES = 900
OLD: dict[str, Any] = {"one_by_one": True, "before_8": True, "before_9": True, "before_10": True}
"""The flags of a game that began before schema 7."""


@cache
def positions() -> dict[str, list[str]]:
    """Saves of random games for two to four lords that started before schema 7, by phase, and of the training."""
    found: dict[str, list[str]] = {}
    for number in range(8):
        seats = number % 4 + 1
        options: dict[str, object] = {} if seats == 1 else {"rules": ("full", "introductory")[number // 4]}
        game = DungeonLords.start(seats, options, seed=f"saves {number}")
        game.one_by_one = game.before_8 = game.before_9 = game.before_10 = True
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


def without_schema_7(state: dict[str, Any]) -> None:
    """Remove the fields that schemas 7 to 11 added."""
    for mark in OLD:
        del state[mark]
    for lord in state["lords"]:
        del lord["shared"], lord["owes_discard"], lord["given"]


def saved_as(schema: int, game: DungeonLords) -> tuple[dict[str, Any], dict[str, Any]]:
    """A position as saved in an old schema, to be changed further, and as it is saved once it has been upgraded."""
    saved, upgraded = json.loads(game.save()), json.loads(game.save())
    saved["schema"] = schema
    without_schema_7(saved["state"])
    upgraded["state"] |= OLD
    return saved, upgraded


def branch_of(state: dict[str, Any], seat: int) -> list[Any]:
    """The entries left for a seat while all choose together."""
    (together,) = [entry for entry in state["agenda"]["stack"] if entry["kind"] == "together"]
    found: list[Any] = together["branches"][str(seat)]
    return found


def test_a_save_of_schema_4_during_orders_restarts_that_choice() -> None:
    laid = lay(2).run(PrepareOrders(), ChooseOrders())
    saved, upgraded = saved_as(4, laid.game)
    branch_of(saved["state"], 1)[-1] |= {"min": 1, "max": 1}
    saved["state"]["outsiders"][1]["third"] = "mine_gold"
    saved["state"]["lords"][1]["orders"] = laid[1].hand[:2]
    assert json.loads(DungeonLords.load(json.dumps(saved)).save()) == upgraded


def test_a_save_of_schema_4_during_mining_restarts_that_choice() -> None:
    saved, upgraded = saved_as(4, lay().order("mine_gold", 3, seat=1).game)
    saved["state"]["agenda"]["stack"][-1]["squares"] = ["C1", "C2"]
    lord = saved["state"]["lords"][1]
    lord["busy_imps"] = 2
    lord["tiles"]["C1"]["mined"] = lord["tiles"]["C2"]["mined"] = True
    assert json.loads(DungeonLords.load(json.dumps(saved)).save()) == upgraded


@pytest.mark.parametrize("chosen", [False, True])
def test_a_save_of_schema_5_during_the_orders_of_two_players_restarts_them(chosen: bool) -> None:
    """In schema 5 the non-player's third order came first; the other seat, which is done, keeps its orders."""
    laid = lay(2).run(PrepareOrders(), ChooseOrders())
    laid.do(", ".join(ids(laid.game, "choose_order", 0)[:3]), by=0).do(ids(laid.game, "choose_nonplayer_order", 0)[0])
    saved, upgraded = saved_as(5, laid.game)
    if chosen:
        saved["state"]["outsiders"][1]["third"] = laid.game.outsiders[1].candidates[0]
    else:
        branch = branch_of(saved["state"], 1)
        (own,) = branch
        first = {"kind": "choose_nonplayer_order", "seat": 1, "min": 1, "max": 1, "id": own["id"]}
        branch[:] = [own | {"id": 0}, first]
    assert json.loads(DungeonLords.load(json.dumps(saved)).save()) == upgraded
    assert laid.game.outsiders[0].third is not None


def as_in_schema_3(saved: str) -> dict[str, Any]:
    """The position as saved before schema 4, with numbers and empty strings for missing values."""
    data: dict[str, Any] = json.loads(saved)
    assert data["schema"] == 11
    data["schema"] = 3
    state = data["state"]
    without_schema_7(state)
    numbers: dict[object, int] = {None: -1} | {
        outsider["colour"]: -2 - number for number, outsider in enumerate(state["outsiders"])
    }
    for spaces in state["spaces"].values():
        spaces[:] = [numbers.get(who, who) for who in spaces]
    if state["paladin_host"] is None:
        state["paladin_host"] = -1
    for outsider in state["outsiders"]:
        outsider["third"] = outsider["third"] or ""
    for lord in state["lords"]:
        lord["returning"] = lord["returning"] or ""
        for creature in lord["lair"]:
            creature["mood"] = creature["mood"] or ""
    if state["battle"] is not None:
        del state["battle"]["spell"], state["battle"]["magic"]
        poison = state["battle"].pop("poison") or {"hero": "", "points": 0}
        state["battle"] |= {"poisoned": poison["hero"], "poison": poison["points"]}
    for entry in state["agenda"]["stack"]:
        if entry["kind"] == "execute":
            del entry["seat"]
        elif entry["kind"] == "pay_monster" and entry["eater"] is None:
            entry["eater"] = -1
    return data


def upgraded(saved: str) -> dict[str, Any]:
    """The position to which an older save leads: the fate of the spell of a battle is not known."""
    data: dict[str, Any] = json.loads(saved)
    if data["state"]["battle"] is not None:
        data["state"]["battle"] |= {"spell": None, "magic": 0}
    return data


@pytest.mark.slow
def test_saves_from_before_schema_4_are_upgraded() -> None:
    assert set(positions()) == PHASES | {"training"}
    for phase, saves in positions().items():
        for each in saves[:: max(1, len(saves) // 25)]:
            assert json.loads(DungeonLords.load(as_in_schema_3(each)).save()) == upgraded(each), phase


def test_poison_moods_and_a_demon_being_hired_are_upgraded() -> None:
    poisoned = lay(**OLD).battle("W5 W4 M4/2", traps="poisoned_dart", creatures="vampire goblin").do("warrior_12").game
    poisoned.lords[ME].lair[0].mood = "weak"
    assert poisoned.battle is not None
    assert poisoned.battle.poison is not None
    laid = lay(tavern=["demon"], lair="goblin troll", **OLD).order("hire_monster", 2).do("demon").asks("pay_monster")
    hired = laid.game
    for game in (poisoned, hired):
        assert DungeonLords.load(as_in_schema_3(game.save())).save() == game.save()
    old = as_in_schema_3(hired.save())
    del old["state"]["agenda"]["stack"][-1]["eater"]  # left out before schema 3, where it was the default
    assert DungeonLords.load(old | {"schema": 2}).save() == hired.save()
