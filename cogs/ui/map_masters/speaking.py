"""Says the texts of Map Masters in one language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from cogs.ui.svg import drawable
from cogs.ui.texts import Texts
from rules.core.messages import Arg, Seat

GAME = "map_masters"
COLUMNS = "ABCDEFGH"
"""The names of the columns of a tableau; its rows are numbered from 1."""


@dataclass(frozen=True)
class Speaker:
    """Says texts of the game in one language, with the players' names."""

    language: str
    texts: Texts
    names: Sequence[str] = ()

    def say(self, key: str, **args: Arg) -> str:
        """The text `key` of the game."""
        return self.texts.say(self.language, GAME, key, self.names, **args)

    def has(self, key: str) -> bool:
        """Whether there is such a text."""
        return self.texts.has(self.language, GAME, key)

    def join(self, parts: Sequence[str]) -> str:
        """A list as the language writes it."""
        return self.texts.join(self.language, parts)

    def player(self, seat: Seat) -> str:
        """The name of whoever sits on `seat`, as far as a picture can show it."""
        return drawable(self.names[seat], self.say("picture-seat", number=seat + 1))

    def card(self, card: str) -> str:
        """The name of a card."""
        return self.say(f"card-{card}")

    def cards(self, cards: Iterable[str]) -> str:
        """Cards by name; a dash for none."""
        return self.join([self.card(card) for card in cards]) or self.say("words-none")

    def counts(self, counts: Iterable[tuple[str, int]]) -> str:
        """Icons with their numbers in words; a dash for none."""
        told = [self.say("words-count", icon=f"@icon-{icon}", number=number) for icon, number in counts if number]
        return self.join(told) or self.say("words-none")


def space_name(column: int, row: int) -> str:
    """The name of a space of a tableau, such as `B3`; both numbers from 0."""
    return f"{COLUMNS[column]}{row + 1}"
