"""The ids of those who stand in a line of adventurers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from games.dungeon_lords.rules.pieces import Hero


class InLine(Protocol):
    """A member of a line, in the game or in a view of it."""

    card: str


def hero_ids(line: Sequence[InLine]) -> list[str]:
    """The option ids of the members of a line, front to back; a second phantom gets a number."""
    ids: list[str] = []
    for hero in line:
        ids.append(hero.card if hero.card not in ids else f"{hero.card}_{len(ids)}")
    return ids


def hero_by_id(line: Sequence[Hero], hero_id: str) -> Hero:
    """The member of the line with that id."""
    return line[hero_ids(line).index(hero_id)]
