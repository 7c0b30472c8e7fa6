"""`make mutants`: how a mutant is tried, in a repository of one game, one part and a few tests."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import pytest

pytestmark = pytest.mark.long
ROOT = Path(__file__).parents[2]
FILES = {
    "rules/__init__.py": "",
    "rules/chess.py": 'KEY = "log-check"\n',
    "tests/rules/test_chess.py": "def test_done():\n    from rules.chess import KEY\n    assert KEY[:4] == 'log-'\n",
    "tests/locales/test_locales.py": "from pathlib import Path\n\ndef test_written():\n"
    "    assert 'log-check' in Path('rules/chess.py').read_text(encoding='utf-8')\n",
}
SERVER = """
import json, os, sys
from pathlib import Path
from tests.mutants import running
from tests.mutants.__main__ import main
from tests.mutants.sampling import Mutant

def attempt(line, source, **limits):
    vars(running).update(limits)
    file = Path("rules/chess.py")
    done, written = "tests/rules/test_chess.py::test_done", "tests/locales/test_locales.py::test_written"
    reach = running.Reach({done: 1.0, written: 0.1}, {(file, 1): {done}})
    for verdict in running.judge([Mutant(file, line, range(line, line + 1), source, "")], reach, 1):
        print(verdict.outcome, verdict.by)

answers = os.fdopen(os.dup(1), "w")
usual = {"ALWAYS": running.ALWAYS, "TIMEOUT": running.TIMEOUT}
for asked in sys.stdin:
    folder, function, arguments = json.loads(asked)
    os.chdir(folder)
    with open(f"{folder}.out", "w") as out:
        os.dup2(out.fileno(), 1)
    vars(running).update(usual)
    sys.argv[1:] = arguments
    code = main() if function == "main" else attempt(*arguments[:2], **arguments[2])
    sys.stdout.flush()
    print(json.dumps([code, Path(f"{folder}.out").read_text(encoding="utf-8")]), file=answers, flush=True)
"""
"""Runs one command after the other, so that Python and pytest are started once for all tests of this module."""


DONE = "tests/rules/test_chess.py"
CHESS = "tests/games/chess/test_chess.py"
MOVE = "games/chess/rules/moves.py"
FAULTY = "def pytest_collection_modifyitems(items):\n    raise KeyError"
FULL = "def pytest_collection_modifyitems(items):\n    raise MemoryError"
CASES = """
import pytest
from types import SimpleNamespace as S

@pytest.mark.parametrize("{fixture}", [S(game=g, seats=n, settings=()) for g in ("go", "chess") for n in (2, 3)])
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
GOLDEN = """
from pathlib import Path
import pytest

@pytest.mark.parametrize("file", [Path("golden/go/won.txt"), Path("golden/chess/won.txt")])
def test_of_a_file(file):
    from games.chess.rules.moves import move
    assert (file.parent.name, move(2)) == ("chess", 4)
"""
REPOSITORY = {
    "games/__init__.py": "",
    "games/chess/__init__.py": "",
    MOVE: "def move(number):\n    return number + 2\n",
    CHESS: "from games.chess.rules.moves import move\n\ndef test_move():\n    assert move(1) == 3\n",
    "conformance/test_play.py": CASES.format(fixture="case"),
    "conformance/test_secrets.py": "",
    "conformance/test_replays.py": "",
    "conformance/test_chronicles.py": NAMES,
    "conformance/test_texts_and_pictures.py": CASES.format(fixture="registered") + "def test_checks_notice(): ...\n",
    "tests/conformance/test_golden.py": GOLDEN,
    "tests/locales/test_locales.py": "",
    "tests/pictures/test_reviewed.py": NAMES.replace("chess", "chess board"),
}
"""Enough of a repository for a whole run."""
NO_TESTS = {name: "" for name in REPOSITORY if "/test_" in name}
PART = {
    "tables/__init__.py": "",
    "tables/seats.py": "def free(number):\n    return number + 2\n",
    "tests/tables/test_seats.py": "def test_free():\n    from tables.seats import free\n    assert free(1) == 3\n",
}
"""A part of the program with its tests."""


@dataclass
class Told:
    """The exit code of a command and its output."""

    code: int | None
    output: str


