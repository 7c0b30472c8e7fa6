"""The settings of a table."""

from __future__ import annotations

from rules.settings import GameSettings


class DungeonGoSettings(GameSettings):
    """The two optional rules, which can be chosen separately."""

    spells: bool = False
    """Spells (DG-22), with the strong placement table (DG-4.5)."""
    miracles: bool = False
    """Miracles (DG-23)."""
