"""The pytest plugin of the suite: the option `--game`, and a check that every text could be formatted."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest

from conformance.cases import ALL_GAMES
from locales.texts import Texts
from pictures.game_pictures import find_game_pictures
from rules.registry import BROKEN

WATCHED = ("locales.texts", "cogs.services.layout")
"""The loggers whose errors mean that a player saw less than was intended."""


class LoggedErrors(logging.Handler):
    """Keeps the errors of the loggers to which it is added."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep the message."""
        self.found.append(record.getMessage())

    def expected(self, *parts: str) -> None:
        """Assert that each line so far contains one of `parts` and that each part occurs; then discard the lines."""
        assert self.found
        assert all(any(part in line for part in parts) for line in self.found), self.found
        assert all(any(part in line for line in self.found) for part in parts), self.found
        self.found.clear()


@pytest.fixture(autouse=True)
def logged_errors() -> Iterator[LoggedErrors]:
    """Check that no test logs a text that could not be formatted or a message with two equal ids."""
    handler = LoggedErrors()
    for name in WATCHED:
        logging.getLogger(name).addHandler(handler)
    yield handler
    for name in WATCHED:
        logging.getLogger(name).removeHandler(handler)
    assert not handler.found


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option for the game to test."""
    parser.addoption("--game", help="the game that the conformance suite tests; without it, all of them")


def pytest_configure(config: pytest.Config) -> None:
    """Restrict the tests to one game. Raises UsageError if it cannot be loaded or does not exist."""
    config.addinivalue_line("markers", "long: exhaustive or statistical; `make long` runs it")
    config.addinivalue_line("markers", "slow: `make quick` leaves it out")
    name = config.getoption("--game")
    if name is None:
        return
    Texts()  # this and the next line add the games that fail to load to BROKEN
    find_game_pictures()
    if name not in ALL_GAMES or name in BROKEN:
        why = BROKEN.get(name, f"the games are {', '.join(ALL_GAMES)}")
        raise pytest.UsageError(f"there is no game {name!r}: {why}")
    for other in set(ALL_GAMES) - {name}:
        del ALL_GAMES[other]
