"""Kantera at a table in another process: `python -m tests.sandbox.bot_process URL TOKEN DATABASE [words] [still]`.

The table outlives this process, so that tests can kill it in the middle of a game and start it again. With `words` it
draws no pictures, which saves starting the processes that draw; with `still` it plays no shows.
"""

from __future__ import annotations

import asyncio
import logging
import signal
import sys
from dataclasses import replace
from pathlib import Path

# Like `kantera.py`, this imports the bot only when it runs: worker processes import this module, too.


async def run(url: str, token: str, database: Path, *, words: bool, still: bool) -> None:
    """Play game master at the table at `url` until SIGTERM."""
    from bot import create_bot
    from pictures.render_queue import RenderQueue
    from sandbox import point_client_here
    from settings import Settings
    from tables.workers.workers import Workers, keep_for_good, spare_cores

    keep_for_good()
    point_client_here(url)
    settings = Settings(
        database=database,
        max_tables_per_person=0,  # benchmarks have one host open hundreds
        max_tables_per_server=0,
        _env_file=None,
    )
    render_queue = RenderQueue(Workers(spare_cores()))
    bot = await create_bot(settings, render_queue=None if words else render_queue, local=True)
    if still:
        bot.services.delays = replace(bot.services.delays, beats=0.0)
    stop = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop.set)
    running = asyncio.create_task(bot.start(token))
    stopping = asyncio.create_task(stop.wait())
    await asyncio.wait((running, stopping), return_when=asyncio.FIRST_COMPLETED)
    stopping.cancel()
    await bot.close()
    await render_queue.close()
    running.cancel()  # it may still be launching shards
    await asyncio.gather(running, return_exceptions=True)


if __name__ == "__main__":
    logging.basicConfig(level=logging.WARNING)
    url, token, database, *wishes = sys.argv[1:]
    asyncio.run(run(url, token, Path(database), words="words" in wishes, still="still" in wishes))
