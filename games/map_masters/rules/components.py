"""Goal cards and spellbook cards (MM-10.1, MM-17)."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import Field, model_validator

from games.map_masters.rules.icons import Icon
from rules.data import Component, DataRow, read_table


class Goal(Component):
    """A goal card: `vp` for each circled icon that it counts, or for each visited room."""

    kind: str
    counts: Annotated[tuple[Icon | Literal["room"], ...], Field(min_length=1)]
    vp: Annotated[int, Field(ge=1, le=3)]
    hourglass: bool


class Spell(DataRow):
    """A spellbook card: when it is used, and whether it is used in co-operative games."""

    id: Annotated[str, Field(pattern=r"^sb_\d\d$")]
    when: Literal["pay", "path", "pact", "market", "hand", "refresh"]
    coop: bool


class Components(DataRow):
    """The whole components.toml file."""

    goals: list[Goal]
    spells: list[Spell]

    @model_validator(mode="after")
    def _complete(self) -> Components:
        if len({goal.id for goal in self.goals}) != 27 or sum(goal.hourglass for goal in self.goals) != 9:
            raise ValueError("there must be 27 goal cards, 9 of them with an hourglass")
        if len({spell.id for spell in self.spells}) != 17:
            raise ValueError("there must be 17 spells")
        return self


PHANTOM_BLADE, FAIRY_PACT, HUNTERS_CALL, LOCK_WHISPER, FEATHER_STEP = "sb_01", "sb_02", "sb_03", "sb_04", "sb_05"
GHOST_LINE, SPIDER_CLIMB, SILENT_RITE, BARREL_RIDE, HAGGLER = "sb_06", "sb_07", "sb_08", "sb_09", "sb_10"
SKY_AND_ABYSS, EAST_AND_WEST, FAIRY_SISTERS, FORESIGHT = "sb_11", "sb_12", "sb_14", "sb_16"
BONFIRE: Final = "sb_13"
ENCORE: Final = "sb_15"
BARTER: Final = "sb_17"
"""The spells by their English names, those of the refresh phase at the end."""

COMPONENTS = read_table("games.map_masters", "data/components.toml", Components)
GOALS: dict[str, Goal] = {goal.id: goal for goal in COMPONENTS.goals}
SPELLS: dict[str, Spell] = {spell.id: spell for spell in COMPONENTS.spells}
COOP_SPELLS: tuple[str, ...] = tuple(spell.id for spell in COMPONENTS.spells if spell.coop)
PATH_SPELLS: frozenset[str] = frozenset(spell.id for spell in COMPONENTS.spells if spell.when in ("pay", "path"))

ROUNDS = 6
HAND = 5
START_COINS = 6
TOKENS_PER_TYPE = 5
TOKEN_COST, SPELL_COST = 1, 2
MAX_SPELLS = 2
TIME_BONUS = 1
ENCORE_COST = 2
RENEWED_AFTER = 3
"""The round at whose end the market is renewed (MM-15.8)."""
