"""Kantera at a table of the same process: real sockets and the real discord.py, but no processes to start."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from bot import create_bot
from cogs.client.client import KanteraBot
from pictures.render_queue import Draw
from sandbox import Sandbox, point_client_here
from settings import Settings
from tables.workers.thinker import InlineThinker
from tests.delays import NO_DELAYS
from tests.storage.fast_sqlite import empty_database

TIMEOUT = 60.0


@asynccontextmanager
async def kantera_inside(
    database: Path,
    table: Sandbox,
    prepare: Callable[[KanteraBot], None] = lambda bot: None,
    draw: Draw | None = None,
) -> AsyncIterator[KanteraBot]:
    """Kantera at the table, once it has begun. `prepare` changes the bot before it connects."""
    point_client_here(table.url)
    empty_database(database)
    bot = await create_bot(
        Settings(database=database, _env_file=None, default_language="en"),
        thinker=InlineThinker(),
        delays=NO_DELAYS,
        verifies=False,
        local=True,
    )
    bot.services.draw = draw
    prepare(bot)
    begun = asyncio.Event()

    async def has_begun() -> None:
        begun.set()

    bot.add_listener(has_begun, "on_begun")
    life = asyncio.create_task(bot.start(table.token))
    try:
        await asyncio.wait_for(begun.wait(), TIMEOUT)
        yield bot
    finally:
        await bot.close()
        await asyncio.gather(life, return_exceptions=True)
