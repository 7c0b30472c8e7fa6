"""Saved games: complete in every position."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any

import pytest

from games.dungeon_lords.rules.game import DungeonLords
from tests.games.dungeon_lords.positions import (
    ME,
    asked,
    execute,
    executing,
    fighting,
    give_orders,
    ids,
    lair,
    orders_phase,
    pick,
    table,
)

PHASES = {"setup", "orders", "executing", "production", "event", "planning", "battle", "scoring"}
MOST_CHOICES = 900
OLD: dict[str, Any] = {"one_by_one": True, "before_8": True, "before_9": True, "before_10": True}
"""What marks a game that began before schema 7."""


@cache
def positions(*, old: bool = False) -> dict[str, list[str]]:
    """Saves of random games for two to four lords, by phase, and of the training (as `training`).

    `old`: saves of games that started before schema 7.
    """
    found: dict[str, list[str]] = {}
    for number in range(8):
        seats = number % 4 + 1
        options: dict[str, object] = {} if seats == 1 else {"rules": ("full", "introductory")[number // 4]}
        game = DungeonLords.start(seats, options, seed=f"saves {number}")
        game.one_by_one = game.before_8 = game.before_9 = game.before_10 = old
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


@pytest.mark.parametrize(("seats", "kind"), [(2, "choose_order"), (4, "mine_tunnel")])
def test_a_save_of_schema_4_during_orders_or_mining_restarts_that_choice(seats: int, kind: str) -> None:
    game = table(seats)
    lord = game.lords[1]
    if kind == "choose_order":
        orders_phase(game)
    else:
        execute(game, "mine_gold", 3, seat=1)
    saved = json.loads(game.save())
    expected = json.loads(game.save())
    saved["schema"] = 4
    state = saved["state"]
    without_schema_7(state)
    expected["state"] |= OLD
    if kind == "choose_order":
        (together,) = [entry for entry in state["agenda"]["stack"] if entry["kind"] == "together"]
        together["branches"]["1"][-1] |= {"min": 1, "max": 1}
        state["outsiders"][1]["third"] = "mine_gold"
        state["lords"][1]["orders"] = lord.hand[:2]
    else:
        state["agenda"]["stack"][-1]["squares"] = ["C1", "C2"]
        state["lords"][1]["busy_imps"] = 2
        for square in ("C1", "C2"):
            state["lords"][1]["tiles"][square]["mined"] = True
    assert json.loads(DungeonLords.load(json.dumps(saved)).save()) == expected


@pytest.mark.parametrize("chosen", [False, True])
def test_a_save_of_schema_5_during_the_orders_of_two_players_restarts_them(chosen: bool) -> None:
    """In schema 5 the non-player's third order came first; the other seat, which is done, keeps its orders."""
    game = table(2)
    orders_phase(game)
    give_orders(game, 0, *ids(game, "choose_order", 0)[:3])
    pick(game, ids(game, "choose_nonplayer_order", 0)[0], seat=0)
    expected = json.loads(game.save())
    saved = json.loads(game.save())
    saved["schema"] = 5
    state = saved["state"]
    without_schema_7(state)
    expected["state"] |= OLD
    (together,) = [entry for entry in state["agenda"]["stack"] if entry["kind"] == "together"]
    (own,) = together["branches"]["1"]
    if chosen:
        state["outsiders"][1]["third"] = game.outsiders[1].candidates[0]
    else:
        first = {"kind": "choose_nonplayer_order", "seat": 1, "min": 1, "max": 1, "id": own["id"]}
        together["branches"]["1"] = [own | {"id": 0}, first]
    assert json.loads(DungeonLords.load(json.dumps(saved)).save()) == expected
    assert game.outsiders[0].third is not None


@pytest.mark.slow
def test_positions_of_every_phase_load_unchanged() -> None:
    assert set(positions()) == PHASES | {"training"}
    for phase, saves in positions().items():
        for each in saves[:: max(1, len(saves) // 25)]:
            assert DungeonLords.load(each).save() == each, phase


def as_in_schema_3(saved: str) -> dict[str, Any]:
    """The same position as saved before schema 4, with numbers and empty strings for missing values."""
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
    """The same position as an older save leads to it: what became of the spell of a battle is not known."""
    data: dict[str, Any] = json.loads(saved)
    if data["state"]["battle"] is not None:
        data["state"]["battle"] |= {"spell": None, "magic": 0}
    return data


def test_saves_from_before_schema_4_are_upgraded() -> None:
    for phase, saves in positions(old=True).items():
        for each in saves[:: max(1, len(saves) // 25)]:
            assert json.loads(DungeonLords.load(as_in_schema_3(each)).save()) == upgraded(each), phase


def test_poison_moods_and_a_demon_being_hired_are_upgraded() -> None:
    poisoned = fighting(
        table(**OLD),
        "W5 W4 M4/2",
        traps=["poisoned_dart"],
        creatures="vampire goblin",
        card="fireball",
    )
    pick(poisoned, "warrior_12")
    poisoned.lords[ME].lair[0].mood = "weak"
    assert poisoned.battle is not None
    assert poisoned.battle.poison is not None
    hired = executing(
        "hire_monster",
        2,
        "demon",
        tavern=["demon"],
        lair=lair("goblin troll"),
        **OLD,
    )
    assert asked(hired).kind == "pay_monster"
    for game in (poisoned, hired):
        assert DungeonLords.load(as_in_schema_3(game.save())).save() == game.save()
    old = as_in_schema_3(hired.save())
    del old["state"]["agenda"]["stack"][-1]["eater"]  # left out before schema 3, where it was the default
    assert DungeonLords.load(old | {"schema": 2}).save() == hired.save()
