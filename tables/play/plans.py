"""Plans: what a computer player would answer next after the answer it advises, while nothing new is known."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from random import Random

from rules.game import Game
from rules.messages import TABLE
from rules.players import ComputerPlayer, answer
from rules.questions import Question

MOST_OWN, MOST_STEPS = 8, 40
"""Answers of the seat that are planned ahead, and answers of all seats that are played for them."""

Plan = Mapping[str, tuple[str, ...]]
"""Own answers by the position, as `position_of` names it, in which they are meant to follow."""


def position_of(game: Game, asked: Question) -> str:
    """A fingerprint of a question and of all that its seat may know of the position."""
    known = game.view(asked.seat).model_dump(mode="json", exclude={"sealed", "waiting"})
    options = [option.id for option in asked.options(game)]
    return sha256(json.dumps([asked.kind, options, known], sort_keys=True).encode()).hexdigest()


def plan(game: Game, asked: Question, picked: tuple[str, ...], player: ComputerPlayer, rng: Random) -> Plan:
    """The answer `picked`, and what `player` would answer afterwards until another seat's turn.

    The plan is made on a guess, so whoever follows it learns nothing that its seat may not know: a position in which
    something hidden has turned out differently is not in it.
    """
    found = {position_of(game, asked): picked}
    guess = game.guess(asked.seat, rng)
    guess.choose(asked.seat, asked.id, picked)
    for _ in range(MOST_STEPS):
        question = next((each for each in guess.questions if each.awaited), None)
        if question is None or len(found) > MOST_OWN:
            break
        ids = answer(guess, question, player, rng, lambda: guess)
        if question.seat == asked.seat:
            found.setdefault(position_of(guess, question), tuple(ids))
        elif question.seat != TABLE and not question.secret:
            break
        guess.choose(question.seat, question.id, ids)
    return found
