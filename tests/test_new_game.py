"""`make game` writes a running skeleton: it passes every check as it is, in a copy of the house."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tools.new_game import files, main, name_fault

ROOT = Path(__file__).resolve().parent.parent
NAME, ENGLISH, JAPANESE = "zz_tower_climb", "Tower Climb", "塔登り"
"""A name that sorts behind `core` and behind every game."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the tracked files with the skeleton in it."""
    copy = tmp_path_factory.mktemp("house")
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True, text=True)
    for path in filter(None, listed.stdout.split("\0")):
        if (ROOT / path).is_file():
            (copy / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / path, copy / path)
    for known in (ROOT / ".mypy_cache").glob("*/*.db"):  # what mypy has found of the same files, if it has run here
        own = copy / known.relative_to(ROOT)
        own.parent.mkdir(parents=True, exist_ok=True)
        with closing(sqlite3.connect(known)) as theirs, closing(sqlite3.connect(own)) as ours:
            theirs.backup(ours)
    subprocess.run(["git", "init", "-q", str(copy)], check=True)
    assert main([NAME, "--english", ENGLISH, "--japanese", JAPANESE, "--root", str(copy)]) == 0
    return copy


def run(house: Path, *command: str) -> str:
    """Run a module of Python in the copy and return what it printed. Fails when it fails."""
    environment = {**os.environ, "PYTHONPATH": str(house)}
    done = subprocess.run(
        [sys.executable, "-m", *command], cwd=house, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    return done.stdout


@pytest.mark.slow
def test_the_skeleton_passes_every_check_as_it_is(house: Path) -> None:
    run(house, "tests.conformance.golden", NAME)
    subprocess.run(["git", "-C", str(house), "add", "-A"], check=True)
    run(house, "ruff", "format", "--check", ".")
    run(house, "ruff", "check", ".")
    run(house, "mypy")
    own = [f"tests/rules/{NAME}", "tests/conformance", "tests/locales", "tests/discord/test_new.py"]
    told = run(house, "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", *own, "-k", NAME)
    assert " passed" in told
    told = run(house, "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", "tests/test_structure.py")
    assert " passed" in told


@pytest.mark.slow
def test_computer_players_play_it_to_its_end(house: Path) -> None:
    told = run(
        house, "rules.selfplay", NAME, "--seats", "3", "--games", "5", "--seed", "skeleton", "--player", "steady"
    )
    assert "end-rounds" in told


def test_every_file_has_its_place_and_no_mark_is_left() -> None:
    written = dict(files(NAME, ENGLISH, JAPANESE))
    assert {str(path) for path in written} >= {
        f"rules/{NAME}/game.py",
        f"cogs/{NAME}.py",
        f"pictures/{NAME}/__init__.py",
        f"locales/ja/{NAME}.ftl",
        f"locales/en/{NAME}.ftl",
        f"tests/rules/{NAME}/test_play.py",
        f"rules/{NAME}/lesson.toml",
    }
    for path, content in written.items():
        assert not any(mark in content for mark in ("@name@", "@Name@", "@group@", "@English@", "@Japanese@")), path
    assert "class ZzTowerClimb(Game)" in written[Path(f"rules/{NAME}/game.py")]
    assert f"game-name = {JAPANESE}\n" in written[Path(f"locales/ja/{NAME}.ftl")]


@pytest.mark.parametrize("name", ["", "Chess", "4tress", "a-b", "a__b", "_a", "class", "x" * 25, "../x", "dungeon_go"])
def test_what_is_no_name_or_taken_is_refused(name: str, tmp_path: Path) -> None:
    assert name_fault(name, ROOT)
    if name != "dungeon_go":
        with pytest.raises(SystemExit):
            main([name, "--root", str(tmp_path)])
        assert list(tmp_path.iterdir()) == []
