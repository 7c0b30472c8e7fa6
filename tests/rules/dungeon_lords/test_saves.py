"""Saved games: whole in the middle of everything, and refused with the name of a field when they are damaged."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any

import pytest

from rules.dungeon_lords.game import DungeonLords
from tests.rules.damage import Path, put, random_damage, refused_field

PHASES = {"setup", "orders", "executing", "production", "event", "planning", "battle", "scoring"}
MOST_CHOICES = 900


@cache
def positions() -> dict[str, list[str]]:
    """Saves of random games for two to four lords and of the training, by phase (`training` apart)."""
    found: dict[str, list[str]] = {}
    for number in range(8):
        seats = number % 4 + 1
        options: dict[str, object] = {} if seats == 1 else {"rules": ("full", "introductory")[number // 4]}
        game = DungeonLords.start(seats, options, seed=f"saves {number}")
        rng = Random(f"saves {number}")
        for _ in range(MOST_CHOICES):
            phase = game.phase if game.training is None else "training"
            found.setdefault(phase, []).append(game.save())
            if game.result is not None:
                break
            choose_at_random(game, rng)
    return found


def choose_at_random(game: DungeonLords, rng: Random) -> None:
    """Answer one of the open questions, seldom with a step back."""
    asked = [question for question in game.questions if question.awaited or rng.random() < 0.1]
    question = rng.choice(asked or game.questions)
    offered = [option.id for option in question.options(game)]
    forward = [one for one in offered if one not in ("back", "again")]
    game.choose(question.seat, question.id, rng.sample(forward or offered, question.min))


def a_save(phase: str, number: int = 0) -> dict[str, Any]:
    """One of the positions of a phase, as data."""
    data: dict[str, Any] = json.loads(positions()[phase][number])
    return data


def test_every_phase_is_among_the_positions_and_loads_unchanged() -> None:
    assert set(positions()) == PHASES | {"training"}
    for phase, saves in positions().items():
        for each in saves[:: max(1, len(saves) // 25)]:
            assert DungeonLords.load(each).save() == each, phase


@pytest.mark.parametrize(
    ("phase", "path", "value", "field"),
    [
        ("orders", ("year",), 3, "year"),
        ("orders", ("season",), 4, "season"),
        ("orders", ("starter",), 9, "starter"),
        ("orders", ("lords", 0, "gold"), -1, "lords.0.gold"),
        ("orders", ("lords", 0, "evil"), 16, "lords.0.evil"),
        ("orders", ("lords", 1, "busy_imps"), 1, "lords.1.busy_imps"),
        ("orders", ("lords", 0, "tiles", "C1", "mined"), True, "lords.0.tiles.C1.mined"),
        ("orders", ("lords", 0, "tiles", "C2", "kind"), "palace", "lords.0.tiles.C2.kind"),
        ("orders", ("lords", 0, "tiles", "C2", "kind"), "mint", "market"),
        ("orders", ("lords", 0, "tiles", "Z9"), {}, "lords.0.tiles.Z9"),
        ("orders", ("lords", 0, "tiles", "E4"), {}, "lords.0.tiles"),
        ("orders", ("lords", 0, "traps"), ["rolling_stone"], "trap_deck"),
        ("orders", ("lords", 0, "lair"), [{"kind": "troll"}], "tavern"),
        ("orders", ("lords", 0, "prison"), ["warrior_11"], "hero_piles.0"),
        ("orders", ("paladin",), "host", "paladin_host"),
        ("orders", ("combat_piles", 1), [], "combat_piles.1"),
        ("orders", ("events",), ["tax", "tax", "special"], "events"),
        ("orders", ("events_shown",), 3, "events_shown"),
        ("orders", ("outsiders", 0, "keeper"), 1, "outsiders.0.keeper"),
        ("orders", ("shared_evil",), None, "shared_evil"),
        ("orders", ("spaces",), {}, "spaces"),
        ("orders", ("lords", 0, "disabled"), ["get_food"], "lords.0.disabled"),
        ("orders", ("agenda", "stack"), [], "agenda.stack"),
        ("orders", ("agenda", "apart"), {}, "agenda.next_id"),
        ("battle", ("battle",), None, "battle"),
        ("battle", ("combat_round",), 0, "combat_round"),
        ("scoring", ("result", "winners"), [], "result"),
        ("scoring", ("lords", 0, "gold"), 999, "result"),
        ("training", ("training", "current"), 7, "training.current"),
        ("training", ("lords", 0, "line"), [], "lords.0.line"),
    ],
)
def test_a_damaged_field_is_named(phase: str, path: Path, value: object, field: str) -> None:
    data = a_save(phase)
    put(data["state"], path, value)
    assert refused_field(DungeonLords, data).startswith(field)


def test_a_question_about_what_is_not_there_is_refused() -> None:
    data = next(
        data
        for data in (json.loads(each) for each in positions()["battle"])
        if data["state"]["agenda"]["stack"][-1]["kind"] in ("choose_attack", "choose_target")
    )
    top = len(data["state"]["agenda"]["stack"]) - 1
    put(data["state"], ("agenda", "stack", top, "creature"), 99)
    assert refused_field(DungeonLords, data) == f"agenda.stack.{top}.creature"


@pytest.mark.parametrize("number", range(4))
def test_random_damage_is_named_or_does_no_harm(number: int) -> None:
    saves = [each for phase in sorted(positions()) for each in positions()[phase][:: len(positions()[phase]) // 40 + 1]]
    refused = random_damage(DungeonLords, saves, f"damage {number}", 150, ("witch", "C2", "mine_gold"))
    assert 75 < refused < 150
