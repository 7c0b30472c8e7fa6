"""All human language: Fluent files, one per language for the table (`locales/`) and for each game (its `texts/`).

A key is looked up in the game's file first, then in the table's. A game may override the table's keys that carry the
comment `GAMES_MAY`, with the same arguments, and no others.

What the rules say (`rules.messages`) is turned into a sentence here: references are replaced by their texts, seats by
names, lists are joined as in the language.
"""

from __future__ import annotations

import logging
import re
from collections import ChainMap
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from hashlib import sha256
from importlib.resources.abc import Traversable
from itertools import groupby
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import MAX_PART_LENGTH
from fluent.syntax import FluentParser, ast

from locales.sanitizing import Markdown
from rules.messages import TABLE, Arg, Message, Part, Ref, Seat, SeatRef
from rules.registry import MANIFESTS, exclude

LANGUAGES = ("ja", "en")
"""The languages of all texts."""

LOCALES = Path(__file__).parent
"""The folder with the texts of the table, `ja.ftl` and `en.ftl`."""

REMEMBERED = 16_384
"""The number of cached sentences."""

GAMES_MAY = "A game may say this in its own words."
"""The comment on a text of the table that a game's file may override."""
MISSING = "text-missing"
"""The text that replaces one that cannot be formatted."""
MINUS = "\N{MINUS SIGN}"

_READ: dict[bytes, dict[str, str]] = {}
"""The messages of each file by its digest."""
_TABLE = "table"
_PLAIN = frozenset((str, int, bool, Markdown))
"""The types of most arguments: they need not be resolved."""
_MESSAGE = re.compile(r"^(?:#.*\n)*(?P<key>[a-z][\w-]*) *=.*(?:\n+[ \t}].*)*", re.MULTILINE)
"""A message with the comment above it. Parsing all of them takes a second; so each is parsed when it is first said."""
_REFERENCE = re.compile(r"\{ *([a-z][\w-]*)")
"""Another message, within the source of one."""
_ONE_LINE = re.compile(r"(?:#.*\n)*[\w-]+ *= *(?P<words>(?:[^{}\n]++|\{ *(?:\$|[a-z])[\w-]* *\})++)\s*")
"""A message of one line, perhaps below a comment: words, and in braces arguments and other messages, nothing else."""
_ARGUMENT = re.compile(r"\$([\w-]+)")
"""An argument, by its name."""
_IN_BRACES = re.compile(r"\{ *(\$?)([\w-]+) *\}")
"""An argument ($) or another message in it, by its name."""

log = logging.getLogger(__name__)


def text_folders() -> dict[str, Traversable]:
    """The folder with the texts of each registered game."""
    return {name: manifest.texts for name, manifest in MANIFESTS.items()}


class FormatError(KeyError):
    """The text does not exist, or one of its arguments is missing."""

    def __str__(self) -> str:
        """Without the quotes of a KeyError."""
        return str(self.args[0])


