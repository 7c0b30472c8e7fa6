"""Whoever waits for an answer waits so long and no longer: what takes more time is refused while it can be told.

A press must be answered within three seconds. What its task asks of storage meanwhile ends in time for a sentence;
work that nobody waits for takes the time it needs.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import TypeVar

from storage.errors import TooLate

T = TypeVar("T")


@dataclass(slots=True)
class ResponseDeadline:
    """Somebody waits for an answer until `until` (`time.perf_counter()`), unless `answered` says they have one."""

    until: float
    answered: Callable[[], bool]
    stored: bool = False
    """Whether something that was asked for has been stored meanwhile."""
    over: bool = False


_response_deadline: ContextVar[ResponseDeadline | None] = ContextVar("hurry", default=None)


@contextmanager
def response_deadline(seconds: float, answered: Callable[[], bool]) -> Iterator[ResponseDeadline]:
    """While this lasts, whatever this task asks of storage has to end within `seconds` from now."""
    response = ResponseDeadline(time.perf_counter() + seconds, answered)
    token = _response_deadline.set(response)
    try:
        yield response
    finally:
        response.over = True  # tasks that were begun meanwhile have inherited it
        _response_deadline.reset(token)


def deadline() -> float | None:
    """Until when (`time.perf_counter()`) this task may wait; None: as long as it takes."""
    response = _response_deadline.get()
    return None if response is None or response.over or response.answered() else response.until


def note_stored() -> None:
    """Something that was asked for has been stored: it must not be told that nothing happened."""
    response = _response_deadline.get()
    if response is not None:
        response.stored = True


async def in_time(waiting: Awaitable[T]) -> T:
    """Wait for this, which may be given up at any moment, until the deadline at most. Raises TooLate then."""
    until = deadline()
    if until is None:
        return await waiting
    try:
        async with asyncio.timeout(max(0.0, until - time.perf_counter())):
            return await waiting
    except TimeoutError as error:
        raise TooLate from error
