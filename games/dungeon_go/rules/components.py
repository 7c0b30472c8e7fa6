"""The components of the game, read from the tables next to this file (DG-2, DG-4.6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field, model_validator

from rules.data import Component, DataRow, read_table

Ability = Literal["strength", "agility", "magic", "faith"]
ABILITIES: tuple[Ability, ...] = ("strength", "agility", "magic", "faith")
"""An ability is represented in the state by its index here. Weakness marks are the same four."""
STRENGTH, AGILITY, MAGIC, FAITH = range(4)

Size = Literal["small", "large", "demon_king", "evil_god"]


class UnitRow(Component):
    """One monster unit as printed."""

    size: Size
    marks: Annotated[list[Ability], Field(min_length=1, max_length=4)]

    @model_validator(mode="after")
    def _marks_in_order(self) -> UnitRow:
        if [mark for mark in ABILITIES if mark in self.marks] != self.marks:
            raise ValueError(f"the marks of {self.id} must be different and in order")
        return self


class TableRow(DataRow):
    """Heroes by number of players."""

    heroes: Annotated[list[Annotated[int, Field(ge=3, le=6)]], Field(min_length=6, max_length=6)]


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

    hero_cards: Annotated[list[str], Field(min_length=6)]
    table: TableRow
    points: Points
    limits: Limits
    units: list[UnitRow]
    solo_ranks: Annotated[list[SoloRank], Field(min_length=1)]

    @model_validator(mode="after")
    def _each_once(self) -> Components:
        ids = [unit.id for unit in self.units]
        for unit in ids:
            if ids.count(unit) > 1:
                raise ValueError(f"the unit {unit} is listed twice")
        if len(set(self.hero_cards)) != len(self.hero_cards):
            raise ValueError("a hero card is listed twice")
        return self


Layout = Annotated[str, Field(pattern=r"^[-sLD]{9}$")]
Floors = Annotated[list[Layout], Field(min_length=5, max_length=5)]


class Placement(DataRow):
    """The whole of placement.toml: for each number of heroes one layout per floor."""

    standard: dict[int, Floors]
    strong: dict[int, Floors]

    @model_validator(mode="after")
    def _complete(self) -> Placement:
        for name, tables in (("standard", self.standard), ("strong", self.strong)):
            if sorted(tables) != [3, 4, 5, 6]:
                raise ValueError(f"{name} must have layouts for 3, 4, 5 and 6 heroes")
            for heroes, floors in tables.items():
                if [layout.count("D") for layout in floors] != [0, 0, 0, 0, 1]:
                    raise ValueError(f"{name}.{heroes}: the demon king stands on floor 5 only")
        return self


@dataclass(frozen=True, slots=True)
class Unit:
    """One monster unit, ready for use: `marks` as numbers, `bits` the same as a set, `vp` for its defeat."""

    id: str
    size: Size
    marks: tuple[int, ...]
    bits: int
    vp: int
    first_vp: int


COMPONENTS = read_table("games.dungeon_go", "data/components.toml", Components)
PLACEMENT = read_table("games.dungeon_go", "data/placement.toml", Placement)

HERO_CARDS: tuple[str, ...] = tuple(COMPONENTS.hero_cards)
POINTS = COMPONENTS.points
LIMITS = COMPONENTS.limits


def _unit(row: UnitRow) -> Unit:
    marks = tuple(ABILITIES.index(mark) for mark in row.marks)
    return Unit(
        id=row.id,
        size=row.size,
        marks=marks,
        bits=sum(1 << mark for mark in marks),
        vp=getattr(POINTS, row.size),
        first_vp=0 if row.size == "small" else POINTS.first_attack,
    )


UNITS: dict[str, Unit] = {row.id: _unit(row) for row in COMPONENTS.units}
SMALL_UNITS: tuple[str, ...] = tuple(unit.id for unit in UNITS.values() if unit.size == "small")
LARGE_UNITS: tuple[str, ...] = tuple(unit.id for unit in UNITS.values() if unit.size == "large")
EVIL_GOD = "evil_god"
KING_CARD = "king"
MONSTER_CARD = "monster"


def hero_count(players: int) -> int:
    """The number of heroes in a game with so many players (DG-1.4)."""
    return COMPONENTS.table.heroes[players - 1]


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
