"""Finding the table that somebody means: the one of this channel, or one they named from a list."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from discord import app_commands

from cogs.services.access import open_table
from cogs.services.caller import Caller, Interaction
from cogs.services.limits import CHOICE, MOST_CHOICES, short
from cogs.services.links import link_to
from cogs.services.services import Services
from locales.names import harmless
from rules.messages import refer, seat_name
from storage.rows import Table
from tables.errors import Refusal

Choices = list[app_commands.Choice[int]]


async def this_table(services: Services, caller: Caller, number: int | None = None) -> Table:
    """The table of that number, else the one of this channel: running, or the only one that rests.

    Raises Refusal: `refused-no_table` also for a table of another server (or DM) at which one has no seat.
    """
    if number is not None:
        table = await open_table(services, caller, number)
        if table.is_over:
            raise Refusal("refused-table_over")
        return table
    found = await services.tables.store.by_channel(caller.channel_id)
    if found is not None:
        return found
    resting = await services.tables.store.resting(caller.channel_id)
    if len(resting) > 1:
        raise Refusal("refused-which_table")
    if not resting:
        raise await none_here(
            services, caller, [services.command(caller.language, each, "new") for each in services.groups.values()]
        )
    return resting[0]


async def none_here(services: Services, caller: Caller, commands: Sequence[str], game: str | None = None) -> Refusal:
    """That there is no table (of a game) in this channel: where one waits for this person, else what opens one."""
    waiting = [table for table in await services.tables.store.waiting(caller.id) if game in (None, table.game)]
    if not waiting:
        return Refusal("refused-no_table_here", command=list(commands))
    return Refusal("refused-table_elsewhere", number=waiting[0].id, link=link_to(waiting[0]))


def table_line(caller: Caller, table: Table, *, markdown: bool = False) -> str:
    """A table in a list, as text or as markdown."""
    people = [harmless(seat.name, markdown=markdown) for seat in table.people]
    return caller.say(
        "admin-line",
        table.game,
        number=table.id,
        game=refer("game-name"),
        status=refer(f"status-{table.status}"),
        players=people or ["–"],
    )


def offered(caller: Caller, tables: Sequence[Table], typed: int | str) -> Choices:
    """Those tables whose line holds what was typed."""
    lines = [(table_line(caller, table), table.id) for table in tables]
    return matching(lines, typed)


def matching(lines: Sequence[tuple[str, int]], typed: int | str) -> Choices:
    """The lines that hold what was typed, as completions."""
    wanted = str(typed).casefold()
    found = [(line, number) for line, number in lines if wanted in line.casefold()]
    return [app_commands.Choice(name=short(line, CHOICE), value=number) for line, number in found[:MOST_CHOICES]]


async def seats_offered(
    services: Services, interaction: Interaction, table: Table | None, typed: int | str, which: Callable[[int], bool]
) -> Choices:
    """The seats of a table for which `which` holds, with who sits there; numbered from 1, as people count."""
    if table is None:
        return []
    caller = await Caller.of(services, interaction)
    names = services.names(table, caller.language)
    lines = [
        (
            services.say(caller.language, "seat-line", None, names, seat=row.number + 1, player=seat_name(row.number)),
            row,
        )
        for row in table.seats
    ]
    return matching([(line, row.number + 1) for line, row in lines if which(row.number)], typed)
