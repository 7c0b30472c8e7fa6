"""Runs tests in separate processes: once to record which lines each reaches, then once for each changed module.

Tests of texts and pictures run after the others because they import more. Lines that run only in worker processes
count as reached by no test.

The process that forks has imported pytest but none of the program, so that every fork imports the program afresh.
"""

from __future__ import annotations

import os
import pickle
import resource
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from math import ceil
from pathlib import Path
from types import CodeType, ModuleType
from typing import TYPE_CHECKING, Any

import coverage
import pytest

from tests.mutants.sampling import Mutant
from tests.mutants.targets import GOLDEN, SHARED, SHOWN, TEXTS, Target

if TYPE_CHECKING:
    from conformance.cases import Case

ALWAYS = 20
"""Seconds of processor time that a mutant has in addition to four times what its tests took when recorded."""
TIMEOUT = 3
"""The multiple of that time that may pass on the clock: a mutant can also wait for ever."""
FROM_OUTSIDE = frozenset({signal.SIGHUP, signal.SIGINT, signal.SIGKILL, signal.SIGTERM})
"""Signals that no mutant causes; time limits and crashes end a process with others."""
MEMORY = 3 << 30
"""Bytes that a process may allocate, to stop a mutant that collects without end."""


class HarnessError(Exception):
    """The tests could not be run as intended, so the run says nothing about the tests."""


@dataclass
class Reach:
    """Which tests reach which lines: `lines[file, line]` holds test ids, or "" for lines that run on import."""

    seconds: dict[str, float] = field(default_factory=dict)
    """By test id, on the clock."""
    lines: dict[tuple[Path, int], set[str]] = field(default_factory=dict)
    failed: list[str] = field(default_factory=list)
    rules: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """By test id, the numbered rules that it is marked with; tests without any are missing."""

    def stages(self, mutant: Mutant) -> list[list[str]]:
        """The tests that can notice the mutant, in the order in which they are run.

        First ordinary tests, then those of texts and pictures, then checks of the source, which need not reach the
        line, and at last golden transcripts. Within each stage, tests of rules run before others and short ones before
        long ones. A line that runs on import is reached by all tests.
        """
        ids = {test for line in mutant.span for test in self.lines.get((mutant.file, line), ())}
        stages: list[list[str]] = [[], [], [], []]
        plain, shown, texts, golden = stages
        for test in sorted(self.seconds, key=lambda test: (test not in self.rules, self.seconds[test])):
            if test.startswith(TEXTS):
                texts.append(test)
            elif ids.isdisjoint({test, ""}):
                continue
            elif test.startswith(GOLDEN):
                golden.append(test)
            elif test.startswith(SHOWN):
                shown.append(test)
            else:
                plain.append(test)
        return stages

    def reaches(self, mutant: Mutant) -> bool:
        """Whether any test runs its line."""
        plain, shown, _, golden = self.stages(mutant)
        return bool(plain or shown or golden)


@dataclass
class Verdict:
    """The fate of a mutant.

    `outcome` is "killed", "survived", "unreached" or, when the tests could not be run against it, "error".
    `by` is the test that killed it or what went wrong; empty for a mutant that no test noticed. `rules` are those that
    the test is marked with.
    """

    mutant: Mutant
    outcome: str
    by: str = ""
    rules: tuple[str, ...] = ()


class _Few:
    """Drops long tests, and of the conformance tests and texts those of other games and all cases but one.

    A conformance test without a case, a game or a golden file belongs to every game; the name of a reviewed picture
    begins with its game.
    """

    def __init__(self, game: str) -> None:
        self.game = game
        self.seats = 0
        """The number of seats of the one case: the middle one of those that the game has cases with."""

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        cases = [case for item in items if (case := _case(item)) is not None and case.game == self.game]
        if seats := sorted({case.seats for case in cases}):
            self.seats = seats[len(seats) // 2]
        items[:] = [item for item in items if item.get_closest_marker("long") is None and self._is_wanted(item)]

    def _is_wanted(self, item: pytest.Item) -> bool:
        if not item.nodeid.startswith((*SHARED, *SHOWN, *TEXTS, *GOLDEN)):
            return True
        params = _params(item)
        case = _case(item)
        if item.nodeid.startswith(TEXTS):
            return params.get("game") == self.game
        if case is not None:
            return case.game == self.game and case.seats == self.seats and not case.settings
        name = params["file"].parent.name if "file" in params else params.get("name", self.game)
        return bool(name.split()[0] == self.game)


def _params(item: pytest.Item) -> dict[str, Any]:
    return item.callspec.params if hasattr(item, "callspec") else {}


def _case(item: pytest.Item) -> Case | None:
    params = _params(item)
    return params.get("case") or params.get("registered")


class _Watch:
    """Records how long each test takes, under coverage also which lines it reaches, and what fails."""

    def __init__(self, reach: Reach, watched: coverage.Coverage | None = None) -> None:
        self.reach = reach
        self.watched = watched

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        begun = time.monotonic()
        if self.watched:
            self.watched.switch_context(item.nodeid)
        if rules := tuple(rule for mark in item.iter_markers("rule") for rule in mark.args):
            self.reach.rules[item.nodeid] = rules
        try:
            return (yield)
        finally:
            if self.watched:
                self.watched.switch_context("")
            self.reach.seconds[item.nodeid] = time.monotonic() - begun

    def pytest_runtest_logreport(self, report: pytest.TestReport | pytest.CollectReport) -> None:
        if report.failed:
            self.reach.failed.append(report.nodeid)

    pytest_collectreport = pytest_runtest_logreport


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
    """Loads a module from a given text."""

    def __init__(self, fullname: str, path: str, source: str) -> None:
        super().__init__(fullname, path)
        self.source = source

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.source, self.path, "exec", dont_inherit=True)


