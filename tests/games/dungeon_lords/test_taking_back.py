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
    missed = set[str]()
    seen = set[str]()
    for seed in "cep":  # in which all of these can end something
        rng = Random(1)
        game = DungeonLords.start(seats, {"rules": rules}, seed=seed)
        while game.result is None and game.choices < CHOICES:
            question = rng.choice([question for question in game.questions if question.awaited])
            seat = question.seat
            picked = answer(game, question, player, rng)
            options = {option.id: option for option in question.options(game)}
            alone = game.waiting(None) == [seat]
            ends = (Undo.NEVER, Undo.SHARED) if alone else (Undo.NEVER,)
            declared = {id for id, option in options.items() if undo_of(question, option) in ends}
            events = game.choose(seat, question.id, picked)
            if question.max > 1 or options[picked[0]].role.is_back:
                continue
            skipped = any(event.key == "log-order_impossible" for event in events)  # the last order, only now
            open_to_it = [question for question in game.questions if question.seat == seat]
            back = any(option.role.is_back for question in open_to_it for option in question.options(game))
            if picked[0] in declared:
                seen.add(question.kind)
            elif alone and not (back or game.can_undo(seat)) and options[picked[0]].mark and not skipped:
                missed.add(f"{question.kind} {picked[0]}")
    assert missed == set()
    assert {"execute_or_decline", "mine_tunnel", "place_room", "choose_creature", "produce", "pay_or_dismiss"} <= seen
