"""Seats in a lobby, for its host and for admins: their order, and the strength of the computer players."""

from __future__ import annotations

from dataclasses import dataclass

from cogs.screens.lobby import ordered_levels
from cogs.services.caller import Caller, handles
from cogs.services.ids import CustomId, number
from cogs.services.screen import Choice, Screen
from cogs.services.services import Services
from storage.rows import Table


@dataclass(eq=False)
class SeatButtons:
    """The panel that *Seats* opens, ephemeral; `tables/` checks who may change what."""

    services: Services

    @handles("reseat")
    async def shuffle(self, caller: Caller, press: CustomId) -> None:
        """Shuffle the seats."""
        admin = await self._is_admin(caller, press)
        table = await self.services.tables.lobby.shuffle_seats(press.table, caller.id, admin=admin)
        await caller.turn(self.screen(caller, table, None))

    @handles("seating")
    async def seats(self, caller: Caller, press: CustomId) -> None:
        """Open the panel."""
        await caller.show(self.screen(caller, await caller.changeable_table(press.table, lobby=True), None))

    @handles("seat")
    async def seat(self, caller: Caller, press: CustomId) -> None:
        """One seat is picked."""
        table = await caller.changeable_table(press.table, lobby=True)
        await caller.turn(self.screen(caller, table, number(caller.picked)))

    @handles("up")
    async def up(self, caller: Caller, press: CustomId) -> None:
        """Move one seat up."""
        await self._move(caller, press, -1)

    @handles("down")
    async def down(self, caller: Caller, press: CustomId) -> None:
        """Move one seat down."""
        await self._move(caller, press, 1)

    @handles("level")
    async def level(self, caller: Caller, press: CustomId) -> None:
        """Another computer player on this seat."""
        seat, lobby = number(press.rest), self.services.tables.lobby
        admin = await self._is_admin(caller, press)
        table = await lobby.set_level(press.table, seat, caller.picked, caller.id, admin=admin)
        await caller.turn(self.screen(caller, table, seat))

    @handles("away")
    async def away(self, caller: Caller, press: CustomId) -> None:
        """Remove the computer player on this seat."""
        seat, lobby = number(press.rest), self.services.tables.lobby
        admin = await self._is_admin(caller, press)
        table = await lobby.remove_computer(press.table, seat, caller.id, admin=admin)
        await caller.turn(self.screen(caller, table, None))

    def screen(self, caller: Caller, table: Table, picked: int | None) -> Screen:
        """The seats in order; for a picked one, what can be done with it."""
        lines = self.services.seat_lines(table, caller.language)
        screen = Screen().add(f"### {caller.say('seating-title')}", caller.say("seating-help"))
        choices = [Choice(str(row.number), lines[row.number], chosen=row.number == picked) for row in table.seats]
        screen.add(caller.menu("seat", choices, "seating-choose", table.id))
        shuffle = caller.button("reseat", "lobby-shuffle", table.id)
        if picked is None or picked >= len(table.seats):
            return screen.buttons([shuffle])
        row = table.seats[picked]
        last = len(table.seats) - 1
        buttons = [
            caller.button("up", "seating-up", table.id, rest=str(picked), off=picked == 0),
            caller.button("down", "seating-down", table.id, rest=str(picked), off=picked == last),
            shuffle,
        ]
        if row.computer is not None:
            levels = [
                Choice(
                    level,
                    caller.say(f"computer-{level}"),
                    about=caller.say(f"computer-{level}-help"),
                    chosen=level == row.computer,
                )
                for level in ordered_levels(self.services.players[table.game])
            ]
            screen.add(caller.menu("level", levels, "seating-level", table.id, rest=str(picked)))
            buttons.append(caller.button("away", "seating-away", table.id, rest=str(picked)))
        return screen.buttons(buttons)

    async def _move(self, caller: Caller, press: CustomId, by: int) -> None:
        seat = number(press.rest)
        admin = await self._is_admin(caller, press)
        table = await self.services.tables.lobby.move_seat(press.table, seat, seat + by, caller.id, admin=admin)
        await caller.turn(self.screen(caller, table, seat + by))

    async def _is_admin(self, caller: Caller, press: CustomId) -> bool:
        """Whether the caller manages the server of this table."""
        return caller.manages(await self.services.tables.store.get(press.table))
