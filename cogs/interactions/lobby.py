"""Opening a table, and everything that can be pressed in its lobby."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass
from typing import cast

from pydantic import ValidationError

from cogs.interactions.opening import open_here, open_in_thread
from cogs.interactions.threads import check_may_show
from cogs.screens.lobby import lobby
from cogs.screens.options import Menus, pick_of
from cogs.services import styles
from cogs.services.caller import Caller, Handler
from cogs.services.ids import CustomId, number
from cogs.services.reader import Reader
from cogs.services.screen import Button, Screen
from cogs.services.services import Services
from cogs.updates.panels import PositionDisplay, Shown
from cogs.updates.updates import Updater
from locales.texts import LANGUAGES
from storage.rows import Language, Table
from tables.errors import Refusal
from tables.store.checks import check_host

log = logging.getLogger(__name__)

SURE = "sure"
"""Identifies the button that confirms leaving a lobby."""
LOOKED_AT = 5
"""How many of the host's last games are searched for their usual options."""


@dataclass(eq=False)
class Lobbies:
    """Each press changes the table in storage; the lobby's message follows."""

    services: Services
    updater: Updater

    @property
    def handlers(self) -> dict[str, Handler]:
        """The handlers by action."""
        return {
            "join": self.join,
            "quit": self.quit,
            "ready": self.ready,
            "not_ready": self.not_ready,
            "add": self.add,
            "remove": self.remove,
            "option": self.option,
            "values": self.values,
            "value": self.value,
            "language": self.language,
            "looks": self.looks,
            "start": self.start,
        }

    async def open(
        self,
        caller: Caller,
        game: str,
        options: Mapping[str, object],
        *,
        in_thread: bool,
        opponent: str = "",
        meets_at: float | None = None,
    ) -> None:
        """A new lobby, here or in a new thread.

        Lists the permissions that the bot lacks here. Without `options`, the host's usual ones are taken, or those best
        for a first game. `opponent`: the computer player for the seats without which the game could not start.
        `meets_at`: the date of a game night.
        """
        check_may_show(caller, in_thread=in_thread)
        options = options or await self.usual(caller, game)
        guild = caller.guild_id

        async def open_table(channel_id: int) -> Table:
            table = await self.services.tables.lobby.open(
                guild,
                channel_id,
                game,
                caller.person,
                options,
                caller.table_language,
                **caller.rank_in(guild),
                meets_at=meets_at,
            )
            return await self._with_opponents(table, opponent, caller.id)

        if in_thread:
            await open_in_thread(self.updater, caller, game, open_table)
        else:
            await open_here(self.updater, caller, open_table)

    async def _with_opponents(self, table: Table, opponent: str, host: int) -> Table:
        """The table with the computer players that it needs to start; with an empty `opponent`, unchanged."""
        missing = max(2, self.services.games[table.game].seat_numbers[0]) - len(table.seats)
        for _ in range(missing if opponent else 0):
            table = await self.services.tables.lobby.add_computer(table.id, opponent, host)
        return table

    async def usual(self, caller: Caller, game: str) -> Mapping[str, object]:
        """The options of this person's last finished game of this kind, or those for newcomers.

        The options of lessons do not count: nobody chose them.
        """
        kind = self.services.games[game].options_type
        finished = await self.services.tables.past.history(user_id=caller.id, game=game, limit=LOOKED_AT)
        played = next((each.table for each in finished if each.table.lesson is None), None)
        if played is None:
            return kind.first
        try:
            return kind.model_validate(played.options).model_dump()
        except ValidationError:
            log.info("table %d was played with options that no longer exist", played.id)
            return kind.first

    # In the lobby

    async def join(self, caller: Caller, press: CustomId) -> None:
        """Take a seat."""
        await self._then_redraw(caller, await self.services.tables.lobby.join(press.table, caller.person))

    async def quit(self, caller: Caller, press: CustomId) -> None:
        """Give up the seat; the last person, without whom the table is closed, is asked first."""
        tables = self.services.tables
        table = await tables.store.get(press.table)
        if [seat.user_id for seat in table.people] != [caller.id] or table.status != "lobby":
            await self._then_redraw(caller, await tables.lobby.leave(table.id, caller.id))
        elif press.rest != SURE:
            yes = Button(CustomId("quit", table.id, rest=SURE).button, caller.say("leave-yes"), styles.LEAVE)
            await caller.show(Screen().add(caller.say("lobby-leave_last")).buttons([yes]), public=False)
        else:
            self.updater.acted(table.id, caller)
            await tables.lobby.leave(table.id, caller.id)
            await caller.turn(Screen().add(caller.say("end-lobby_empty")))
            self.updater.touch(table.id)

    async def ready(self, caller: Caller, press: CustomId) -> None:
        """Agree to the options."""
        await self._then_redraw(caller, await self.services.tables.lobby.set_ready(press.table, caller.id))

    async def not_ready(self, caller: Caller, press: CustomId) -> None:
        """No longer agree to the options."""
        table = await self.services.tables.lobby.set_ready(press.table, caller.id, ready=False)
        await self._then_redraw(caller, table)

    async def add(self, caller: Caller, press: CustomId) -> None:
        """Add a computer player of the chosen level."""
        table = await self.services.tables.lobby.add_computer(press.table, caller.picked, caller.id)
        await self._then_redraw(caller, table)

    async def remove(self, caller: Caller, press: CustomId) -> None:
        """Remove the last computer player."""
        await self._then_redraw(caller, await self.services.tables.lobby.remove_computer(press.table, caller.id))

    async def option(self, caller: Caller, press: CustomId) -> None:
        """Change one option; if it has many values, open the panel that lists them."""
        table = await self.services.tables.store.get(press.table)
        setting, value = pick_of(self.services.games[table.game], caller.picked)
        if value is None:
            check_host(table, caller.id)
            await caller.show(self._menus(caller, table).values(setting))
            return
        table = await self.services.tables.lobby.set_options(press.table, {setting.field: value}, caller.id)
        await self._then_redraw(caller, table)

    async def values(self, caller: Caller, press: CustomId) -> None:
        """Another page of an option's values."""
        table = await self.services.tables.store.get(press.table)
        field, _, page = press.rest.partition("=")
        setting, _ = pick_of(self.services.games[table.game], field)
        await caller.turn(self._menus(caller, table).values(setting, number(page)))

    async def value(self, caller: Caller, press: CustomId) -> None:
        """A value was picked in an option's panel; the lobby is updated automatically.

        On a page the panel is closed, because it covers the lobby.
        """
        table = await self.services.tables.store.get(press.table)
        setting, value = pick_of(self.services.games[table.game], caller.picked)
        table = await self.services.tables.lobby.set_options(press.table, {setting.field: value}, caller.id)
        reply = await caller.turn(self._menus(caller, table).values(setting, number(press.rest)))
        if isinstance(caller.responder, PositionDisplay):
            await reply.delete()

    def _menus(self, caller: Caller, table: Table) -> Menus:
        kind = self.services.games[table.game]
        return Menus(self.services.texts, caller.language, table.id, kind, table.options, len(table.seats))

    async def language(self, caller: Caller, press: CustomId) -> None:
        """Switch the table's language; for anyone but the host, show this lobby in the other language to them alone."""
        table = await self.services.tables.store.get(press.table)
        other = next(language for language in LANGUAGES if language != table.language)
        if table.status == "lobby" and table.host_id != caller.id:
            reader = await Reader.of(self.services, table, None, other)
            own = reader.say("lobby-own_language_local" if self.services.local else "lobby-own_language")
            screen = lobby(reader, self.services.players[table.game], (), controls=False)
            await caller.show(screen.add(f"-# {own}"))
            return
        table = await self.services.tables.lobby.set_language(press.table, cast(Language, other), caller.id)
        await self._then_redraw(caller, table)

    async def looks(self, caller: Caller, press: CustomId) -> None:
        """Switch between words and pictures on the board; for the host."""
        table = await self.services.tables.store.get(press.table)
        if table.host_id != caller.id:
            raise Refusal("refused-not_host")
        plain = self.services.people.table_text_only(table.id)
        await self.services.people.table_wants_text(table.id, not plain)
        await self._then_redraw(caller, table)

    async def start(self, caller: Caller, press: CustomId) -> None:
        """Begin the game: the lobby's message becomes the board, and the caller sees their first question."""
        self.updater.acted(press.table, caller)  # before the board follows, so that the host gets no notification
        admin = caller.manages(await self.services.tables.store.get(press.table))
        table = await self.services.tables.play.start(press.table, caller.id, admin=admin)
        await self._then_redraw(caller, table)
        seat = table.seat_of(caller.id)
        if seat is not None and not isinstance(caller.responder, PositionDisplay):
            await self.updater.panels.show(caller, table, seat, Shown(), turn=False)

    async def _then_redraw(self, caller: Caller, table: Table) -> None:
        """Answer with the public message as it is now, unless the caller's page shows the lobby anyway.

        Pictures follow automatically.
        """
        self.updater.acted(table.id, caller)
        if isinstance(caller.responder, PositionDisplay):
            await caller.nod()
        else:
            boards = self.updater.boards
            screen, looks = await boards.screen(table, draws=False)
            await caller.turn(screen)
            if caller.message is not None:
                boards.shows(table, caller.message.id, looks)
        self.updater.touch(table.id)
