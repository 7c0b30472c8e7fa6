"""Which answers could not be taken back: found out by giving them, on guesses that know no more than the asked seat."""

from __future__ import annotations

from collections.abc import Collection
from random import Random

from rules.game import Game
from rules.messages import Seat
from rules.questions import Question


def lasting_answers(game: Game, asked: Question, computers: Collection[Seat] = ()) -> frozenset[str]:
    """The ids of the single answers to an open question that its seat could not take back.

    Such an answer reveals or rolls something, ends the game, or lets one of the `computers` act, which they do at once.
    Secret questions that others might get don't count, as nobody may know of them.
    """
    seat = asked.seat
    guess = game.guess(seat, Random(game.choices))
    question, copies = guess.question(asked.id), guess.copies()
    if question is None or question.max > 1:
        return frozenset()
    before = set(guess.waiting(seat))
    found = set[str]()
    for option in question.options(guess):
        if option.back or option.unlisted:
            continue
        trial = copies()
        rolled = trial.dice.counter
        trial.choose(seat, question.id, [option.id])
        acting = set(computers) & (set(trial.waiting(seat)) - before)
        shown = trial.committed or trial.dice.counter != rolled or trial.result is not None
        if (acting or shown) and not _can_change(trial, seat):
            found.add(option.id)
    return frozenset(found)


def _can_change(game: Game, seat: Seat) -> bool:
    """Whether a seat that is ready can change what it has chosen in secret, while others are still choosing."""
    return any(
        question.seat == seat and not question.awaited and all(option.back for option in question.options(game))
        for question in game.questions
    )
