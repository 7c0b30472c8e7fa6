"""One call in a separate process, with limits of time and memory: for anything that comes from outside.

The process is this module run as a program: it reads the call from its input, sets its limits, and writes the bytes
that the call returns. It ends automatically when its time is up, even if the bot has been killed meanwhile.
"""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import resource
import signal
import sys
from collections.abc import Callable
from dataclasses import dataclass

from tables.workers.workers import NICE

log = logging.getLogger(__name__)

PAST_MEMORY = 3
"""The exit status of a process that ran out of memory."""

KILLED = (-signal.SIGABRT, -signal.SIGKILL, -signal.SIGSEGV, -signal.SIGXCPU, -signal.SIGALRM)
"""The exit statuses of a process past its limits: where Python cannot raise MemoryError, the process is aborted."""


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits of a call: seconds (of clock and processor time), and bytes of memory, including Python's own."""

    seconds: float = 30.0
    memory: int = 512 * 2**20


class PastLimits(Exception):
    """The call was ended because it took more than its time or memory."""


async def confined(limits: Limits, function: Callable[..., bytes], *args: object) -> bytes:
    """The result of a module-level function, called in a separate process that is killed when past its limits.

    The arguments are pickled. Raises PastLimits, and RuntimeError (with the cause) when the process fails otherwise.
    """
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        __name__,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    try:
        call = pickle.dumps((limits, function, args))
        done, errors = await asyncio.wait_for(process.communicate(call), limits.seconds)
    except TimeoutError as error:
        raise PastLimits from error
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode == 0:
        return done
    if process.returncode == PAST_MEMORY or process.returncode in KILLED:
        log.warning("%s was ended at its limits (status %d)", function.__name__, process.returncode)
        raise PastLimits
    raise RuntimeError(f"{function.__name__} failed (status {process.returncode}):\n{errors.decode(errors='replace')}")


def main() -> int:
    """Carry out the call that is read from the input; returns the exit status."""
    os.nice(NICE)
    try:
        limits, function, args = pickle.load(sys.stdin.buffer)
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_AS, (limits.memory, limits.memory))
        signal.setitimer(signal.ITIMER_REAL, limits.seconds)
        sys.stdout.buffer.write(function(*args))
        sys.stdout.buffer.flush()
    except MemoryError:
        return PAST_MEMORY
    return 0


if __name__ == "__main__":
    sys.exit(main())
