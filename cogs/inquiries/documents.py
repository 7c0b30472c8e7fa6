"""Documents about a table: rulings, paragraphs of the rules and cards, which are the same all game.

The documents of the position are in `position`, those of the log in `history`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from zlib import crc32

from cogs.services.cards import Cards
from cogs.services.reader import Reader
from locales.texts import Texts
from rules.messages import Seat
from storage.rows import LoggedEvent

# Parts of the keys of rule texts
RULING = "ruling-"
TITLE = "-title"
PAGE = "topic-"
SYMBOLS = ("picture", "icons")
"""Pages about symbols, of which each line is only told to those who ask about symbols."""
DICE = "dice"
"""A page that isn't told at all."""

LONGEST = 500
"""Characters of a paragraph above which it is divided into its lines."""


@dataclass(frozen=True, slots=True)
class Sources:
    """The sources of answers."""

    reader: Reader
    events: Sequence[LoggedEvent]
    """The latest events that the reader may know."""
    cards: Cards | None
    """The cards that can be looked up in the game."""
    asker: Seat | None
    """The seat of the person who asks; the reader has it only if nobody else sees the answer."""
    private: bool
    """Whether nobody else sees the answer."""


@dataclass(frozen=True, slots=True)
class Document:
    """Something that can be told."""

    kinds: tuple[str, ...]
    """Which ways to ask are asked for it."""
    text: str
    source: str = "now"
    """Where it is from: the end of the key of a text, `asked-source_<source>`."""
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
    withheld: bool = False
    """Whether it only says that there is something to tell in private."""

    @property
    def key(self) -> str:
        """A token for a button; it stays the same as long as there is something to tell."""
        about = (sorted(self.things), sorted(self.seats), self.title, self.time)
        return f"{self.kinds[0]}.{crc32(repr(about if self.exact or self.title else self.text).encode()):x}"

    @property
    def words(self) -> str:
        """All of its words."""
        return f"{self.title}\n{self.text}"


def static(texts: Texts, language: str, game: str, cards: Cards | None) -> list[Document]:
    """The documents that are the same in every position of a game."""
    things = () if cards is None else _cards(cards, language)
    return [*_rulings(texts, language, game), *rules(texts, language, game), *things]


def _rulings(texts: Texts, language: str, game: str) -> Iterator[Document]:
    """Short answers on the rules: the texts `ruling-<page>-<name>`."""
    for key in texts.keys(language, game):
        if key.startswith(RULING):
            yield Document((key,), texts.say(language, game, key), "rules", page=key.split("-")[1])


def rules(texts: Texts, language: str, game: str) -> Iterator[Document]:
    """The paragraphs of the rules; of a long list each line on its own."""
    for key in texts.keys(language, game):
        page = key.removeprefix(PAGE).removesuffix(TITLE)
        if key == f"{PAGE}{page}{TITLE}" and page != DICE:
            kind, title = ("symbol", "") if page in SYMBOLS else ("rules", texts.say(language, game, key))
            for paragraph in texts.say(language, game, f"{PAGE}{page}").split("\n\n"):
                for text in paragraph.splitlines() if title == "" or len(paragraph) > LONGEST else [paragraph]:
                    yield Document((kind,), text.strip().removeprefix("- "), "rules", title, page=page)


def _cards(cards: Cards, language: str) -> Iterator[Document]:
    for thing in cards.ids:
        text = cards.picture(thing, language).text
        name = cards.name(thing, language)
        yield Document(("thing",), text, "card", name, frozenset({thing}), exact=True)
