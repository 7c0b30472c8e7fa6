"""What every test of the suite is held to."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest

from tests import postgres

WATCHED = ("locales.texts", "cogs.services.screen")
"""Where an error in the log means that a player read less than was meant."""


class Unsaid(logging.Handler):
    """Keeps what these loggers say is wrong."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep the line."""
        self.found.append(record.getMessage())

    def expected(self, *parts: str) -> None:
        """Each line found so far holds one of `parts`, and each part is held; nothing of it counts against the test."""
        assert self.found
        assert all(any(part in line for part in parts) for line in self.found), self.found
        assert all(any(part in line for line in self.found) for part in parts), self.found
        self.found.clear()


@pytest.fixture(autouse=True)
def unsaid() -> Iterator[Unsaid]:
    """No test leaves behind a text that could not be said or a message with two equal ids."""
    handler = Unsaid()
    for name in WATCHED:
        logging.getLogger(name).addHandler(handler)
    yield handler
    for name in WATCHED:
        logging.getLogger(name).removeHandler(handler)
    assert not handler.found


def pytest_addoption(parser: pytest.Parser) -> None:
    """Which database keeps the tables."""
    parser.addoption("--postgres", action="store_true", help="keep the tables of the tests of storage in PostgreSQL")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is about the other database, and on PostgreSQL what needs none."""
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


@pytest.fixture(scope="session")
def server() -> Iterator[postgres.Server]:
    """A PostgreSQL of the tests' own, as long as they run."""
    with postgres.running() as server:
        yield server
