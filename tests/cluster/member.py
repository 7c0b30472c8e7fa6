"""One process of a cluster, given the table's URL and a file for NOTES, with its settings in the environment.

It is the bot as `kantera run` starts it, at a table in another process, without pictures and without reading
example questions ahead: both would take the time that several processes on a busy machine don't have. Each line that it
writes into the file NOTES is one of its moments: the time (monotonic, of the machine), its number, what, and the table,
0 for none.
"""

from __future__ import annotations

import os
import sys
import time
from functools import partial
from typing import Any

import bot
from cogs.client.client import KanteraBot
from cogs.services import caller
from cogs.updates.updates import Updater
from sandbox import point_client_here
from settings import read_settings
from tables.play.computers import Computers
from tables.store.table_store import TableStore
from tables.workers.thinker import InlineThinker
from tests.cluster.cluster import DEADLINE

create, show, play = bot.create_bot, Updater._show_board, Computers._play
"""The originals of what `watch` and `main` replace, called by the replacements."""


def note(file: int, what: str, table: int = 0) -> None:
    """Write down what happens now, at once: this process may be killed at any moment."""
    os.write(file, f"{time.monotonic():.4f} {os.getpid()} {what} {table}\n".encode())


async def create_bot(file: int, *args: Any, **options: Any) -> KanteraBot:
    """The bot, which notes when it is ready, when it begins to work, and each request that it sends to Discord."""
    options |= {"render_queue": None, "thinker": InlineThinker(), "guild_ready_timeout": 0.1}
    made = await create(*args, **options)

    async def noted(what: str, *_: object) -> None:
        note(file, what)

    assert made.http.http_trace is not None
    made.http.http_trace.on_request_start.append(
        partial(noted, "sends")
    )  # behind the fence: only what it lets pass is noted
    made.add_listener(partial(noted, "ready"), "on_ready")
    made.add_listener(partial(noted, "begun"), "on_begun")
    return made


def watch(file: int) -> None:
    """Note each round in which a table is shown, or played at for a computer player, by the process that owns it."""

    async def serves(store: TableStore, table_id: int) -> bool:
        return store.is_own(await store.get(table_id)) and await store.database.leases.confirm()

    async def showing(self: Updater, table_id: int) -> None:
        if await serves(self.services.tables.store, table_id):
            note(file, "shows", table_id)
        await show(self, table_id)

    async def playing(self: Computers, table_id: int) -> bool:
        if await serves(self.store, table_id):
            note(file, "plays", table_id)
        return await play(self, table_id)

    Updater._show_board = showing  # type: ignore[method-assign]
    Computers._play = playing  # type: ignore[method-assign]


def main() -> None:
    """Run it as `kantera run` does."""
    url, notes = sys.argv[1:]
    file = os.open(notes, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    point_client_here(url)
    watch(file)
    caller.ANSWER_WITHIN = DEADLINE - 1
    bot.create_bot = partial(create_bot, file)
    raise SystemExit(bot.start(read_settings()))
