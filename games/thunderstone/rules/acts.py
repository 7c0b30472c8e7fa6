"""The values of a turn's answers: an attack, the use of an effect, a weapon for a hero."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Attack:
    """Declare the monster of a rank as target; `armed`: first give out the free weapons as well as possible."""

    rank: int
    armed: bool = False


@dataclass(frozen=True, slots=True)
class Leave:
    """End the step without a battle."""


@dataclass(frozen=True, slots=True)
class Using:
    """Use an effect of the card in a slot."""

    slot: int
    effect: int


@dataclass(frozen=True, slots=True)
class UseAll:
    """Use every effect that requires neither a cost nor a choice."""


@dataclass(frozen=True, slots=True)
class Equip:
    """Give the weapon in a slot to the hero in a slot."""

    weapon: int
    hero: int


@dataclass(frozen=True, slots=True)
class EquipBest:
    """Give out all free weapons."""


@dataclass(frozen=True, slots=True)
class Unequip:
    """Take the weapon in a slot off its hero."""

    weapon: int


@dataclass(frozen=True, slots=True)
class Switch:
    """Turn the bonus of the card in a slot off or on."""

    slot: int


@dataclass(frozen=True, slots=True)
class OnMonster:
    """Let an effect take or return the monster of a rank."""

    rank: int

    @property
    def id(self) -> str:
        """The option that chooses it."""
        return f"monster-{self.rank}"


@dataclass(frozen=True, slots=True)
class Reorder:
    """Put the cards of the hall in another order: for each occupied rank, the rank whose card moves there."""

    ranks: tuple[int, ...]

    @property
    def id(self) -> str:
        """The option that chooses it."""
        return "order-" + "-".join(map(str, self.ranks))


@dataclass(frozen=True, slots=True)
class Level:
    """Level a hero up to a card."""

    hero: str
    new: str


@dataclass(frozen=True, slots=True)
class Buy:
    """Buy a card as a given kind of spoils."""

    kind: str
    card: str
