"""The log of a table, page by page."""

from __future__ import annotations

from cogs.services.caller import Caller, handles
from cogs.services.ids import CustomId, number
from cogs.services.reader import SEALED
from cogs.services.screen import Button, Screen, Select, SelectChoice
from rules.messages import Seat
from storage.rows import Table

PER_PAGE = 20
"""Events on a page."""
EVERYONE = "all"
"""In the menu: all players."""


@handles("log")
async def show_log(caller: Caller, press: CustomId) -> None:
    """The newest page."""
    table = await caller.services.tables.store.get(press.table)
    await caller.show(await log_page(caller, table, None))


@handles("older")
async def older(caller: Caller, press: CustomId) -> None:
    """Another page: the events before a number (0: the newest), filtered by a name."""
    table = await caller.services.tables.store.get(press.table)
    before, _, about = press.rest.partition(".")
    about_seat = number(about) if about else None
    await caller.edit_message(await log_page(caller, table, number(before) or None, about_seat))


@handles("log_of")
async def log_of(caller: Caller, press: CustomId) -> None:
    """Only events that name one player, or everything again."""
    table = await caller.services.tables.store.get(press.table)
    about = None if caller.picked == EVERYONE else number(caller.picked)
    await caller.edit_message(await log_page(caller, table, None, about))


async def log_page(caller: Caller, table: Table, before: int | None, about: Seat | None = None) -> Screen:
    """The events that this person may know (`about`: only those that name this seat), oldest first."""
    seat = table.seat_of(caller.id)
    journal = caller.services.tables.journal
    read = await journal.events(table.id, seat, before=before, limit=PER_PAGE + 1, about=about)
    events = [event for event in read if event.key != SEALED]
    more = len(events) > PER_PAGE
    events = events[-PER_PAGE:]
    reader = await caller.reader(table, seat)
    screen = Screen().add(f"### {reader.say('log-title', number=table.id)}")
    lines = [f"-# <t:{int(event.at)}:t> {line}" for event in events for line in reader.line(event).splitlines()]
    screen.add("\n".join(lines) or reader.say("log-empty"))
    if len(table.seats) > 1:
        people = [SelectChoice(EVERYONE, reader.say("log-everybody"), chosen=about is None)]
        people += [
            SelectChoice(str(row.number), reader.plain_names[row.number], chosen=row.number == about)
            for row in table.seats
        ]
        screen.add(Select(CustomId("log_of", table.id).menu, people, reader.say("log-whose")))
    whose = "" if about is None else f".{about}"
    buttons = []
    if events:
        to_older = CustomId("older", table.id, rest=f"{events[0].number}{whose}")
        buttons.append(Button(to_older.button, reader.say("log-older"), disabled=not more))
    to_newest = CustomId("older", table.id, rest=f"0{whose}")
    buttons.append(Button(to_newest.button, reader.say("log-newest"), disabled=before is None))
    return screen.buttons(buttons)
