"""Commands for admins of a game in trouble: show it again, take it back, verify, export and import it."""

from __future__ import annotations

import discord

from cogs.services.caller import Caller
from cogs.services.discord_limits import MOST_CHOICES
from cogs.services.permissions import fatal
from cogs.services.reader import Reader
from cogs.services.screen import Document, Screen
from cogs.services.services import Services
from cogs.updates.updates import Updater
from rules.messages import refer
from storage.rows import Table
from tables.errors import Refusal
from tables.opening.game_files import LARGEST_FILE

MOST_EVENTS = 400
"""Events read to put entries into words."""


class Repairs:
    """The caller of these methods has checked the permission to manage the table's server."""

    def __init__(self, services: Services, updater: Updater) -> None:
        self.services = services
        self.updater = updater

    async def resume_here(self, caller: Caller, table: Table) -> None:
        """Continue in the channel of the command; the answer is the board."""
        table = await self._moved(caller, table, caller.channel_id)
        boards = self.updater.boards
        screen, _ = await boards.screen(table, draws=False)
        reply = await caller.show(screen, public=True)
        await boards.replaced(table, caller.channel_id, reply.id)
        self.updater.renew(table)

    async def resume_there(self, caller: Caller, table: Table, channel: discord.TextChannel | discord.Thread) -> None:
        """Resume in another channel. Raises Refusal `refused-permissions` if nothing can be shown there."""
        in_thread = isinstance(channel, discord.Thread)
        if lacks := fatal(channel.permissions_for(channel.guild.me), in_thread=in_thread):
            raise Refusal("refused-permissions", permissions=lacks)
        table = await self._moved(caller, table, channel.id)
        self.updater.renew(table)
        await caller.tell(caller.say("resumed", channel=channel.mention))

    async def entries(self, caller: Caller, table: Table) -> list[tuple[str, int]]:
        """The positions an admin can take a game back to, newest first, each described by the last event before it."""
        entries = await self.services.tables.undo.entries(table.id, limit=MOST_CHOICES + 1)
        events = await self.services.tables.journal.events(table.id, None, limit=MOST_EVENTS)
        reader = Reader(self.services, table, None, None, caller.language)
        words: dict[int, str] = {}
        for event in events:
            if reader.by_choice(event) and (first := reader.label(event)):
                words.setdefault(event.entry, first)
        untold = caller.say("entry-untold")
        named = [
            (caller.say("entry-line", number=entry.number, what=words.get(entry.number, untold)), entry.number)
            for entry in entries
            if entry.number < table.version
        ]
        if entries and len(entries) <= MOST_CHOICES:
            begin = entries[-1].number - 1
            named.append((caller.say("entry-begin", number=begin), begin))
        return named

    async def verify(self, caller: Caller, table: Table) -> None:
        """Replay the game and say in a sentence how that went."""
        if table.started is None:
            raise Refusal("refused-not_begun")
        await caller.defer()
        departure = await self.services.tables.verification.verify(table.id)
        admin = caller.person
        await self.services.tables.store.tell(table.id, "log-verified_by_admin", by=admin, admin=admin.name)
        if departure is None:
            await caller.tell(caller.say("verified", number=table.id, entries=table.version))
        else:
            await caller.tell(caller.say("departs", number=table.id, why=departure))

    async def export(self, caller: Caller, table: Table) -> None:
        """The whole game as a file, for the admin only."""
        await caller.defer()
        record = await self.services.tables.game_files.export(table.id, caller.person)
        data = record.model_dump_json(indent=1).encode()
        name = f"kantera-{table.game}-{table.id}.json"
        await caller.show(Screen().add(caller.say("exported", number=table.id)).add(Document(data, name)))

    async def bring_in(self, caller: Caller, file: discord.Attachment) -> None:
        """Import a table from a file; a sentence reports the result, or which field is wrong."""
        if file.size > LARGEST_FILE:
            raise Refusal("refused-file_too_large", most=LARGEST_FILE // 1_000_000)
        await caller.defer()
        try:
            data = await file.read()
        except discord.HTTPException as error:
            raise Refusal("refused-file_unread") from error
        table = await self.services.tables.game_files.import_game(
            data, caller.guild_id, caller.channel_id, caller.person, caller.language, admin=True
        )
        takeover = self.services.command(caller.language, "table", "status")
        resume = self.services.command(caller.language, "table", "go_on")
        key = "imported-over" if table.is_over else "imported"
        await caller.tell(
            caller.say(key, table.game, number=table.id, game=refer("game-name"), takeover=takeover, resume=resume)
        )

    async def _moved(self, caller: Caller, table: Table, channel_id: int) -> Table:
        tables = self.services.tables
        if table.started is None:
            await tables.store.tell(table.id, "log-resumed_by_admin", by=caller.person, admin=caller.person.name)
            if table.channel_id == channel_id:
                return table
            return await tables.lobby.move(table.id, table.guild_id, channel_id)
        return await tables.pausing.resume(table.id, caller.person, channel_id=channel_id, admin=True)
