"""Questions asked of several seats at the same time lead to the same game, in whatever order they are answered."""

from __future__ import annotations

import itertools
import json
from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest

from conformance.cases import ALL_GAMES, LIMIT, Case, cases, marked, next_question
from conformance.declarations import declared
from rules import saves
from rules.entries import Together
from rules.game import Game
from rules.messages import TABLE
from rules.players import RandomPlayer, answer
from rules.questions import Question
from rules.registry import PLAYERS
from tables.store.rewind import restored_part

pytestmark = pytest.mark.slow

SEED = "together"

Order = Callable[[Sequence[Question]], Question]


def orders(rng: Random) -> dict[str, Order]:
    """Which of the asked seats answers next: the first until it is finished, the last, or any."""
    return {
        "in turn order": lambda asked: asked[0],
        "the last first": lambda asked: asked[-1],
        "mixed": rng.choice,
    }


def at_once(game: Game) -> Together | None:
    """The questions that several seats are asked at the same time, if any."""
    top = game.agenda.stack[-1] if game.agenda.stack else None
    asked = {question.seat for question in game.questions if question.awaited and question.seat != TABLE}
    return top if isinstance(top, Together) and len(asked) > 1 else None


def play_phase(game: Game, order: Order, seed: str) -> dict[str, Any]:
    """The position after the phase. The n-th answer of a seat depends only on its number and the options."""
    together = game.agenda.stack[-1]
    given = Counter[int]()
    while any(entry is together for entry in game.agenda.stack):
        assert sum(given.values()) < LIMIT
        question = order([question for question in game.questions if question.awaited])
        given[question.seat] += 1
        rng = Random(f"{seed} {question.seat} {given[question.seat]}")
        game.choose(question.seat, question.id, answer(game, question, RandomPlayer(), rng))
    return after_phase(game)


def after_phase(game: Game) -> dict[str, Any]:
    """The position, with lists in arbitrary order sorted."""
    state = restored_part(game)
    for name in declared(type(game), "UNORDERED", ()):
        state[name].sort(key=json.dumps)
    state["agenda"]["standing"].sort(key=json.dumps)
    return state


@pytest.mark.parametrize("better", [False, pytest.param(True, marks=pytest.mark.long)], ids=["random", "steady"])
@pytest.mark.parametrize("case", marked(case for case in cases() if case.plain and case.seats > 1), ids=str)
def test_the_order_of_simultaneous_answers_does_not_change_the_game(case: Case, better: bool) -> None:
    """Each phase of a whole game with simultaneous choices is played in every order, from the same position."""
    kind = ALL_GAMES[case.game]
    game = kind.start(case.seats, declared(kind, "WITHOUT_RACE", {}), seed=SEED)
    rng = Random(SEED)
    player = PLAYERS.get(case.game, {}).get("steady", RandomPlayer()) if better else RandomPlayer()
    seen = None
    for choices in itertools.count():
        if game.result is not None:
            break
        assert choices < LIMIT
        together = at_once(game)
        if together is not None and together is not seen:
            seen = together
            copies = saves.copier(game)
            seed = f"{SEED} {case} {choices}"
            outcomes = {name: play_phase(copies(), order, seed) for name, order in orders(rng).items()}
            first = outcomes.pop("in turn order")
            for name, other in outcomes.items():
                assert other == first, f"{name}, {[question.kind for question in game.questions]}"
        question = next_question(game, rng)
        game.choose(question.seat, question.id, answer(game, question, player, rng))
