"""What a computer player thinks of the answers it has tried, in values that a person understands."""

from __future__ import annotations

from dataclasses import dataclass

from rules.messages import Message

APART = 0.02
"""With at least this difference in the chance to win, two answers are not called similar."""


@dataclass(frozen=True, slots=True)
class AnswerValue:
    """One answer that a player has tried.

    `worth` orders the answers of one question in the player's own measure, more is better; None if it has none. A
    player that simulates the game also gives the `chance` of its seat to win (0 to 1), the `points` by which it expects
    to lead (negative: to trail; solo or together: to have; None if points do not decide) and a `reason`: what this
    answer gains and costs compared with the best other one. A player that calculates the outcome `tells` it,
    with numbers. `because` says why an answer is worth its risk.
    """

    ids: tuple[str, ...]
    worth: float | None = None
    chance: float | None = None
    points: float | None = None
    reason: Message | None = None
    tells: Message | None = None
    because: Message | None = None

    def is_close(self, other: AnswerValue) -> bool:
        """Whether both chances to win are known and about the same."""
        return self.chance is not None and other.chance is not None and abs(self.chance - other.chance) < APART
