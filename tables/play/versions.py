"""Which rules a game was played by."""

from __future__ import annotations

import hashlib
import sys
from functools import cache
from pathlib import Path

from rules.core.entries import owner_of
from rules.core.game import Game


@cache
def rules_version(kind: type[Game]) -> str:
    """The version of a game's rules, such as `dungeon_go-1-0f3a9c21d47b`: name, schema, digest of the source files.

    The digest covers the game's package (code and cards) and `rules.core`, so any change of the rules shows; whether
    it matters for a running game is found by playing it again.
    """
    digest = hashlib.sha256()
    for module in ("rules.core", kind.__module__):
        for file in _sources(module):
            digest.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    return f"{kind.name}-{kind.schema_version}-{digest.hexdigest()[:12]}"


def _sources(module: str) -> list[Path]:
    """The files of a game: its package's folder under `rules`, else the one file of its module."""
    owner = owner_of(module)
    file = sys.modules[owner].__file__
    assert file is not None
    if owner == module and not file.endswith("__init__.py"):
        return [Path(file)]
    return sorted(path for path in Path(file).parent.rglob("*") if path.suffix in (".py", ".toml", ".json"))
