"""What is prepared once for a game and a language: ways to ask, documents that never change, names."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any
from weakref import WeakKeyDictionary

from cogs.inquiries.documents import RULING, Document, static
from cogs.inquiries.index import Overlaps, Phrasings, read
from cogs.inquiries.names import Names
from cogs.inquiries.words import Words
from cogs.services.cards import Cards
from locales.texts import LANGUAGES, Texts
from rules.registry import MANIFESTS

_PREPARED: WeakKeyDictionary[Texts, dict[tuple[str, str], Catalogue]] = WeakKeyDictionary()
"""The catalogues by language and game, as long as the texts they are made from."""


@cache
def common(language: str) -> dict[str, Any]:
    """The ways to ask in every game."""
    return read(files(__package__), language)


class Catalogue:
    """The part of the index that is the same in every position of a game, in one language."""

    def __init__(self, texts: Texts, language: str, game: str, cards: Cards | None) -> None:
        shared = common(language)
        own = read(MANIFESTS[game].texts, language) if game in MANIFESTS else {}
        self.words = Words(language, {**shared["same"], **own.get("same", {})})
        asked = {
            **shared["kinds"],
            **{f"fact-{kind}": ways for kind, ways in own.get("facts", {}).items()},
            **{f"board-{label}": ways for label, ways in own.get("board", {}).items()},
            **{f"{RULING}{name}": ways for name, ways in own.get("rulings", {}).items()},
        }
        self.titles = {kind: ways[0] for kind, ways in asked.items()}
        self.phrasings = Phrasings(self.words, asked)
        self.documents = static(texts, language, game, cards)
        self.overlaps = Overlaps(self.words, [self.told(each) for each in self.documents])
        spelled = {} if cards is None else cards.spelled()
        self.called = {
            thing: [name for each in LANGUAGES if cards is not None for name in (cards.card_name(thing, each),)]
            + ([] if cards is None else cards.further_names(thing))
            for thing in spelled
        }
        self.names = Names(self.words, self.called, shared["people"])
        self.terms = self.overlaps.known

    @staticmethod
    def told(document: Document) -> str:
        """All words of a document."""
        return f"{document.title}\n{document.text}"

    def terms_of(self, document: Document) -> frozenset[str]:
        """The terms of a document of the position."""
        return self.overlaps.subject(self.told(document))


def catalogue(texts: Texts, language: str, game: str, cards: Cards | None) -> Catalogue:
    """The catalogue of a game in a language, prepared when it is first needed: that takes a third of a second."""
    prepared = _PREPARED.setdefault(texts, {})
    if (language, game) not in prepared:
        prepared[language, game] = Catalogue(texts, language, game, cards)
    return prepared[language, game]
