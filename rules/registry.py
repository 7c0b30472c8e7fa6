"""Every game there is: the packages in `games/`, and installed ones that offer the entry point `kantera.games`.

A plug-in that cannot be loaded is logged and listed in `BROKEN`; the other games are unaffected.
"""

from __future__ import annotations

import logging
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pkgutil import iter_modules

import games
from rules.game import Game
from rules.lessons import Lesson
from rules.manifest import Manifest
from rules.players import Player

GROUP = "kantera.games"
"""The entry point by which an installed package offers the manifest of a game."""

log = logging.getLogger(__name__)

MANIFESTS: dict[str, Manifest] = {}
"""Every game by name, those of `games/` first, in alphabetical order."""
GAMES: dict[str, type[Game]] = {}
"""The rules of every game by its name."""
PLAYERS: dict[str, dict[str, Player]] = {}
"""The computer players of every game by name; `random` plays them all."""
LESSONS: dict[str, dict[str, Lesson]] = {}
"""The lessons of every game by name; a game may have none."""
BROKEN: dict[str, str] = {}
"""Why a plug-in could not be loaded, by the name of its entry point."""


def register(manifest: Manifest) -> None:
    """Add a game. Raises DamagedData when a lesson cannot be read, ValueError when the name is taken."""
    known = MANIFESTS.get(manifest.name)
    if known is not None and known.package != manifest.package:
        raise ValueError(f"there are two games called {manifest.name!r}: {known.package} and {manifest.package}")
    LESSONS[manifest.name] = manifest.lessons
    MANIFESTS[manifest.name] = manifest
    GAMES[manifest.name] = manifest.game
    PLAYERS[manifest.name] = manifest.players


def load_plugin(entry: EntryPoint) -> None:
    """Add the game that an entry point offers; where that fails, log why and note it in `BROKEN`."""
    try:
        manifest = entry.load()
        if not isinstance(manifest, Manifest):
            raise TypeError(f"{entry.value} is no rules.manifest.Manifest")
        register(manifest)
    except Exception as error:
        BROKEN[entry.name] = f"{type(error).__name__}: {error}"
        log.exception("the game %r (%s) could not be loaded and is left out", entry.name, entry.value)


for _found in sorted(iter_modules(games.__path__), key=lambda module: module.name):
    register(import_module(f"{games.__name__}.{_found.name}").GAME)
for _entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
    load_plugin(_entry)
