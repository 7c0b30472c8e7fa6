"""Which table a command is about: the one it names, the one of the channel, or the only one of the person."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.services.caller import Caller
from cogs.services.links import link_to
from locales.sanitizing import sanitize
from rules.messages import refer
from storage.rows import Table
from tables.errors import Refusal


async def this_table(caller: Caller, number: int | None = None) -> Table:
    """The table with that number, or of this channel (running, or the only paused one), or the person's only one.

    Raises Refusal, naming the commands that open a table; `refused-no_table` also for a table of another server (or DM)
    at which the person has no seat.
    """
    if number is not None:
        return await caller.unfinished_table(number)
    store = caller.services.tables.store
    table = await store.by_channel(caller.channel_id)
    if table is not None:
        return table
    resting = await store.unfinished(resting_in=caller.channel_id)
    if len(resting) > 1:
        raise Refusal("refused-which_table")
    candidates = resting or await store.unfinished(user_id=caller.id)
    if len(candidates) == 1:
        return candidates[0]
    raise await none_here(caller)


async def none_here(caller: Caller) -> Refusal:
    """The refusal where there is no table; it names one that waits for this person, or the commands that open one."""
    waiting = await caller.services.tables.store.waiting(caller.id)
    if not waiting:
        new = [caller.command(group, "new") for group in caller.services.groups.values()]
        return Refusal("refused-no_table_here", command=new)
    return Refusal("refused-table_elsewhere", number=waiting[0].id, link=link_to(waiting[0]))


def table_line(caller: Caller, table: Table, *, markdown: bool = False) -> str:
    """A table in a list, as text or as markdown."""
    names = caller.services.names(table, caller.language)
    people = [sanitize(names[seat.number], markdown=markdown) for seat in table.people]
    return caller.say(
        "admin-line",
        table.game,
        number=table.id,
        game=refer("game-name"),
        status=refer(f"status-{table.status}"),
        players=people or ["–"],
    )


def table_list(caller: Caller, title: str, tables: Sequence[Table], none: str) -> str:
    """Tables under a title, each with its channel and the time of the last event."""
    lines = []
    for table in tables:
        where = "" if table.guild_id is None else f" · <#{table.channel_id}>"
        lines.append(f"- {table_line(caller, table, markdown=True)}{where} · <t:{int(table.touched)}:R>")
    return f"### {caller.say(title)}\n" + ("\n".join(lines) or caller.say(none))
