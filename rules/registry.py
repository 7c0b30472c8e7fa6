"""Every game there is: the packages in `games/`, and installed ones that offer the entry point `kantera.games`.

A plug-in that cannot be loaded is logged, listed in `BROKEN` and left out; the other games are unaffected. The code
that loads texts, pictures and commands of games calls `exclude` if that fails.
"""

from __future__ import annotations

import logging
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pkgutil import iter_modules

import games
from rules.facts import Facts, no_facts
from rules.game import Game
from rules.lessons import Lesson
from rules.manifest import Manifest
from rules.players import ComputerPlayer

GROUP = "kantera.games"
"""The entry point by which an installed package offers the manifest of a game."""

log = logging.getLogger(__name__)

MANIFESTS: dict[str, Manifest] = {}
"""Every game by name, those of `games/` first, in alphabetical order."""
GAMES: dict[str, type[Game]] = {}
"""The rules of every game by its name."""
PLAYERS: dict[str, dict[str, ComputerPlayer]] = {}
"""The computer players of every game by name; `random` plays all games."""
LESSONS: dict[str, dict[str, Lesson]] = {}
"""The lessons of every game by name; a game may have none."""
BROKEN: dict[str, str] = {}
"""Why a plug-in was left out, by the name of its entry point or game."""


def register(manifest: Manifest) -> None:
    """Add a game. Raises DamagedData if a lesson cannot be read, ValueError if the name is taken."""
    known = MANIFESTS.get(manifest.name)
    if known is not None and known.package != manifest.package:
        raise ValueError(f"there are two games called {manifest.name!r}: {known.package} and {manifest.package}")
    LESSONS[manifest.name] = manifest.lessons
    MANIFESTS[manifest.name] = manifest
    GAMES[manifest.name] = manifest.game
    PLAYERS[manifest.name] = manifest.players


def facts_of(name: str) -> Facts:
    """The function that returns the facts about a position of this game."""
    return MANIFESTS[name].facts if name in MANIFESTS else no_facts


def is_plugin(name: str) -> bool:
    """Whether a game comes from an installed package, not from `games/`."""
    return name in MANIFESTS and not MANIFESTS[name].package.startswith(f"{games.__name__}.")


def exclude(name: str, error: Exception) -> None:
    """Log and note that a plug-in failed, and remove its game if it was added. Called while `error` is handled.

    Raises `error` for a game of `games/`, which must not fail.
    """
    if name in MANIFESTS and not is_plugin(name):
        raise error
    for known in (MANIFESTS, GAMES, PLAYERS, LESSONS):
        known.pop(name, None)
    BROKEN[name] = f"{type(error).__name__}: {error}"
    log.error("the game %r cannot be loaded and is left out", name, exc_info=error)


def load_plugin(entry: EntryPoint) -> None:
    """Add the game that an entry point offers, or leave it out if it cannot be started, saved and loaded."""
    try:
        manifest = entry.load()
        if not isinstance(manifest, Manifest):
            raise TypeError(f"{entry.value} is not a rules.manifest.Manifest")
        kind = manifest.game
        kind.load(kind.start(kind.seat_numbers[0], seed=GROUP).save())
        register(manifest)
    except Exception as error:
        exclude(entry.name if entry.name not in MANIFESTS else entry.value, error)


for _found in sorted(iter_modules(games.__path__), key=lambda module: module.name):
    register(import_module(f"{games.__name__}.{_found.name}").GAME)
for _entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
    load_plugin(_entry)
