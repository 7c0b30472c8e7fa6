"""The locale files as they are written, and the text keys that the code names."""

from __future__ import annotations

import ast
import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from locales.texts import LOCALES, parse, text_folders
from rules.registry import MANIFESTS

ROOT = Path(__file__).parents[2]
TABLE = "table"
FOLDERS = {TABLE: LOCALES, **text_folders()}
FILES = sorted(FOLDERS)
GAMES = [name for name in FILES if name != TABLE]
KEY = re.compile(r"([a-z]+-[a-z0-9_]+(?:-[a-z0-9_]+)*)")
LETTERS = re.compile("[a-z]")
PLURALS = ("zero", "one", "two", "few", "many", "other")


@dataclass
class LocaleMessage:
    """One message of a file: the messages it refers to, and its variables, including those of these messages.

    `selectors`: variables that choose a variant or go into a function; all are numbers except `words`, which are
    compared with words. `variants`: all those words. `numbers`: the numbers with a variant, by selector.
    """

    variables: set[str] = field(default_factory=set)
    selectors: set[str] = field(default_factory=set)
    words: set[str] = field(default_factory=set)
    variants: set[str] = field(default_factory=set)
    numbers: dict[str, set[int]] = field(default_factory=dict)
    references: set[str] = field(default_factory=set)


class _Reader(Visitor):
    def __init__(self, message: LocaleMessage) -> None:
        self.message = message

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 - the library's name
        self.message.variables.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802
        self.message.references.add(node.id.name)

    def visit_FunctionReference(self, node: fluent.FunctionReference) -> None:  # noqa: N802
        given = node.arguments.positional
        self.message.selectors |= {
            argument.id.name for argument in given if isinstance(argument, fluent.VariableReference)
        }
        self.generic_visit(node)

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, fluent.VariableReference):
            self.message.selectors.add(node.selector.id.name)
            keys = [variant.key for variant in node.variants]
            names = [key.name for key in keys if isinstance(key, fluent.Identifier)]
            self.message.variants |= set(names)
            numbers = self.message.numbers.setdefault(node.selector.id.name, set())
            numbers.update(int(key.value) for key in keys if isinstance(key, fluent.NumberLiteral))
            if not set(names) <= set(PLURALS):
                self.message.words.add(node.selector.id.name)
        self.generic_visit(node)


def text_file(language: str, name: str) -> Traversable:
    """The file with the texts of a game or of the table."""
    return FOLDERS[name].joinpath(f"{language}.ftl")


@cache
def messages_in(language: str, name: str) -> dict[str, LocaleMessage]:
    """Every message of a locale file, in its order. Raises ValueError for one that is written twice or wrongly."""
    source = text_file(language, name).read_text(encoding="utf-8")
    messages: dict[str, LocaleMessage] = {}
    for entry in parse(source).body:
        if isinstance(entry, fluent.Junk):
            raise ValueError(f"{name}/{language}.ftl cannot be parsed at: {entry.content}")
        if isinstance(entry, fluent.Message):
            if entry.id.name in messages:
                raise ValueError(f"{entry.id.name} occurs twice in {name}/{language}.ftl")
            messages[entry.id.name] = LocaleMessage()
            _Reader(messages[entry.id.name]).visit(entry)
    for text in messages.values():
        _take_from_references(text, messages)
    return messages


def _take_from_references(text: LocaleMessage, others: Mapping[str, LocaleMessage]) -> None:
    for reference in text.references & set(others):
        _take_from_references(others[reference], others)
        text.variables |= others[reference].variables
        text.selectors |= others[reference].selectors
        text.words |= others[reference].words
        for selector, numbers in others[reference].numbers.items():
            text.numbers[selector] = text.numbers.get(selector, set()) | numbers


@dataclass
class Named:
    """The keys that code names: literal strings, and f-strings as patterns."""

    literals: set[str] = field(default_factory=set)
    patterns: set[re.Pattern[str]] = field(default_factory=set)

    def text_keys(self) -> set[str]:
        """The literals that look like text keys."""
        return {match[1] for literal in self.literals if (match := KEY.fullmatch(literal))}

    def uses(self, key: str, words: set[str]) -> bool:
        """Whether `key` is named, literally or by an f-string filled with `words` or other such f-strings."""
        return key in self.literals or self._is_filled(key, words, nesting=2)

    def _is_filled(self, text: str, words: set[str], nesting: int) -> bool:
        """Whether `text` is an f-string filled with `words`; so many f-strings may stand inside each other."""
        if nesting == 0:
            return False
        matches = [match.groups() for pattern in self.patterns if (match := pattern.fullmatch(text))]
        return any(
            all(part in words or self._is_filled(part, words, nesting - 1) for part in parts) for parts in matches
        )


def named_in(sources: Iterator[Path]) -> Named:
    """The strings of Python modules, docstrings left out."""
    named = Named()
    for file in sources:
        tree = ast.parse(file.read_text(encoding="utf-8"))
        nodes = list(ast.walk(tree))
        docstrings = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
        parts = {id(part) for node in nodes if isinstance(node, ast.JoinedStr) for part in node.values}
        for node in nodes:
            if isinstance(node, ast.JoinedStr):
                if any(isinstance(part, ast.Constant) and LETTERS.search(str(part.value)) for part in node.values):
                    named.patterns.add(_pattern(node))
            elif isinstance(node, ast.AsyncFunctionDef):  # a command and its options are named by their texts
                named.literals.update((node.name.strip("_"), *(arg.arg for arg in node.args.args)))
            elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings | parts:
                named.literals.add(node.value)
    return named


def _pattern(node: ast.JoinedStr) -> re.Pattern[str]:
    parts = [
        re.escape(part.value) if isinstance(part, ast.Constant) and isinstance(part.value, str) else "(.+)"
        for part in node.values
    ]
    return re.compile("".join(parts))


def modules(*places: str, without: tuple[str, ...] = ()) -> Iterator[Path]:
    """The Python files of these folders and files of the repository."""
    for place in places:
        path = ROOT / place
        for file in [path] if path.is_file() else sorted(path.rglob("*.py")):
            if not any(file.is_relative_to(ROOT / other) for other in without):
                yield file


@cache
def named_by_game(game: str) -> Named:
    """The names used by the rules and the pictures of one game."""
    return named_in(modules(str(files(MANIFESTS[game].package)), f"cogs/{game}.py"))


@cache
def named_by_all() -> Named:
    """The names used by everything that belongs to no game: the bot, the cogs, storage, the core of the rules."""
    folders = ("cogs", "locales", "pictures", "storage", "tables", "rules", "web")
    return named_in(modules("bot.py", "settings.py", *folders, without=tuple(f"cogs/{game}.py" for game in GAMES)))


@cache
def data_words(game: str) -> set[str]:
    """Every text in the data files of a game: the ids of its cards and pieces, also without their kind (`bn_`)."""
    words: set[str] = set()
    for file in Path(str(files(MANIFESTS[game].package))).rglob("*"):
        if file.suffix == ".toml":
            _collect(tomllib.loads(file.read_text(encoding="utf-8")), words)
        elif file.suffix == ".json":
            _collect(json.loads(file.read_text(encoding="utf-8")), words)
    return words


def _collect(value: object, words: set[str]) -> None:
    if isinstance(value, str):
        words.update((value, value.partition("_")[2]))
    elif isinstance(value, dict):
        for name, part in value.items():
            words.add(name)
            _collect(part, words)
    elif isinstance(value, list):
        for part in value:
            _collect(part, words)
