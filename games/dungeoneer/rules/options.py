"""What can be chosen before a game of Dungeoneer."""

from __future__ import annotations

from typing import Literal

from rules.options import Options


class DungeoneerOptions(Options):
    """The sets in play and Revealed Map (DN-2.1). `both` is Combining Sets (DN-22)."""

    revealed_map: bool = False
    cards: Literal["emberdeep", "gloammarch", "both"] = "emberdeep"
