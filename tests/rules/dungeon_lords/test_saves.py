"""Saved games: whole in the middle of everything, and refused with the name of a field when they are damaged."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

import pytest

from rules.core.errors import DamagedSave
from rules.dungeon_lords.game import DungeonLords

Path = tuple[str | int, ...]
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


def put(data: Any, path: Path, value: object) -> None:
    """Replace what lies at the end of the path."""
    for step in path[:-1]:
        data = data[step]
    data[path[-1]] = value


def damage(data: object) -> str:
    """The field that is named when this is loaded."""
    with pytest.raises(DamagedSave) as caught:
        DungeonLords.load(data)  # type: ignore[arg-type]
    return str(caught.value.message.args["field"])


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
        ("orders", ("agenda", "next_id"), 1, "agenda.next_id"),
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
    assert damage(data).startswith(field)


def test_a_question_about_what_is_not_there_is_refused() -> None:
    data = next(
        data
        for data in (json.loads(each) for each in positions()["battle"])
        if data["state"]["agenda"]["stack"][-1]["kind"] in ("choose_attack", "choose_target")
    )
    top = len(data["state"]["agenda"]["stack"]) - 1
    put(data["state"], ("agenda", "stack", top, "creature"), 99)
    assert damage(data) == f"agenda.stack.{top}.creature"


VALUES: tuple[object, ...] = (None, -1, 0, 1, 2, 99, 10**30, True, "", "witch", "C2", "mine_gold", 1.5, [], {}, [1])


def paths(data: object, path: Path = ()) -> Iterator[Path]:
    """Every place in the data."""
    yield path
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in inner:
        yield from paths(value, (*path, key))


@pytest.mark.parametrize("number", range(4))
def test_random_damage_is_named_or_does_no_harm(number: int) -> None:
    seed = f"damage {number}"
    rng = Random(seed)
    refused = 0
    for _ in range(120):
        data = json.loads(rng.choice(positions()[rng.choice(sorted(positions()))]))
        state = data["state"]
        all_paths = list(paths(state))
        where, source = rng.choice(all_paths[1:]), state
        for step in rng.choice(all_paths):
            source = source[step]
        put(state, where, deepcopy(source) if rng.random() < 0.3 else rng.choice(VALUES))
        game = loaded(data)
        if game is None:
            refused += 1
        else:
            play_on(game, Random(seed))
    assert 60 < refused < 120, seed


def loaded(data: dict[str, Any]) -> DungeonLords | None:
    """The game, or None when it is refused with the name of a field."""
    try:
        return DungeonLords.load(data)
    except DamagedSave as caught:
        if not caught.message.args["field"]:
            raise
        return None


def play_on(game: DungeonLords, rng: Random) -> None:
    """Some choices, with everything that a player may look at."""
    for _ in range(8):
        game.check()
        for seat in (None, *range(game.seats)):
            game.view(seat)
        for question in game.questions:
            options = question.options(game)
            assert not {refused.id for refused in question.refusals(game)} & {option.id for option in options}
            for option in options:
                game.preview(question.seat, question.id, option.id)
        if game.result is not None:
            return
        choose_at_random(game, rng)
