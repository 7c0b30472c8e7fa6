"""A computer player's opinion of the answers it has tried, in values that a person understands."""

from __future__ import annotations

from dataclasses import dataclass

from rules.messages import Message

ALIKE = 0.01
"""A negligible difference in the chance to win."""
APART = 0.02
"""With at least this difference in the chance to win, two answers are not called similar."""
NEARLY = 0.05
"""With at least this difference, the worse one is not worth mentioning next to the better one."""


@dataclass(frozen=True, slots=True)
class AnswerValue:
    """One answer that a player has tried.

    `worth` orders the answers of one question in the player's own measure, more is better; None if it has none. A
    player that simulates the game also gives the `chance` of its seat to win (0 to 1), the `points` by which it expects
    to lead (negative: to trail; solo or together: to have; None if points do not decide) and a `reason`: what this
    answer gains and costs compared with the best other one. A player that calculates the outcome `tells` it,
    with numbers. `because` says why an answer is worth its risk. `behind`: how much less often than the player's own
    answer it may win, as far as the simulations tell; estimates of two answers are equal until they prove more.
    """

    ids: tuple[str, ...]
    worth: float | None = None
    chance: float | None = None
    points: float | None = None
    reason: Message | None = None
    tells: Message | None = None
    because: Message | None = None
    behind: float = 0.0

    def is_close(self, other: AnswerValue) -> bool:
        """Whether both chances to win are known and surely about the same."""
        if self.chance is None or other.chance is None:
            return False
        return abs(self.chance - other.chance) < APART and max(self.behind, other.behind) < ALIKE

    def is_second_to(self, best: AnswerValue) -> bool:
        """Whether it can be named as second best: surely about as good as the best one, or estimated a little worse.

        Without chances to win, it only has to be ranked.
        """
        if self.chance is None or best.chance is None:
            return self.chance is not None or self.worth is not None or self.tells is not None
        return self.is_close(best) or APART <= best.chance - self.chance < NEARLY
