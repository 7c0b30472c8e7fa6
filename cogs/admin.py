"""For admins (Manage Server, asked at every entry): the server's games, bringing one back, files, settings."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import app_commands
from discord.ext import commands

from cogs.client import KanteraBot
from cogs.commands import server
from cogs.commands.lookup import Choices, matching, seats_offered, table_line
from cogs.commands.repairs import Repairs
from cogs.commands.table import lengths
from cogs.interactions.help import clock_stands
from cogs.screens.lobby import ordered_levels
from cogs.services.access import table_numbered
from cogs.services.backups import BackupAlarm
from cogs.services.caller import Caller, Interaction, answered
from cogs.services.ids import CustomId
from cogs.services.screen import Button, Screen
from cogs.services.translator import about, named
from locales.names import harmless
from rules.errors import RulesError
from storage.rows import Person, Table
from tables.errors import Refusal

WHO = [app_commands.Choice(name=named(f"who_{who}"), value=who) for who in ("everyone", "roles", "managers")]
"""Who may open tables."""


def require_manager(caller: Caller) -> None:
    """Raises Refusal unless this person may manage the server."""
    if not caller.manages_server:
        raise Refusal("refused-not_admin")


def backup_overdue(alarm: BackupAlarm, caller: Caller) -> str | None:
    """That the database is not backed up; None while all is well."""
    if not alarm.overdue:
        return None
    said = caller.say("backup-overdue", hours=alarm.hours) if alarm.hours else caller.say("backup-missing")
    return f"⚠️ {said}"


@app_commands.guild_only()
@app_commands.default_permissions(manage_guild=True)
class Admin(commands.GroupCog, name="admin", group_name=named("admin"), group_description=about("admin")):
    """The commands of the server's admins. What they do to a game is written into its log."""

    def __init__(self, bot: KanteraBot) -> None:
        self.bot = bot
        self.services = bot.services
        self.repairs = Repairs(bot.services, bot.updater)
        bot.router.add({"admin_end": self.really_end})

    @app_commands.command(name=named("games"), description=about("games"))
    async def games(self, interaction: Interaction) -> None:
        """Every unfinished table of the server, also those that cannot be read."""

        async def work(caller: Caller) -> None:
            require_manager(caller)
            tables = await self.services.tables.store.of_guild(interaction.guild_id or 0)
            damaged = await self.services.tables.store.damaged(interaction.guild_id or 0)
            lines = [self._line(caller, table) for table in tables if table.id not in damaged]
            lines += [
                f"- ⚠️ {caller.say('admin-damaged', number=number, why=caller.say(why))}"
                for number, why in damaged.items()
            ]
            screen = Screen().add(
                f"### {caller.say('admin-games')}",
                clock_stands(self.bot.heartbeat, caller),
                backup_overdue(self.bot.backup_alarm, caller),
            )
            screen.add("\n".join(lines) or caller.say("admin-none"))
            await caller.show(screen)

        await answered(self.services, interaction, work)

    @app_commands.command(name=named("resume"), description=about("resume"))
    @app_commands.rename(table=named("which"), channel=named("channel"))
    @app_commands.describe(table=about("which"), channel=about("channel"))
    async def resume(
        self,
        interaction: Interaction,
        table: int,
        channel: discord.TextChannel | discord.Thread | None = None,
    ) -> None:
        """Let a table go on and show its board and DMs again, here or in another channel."""

        async def work(caller: Caller) -> None:
            found = await self._table(caller, table)
            if channel is None or channel.id == caller.channel_id:
                await self.repairs.resume_here(caller, found)
            else:
                await self.repairs.resume_there(caller, found, channel)

        await answered(self.services, interaction, work)

    @app_commands.command(name=named("pause"), description=about("pause"))
    @app_commands.rename(table=named("which"))
    @app_commands.describe(table=about("which"))
    async def pause(self, interaction: Interaction, table: int) -> None:
        """Lay a game aside."""

        async def work(caller: Caller) -> None:
            found = await self._table(caller, table)
            await self.services.tables.pausing.pause(found.id, caller.person, admin=True)
            await caller.tell(caller.say("admin-paused", number=found.id))

        await answered(self.services, interaction, work)

    @app_commands.command(name=named("end"), description=about("end"))
    @app_commands.rename(table=named("which"))
    @app_commands.describe(table=about("which"))
    async def end(self, interaction: Interaction, table: int) -> None:
        """End a table for good, after being asked once more. One that cannot be read is given up."""

        async def work(caller: Caller) -> None:
            require_manager(caller)
            damaged = await self.services.tables.store.damaged(interaction.guild_id or 0)
            if table in damaged:
                line = caller.say("admin-damaged", number=table, why=caller.say(damaged[table]))
            else:
                line = self._line(caller, await self._table(caller, table))
            yes = Button(CustomId("admin_end", table).button, caller.say("admin-end-yes"), discord.ButtonStyle.danger)
            await caller.show(Screen().add(caller.say("admin-end-sure") + f"\n{line}").buttons([yes]))

        await answered(self.services, interaction, work)

    async def really_end(self, caller: Caller, press: CustomId, values: Sequence[str]) -> None:
        """The table is ended. The right to do so is checked again: it may be gone since the command."""
        require_manager(caller)
        guild = caller.interaction.guild_id or 0
        if press.table in await self.services.tables.store.damaged(guild):
            await self.services.tables.store.close_damaged(press.table, guild)
        else:
            table = await self._table(caller, press.table)
            await self.services.tables.ending.end(table.id, caller.id, admin=True)
        await caller.turn(Screen().add(caller.say("admin-ended", number=press.table)))

    @app_commands.command(name=named("undo"), description=about("admin_undo"))
    @app_commands.rename(table=named("which"), entry=named("entry"))
    @app_commands.describe(table=about("which"), entry=about("entry"))
    async def undo(self, interaction: Interaction, table: int, entry: int) -> None:
        """Take a game back to just after one of its entries."""

        async def work(caller: Caller) -> None:
            found = await self._table(caller, table)
            await caller.defer()
            await self.services.tables.undo.go_back(found.id, entry, caller.person, admin=True)
            await caller.tell(caller.say("admin-undone", number=found.id, entry=entry))

        await answered(self.services, interaction, work)

    @undo.autocomplete("entry")
    async def _entries(self, interaction: Interaction, typed: int | str) -> Choices:
        caller = await Caller.of(self.services, interaction)
        table = await self._meant(caller)
        return [] if table is None else matching(await self.repairs.entries(caller, table), typed)

    @app_commands.command(name=named("replace"), description=about("replace"))
    @app_commands.rename(table=named("which"), seat=named("seat"), player=named("player"), level=named("level"))
    @app_commands.describe(table=about("which"), seat=about("seat"), player=about("newcomer"), level=about("level"))
    async def replace(
        self,
        interaction: Interaction,
        table: int,
        seat: int,
        player: discord.Member | None = None,
        level: str | None = None,
    ) -> None:
        """Put another person, or a computer player, on a seat."""

        async def work(caller: Caller) -> None:
            found = await self._table(caller, table)
            if player is not None and player.bot:
                raise Refusal("refused-no_bot")
            person = None if player is None else Person(id=player.id, name=harmless(player.display_name))
            await self.services.tables.seats.replace(
                found.id, seat - 1, caller.person, admin=True, person=person, level=level if person is None else None
            )
            await caller.tell(caller.say("admin-replaced", number=found.id, seat=seat))

        await answered(self.services, interaction, work)

    @replace.autocomplete("seat")
    async def _seats(self, interaction: Interaction, typed: int | str) -> Choices:
        table = await self._meant(await Caller.of(self.services, interaction))
        return await seats_offered(self.services, interaction, table, typed, lambda _: True)

    @replace.autocomplete("level")
    async def _levels(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        caller = await Caller.of(self.services, interaction)
        table = await self._meant(caller)
        levels = [] if table is None else ordered_levels(self.services.players[table.game])
        return [app_commands.Choice(name=caller.say(f"computer-{level}"), value=level) for level in levels]

    @app_commands.command(name=named("verify"), description=about("verify"))
    @app_commands.rename(table=named("which"))
    @app_commands.describe(table=about("which"))
    async def verify(self, interaction: Interaction, table: int) -> None:
        """Play a game again from its choices and compare."""

        async def work(caller: Caller) -> None:
            await self.repairs.verify(caller, await self._table(caller, table))

        await answered(self.services, interaction, work)

    @app_commands.command(name=named("export"), description=about("admin_export"))
    @app_commands.rename(table=named("which"))
    @app_commands.describe(table=about("which"))
    async def export(self, interaction: Interaction, table: int) -> None:
        """The whole game as a file; of a running one the table is told."""

        async def work(caller: Caller) -> None:
            await self.repairs.export(caller, await self._table(caller, table))

        await answered(self.services, interaction, work)

    @app_commands.command(name=named("import"), description=about("import"))
    @app_commands.rename(file=named("file"))
    @app_commands.describe(file=about("file"))
    async def bring_in(self, interaction: Interaction, file: discord.Attachment) -> None:
        """A table from an exported file."""

        async def work(caller: Caller) -> None:
            require_manager(caller)
            await self.repairs.bring_in(caller, file)

        await answered(self.services, interaction, work)

    @app_commands.command(name=named("settings"), description=about("settings"))
    @app_commands.rename(
        who=named("who"),
        role=named("role"),
        most=named("most"),
        remind=named("everyone_default"),
        deadline=named("deadline"),
        away=named("away"),
        lobby=named("lobby_life"),
    )
    @app_commands.describe(
        who=about("who"),
        role=about("role"),
        most=about("most"),
        remind=about("everyone_default"),
        deadline=about("deadline_default"),
        away=about("away_default"),
        lobby=about("lobby_life"),
    )
    @app_commands.choices(who=WHO)
    async def settings(
        self,
        interaction: Interaction,
        who: app_commands.Choice[str] | None = None,
        role: discord.Role | None = None,
        most: app_commands.Range[int, 0, 1000] | None = None,
        remind: str | None = None,
        deadline: str | None = None,
        away: str | None = None,
        lobby: str | None = None,
    ) -> None:
        """What holds in this server: who may open tables, how many, reminders. Without anything: how it is set."""

        async def work(caller: Caller) -> None:
            require_manager(caller)
            wanted = server.Wanted(
                who=None if who is None else who.value,
                role=None if role is None else role.id,
                most=most,
                remind=remind,
                deadline=deadline,
                away=away,
                lobby=lobby,
            )
            await server.settle(self.services, caller, wanted)

        await answered(self.services, interaction, work)

    @settings.autocomplete("remind")
    @settings.autocomplete("deadline")
    @settings.autocomplete("away")
    @settings.autocomplete("lobby")
    async def _lengths(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        caller = await Caller.of(self.services, interaction)
        return lengths(caller, typed) if caller.manages_server else []

    @resume.autocomplete("table")
    @pause.autocomplete("table")
    @end.autocomplete("table")
    @undo.autocomplete("table")
    @replace.autocomplete("table")
    @verify.autocomplete("table")
    @export.autocomplete("table")
    async def _tables(self, interaction: Interaction, typed: int | str) -> Choices:
        caller = await Caller.of(self.services, interaction)
        if not caller.manages_server:
            return []
        tables = await self.services.tables.store.of_guild(interaction.guild_id or 0)
        damaged = await self.services.tables.store.damaged(interaction.guild_id or 0)
        lines = [(table_line(caller, table), table.id) for table in tables if table.id not in damaged]
        lines += [
            (caller.say("admin-damaged", number=number, why=caller.say(why)), number) for number, why in damaged.items()
        ]
        return matching(lines, typed)

    async def _table(self, caller: Caller, number: int) -> Table:
        """An unfinished table of this server. Raises Refusal, also for whoever is no admin."""
        require_manager(caller)
        table = await table_numbered(self.services, caller, number)
        if table.guild_id != caller.interaction.guild_id:
            raise Refusal("refused-no_table")
        if table.is_over:
            raise Refusal("refused-table_over")
        return table

    async def _meant(self, caller: Caller) -> Table | None:
        """The table that an admin's half-typed command names."""
        number = getattr(caller.interaction.namespace, "which", None)
        try:
            return await self._table(caller, number) if isinstance(number, int) else None
        except RulesError:
            return None

    def _line(self, caller: Caller, table: Table) -> str:
        since = f"<t:{int(table.touched)}:R>"
        line = f"- {table_line(caller, table, markdown=True)} · <#{table.channel_id}> · {since}"
        if table.rules_changed:
            line += f" · {caller.say('admin-rules_changed')}"
        if table.channel_id in self.bot.updater.membership.channels_gone:
            line += f" · ⚠️ {caller.say('admin-channel_gone')}"
        if table.id in self.bot.taking_up.left_out:
            line += f" · ⚠️ {caller.say('admin-left_out')}"
        return line


async def setup(bot: KanteraBot) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(Admin(bot))
