"""Calls in a separate process: their results, and what happens to one that exceeds its limits."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time

import pytest

from tables.workers.isolation import Limits, PastLimits, confined
from tables.workers.workers import NICE


def about_itself(word: str) -> bytes:
    """The process that this runs in and its niceness."""
    return f"{word} {os.getpid()} {os.nice(0)}".encode()


def endless() -> bytes:
    """Never ends."""
    while True:
        pass


def asleep() -> bytes:
    """Uses no CPU time at all."""
    time.sleep(600)
    return b""


def greedy() -> bytes:
    """Wants two gigabytes."""
    return bytes(2**31)


def broken() -> bytes:
    """Raises an error of its own."""
    raise KeyError("a fault of its own")


@pytest.mark.slow
async def test_a_call_returns_its_bytes_from_another_process_of_lower_priority() -> None:
    word, process, nice = (await confined(Limits(), about_itself, "here")).split()
    assert word == b"here"
    assert int(process) != os.getpid()
    assert int(nice) == min(19, os.nice(0) + NICE)


@pytest.mark.slow
@pytest.mark.parametrize("call", [endless, asleep])
async def test_a_call_exceeding_its_time_limit_is_killed(call: object) -> None:
    with pytest.raises(PastLimits):
        await confined(Limits(seconds=0.5), call)  # type: ignore[arg-type]


@pytest.mark.slow
async def test_a_call_exceeding_its_memory_limit_is_killed() -> None:
    with pytest.raises(PastLimits):
        await confined(Limits(), greedy)
    await confined(Limits(memory=2**33), about_itself, "here")


@pytest.mark.slow
async def test_an_error_raised_within_a_call_is_reported() -> None:
    with pytest.raises(RuntimeError, match="a fault of its own"):
        await confined(Limits(), broken)


async def test_cancelling_the_wait_kills_the_process(monkeypatch: pytest.MonkeyPatch) -> None:
    started, begun = asyncio.Event(), list[asyncio.subprocess.Process]()
    original = asyncio.create_subprocess_exec

    async def noted(*args: str, **options: object) -> asyncio.subprocess.Process:
        begun.append(await original(*args, **options))  # type: ignore[arg-type]
        started.set()
        return begun[0]

    monkeypatch.setattr(asyncio, "create_subprocess_exec", noted)
    waiting = asyncio.create_task(confined(Limits(), endless))
    await started.wait()
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert begun[0].returncode == -9


@pytest.mark.slow
def test_the_process_ends_at_its_time_limit_even_if_nobody_waits_for_it() -> None:
    call = "import asyncio; from tables.workers.isolation import *; from tests.tables.test_isolation import endless;"
    start = "import pickle, sys; sys.stdout.buffer.write(pickle.dumps((Limits(seconds=0.3), endless, ())))"
    pickled = subprocess.run([sys.executable, "-c", f"{call} {start}"], capture_output=True, check=True).stdout
    done = subprocess.run([sys.executable, "-m", "tables.workers.isolation"], input=pickled, check=False)
    assert done.returncode < 0
