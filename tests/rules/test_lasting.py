"""Which answers can't be taken back is known before they are given."""

from __future__ import annotations

from random import Random

import pytest

from rules.game import Game
from rules.lasting import lasting_answers
from rules.messages import TABLE, Seat
from rules.players import RandomPlayer, answer
from rules.questions import Question
from rules.registry import GAMES

ME, COMPUTERS = 0, (1, 2)
SEATS = 1 + len(COMPUTERS)
CHOICES = 400


def awaited(game: Game, *seats: Seat) -> Question | None:
    return next((each for each in game.questions if each.awaited and each.seat in seats), None)


def is_secret(game: Game, question: Question) -> bool:
    """Whether it is a secret draft, which has its own steps back instead of undo."""
    return any(each is question and game.agenda.is_hidden(stack) for stack, each in game.agenda.open())


@pytest.mark.parametrize("name", ["dungeon_go", "dungeon_lords"])
def test_an_answer_lasts_if_it_cannot_be_undone_after_computer_players_have_acted(name: str) -> None:
    game, rng, player = GAMES[name].start(SEATS, seed="lasting"), Random(1), RandomPlayer()
    found = {True: 0, False: 0}

    def computers_act() -> None:
        while game.result is None and (question := awaited(game, *COMPUTERS, TABLE)):
            game.choose(question.seat, question.id, answer(game, question, player, rng))

    while game.result is None and game.choices < CHOICES:
        computers_act()
        question = awaited(game, ME)
        if question is None:
            break
        picked = answer(game, question, player, rng)
        back = any(option.back and option.id in picked for option in question.options(game))
        lasts = not lasting_answers(game, question, COMPUTERS).isdisjoint(picked)
        secret = is_secret(game, question)
        game.choose(ME, question.id, picked)
        computers_act()
        if lasts or not (back or secret or question.max > 1):
            assert lasts != game.can_undo(ME), f"{question.kind} {picked}"
            found[lasts] += 1
    assert found[True] > 10
    assert found[False]
