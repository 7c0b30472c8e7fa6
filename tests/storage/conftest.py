from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio

from storage.database import Database, open_database
from tables.tables import Tables
from tests.postgres import Server
from tests.storage.fast_sqlite import hurry
from tests.tables.helpers import make_tables


@pytest.fixture(autouse=True)
def seeded(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Derive the seeds of games from the test's name, so that every run is the same."""
    chance = Random(request.node.name)
    monkeypatch.setattr("secrets.token_hex", lambda length: chance.randbytes(length).hex())


@pytest.fixture(autouse=True)
def hurried(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Most tests simulate no crash, so they need not wait for the disk."""
    if request.path.stem in ("test_database", "test_kill"):
        return
    hurry(monkeypatch)


@pytest.fixture
def path(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Path | str]:
    """Where the test's database is: a file, or with `--postgres` the address of a database."""
    if not request.config.getoption("--postgres"):
        yield tmp_path / "kantera.db"
        return
    server: Server = request.getfixturevalue("server")
    yield server.cleared()


@pytest.fixture
def empty(server: Server) -> Iterator[str]:
    """The address of an empty database."""
    with server.empty() as address:
        yield address


@pytest_asyncio.fixture
async def database(path: Path) -> AsyncIterator[Database]:
    """An open, empty database that does not wait long for others."""
    opened = await open_database(path, busy_ms=50)
    yield opened
    await opened.close()


@pytest_asyncio.fixture
async def tables(database: Database) -> AsyncIterator[Tables]:
    """Tables on that database."""
    made = make_tables(database)
    yield made
    await made.close()
