"""Slow requests of one person: a few at once, the newest waits, the others are dropped."""

from __future__ import annotations

import asyncio

import pytest

from cogs.services.request_limits import AT_ONCE, REPLACED, RequestLimits
from tables.errors import Refusal
from tests.delays import run_other_tasks

SOMEONE, OTHER = 1, 2


class Asking:
    """Requests that run until the test lets them end."""

    def __init__(self) -> None:
        self.requests = RequestLimits()
        self.running: list[str] = []
        self._ends: dict[str, asyncio.Event] = {}

    async def _run(self, user: int, name: str) -> None:
        async with self.requests.slot(user):
            self.running.append(name)
            await self._ends[name].wait()
            self.running.remove(name)

    async def ask(self, name: str, user: int = SOMEONE) -> asyncio.Task[None]:
        self._ends[name] = asyncio.Event()
        task = asyncio.create_task(self._run(user, name))
        await run_other_tasks()
        return task

    async def end(self, name: str) -> None:
        self._ends[name].set()
        await run_other_tasks()


async def full(asking: Asking) -> list[asyncio.Task[None]]:
    return [await asking.ask(f"first {number}") for number in range(AT_ONCE)]


async def test_the_newest_request_replaces_only_the_waiting_one_of_the_same_person() -> None:
    asking = Asking()
    first = await full(asking)
    older, newest = await asking.ask("older"), await asking.ask("newest")
    await asking.ask("other", OTHER)
    assert asking.running == ["first 0", "first 1", "other"]
    with pytest.raises(Refusal) as refused:
        await older
    assert refused.value.message.key == REPLACED
    await asking.end("first 0")
    assert asking.running == ["first 1", "other", "newest"]
    await asking.end("first 1")
    await asking.end("newest")
    await asyncio.gather(*first, newest)
    for number in range(AT_ONCE):
        await asking.ask(f"later {number}")
    assert asking.running == ["other", "later 0", "later 1"], "all slots are free again"


async def test_a_cancelled_request_does_not_keep_a_slot() -> None:
    asking = Asking()
    await full(asking)
    waiting = await asking.ask("waiting")
    waiting.cancel()
    await run_other_tasks()
    handed = await asking.ask("handed")
    asking._ends["first 0"].set()
    await asyncio.sleep(0)
    handed.cancel()  # just as it is given the slot
    await asking.end("first 1")
    assert handed.cancelled()
    await asking.ask("later 0")
    await asking.ask("later 1")
    assert asking.running == ["later 0", "later 1"]
