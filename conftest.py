"""What every test of the suite is held to."""

from __future__ import annotations

import gc
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import postgres
from tests.plugins import EXAMPLE, write_metadata

_metadata = tempfile.TemporaryDirectory()
write_metadata(EXAMPLE, Path(_metadata.name))
sys.path.append(_metadata.name)  # before anything looks for games: the example is one of them

from conformance.cases import ALL_GAMES  # noqa: E402
from locales.texts import Texts  # noqa: E402
from tests.rules.sample import Sample  # noqa: E402

pytest_plugins = ["conformance.plugin"]
ALL_GAMES[Sample.name] = Sample  # the game that the conformance suite itself is tried on

MEMORY = Path("/dev/shm")
"""Where Linux keeps files in memory."""
if MEMORY.is_dir() and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > 2**30:
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))  # the databases of `tmp_path` then wait for no disk


def pytest_addoption(parser: pytest.Parser) -> None:
    """Which database keeps the tables."""
    parser.addoption("--postgres", action="store_true", help="keep the tables of the tests of storage in PostgreSQL")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect tests of the other database, on PostgreSQL also those without one; put files with slow tests first."""
    on_postgres = config.getoption("--postgres")
    other = "sqlite" if on_postgres else "postgres"
    out = {
        item
        for item in items
        if item.get_closest_marker(other)
        or (on_postgres and not {"path", "server"}.intersection(getattr(item, "fixturenames", ())))
    }
    if out:
        config.hook.pytest_deselected(items=list(out))
        items[:] = [item for item in items if item not in out]
    slow = {item.path for item in items if item.get_closest_marker("slow") or item.get_closest_marker("browser")}
    # With what takes longest first, all processes finish at the same time.
    items.sort(key=lambda item: item.path not in slow)


def pytest_collection_finish() -> None:
    """Let the garbage collector skip modules and texts, which stay until the end, and run less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


@pytest.fixture(scope="session")
def server() -> Iterator[postgres.Server]:
    """A PostgreSQL of the tests' own, as long as they run."""
    with postgres.running() as server:
        yield server


@pytest.fixture(scope="session")
def texts() -> Texts:
    """The texts of the table and of every game."""
    return Texts()
