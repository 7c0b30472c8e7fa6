"""A computer player's opinion of the answers it has tried, in values that a person understands."""

from __future__ import annotations

from dataclasses import dataclass

from rules.messages import Message

NEGLIGIBLE = 0.01
"""A smaller difference in the chance to win does not matter."""
NOTICEABLE = 0.02
"""With at least this difference, two answers are not called similar."""
CLEAR = 0.05
"""With at least this difference, the worse one is not worth mentioning next to the better one."""


@dataclass(frozen=True, slots=True)
class AnswerValue:
    """One answer that a player has tried. Whatever the player does not know about it is None."""

    ids: tuple[str, ...]
    worth: float | None = None
    """Orders the answers of one question in the player's own measure; more is better."""
    chance: float | None = None
    """The chance of its seat to win (0 to 1), from simulated games."""
    points: float | None = None
    """The expected lead, negative when behind; solo or together, the expected points. None if points don't decide."""
    comparison: Message | None = None
    """Its gains and costs compared with the best other answer, from simulated games."""
    outcome: Message | None = None
    """Its calculated result, with numbers."""
    behind: float = 0.0
    """By how much its chance to win may be lower than that of the player's own answer: the difference seen, and its
    noise."""

    def is_close(self, other: AnswerValue) -> bool:
        """Whether both chances to win are known and surely about the same."""
        if self.chance is None or other.chance is None:
            return False
        return abs(self.chance - other.chance) < NOTICEABLE and max(self.behind, other.behind) < NEGLIGIBLE

    def is_second_to(self, best: AnswerValue) -> bool:
        """Whether it can be named as second best: surely about as good as the best one, or estimated a little worse.

        Without both chances to win, it only has to have been compared in some way.
        """
        if self.chance is None or best.chance is None:
            return self.chance is not None or self.worth is not None or self.outcome is not None
        is_little_worse = NOTICEABLE <= best.chance - self.chance < CLEAR
        return self.is_close(best) or is_little_worse
