"""All human language: Fluent files in `locales/<language>/`, one per game and one for the table.

A key is looked up in the game's file first, then in `table.ftl`. What the rules say (`rules.core.messages`) is
turned into a sentence here: references are replaced by their texts, seats by names, lists are joined the way the
language joins them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import groupby
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import MAX_PART_LENGTH
from fluent.syntax import ast

from rules.core.messages import TABLE, Arg, Message, Ref, SeatRef

LANGUAGES = ("ja", "en")
"""The languages in which everything is said."""

LOCALES = Path(__file__).parent

MANY = 3
"""So many equal entries of a list in a row are told as one."""
REMEMBERED = 8192
"""How many sentences are kept ready."""

_TABLE = "table"


class Texts:
    """Every text in every language, read once.

    `folders` are searched for `<language>/<game>.ftl`; a later folder adds to the earlier ones. Raises ValueError
    when a file cannot be parsed, naming it.
    """

    def __init__(self, folders: Iterable[Path] = (LOCALES,)) -> None:
        # The same lines are said again and again: on the board, in every panel and in the DMs.
        self._formatted = lru_cache(REMEMBERED)(self._format)
        self._bundles: dict[tuple[str, str], FluentBundle] = {}
        self._keys: dict[tuple[str, str], list[str]] = {}
        for language in LANGUAGES:
            files = {file.stem: file for folder in folders for file in sorted((folder / language).glob("*.ftl"))}
            table = _read(files.pop(_TABLE))
            self._add(language, _TABLE, table, table)
            for name, file in files.items():
                self._add(language, name, _read(file), table)

    def _add(self, language: str, name: str, own: ast.Resource, table: ast.Resource) -> None:
        bundle = FluentBundle([language], use_isolating=False)
        bundle.add_resource(table)
        bundle.add_resource(own, allow_overrides=True)
        self._bundles[language, name] = bundle
        self._keys[language, name] = [entry.id.name for entry in own.body if isinstance(entry, ast.Message)]

    def keys(self, language: str, game: str | None) -> list[str]:
        """The keys of a game's own file (None: the table's), in the order in which they are written."""
        return self._keys.get((language, game or _TABLE), [])

    def has(self, language: str, game: str | None, key: str) -> bool:
        """Whether there is such a text, in the game's file or in the table's."""
        return self._bundle(language, game).has_message(key)

    def say(
        self,
        language: str,
        game: str | None,
        message: Message | str,
        names: Sequence[str] = (),
        /,
        **args: Arg,
    ) -> str:
        """The text of a message (or of a key with `args`), with `names[seat]` for the players.

        Raises KeyError for a text that is not there, or that misses an argument.
        """
        key, given = (message, args) if isinstance(message, str) else (message.key, {**message.args, **args})
        filled = tuple((name, self._resolve(language, game, value, names)) for name, value in given.items())
        return self._formatted(language, game, key, filled)

    def _format(self, language: str, game: str | None, key: str, filled: tuple[tuple[str, str | int], ...]) -> str:
        bundle = self._bundle(language, game)
        if not bundle.has_message(key):
            raise KeyError(f"no text {key!r} in {language} for {game or _TABLE}")
        pattern = bundle.get_message(key).value
        if pattern is None:
            raise KeyError(f"text {key!r} in {language} has no value")
        text, errors = bundle.format_pattern(pattern, {name: _filling(value) for name, value in filled})
        if errors:
            raise KeyError(f"text {key!r} in {language}: {'; '.join(map(str, errors))}")
        return str(text)

    def join(self, language: str, parts: Sequence[str]) -> str:
        """A list as the language writes it: "a, b and c"."""
        if len(parts) < 2:
            return "".join(parts)
        comma, last = (self.say(language, None, key) for key in ("list-comma", "list-last"))
        return comma.join(parts[:-1]) + last + parts[-1]

    def _counted(self, language: str, entries: Sequence[str]) -> list[str]:
        """The entries of a list, a run of many equal ones as one with its number: "Militia ×4"."""
        found: list[str] = []
        for entry, run in groupby(entries):
            number = len(list(run))
            if number < MANY:
                found += [entry] * number
            else:
                found.append(self.say(language, None, "list-many", entry=entry, number=number))
        return found

    def _bundle(self, language: str, game: str | None) -> FluentBundle:
        bundle = self._bundles.get((language, game or _TABLE))
        return bundle if bundle is not None else self._bundles[language, _TABLE]

    def _resolve(self, language: str, game: str | None, value: Arg, names: Sequence[str]) -> str | int:
        if isinstance(value, str | int):
            return value
        if isinstance(value, Ref):
            return self.say(language, game, value.key)
        if isinstance(value, SeatRef):
            return self.say(language, None, "seat-table") if value.seat == TABLE else names[value.seat]
        entries = [str(self._resolve(language, game, item, names)) for item in value]
        return self.join(language, self._counted(language, entries))


def _filling(value: str | int) -> str | int:
    """An argument as Fluent takes it: a longer text, typed by somebody or a very long list, is cut."""
    if isinstance(value, str) and len(value) > MAX_PART_LENGTH:
        return value[: MAX_PART_LENGTH - 1] + "…"
    return value


def _read(file: Path) -> ast.Resource:
    resource = FluentResource(file.read_text(encoding="utf-8"))
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            line = (entry.content or "").strip().partition("\n")[0]
            raise ValueError(f"{file.parent.name}/{file.name} cannot be read at: {line}")
    return resource
