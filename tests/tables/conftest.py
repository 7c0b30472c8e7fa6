"""Fixtures for tests of stored tables, on an empty database that is ready to use."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from storage.database import Database
from storage.rows import Table
from tables.tables import Tables
from tests.postgres import Server
from tests.storage.conftest import database, hurried, seeded
from tests.storage.fast_sqlite import empty_database
from tests.tables.group_helpers import make
from tests.tables.helpers import ManualClock, started

__all__ = ["clock", "database", "hurried", "path", "seeded", "tables"]


@pytest.fixture
def clock() -> ManualClock:
    """The clock of the tables."""
    return ManualClock()


@pytest_asyncio.fixture
async def tables(database: Database, clock: ManualClock) -> AsyncIterator[Tables]:
    """Tables on that database, with both tiny games."""
    made = make(database, clock=clock)
    yield made
    await made.close()


@pytest_asyncio.fixture
async def table(tables: Tables) -> Table:
    """The sample game of Ann and Ben, just started."""
    return await started(tables)


@pytest.fixture
def path(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Path | str]:
    """Where the test's empty database is: a file, or with `--postgres` the address of a database."""
    if not request.config.getoption("--postgres"):
        yield empty_database(tmp_path / "kantera.db")
        return
    server: Server = request.getfixturevalue("server")
    yield server.cleared()