class Texts:
    """Every text in every language, read once. Kept is its source, a sixth of its parsed form, until it is first said.

    `table` is the folder with the texts of the table, `games` those of the games by name (by default of all that are
    registered); each holds one file per language. Raises ValueError naming the file if one has a line outside messages,
    a key twice, or overrides a key of the table without permission; OSError if one is missing.
    """

    def __init__(self, games: Mapping[str, Traversable] | None = None, table: Traversable = LOCALES) -> None:
        # The same lines are needed again and again: on the board, in every panel and in the DMs.
        self._formatted = lru_cache(REMEMBERED)(self._format)
        self._bundles: dict[tuple[str, str], FluentBundle] = {}
        """The messages with arguments that have been said; those without are kept as words only."""
        self._sources: dict[tuple[str, str], ChainMap[str, str]] = {}
        """The source of each message by its key, in a game's own file and in the table's."""
        tables = {language: _read(_TABLE, language, table) for language in LANGUAGES}
        for language, texts in tables.items():
            self._add(language, _TABLE, texts, texts)
        for name, folder in (text_folders() if games is None else games).items():
            try:
                own = {language: _read_game(name, language, folder, tables[language]) for language in LANGUAGES}
            except (OSError, ValueError) as error:
                if games is not None:
                    raise
                exclude(name, error)
                continue
            for language, texts in own.items():
                self._add(language, name, texts, tables[language])

    def _add(self, language: str, name: str, own: dict[str, str], table: dict[str, str]) -> None:
        self._bundles[language, name] = FluentBundle([language], functions=_FUNCTIONS, use_isolating=False)
        self._sources[language, name] = ChainMap(own, table)

    def forget(self) -> None:
        """Drop cached sentences, which may contain names."""
        self._formatted.cache_clear()

    def keys(self, language: str, game: str | None) -> list[str]:
        """The keys of a game's own file (None: the table's), in the order of the file."""
        sources = self._sources.get((language, game or _TABLE))
        return [] if sources is None else list(sources.maps[0])

    def has(self, language: str, game: str | None, key: str) -> bool:
        """Whether there is such a text, in the game's file or in the table's."""
        return key in self._sources[self._file(language, game)]

    def say(
        self, language: str, game: str | None, message: Message | str, names: Sequence[str] = (), /, **args: Arg
    ) -> str:
        """The text of a message (or of a key with `args`), with `names[seat]` for the players.

        A missing text, or one that lacks an argument, is logged as an error and replaced by a neutral one, so that only
        its line is lost.
        """
        try:
            if not args and isinstance(message, str):
                return self._formatted(language, game, message, ())
            return self.say_exactly(language, game, message, names, **args)
        except FormatError as cause:
            log.error("%s", cause)
            return self._instead(language)

    def say_exactly(
        self, language: str, game: str | None, message: Message | str, names: Sequence[str] = (), /, **args: Arg
    ) -> str:
        """As `say`, for texts that cannot be replaced, such as the name of a command. Raises FormatError."""
        if isinstance(message, str):
            key, given = message, args
        else:
            key = message.key
            given = {**message.args, **args} if args else message.args
        if not _PLAIN.issuperset(map(type, given.values())):
            given = {
                name: value if type(value) in _PLAIN else self._resolve(language, game, value, names)
                for name, value in given.items()
            }
        return self._formatted(language, game, key, tuple(given.items()))

    def _format(self, language: str, game: str | None, key: str, filled: tuple[tuple[str, str | int], ...]) -> str:
        file = self._file(language, game)
        bundle, sources = self._bundles[file], self._sources[file]
        where = f"{key!r} in {language} for {game or _TABLE}"
        if key not in sources:
            raise FormatError(f"there is no text {where}")
        arguments = {name: _cut_argument(value) for name, value in filled}
        if line := _ONE_LINE.fullmatch(sources[key]):  # most texts are: they need no parser

            def fill(place: re.Match[str]) -> str:
                is_argument, name = place.groups()
                if not is_argument:
                    return self._formatted(language, game, name, filled)
                if name not in arguments:
                    raise FormatError(f"the text {where} cannot be said without {name!r}")
                return _written(arguments[name])

            return _IN_BRACES.sub(fill, line["words"].rstrip())
        _parse_into(bundle, key, sources)
        pattern = bundle.get_message(key).value if bundle.has_message(key) else None
        if pattern is None:
            raise FormatError(f"the text {where} has no value")
        formatted, errors = bundle.format_pattern(pattern, arguments)
        if errors:
            raise FormatError(f"the text {where} cannot be said: {'; '.join(map(str, errors))}")
        text = str(formatted)
        for number in (value for _, value in filled if isinstance(value, int) and value < 0):
            text = text.replace(f"{number:,}", _written(number))  # Fluent writes a hyphen
        return text

    def _instead(self, language: str) -> str:
        try:
            return self._formatted(language, None, MISSING, ())
        except FormatError:
            return "…"

    def join(self, language: str, parts: Sequence[str]) -> str:
        """A list as the language writes it: "a, b and c"."""
        if len(parts) < 2:
            return "".join(parts)
        comma, last = (self.say(language, None, key) for key in ("list-comma", "list-last"))
        return comma.join(parts[:-1]) + last + parts[-1]

    def _counted(self, language: str, entries: Sequence[str]) -> list[str]:
        """The entries of a list, with each run of equal ones as one and their number: "Militia ×4"."""
        runs = [(entry, len(list(run))) for entry, run in groupby(entries)]
        return [
            entry if number == 1 else self.say(language, None, "list-many", entry=entry, number=number)
            for entry, number in runs
        ]

    def _file(self, language: str, game: str | None) -> tuple[str, str]:
        """The language and the name of a game with texts, or of the table."""
        return language, game if game is not None and (language, game) in self._sources else _TABLE

    def _resolve(self, language: str, game: str | None, value: Arg, names: Sequence[str]) -> str | int:
        if isinstance(value, str | int):
            return value
        if isinstance(value, Ref):
            return self._formatted(language, game, value.key, ())
        if isinstance(value, Part):
            return self.say_exactly(language, game, value.key, names, **value.args)
        if isinstance(value, SeatRef):
            return self._sitting(language, value.seat, names)
        entries = [str(self._resolve(language, game, item, names)) for item in value]
        if not any(isinstance(item, int) for item in value):  # "3 ×3" reads as a product
            entries = self._counted(language, entries)
        return self.join(language, entries)

    def _sitting(self, language: str, seat: Seat, names: Sequence[str]) -> str:
        if seat == TABLE:
            return self.say(language, None, "seat-table")
        if not 0 <= seat < len(names):
            raise FormatError(f"nobody is named on seat {seat} of {len(names)}")
        return names[seat]


