"""Which answers can't be taken back is known before they are given."""

from __future__ import annotations

from random import Random

import pytest

from games.dungeon_lords.rules.game import DungeonLords
from rules.players import RandomPlayer, answer
from rules.questions import Undo, undo_of

CHOICES = 700


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "rules"), [(2, "full"), (3, "full"), (4, "introductory")])
def test_the_last_answer_of_a_step_and_others_that_end_something_are_declared(seats: int, rules: str) -> None:
    """A tap on the mark of any other answer gives it at once, so its seat must be able to take it back."""
    player = RandomPlayer()
    known = set[str]()
    undeclared = set[str]()
    for seed in "cep":  # in which all of these can end something
        rng = Random(1)
        game = DungeonLords.start(seats, {"rules": rules}, seed=seed)
        while game.result is None and game.choices < CHOICES:
            question = rng.choice([question for question in game.questions if question.awaited])
            seat = question.seat
            picked = answer(game, question, player, rng)
            options = {option.id: option for option in question.options(game)}
            option = None if question.max > 1 else options[picked[0]]
            undo = None if option is None else undo_of(question, option)
            is_last = game.waiting(None) == [seat]  # with its answer, the common step ends
            events = game.choose(seat, question.id, picked)
            if option is None or option.role.is_back:
                continue
            if undo is Undo.NEVER or (undo is Undo.SHARED and is_last):
                known.add(question.kind)
                continue
            skipped = any(event.key == "log-order_impossible" for event in events)  # the last order, only now
            then_asked = [question for question in game.questions if question.seat == seat]
            back = any(choice.role.is_back for other in then_asked for choice in other.options(game))
            if is_last and option.mark and not (skipped or back or game.can_undo(seat)):
                undeclared.add(f"{question.kind} {option.id}")
    assert undeclared == set()
    assert {"execute_or_decline", "mine_tunnel", "place_room", "choose_creature", "produce", "pay_or_dismiss"} <= known
