"""A bot that serves pages and is not connected to Discord: `python -m benchmarks.web_host DATABASE TABLES PAGES`.

It opens TABLES tables of all games with two people each, prints its address, one link for each page, and one more for
the host of each table as one line of JSON, and serves until its input ends. Pages beyond the players' own are those of
spectators.
"""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from itertools import count
from pathlib import Path

from bot import create_bot, page_server
from rules.registry import GAMES
from settings import Settings
from storage.rows import Person
from tables.workers.thinker import InlineThinker
from tables.workers.workers import keep_for_good

SEATS = 2


async def host(database: Path, tables: int, pages: int) -> None:
    """Open the tables and serve."""
    bot = await create_bot(
        Settings(_env_file=None, database=database, max_tables_per_person=0, max_tables_per_server=0),
        thinker=InlineThinker(),
        verifies=False,
    )
    server = page_server(bot, fonts={})  # as with Discord: only the local table sends fonts
    await server.start(0)
    keys = bot.tables.page_keys
    numbers = count(1)
    links: list[tuple[int, bool, str]] = []
    host_links: list[str] = []
    opened = []
    for number in range(tables):
        people = [Person(id=next(numbers), name=f"Player {seat + 1}") for seat in range(SEATS)]
        game = sorted(GAMES)[number % len(GAMES)]
        table = await bot.tables.lobby.open(1, number + 1, game, people[0], {}, "en")
        await bot.tables.lobby.join(table.id, people[1])
        await bot.tables.play.start(table.id, people[0].id)
        opened.append(table.id)
        links += [(table.id, True, await keys.link(table.id, person, "en")) for person in people]
        host_links.append(await keys.link(table.id, people[0], "en"))
    for number in range(pages - len(links)):
        table_id = opened[number % len(opened)]
        spectator = Person(id=next(numbers), name="Spectator")
        links.append((table_id, False, await keys.link(table_id, spectator, "en")))
    keep_for_good()
    print(json.dumps({"url": bot.services.page, "links": links, "host_links": host_links}), flush=True)
    await asyncio.to_thread(sys.stdin.read)
    await server.close()
    await bot.tables.close()
    await bot.tables.database.close()


if __name__ == "__main__":
    logging.basicConfig(level=logging.ERROR)
    asyncio.run(host(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])))
