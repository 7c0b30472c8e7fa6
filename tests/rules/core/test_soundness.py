"""What is held of every save: counts, seats and an agenda that can go on; numbers that tell nothing of others."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from rules.core.players import RandomPlayer, answer
from rules.core.questions import Question
from tests.rules.core.sample import Sample
from tests.rules.damage import path_of, put, random_damage, refused_field


def kinds(game: Sample) -> list[str]:
    return [question.kind for question in game.questions if question.awaited]


def a_game(*wanted: str) -> Sample:
    """A game in which one of these kinds of question is open."""
    for number in range(40):
        game, rng = Sample.start(3, seed=f"soundness {number}"), Random(number)
        while game.result is None:
            if set(kinds(game)) & set(wanted):
                return game
            asked = next(question for question in game.questions if question.awaited)
            game.choose(asked.seat, asked.id, answer(game, asked, RandomPlayer(), rng))
    raise LookupError(wanted)


def data_of(game: Sample) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(game.save())
    return found


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        ("seats", 9, "seats"),
        ("choices", -1, "choices"),
        ("choices", 4, "last_seat"),
        ("last_seat", 7, "last_seat"),
        ("last_can_be_undone", True, "last_can_be_undone"),
        ("agenda.stack", [], "agenda.stack"),
        ("agenda.stack.4", {"kind": "round"}, "agenda.stack"),
        ("agenda.stack.4", {"kind": "together", "branches": {"0": []}}, "agenda.stack.4.branches"),
        ("agenda.stack.4.branches", {"8": []}, "agenda.stack.4.branches"),
        ("agenda.stack.4.branches.0.0.seat", 1, "agenda.stack.4.branches.0.0.seat"),
        ("agenda.stack.4.branches.0.0.seat", 5, "agenda.stack.4.branches.0.0.seat"),
        ("agenda.stack.4.branches.0.0.min", -1, "agenda.stack.4.branches.0.0.min"),
        ("agenda.stack.4.branches.0.0.min", 4, "agenda.stack.4.branches.0.0.max"),
        ("agenda.stack.4.branches.0.0.id", 0, "agenda.stack.4.branches.0.0.id"),
        ("agenda.stack.4.branches.0.0.id", 2_000_002, "agenda.standing.0.id"),
        ("agenda.stack.4.branches.0.0.id", 77, "agenda.next_id"),
        ("agenda.stack.4.branches.0.0.kind", "dance", "agenda.stack.4.branches.0.0"),
        ("agenda.apart", {}, "agenda.next_id"),
        ("agenda.standing.0", {"kind": "round"}, "agenda.standing.0"),
        ("agenda.standing.0", {"kind": "lay_card", "seat": 0}, "agenda.standing.0"),
        ("agenda.standing.0.seat", 3, "agenda.standing.0.seat"),
        ("hands.0", [], "hands.0"),
        ("result", {"reason": "end-of_days", "winners": [], "places": []}, "result.reason"),
        ("result", {"reason": "end-rounds", "winners": [], "places": []}, "result.places"),
    ],
)
def test_the_shape_of_a_save_is_looked_at_for_every_game(path: str, value: object, field: str) -> None:
    data = data_of(Sample.start(3, seed="soundness"))
    put(data["state"], path_of(path), value)
    assert refused_field(Sample, data).startswith(field)


def test_a_game_that_is_over_asks_nobody() -> None:
    data = data_of(Sample.start(3, seed="soundness"))
    places = [{"seat": seat, "place": 1, "total": 0} for seat in range(3)]
    data["state"]["result"] = {"reason": "end-rounds", "winners": [], "places": places}
    assert refused_field(Sample, data) == "agenda.stack"
    data["state"]["agenda"]["stack"] = []
    assert refused_field(Sample, data) == "agenda.standing"


def test_random_damage_to_the_sample_is_named_or_does_no_harm() -> None:
    saves = []
    for number in range(6):
        game, rng = Sample.start(2 + number % 3, seed=f"damage {number}"), Random(number)
        while game.result is None:
            saves.append(game.save())
            asked = rng.choice([question for question in game.questions if question.awaited])
            game.choose(asked.seat, asked.id, answer(game, asked, RandomPlayer(), rng))
        saves.append(game.save())
    assert random_damage(Sample, saves, "sample", 400) > 150


def test_numbers_do_not_tell_whether_somebody_else_was_asked_in_secret() -> None:
    """Each seat's questions are numbered for it alone: who was asked in the window moves nobody else's numbers."""
    game = a_game("use_luck")
    (asked,) = [question for question in game.questions if question.secret]
    common, before = game.agenda.next_id, dict(game.agenda.apart)
    game.choose(asked.seat, asked.id, ["pass"])
    assert [question.id % 1_000_000 for question in next_round(game)] == [before[seat] + 1 for seat in range(3)]
    assert game.agenda.next_id == common


def next_round(game: Sample) -> list[Question]:
    return [question for question in game.questions if question.kind == "lay_card"]


def test_numbers_of_secret_questions_come_never_again() -> None:
    game, rng = Sample.start(3, seed="numbers"), Random("numbers")
    seen: set[int] = set()
    secret = 0
    while game.result is None:
        asked = next(question for question in game.questions if question.awaited)
        assert asked.id not in seen
        seen.add(asked.id)
        secret += asked.secret
        game.choose(asked.seat, asked.id, answer(game, asked, RandomPlayer(), rng))
    assert secret > 1
