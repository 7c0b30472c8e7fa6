"""The daily dungeon: its page, and a try at it in a DM."""

from __future__ import annotations

import logging
from dataclasses import dataclass

import discord

from cogs.screens.daily import Leaderboards, daily
from cogs.services.caller import Caller, handles
from cogs.services.ids import CustomId
from cogs.services.interaction_caller import interaction_of
from cogs.services.layout import files, layout
from cogs.services.links import link_to
from cogs.services.screen import Screen
from cogs.services.services import Services
from cogs.updates.updates import Updater
from storage.rows import Table
from tables.errors import Refusal

log = logging.getLogger(__name__)


@dataclass(eq=False)
class Dailies:
    """A try is played in the DM channel, where nobody else sees its board."""

    services: Services
    updater: Updater

    @handles("daily")
    async def page(self, caller: Caller, press: CustomId) -> None:
        """Show today's dungeon and the leaderboard of this server, or of the one in which the try was begun."""
        dailies = self.services.tables.daily
        today = self.services.tables.daily.today
        guild = caller.guild_id
        if guild is None and press.table:
            own = (await self.services.tables.store.get(press.table)).daily
            guild = None if own is None else own.guild_id
        boards = None
        if guild is not None:
            boards = Leaderboards(guild, await dailies.board(today, guild), await dailies.board(today - 1, guild))
        await caller.show(daily(caller, today, await dailies.mine(caller.id), boards))

    @handles("daily_go")
    async def go(self, caller: Caller, press: CustomId) -> None:
        """Begin a try: the first one counts. Raises Refusal also if the page is for another day."""
        if press.rest != str(self.services.tables.daily.today):
            raise Refusal("refused-daily_over")
        own_try = await self.services.tables.daily.mine(caller.id)
        if own_try is not None and not own_try.is_over:
            raise Refusal("refused-daily_running")
        await caller.defer()
        table = await self._opened(caller)
        counts = table.daily is not None and table.daily.counted
        key = "daily-waits" if counts else "daily-waits_practice"
        await caller.tell(caller.say(key, table.game, link=link_to(table)))

    async def _opened(self, caller: Caller) -> Table:
        """A try in this person's DMs, with its board shown. If nothing can be shown there, the try is not used up."""
        tables, boards = self.services.tables, self.updater.boards
        channel = await self._dm(caller)
        running = await tables.store.by_channel(channel.id)
        if running is not None:
            raise Refusal("refused-daily_dm_taken", link=link_to(running))
        try:
            message = await channel.send(view=layout(Screen().add(caller.say("daily-opening"))))
        except discord.HTTPException as error:
            raise self._no_dm(error) from error
        try:
            with self.updater.opening(channel.id):
                table = await tables.daily.open(caller.guild_id, channel.id, caller.person, caller.language)
                self.updater.acted(table.id, caller)
                table = await boards.sent(table.id, channel.id, message.id)
        except BaseException:
            await message.delete()
            raise
        screen = await boards.screen(table)
        try:
            await message.edit(view=layout(screen), attachments=files(screen))
        except discord.HTTPException as error:
            self.services.errors.note(log, error, "table %d: its board cannot be shown yet", table.id)
        else:
            boards.note_shown(table, message.id, screen)
        self.updater.touch(table.id)
        return table

    async def _dm(self, caller: Caller) -> discord.DMChannel:
        user = interaction_of(caller).user
        try:
            return user.dm_channel or await user.create_dm()
        except discord.HTTPException as error:
            raise self._no_dm(error) from error

    def _no_dm(self, error: discord.HTTPException) -> Refusal:
        reason = self.services.errors.note(log, error, "a daily dungeon cannot be sent by DM").sentence
        return Refusal("refused-daily_dm" if reason == "dm-closed" else "refused-daily_dm_failed")
