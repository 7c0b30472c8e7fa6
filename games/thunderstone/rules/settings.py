"""The host's choices before a game of Thunderstone (TS-2.3, TS-2.4, TS-20.3, TS-21.18)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal

from rules.settings import GameSettings


class ThunderstoneSettings(GameSettings):
    """The cards in play and how hard the game is.

    If the players name cards themselves, `monsters`, `heroes` and `village` are filled and decide alone, and the
    length of `monsters` decides the length of the dungeon (TS-2.7).
    """

    first: ClassVar[Mapping[str, object]] = {"cards": "first_game"}
    names: ClassVar[Mapping[str, str]] = {"monsters": "group", "heroes": "type", "village": "card"}

    cards: Literal["random", "first_game"] = "random"
    groups: Literal[3, 4] = 3
    """Monster groups of a random selection; the first game always has three."""
    harsh_strength: bool = False
    """A hero whose strength is 0 or less in a battle is destroyed (TS-20.3)."""
    level: Literal["normal", "warrior", "nightmare"] = "normal"
    """The difficulty of a solo game (TS-21.15 to TS-21.17)."""
    monsters: list[str] = []
    heroes: list[str] = []
    village: list[str] = []

    def counts(self, field: str, seats: int) -> bool:
        """Named cards leave nothing to draw, the first game has three groups, a solo level is only for a solo game."""
        if field == "cards":
            return not self.monsters
        if field == "groups":
            return not self.monsters and self.cards == "random"
        return field != "level" or seats < 2

    def other_modes(self, seats: int) -> frozenset[str]:
        return frozenset({"solo"} if seats > 1 else {"others"})
