"""What a computer player thinks of the answers it has looked at, in values that a person understands."""

from __future__ import annotations

from dataclasses import dataclass

from rules.messages import Message

APART = 0.02
"""From this difference of the chance to win on, two answers are not said to be much the same."""


@dataclass(frozen=True, slots=True)
class AnswerValue:
    """One answer that a player has looked at.

    `worth` orders the answers of one question in the player's own measure, more is better; None where it has none.
    Who plays the game on in its head also says the `chance` of its seat to win (0 to 1), the `points` that it expects
    to be ahead of the best other seat (below 0: behind; alone or together: to have; None where no points decide) and a
    `reason`: what this answer gains and costs beside the best other one. Who works out by itself what it leads to
    `tells` it, with numbers.
    """

    ids: tuple[str, ...]
    worth: float | None = None
    chance: float | None = None
    points: float | None = None
    reason: Message | None = None
    tells: Message | None = None

    def is_close(self, other: AnswerValue) -> bool:
        """Whether both chances to win are known and about the same."""
        return self.chance is not None and other.chance is not None and abs(self.chance - other.chance) < APART
