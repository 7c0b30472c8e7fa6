"""Deadlines for storage calls during an interaction: what takes longer is refused while there is time to say so.

A press must be answered within three seconds. Its storage calls end in time for a reply; work that nobody waits for
takes the time it needs.
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

HELD_UP = 0.05
"""An event loop that wakes up so many seconds late was held up, and so much more is waited then."""


@dataclass(slots=True)
class ResponseDeadline:
    """A response is due `seconds` from now, at `until` (`time.perf_counter()`), unless `answered` says there is one."""

    seconds: float
    until: float
    answered: Callable[[], bool]
    stored: bool = False
    """Whether anything that was asked for has been stored."""
    over: bool = False
    waited: float = 0.0
    """Seconds spent waiting for storage."""


_response_deadline: ContextVar[ResponseDeadline | None] = ContextVar("response_deadline", default=None)


@contextmanager
def response_deadline(seconds: float, answered: Callable[[], bool]) -> Iterator[ResponseDeadline]:
    """Context in which all storage calls of this task have to end within `seconds` from now."""
    response = ResponseDeadline(seconds, time.perf_counter() + seconds, answered)
    token = _response_deadline.set(response)
    try:
        yield response
    finally:
        response.over = True  # tasks that were started meanwhile have inherited it
        _response_deadline.reset(token)


def deadline() -> float | None:
    """Until when (`time.perf_counter()`) this task may wait; None: no limit."""
    response = _response_deadline.get()
    return None if response is None or response.over or response.answered() else response.until


def note_stored() -> None:
    """Something that was asked for has been stored: the answer must not say that nothing happened."""
    response = _response_deadline.get()
    if response is not None:
        response.stored = True


async def in_time(waiting: Awaitable[T]) -> T:
    """Wait for something that can be abandoned at any moment, until the deadline at most. Raises TooLate then.

    If the event loop was held up at the deadline, what storage has done meanwhile is not too late. TooLate is `busy` if
    most of the time had passed before storage was asked.
    """
    response = _response_deadline.get()
    until = deadline()
    if response is None or until is None:
        return await waiting
    began = time.perf_counter()
    task = asyncio.ensure_future(waiting)
    try:
        await asyncio.wait({task}, timeout=max(0.0, until - began))
        ended = time.perf_counter()
        response.waited += max(0.0, min(ended, until) - began)  # how late the event loop wakes up is not due to storage
        if not task.done() and ended - until > HELD_UP:
            await asyncio.wait({task}, timeout=HELD_UP)
        if task.done():
            return task.result()
        raise TooLate(busy=response.waited < response.seconds / 2)
    finally:
        task.cancel()
