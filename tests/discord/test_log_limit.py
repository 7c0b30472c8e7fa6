"""The log under a flood: a few lines of each kind a minute."""

from __future__ import annotations

import asyncio
import io
import logging
import sys
from collections.abc import Callable, Iterator

import pytest

from bot import set_up_log
from cogs.services.log_limit import KINDS, MINUTE, MOST, LogLimit


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], list[str]]]:
    """The lines of a log that was set up as the bot does it."""
    root = logging.getLogger()
    stream = io.StringIO()
    handlers, level = root.handlers[:], root.level
    monkeypatch.setattr(sys, "stderr", stream)
    set_up_log("INFO")
    try:
        yield lambda: stream.getvalue().splitlines()
    finally:
        root.handlers[:] = handlers
        root.setLevel(level)


def test_the_same_warning_with_other_words_is_written_a_few_times(written: Callable[[], list[str]]) -> None:
    log = logging.getLogger("web.socket")
    for number in range(1000):
        log.warning("table %d: a page sends what cannot be read: %r", number % 7, f"stranger {number}")
    log.warning("something else")
    assert len(written()) == MOST + 1
    assert "further lines like this are left out" in written()[MOST - 1]
    assert written()[-1].endswith("something else")


async def test_asyncio_may_complain_a_few_times_that_no_file_is_left(written: Callable[[], list[str]]) -> None:
    loop = asyncio.get_running_loop()
    for number in range(200):
        error = OSError(24, "Too many open files")
        loop.call_exception_handler(
            {"message": "socket.accept() out of system resource", "exception": error, "socket": number}
        )
    assert sum("out of system resource" in line for line in written()) == MOST
    assert len(written()) < 100


def test_after_a_minute_lines_are_written_again_and_few_kinds_are_remembered() -> None:
    now = [0.0]
    limit = LogLimit(lambda: now[0])

    def passes(message: str = "no %s", kind: type[Exception] | None = None) -> bool:
        error = None if kind is None else (kind, kind(), None)
        return limit.filter(logging.LogRecord("web", logging.WARNING, "", 0, message, ("room",), error))

    assert [passes() for _ in range(MOST + 2)] == [True] * MOST + [False] * 2
    assert passes(kind=OSError), "with another cause it is another line"
    now[0] = MINUTE - 1
    assert not passes()
    now[0] = MINUTE
    assert passes()
    for number in range(2 * KINDS):
        passes(f"library message {number}")
    assert len(limit._seen) <= KINDS
