"""Worker processes for anything that takes too long for the event loop."""

from __future__ import annotations

import asyncio
import ctypes
import gc
import logging
import multiprocessing
import os
import pickle
import resource
import signal
import threading
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any, ParamSpec, TypeVar

log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")

LIMIT = 300.0
"""Seconds that a call may take by default: far more than the replay of a long game takes."""
NICE = 10
"""The niceness of the workers: below the bot, whose users wait for an answer."""
RESTS = 3.0
"""Seconds without a call after which a worker returns the memory that it no longer uses."""
ENDS = 60.0
"""Seconds without a call after which a worker ends. A new one takes some 40 ms to start."""


class WorkerDied(RuntimeError):
    """The process of a call died, and that of the retry as well; or the workers were closed."""


class CallTimedOut(RuntimeError):
    """A call took more than its time and was ended."""


class Workers:
    """A few processes, each started when it is needed, that end when idle for long, and with the bot in any case.

    A call that takes more than `limit` seconds is ended with its process; the others are not affected. `nice`: the
    niceness of the processes. `memory`: the most bytes that each may use, with Python's own; beyond that a call raises
    MemoryError or, in native code, loses its process. `ends`: the seconds without a call after which a process ends.
    """

    def __init__(
        self, number: int = 1, limit: float = LIMIT, nice: int = NICE, memory: int | None = None, ends: float = ENDS
    ) -> None:
        self.number = number
        self.limit = limit
        self.nice = nice
        self.memory = memory
        self.ends = ends
        self._idle: list[_Worker] = []
        self._calls: set[_Call] = set()
        self._threads: ThreadPoolExecutor | None = None

    async def run(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call a function (of a module, with arguments that can be pickled) in a worker and return its result.

        If the worker dies meanwhile, the call is retried once in a new one. If nobody is waiting for the result, the
        call is ended. Raises CallTimedOut, WorkerDied, and what the function raises.
        """
        if self._threads is None:
            self._threads = ThreadPoolExecutor(self.number, "worker")
        call = _Call(function, args, kwargs)
        self._calls.add(call)
        try:
            result: T = await asyncio.get_running_loop().run_in_executor(self._threads, self._carry_out, call)
            return result
        except asyncio.CancelledError:
            call.end()
            raise
        finally:
            self._calls.discard(call)

    async def close(self) -> None:
        """End the processes and all their calls. A later `run` starts new ones."""
        threads = self._threads
        self._threads = None
        for call in self._calls:
            call.end()
        if threads is not None:
            await asyncio.to_thread(threads.shutdown, wait=True, cancel_futures=True)
        while self._idle:
            self._idle.pop().end()

    def _carry_out(self, call: _Call) -> Any:
        """Runs in a thread, one for each worker, which waits for the process."""
        try:
            return self._try(call)
        except WorkerDied as death:
            if call.ended:
                raise
            log.warning("%s; another is tried", death)
            return self._try(call)

    def _try(self, call: _Call) -> Any:
        """The result of a call in a free worker, which is ended if it dies or takes too long."""
        worker = self._free()
        try:
            result = call.by(worker, self.limit)
        except (WorkerDied, CallTimedOut):
            worker.end()
            raise
        self._idle.append(worker)
        succeeded, value = result
        if not succeeded:
            raise value
        return value

    def _free(self) -> _Worker:
        """A worker without a call: the one used last, unless all have ended."""
        while self._idle:
            worker = self._idle.pop()
            if worker.waits():
                return worker
            worker.end()
        return _Worker(self.nice, self.memory, self.ends)


class _Call:
    """A function with its arguments, and the worker that runs it."""

    def __init__(self, function: Callable[..., object], args: tuple[object, ...], kwargs: dict[str, object]) -> None:
        self.ended = False
        self._name = getattr(function, "__name__", "a call")
        self._what = (function, args, kwargs)
        self._worker: _Worker | None = None

    def by(self, worker: _Worker, limit: float) -> tuple[bool, Any]:
        """Let a worker run it: whether it succeeded, and its result. Raises WorkerDied, CallTimedOut."""
        try:
            packed = pickle.dumps(self._what)
        except Exception as error:
            return False, error
        self._worker = worker
        try:
            if self.ended:
                raise WorkerDied(f"{self._name} was ended before it had begun")
            answer: tuple[bool, Any] | None = worker.answer(packed, limit)
        except (EOFError, OSError) as error:
            raise WorkerDied(f"a worker process died in {self._name}") from error
        finally:
            self._worker = None
        if answer is None:
            raise CallTimedOut(f"{self._name} took more than {limit:g} seconds")
        return answer

    def end(self) -> None:
        """End the call, because nobody is waiting for it."""
        self.ended = True
        worker = self._worker
        if worker is not None:
            worker.process.kill()


class _Worker:
    """A process at the other end of a pipe, which runs one call after the other."""

    def __init__(self, nice: int, memory: int | None, ends: float) -> None:
        context = multiprocessing.get_context("forkserver")
        self._pipe, child_end = context.Pipe()
        self.process = context.Process(target=_work, args=(child_end, nice, memory, ends), daemon=True)
        self.process.start()
        child_end.close()

    def waits(self) -> bool:
        """Whether it waits for a call: the pipe of a process that has ended is readable, at its end."""
        return not self._pipe.poll()

    def answer(self, packed: bytes, limit: float) -> tuple[bool, Any] | None:
        """The result of a call, or None if it takes too long. Raises EOFError or OSError if the process dies."""
        self._pipe.send_bytes(packed)
        if not self._pipe.poll(limit):
            return None
        answer: tuple[bool, Any] = pickle.loads(self._pipe.recv_bytes())
        return answer

    def end(self) -> None:
        """End the process, whatever it is doing."""
        self.process.kill()
        self.process.join()
        self._pipe.close()


def preload(*modules: str) -> None:
    """Import these once for all workers that are started from now on: they share the memory and start faster.

    What cannot be imported (from another folder, say) each worker imports by itself when it needs it.
    """
    multiprocessing.get_context("forkserver").set_forkserver_preload(list(modules))


GC_THRESHOLDS = 10_000, 20, 20
"""New objects between collections of the youngest generation, and how many of these before the next older one."""


def keep_for_good() -> None:
    """Exclude what is loaded now from garbage collection, which would block everything for tenths of a second.

    What is created later is collected less often than by default: little of it is in reference cycles.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)


