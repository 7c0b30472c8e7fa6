"""Worker processes: several at once, killed when they take too long, replaced when they die, ended with the bot."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from tables.workers.workers import NICE, RESTS, CallTimedOut, WorkerDied, Workers, spare_cores, usable_cores

pytestmark = pytest.mark.slow


@asynccontextmanager
async def working(number: int = 1, **more: Any) -> AsyncIterator[Workers]:
    made = Workers(number, **more)
    try:
        yield made
    finally:
        await made.close()


@pytest.fixture
async def workers() -> AsyncIterator[Workers]:
    async with working(2, limit=60.0) as workers:
        yield workers


def meet(folder: Path, name: str, other: str) -> int:
    """Wait until the other call has started as well; returns the id of this process."""
    (folder / name).touch()
    while not (folder / other).exists():
        time.sleep(0.01)
    return os.getpid()


def leave_and_wait(file: Path) -> None:
    """Write the id of this process to the file and never end."""
    file.with_suffix(".new").write_text(str(os.getpid()))
    file.with_suffix(".new").rename(file)
    while True:
        time.sleep(1)


def die(file: Path) -> int:
    """Die the first time; return the id of this process the second time."""
    if file.exists():
        return os.getpid()
    file.touch()
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def end() -> None:
    """Die every time."""
    os._exit(3)


def wrong() -> None:
    """Raise an error of its own."""
    raise KeyError("a fault of its own")


async def written(file: Path) -> int:
    """The process id written to the file; waits up to a minute for it."""
    return await asyncio.to_thread(_written, file)


def _written(file: Path) -> int:
    until = time.monotonic() + 60
    while not file.exists():
        assert time.monotonic() < until, "no process has written its id"
        time.sleep(0.01)
    return int(file.read_text())


def gone(pid: int, *, reaped: bool = False) -> None:
    """Wait up to a minute until a process has ended; `reaped`: until its parent has noticed, too."""
    until = time.monotonic() + 60
    with suppress(FileNotFoundError, ProcessLookupError):
        while "State:\tZ" not in Path(f"/proc/{pid}/status").read_text() or reaped:
            assert time.monotonic() < until, f"process {pid} is still there"
            time.sleep(0.02)


async def test_calls_run_in_parallel_in_processes_of_lower_priority(workers: Workers, tmp_path: Path) -> None:
    one, other = await asyncio.gather(
        workers.run(meet, tmp_path, "a", "b"),
        workers.run(meet, tmp_path, "b", "a"),
    )
    assert len({one, other, os.getpid()}) == 3
    assert await workers.run(os.nice, 0) >= min(19, os.nice(0) + NICE)


async def test_a_call_exceeding_its_time_limit_is_killed_without_affecting_others(
    workers: Workers, tmp_path: Path
) -> None:
    await asyncio.gather(workers.run(meet, tmp_path, "a", "b"), workers.run(meet, tmp_path, "b", "a"))
    workers.limit = 1.0
    late = asyncio.create_task(workers.run(leave_and_wait, tmp_path / "late"))
    process = await written(tmp_path / "late")
    workers.limit = 60.0
    while not late.done():
        assert await workers.run(os.getpid) != process
    with pytest.raises(CallTimedOut, match="leave_and_wait took more than 1 seconds"):
        await late
    await asyncio.to_thread(gone, process)


async def test_the_process_of_a_cancelled_call_is_killed(workers: Workers, tmp_path: Path) -> None:
    call = asyncio.create_task(workers.run(leave_and_wait, tmp_path / "left"))
    process = await written(tmp_path / "left")
    call.cancel()
    with pytest.raises(asyncio.CancelledError):
        await call
    await asyncio.to_thread(gone, process)
    assert await workers.run(os.getpid) != process


async def test_when_a_worker_dies_the_call_is_made_once_more(
    workers: Workers, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        assert await workers.run(die, tmp_path / "dead") > 0
    assert "a worker process died in die" in caplog.text


async def test_a_call_that_kills_two_workers_is_given_up(workers: Workers) -> None:
    with pytest.raises(WorkerDied, match="a worker process died in end"):
        await workers.run(end)
    assert await workers.run(os.getpid) > 0, "the next one gets a new worker"


async def test_an_idle_worker_that_is_killed_is_replaced() -> None:
    async with working() as workers:
        first = await workers.run(os.getpid)
        os.kill(first, signal.SIGKILL)
        assert await workers.run(os.getpid) not in (first, os.getpid())


async def test_a_worker_ends_when_idle_for_long_and_the_next_call_starts_another(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with working(ends=RESTS) as workers:
        first = await workers.run(os.getpid)
        await asyncio.to_thread(gone, first, reaped=True)
        assert await workers.run(os.getpid) not in (first, os.getpid())
        assert not caplog.records, "nothing has died"


async def test_a_call_that_wants_too_much_memory_fails_and_the_next_one_succeeds() -> None:
    async with working(memory=2**30) as workers:
        with pytest.raises(MemoryError):
            await workers.run(bytes, 2**30)
        assert len(await workers.run(bytes, 2**20)) == 2**20


async def test_an_exception_in_a_call_is_raised_and_says_where(workers: Workers) -> None:
    with pytest.raises(KeyError, match="a fault of its own") as raised:
        await workers.run(wrong)
    assert "in wrong" in raised.value.__notes__[0]
    assert await workers.run(abs, -1) == 1


async def test_calls_and_results_that_cannot_be_pickled_are_refused(workers: Workers) -> None:
    with pytest.raises((AttributeError, pickle.PicklingError)):
        await workers.run(lambda: 1)
    with pytest.raises((AttributeError, TypeError, pickle.PicklingError)):
        await workers.run(open, os.devnull)
    assert await workers.run(abs, -1) == 1


async def test_calls_that_wait_for_a_worker_are_made_one_after_the_other() -> None:
    async with working() as workers:
        assert len(set(await asyncio.gather(*(workers.run(os.getpid) for _ in range(5))))) == 1


async def test_closing_ends_the_processes_and_a_later_call_starts_others(workers: Workers, tmp_path: Path) -> None:
    call = asyncio.create_task(workers.run(leave_and_wait, tmp_path / "closed"))
    process = await written(tmp_path / "closed")
    await workers.close()
    with pytest.raises(WorkerDied):
        await call
    await asyncio.to_thread(gone, process)
    assert await workers.run(os.getpid) != process


def test_workers_end_when_the_bot_is_killed() -> None:
    program = (
        "import asyncio, os, signal\n"
        "from tables.workers.workers import Workers\n"
        "async def main():\n"
        "    print(await Workers().run(os.getpid), flush=True)\n"
        "    os.kill(os.getpid(), signal.SIGKILL)\n"
        "if __name__ == '__main__':\n"
        "    asyncio.run(main())\n"
    )
    bot = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=False)
    assert bot.returncode == -signal.SIGKILL
    gone(int(bot.stdout))


@pytest.mark.parametrize(("usable", "spare"), [(1, 1), (2, 1), (3, 2), (8, 7)])
def test_the_bot_keeps_a_core_for_itself(monkeypatch: pytest.MonkeyPatch, usable: int, spare: int) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda process: set(range(usable)))
    assert (usable_cores(), spare_cores()) == (usable, spare)


@pytest.mark.parametrize("module", ["colorsys", "no_such_module"])
def test_preloaded_modules_are_available_to_every_worker(module: str) -> None:
    code = (
        "import asyncio\n"
        "from tables.workers.workers import Workers, preload\n"
        "from tests.tables.test_workers import is_there\n"
        f"preload({module!r})\n"
        f"print(asyncio.run(Workers().run(is_there, {module!r})))"
    )
    output = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert output.stdout == f"{module == 'colorsys'}\n", output.stderr


def is_there(module: str) -> bool:
    return module in sys.modules


async def test_modules_loaded_by_a_worker_are_excluded_from_garbage_collection(workers: Workers) -> None:
    assert await workers.run(gc.get_freeze_count) > 1000
