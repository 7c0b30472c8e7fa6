"""The delays of tests, in which nothing waits, and waiting for what other tasks or processes do."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from cogs.services.delays import Delays

NO_DELAYS = Delays(
    merge=0.0,
    settle=0.0,
    talk=0.0,
    retry=0.0,
    tries=2,
    look_back=0.0,
    reposts=0.0,
    moment=0.0,
    fingerprints=0.0,
    beats=0.0,
    start=0.05,
)
"""No waiting at all; boards are posted again only if they are gone, and everyone counts as away."""


async def run_other_tasks() -> None:
    """Let every other task run as far as it can."""
    for _ in range(20):
        await asyncio.sleep(0)


async def eventually(true: Callable[[], object]) -> None:
    """Look again and again until this is true, where nothing tells when it is. Raises TimeoutError after a minute."""
    ends = time.monotonic() + 60
    while not true():
        if time.monotonic() > ends:
            raise TimeoutError("the condition was not met in time")
        await asyncio.sleep(0.005)
