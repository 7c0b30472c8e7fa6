"""The settings of a table."""

from __future__ import annotations

from rules.settings import GameSettings


class DungeonGoSettings(GameSettings):
    """The two optional rules, which can be chosen separately."""

    spells: bool = False
    """Spells (DG-22), with the strong placement table (DG-4.5)."""
    miracles: bool = False
    """Miracles (DG-23)."""

    def other_modes(self, seats: int) -> frozenset[str]:
        unused = {"spells": not self.spells, "miracles": not self.miracles, "few_players": seats > 2}
        return frozenset(page for page, is_unused in unused.items() if is_unused)
