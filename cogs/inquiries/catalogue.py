"""Data prepared once for a game and a language: ways to ask, documents that never change, names."""

from __future__ import annotations

import gc
import tomllib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any
from weakref import WeakKeyDictionary

from cogs.inquiries.documents import RULING, static
from cogs.inquiries.index import Index
from cogs.inquiries.names import NameIndex
from cogs.inquiries.words import Words
from cogs.services.cards import Cards
from locales.texts import Texts
from rules.registry import MANIFESTS

_PREPARED: WeakKeyDictionary[Texts, dict[tuple[str, str], Catalogue]] = WeakKeyDictionary()
"""The catalogues by language and game, as long as the texts they are made from."""


@cache
def common(language: str) -> dict[str, Any]:
    """The ways to ask in every game."""
    return _read(files(__package__), language)


def _read(folder: Traversable, language: str) -> dict[str, Any]:
    """The content of `asked.<language>.toml` in a folder; empty without such a file."""
    file = folder.joinpath(f"asked.{language}.toml")
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


class Catalogue:
    """The part of the index that is the same in every position of a game, in one language."""

    def __init__(self, texts: Texts, language: str, game: str, cards: Cards | None) -> None:
        shared = common(language)
        own = _read(MANIFESTS[game].texts, language) if game in MANIFESTS else {}
        asked = {
            **{kind: [*ways, *own.get("kinds", {}).get(kind, [])] for kind, ways in shared["kinds"].items()},
            **{f"fact-{kind}": ways for kind, ways in own.get("facts", {}).items()},
            **{f"board-{label}": ways for label, ways in own.get("board", {}).items()},
            **{f"{RULING}{name}": ways for name, ways in own.get("rulings", {}).items()},
        }
        words = Words(language, {**shared["same"], **own.get("same", {})})
        self.titles = {kind: ways[0] for kind, ways in asked.items()}
        self.index = Index(words, asked)
        self.documents = static(texts, language, game, cards)
        self.terms = [self.index.terms(document.words) for document in self.documents]
        self.called = {} if cards is None else {thing: cards.every_name(thing) for thing in cards.ids}
        self.names = NameIndex(words, self.called, shared["people"], self.index.knows)


def catalogue(texts: Texts, language: str, game: str, cards: Cards | None) -> Catalogue:
    """The catalogue of a game in a language, prepared when it is first needed: that takes a twentieth of a second."""
    prepared = _PREPARED.setdefault(texts, {})
    if (language, game) not in prepared:
        prepared[language, game] = Catalogue(texts, language, game, cards)
        gc.collect(1)  # otherwise garbage made meanwhile, such as requests with pictures, would stay as well
        gc.freeze()  # it stays, and looking for garbage in it would block everything
    return prepared[language, game]
