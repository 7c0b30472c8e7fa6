"""Opening a table, and everything that can be pressed in its lobby."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass, field

from pydantic import ValidationError

from cogs.interactions.opening import open_here, open_in_thread
from cogs.interactions.threads import check_may_show
from cogs.screens.gallery import lesson_button
from cogs.screens.lobby import AGREE, default_computer
from cogs.services import styles
from cogs.services.caller import Caller, handles
from cogs.services.ids import CustomId
from cogs.services.screen import Screen
from cogs.services.services import Services
from cogs.updates.panels import PanelContents, PositionDisplay
from cogs.updates.updates import Updater
from storage.errors import StorageFailure
from storage.rows import Table

log = logging.getLogger(__name__)

OFFERED = "lesson"
"""Noted like a kind of question that a person has met: the lesson of a game was offered to them."""
SECOND_TAP = 1.0
"""The seconds after joining or leaving in which another press of the same person is a second tap and does nothing."""
LOOKED_AT = 5
"""The number of the host's last games that are searched for their usual settings."""


@dataclass(eq=False)
class Lobbies:
    """Each press changes the table in storage; the lobby's message follows."""

    services: Services
    updater: Updater
    _changed: dict[tuple[int, int], float] = field(default_factory=dict)
    """When each person joined or left each table, of the last `SECOND_TAP` seconds."""

    async def open(
        self,
        caller: Caller,
        game: str,
        settings: Mapping[str, object],
        *,
        in_thread: bool,
        opponent: str = "",
        meets_at: float | None = None,
    ) -> None:
        """A new lobby, here or in a new thread.

        Lists the permissions that the bot lacks here. Without `settings`, the host's usual ones are taken, or the best
        for a first game. `opponent`: the computer player for the seats without which the game could not start.
        `meets_at`: the date of a game night.
        """
        check_may_show(caller, in_thread=in_thread)
        settings = settings or await self.usual(caller, game)
        guild = caller.guild_id

        async def open_table(channel_id: int) -> Table:
            table = await self.services.tables.lobby.open(
                guild,
                channel_id,
                game,
                caller.person,
                settings,
                caller.table_language,
                **caller.rank_in(guild),
                meets_at=meets_at,
            )
            return await self._with_opponents(table, opponent, caller.id)

        if in_thread:
            table = await open_in_thread(self.updater, caller, game, open_table)
        else:
            table = await open_here(self.updater, caller, open_table)
        await self._offer_lesson(caller, table)

    async def _offer_lesson(self, caller: Caller, table: Table) -> None:
        """Offer the lesson of the game to someone who has never played it, once per person and game."""
        game = table.game
        lesson = lesson_button(caller, table)
        if not lesson or not self.services.people.is_new_to(caller.id, game):
            return
        try:
            await self.services.people.met(caller.id, game, OFFERED)
        except StorageFailure:
            log.warning("table %d: the offer of a lesson could not be noted, so it is made another time", table.id)
            return
        name = self.services.say(caller.language, "game-name", game)
        await caller.show(Screen().add(caller.say("gallery-first", game=name)).buttons(lesson))

    async def _with_opponents(self, table: Table, opponent: str, host: int) -> Table:
        """The table with the computer players that it needs to start; with an empty `opponent`, unchanged."""
        if not opponent:
            return table
        missing = max(2, self.services.games[table.game].seat_numbers[0]) - len(table.seats)
        for _ in range(missing):
            table = await self.services.tables.lobby.add_computer(table.id, opponent, host, fills=True)
        return table

    async def usual(self, caller: Caller, game: str) -> Mapping[str, object]:
        """The settings of this person's last finished game of this kind, or those for newcomers.

        The settings of lessons do not count: nobody chose them.
        """
        kind = self.services.games[game].settings_type
        finished = await self.services.tables.past.history(user_id=caller.id, game=game, limit=LOOKED_AT)
        played = next((past.table for past in finished if past.table.lesson is None), None)
        if played is None:
            return kind.first
        try:
            return kind.model_validate(played.settings).model_dump()
        except ValidationError:
            log.info("table %d was played with settings that no longer exist", played.id)
            return kind.first

    # In the lobby

    @handles("take_part")
    async def take_part(self, caller: Caller, press: CustomId) -> None:
        """*Join / leave*: take a seat, say yes to it again, or (not with *I'm in*) give up the seat.

        The host, whose table it would no longer be, is asked first.
        """
        tables = self.services.tables
        table = await tables.store.get(press.table)
        seat = table.seat_of(caller.id)
        now = self.services.clock()
        self._changed = {who: at for who, at in self._changed.items() if at + SECOND_TAP > now}
        is_second_tap = (table.id, caller.id) in self._changed
        if seat is None and is_second_tap:
            await caller.tell(caller.say("left-lobby"))
        elif seat is None or not table.seats[seat].ready or press.rest == AGREE:
            self._changed[table.id, caller.id] = now
            await self._then_redraw(caller, await tables.lobby.join(table.id, caller.person))
        elif table.status == "lobby" and table.host_id == caller.id:
            alone = len(table.people) == 1
            yes = caller.button("quit", "leave-yes", table.id, styles.LEAVE)
            asked = caller.say("lobby-leave_last" if alone else "lobby-leave_host")
            await caller.show(Screen().add(asked).buttons([yes]))
        elif is_second_tap:
            await caller.tell(caller.say("help-lobby-seated"))
        else:
            self._changed[table.id, caller.id] = now
            await self._then_redraw(caller, await tables.lobby.leave(table.id, caller.id))

    @handles("quit")
    async def quit(self, caller: Caller, press: CustomId) -> None:
        """Give up the seat, confirmed."""
        table = await self.services.tables.lobby.leave(press.table, caller.id)
        await caller.edit_message(Screen().add(caller.say("end-lobby_empty" if table.is_over else "left-lobby")))
        self.updater.touch(table.id)

    @handles("computer")
    async def computer(self, caller: Caller, press: CustomId) -> None:
        """Add a computer player; its level can be changed in the settings."""
        table = await self.services.tables.store.get(press.table)
        level = default_computer(self.services, table.game)
        await self._then_redraw(caller, await self.services.tables.lobby.add_computer(table.id, level, caller.id))

    @handles("start")
    async def start(self, caller: Caller, press: CustomId) -> None:
        """Begin the game: the lobby's message becomes the board, and the caller sees their first question."""
        admin = caller.manages(await self.services.tables.store.get(press.table))
        table = await self.services.tables.play.start(press.table, caller.id, admin=admin)
        await self._then_redraw(caller, table)
        seat = table.seat_of(caller.id)
        if seat is not None and not isinstance(caller.responder, PositionDisplay):
            await self.updater.panels.show(caller, table, PanelContents(), edits=False)

    async def _then_redraw(self, caller: Caller, table: Table) -> None:
        """Answer with the public message as it is now, unless the caller's page shows the lobby anyway.

        Pictures follow automatically.
        """
        self.updater.acted(table.id, caller)
        if isinstance(caller.responder, PositionDisplay):
            await caller.nod()
        else:
            shown = ""
            while table.status != shown:  # the game may begin meanwhile
                shown = table.status
                screen = await self.updater.boards.screen(table, draws=False)
                table = await self.services.tables.store.get(table.id)
            await caller.edit_message(screen)
            if caller.message is not None:
                self.updater.boards.note_shown(table, caller.message.id, screen)
        self.updater.touch(table.id)
