"""The pieces on the boards as they are saved: heroes and monsters."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import field

from games.dungeon_go.rules.components import AGILITY, FAITH, LIMITS, MAGIC, STRENGTH, UNITS, Unit
from rules.messages import Ref, Seat, refer
from rules.state_parts import StatePart


class Hero(StatePart):
    """A hero. `number` counts from 0 in seat order; `cell` is None before placing and in the afterlife."""

    number: int
    seat: Seat
    card: str = ""
    abilities: list[int] = field(default_factory=lambda: [1, 1, 1, 1])
    hp: int = 0
    cell: int | None = None
    alive: bool = True
    holds: int | None = None
    """The weakness mark this hero has met and stands on (DG-11.3)."""
    vp: int = 0
    kills: int = 0
    deaths: int = 0
    charged: bool = False
    """Charged by Fireball until its own next turn (DG-22.11)."""

    @property
    def at(self) -> int:
        """The cell of a hero that is on the boards. Raises LookupError for one that is not."""
        if self.cell is None:
            raise LookupError(f"hero {self.number} is not on the boards")
        return self.cell

    @property
    def max_hp(self) -> int:
        """Twice the strength."""
        return 2 * self.abilities[STRENGTH]

    @property
    def movement(self) -> int:
        """Twice the agility."""
        return 2 * self.abilities[AGILITY]

    @property
    def range(self) -> int:
        """The magic."""
        return self.abilities[MAGIC]

    @property
    def reduction(self) -> int:
        """The faith minus one."""
        return self.abilities[FAITH] - 1

    @property
    def name(self) -> Ref:
        """The reference to this hero's name for texts."""
        return refer(f"hero-{self.card}")

    def copy(self) -> Hero:
        """An independent copy."""
        return Hero(
            self.number,
            self.seat,
            self.card,
            self.abilities[:],
            self.hp,
            self.cell,
            self.alive,
            self.holds,
            self.vp,
            self.kills,
            self.deaths,
            self.charged,
        )


def can_grow(hero: Hero) -> bool:
    """Whether any ability is below its limit (DG-16.2)."""
    return min(hero.abilities) < LIMITS.ability


def held_marks(heroes: Iterable[Hero], cell: int) -> int:
    """The marks that heroes hold in a cell as a set."""
    bits = 0
    for hero in heroes:
        if hero.cell == cell and hero.holds is not None:
            bits |= 1 << hero.holds
    return bits


class Monster(StatePart):
    """A monster unit on the boards."""

    unit: str
    cell: int
    attacked: bool = False
    """Whether a hero has attacked it since it came onto the boards (DG-10.6)."""

    @property
    def printed(self) -> Unit:
        """The unit with its marks and points."""
        return UNITS[self.unit]

    @property
    def name(self) -> Ref:
        """The reference to this monster's name for texts."""
        return refer(f"monster-{self.unit}")

    def copy(self) -> Monster:
        """An independent copy."""
        return Monster(self.unit, self.cell, self.attacked)
