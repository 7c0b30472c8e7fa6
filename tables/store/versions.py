"""Rules versions: which rules a game was played by."""

from __future__ import annotations

import hashlib
import sys
from functools import cache
from pathlib import Path

from rules.entries import owner_of
from rules.game import Game

ENGINE = (
    *("agenda", "data", "dealing", "dice", "entries", "errors", "game", "messages", "questions", "settings"),
    *("records", "results", "saves", "state_parts", "views"),
)
"""The modules of `rules/` by which every game is played.

The others serve computer players, lessons and tools, or retell a game: `chronicles` and what it imports.
"""
OF_GAME = ("rules", "rules.py", "data")
"""The parts of a game's package that hold its rules; tuning a computer player or a picture changes no rules."""


@cache
def rules_version(kind: type[Game]) -> str:
    """The version of a game's rules, such as `chess-1-0f3a9c21d47b`: name, schema, digest of the source files.

    The digest covers the engine and the rules and cards of the game, so any change of the rules shows; whether it
    matters for a running game is found out by replaying it.
    """
    digest = hashlib.sha256()
    for file in (*_engine(), *_sources(kind)):
        digest.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    return f"{kind.name}-{kind.schema_version}-{digest.hexdigest()[:12]}"


def _engine() -> list[Path]:
    folder = Path(_file(Game.__module__)).parent
    return [folder / f"{name}.py" for name in ENGINE]


def _sources(kind: type[Game]) -> list[Path]:
    """The files that hold a game's rules: those in its package, or the one file of its module."""
    owner = owner_of(kind.__module__)
    file = Path(_file(owner))
    if file.name != "__init__.py":
        return [file]
    parts = [file.parent / part for part in OF_GAME]
    return _in(*parts) or _in(file.parent)


def _in(*places: Path) -> list[Path]:
    """The source files among these files and folders."""
    paths = (path for place in places for path in (place, *place.rglob("*")))
    return sorted(path for path in paths if path.suffix in (".py", ".toml", ".json") and path.is_file())


def _file(module: str) -> str:
    file = sys.modules[module].__file__
    assert file is not None
    return file
