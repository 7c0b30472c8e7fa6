"""What a game offers to be looked up: its cards, monsters and other things, by name in every language."""

from __future__ import annotations

from typing import Protocol

from locales.finding import Spelled
from pictures.svg import Picture


class Cards(Protocol):
    """The things of one game."""

    def spelled(self) -> Spelled:
        """Every way to write each of its things."""
        ...

    def card_name(self, card_id: str, language: str) -> str:
        """What a thing is called."""
        ...

    def card_picture(self, card_id: str, language: str) -> Picture:
        """The thing with everything on it."""
        ...
