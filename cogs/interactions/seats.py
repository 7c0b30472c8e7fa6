"""Seats in a lobby, for its host and for admins: their order, and the strength of the computer players."""

from __future__ import annotations

from cogs.screens.lobby import ordered_levels
from cogs.services.caller import Caller, handles
from cogs.services.ids import CustomId, number
from cogs.services.screen import Screen, SelectChoice
from storage.rows import Table


@handles("reseat")
async def shuffle(caller: Caller, press: CustomId) -> None:
    """Shuffle the seats."""
    admin = await _is_admin(caller, press)
    table = await caller.services.tables.lobby.shuffle_seats(press.table, caller.id, admin=admin)
    await caller.edit_message(_seats_page(caller, table, None))


@handles("seating")
async def seats(caller: Caller, press: CustomId) -> None:
    """Open the panel, with the last computer player picked: it is the one most likely to be changed or removed."""
    table = await caller.changeable_table(press.table, lobby=True)
    computers = [row.number for row in table.seats if row.computer is not None]
    await caller.show(_seats_page(caller, table, computers[-1] if computers else None))


@handles("seat")
async def pick(caller: Caller, press: CustomId) -> None:
    """One seat is picked."""
    table = await caller.changeable_table(press.table, lobby=True)
    await caller.edit_message(_seats_page(caller, table, number(caller.picked)))


@handles("up", "down")
async def move(caller: Caller, press: CustomId) -> None:
    """Move one seat up or down."""
    seat = number(press.rest)
    to = seat - 1 if press.action == "up" else seat + 1
    admin = await _is_admin(caller, press)
    table = await caller.services.tables.lobby.move_seat(press.table, seat, to, caller.id, admin=admin)
    await caller.edit_message(_seats_page(caller, table, to))


@handles("level")
async def set_level(caller: Caller, press: CustomId) -> None:
    """Another computer player on this seat."""
    seat = number(press.rest)
    lobby = caller.services.tables.lobby
    admin = await _is_admin(caller, press)
    table = await lobby.set_level(press.table, seat, caller.picked, caller.id, admin=admin)
    await caller.edit_message(_seats_page(caller, table, seat))


@handles("away")
async def remove(caller: Caller, press: CustomId) -> None:
    """Remove the computer player on this seat."""
    seat = number(press.rest)
    admin = await _is_admin(caller, press)
    table = await caller.services.tables.lobby.remove_computer(press.table, seat, caller.id, admin=admin)
    await caller.edit_message(_seats_page(caller, table, None))


def _seats_page(caller: Caller, table: Table, picked: int | None) -> Screen:
    """The seats in order; for a picked one, what can be done with it."""
    lines = caller.services.seat_lines(table, caller.language)
    screen = Screen().add(f"### {caller.say('seating-title')}", caller.say("seating-help"))
    choices = [SelectChoice(str(row.number), lines[row.number], chosen=row.number == picked) for row in table.seats]
    screen.add(caller.menu("seat", choices, "seating-choose", table.id))
    shuffling = caller.button("reseat", "lobby-shuffle", table.id)
    if picked is None or picked >= len(table.seats):
        return screen.buttons([shuffling])
    row = table.seats[picked]
    last = len(table.seats) - 1
    buttons = [
        caller.button("up", "seating-up", table.id, rest=str(picked), disabled=picked == 0),
        caller.button("down", "seating-down", table.id, rest=str(picked), disabled=picked == last),
        shuffling,
    ]
    if row.computer is not None:
        levels = [
            SelectChoice(
                level,
                caller.say(f"computer-{level}"),
                about=caller.say(f"computer-{level}-help"),
                chosen=level == row.computer,
            )
            for level in ordered_levels(caller.services.players[table.game])
        ]
        screen.add(caller.menu("level", levels, "seating-level", table.id, rest=str(picked)))
        buttons.append(caller.button("away", "seating-away", table.id, rest=str(picked)))
    return screen.buttons(buttons)


async def _is_admin(caller: Caller, press: CustomId) -> bool:
    """Whether the caller manages the server of this table."""
    return caller.manages(await caller.services.tables.store.get(press.table))
