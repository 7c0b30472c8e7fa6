"""The positions are what they say: twelve of each game, a real choice in each, and a game that can go on from there."""

from __future__ import annotations

from random import Random

import pytest

from rules.players import RandomPlayer, answer
from tests.positions.all_positions import POSITIONS
from tests.positions.position import Position

EACH = [pytest.param(position, id=f"{game}-{position.name}") for game, all in POSITIONS.items() for position in all]
PLAYED_ON = 60


def test_each_game_has_twelve() -> None:
    for laid in POSITIONS.values():
        assert len({position.name for position in laid}) == 12


@pytest.mark.parametrize("position", EACH)
def test_some_answers_are_best_and_others_are_not(position: Position) -> None:
    assert position.reason.strip()
    posed = position.pose()
    offered = [[option.id] for option in posed.question.options(posed.game)]
    solved = [ids for ids in offered if posed.is_solved_by(ids)]
    assert 0 < len(solved) < len(offered)


@pytest.mark.parametrize("position", EACH)
def test_the_game_goes_on_from_there(position: Position) -> None:
    game = position.pose().game.copy_game()
    rng = Random(position.name)
    for _ in range(PLAYED_ON):
        if game.result is not None or not any(question.awaited for question in game.questions):
            break
        question = game.awaited()
        game.choose(question.seat, question.id, answer(game, question, RandomPlayer(), rng))