class _Instead:
    """Finds the changed module in place of the real one."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        spec = PathFinder.find_spec(fullname, path) if fullname == self.mutant.module else None
        if spec is not None:
            assert spec.origin is not None
            spec.loader = _Changed(fullname, spec.origin, self.mutant.source)
        return spec


def look(target: Target) -> Reach:
    """Run all tests of a target once, unchanged, in a separate process.

    Raises HarnessError if pytest stops for any other reason than a failing test, or runs no test at all.
    """
    return _unchanged(partial(_watch, target), target)


def recall(target: Target, killers: Mapping[str, Sequence[Mutant]]) -> Reach:
    """Run the tests that once killed these mutants, unchanged: those that pass, as if they alone reached the mutants.

    Raises HarnessError if the process of the tests ends early.
    """
    return _unchanged(partial(_run_killers, target, killers), target)


def _unchanged(run: Callable[[], Reach | str], target: Target) -> Reach:
    """The reach of a run of the unchanged tests, in a process of its own."""
    child = _fork(run, None, None)
    try:
        os.waitpid(child.pid, 0)
    finally:
        child.clear_away()
    report = child.told()
    if not isinstance(report, Reach):
        raise HarnessError(f"the tests of {target.name} could not be run: {report}\n{child.output}")
    return report


def _run_killers(target: Target, killers: Mapping[str, Sequence[Mutant]]) -> Reach | str:
    reach = Reach()
    files = {test.split("::")[0]: None for test in killers}
    if present := [file for file in files if Path(file).is_file()]:
        code = pytest.main([*_quiet(target.folder), *present], plugins=[_InOrder(list(killers)), _Watch(reach)])
        if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED) and not reach.failed:
            return _ended(code)
    reach.seconds = {test: seconds for test, seconds in reach.seconds.items() if test not in reach.failed}
    for test in reach.seconds:
        for mutant in killers[test]:
            for line in mutant.span:
                reach.lines.setdefault((mutant.file, line), set()).add(test)
    return reach


def _watch(target: Target) -> Reach | str:
    """Run the tests under coverage; returns what was wrong if they could not be run, or ran nothing of the target."""
    reach = Reach()
    watched = coverage.Coverage(data_file=None, config_file=False, include=[f"{target.folder}/*"])
    watched.start()
    code = pytest.main([*_quiet(target.folder), *target.tests], plugins=[_Few(target.game), _Watch(reach, watched)])
    watched.stop()
    if code != pytest.ExitCode.OK and not reach.failed:
        return _ended(code)
    data = watched.get_data()
    for name in data.measured_files():
        for line, tests in data.contexts_by_lineno(name).items():
            reach.lines[Path(name).relative_to(Path.cwd()), line] = set(tests)
    if not reach.failed and not any(test for tests in reach.lines.values() for test in tests):
        return f"no test runs a line of {target.folder}"
    return reach


def judge(mutants: Sequence[Mutant], reach: Reach, processes: int) -> Iterator[Verdict]:
    """Try each mutant; yields the verdicts as they become known."""
    waiting = list(mutants)
    with tempfile.TemporaryDirectory() as folder:
        os.environ["HYPOTHESIS_STORAGE_DIRECTORY"] = folder  # what breaks a mutant is no example to keep
        running: dict[int, tuple[Mutant, _Child]] = {}
        try:
            while waiting or running:
                while waiting and len(running) < processes:
                    mutant = waiting.pop(0)
                    stages = reach.stages(mutant)
                    limit = ceil(ALWAYS + 4 * sum(reach.seconds[test] for tests in stages for test in tests))
                    child = _fork(partial(_try, mutant, stages), limit, TIMEOUT * limit)
                    running[child.pid] = mutant, child
                pid, status = os.wait()
                mutant, child = running.pop(pid)
                child.clear_away()
                yield _verdict(mutant, reach, child, status)
        finally:
            for _, child in running.values():
                child.clear_away()


def _try(mutant: Mutant, stages: Sequence[Sequence[str]]) -> tuple[str, str]:
    """Run tests against a mutant, stage by stage, until one fails; returns the outcome and what brought it about.

    The outcome is "killed", "error" or "" when all tests passed. Only a test that failed, or a test module or conftest
    that could not be imported, kills. The unchanged tree has passed the same tests, so any other way for pytest to
    stop (no tests found, bad usage, internal error) is a fault of the harness.
    """
    assert OURS.isdisjoint(sys.modules), "the program has been imported already"
    sys.meta_path.insert(0, _Instead(mutant))
    _read_instead(mutant)
    for tests in filter(None, stages):
        order = _InOrder(tests)
        files = list(dict.fromkeys(test.split("::")[0] for test in tests))
        code = pytest.main([*_quiet(mutant.file), "--exitfirst", *files], plugins=[order])
        if order.killer:
            return "killed", order.killer
        if code != pytest.ExitCode.OK:
            return "error", _ended(code)
    return "", ""


def _ended(code: int) -> str:
    """The outcome of a run of pytest, in words."""
    return f"pytest ended with {pytest.ExitCode(code).name.replace('_', ' ').lower()}"


def _read_instead(mutant: Mutant) -> None:
    """Let `Path.read_text` return the changed text of the module."""
    truly = Path.read_text
    changed = mutant.file.absolute()

    def read_text(self: Path, encoding: str | None = None, errors: str | None = None) -> str:
        return mutant.source if self.absolute() == changed else truly(self, encoding, errors)

    Path.read_text = read_text  # type: ignore[method-assign]


def _verdict(mutant: Mutant, reach: Reach, child: _Child, status: int) -> Verdict:
    report = child.told()
    if os.WIFSIGNALED(status):
        ended = signal.Signals(os.WTERMSIG(status))
        return Verdict(mutant, "error" if ended in FROM_OUTSIDE else "killed", f"signal {ended.name}")
    outcome, killed_by = report if isinstance(report, tuple) else ("error", report)
    if outcome == "error":
        killed_by += f"\n{child.output}"
    outcome = outcome or ("survived" if reach.reaches(mutant) else "unreached")
    return Verdict(mutant, outcome, killed_by, reach.rules.get(killed_by, ()))


LAST = 2000
"""The number of characters of a process's output that are kept for an error message."""
OURS = frozenset({"cogs", "games", "locales", "pictures", "rules", "storage", "tables"})
"""The packages of the program."""


