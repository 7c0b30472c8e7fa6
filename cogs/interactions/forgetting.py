"""Forgetting a person: their names are deleted, from the thread of a table they opened, too."""

from __future__ import annotations

import logging
from dataclasses import dataclass

import discord

from cogs.services.caller import Caller, handles
from cogs.services.discord_limits import THREAD_NAME
from cogs.services.ids import CustomId
from cogs.services.interaction_caller import interaction_of
from cogs.services.screen import Screen, Style
from cogs.services.services import Services
from cogs.updates.messages import note_failures
from cogs.updates.updates import Updater
from rules.messages import refer
from storage.rows import Table

log = logging.getLogger(__name__)


@dataclass(eq=False)
class ForgettingButtons:
    """The confirmation, and what its button does."""

    services: Services
    updater: Updater

    @handles("forget_ask")
    async def ask(self, caller: Caller, press: CustomId) -> None:
        """Explain what forgetting means, with the button that does it."""
        yes = caller.button("forget_yes", "forget-yes", style=Style.DANGER)
        sure = caller.say("forget-sure", days=self.services.kept_backups)
        await caller.show(Screen().add(sure).buttons([yes]))

    @handles("forget_yes")
    async def forget(self, caller: Caller, press: CustomId) -> None:
        """Forget the caller."""
        tables = await self.services.tables.forgetting.forget(caller.id)
        await self.services.people.forget(caller.id)
        await caller.edit_message(
            Screen().add(caller.say("forget-done", tables=len(tables), days=self.services.kept_backups))
        )
        for table_id in tables:
            await _rename_thread(caller, await self.services.tables.store.get(table_id))
        self.updater.panels.close_of(caller.id)
        for forget in self.services.tables.forgetting.forgetters:
            forget()  # what was being drawn meanwhile, too
        for table_id in tables:
            self.updater.touch(table_id)


async def _rename_thread(caller: Caller, table: Table) -> None:
    """A table's thread is named after its host; rename it."""
    client = interaction_of(caller).client
    services = caller.services
    thread = client.get_channel(table.channel_id)
    if not isinstance(thread, discord.Thread) or caller.person.name not in thread.name:
        return
    if client.user is None or thread.owner_id != client.user.id:
        return
    host = services.say(table.language, "player-forgotten")
    name = services.say(table.language, "thread-name", table.game, game=refer("game-name"), host=host)
    with note_failures(services.errors, log, "table %d: its thread cannot be renamed", table.id):
        await thread.edit(name=name[:THREAD_NAME])
