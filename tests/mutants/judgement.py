"""Which modules of a game serve its computer players alone: what these think of a position is no rule."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path


def judgement(folder: Path) -> set[Path]:
    """The modules in a game's folder that its `game.py` never comes to import, directly or through others.

    Its package as such is neither; that is where the players are named.
    """
    modules = {_name(folder, file): file for file in folder.rglob("*.py") if file != folder / "__init__.py"}
    waiting, rules = [folder / "game.py"], set[Path]()
    while waiting:
        file = waiting.pop()
        if file not in rules:
            rules.add(file)
            waiting += _imported(file, modules)
    return {*modules.values()} - rules


def _name(folder: Path, file: Path) -> str:
    inside = file.relative_to(folder).with_suffix("").parts
    return ".".join(("rules", folder.name, *inside)).removesuffix(".__init__")


def _imported(file: Path, modules: Mapping[str, Path]) -> Iterator[Path]:
    """The modules of the game that a file imports, anywhere in it."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [str(node.module), *(f"{node.module}.{alias.name}" for alias in node.names)]
        yield from (modules[name] for name in names if name in modules)
