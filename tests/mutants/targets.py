"""The targets of mutations: each game, and the parts of the program that all games share; and the tests of each."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

GOLDEN = ("tests/conformance/test_golden.py",)
"""The golden transcripts. They run last, so that a mutant counts as theirs only if no other test notices it."""
SHARED = ("conformance/test_play.py", "conformance/test_secrets.py")
"""The contract of every game; run for one number of seats."""
SHOWN = (
    "conformance/test_texts_and_pictures.py",
    "conformance/test_replays.py",
    "conformance/test_chronicles.py",
    "tests/pictures/test_reviewed.py",
)
"""Texts, pictures, replays and chronicles of whole games for one number of seats, and the reviewed pictures of a game.

They run after the other tests.
"""
TEXTS = ("tests/locales/test_locales.py",)
"""Checks of the modules' source against the texts, independent of the lines that run."""


@dataclass(frozen=True)
class Target:
    """A folder of modules and the tests that belong to it.

    `game` is the game whose cases of the conformance tests are run, if these belong to it.
    """

    name: str
    folder: Path
    tests: tuple[str, ...]
    game: str = ""

    def group(self, file: Path) -> str:
        """Under which heading a module is reported: a game's rules, players and pictures apart."""
        inside = file.relative_to(self.folder).parts
        return inside[0] if self.folder.parts[0] == "games" and len(inside) > 1 else self.name


def targets() -> dict[str, Target]:
    """All targets by name."""
    games = sorted(file.parent for file in Path("games").glob("*/__init__.py"))
    known = [
        Target(folder.name, folder, (f"tests/games/{folder.name}", *SHARED, *SHOWN, *TEXTS, *GOLDEN), folder.name)
        for folder in games
    ]
    known.append(Target("rules", Path("rules"), ("tests/rules", *SHARED, *GOLDEN), "sample"))
    known += [
        Target("tables", Path("tables"), ("tests/tables",)),
        Target("storage", Path("storage"), ("tests/storage", "tests/tables")),
        Target("cogs", Path("cogs"), ("tests/discord",)),
    ]
    return {target.name: target for target in known}
