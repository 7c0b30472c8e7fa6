"""The components of the game, read from the tables in `data/` (DG-2, DG-4.6)."""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, Literal

from pydantic import BeforeValidator

from rules.data import Component, DataRow, read_table

Ability = Literal["strength", "agility", "magic", "faith"]
ABILITIES: tuple[Ability, ...] = ("strength", "agility", "magic", "faith")
"""An ability is represented in the state by its index here. Weakness marks are the same four."""
STRENGTH, AGILITY, MAGIC, FAITH = range(4)

Size = Literal["small", "large", "demon_king", "evil_god"]
Placing = Literal["standard", "strong"]


class Unit(Component):
    """One monster unit as printed."""

    size: Size
    marks: tuple[Annotated[int, BeforeValidator(ABILITIES.index)], ...]
    """Its weaknesses, in order."""

    @cached_property
    def bits(self) -> int:
        """The marks as a set."""
        return sum(1 << mark for mark in self.marks)

    @cached_property
    def vp(self) -> int:
        """The victory points for its defeat (DG-17.1)."""
        points: int = getattr(POINTS, self.size)
        return points

    @cached_property
    def first_vp(self) -> int:
        """The victory points for the first attack on it (DG-17.3)."""
        return 0 if self.size == "small" else POINTS.first_attack


class Points(DataRow):
    """Victory points (DG-17.1, DG-17.3)."""

    small: int
    large: int
    demon_king: int
    evil_god: int
    first_attack: int


class Limits(DataRow):
    """The upper ends of dice and counts."""

    ability: int
    floor: int
    damage: int
    danger_clock: int
    """Floor clock from which every rebuild is dangerous (DG-20.4)."""
    damage_floors: list[int]
    """Floors on which the monster damage rises on arrival (DG-18.2)."""
    evil_god_reinforcement: int
    """Which reinforcement of the last floor brings the evil god (DG-19.4)."""


class SoloRank(Component):
    """A rank for a solo score of at least `least`."""

    least: int | None = None


class Components(DataRow):
    """The whole of components.toml."""

    hero_cards: tuple[str, ...]
    heroes: list[int]
    """Heroes by number of players, from one on."""
    points: Points
    limits: Limits
    units: list[Unit]
    solo_ranks: list[SoloRank]


COMPONENTS = read_table("games.dungeon_go", "data/components.toml", Components)
PLACEMENT = read_table("games.dungeon_go", "data/placement.toml", dict[Placing, dict[int, list[str]]])
"""For each number of heroes one layout per floor."""

HERO_CARDS = COMPONENTS.hero_cards
POINTS = COMPONENTS.points
LIMITS = COMPONENTS.limits


UNITS: dict[str, Unit] = {unit.id: unit for unit in COMPONENTS.units}
SMALL_UNITS: tuple[str, ...] = tuple(unit.id for unit in UNITS.values() if unit.size == "small")
LARGE_UNITS: tuple[str, ...] = tuple(unit.id for unit in UNITS.values() if unit.size == "large")
EVIL_GOD = "evil_god"
KING_CARD = "king"
MONSTER_CARD = "monster"


def hero_count(players: int) -> int:
    """The number of heroes in a game with so many players (DG-1.4)."""
    return COMPONENTS.heroes[players - 1]


def owner(hero: int, players: int) -> int:
    """The seat that runs a hero: consecutive numbers for each seat (DG-1.10)."""
    return hero * players // hero_count(players)


def special_cards(heroes: int) -> int:
    """The number of king cards in the turn deck, which has as many monster cards (DG-2.6)."""
    return -(-heroes // 3)


def demon_king(heroes: int) -> str:
    """The side of the demon king that is used (DG-4.4)."""
    return "demon_king_a" if heroes == 3 else "demon_king_b"


def card_kind(card: str) -> str:
    """The kind of a turn card: `king`, `monster` or `hero_<name>`.

    Equal cards have a number in the state (`king_1`), because Haste returns each of them only once.
    """
    return card if card.startswith("hero_") else card.partition("_")[0]
