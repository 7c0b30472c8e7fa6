"""What the end of a battle is worth to a computer player: judgement only, the battles themselves are `rehearsal.py`."""

from __future__ import annotations

from games.dungeon_lords.rules.combat.combat import ROUNDS
from games.dungeon_lords.rules.game import DungeonLords
from games.dungeon_lords.rules.scoring import own_scores
from rules.messages import Seat

WOUND = 0.3
"""A point of damage on somebody who still stands."""
GONE = 1.6
"""Nobody left in the dungeon, for this round and each that would have followed."""
SUPPLY = 0.5
"""A gold, a food or an imp."""
EVIL = 0.3
TRAP = {1: 0.3, 2: 0.0}
"""A trap in the store, by year: after the second nobody needs one."""
TRAP_IN_COMBAT = 0.15
"""The same for each round that is left."""
FALLEN = 0.035
"""A creature that has fallen; after the combat part it gets up again."""
FALLEN_IN_COMBAT = 0.12
"""The same for each round that is left, in which it is missed."""


def worth(game: DungeonLords, seat: Seat) -> float:
    """How well a lord stands after a battle, in points."""
    lord = game.lords[seat]
    rounds_left = ROUNDS - game.combat_round
    fallen = sum(creature.fallen for creature in lord.lair)
    wounds = sum(hero.damage for hero in lord.line)
    return (
        sum(own_scores(lord).values())
        + (WOUND * wounds if lord.has_party else GONE * (rounds_left + 1))
        + SUPPLY * (lord.gold + lord.food + lord.imps)
        - EVIL * lord.evil
        + (TRAP[game.year] + TRAP_IN_COMBAT * rounds_left) * len(lord.traps)
        - (FALLEN + FALLEN_IN_COMBAT * rounds_left) * fallen
    )
