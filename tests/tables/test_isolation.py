"""Calls in a process of their own: what comes back, and what becomes of one that takes too much."""

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
    """Where this runs."""
    return f"{word} {os.getpid()} {os.nice(0)}".encode()


def endless() -> bytes:
    """Never comes to an end."""
    while True:
        pass


def asleep() -> bytes:
    """Takes no processor at all."""
    time.sleep(600)
    return b""


def greedy() -> bytes:
    """Wants two gigabytes."""
    return bytes(2**31)


def broken() -> bytes:
    """Has a fault of its own."""
    raise KeyError("a fault of its own")


@pytest.mark.slow
async def test_a_call_returns_its_bytes_from_another_process_that_stands_back() -> None:
    word, process, nice = (await confined(Limits(), about_itself, "here")).split()
    assert word == b"here"
    assert int(process) != os.getpid()
    assert int(nice) == min(19, os.nice(0) + NICE)


@pytest.mark.slow
@pytest.mark.parametrize("call", [endless, asleep])
async def test_a_call_past_its_time_is_ended(call: object) -> None:
    with pytest.raises(PastLimits):
        await confined(Limits(seconds=0.5), call)  # type: ignore[arg-type]


@pytest.mark.slow
async def test_a_call_past_its_memory_is_ended() -> None:
    with pytest.raises(PastLimits):
        await confined(Limits(), greedy)
    await confined(Limits(memory=2**33), about_itself, "here")


@pytest.mark.slow
async def test_a_call_with_a_fault_of_its_own_says_so() -> None:
    with pytest.raises(RuntimeError, match="a fault of its own"):
        await confined(Limits(), broken)


async def test_whoever_stops_waiting_ends_the_process(monkeypatch: pytest.MonkeyPatch) -> None:
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
def test_the_process_ends_by_itself_when_nobody_waits_for_it_any_more() -> None:
    call = "import asyncio; from tables.workers.isolation import *; from tests.tables.test_isolation import endless;"
    start = "import pickle, sys; sys.stdout.buffer.write(pickle.dumps((Limits(seconds=0.3), endless, ())))"
    pickled = subprocess.run([sys.executable, "-c", f"{call} {start}"], capture_output=True, check=True).stdout
    done = subprocess.run([sys.executable, "-m", "tables.workers.isolation"], input=pickled, check=False)
    assert done.returncode < 0
