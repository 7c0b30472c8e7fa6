"""Saved missions: whole in the middle of everything, and refused with the name of a field when they are damaged."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

import pytest

from rules.core.errors import DamagedSave
from rules.core.players import RandomPlayer, answer
from rules.map_masters import PLAYERS
from rules.map_masters.game import MapMasters

Path = tuple[str | int, ...]
KINDS = {
    *("choose_mission", "place_group", "shop", "assign", "choose_difficulty", "choose_first", "confirm"),
    *("play_card", "play_at", "trace_paths", "trace_path", "agree_to_give_up", "turn_step", "collapse", "over"),
}


@cache
def positions() -> dict[str, list[str]]:
    """Saves of missions by random and by steady players, by the kind of the question that is asked."""
    found: dict[str, list[str]] = {}
    for number in range(28):
        options: dict[str, object] = {"mode": "coop", "mission": number % 15 if number % 4 else 0}
        if number % 5 == 0:
            options |= {"difficulty": "newcomer", "strict_arrival": "on"}
        game = MapMasters.start(1 + number % 4, options, seed=f"saves {number}")
        rng = Random(f"saves {number}")
        steady = number in (2, 5)
        while game.result is None and game.choices < 400:
            asked = next(question for question in game.questions if question.awaited)
            found.setdefault(asked.kind, []).append(game.save())
            if steady:
                game.choose(asked.seat, asked.id, answer(game, asked, PLAYERS["steady"], rng))
            else:
                choose_at_random(game, rng)
        found.setdefault("over", []).append(game.save())
    return found


def choose_at_random(game: MapMasters, rng: Random) -> None:
    """Answer one of the open questions."""
    asked = [question for question in game.questions if question.awaited or rng.random() < 0.02]
    question = rng.choice(asked)
    game.choose(question.seat, question.id, answer(game, question, RandomPlayer(), rng))


def a_save(kind: str, number: int = 0) -> dict[str, Any]:
    """One of the positions at such a question, as data."""
    data: dict[str, Any] = json.loads(positions()[kind][number])
    return data


def put(data: Any, path: Path, value: object) -> None:
    """Replace what lies at the end of the path."""
    for step in path[:-1]:
        data = data[step]
    data[path[-1]] = value


def damage(data: object) -> str:
    """The field that is named when this is loaded."""
    with pytest.raises(DamagedSave) as caught:
        MapMasters.load(data)  # type: ignore[arg-type]
    return str(caught.value.message.args["field"])


def test_every_question_is_among_the_positions_and_loads_unchanged() -> None:
    assert set(positions()) >= KINDS
    for kind, saves in positions().items():
        for each in saves[:: max(1, len(saves) // 25)]:
            assert MapMasters.load(each).save() == each, kind


@pytest.mark.parametrize(
    ("kind", "path", "value", "field"),
    [
        ("play_card", ("team",), None, "team"),
        ("play_card", ("turn",), 7, "turn"),
        ("play_card", ("order",), [0, 0], "order"),
        ("play_card", ("goals",), ["goal_rope_1"], "goals"),
        ("play_card", ("stock",), [6, 5, 5, 5], "stock"),
        ("play_card", ("gone",), ["sb_01"], "gone"),
        ("play_card", ("piles", "spells"), [], "piles.spells"),
        ("play_card", ("piles", "cards"), [], "piles.cards"),
        ("play_card", ("piles", "more"), [], "piles"),
        ("play_card", ("team", "mission"), 15, "team.mission"),
        ("play_card", ("team", "difficulty"), "brutal", "team.difficulty"),
        ("play_card", ("team", "coins"), 3, "team.coins"),
        ("play_card", ("team", "tableau", 0, 2), 1, "team.tableau.0"),
        ("play_card", ("team", "tableau", 0, 0), "b14", "team.tableau.0.0"),
        ("play_card", ("team", "tableau", 0, 0), "z9", "team.tableau.0.0"),
        ("play_card", ("team", "free"), [[0, 0]], "team.free.0"),
        ("play_card", ("team", "collapses"), 1, "team.collapses"),
        ("play_card", ("team", "hands", 0), ["s1"] * 9, "team.hands.0"),
        ("play_card", ("team", "groups", 0, "colour"), "pink", "team.groups"),
        ("play_card", ("team", "groups", 0, "column"), 12, "team.groups.0.column"),
        ("play_card", ("team", "groups", 0, "opening"), "Q9", "team.groups.0.opening"),
        ("play_card", ("team", "groups", 0, "tokens"), [2, 0, 0, 0], "team.groups.0.tokens"),
        ("play_card", ("team", "groups", 0, "used"), ["sb_01", "sb_01"], "team.groups.0.used"),
        ("play_card", ("team", "groups", 0, "own"), 1 << 3000, "team.groups.0.own"),
        ("play_card", ("team", "groups", 0, "visited"), -1, "team.groups.0.visited"),
        ("play_card", ("team", "groups", 0, "done_at"), ["b02"], "team.filled"),
        ("play_card", ("team", "groups", 0, "artifacts"), ["grail"], "team.taken"),
        ("play_card", ("team", "groups", 0, "lines"), [["x"]], "team.groups.0.lines.0"),
        ("play_card", ("team", "filled"), [99], "team.filled"),
        ("play_card", ("team", "used"), -1, "team.used"),
        ("play_card", ("team", "links"), 1 << 9999, "team.links"),
        ("play_card", ("team", "crossed"), 1, "team.crossed"),
        ("play_card", ("team", "passages"), [[9999, 0, 1, 0]], "team.passages.0"),
        ("play_card", ("team", "trace"), {"group": 9}, "team.trace"),
        ("play_card", ("team", "why"), "alarm", "team.why"),
        ("play_card", ("team", "sketches"), [{"seat": 0, "spaces": [[99, 0]]}], "team.sketches.0.spaces"),
        ("play_card", ("agenda", "stack"), [], "agenda.stack"),
        ("play_card", ("agenda", "standing"), [], "agenda.standing"),
        ("play_card", ("agenda", "next_id"), 1, "agenda.next_id"),
        ("play_at", ("agenda", "stack", 0, "card"), "d72", "agenda.stack.0.card"),
        ("trace_path", ("team", "trace", "steps"), ["N", "N"], "team.trace"),
        ("trace_path", ("team", "trace"), None, "agenda.stack"),
        ("assign", ("agenda", "stack", 0, "what"), "dragon", "agenda.stack.0.what"),
        ("shop", ("team", "sheet", "wanted"), ["rope 0", "rope 0"], "team.sheet.wanted.1"),
        ("shop", ("team", "sheet", "wanted"), ["sword 9"], "team.sheet.wanted.0"),
        ("place_group", ("team", "sheet", "starts"), ["3_2_N1"], "team.sheet.starts"),
        ("confirm", ("team", "sheet", "pen"), 9, "team.sheet.pen"),
        ("over", ("result", "winners"), [0, 1, 2], "result"),
        ("over", ("result",), None, "agenda.stack"),
    ],
)
def test_a_damaged_field_is_named(kind: str, path: Path, value: object, field: str) -> None:
    data = a_save(kind)
    put(data["state"], path, value)
    assert damage(data).startswith(field)


VALUES: tuple[object, ...] = (
    *(None, -1, 0, 1, 2, 99, 10**30, True, "", "green", "s1", "d29", "sb_02", "E", 1.5, [], {}, [1], [[0, 0]]),
)


def paths(data: object, path: Path = ()) -> Iterator[Path]:
    """Every place in the data."""
    yield path
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in inner:
        yield from paths(value, (*path, key))


@pytest.mark.parametrize("number", range(6))
def test_random_damage_is_named_or_does_no_harm(number: int) -> None:
    seed = f"damage {number}"
    rng = Random(seed)
    refused = 0
    for _ in range(100):
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
    assert 50 < refused < 100, seed


def loaded(data: dict[str, Any]) -> MapMasters | None:
    """The game, or None when it is refused with the name of a field."""
    try:
        return MapMasters.load(data)
    except DamagedSave as caught:
        if not caught.message.args["field"]:
            raise
        return None


def play_on(game: MapMasters, rng: Random) -> None:
    """Some choices, with everything that a player may look at."""
    for _ in range(8):
        game.check()
        for seat in (None, *range(game.seats)):
            game.view(seat)
        for question in game.questions:
            options = question.options(game)
            assert not {refused.id for refused in question.refusals(game)} & {option.id for option in options}
            for option in options[:5]:
                game.preview(question.seat, question.id, option.id)
        if game.result is not None:
            return
        choose_at_random(game, rng)
