"""What a game looks like: the pictures that `pictures.<game>` draws from views, found by scanning the folder."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, Protocol

import pictures
from locales.texts import Texts
from rules.core.messages import Seat


class Picture(Protocol):
    """A picture with its words."""

    @property
    def svg(self) -> str:
        """The picture."""
        ...

    @property
    def alt(self) -> str:
        """The same in up to 1000 characters, for who cannot see it."""
        ...

    @property
    def text(self) -> str:
        """The same as markdown, for who prefers text."""
        ...


class Face(Protocol):
    """The package `pictures.<game>`."""

    def board(self, view: Any, language: str, texts: Texts, names: Sequence[str], marks: Sequence[str] = ()) -> Picture:
        """What lies on the table, from a view, with the `marks` of the open options marked."""
        ...

    def hand(self, view: Any, seat: Seat, language: str, texts: Texts, names: Sequence[str]) -> Picture:
        """What belongs to `seat`."""
        ...


def find_faces() -> dict[str, Face]:
    """Every package in `pictures/` by the name of its game."""
    return {
        module.name: import_module(f"pictures.{module.name}")
        for module in iter_modules(pictures.__path__)
        if module.ispkg
    }
