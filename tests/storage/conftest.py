from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from storage.database import Database
from storage.tables import Tables
from tests.storage.helpers import make_tables


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the test's database is."""
    return tmp_path / "kantera.db"


@pytest_asyncio.fixture
async def database(path: Path) -> AsyncIterator[Database]:
    """An open, empty database that does not wait long for others."""
    opened = await Database.open(path, busy_ms=50)
    yield opened
    await opened.close()


@pytest_asyncio.fixture
async def tables(database: Database) -> AsyncIterator[Tables]:
    """Tables on that database."""
    made = make_tables(database)
    yield made
    await made.close()
