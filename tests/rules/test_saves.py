"""Saves: read completely or refused naming a field, lifted from older schemas, accepted only if play can go on."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from rules.errors import DamagedSave
from rules.players import RandomPlayer, answer
from rules.saves import without_flags
from tests.rules.sample import Sample, WishToStop

Data = dict[str, Any]
STACK = "agenda.stack.4.branches.0.0"
"""The first question of a fresh game."""


def data_of(game: Sample) -> Data:
    saved: Data = json.loads(game.save())
    return saved


def fresh() -> Data:
    return data_of(Sample.start(3, seed="saves"))


def look(data: Any, path: str) -> tuple[Any, Any]:
    """The container at the end of a dotted path, and the key in it."""
    *way, last = path.split(".")
    for step in way:
        data = data[int(step)] if isinstance(data, list) else data[step]
    return data, int(last) if isinstance(data, list) else last


def refused(data: object) -> str:
    """Check that loading this is refused; returns the field that is named."""
    with pytest.raises(DamagedSave) as caught:
        Sample.load(data)  # type: ignore[arg-type]
    return str(caught.value.message.args["field"])


@pytest.mark.parametrize(
    "data",
    [
        "",
        "null",
        "[]",
        "{}",
        b"\xff",
        "[" * 200_000,
        '{"game":"sample","schema":3}',
        '{"game":"sample","schema":3,"state":[]}',
        '{"game":"sample","schema":true,"state":{}}',
        '{"game":"sample","schema":4,"state":{}}',
        '{"game":"sample","schema":0,"state":{}}',
        '{"game":"thunderstone","schema":3,"state":{}}',
        '{"game":["sample"],"schema":3,"state":{}}',
    ],
)
def test_data_that_is_not_a_save_is_refused(data: str | bytes) -> None:
    assert refused(data)


@pytest.mark.parametrize(
    "path",
    [
        *("seats", "options", "options.rounds", "dice", "dice.counter", "dice.stirred", "choices", "last_seat"),
        *("last_can_be_undone", "unseen_since", "result", "points", "stopped", "agenda.standing", "agenda.next_id"),
        *(f"{STACK}.seat", f"{STACK}.min", f"{STACK}.max", f"{STACK}.id"),
    ],
)
def test_a_missing_field_is_refused_and_gets_no_default(path: str) -> None:
    data = fresh()
    holder, name = look(data["state"], path)
    del holder[name]
    assert refused(data).startswith(path if path != f"{STACK}.seat" else STACK)


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        ("cheat", True, "cheat"),
        (f"{STACK}.cheat", True, STACK),
        ("points.0", 1.0, "points.0"),
        ("points.0", "0", "points.0"),
        ("points.0", False, "points.0"),
        ("points.0", float("nan"), "points.0"),
        ("points.0", float("inf"), "points.0"),
        ("stopped", 0, "stopped"),
        ("stopped", "no", "stopped"),
        (f"{STACK}.id", "1000001", STACK),
        (f"{STACK}.kind", "lay_egg", STACK),
        (f"{STACK}.kind", ["lay_card"], STACK),
        ("agenda.stack.0", {"kind": "step"}, "agenda.stack.0"),
        ("dice.seed", "\ud800", "dice.seed"),
        ("dice.counter", -1, "dice.counter"),
        ("hands", None, "hands"),
        ("seats", 5, "seats"),
        ("seats", 10**18, "seats"),
        ("seats", -1, "seats"),
        ("agenda.stack", [], "agenda.stack"),
        ("agenda.stack.4", {"kind": "round"}, "agenda.stack"),
        ("agenda.stack.4", {"kind": "together", "branches": {"0": []}}, "agenda.stack"),
        (f"{STACK}.seat", 5, STACK),
        (f"{STACK}.id", 0, STACK),
        ("hands.0", [], f"{STACK}: has no answer"),
        ("result", {"reason": "end-rounds", "winners": [], "places": [], "facts": {}}, "result"),
    ],
)
def test_a_wrong_value_or_one_from_which_play_cannot_go_on_is_refused_naming_the_field(
    path: str, value: object, field: str
) -> None:
    data = fresh()
    holder, name = look(data["state"], path)
    holder[name] = value
    assert refused(data).startswith(field)


def test_a_question_whose_options_raise_an_error_is_named_with_the_cause(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise IndexError("no such hand")

    monkeypatch.setattr(WishToStop, "options", broken)
    assert refused(fresh()) == "agenda.standing.0: IndexError: no such hand"


def test_a_question_whose_only_answer_is_a_step_back_is_accepted() -> None:
    """A seat that has laid its card can only take it back; the others are waited for."""
    game = Sample.start(3, seed="saves")
    asked = game.questions[0]
    game.choose(asked.seat, asked.id, answer(game, asked, RandomPlayer(), Random(1)))
    assert Sample.load(game.save()).save() == game.save()


def test_a_save_from_before_the_oldest_schema_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    assert refused(fresh() | {"schema": 2}) == "schema"
    monkeypatch.setattr(Sample, "lifts", {2: dict})
    assert Sample.load(fresh() | {"schema": 2}).save() == Sample.start(3, seed="saves").save()
    assert refused(fresh() | {"schema": 1}) == "schema"


def test_a_flag_of_older_games_is_dropped_only_if_it_is_not_set() -> None:
    assert without_flags({"old": False, "n": 1}, "old", "older") == {"n": 1}
    with pytest.raises(ValueError, match="old is set"):
        without_flags({"old": True, "n": 1}, "older", "old")


@pytest.mark.parametrize("lift", [lambda state: {**state, "stopped": True}])
def test_a_game_lifts_its_own_older_schemas(monkeypatch: pytest.MonkeyPatch, lift: Callable[[Data], Data]) -> None:
    saved = Sample.start(3, seed="saves").save()
    monkeypatch.setattr(Sample, "schema_version", 4)
    monkeypatch.setattr(Sample, "lifts", {**Sample.lifts, 3: lift})
    assert Sample.load(saved).stopped


def test_a_lift_that_fails_on_damaged_data_refuses_the_save(monkeypatch: pytest.MonkeyPatch) -> None:
    saved = Sample.start(3, seed="saves").save()
    monkeypatch.setattr(Sample, "schema_version", 4)
    monkeypatch.setattr(Sample, "lifts", {**Sample.lifts, 3: lambda state: {**state, "stopped": state["gone"]}})
    with pytest.raises(DamagedSave) as caught:
        Sample.load(saved)
    assert caught.value.message.args["field"] == "schema 3: KeyError('gone')"
