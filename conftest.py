"""Settings for all tests of the suite."""

from __future__ import annotations

import gc
import os
import shutil
import sys
import tempfile
from collections.abc import Generator, Iterator
from pathlib import Path

import pluggy
import pytest
from xdist.remote import Producer
from xdist.scheduler.loadfile import LoadFileScheduling

from tests import postgres
from tests.plugins import EXAMPLE, write_metadata

gc.disable()  # until the tests are collected: hardly anything of what is made before then is garbage

_metadata = tempfile.TemporaryDirectory()
write_metadata(EXAMPLE, Path(_metadata.name))
sys.path.append(_metadata.name)  # before anything looks for games: the example is one of them

from conformance.cases import ALL_GAMES  # noqa: E402
from tests.rules.sample import Sample  # noqa: E402

pytest_plugins = ["conformance.plugin"]
ALL_GAMES[Sample.name] = Sample  # the game that the conformance suite itself is tried on

MEMORY = Path("/dev/shm")
"""Where Linux keeps files in memory."""
if MEMORY.is_dir() and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > 2**30:
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))  # the databases of `tmp_path` then wait for no disk


CONFORMANCE, KILLS = "conformance/", "tests/sandbox/test_kills.py"


class Shares(LoadFileScheduling):
    """Gives a process a whole file, or all tests of one case of the conformance suite, which look at the same game.

    The tests of kills, which wait for minutes, are given out one by one.
    """

    def _split_scope(self, nodeid: str) -> str:
        file, _, name = nodeid.partition("::")
        case = name.partition("[")[2]
        if case and file.startswith(CONFORMANCE):
            return CONFORMANCE + case
        return nodeid if file == KILLS else file


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> LoadFileScheduling | None:
    """Split the conformance suite where `--dist loadfile` is asked for."""
    return Shares(config, log) if config.getoption("dist") == "loadfile" else None


def pytest_addoption(parser: pytest.Parser) -> None:
    """Which database keeps the tables."""
    parser.addoption("--postgres", action="store_true", help="keep the tables of the tests of storage in PostgreSQL")


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pluggy.Result[pytest.TestReport], None]:
    """Name the rules that a failed test checks."""
    outcome = yield
    report = outcome.get_result()
    rules = sorted({rule for mark in item.iter_markers("rule") for rule in mark.args})
    if report.failed and rules:
        report.sections.append(("Rules checked", ", ".join(rules)))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect tests of the other database, on PostgreSQL also those without one; put what takes longest first."""
    on_postgres = config.getoption("--postgres")
    other = "sqlite" if on_postgres else "postgres"

    def is_left_out(item: pytest.Item) -> bool:
        has_database = {"path", "server"}.intersection(getattr(item, "fixturenames", ()))
        return item.get_closest_marker(other) is not None or (on_postgres and not has_database)

    if out := [item for item in items if is_left_out(item)]:
        config.hook.pytest_deselected(items=out)
        items[:] = [item for item in items if not is_left_out(item)]
    slow = {item.path for item in items if item.get_closest_marker("slow") or item.get_closest_marker("browser")}
    # With whole files of slow tests first and single cases last, all processes finish at the same time.
    items.sort(key=lambda item: (item.nodeid.startswith(CONFORMANCE), item.path not in slow))


def pytest_collection_finish() -> None:
    """Let the garbage collector skip modules and texts, which stay until the end, and run less often."""
    gc.collect()
    gc.freeze()
    gc.enable()
    gc.set_threshold(50_000, 20, 50)


@pytest.fixture(scope="session")
def server() -> Iterator[postgres.Server]:
    """A PostgreSQL of the tests' own, as long as they run."""
    with postgres.running() as server:
        yield server
