"""The fixtures of the tests of storage, with a file that need not be set up."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.postgres import Server
from tests.storage.conftest import database, hurried, seeded, tables
from tests.storage.quick import empty_database

__all__ = ["database", "hurried", "path", "seeded", "tables"]


@pytest.fixture
def path(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Path | str]:
    """Where the test's empty database is: a file, or with `--postgres` the address of a database."""
    if not request.config.getoption("--postgres"):
        yield empty_database(tmp_path / "kantera.db")
        return
    server: Server = request.getfixturevalue("server")
    yield server.cleared()