def _quiet(changed: Path) -> list[str]:
    """Options of pytest; the simulated Discord is loaded only for what needs it, and no plugin that reports more."""
    options = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:hypothesispytest", "--tb=no"]
    return options if changed.parts[0] == "cogs" else [*options, "-p", "no:simcord"]


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
            written = file.read()
            self.output = printed.read()[-LAST:]
        os.unlink(self.answer)
        os.unlink(self.printed)
        return pickle.loads(written) if written else "it left no result"

    def clear_away(self) -> None:
        """End what is left of the process and of those that it has started."""
        with suppress(ProcessLookupError):
            os.killpg(self.pid, signal.SIGKILL)


def _fork(work: Callable[[], object], limit: int | None, deadline: int | None) -> _Child:
    """Do `work` in another process, in a process group of its own, with its output in a file.

    It has at most `limit` seconds of processor time and ends `deadline` seconds from now at the latest.
    """
    handle, answer = tempfile.mkstemp()
    os.close(handle)
    output, printed = tempfile.mkstemp()
    sys.stdout.flush()
    pid = os.fork()
    if pid:
        os.close(output)
        return _Child(pid, answer, printed)
    try:
        os.setpgid(0, 0)
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        os.dup2(output, 1)
        os.dup2(output, 2)
        if limit is not None:
            resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 5))
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        if deadline is not None:
            signal.alarm(deadline)
        try:
            result = work()
        except BaseException as error:
            result = f"{type(error).__name__}: {error}"
        with open(answer, "wb") as file:
            pickle.dump(result, file)
    finally:
        os._exit(0)
