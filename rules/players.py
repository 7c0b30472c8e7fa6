"""Computer players. They are given a question, its options and guesses of the position, never the game itself."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any, ClassVar, Self

from rules.answer_values import AnswerValue
from rules.game import Game
from rules.messages import TABLE, Seat
from rules.questions import Option, Question, without_steps_back

Think = Callable[[], Game]
"""Deals a guess of the position: what the seat knows is true in it, everything hidden is dealt again.

It is read-only: to try something out, use a copy of it. Raises OutOfTime if the caller no longer waits.
"""


class OutOfTime(Exception):
    """There is no time for another guess: answer using what is known. Never happens on a machine of normal speed."""


class ComputerPlayer(ABC):
    """A computer player, which answers for a seat."""

    searches: ClassVar[bool] = False
    """Whether it tries answers out, which takes seconds; others answer within milliseconds."""
    plan_starts: ClassVar[frozenset[str]] = frozenset()
    """The kinds of questions that begin a plan of their own (`rules.plans`): too important to be answered by it alone.
    """
    memory: Any = None
    """The data that a `seated` player carries from one decision to the next: small, and can be pickled."""

    def seated(self) -> Self:
        """A player for one seat of one game, which may remember what it did there. By default there is no memory.

        Without its memory it answers just as well, but may take longer over a turn.
        """
        return self

    @abstractmethod
    def pick(self, seat: Seat, question: Question, options: list[Option], think: Think, rng: Random) -> list[str]:
        """The ids to choose, between `question.min` and `question.max` of the options.

        `options` is never empty. `think` may be called as often as the player's budget of positions allows; `rng` is
        the player's own randomness, never the game's dice.
        """

    def weigh(
        self, seat: Seat, question: Question, options: list[Option], think: Think, rng: Random
    ) -> list[AnswerValue]:
        """The player's opinion of the answers it tries: first the one it would pick, then the others, best first.

        Called like `pick`. A player without opinions names every single answer, in the order of the options.
        """
        return unrated(self.pick(seat, question, options, think, rng), question, options)

    def forward(self, seat: Seat, question: Question, options: list[Option], think: Think) -> AnswerValue | None:
        """An answer that moves forward from the present position, if `pick` would only step back to a plan of its own.

        It is for the coach of a lesson and for advice, with what it leads to. None if the player has nothing of the
        kind.
        """
        return None


class RandomPlayer(ComputerPlayer):
    """Chooses any legal answer; rarely steps back, so that long answers come to an end."""

    STEP_BACK = 0.05

    def pick(self, seat: Seat, question: Question, options: list[Option], think: Think, rng: Random) -> list[str]:
        """Any number of different options that the question allows."""
        onward = without_steps_back(options)
        if not onward or (len(onward) < len(options) and rng.random() < self.STEP_BACK):
            return [rng.choice([option for option in options if option.role.is_back]).id]
        if question.min == question.max == 1:
            return [onward[int(rng.random() * len(onward))].id]
        number = rng.randint(question.min, min(question.max, len(onward)))
        return [option.id for option in rng.sample(onward, number)]


class CuriousPlayer(ComputerPlayer):
    """Prefers what it has answered least often, and never stops while there is something new to try.

    For exploring the corners of a game in tests. It remembers what it did: use a new one for each game.
    """

    def __init__(self) -> None:
        self.given = Counter[tuple[str, str]]()

    def pick(self, seat: Seat, question: Question, options: list[Option], think: Think, rng: Random) -> list[str]:
        """At least one of the least used options; a single step back only if there is nothing else."""
        onward = [option.id for option in without_steps_back(options)]
        candidates = onward or [option.id for option in options]
        rng.shuffle(candidates)
        candidates.sort(key=lambda option_id: self.given[question.kind, option_id])
        most = min(question.max, len(onward)) if onward else 1
        picked = candidates[: rng.randint(min(max(1, question.min), most), most)]
        self.given.update((question.kind, option_id) for option_id in picked)
        return picked


def unrated(picked: list[str], question: Question, options: list[Option]) -> list[AnswerValue]:
    """The pick, then every other single answer that does not step back, in the order of the options, all unrated."""
    others = [(option.id,) for option in without_steps_back(options) if [option.id] != picked]
    return [AnswerValue(tuple(picked)), *map(AnswerValue, others if question.min <= 1 else [])]


def answer(
    game: Game,
    question: Question,
    player: ComputerPlayer,
    rng: Random,
    think: Think | None = None,
    *,
    offered: list[Option] | None = None,
) -> list[str]:
    """The pick of `player` for an open question of `game`, with its own guesses or those that `think` deals.

    `offered`: the question's options, if they are known. The clock's questions are answered with their default, or
    their first option.
    """
    options = question.quick_options(game) if offered is None else offered
    if question.seat == TABLE:
        return question.default(game) or [option.id for option in options[: max(1, question.min)]]
    return player.pick(question.seat, question, options, think or (lambda: game.guess(question.seat, rng)), rng)


def opinion(game: Game, question: Question, player: ComputerPlayer, rng: Random) -> list[AnswerValue]:
    """The opinion of `player` on the answers to an open question of `game`; the first is what it would pick."""
    return player.weigh(question.seat, question, question.options(game), lambda: game.guess(question.seat, rng), rng)


def forward(game: Game, question: Question, player: ComputerPlayer, rng: Random) -> AnswerValue | None:
    """The answer of `player` to an open question of `game` without stepping back, as `ComputerPlayer.forward`."""
    options = question.options(game)
    return player.forward(question.seat, question, options, lambda: game.guess(question.seat, rng))
