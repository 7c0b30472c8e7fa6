"""The things of a game to look up: its cards, monsters and others, by name in every language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from locales.name_search import Spelled, normal_form
from locales.texts import LANGUAGES, Texts
from pictures.game_locale import GameLocale
from pictures.svg import Picture


class Cards:
    """The things of one game, whose pictures offer `CARDS` (see `pictures.game_pictures.GamePictures`)."""

    def __init__(self, game: str, pictures: Any, texts: Texts) -> None:
        self.ids: Sequence[str] = tuple(pictures.CARDS)
        """The ids of all things, in the order in which they are offered."""
        self._game = game
        self._pictures = pictures
        self._texts = texts

    def name(self, card_id: str, language: str) -> str:
        """The name of a thing."""
        locale: GameLocale = self._pictures.Locale(language, self._texts)
        return locale.title(self._pictures.CARDS[card_id])

    def every_name(self, card_id: str) -> list[str]:
        """Every name of a thing in every language, and further ones, such as that of a hero's ability."""
        further = getattr(self._pictures, "FURTHER_NAMES", {}).get(card_id, ())
        names = [self.name(card_id, language) for language in LANGUAGES]
        return names + [self._texts.say(language, self._game, key) for key in further for language in LANGUAGES]

    def spelled(self) -> Spelled:
        """Every way to write each of the things: its id and its names."""
        return {card_id: [*map(normal_form, (card_id, *self.every_name(card_id)))] for card_id in self.ids}

    def picture(self, card_id: str, language: str) -> Picture:
        """The thing with everything on it."""
        picture: Picture = self._pictures.card(card_id, self._pictures.Locale(language, self._texts))
        return picture
