"""A new table and its first message, in the channel of the interaction or in a thread of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from cogs.interactions.threads import enter, has_threads, new_thread
from cogs.services.caller import Caller
from cogs.updates.updates import Updater
from storage.rows import Table
from tables.errors import Refusal

Open = Callable[[int], Awaitable[Table]]
"""Opens a table in the channel of that id."""


async def open_here(updater: Updater, caller: Caller, open_table: Open) -> Table:
    """Open a table in this channel; the answer is its lobby or board, whose picture follows. Raises as `open_table`.

    From a page the answer is its page, and the message follows.
    """
    boards = updater.boards
    with updater.opening(caller.channel_id):
        table = await open_table(caller.channel_id)
        updater.acted(table.id, caller)
        if not await caller.lead_to(table):
            screen = await boards.screen(table, draws=False)
            sent = await caller.show(screen, public=True)
            await boards.sent(table.id, caller.channel_id, sent.id)
            boards.note_shown(table, sent.id, screen)
    updater.touch(table.id)
    return table


async def open_in_thread(updater: Updater, caller: Caller, game: str, open_table: Open) -> Table:
    """Open a table in a new thread; the answer links to it. Raises as `new_thread` and as `open_table`."""
    if not has_threads(caller):
        raise Refusal("refused-no_thread_here")
    await caller.defer()
    thread = await new_thread(caller, game)
    table = await open_table(thread.id)
    await enter(caller, thread)
    updater.touch(table.id)
    await caller.tell(caller.say("lobby-in-thread", thread=thread.mention))
    return table
