"""The fourteen missions as data (MM-25)."""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, Literal

from pydantic import Field, model_validator

from games.map_masters.rules.cards import CARDS
from games.map_masters.rules.icons import Icon
from games.map_masters.rules.layouts import Spot
from rules.data import Component, DataRow, read_table

Special = Literal["hostages", "river", "fire", "silence", "order", "master_key", "alarm", "curse", "collapse"]
Counted = Literal["monster", "padlock", "hole", "room", "circle", "stairs", "teleport"]
Colour = Literal["green", "yellow", "blue", "red"]
EXIT = "exit"
HIDDEN = "face_down"
"""Stands for a step card that lies face down."""
STARTER, FREE, FACE_DOWN, SOLID = "S", ".", "?", "X"
"""The content of a space: a starter card, nothing yet, a face-down step card; or no card can."""
RIVER_ROW = 2
ALARM_AT = 7
COLLAPSES = (8, 4)
"""The numbers of free spaces left when one more becomes solid (MM-25.10)."""


class Slot(DataRow):
    """A goal of a step card, a boss card or a side of the grid (MM-22.10)."""

    card: str
    sides: Annotated[str, Field(pattern="^[NESW]{1,4}$")]
    """The sides of the card, or the grid, at which a path may arrive."""
    items: dict[Icon, int] = {}
    """The items that are given."""
    counts: dict[Counted, int] = {}
    """The least numbers of things that the path finds or does (MM-22.22)."""
    artifact: str | None = None
    """The artifact that is brought."""
    gives: str | None = None
    """The artifact that a step goal gives."""

    @property
    def final(self) -> bool:
        """Whether it counts for winning the mission: the slots of boss cards and exits."""
        return self.gives is None


class Mission(Component):
    """One mission."""

    number: Annotated[int, Field(ge=1, le=14)]
    stars: Annotated[int, Field(ge=1, le=5)]
    layout: list[str]
    face_down: list[str] = []
    groups: Annotated[list[Colour], Field(min_length=1)]
    start_sides: str = "NESW"
    deck: Annotated[list[int], Field(min_length=5, max_length=5)]
    """Starters, then cards of cost 3, 4, 5 and 6."""
    market_coins: int
    mission_points: int
    special: list[Special] = []
    order: str = ""
    """The sides in the order in which their slots are filled; empty if any order will do."""
    artifacts: dict[str, str] = {}
    """Card -> artifact."""
    slots: list[Slot]

    def __hash__(self) -> int:
        """By its id, so that what depends on a mission can be cached."""
        return hash(self.id)

    @cached_property
    def spaces(self) -> dict[Spot, str]:
        """The content of each space, by column and row: a card, or `STARTER`, `FREE`, `FACE_DOWN` or `SOLID`."""
        rows = enumerate(map(str.split, self.layout))
        return {(column, row): token for row, tokens in rows for column, token in enumerate(tokens)}

    @property
    def columns(self) -> int:
        """The number of columns of the tableau."""
        return len(self.layout[0].split())

    @property
    def rows(self) -> int:
        """The number of rows of the tableau."""
        return len(self.layout)

    @cached_property
    def exits(self) -> str:
        """The sides of the grid by which groups may leave."""
        return "".join(dict.fromkeys(side for slot in self.slots if slot.card == EXIT for side in slot.sides))

    @cached_property
    def on_the_way(self) -> dict[str, str]:
        """Card -> artifact that a path takes by entering; not those that a step goal gives."""
        given = {slot.gives for slot in self.slots}
        return {card: artifact for card, artifact in self.artifacts.items() if artifact not in given}

    @model_validator(mode="after")
    def _fits(self) -> Mission:
        if len({len(row.split()) for row in self.layout}) != 1:
            raise ValueError(f"{self.id}: rows of different length")
        tokens = [*self.spaces.values()]
        named = [token for token in tokens if token not in (STARTER, FREE, FACE_DOWN, SOLID)]
        for card in (*named, *self.face_down, *self.artifacts):
            if card not in CARDS:
                raise ValueError(f"{self.id}: there is no card {card}")
        if tokens.count(FACE_DOWN) != len(self.face_down):
            raise ValueError(f"{self.id}: as many face-down cards as spaces for them")
        for slot in self.slots:
            if slot.card != EXIT and slot.card not in (*named, *self.face_down):
                raise ValueError(f"{self.id}: the slot of {slot.card} lies on no space")
            if slot.card in self.face_down and len(slot.sides) < 4:
                raise ValueError(f"{self.id}: {slot.card} lies face down and must accept every side")
        if tokens.count(STARTER) + self.deck[0] > 45:
            raise ValueError(f"{self.id}: more starters than there are")
        for cost in (3, 4, 5, 6):
            fixed = sum(CARDS[card].cost == cost for card in named)
            if self.deck[cost - 2] + fixed > 18:
                raise ValueError(f"{self.id}: more cards of cost {cost} than there are")
        return self


class MissionTable(DataRow):
    """The whole missions.toml file."""

    missions: list[Mission]

    @model_validator(mode="after")
    def _complete(self) -> MissionTable:
        if [mission.number for mission in self.missions] != list(range(1, 15)):
            raise ValueError("there must be missions 1 to 14, in order")
        return self


MISSIONS: dict[int, Mission] = {
    mission.number: mission for mission in read_table("games.map_masters", "data/missions.toml", MissionTable).missions
}
FACTOR = {"newcomer": 0.5, "easy": 0.75, "normal": 1.0, "hard": 1.5}
"""The effect of the difficulty on the score (MM-23.5)."""
