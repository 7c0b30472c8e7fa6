"""The texts of Map Masters in one language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from pictures.game_locale import GameLocale
from rules.messages import refer

GAME = "map_masters"


class Locale(GameLocale):
    """Gives the names of the game's components."""

    game: ClassVar[str] = GAME

    def card(self, card: str) -> str:
        """The name of a card."""
        return self.say(f"card-{card}")

    def listed(self, words: Iterable[str]) -> str:
        """Several words as a list; a dash for none."""
        return self.join(list(words)) or self.say("words-none")

    def cards(self, cards: Iterable[str]) -> str:
        """Cards by name; a dash for none."""
        return self.listed(map(self.card, cards))

    def counts(self, counts: Iterable[tuple[str, int]]) -> str:
        """Icons with their numbers in words; a dash for none."""
        return self.listed(
            self.say("words-count", icon=refer(f"icon-{icon}"), number=number) for icon, number in counts if number
        )
