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
    """The package `pictures.<game>`.

    Four more it may have: `decision` draws what a question is about (see `decision` below), `WITH_HAND` names the
    kinds of questions for which one's own hand is wanted beside it, `NUMBERED` those whose marks bear numbers, and
    `legend(language, texts)` explains the signs of the game, which the panel offers at a press.
    """

    def board(self, view: Any, language: str, texts: Texts, names: Sequence[str], marks: Sequence[str] = ()) -> Picture:
        """What lies on the table, from a view, with the `marks` of the open options marked."""
        ...

    def hand(
        self, view: Any, seat: Seat, language: str, texts: Texts, names: Sequence[str], *, tall: bool = False
    ) -> Picture:
        """What belongs to `seat`; `tall` for a phone held upright."""
        ...


def decision(
    face: Face,
    view: Any,
    kind: str,
    marks: Sequence[str],
    language: str,
    texts: Texts,
    names: Sequence[str],
    *,
    tall: bool = False,
) -> Picture | None:
    """The part of the table that a question of this kind is about, with the `marks` of its options marked.

    The face's own `decision` draws it, or says by None that words are enough. A face without one shows the whole board
    where there is something to mark.
    """
    own = getattr(face, "decision", None)
    if own is not None:
        drawn: Picture | None = own(view, kind, marks, language, texts, names, tall=tall)
        return drawn
    return face.board(view, language, texts, names, marks) if marks else None


def with_hand(face: Face, kind: str) -> bool:
    """Whether one's own hand is wanted where a question of this kind is decided."""
    return kind in getattr(face, "WITH_HAND", ())


def numbers_marks(face: Face, kind: str) -> bool:
    """Whether the answers to a question of this kind bear numbers in the picture: then all are marked, or none."""
    return kind in getattr(face, "NUMBERED", ())


def has_legend(face: Face | None) -> bool:
    """Whether the game explains its signs in a picture of their own."""
    return hasattr(face, "legend")


def legend(face: Face, language: str, texts: Texts) -> Picture:
    """The signs of the game, each with what it means. Raises AttributeError where there are none to explain."""
    drawn: Picture = getattr(face, "legend")(language, texts)  # noqa: B009 (no part of every face)
    return drawn


def find_faces() -> dict[str, Face]:
    """Every package in `pictures/` by the name of its game."""
    return {
        module.name: import_module(f"pictures.{module.name}")
        for module in iter_modules(pictures.__path__)
        if module.ispkg
    }
