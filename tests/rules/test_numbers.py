"""Numbers of questions reveal nothing about others and are never reused."""

from __future__ import annotations

from random import Random

from rules.players import RandomPlayer, answer
from rules.questions import Question, Secrecy
from tests.rules.sample import Sample


def kinds(game: Sample) -> list[str]:
    return [question.kind for question in game.questions if question.awaited]


def a_game(*wanted: str) -> Sample:
    """A game in which one of these kinds of question is open."""
    for number in range(40):
        game = Sample.start(3, seed=f"numbers {number}")
        rng = Random(number)
        while game.result is None:
            if set(kinds(game)) & set(wanted):
                return game
            asked = game.awaited()
            game.choose(asked.seat, asked.id, answer(game, asked, RandomPlayer(), rng))
    raise LookupError(wanted)


def test_numbers_do_not_tell_whether_someone_else_was_asked_in_secret() -> None:
    """Each seat's questions are numbered for it alone: who was asked in the window changes nobody else's numbers."""
    game = a_game("use_luck")
    (asked,) = [question for question in game.questions if question.secrecy is Secrecy.ALL]
    common = game.agenda.next_id
    before = dict(game.agenda.apart)
    game.choose(asked.seat, asked.id, ["pass"])
    assert [question.id % 1_000_000 for question in next_round(game)] == [before[seat] + 1 for seat in range(3)]
    assert game.agenda.next_id == common


def next_round(game: Sample) -> list[Question]:
    return [question for question in game.questions if question.kind == "lay_card"]


def test_numbers_of_secret_questions_are_never_reused() -> None:
    game = Sample.start(3, seed="numbers")
    rng = Random("numbers")
    seen: set[int] = set()
    secret = 0
    while game.result is None:
        asked = game.awaited()
        assert asked.id not in seen
        seen.add(asked.id)
        secret += asked.secrecy is Secrecy.ALL
        game.choose(asked.seat, asked.id, answer(game, asked, RandomPlayer(), rng))
    assert secret > 1
