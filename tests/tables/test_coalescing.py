"""Expensive reports: shared, kept, and dropped when a person is forgotten."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from storage.timeouts import deadline, response_deadline
from tables.workers.coalescing import Coalescer, Key, Stopping
from tests.delays import run_other_tasks

A, B, C = ("stats", "a"), ("stats", "b"), ("stats", "c")


class Work:
    """Computations that end when the test says so."""

    def __init__(self) -> None:
        self.coalescer = Coalescer()
        self.begun: list[Key] = []
        self.cancelled: list[Key] = []
        self._done: dict[Key, asyncio.Event] = {}

    async def ask(self, key: Key, *, keep: int = 0) -> asyncio.Task[str]:
        """A request, as far as it gets without anything being computed."""

        async def compute() -> str:
            self.begun.append(key)
            try:
                await self._done.setdefault(key, asyncio.Event()).wait()
            except asyncio.CancelledError:
                self.cancelled.append(key)
                raise
            return f"{key[1]} {self.begun.count(key)}"

        task = asyncio.create_task(self.coalescer.get(key, compute, keep=keep))
        await run_other_tasks()
        return task

    def end(self, key: Key) -> None:
        """The computation of this report ends, and those that follow it at once."""
        self._done.setdefault(key, asyncio.Event()).set()


@pytest.fixture
def work() -> Iterator[Work]:
    made = Work()
    yield made
    assert made.coalescer._running == {}


async def test_equal_requests_share_one_computation(work: Work) -> None:
    asked = [await work.ask(A) for _ in range(4)]
    other = await work.ask(B)
    assert work.begun == [A, B]
    work.end(A)
    work.end(B)
    assert await asyncio.gather(*asked) == ["a 1"] * 4
    assert await other == "b 1"


async def test_cancelling_one_request_does_not_cancel_a_shared_computation(work: Work) -> None:
    first, second = await work.ask(A), await work.ask(A)
    first.cancel()
    await run_other_tasks()
    assert work.cancelled == []
    second.cancel()
    await run_other_tasks()
    assert work.cancelled == [A]
    again = await work.ask(A)
    work.end(A)
    assert await again == "a 2"


async def test_the_last_reports_of_a_kind_are_kept(work: Work) -> None:
    for key in (A, B, C, ("film", 1)):
        work.end(key)
        await (await work.ask(key, keep=2))
    assert await (await work.ask(B, keep=2)) == "b 1"
    assert await (await work.ask(("film", 1), keep=2)) == "1 1"
    assert await (await work.ask(A, keep=2)) == "a 2", "the oldest was dropped"
    assert await (await work.ask(B, keep=2)) == "b 1", "it was used last"


async def test_a_kept_report_is_returned_at_once_while_another_is_computed(work: Work) -> None:
    work.end(A)
    await (await work.ask(A, keep=1))
    first = await work.ask(B)
    assert await (await work.ask(A, keep=1)) == "a 1"
    work.end(B)
    await first


async def test_forgetting_drops_what_is_kept_and_what_is_being_computed(work: Work) -> None:
    work.end(A)
    await (await work.ask(A, keep=2))
    before = await work.ask(B, keep=2)
    work.coalescer.forget()
    after = await work.ask(B, keep=2)
    work.end(B)
    assert (await before, await after) == ("b 2", "b 2")
    assert work.begun == [A, B, B], "a computation started before is no longer shared"
    assert await (await work.ask(A, keep=2)) == "a 2"


async def test_a_failure_is_raised_for_everyone_and_not_kept(work: Work) -> None:
    async def fail() -> str:
        raise ValueError

    asked = [asyncio.create_task(work.coalescer.get(A, fail, keep=1)) for _ in range(2)]
    assert [type(error) for error in await asyncio.gather(*asked, return_exceptions=True)] == [ValueError] * 2
    work.end(A)
    assert await (await work.ask(A, keep=1)) == "a 1"


async def test_the_deadline_of_the_first_requester_does_not_apply_to_the_report(work: Work) -> None:
    async def compute() -> Any:
        return deadline()

    with response_deadline(2.0, lambda: False):
        assert deadline() is not None
        assert await work.coalescer.get(A, compute) is None


@pytest.mark.parametrize("seed", range(20))
async def test_every_request_ends_despite_random_cancelling_and_forgetting(work: Work, seed: int) -> None:
    rng = Random(seed)
    keys = [("stats", letter) for letter in "abcd"]

    async def compute() -> str:
        for _ in range(rng.randrange(5)):
            await asyncio.sleep(0)
        return "done"

    requests = []
    for _ in range(200):
        key, keep = rng.choice(keys), rng.choice((0, 1, 2))
        requests.append(asyncio.create_task(work.coalescer.get(key, compute, keep=keep)))
        if rng.random() < 0.2:
            rng.choice(requests).cancel()
        if rng.random() < 0.1:
            work.coalescer.forget()
        for _ in range(rng.randrange(3)):
            await asyncio.sleep(0)
    async with asyncio.timeout(60):
        ends = await asyncio.gather(*requests, return_exceptions=True)
    kinds = {end if isinstance(end, str) else type(end) for end in ends}
    assert kinds == {"done", asyncio.CancelledError}


async def test_closing_refuses_all_requests_and_cancels_the_running_computation(work: Work) -> None:
    asked = [await work.ask(A), await work.ask(A), await work.ask(B)]
    await work.coalescer.close()
    for request in (*asked, await work.ask(C)):
        with pytest.raises(Stopping) as refused:
            await request
        assert refused.value.message.key == "refused-stopping"
    assert (work.begun, sorted(work.cancelled)) == ([A, B], [A, B])
