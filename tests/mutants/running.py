"""Runs tests in processes of their own: once to see which lines each reaches, then against one changed module each.

Tests of texts and pictures come last: importing what they need takes longer than most tests of rules.

The process that forks has imported pytest but nothing of `rules`, so that every fork reads the game anew.
"""

from __future__ import annotations

import os
import pickle
import resource
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from math import ceil
from pathlib import Path
from types import CodeType, ModuleType
from typing import TYPE_CHECKING, Any

import coverage
import pytest

from tests.mutants.drawing import Mutant

if TYPE_CHECKING:
    from conformance.cases import Case

SHARED = ("conformance/test_play.py", "conformance/test_secrets.py")
"""What every game must keep; looked at for one number of seats."""
SHOWN = (
    "conformance/test_faces.py",
    "conformance/test_replays.py",
    "conformance/test_chronicles.py",
)
"""Whether all that is said, seen, replayed and retold has its text and its picture; likewise, after the others."""
TEXTS = ("tests/locales/test_locales.py",)
"""What is asked about the text of the modules, whichever of their lines are done; last of all."""
ALWAYS = 20
"""Seconds of the processor that a mutant has beside four times what its tests take with every line watched."""
FROM_OUTSIDE = frozenset({signal.SIGHUP, signal.SIGINT, signal.SIGKILL, signal.SIGTERM})
"""Signals that no mutant causes; time out and crash end a process with others."""
MEMORY = 3 << 30
"""Bytes that a process may take; a mutant that gathers without end stops there."""


class HarnessError(Exception):
    """The tests could not be run as intended, so the run says nothing about the tests."""


@dataclass
class Reach:
    """Which tests reach which lines: `lines[file, line]` holds ids of tests, or "" for what is done on import."""

    seconds: dict[str, float] = field(default_factory=dict)
    """Of the processor, by the id of the test."""
    lines: dict[tuple[Path, int], set[str]] = field(default_factory=dict)
    failed: list[str] = field(default_factory=list)

    def stages(self, mutant: Mutant) -> list[list[str]]:
        """The tests that can notice the mutant, the shortest first: of the rules, of what is shown, of the texts.

        Those that reach it; all for what is done on import; of the texts all in any case.
        """
        found = {test for line in mutant.span for test in self.lines.get((mutant.file, line), ())}
        stages: list[list[str]] = [[], [], []]
        for test in sorted(self.seconds, key=lambda test: self.seconds[test]):
            if test.startswith(TEXTS):
                stages[2].append(test)
            elif test in found or "" in found:
                stages[test.startswith(SHOWN)].append(test)
        return stages

    def reaches(self, mutant: Mutant) -> bool:
        """Whether any test does its line."""
        return any(self.stages(mutant)[:2])


@dataclass
class Verdict:
    """What became of a mutant.

    `outcome` is "killed", "survived", "unreached" or, when the tests could not be run against it, "error".
    `by` names the test that killed it or what went wrong; it is empty for a mutant that nothing noticed.
    """

    mutant: Mutant
    outcome: str
    by: str = ""