def _cut_argument(value: str | int) -> str | int:
    """An argument in Fluent's form: a long typed text or a very long list is cut."""
    if isinstance(value, str):
        return value if len(value) <= MAX_PART_LENGTH else value[: MAX_PART_LENGTH - 1] + "…"
    return value


def _written(value: str | int) -> str:
    """An argument as it stands in a text: a number with commas, and with a real minus."""
    return value if isinstance(value, str) else f"{value:,}".replace("-", MINUS)


def signed(number: int, one: str = "", many: str = "") -> str:
    """A number with its sign, as in sums: "+3", "−2 cards" with a real minus. In a text: `{ SIGNED($n) }`."""
    return f"{number:+d}{_noun(number, one, many)}".replace("-", MINUS, 1)


def counted(number: int, one: str, many: str = "") -> str:
    """A number with its noun: "1 card", "3 copies". In a text: `{ COUNT($n, "card") }`, `COUNT($n, "die", "dice")`."""
    return f"{number}{_noun(number, one, many)}"


def repeated(number: int) -> str:
    """The number of times: "once", "twice", "3 times". In an English text: `{ TIMES($n) }`."""
    return {1: "once", 2: "twice"}.get(number, f"{number} times")


def sided(number: int, below: str, above: str) -> str:
    """A distance with the side that its sign means, such as "W3"; empty for 0. In a text: `{ SIDE($x, "W", "E") }`."""
    return f"{below if number < 0 else above}{abs(number)}" if number else ""


def lettered(number: int) -> str:
    """A letter by its number: "A" for 1. In a text: `{ LETTER($column) }`."""
    return chr(ord("A") + number - 1)


def _noun(number: int, one: str, many: str) -> str:
    return f" {one if abs(number) == 1 else many or f'{one}s'}" if one else ""


_FUNCTIONS: dict[str, Callable[..., Any]] = {
    "SIGNED": signed,
    "COUNT": counted,
    "SIDE": sided,
    "TIMES": repeated,
    "LETTER": lettered,
}
"""The functions that texts can call besides Fluent's own."""


def parse(source: str) -> ast.Resource:
    """The entries of a Fluent file; junk is among them."""
    return FluentParser().parse(source)


def _parse_into(bundle: FluentBundle, key: str, sources: Mapping[str, str]) -> None:
    """Add a message, and those that it refers to, unless the bundle has it."""
    if not bundle.has_message(key):
        bundle.add_resource(FluentParser(with_spans=False).parse(sources[key]))
        for other in sources.keys() & _REFERENCE.findall(sources[key]):
            _parse_into(bundle, other, sources)


def variables(source: str) -> set[str]:
    """The arguments of a text."""
    return set(_ARGUMENT.findall(source))


def _read_game(name: str, language: str, folder: Traversable, table: Mapping[str, str]) -> dict[str, str]:
    """A game's texts in one language. Raises OSError, ValueError."""
    own = _read(name, language, folder)
    for key in own.keys() & table.keys():
        where = f"{name}/{language}.ftl: {key}"
        if GAMES_MAY not in table[key]:
            raise ValueError(f"{where} belongs to the table")
        if variables(own[key]) != variables(table[key]):
            raise ValueError(f"{where} must have the arguments of the table's: {sorted(variables(table[key]))}")
    return own


def _read(name: str, language: str, folder: Traversable) -> dict[str, str]:
    """The source of each message of a file, with its comment, in its order. Raises OSError, ValueError."""
    text = folder.joinpath(f"{language}.ftl").read_text(encoding="utf-8")
    digest = sha256(text.encode()).digest()
    if digest not in _READ:
        _READ[digest] = _messages(f"{name}/{language}.ftl", text)
    return _READ[digest]


def _messages(file: str, text: str) -> dict[str, str]:
    messages: dict[str, str] = {}
    for entry in _MESSAGE.finditer(text):
        if entry["key"] in messages:
            raise ValueError(f"{file} says {entry['key']} twice")
        messages[entry["key"]] = entry[0]
    for line in _MESSAGE.sub("", text).splitlines():
        if line.strip() and not line.startswith("#"):
            raise ValueError(f"{file} cannot be read at: {line}")
    return messages
