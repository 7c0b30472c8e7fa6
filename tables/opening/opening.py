"""The one way to open a table, and tables that run immediately: lessons and dailies."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules.game import Game
from rules.messages import Event
from storage.database import Rows
from storage.errors import ChannelTaken
from storage.rows import LoggedEvent, Table
from tables.errors import Refusal
from tables.store.server_settings import Servers
from tables.store.table_store import TableStore
from tables.store.versions import rules_version


async def open_table(
    store: TableStore,
    servers: Servers,
    table: Table,
    *events: Event,
    check: Callable[[Rows], None] = lambda rows: None,
    work: Callable[[Rows, int], None] = lambda rows, number: None,
) -> Table:
    """Store a new table and call the listeners with these events; returns the stored table.

    One transaction calls `check`, checks for room, stores the table and calls `work` with its number. Raises Refusal
    `refused-channel_taken`, what `Servers.check_room` raises, and what the two functions raise.
    """

    def write(rows: Rows) -> int:
        check(rows)
        number = servers.add(rows, table)
        work(rows, number)
        return number

    try:
        number = await store.database.write(write)
    except ChannelTaken as error:
        raise Refusal("refused-channel_taken") from error
    return await store.appeared(number, *events)


async def open_running(
    store: TableStore,
    servers: Servers,
    lobby: Table,
    game: Game,
    opening: Sequence[Event],
    *,
    check: Callable[[Rows], None] = lambda rows: None,
    work: Callable[[Rows, int], None] = lambda rows, number: None,
) -> Table:
    """The table as if this lobby had been started immediately with this game; `opening` has its first events.

    `check` and `work` are those of `open_table`, which also says what is raised.
    """
    now = lobby.created
    running = lobby.changed(
        status="running", seed_hash=game.dice.sealed, rules_version=rules_version(type(game)), started=now
    )
    logged = [
        LoggedEvent(event.key, event.args, event.audience, number, 0, now) for number, event in enumerate(opening, 1)
    ]
    timers = store.table_timers.changed(running, game, {}, now).begun
    saved = game.save()

    def start(rows: Rows, number: int) -> None:
        rows.games.start(running.model_copy(update={"id": number}), game.dice.seed, saved)
        rows.events.add(number, logged)
        rows.marks.add_timers(number, timers)
        work(rows, number)

    return await open_table(store, servers, lobby, *opening, check=check, work=start)
