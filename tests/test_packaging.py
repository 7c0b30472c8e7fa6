"""What an installed Kantera consists of: every tracked file, the command, and what authors of games need."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.plugins import EXAMPLE, write_metadata
from tests.test_structure import PARTS

pytest.importorskip("setuptools", reason="Python 3.12 and later make environments without it")

ROOT = Path(__file__).resolve().parent.parent
SETUP = "import setuptools; setuptools.setup()"
EXAMPLE_LINES = 300
CHECK_AND_PLAY = """
import contextlib, runpy, sys
import bot
with contextlib.suppress(SystemExit):
    bot.main()
sys.argv = ["selfplay", min(bot.GAMES), "--seats", "2", "--games", "1"]
runpy.run_module("rules.selfplay", run_name="__main__")
"""
"""In one process, for most of the time goes into imports."""


def run(folder: Path, *command: str, path: tuple[Path, ...] = ()) -> str:
    """Run Python in a folder, `path` before everything installed, and return its output. Fails when it fails."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("DISCORD_", "DATABASE"))}
    environment["PYTHONPATH"] = os.pathsep.join(map(str, path))
    done = subprocess.run(
        [sys.executable, *command], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    return done.stdout + done.stderr


def tracked(*places: str) -> set[str]:
    """The tracked files below these places of the repository, without those that were deleted since."""
    listed = subprocess.run(["git", "ls-files", "-z", "--", *places], cwd=ROOT, capture_output=True, check=True)
    return {path for path in listed.stdout.decode().split("\0") if path and (ROOT / path).is_file()}


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The contents of the wheel and the metadata of the project."""
    folder = tmp_path_factory.mktemp("installed")
    run(ROOT, "-c", SETUP, "-q", "build_py", "--build-lib", str(folder), "egg_info", "--egg-base", str(folder))
    return folder


@pytest.mark.slow
def test_the_wheel_has_every_module_and_every_data_file(installed: Path) -> None:
    found = {file.relative_to(installed).as_posix() for file in installed.rglob("*") if file.is_file()}
    wanted = tracked("bot.py", *(part for part in PARTS if part != "bot"))
    assert {file for file in found if "kantera.egg-info/" not in file} == wanted


@pytest.mark.slow
def test_requirements_are_read_from_one_place_and_the_command_starts_the_bot(installed: Path) -> None:
    info = installed / "kantera.egg-info"
    assert "kantera = bot:main" in (info / "entry_points.txt").read_text(encoding="utf-8")
    plain, _, postgres = (info / "requires.txt").read_text(encoding="utf-8").partition("[postgres]")
    for file, required in (("requirements.in", plain), ("requirements-postgres.in", postgres)):
        lines = (line.partition("#")[0].strip() for line in (ROOT / file).read_text(encoding="utf-8").splitlines())
        assert sorted(required.split()) == sorted(filter(None, lines))


@pytest.mark.slow
def test_it_runs_from_any_folder(installed: Path, tmp_path: Path) -> None:
    told = run(tmp_path, "-c", CHECK_AND_PLAY, "--check", path=(installed,))
    assert "Nothing is wrong." in told
    assert "unfinished           0" in told


@pytest.mark.slow
def test_an_author_tests_a_game_from_its_own_folder(installed: Path, tmp_path: Path) -> None:
    write_metadata(EXAMPLE, tmp_path)
    suite = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "--pyargs", "conformance", "-k", "2-random and not guess")
    told = run(EXAMPLE, *suite, path=(installed, EXAMPLE, tmp_path))
    assert " passed" in told
    assert "error" not in told


def test_the_example_is_short() -> None:
    files = [path for path in tracked("examples/liars_dice") if "/tests/" not in path]
    lines = sum(len((ROOT / path).read_text(encoding="utf-8").splitlines()) for path in files)
    assert 0 < lines <= EXAMPLE_LINES