def usable_cores() -> int:
    """The number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def spare_cores() -> int:
    """The number of processes that may work without taking the bot's own core; at least one."""
    return max(1, usable_cores() - 1)


def _work(calls: Connection, nice: int, memory: int | None, ends: float) -> None:
    """The process: lower its priority, leave Ctrl-C to the bot, and end when idle for long or when the bot is gone."""
    os.nice(nice)
    if memory is not None:
        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    gc.freeze()  # without touching what it shares with the others, which would copy that memory
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    while True:
        if not calls.poll(RESTS):
            _return_memory()
            if not calls.poll(ends - RESTS):
                return
        try:
            packed = calls.recv_bytes()
        except EOFError:
            return
        calls.send_bytes(_carried_out(packed))


def _carried_out(packed: bytes) -> bytes:
    """A call made: whether it succeeded, and what it returned or raised, with the traceback."""
    try:
        function, args, kwargs = pickle.loads(packed)
        return pickle.dumps((True, function(*args, **kwargs)))
    except Exception as error:
        error.add_note(f"In a worker process:\n{traceback.format_exc()}")
        try:
            return pickle.dumps((False, error))
        except Exception:
            return pickle.dumps((False, RuntimeError(f"{error!r}\n{traceback.format_exc()}")))


def _return_memory() -> None:
    """Return freed memory to the system, where the C library can; it would keep the buffers of a picture, 24 MB."""
    with suppress(AttributeError):
        ctypes.CDLL(None).malloc_trim(0)


def _end_with_parent() -> None:
    """Wait for the parent process to end, then end this one."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
