"""`make mutants`: how a mutant is tried, in a repository of one game and a few tests."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FILES = {
    "rules/__init__.py": "",
    "rules/chess.py": 'KEY = "log-check"\n',
    "tests/rules/test_chess.py": "def test_done():\n    from rules.chess import KEY\n    assert KEY[:4] == 'log-'\n",
    "tests/locales/test_locales.py": "from pathlib import Path\n\ndef test_written():\n"
    "    assert 'log-check' in Path('rules/chess.py').read_text(encoding='utf-8')\n",
}
TRY = """
import sys
from pathlib import Path
from tests.mutants.drawing import Mutant
from tests.mutants.running import Reach, judge

file, line = Path("rules/chess.py"), int(sys.argv[1])
done, written = "tests/rules/test_chess.py::test_done", "tests/locales/test_locales.py::test_written"
reach = Reach({done: 1.0, written: 0.1}, {(file, 1): {done}})
for verdict in judge([Mutant(file, line, range(line, line + 1), sys.argv[2], "")], reach, 1):
    print(verdict.outcome, verdict.by)
"""


DONE = "tests/rules/test_chess.py"
CHESS = "tests/rules/chess/test_chess.py"
FAULTY = "def pytest_collection_modifyitems(items):\n    raise KeyError"
FULL = "def pytest_collection_modifyitems(items):\n    raise MemoryError"
CASES = """
import pytest
from types import SimpleNamespace as S

@pytest.mark.parametrize("{fixture}", [S(game=g, seats=n, options=()) for g in ("go", "chess") for n in (2, 3)])
def test_of_a_case({fixture}):
    assert ({fixture}.game, {fixture}.seats) == ("chess", 3)
"""
"""A shared test that passes for the one case of chess that is asked for, and for no other."""
NAMES = """
import pytest

@pytest.mark.parametrize("name", ["go", "chess"])
def test_of_a_game(name):
    assert name == "chess"
"""
REPOSITORY = {
    "rules/__init__.py": "from types import SimpleNamespace as S\nGAMES = {'chess': S(seat_numbers=(2, 3))}\n",
    "rules/chess/__init__.py": "",
    "rules/chess/game.py": "def move(number):\n    return number + 2\n",
    CHESS: "from rules.chess.game import move\n\ndef test_move():\n    assert move(1) == 3\n",
    "conformance/test_play.py": CASES.format(fixture="case"),
    "conformance/test_secrets.py": "",
    "conformance/test_replays.py": "",
    "conformance/test_chronicles.py": NAMES,
    "conformance/test_faces.py": CASES.format(fixture="registered") + "def test_checks_notice(): ...\n",
    "tests/locales/test_locales.py": "",
}
"""Enough of a repository for a whole run."""


def run_in(folder: Path, files: Mapping[str, str | None], *command: str) -> subprocess.CompletedProcess[str]:
    """Write these files (None: no such file) and run Python among them, with this repository's `tests.mutants`."""
    for name, text in files.items():
        if text is not None:
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(text, encoding="utf-8")
    env = {**os.environ, "PYTHONPATH": str(ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    return subprocess.run([sys.executable, *command], cwd=folder, env=env, capture_output=True, text=True)


@pytest.mark.parametrize(
    ("line", "source", "verdict"),
    [
        (1, 'KEY = "XX"', "killed tests/rules/test_chess.py::test_done"),
        (1, 'KEY = "log-chess"', "killed tests/locales/test_locales.py::test_written"),
        (1, 'KEY = "log-"  # log-check', "survived"),
        (2, 'KEY = "XX"', "killed tests/locales/test_locales.py::test_written"),
        (2, 'KEY = "XX"  # log-check', "unreached"),
    ],
)
def test_a_mutant_is_tried_as_it_runs_and_then_as_it_is_written(
    tmp_path: Path, line: int, source: str, verdict: str
) -> None:
    told = run_in(tmp_path, FILES, "-c", TRY, str(line), source)
    assert told.stdout.strip() == verdict
    assert (tmp_path / "rules/chess.py").read_text(encoding="utf-8") == FILES["rules/chess.py"]


@pytest.mark.parametrize(
    ("files", "source", "outcome", "by"),
    [
        ({}, "import nothing_of_that_name", "killed", "tests/rules/test_chess.py::test_done"),
        ({DONE: "from rules.chess import KEY\ndef test_done(): ..."}, "", "killed", f"reading {DONE}"),
        ({"tests/rules/conftest.py": "from rules.chess import KEY"}, "", "killed", "loading conftest.py"),
        ({"tests/rules/conftest.py": FULL}, "", "killed", "its limit of memory"),
        ({DONE: "import os\ndef test_done(): os.abort()"}, "", "killed", "signal SIGABRT"),
        ({DONE: "import os\ndef test_done(): os.kill(os.getpid(), 15)"}, "", "error", "signal SIGTERM"),
        ({DONE: "import os\ndef test_done(): os._exit(0)"}, "", "error", "it left no result"),
        ({DONE: "def test_renamed(): ..."}, "", "error", "pytest ended with no tests collected"),
        ({DONE: ""}, "", "error", "pytest ended with no tests collected"),
        ({DONE: None}, "", "error", "pytest ended with usage error"),
        ({"tests/rules/conftest.py": FAULTY}, "", "error", "pytest ended with internal error"),
    ],
)
def test_only_a_failing_test_or_import_kills_and_a_broken_harness_is_an_error(
    tmp_path: Path, files: dict[str, str | None], source: str, outcome: str, by: str
) -> None:
    told = run_in(tmp_path, FILES | files, "-c", TRY, "1", source)
    assert told.stdout.splitlines()[0] == f"{outcome} {by}"


def test_a_run_plays_the_tests_of_the_game_and_its_case_of_the_shared_tests(tmp_path: Path) -> None:
    told = run_in(tmp_path, REPOSITORY, "-m", "tests.mutants", "chess", "--processes", "1")
    assert told.returncode == 0
    assert "1 mutants, 5 tests" in told.stdout, "a shared test without a case belongs to every game"
    assert "killed 1 of 1" in told.stdout


@pytest.mark.parametrize(
    ("files", "message"),
    [
        ({"tests/rules/chess/test_chess.py": "def test_wrong():\n    assert False"}, "test_chess.py::test_wrong"),
        ({"tests/rules/chess/test_chess.py": "import nothing_of_that_name"}, "tests/rules/chess/test_chess.py"),
        ({"tests/conftest.py": FAULTY}, "pytest ended with internal error"),
        ({name: "" for name in REPOSITORY if "/test_" in name}, "pytest ended with no tests collected"),
    ],
)
def test_a_tree_whose_tests_do_not_run_and_pass_is_an_error(
    tmp_path: Path, files: dict[str, str | None], message: str
) -> None:
    told = run_in(tmp_path, REPOSITORY | files, "-m", "tests.mutants", "chess", "--processes", "1")
    assert told.returncode == 1
    assert message in told.stdout
    assert "mutants," not in told.stdout, "no figures"


def test_a_run_in_which_a_mutant_could_not_be_tried_is_an_error(tmp_path: Path) -> None:
    vanishing = "from rules.chess.game import move\nif move(1) == 3:\n    def test_move():\n        assert move(2) == 4"
    files = REPOSITORY | {name: "" for name in REPOSITORY if "/test_" in name}
    told = run_in(tmp_path, files | {CHESS: vanishing}, "-m", "tests.mutants", "chess", "--processes", "1")
    assert told.returncode == 1
    assert "error rules/chess/game.py:2 by pytest ended with no tests collected" in told.stdout
    assert "1 of 1 mutants could not be tried" in told.stdout
