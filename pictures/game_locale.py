"""Formats the texts of a game in one language, for its pictures and their words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import ClassVar, Self

from locales.labels import distinct_names
from locales.sanitizing import sanitize
from locales.texts import Texts
from pictures.svg import drawable
from rules.messages import Arg, Seat


@dataclass(frozen=True)
class GameLocale:
    """The texts of `game` in one language, with the players' names. Each game adds the names of its own things."""

    game: ClassVar[str]

    language: str
    texts: Texts
    names: Sequence[str] = ()

    def say(self, key: str, **args: Arg) -> str:
        """The text `key` of the game."""
        return self.texts.say(self.language, self.game, key, self.names, **args)

    def nameless(self) -> Self:
        """This locale for words that name no player, so that they can be kept by it."""
        return replace(self, names=())

    def in_markdown(self) -> Self:
        """This locale for words that are read as markdown: names in them are made harmless."""
        return replace(self, names=[sanitize(name, markdown=True) for name in self.names])

    def has(self, key: str) -> bool:
        """Whether there is such a text."""
        return self.texts.has(self.language, self.game, key)

    def title(self, key: str) -> str:
        """A text that stands alone, with a capital where the language has them."""
        words = self.say(key)
        return words[:1].upper() + words[1:]

    def join(self, parts: Iterable[str]) -> str:
        """A list as the language writes it."""
        return self.texts.join(self.language, list(parts))

    def listed(self, parts: Iterable[str]) -> str:
        """Facts one after another, with commas only."""
        return self.texts.say(self.language, None, "list-comma").join(parts)

    def named(self, name: str, words: str) -> str:
        """A name with what is said about it."""
        return self.texts.say(self.language, None, "list-named", name=name, words=words)

    def player(self, seat: Seat) -> str:
        """The name of the player on `seat`, in characters that a picture can show."""
        return self._players[seat]

    @cached_property
    def _players(self) -> list[str]:
        seats = enumerate(self.names, 1)
        return distinct_names([drawable(name, self.say("picture-seat", number=number)) for number, name in seats])
