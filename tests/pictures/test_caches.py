"""Caches of pictures, which may contain names of people."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path

import pytest

from pictures import caches
from rules.registry import GAMES


@pytest.mark.parametrize("folder", ["pictures", "locales", *(f"games/{name}/pictures" for name in GAMES)])
def test_every_cache_of_the_pictures_and_texts_is_cleared(folder: str) -> None:
    cached = [
        getattr(import_module(".".join(file.with_suffix("").parts).removesuffix(".__init__")), function.name)
        for file in Path(folder).rglob("*.py")
        for function in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(function, ast.FunctionDef)
        and any("cache" in ast.dump(decorator) for decorator in function.decorator_list)
    ]
    known = {id(cache) for cache in caches.cached_functions()}
    assert [cache.__qualname__ for cache in cached if id(cache) not in known] == []


def test_caches_of_games_are_found() -> None:
    assert any(cache.__module__.startswith("games.dungeoneer.pictures") for cache in caches.cached_functions())
