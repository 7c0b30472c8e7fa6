"""What can be chosen before a game starts (DG-1.8)."""

from __future__ import annotations

from rules.options import Options


class DungeonGoOptions(Options):
    """The two optional rules, each on its own."""

    spells: bool = False
    """Spells (DG-22), with the strong placement table (DG-4.5)."""
    miracles: bool = False
    """Miracles (DG-23)."""
