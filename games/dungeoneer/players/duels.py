"""A hero against the monster of a quest, turn after turn: how it ends on average, for computer players."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

TURNS = 5
"""The number of turns of a fight that are considered; a hero that has not won by then leaves."""

Fates = tuple[float, ...]
"""The worth of each Life total of the hero, from none to all that it has."""
Table = list[Fates]
"""The fates for each number of wounds still needed to slay the monster, from none up."""


class Blows(NamedTuple):
    """One attack between the two, by either side."""

    met: float
    """The chance that the monster is hit."""
    suffered: float
    """The chance that the hero is hit."""
    dealt: int
    """Wounds of a hit on the monster."""
    taken: int
    """Wounds of a hit on the hero."""

    def after(self, table: Table, wounds: int, life: int) -> float:
        """The expected value of it, given a table of what each outcome is worth."""
        missed = table[wounds][life] * (1 - self.met - self.suffered)
        return (
            missed
            + self.met * table[max(0, wounds - self.dealt)][life]
            + self.suffered * table[wounds][max(0, life - self.taken)]
        )


NO_BLOWS = Blows(0.0, 0.0, 0, 0)
"""The blows of a hero without an attack."""


@lru_cache(maxsize=20_000)
def fight(wounds: int, attack: Blows, challenge: Blows, alive: Fates, slain: Fates, wait: float) -> float:
    """The worth of beginning with full Life, and `wounds` to deal.

    Each turn the monster attacks (DN-13.31), then the hero may challenge it (DN-13.33); in the next one it goes on or
    leaves for good. `alive` and `slain` say what the hero has left then; of everything a turn later, only the
    share `wait` counts.
    """

    def may_challenge(table: Table, left: int, life: int) -> float:
        return max(table[left][life], challenge.after(table, left, life))

    def may_leave(table: Table, left: int, life: int) -> float:
        return max(alive[life], wait * table[left][life])

    begins = ends = [slain, *[alive] * wounds]
    for _ in range(TURNS):  # backwards: the worth at the beginning of a turn, then at the end of the one before it
        begins = _before_step(_before_step(ends, may_challenge), attack.after)
        ends = _before_step(begins, may_leave)
    return begins[wounds][-1]


def _before_step(table: Table, worth: Callable[[Table, int, int], float]) -> Table:
    """The table one step earlier: `worth` of the wounds left and the Life where both are alive; the rest as it is."""
    slain, *others = table
    earlier = [slain]
    for left, fates in enumerate(others, 1):
        dead = fates[0]
        earlier.append((dead, *(worth(table, left, life) for life in range(1, len(fates)))))
    return earlier
