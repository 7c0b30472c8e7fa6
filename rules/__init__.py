"""The games. Nothing here knows Discord, SQL, files, clocks or human language.

A game is a folder whose package offers `GAME` (a `rules.core.game.Game`) and `PLAYERS` (computer players by name). A
guided first game of it stands beside them (`rules.core.lessons`).
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from rules.core.game import Game
from rules.core.lessons import Lesson, find_lessons
from rules.core.players import Player, RandomPlayer

GAMES: dict[str, type[Game]] = {}
"""Every game by its name, found by scanning this folder."""

PLAYERS: dict[str, dict[str, Player]] = {}
"""The computer players of every game by name; `random` plays them all."""

LESSONS: dict[str, dict[str, Lesson]] = {}
"""The guided first games of every game by name; a game may have none."""

for _found in sorted(iter_modules(__path__), key=lambda module: module.name):
    if _found.ispkg and _found.name != "core":
        _package = import_module(f"{__name__}.{_found.name}")
        GAMES[_found.name] = _package.GAME
        LESSONS[_found.name] = find_lessons(_package.__name__)
        PLAYERS[_found.name] = {"random": RandomPlayer(), **_package.PLAYERS}
