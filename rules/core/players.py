"""Computer players. They are given a question, its options and guesses of the position, never the game itself."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Protocol

from rules.core.messages import TABLE, Seat
from rules.core.questions import Option, Question

if TYPE_CHECKING:
    from rules.core.game import Game

Think = Callable[[], "Game"]
"""Deals a fresh guess of the position: what the seat knows is true in it, everything hidden is dealt anew."""


class Player(Protocol):
    """Somebody who answers for a seat."""

    def pick(self, seat: Seat, question: Question, options: list[Option], think: Think, rng: Random) -> list[str]:
        """The ids to choose, between `question.min` and `question.max` of the options.

        `options` is never empty. `think` may be called as often as the player's budget of positions allows;
        `rng` is the player's own chance, never the game's dice.
        """
        ...


class RandomPlayer:
    """Chooses any legal answer; steps back seldom, so that long answers come to an end."""

    STEP_BACK = 0.05

    def pick(self, seat: Seat, question: Question, options: list[Option], think: Think, rng: Random) -> list[str]:
        """Any number of different options that the question allows."""
        forward = [option for option in options if not option.back]
        if not forward or (len(forward) < len(options) and rng.random() < self.STEP_BACK):
            return [rng.choice([option for option in options if option.back]).id]
        if question.min == question.max == 1:
            return [forward[int(rng.random() * len(forward))].id]
        number = rng.randint(question.min, min(question.max, len(forward)))
        return [option.id for option in rng.sample(forward, number)]


def answer(game: Game, question: Question, player: Player, rng: Random) -> list[str]:
    """What `player` picks for an open question of `game`.

    The clock's questions are answered by their default, else by their first option.
    """
    options = question.options(game)
    if question.seat == TABLE:
        return question.default(game) or [option.id for option in options[: max(1, question.min)]]
    return player.pick(question.seat, question, options, lambda: game.guess(question.seat, rng), rng)
