"""Commands for admins (Manage Server, checked on every call): the server's games, repairs, files, settings."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

import discord
from discord import app_commands
from discord.ext import commands

from cogs.client.client import KanteraBot
from cogs.commands import server
from cogs.commands.command import Choices, CommandCog, choices_containing, command, completes
from cogs.commands.lookup import table_line
from cogs.interactions.help import stopped_clock_line
from cogs.screens.lobby import ordered_levels
from cogs.services.backup_alarm import BackupAlarm
from cogs.services.bot_permissions import fatal
from cogs.services.caller import Caller, handles
from cogs.services.discord_limits import MOST_CHOICES
from cogs.services.ids import CustomId
from cogs.services.reader import Reader
from cogs.services.screen import Download, Screen, Style
from cogs.services.translator import command_about, command_name
from locales.name_search import find, normal_form
from locales.sanitizing import sanitize
from rules.messages import Message, refer
from storage.rows import Person, Table
from tables.errors import Refusal
from tables.opening.game_files import LARGEST_FILE
from tables.store.checks import check_not_over

admin_command = partial(command, which_required=True)
MOST_EVENTS = 400
"""Events read to put entries into words."""


def require_manager(caller: Caller) -> None:
    """Raise Refusal unless this person may manage the server."""
    if not caller.manages_server:
        raise Refusal("refused-not_admin")


def backup_overdue(alarm: BackupAlarm, caller: Caller) -> str | None:
    """A warning that the database is not backed up; None if it is."""
    if not alarm.overdue:
        return None
    text = caller.say("backup-overdue", hours=alarm.hours) if alarm.hours else caller.say("backup-missing")
    return f"⚠️ {text}"


@app_commands.guild_only()
@app_commands.default_permissions(manage_guild=True)
class Admin(
    CommandCog,
    commands.GroupCog,
    name="admin",
    group_name=command_name("admin"),
    group_description=command_about("admin"),
):
    """The commands of the server's admins. What they do to a game is recorded in its log."""

    def __init__(self, bot: KanteraBot) -> None:
        super().__init__(bot)
        bot.router.add(self)

    def check(self, caller: Caller) -> None:
        """Raise Refusal unless this person may manage the server."""
        require_manager(caller)

    async def table_of(self, caller: Caller, number: int | None) -> Table:
        """An unfinished table of this server. Raises Refusal."""
        table = await caller.table(number or 0)
        if table.guild_id != caller.guild_id:
            raise Refusal("refused-no_table")
        check_not_over(table)
        return table

    async def tables_offered(self, caller: Caller) -> Choices:
        """The unfinished tables of this server, then those that cannot be read."""
        tables, damaged = await self._tables(caller)
        lines = [(table_line(caller, table), table.id) for table in tables]
        return [*lines, *((_damaged_line(caller, number, why), number) for number, why in damaged.items())]

    @admin_command()
    async def games(self, caller: Caller) -> None:
        """List every unfinished table of the server, including those that cannot be read."""
        tables, damaged = await self._tables(caller)
        lines = [self._line(caller, table) for table in tables]
        lines += [f"- ⚠️ {_damaged_line(caller, number, why)}" for number, why in damaged.items()]
        screen = Screen().add(
            f"### {caller.say('admin-games')}",
            stopped_clock_line(self.bot.heartbeat, caller),
            backup_overdue(self.bot.backup_alarm, caller),
        )
        await caller.show(screen.add("\n".join(lines) or caller.say("admin-none")))

    @admin_command()
    async def resume(
        self, caller: Caller, table: Table, channel: discord.TextChannel | discord.Thread | None = None
    ) -> None:
        """Resume a table and show its board and DMs again, here or in another channel."""
        if channel is None or channel.id == caller.channel_id:
            table = await self._moved(caller, table, caller.channel_id)
            screen = await self.bot.updater.boards.screen(table, draws=False)
            reply = await caller.show(screen, public=True)
            await self.bot.updater.boards.replaced(table, caller.channel_id, reply.id)
            self.bot.updater.renew(table)
            return
        in_thread = isinstance(channel, discord.Thread)
        if lacks := fatal(channel.permissions_for(channel.guild.me), in_thread=in_thread):
            raise Refusal("refused-permissions", permissions=lacks)
        table = await self._moved(caller, table, channel.id)
        self.bot.updater.renew(table)
        await caller.tell(caller.say("resumed", channel=channel.mention))

    @admin_command()
    async def pause(self, caller: Caller, table: Table) -> None:
        """Pause a game."""
        await self.services.tables.pausing.pause(table.id, caller.person, admin=True)
        await caller.tell(caller.say("admin-paused", number=table.id))

    @admin_command()
    async def end(self, caller: Caller, which: int) -> None:
        """End a table for good, after a confirmation. One that cannot be read is given up."""
        _, damaged = await self._tables(caller)
        if which in damaged:
            line = _damaged_line(caller, which, damaged[which])
        else:
            line = self._line(caller, await self.table_of(caller, which))
        yes = caller.button("admin_end", "admin-end-yes", which, Style.DANGER)
        await caller.show(Screen().add(caller.say("admin-end-sure") + f"\n{line}").buttons([yes]))

    @handles("admin_end")
    async def really_end(self, caller: Caller, press: CustomId) -> None:
        """End the table. The permission is checked again: it may have been lost since the command."""
        require_manager(caller)
        guild = caller.guild_id or 0
        if press.table in await self.services.tables.store.damaged(guild):
            await self.services.tables.store.close_damaged(press.table, guild)
        else:
            table = await self.table_of(caller, press.table)
            await self.services.tables.ending.end(table.id, caller.id, admin=True)
        await caller.edit_message(Screen().add(caller.say("admin-ended", number=press.table)))

    @admin_command()
    async def admin_undo(self, caller: Caller, table: Table, entry: int) -> None:
        """Take a game back to the position after one of its entries."""
        await caller.defer()
        await self.services.tables.undo.go_back(table.id, entry, caller.person, admin=True)
        await caller.tell(caller.say("admin-undone", number=table.id, entry=entry))

    @completes("entry", admin_undo)
    async def _entries(self, caller: Caller, typed: str) -> Choices:
        return choices_containing(await self._positions(caller, await self.table_typed(caller)), typed)

    @admin_command()
    async def replace(
        self,
        caller: Caller,
        table: Table,
        seat: int,
        newcomer: discord.Member | None = None,
        level: str | None = None,
    ) -> None:
        """Give a seat to another person or to a computer player."""
        if newcomer is not None and newcomer.bot:
            raise Refusal("refused-no_bot")
        if level is not None:
            levels = {id: [normal_form(id), normal_form(name)] for name, id in self._levels_of(caller, table)}
            level = find(levels, level) or level
        person = None if newcomer is None else Person(id=newcomer.id, name=sanitize(newcomer.display_name))
        await self.services.tables.seats.replace(
            table.id, seat - 1, caller.person, admin=True, person=person, level=level if person is None else None
        )
        await caller.tell(caller.say("admin-replaced", number=table.id, seat=seat))

    @completes("seat", replace)
    async def _seats(self, caller: Caller, typed: str) -> Choices:
        """The seats with their players, numbered from 1."""
        table = await self.table_typed(caller)
        lines = self.services.seat_lines(table, caller.language)
        return choices_containing([(line, seat) for seat, line in enumerate(lines, 1)], typed)

    @completes("level", replace)
    async def _levels(self, caller: Caller, typed: str) -> Choices:
        return choices_containing(self._levels_of(caller, await self.table_typed(caller)), typed)

    def _levels_of(self, caller: Caller, table: Table) -> list[tuple[str, str]]:
        """The levels of the computer players of a table's game, by name."""
        return [(caller.say(f"computer-{level}"), level) for level in ordered_levels(self.services.players[table.game])]

    @admin_command()
    async def verify(self, caller: Caller, table: Table) -> None:
        """Replay a game from its choices and report the result in a sentence."""
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

    @admin_command()
    async def admin_export(self, caller: Caller, table: Table) -> None:
        """Send the whole game as a file; while a game is running, the table is notified."""
        await caller.defer()
        record = await self.services.tables.game_files.export(table.id, caller.person)
        data = record.model_dump_json(indent=1).encode()
        name = f"kantera-{table.game}-{table.id}.json"
        await caller.show(Screen().add(caller.say("exported", number=table.id)).add(Download(data, name)))

    @admin_command()
    async def import_(self, caller: Caller, file: discord.Attachment) -> None:
        """Open a table from an exported file; a sentence reports the result, or which field is wrong."""
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
        takeover = caller.command("table", "status")
        resume = caller.command("table", "go_on")
        key = "imported-over" if table.is_over else "imported"
        await caller.tell(
            caller.say(key, table.game, number=table.id, game=refer("game-name"), takeover=takeover, resume=resume)
        )

    @admin_command()
    async def settings(self, caller: Caller, role: discord.Role | None = None) -> None:
        """Show the server's settings. Naming a role lets it open tables, or no longer if it could before."""
        changes = {}
        if role is not None:
            changes = server.with_role(await self.services.tables.servers.of(caller.guild_id), role.id)
        await caller.show(await server.change_settings(caller, changes))

    @handles("admin_who")
    async def set_who(self, caller: Caller, press: CustomId) -> None:
        """Store who may open tables, as picked in the menu below the settings."""
        require_manager(caller)
        if caller.picked not in server.STARTERS:
            raise Refusal("refused-not_an_option")
        await caller.edit_message(await server.change_settings(caller, {"starters": caller.picked}))

    @handles("admin_edit")
    async def edit_settings(self, caller: Caller, press: CustomId) -> None:
        """*Edit…*: the form of the limits."""
        require_manager(caller)
        await server.ask_settings(caller)

    @handles("admin_edited")
    async def save_settings(self, caller: Caller, press: CustomId) -> None:
        """Store the limits that were submitted."""
        require_manager(caller)
        changes = server.submitted_limits(caller)
        await caller.edit_message(await server.change_settings(caller, changes))

    async def _tables(self, caller: Caller) -> tuple[list[Table], Mapping[int, Message]]:
        """The unfinished tables of this server that can be read, and why the others cannot be."""
        store = self.services.tables.store
        guild = caller.guild_id or 0
        damaged = await store.damaged(guild)
        return [table for table in await store.unfinished(guild_id=guild) if table.id not in damaged], damaged

    async def _positions(self, caller: Caller, table: Table) -> list[tuple[str, int]]:
        """The positions an admin can take a game back to, newest first, each described by the last event before it."""
        entries = await self.services.tables.undo.entries(table.id, limit=MOST_CHOICES + 1)
        events = await self.services.tables.journal.events(table.id, None, limit=MOST_EVENTS)
        reader = Reader(self.services, table, None, None, caller.language)
        words: dict[int, str] = {}
        for event in events:
            if reader.by_choice(event) and (first := reader.label(event)):
                words.setdefault(event.entry, first)
        unknown = caller.say("entry-untold")
        named = [
            (caller.say("entry-line", number=entry.number, what=words.get(entry.number, unknown)), entry.number)
            for entry in entries
            if entry.number < table.version
        ]
        if entries and len(entries) <= MOST_CHOICES:
            begin = entries[-1].number - 1
            named.append((caller.say("entry-begin", number=begin), begin))
        return named

    async def _moved(self, caller: Caller, table: Table, channel_id: int) -> Table:
        """Continue a table in that channel; one that has not begun only moves there."""
        tables = self.services.tables
        if table.started is None:
            await tables.store.tell(table.id, "log-resumed_by_admin", by=caller.person, admin=caller.person.name)
            if table.channel_id == channel_id:
                return table
            return await tables.lobby.move(table.id, table.guild_id, channel_id)
        return await tables.pausing.resume(table.id, caller.person, channel_id=channel_id, admin=True)

    def _line(self, caller: Caller, table: Table) -> str:
        since = f"<t:{int(table.touched)}:R>"
        line = f"- {table_line(caller, table, markdown=True)} · <#{table.channel_id}> · {since}"
        if table.rules_changed:
            line += f" · {caller.say('admin-rules_changed')}"
        if table.channel_id in self.bot.updater.membership.channels_gone:
            line += f" · ⚠️ {caller.say('admin-channel_gone')}"
        if table.id in self.bot.resumer.left_out:
            line += f" · ⚠️ {caller.say('admin-left_out')}"
        return line


def _damaged_line(caller: Caller, number: int, why: Message) -> str:
    """A table that cannot be read, in a list."""
    return caller.say("admin-damaged", number=number, why=caller.say(why))


async def setup(bot: KanteraBot) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(Admin(bot))
