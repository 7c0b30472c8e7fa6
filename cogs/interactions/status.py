"""The status page of a table: settings, pause, end, leave, seats; after the game only the way to its page."""

from __future__ import annotations

from cogs.interactions.participation import RESTING
from cogs.interactions.settings import own_wait, waits
from cogs.screens.panel import page_button, thinking_line, waiting_line
from cogs.screens.proposals import proposal_line
from cogs.services.caller import Caller, handles
from cogs.services.discord_limits import MOST_CHOICES
from cogs.services.ids import CustomId
from cogs.services.reader import SEALED, Reader
from cogs.services.screen import Button, Screen, Select, SelectChoice, Style
from rules.messages import Seat, seat_name
from storage.rows import Table


@handles("table")
async def status(caller: Caller, press: CustomId) -> None:
    """*Table* on the board."""
    await show_status(caller, await caller.open_table(press.table))


async def show_status(caller: Caller, table: Table) -> None:
    """The game, its players, whom it waits for (or that it is over), and open proposals; ephemeral."""
    reader = await caller.reader(table, table.seat_of(caller.id))
    if table.is_over:
        state = reader.say("refused-game_over")
    elif table.status == "running":
        state = "\n".join(filter(None, (waiting_line(reader), thinking_line(reader))))
    else:
        state = reader.say("status-open" if table.started is None else f"resting-{table.status}")
    seats = reader.say("status-seats", players=[seat_name(seat.number) for seat in table.seats])
    plays = table.started is not None and not table.is_over
    lengths = [*own_wait(caller, table), *waits(caller, table)] if plays else []
    screen = Screen().add(
        f"### {reader.title}", seats, state, *(proposal_line(reader, proposal) for proposal in table.proposals)
    )
    screen.add("\n".join(f"- {line}" for line in lengths))
    if table.seed_hash is not None:
        screen.add(f"-# {reader.say(SEALED, hash=table.seed_hash)}")
    own = None if reader.seat is not None else await caller.services.tables.seats.left_by(table, caller.person)
    if own is not None and plays:
        screen.buttons([reader.button("takeover", "panel-come_back", Style.SUCCESS, rest=str(own))])
    screen.add(*_seats(reader, own)).buttons(_buttons(caller, reader))
    await caller.show(screen)


def _buttons(caller: Caller, reader: Reader) -> list[Button]:
    table = reader.table
    seated = table.seat_of(caller.id) is not None
    page = page_button(reader) if table.started is not None else []
    if table.is_over:
        return page
    buttons = [reader.button("settings", "status-settings")]
    if seated and table.status in RESTING:
        buttons.insert(0, reader.button("go_on", "status-go_on", Style.SUCCESS))
    if seated and table.status == "running":
        buttons.append(reader.button("pause", "status-pause"))
    if seated or table.host_id == caller.id:
        buttons.append(reader.button("ask_end", "status-ask_end"))
    if seated:
        buttons.append(reader.button("ask_leave", "status-ask_leave"))
    return buttons + page


def _seats(reader: Reader, own: Seat | None) -> list[Select]:
    """The seats but the `own` one that a spectator can take over, or the players that a player can report as away."""
    table = reader.table
    if table.started is None or table.is_over:
        return []
    if reader.seat is None:
        action = "takeover"
        rows = [row for row in table.seats if row.user_id is None and row.number != own]
    else:
        others = (row for row in table.people if row.number != reader.seat)
        action = "stand_in"
        rows = [row for row in others if row.stand_in is None]
    lines = reader.services.seat_lines(table, reader.language)
    choices = [SelectChoice(str(row.number), lines[row.number]) for row in rows[:MOST_CHOICES]]
    menu = CustomId(action, table.id).menu
    return [Select(menu, choices, reader.say(f"status-{action}"))] if choices else []