class _Few:
    """Drops slow tests, all cases of the shared tests except one of the game, and the texts of other games.

    A shared test that takes neither a case nor the name of a game belongs to every game.
    """

    def __init__(self, game: str) -> None:
        self.game = game

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if item.get_closest_marker("slow") is None and self._is_wanted(item)]

    def _is_wanted(self, item: pytest.Item) -> bool:
        if not item.nodeid.startswith((*SHARED, *SHOWN, *TEXTS)):
            return True
        params: dict[str, Any] = item.callspec.params if hasattr(item, "callspec") else {}
        if item.nodeid.startswith(TEXTS):
            return params.get("game") == self.game
        from rules.registry import GAMES

        case: Case | None = params.get("case") or params.get("registered")
        if case is None:
            return bool(params.get("name", self.game) == self.game)
        numbers = GAMES[self.game].seat_numbers
        return (case.game, case.seats, case.options) == (self.game, numbers[len(numbers) // 2], ())


class _Watch:
    """Records for each test which lines it reaches and how long it takes, and every test or module that fails."""

    def __init__(self, watched: coverage.Coverage, reach: Reach) -> None:
        self.watched = watched
        self.reach = reach

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        begun = time.process_time()
        self.watched.switch_context(item.nodeid)
        try:
            return (yield)
        finally:
            self.watched.switch_context("")
            self.reach.seconds[item.nodeid] = time.process_time() - begun

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.reach.failed.append(report.nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.reach.failed.append(report.nodeid)


class _InOrder:
    """Runs only these tests, in this order, and records the first failure.

    `killer` is the test that failed, or the module or conftest that could not be imported.
    """

    def __init__(self, tests: Sequence[str]) -> None:
        self.places = {test: place for place, test in enumerate(tests)}
        self.killer = ""

    @pytest.hookimpl(wrapper=True)
    def pytest_load_initial_conftests(self) -> Iterator[None]:
        try:
            return (yield)
        except pytest.UsageError:
            raise
        except Exception:
            self.killer = "loading conftest.py"
            raise

    def pytest_internalerror(self, excinfo: pytest.ExceptionInfo[BaseException]) -> None:
        if excinfo.errisinstance(MemoryError):
            self.killer = "its limit of memory"

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = sorted((i for i in items if i.nodeid in self.places), key=lambda item: self.places[item.nodeid])

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self.killer:
            self.killer = report.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed and not self.killer:
            self.killer = f"reading {report.nodeid}"


class _Changed(SourceFileLoader):
    """Reads one module from another text."""

    def __init__(self, fullname: str, path: str, source: str) -> None:
        super().__init__(fullname, path)
        self.source = source

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.source, self.path, "exec", dont_inherit=True)


class _Instead:
    """Finds the changed module where the true one would be found."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        found = PathFinder.find_spec(fullname, path) if fullname == self.mutant.module else None
        if found is not None:
            assert found.origin is not None
            found.loader = _Changed(fullname, found.origin, self.mutant.source)
        return found


def look(game: str) -> Reach:
    """Run all tests of a game once, unchanged, in a separate process.

    Raises HarnessError when pytest stops for any other reason than a failing test, or runs no test at all.
    """

    def watch() -> Reach | str:
        reach = Reach()
        watched = coverage.Coverage(data_file=None, config_file=False, include=[f"rules/{game}/*"])
        watched.start()
        asked = (f"tests/rules/{game}", *SHARED, *SHOWN, *TEXTS)
        code = pytest.main([*_QUIET, *asked], plugins=[_Few(game), _Watch(watched, reach)])
        watched.stop()
        if code != pytest.ExitCode.OK and not reach.failed:
            return _ended(code)
        data = watched.get_data()
        for name in data.measured_files():
            for line, tests in data.contexts_by_lineno(name).items():
                reach.lines[Path(name).relative_to(Path.cwd()), line] = set(tests)
        return reach

    child = _fork(watch, None)
    os.waitpid(child.pid, 0)
    found = child.told()
    if not isinstance(found, Reach):
        raise HarnessError(f"the tests of {game} could not be run: {found}\n{child.output}")
    return found


def judge(mutants: Sequence[Mutant], reach: Reach, processes: int) -> Iterator[Verdict]:
    """Try each mutant; yields the verdicts as they become known."""
    waiting = list(mutants)
    with tempfile.TemporaryDirectory() as folder:
        os.environ["HYPOTHESIS_STORAGE_DIRECTORY"] = folder  # what breaks a mutant is no example to keep
        running: dict[int, tuple[Mutant, _Child]] = {}
        while waiting or running:
            while waiting and len(running) < processes:
                mutant = waiting.pop(0)
                stages = reach.stages(mutant)
                limit = ceil(ALWAYS + 4 * sum(reach.seconds[test] for tests in stages for test in tests))
                child = _fork(partial(_try, mutant, stages), limit)
                running[child.pid] = mutant, child
            if running:
                pid, status = os.wait()
                mutant, child = running.pop(pid)
                yield _verdict(mutant, reach, child, status)


def _try(mutant: Mutant, stages: Sequence[Sequence[str]]) -> tuple[str, str]:
    """Run tests against a mutant, stage by stage, until one fails; returns the outcome and what brought it about.

    The outcome is "killed", "error" or "" when all tests passed. Only a test that failed, or a test module or conftest
    that could not be imported, kills. The unchanged tree has passed the same tests, so any other way for pytest to
    stop (no tests found, bad usage, internal error) is a fault of the harness.
    """
    assert not any(name.startswith("rules") for name in sys.modules)
    sys.meta_path.insert(0, _Instead(mutant))
    _read_instead(mutant)
    for tests in filter(None, stages):
        order = _InOrder(tests)
        files = list(dict.fromkeys(test.split("::")[0] for test in tests))
        code = pytest.main([*_QUIET, "--exitfirst", *files], plugins=[order])
        if order.killer:
            return "killed", order.killer
        if code != pytest.ExitCode.OK:
            return "error", _ended(code)
    return "", ""


def _ended(code: int) -> str:
    """How pytest ended, in words."""
    return f"pytest ended with {pytest.ExitCode(code).name.replace('_', ' ').lower()}"


def _read_instead(mutant: Mutant) -> None:
    """Let whoever reads the file of the changed module read the change."""
    truly, changed = Path.read_text, mutant.file.absolute()

    def read_text(self: Path, encoding: str | None = None, errors: str | None = None) -> str:
        return mutant.source if self.absolute() == changed else truly(self, encoding, errors)

    Path.read_text = read_text  # type: ignore[method-assign]


def _verdict(mutant: Mutant, reach: Reach, child: _Child, status: int) -> Verdict:
    found = child.told()
    if os.WIFSIGNALED(status):
        ended = signal.Signals(os.WTERMSIG(status))
        return Verdict(mutant, "error" if ended in FROM_OUTSIDE else "killed", f"signal {ended.name}")
    outcome, by = found if isinstance(found, tuple) else ("error", found)
    if outcome == "error":
        by += f"\n{child.output}"
    return Verdict(mutant, outcome or ("survived" if reach.reaches(mutant) else "unreached"), by)


LAST = 2000
"""How many characters of a process's output are kept for an error message."""
_QUIET = ("-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--tb=no")


@dataclass
class _Child:
    """A process at work; it writes its result, pickled, to the file `answer` and what it prints to `printed`."""

    pid: int
    answer: str
    printed: str
    output: str = ""

    def told(self) -> Any:
        """The result, or a description of the exception that stopped the process; call once, after it has ended."""
        with open(self.answer, "rb") as file, open(self.printed, encoding="utf-8", errors="replace") as printed:
            written, self.output = file.read(), printed.read()[-LAST:]
        os.unlink(self.answer)
        os.unlink(self.printed)
        return pickle.loads(written) if written else "it left no result"


def _fork(work: Callable[[], object], limit: int | None) -> _Child:
    """Do `work` in another process, with its output in a file, and at most `limit` seconds of processor time."""
    handle, answer = tempfile.mkstemp()
    os.close(handle)
    output, printed = tempfile.mkstemp()
    sys.stdout.flush()
    pid = os.fork()
    if pid:
        os.close(output)
        return _Child(pid, answer, printed)
    try:
        os.dup2(output, 1)
        os.dup2(output, 2)
        if limit is not None:
            resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 5))
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        try:
            found = work()
        except BaseException as error:
            found = f"{type(error).__name__}: {error}"
        with open(answer, "wb") as file:
            pickle.dump(found, file)
    finally:
        os._exit(0)
