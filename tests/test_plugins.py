"""Broken plug-ins: each is reported with its reason, and the other games work."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from rules import registry
from tests.plugins import EXAMPLE, write_metadata

pytestmark = pytest.mark.slow
ROOT = Path(__file__).resolve().parent.parent
GAME = """
from {package}.rules import LiarsDice
from rules.manifest import Manifest

class Own(LiarsDice):
    name = {name!r}
    {body}

GAME = Manifest(__name__, Own, {{}})
"""
PROJECT = '[project]\nname = "{name}"\nversion = "1"\n[project.entry-points."kantera.games"]\n{name} = "{name}:GAME"\n'
FAILING: dict[str, tuple[Mapping[str, str | None], str]] = {
    "no_module": ({"__init__.py": "import a_module_that_is_not_there"}, "ModuleNotFoundError: No module named"),
    "no_manifest": ({"__init__.py": "GAME = 42"}, "TypeError: no_manifest:GAME is not a rules.manifest.Manifest"),
    "no_start": ({"body": "def set_up(self): raise ValueError('no dice')"}, "ValueError: no dice"),
    "no_save": ({"body": "def save(self): raise ValueError('no paper')"}, "ValueError: no paper"),
    "taken": ({"name": sorted(registry.GAMES)[0]}, "ValueError: there are two games called"),
    "no_texts": ({"texts/ja.ftl": None}, "FileNotFoundError"),
    "bad_texts": ({"texts/en.ftl": "game-name : Chess\n"}, "ValueError: bad_texts/en.ftl cannot be read at"),
    "table_texts": ({"texts/en.ftl": "board-title = Board\n"}, "belongs to the table"),
    "no_group": ({"texts/en.ftl": "game-name = Chess\n"}, "FormatError: there is no text 'command-group-name'"),
    "no_pictures": ({"pictures.py": "raise RuntimeError('no brush')"}, "RuntimeError: no brush"),
    "half_pictures": (
        {"pictures.py": "def board(): ..."},
        "AttributeError: half_pictures.pictures has no Locale and no hand",
    ),
}
"""By plug-in: how it differs from a working one, and how its failure is reported."""


def write_plugin(name: str, folder: Path, differs: Mapping[str, str | None]) -> None:
    """A copy of the example under another name, with other files (None: without this file)."""
    package = folder / name
    shutil.copytree(EXAMPLE / "liars_dice", package, ignore=shutil.ignore_patterns("__pycache__"))
    for file in package.glob("*.py"):
        file.write_text(file.read_text(encoding="utf-8").replace("liars_dice", name), encoding="utf-8")
    game = GAME.format(package=name, name=differs.get("name", name), body=differs.get("body", "pass"))
    for file_name, content in {"__init__.py": game, **differs}.items():
        if content is None:
            (package / file_name).unlink()
        elif "." in file_name:
            (package / file_name).write_text(content, encoding="utf-8")
    project = folder / "projects" / name
    project.mkdir(parents=True)
    (project / "pyproject.toml").write_text(PROJECT.format(name=name), encoding="utf-8")
    write_metadata(project, folder)


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The output of `kantera check` when all of them and a working one are installed."""
    folder = tmp_path_factory.mktemp("plugins")
    for name, (differs, _) in FAILING.items():
        write_plugin(name, folder, differs)
    write_plugin("sound", folder, {})
    path = os.pathsep.join(map(str, (ROOT, folder)))
    environment = {"PATH": os.environ["PATH"], "PYTHONPATH": path}
    command = [sys.executable, str(ROOT / "kantera.py"), "check"]
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 1, done.stderr[-4000:]
    assert f"Problems found: {len(FAILING)}." in done.stdout
    return done.stdout + done.stderr


@pytest.mark.long
def test_the_other_games_are_available(report: str) -> None:
    games = report.split("Games: ")[1].split(".\n")[0].split(", ")
    own = [name for name in registry.GAMES if not registry.is_plugin(name)]
    assert sorted(games) == sorted([*own, "sound"])


@pytest.mark.long
@pytest.mark.parametrize("name", FAILING)
def test_a_broken_plugin_is_reported_with_its_reason(report: str, name: str) -> None:
    report_line = next(line for line in report.splitlines() if line.startswith(f"WRONG  The game {name}"))
    assert FAILING[name][1] in report_line
    assert f"the game '{name}" in report, "it must be logged as well"


def test_a_broken_game_of_this_repository_raises_an_error() -> None:
    with pytest.raises(ValueError, match="no dice"):
        registry.exclude(sorted(registry.GAMES)[0], ValueError("no dice"))
