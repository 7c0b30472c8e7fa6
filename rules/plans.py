"""Plans: a seat's next answers after the one it has picked, as long as it learns nothing new."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator, Mapping
from hashlib import sha256
from random import Random

from rules.game import Game
from rules.lessons import advised
from rules.messages import TABLE, Message
from rules.players import ComputerPlayer, answer
from rules.questions import FOR_GOOD, Option, Question, Secrecy, undo_of

MOST_OWN, MOST_STEPS = 8, 40
"""Answers of the seat that are planned ahead, and answers of all seats that are simulated for them."""
CHECKS = 2
"""On how many other guesses a position must be reached to count as following without news."""

Plan = Mapping[str, tuple[str, ...]]
"""The seat's own answers by position, as `position_of` names it."""


def position_of(game: Game, asked: Question) -> str:
    """A fingerprint of a question and of everything its seat may know about the position."""
    known = game.view(asked.seat).model_dump(mode="json", exclude={"sealed", "waiting"})
    options = [option.id for option in asked.options(game)]
    parts = [asked.kind, options, asked.describe(game), known]
    return sha256(json.dumps(parts, sort_keys=True, default=repr).encode()).hexdigest()


def plan(
    game: Game,
    asked: Question,
    picked: tuple[str, ...],
    player: ComputerPlayer,
    rng: Random,
    *,
    buying: bool = False,
) -> Plan:
    """The answer `picked`, and what `player` would answer afterwards, until another seat is asked or a plan starts.

    The plan is made on a guess, so following it reveals nothing that its seat may not know: positions in which
    something hidden turns out differently are not in it. `buying`: a purchase with which another plan would start is
    part of this one, so that it can be announced.
    """
    answers = {position_of(game, asked): picked}
    guess = game.guess(asked.seat, rng)
    guess.choose(asked.seat, asked.id, picked)
    for _ in range(MOST_STEPS):
        question = next((question for question in guess.questions if question.awaited), None)
        if question is None or len(answers) > MOST_OWN:
            break
        is_own = question.seat == asked.seat
        starts = question.kind in player.plan_starts and question.kind != asked.kind
        if starts and not (buying and is_own):
            break
        ids = answer(guess, question, player, rng, lambda: guess)
        if starts:
            if any(_lasts(question, option) for option in question.options(guess) if option.id in ids):
                answers[position_of(guess, question)] = tuple(ids)
            break
        if is_own:
            answers.setdefault(position_of(guess, question), tuple(ids))
        elif question.seat != TABLE and question.secrecy is not Secrecy.ALL:
            break
        guess.choose(question.seat, question.id, ids)
    return answers


def announced(game: Game, asked: Question, planned: Plan, picked: tuple[str, ...], rng: Random) -> tuple[Message, ...]:
    """The labels of what is `planned` after `picked` and cannot be taken back, such as a purchase.

    The plan is followed on another guess, so it ends where something hidden would have to be as it was guessed. It also
    ends where an answer is not shown, since another one will be advised there.
    """
    labels: list[Message] = []
    guess = game.guess(asked.seat, rng)
    for question, ids in _follow(guess, asked, planned, picked):
        options = question.options(guess)
        if ids and not advised(options, ids):
            break
        chosen = [option for option in options if option.id in ids]
        labels += [option.label for option in chosen if _lasts(question, option, game.passing)]
    return tuple(labels)


def _lasts(question: Question, option: Option, passing: Collection[str] = ()) -> bool:
    """Whether an answer does something that cannot be taken back."""
    return undo_of(question, option) in FOR_GOOD and option.label.key not in passing


def without_news(game: Game, asked: Question, planned: Plan, picked: tuple[str, ...], rng: Random) -> frozenset[str]:
    """The seat's next positions after `picked` and what is `planned`, without a roll and whatever is hidden.

    A seat that gets there has learnt nothing that it could not expect, so it is as likely to win as before.
    """

    def reached() -> frozenset[str]:
        guess, positions = game.guess(asked.seat, rng), set[str]()
        drawn = guess.dice.counter
        for question, _ in _follow(guess, asked, planned, picked):
            if guess.dice.counter != drawn:
                break
            positions.add(position_of(guess, question))
        return frozenset(positions)

    return frozenset.intersection(*(reached() for _ in range(CHECKS)))


def _follow(
    guess: Game, asked: Question, planned: Plan, picked: tuple[str, ...]
) -> Iterator[tuple[Question, tuple[str, ...]]]:
    """The seat's next questions after `picked` with their planned answers, which are given in the guess.

    The last one may have no planned answer.
    """
    guess.choose(asked.seat, asked.id, picked)
    for _ in range(MOST_OWN):
        question = next((question for question in guess.questions if question.awaited), None)
        if question is None or question.seat != asked.seat:
            return
        ids = planned.get(position_of(guess, question), ())
        yield question, ids
        if not ids:
            return
        guess.choose(question.seat, question.id, ids)
