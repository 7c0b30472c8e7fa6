"""What the questions of a hero's turn share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.messages import Args
from rules.questions import Question

if TYPE_CHECKING:
    from games.dungeon_go.rules.game import DungeonGo


class HeroQuestion(Question):
    """A question about one hero."""

    hero: int

    def describe(self, game: DungeonGo) -> Args:
        """The hero's name."""
        return {"hero": game.heroes[self.hero].name}
