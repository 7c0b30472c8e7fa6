"""What can be said at a table, as documents: rulings, paragraphs of the rules and cards, which are the same all game.

The documents of the position are in `position`, those of the log in `history`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from zlib import crc32

from cogs.services.cards import Cards
from cogs.services.reader import Reader
from locales.texts import Texts
from rules.messages import Seat
from storage.rows import LoggedEvent

RULING, TITLE, PAGE = "ruling-", "-title", "topic-"
ABOUT_SCREENS = ("picture", "dice")
"""Pages about pictures and dice, which mention everything and explain nothing of the game."""
LONGEST = 500
"""Characters of a paragraph above which it is divided into its lines."""
_ITEM = re.compile(r"^(?:- |\d+\. )")


@dataclass(frozen=True, slots=True)
class Known:
    """What answers are made from."""

    reader: Reader
    events: Sequence[LoggedEvent]
    """The latest events that the reader may know."""
    cards: Cards | None
    """What can be looked up in the game."""
    asker: Seat | None
    """The seat of the person who asks; the reader has it only if nobody else sees the answer."""
    private: bool
    """Whether nobody else sees the answer."""


@dataclass(frozen=True, slots=True)
class Document:
    """Something that can be told."""

    key: str
    """What stands for it on a button; it stays the same as long as there is something to tell."""
    kinds: tuple[str, ...]
    """Which ways to ask are asked for it."""
    text: str
    source: str
    """Where it is from, in the reader's language."""
    title: str = ""
    things: frozenset[str] = frozenset()
    seats: frozenset[Seat] = frozenset()
    """The players it is about."""
    exact: bool = False
    """Whether only a question that names all these things, one of these players, and this time, means it."""
    time: int | None = None
    """The number of the round or turn that it tells of."""
    page: str = ""
    """The page of the rules with more."""
    called: tuple[str, ...] = ()
    """Further names of its only thing in this position."""
    right: bool | None = None
    """Whether the answer is yes or no."""
    withheld: bool = False
    """Whether it only says that there is something to tell in private."""


def key_of(kind: str, *subject: object) -> str:
    """A short key for a document of a kind about a subject; collections may be in any order."""
    parts = (part if isinstance(part, str) else sorted(part) for part in subject)  # type: ignore[call-overload]
    return f"{kind}.{crc32(repr([*parts]).encode()):x}"


def static(texts: Texts, language: str, game: str, cards: Cards | None) -> list[Document]:
    """The documents that are the same in every position of a game."""
    return [*_rulings(texts, language, game), *rules(texts, language, game), *_cards(texts, language, cards)]


def _rulings(texts: Texts, language: str, game: str) -> Iterator[Document]:
    """Short answers on the rules: the texts `ruling-<page>-<name>`."""
    for key in texts.keys(language, game):
        if key.startswith(RULING) and key.endswith(TITLE):
            name = key.removesuffix(TITLE)
            page = name.split("-")[1]
            title, text = texts.say(language, game, key), texts.say(language, game, name)
            yield Document(name, (name,), text, _page(texts, language, game, page), title, page=page)


def rules(texts: Texts, language: str, game: str) -> Iterator[Document]:
    """The paragraphs of the rules; of a long list each line on its own."""
    for key in texts.keys(language, game):
        page = key.removeprefix(PAGE).removesuffix(TITLE)
        if key == f"{PAGE}{page}{TITLE}" and page not in ABOUT_SCREENS:
            title, source = texts.say(language, game, key), _page(texts, language, game, page)
            for paragraph in texts.say(language, game, f"{PAGE}{page}").split("\n\n"):
                for text in paragraph.splitlines() if len(paragraph) > LONGEST else [paragraph]:
                    text = _ITEM.sub("", text.strip()) if "\n" not in text else text.strip()
                    yield Document(key_of(page, text), ("rules",), text, source, title, page=page)


def _page(texts: Texts, language: str, game: str, page: str) -> str:
    title = texts.say(language, game, f"{PAGE}{page}{TITLE}")
    return texts.say(language, game, "asked-source_rules", title=title)


def _cards(texts: Texts, language: str, cards: Cards | None) -> Iterator[Document]:
    if cards is None:
        return
    for thing in cards.spelled():
        text = cards.card_picture(thing, language).text
        name = cards.card_name(thing, language)
        source = texts.say(language, None, "asked-source_card")
        yield Document(f"thing.{thing}", ("thing",), text, source, name, frozenset({thing}), exact=True)
