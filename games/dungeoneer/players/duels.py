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
    begun = later = [slain, *(alive for _ in range(wounds))]
    for _ in range(TURNS):
        answered = _after_step(later, lambda table, at, life: max(table[at][life], challenge.after(table, at, life)))
        begun = _after_step(answered, attack.after)
        later = _after_step(begun, lambda table, at, life: max(alive[life], wait * table[at][life]))
    return begun[wounds][-1]


def _after_step(table: Table, worth: Callable[[Table, int, int], float]) -> Table:
    """The table after one more step, where both are still alive; the rest unchanged."""
    slain, *others = table
    return [
        slain,
        *(
            (fates[0], *(worth(table, index, life) for life in range(1, len(fates))))
            for index, fates in enumerate(others, 1)
        ),
    ]
