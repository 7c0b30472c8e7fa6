"""The table and Kantera as processes of their own, which tests and benchmarks start, kill and start again."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

ROOT = Path(__file__).parents[2]


class Running:
    """A child process. `kill` ends it at once, as a crash or a power cut would."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    async def kill(self) -> None:
        """SIGKILL."""
        self.process.kill()
        await self.process.wait()

    async def stop(self) -> None:
        """SIGTERM, and SIGKILL after twenty seconds."""
        if self.process.returncode is not None:
            return
        self.process.terminate()
        try:
            await asyncio.wait_for(self.process.wait(), 20)
        except TimeoutError:
            await self.kill()


@asynccontextmanager
async def running(*module_and_arguments: str) -> AsyncIterator[Running]:
    """`python -m module arguments`, ended at the latest with the block."""
    child = await asyncio.create_subprocess_exec(
        sys.executable, "-m", *module_and_arguments, cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    process = Running(child)
    try:
        yield process
    finally:
        await process.stop()


@asynccontextmanager
async def table_process(*arguments: str) -> AsyncIterator[tuple[str, str]]:
    """A table in its own process: the address of its page and the bot's token."""
    async with running("sandbox", *arguments) as table:
        assert table.process.stdout is not None
        lines = [(await table.process.stdout.readline()).decode() for _ in ("page", "token")]
        said = dict(line.split() for line in lines)
        yield said["page"], said["token"]


@asynccontextmanager
async def kantera(page: str, token: str, database: Path, *arguments: str) -> AsyncIterator[Running]:
    """Kantera at that table, with as many shards as the table recommends."""
    async with running("tests.sandbox.bot_process", page, token, str(database), *arguments) as bot:
        yield bot
