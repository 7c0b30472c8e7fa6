"""Whole games from the command line."""

from __future__ import annotations

import json
from random import Random

import pytest

from rules.players import RandomPlayer, answer
from rules.registry import GAMES
from rules.selfplay import main, series


def test_a_series_is_printed_with_its_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["thunderstone", "--seats", "2", "--player", "steady,random", "--limit", "8"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert (figures["games"], figures["choices"], figures["unfinished"]) == (1, 8, 1)


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(GAMES))
def test_the_turns_of_every_game_are_counted(name: str) -> None:
    seats = GAMES[name].seat_numbers[-1]
    game = GAMES[name].start(seats, seed="turns-0")
    rng = Random("turns-0")
    events = game.opening[:]
    while game.result is None and game.choices < 300:
        question = game.awaited()
        picked = answer(game, question, RandomPlayer(), rng)
        events += game.choose(question.seat, question.id, picked)
    turns = sum(event.key in game.turn_starts for event in events)
    assert turns > 1
    own = getattr(game, "turns", turns)
    assert own == turns or (own > turns and any(map(game.is_out, range(seats)))), "some games count their turns, too"
    assert series(name, seats, 1, "turns", ["random"], {}, 300).as_dict()["mean_turns"] == turns
