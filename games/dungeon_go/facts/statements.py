"""The parts of all facts: names of pieces and abilities, and open weaknesses."""

from __future__ import annotations

from collections.abc import Sequence

from games.dungeon_go.rules.components import ABILITIES
from games.dungeon_go.rules.pieces import Hero, Monster
from games.dungeon_go.rules.state import DungeonGoState
from rules.messages import Ref, refer

NONE = refer("words-none")
"""The word for an empty list."""


def thing(monster: Monster) -> str:
    """The name under which a monster is looked up: both sides of the demon king are one thing."""
    return "demon_king" if monster.printed.size == "demon_king" else monster.unit


def names(pieces: Sequence[Hero | Monster]) -> list[Ref]:
    """The names of these pieces, or that there is none."""
    return [piece.name for piece in pieces] or [NONE]


def abilities(marks: Sequence[int]) -> list[Ref]:
    """The names of these abilities, or that there is none."""
    return [refer(f"ability-{ABILITIES[mark]}") for mark in marks] or [NONE]


def unmet(game: DungeonGoState, monster: Monster) -> list[int]:
    """The weaknesses of a monster that no hero holds (DG-10.2)."""
    held = game.held_marks(monster)
    return [mark for mark in monster.printed.marks if not held >> mark & 1]