class Runner:
    """A process that runs this repository's `tests.mutants` in other folders."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process

    def _run(self, folder: Path, files: Mapping[str, str | None], function: str, *arguments: object) -> Told:
        """Write these files (None: no such file) and run a function of the server among them."""
        for name, text in files.items():
            if text is not None:
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                (folder / name).write_text(text, encoding="utf-8")
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps([str(folder), function, arguments]) + "\n")
        self.process.stdin.flush()
        return Told(*json.loads(self.process.stdout.readline()))

    def attempt(self, folder: Path, files: Mapping[str, str | None], line: int, source: str, **limits: int) -> str:
        """Try one mutant of `rules/chess.py`: the first line of the verdict."""
        return self._run(folder, files, "attempt", line, source, limits).output.splitlines()[0].strip()

    def main(self, folder: Path, files: Mapping[str, str | None], *options: str) -> Told:
        """Run `python -m tests.mutants` among these files."""
        return self._run(folder, files, "main", *options, "--processes", "1")


@pytest.fixture(scope="module")
def runner() -> Iterator[Runner]:
    """The one process for all tests."""
    env = {**os.environ, "PYTHONPATH": str(ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    command = [sys.executable, "-c", SERVER]
    with subprocess.Popen(command, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        yield Runner(process)
        assert process.stdin is not None
        process.stdin.close()


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
def test_a_mutant_is_tried_by_running_its_code_and_then_by_checking_its_source(
    runner: Runner, tmp_path: Path, line: int, source: str, verdict: str
) -> None:
    assert runner.attempt(tmp_path, FILES, line, source) == verdict
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
    runner: Runner, tmp_path: Path, files: dict[str, str | None], source: str, outcome: str, by: str
) -> None:
    assert runner.attempt(tmp_path, FILES | files, 1, source) == f"{outcome} {by}"


def test_a_run_uses_the_tests_of_the_game_its_golden_file_and_one_shared_case(runner: Runner, tmp_path: Path) -> None:
    output = runner.main(tmp_path, REPOSITORY, "chess")
    assert output.code == 0
    assert "1 mutants, 7 tests" in output.output, "a shared test without a case belongs to every game"
    assert "rules: killed 1 of 1 (100 %), 0 of them by tests of rules, 0 by golden transcripts alone" in output.output


def test_a_part_has_the_tests_of_its_folder(runner: Runner, tmp_path: Path) -> None:
    output = runner.main(tmp_path, REPOSITORY | PART, "tables")
    assert output.code == 0
    assert "1 mutants, 1 tests" in output.output
    assert "killed tables/seats.py:2 by tests/tables/test_seats.py::test_free" in output.output


def test_mutants_killed_only_by_golden_transcripts_are_counted_separately(runner: Runner, tmp_path: Path) -> None:
    blind = "from games.chess.rules.moves import move\n\ndef test_move():\n    move(1)\n"
    output = runner.main(tmp_path, REPOSITORY | {CHESS: blind}, "chess")
    assert "killed 1 of 1 (100 %), 0 of them by tests of rules, 1 by golden transcripts alone" in output.output


@pytest.mark.parametrize(
    ("files", "message"),
    [
        ({CHESS: "def test_wrong():\n    assert False"}, "test_chess.py::test_wrong"),
        ({CHESS: "import nothing_of_that_name"}, CHESS),
        ({"tests/conftest.py": FAULTY}, "pytest ended with internal error"),
        (NO_TESTS, "pytest ended with no tests collected"),
        ({**NO_TESTS, CHESS: "def test_nothing(): ..."}, "no test runs a line of games/chess"),
        ({"tests/conftest.py": "pytest_plugins = ['nothing']"}, "pytest ended with"),
    ],
)
def test_unchanged_tests_that_fail_or_do_not_run_are_an_error(
    runner: Runner, tmp_path: Path, files: dict[str, str | None], message: str
) -> None:
    output = runner.main(tmp_path, REPOSITORY | files, "chess")
    assert output.code == 1
    assert message in output.output
    assert "mutants," not in output.output, "no figures"


def test_a_run_in_which_a_mutant_could_not_be_tried_is_an_error(runner: Runner, tmp_path: Path) -> None:
    vanishing = "if move(1) == 3:\n    def test_move():\n        assert move(2) == 4"
    vanishing = f"from games.chess.rules.moves import move\n{vanishing}"
    output = runner.main(tmp_path, REPOSITORY | NO_TESTS | {CHESS: vanishing}, "chess")
    assert output.code == 1
    assert f"error {MOVE}:2 by pytest ended with no tests collected" in output.output
    assert "1 of 1 mutants could not be tried" in output.output


@pytest.mark.parametrize("options", [("chess", "--number", "0"), ("--replay", "nothing")])
def test_a_run_without_a_mutant_is_an_error(runner: Runner, tmp_path: Path, options: tuple[str, ...]) -> None:
    output = runner.main(tmp_path, REPOSITORY, *options)
    assert output.code == 1
    assert "no mutant was tried" in output.output


def test_a_mutant_that_never_ends_is_killed_by_the_time_limit(runner: Runner, tmp_path: Path) -> None:
    waits = "import time\nfrom rules.chess import KEY\ndef test_done():\n    time.sleep(60 if KEY == 'XX' else 0)"
    hasty = runner.attempt(tmp_path, FILES | {DONE: waits}, 1, 'KEY = "XX"', ALWAYS=-4, TIMEOUT=1)
    assert hasty == "killed signal SIGALRM"


# Kept mutants


def test_a_replay_fails_when_a_kept_mutant_is_no_longer_killed(runner: Runner, tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    assert runner.main(tmp_path, REPOSITORY | PART, "chess", "--save", "kept").code == 0
    assert runner.main(tmp_path, {}, "tables", "--save", "kept").code == 0
    kept = {file.read_text(encoding="utf-8").splitlines()[0] for file in (tmp_path / "kept").iterdir()}
    assert kept == {f"# killed by {CHESS}::test_move", "# killed by tests/tables/test_seats.py::test_free"}
    again = runner.main(tmp_path, {MOVE: f"# Moved down.\n{REPOSITORY[MOVE]}"}, "--replay", "kept")
    assert again.code == 0, again.output
    assert f"killed {MOVE}:3" in again.output
    assert "kept mutants: killed 2 of 2 (100 %)" in again.output
    blind = {"tests/tables/test_seats.py": "def test_free():\n    from tables.seats import free\n    free(1)\n"}
    alive = runner.main(tmp_path, blind, "--replay", "kept")
    assert alive.code == 1
    assert "\ntables/seats.py:2 survived" in alive.output


def test_a_kept_mutant_whose_killer_is_gone_is_tried_with_all_tests(runner: Runner, tmp_path: Path) -> None:
    runner.main(tmp_path, REPOSITORY, "chess", "--save", "kept")
    renamed = (REPOSITORY[CHESS] or "").replace("test_move", "test_moving")
    output = runner.main(tmp_path, {CHESS: renamed}, "--replay", "kept")
    assert output.code == 0, output.output
    assert "0 of 1 mutants killed by the same test as before" in output.output
    assert f"by {CHESS}::test_moving" in output.output


def test_what_no_longer_applies_is_replaced_by_a_fresh_mutant_of_its_module(runner: Runner, tmp_path: Path) -> None:
    runner.main(tmp_path, REPOSITORY, "chess", "--save", "kept")
    output = runner.main(tmp_path, {MOVE: "def move(number):\n    return 2 + number\n"}, "--replay", "kept")
    assert output.code == 0, output.output
    assert f"killed {MOVE}:2 by {CHESS}::test_move" in output.output
    assert "killed 1 of 1 (100 %)" in output.output
    assert "replaced 1" in output.output
    output = runner.main(tmp_path, {}, "--replay", "kept")
    assert "1 of 1 mutants killed by the same test as before" in output.output, "the folder has the new one"
    assert "replaced 0" in output.output


def test_a_mutant_of_a_deleted_module_is_replaced_in_the_folders_around_it(runner: Runner, tmp_path: Path) -> None:
    runner.main(tmp_path, REPOSITORY, "chess", "--save", "kept")
    steps = "games/chess/players/steps.py"
    (tmp_path / MOVE).unlink()
    output = runner.main(tmp_path, {steps: REPOSITORY[MOVE]} | moved(), "--replay", "kept")
    assert output.code == 0, output.output
    assert f"killed {steps}:2 by {CHESS}::test_move" in output.output


def moved() -> dict[str, str]:
    """The tests of the repository after its only module has moved."""
    before, after = "games.chess.rules.moves", "games.chess.players.steps"
    return {name: text.replace(before, after) for name, text in REPOSITORY.items() if before in text}


@pytest.mark.parametrize(
    "present", ["def move(number):\n    return 2 + number\n", "from operator import neg as move\n"]
)
def test_a_replay_fails_while_no_killed_mutant_replaces_one(runner: Runner, tmp_path: Path, present: str) -> None:
    """A fresh mutant survives, or there is nothing left to change."""
    runner.main(tmp_path, REPOSITORY, "chess", "--save", "kept")
    blind = "from games.chess.rules.moves import move\n\ndef test_move():\n    move(1)\n"
    output = runner.main(tmp_path, NO_TESTS | {MOVE: present, CHESS: blind}, "--replay", "kept")
    assert output.code == 1
    assert "no killed mutant replaces it: kept/games.chess.rules.moves-2-" in output.output


def test_it_is_counted_which_mutants_tests_of_rules_kill(runner: Runner, tmp_path: Path) -> None:
    ruled = f"import pytest\npytestmark = pytest.mark.rule('CH-1.2')\n{REPOSITORY[CHESS]}"
    output = runner.main(tmp_path, REPOSITORY | {CHESS: ruled}, "chess", "--save", "kept")
    assert "killed 1 of 1 (100 %), 1 of them by tests of rules" in output.output
    output = runner.main(tmp_path, {CHESS: REPOSITORY[CHESS]}, "--replay", "kept")
    assert output.code == 0, "it is killed all the same"
    assert "no longer killed by a test of CH-1.2: kept/games.chess.rules.moves-2-" in output.output
    assert "killed 1 of 1 (100 %), 0 of them by tests of rules" in output.output
    assert "before, tests of rules killed 1" in output.output
