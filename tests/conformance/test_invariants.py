"""The invariants detect violations; that positions and guesses satisfy them is tested elsewhere."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from conformance.cases import ALL_GAMES, Case, random_game
from conformance.invariants import pieces, shape
from rules.game import Game
from rules.questions import Question
from rules.registry import GAMES

SEED = "invariants-1"


def reached(name: str, choices: int = 12) -> Game:
    """A position of a game some choices after its start."""
    case = Case(name, ALL_GAMES[name].seat_numbers[-1], ())
    for game, question, picked in random_game(case, SEED):
        if game.choices >= choices:
            return game
        game.choose(question.seat, question.id, picked)
    raise LookupError(name)


@pytest.mark.parametrize("name", ALL_GAMES)
def test_every_game_satisfies_its_own_invariants(name: str) -> None:
    assert (GAMES.keys() | {"sample"}) == ALL_GAMES.keys()
    assert list(pieces(reached(name))) == []


LOSSES: dict[str, Callable[[Game], object]] = {
    "sample": lambda game: game.deck.append(1) or game.deck.extend([1] * 9),  # type: ignore[attr-defined]
    "dungeon_go": lambda game: game.small_bag.pop(),  # type: ignore[attr-defined]
    "thunderstone": lambda game: game.dungeon.pop(),  # type: ignore[attr-defined]
    "dungeon_lords": lambda game: game.creature_piles[1].pop(),  # type: ignore[attr-defined]
    "dungeoneer": lambda game: game.deck.pop(),  # type: ignore[attr-defined]
    "map_masters": lambda game: game.piles["goals"].pop(),  # type: ignore[attr-defined]
}
"""A piece that is lost (or made), by game."""


@pytest.mark.parametrize("name", LOSSES)
def test_a_lost_piece_is_noticed(name: str) -> None:
    game = reached(name)
    LOSSES[name](game)
    assert list(pieces(game)) != []


def first(game: Game) -> Question:
    """The question that is asked."""
    return game.awaited()


SPOILT: dict[str, Callable[[Game], object]] = {
    "nobody asked": lambda game: game.agenda.stack.clear(),
    "no number": lambda game: setattr(first(game), "id", 0),
    "no such seat": lambda game: setattr(first(game), "seat", 9),
    "more than all": lambda game: setattr(first(game), "min", 7),
    "a choice too few": lambda game: setattr(game, "choices", -1),
    "a seat too many": lambda game: setattr(game, "seats", 9),
}


@pytest.mark.parametrize("how", SPOILT)
def test_an_impossible_position_is_noticed(how: str) -> None:
    game = reached("sample", 2)
    assert list(shape(game)) == []
    SPOILT[how](game)
    assert list(shape(game)) != []
