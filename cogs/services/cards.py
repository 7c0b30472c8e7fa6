"""The things of a game to look up: its cards, monsters and others, by name in every language."""

from __future__ import annotations

from typing import Protocol

from locales.name_search import Spelled
from pictures.svg import Picture


class Cards(Protocol):
    """The things of one game."""

    def spelled(self) -> Spelled:
        """Every way to write each of its things."""
        ...

    def card_name(self, card_id: str, language: str) -> str:
        """The name of a thing."""
        ...

    def further_names(self, card_id: str) -> list[str]:
        """Further names of a thing, in every language."""
        ...

    def card_picture(self, card_id: str, language: str) -> Picture:
        """The thing with everything on it."""
        ...
