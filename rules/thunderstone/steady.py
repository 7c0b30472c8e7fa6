"""A computer player with sense."""

from __future__ import annotations

from random import Random

from rules.core.messages import Seat
from rules.core.players import RandomPlayer, Think
from rules.core.questions import Option, Question


class SteadyPlayer:
    """Placeholder."""

    def pick(self, seat: Seat, question: Question, options: list[Option], think: Think, rng: Random) -> list[str]:
        """Any."""
        return RandomPlayer().pick(seat, question, options, think, rng)
