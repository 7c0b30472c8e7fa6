"""The settings of a table."""

from __future__ import annotations

from typing import Literal

from rules.settings import GameSettings


class DungeoneerSettings(GameSettings):
    """The sets in play and Revealed Map (DN-2.1). `both` is Combining Sets (DN-22).

    `leavers`: whether a computer player goes on for a player who leaves for good, or the hero is out (DN-24.4).
    """

    revealed_map: bool = False
    cards: Literal["emberdeep", "gloammarch", "both"] = "emberdeep"
    leavers: Literal["computer", "out"] = "computer"

    def other_modes(self, seats: int) -> frozenset[str]:
        unused = {"revealed": not self.revealed_map, "combining": self.cards != "both"}
        return frozenset(page for page, is_unused in unused.items() if is_unused)
