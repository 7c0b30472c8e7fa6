"""For admins (Manage Server, asked at every entry): the server's games, bringing one back, ending one."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import app_commands
from discord.ext import commands

from cogs.ui.caller import Caller, Interaction, answered
from cogs.ui.client import KanteraBot
from cogs.ui.commands import about, named
from cogs.ui.ids import Press
from cogs.ui.screen import CHOICE, MOST_CHOICES, Button, Screen, short
from storage.errors import Refusal
from storage.rows import Table

Choices = list[app_commands.Choice[int]]


def require_manager(caller: Caller) -> None:
    """Raises Refusal unless this person may manage the server."""
    if not caller.manages_server:
        raise Refusal("refused-not_admin")


@app_commands.guild_only()
@app_commands.default_permissions(manage_guild=True)
class Admin(commands.GroupCog, name="admin", group_name=named("admin"), group_description=about("admin")):
    """The commands of the server's admins. What they do is told at the table."""

    def __init__(self, bot: KanteraBot) -> None:
        self.bot = bot
        self.house = bot.house
        self.house.handlers["admin_end"] = self.really_end

    @app_commands.command(name=named("games"), description=about("games"))
    async def games(self, interaction: Interaction) -> None:
        """Every unfinished table of the server."""

        async def work(caller: Caller) -> None:
            require_manager(caller)
            tables = await self.house.tables.of_guild(interaction.guild_id or 0)
            lines = [self._line(caller, table) for table in tables]
            screen = Screen().add(f"### {caller.say('admin-games')}", "\n".join(lines) or caller.say("admin-none"))
            await caller.show(screen)

        await answered(self.house, interaction, work)

    @app_commands.command(name=named("resume"), description=about("resume"))
    @app_commands.rename(table=named("which"))
    @app_commands.describe(table=about("which"))
    async def resume(self, interaction: Interaction, table: int) -> None:
        """Show board and DMs of a table again, here."""

        async def work(caller: Caller) -> None:
            found = await self._table(caller, table)
            if found.channel_id != caller.channel_id:
                found = await self.house.tables.move(found.id, interaction.guild_id, caller.channel_id)
            await self.house.tables.tell(found.id, "log-resumed_by_admin", admin=caller.person.name)
            boards = self.house.follow.boards
            screen, _ = await boards.screen(await self.house.tables.get(found.id), draws=False)
            await boards.replaced(found, caller.channel_id, await caller.show(screen, public=True))
            self.house.follow.renew(found)

        await answered(self.house, interaction, work)

    @app_commands.command(name=named("end"), description=about("end"))
    @app_commands.rename(table=named("which"))
    @app_commands.describe(table=about("which"))
    async def end(self, interaction: Interaction, table: int) -> None:
        """End a table for good, after being asked once more."""

        async def work(caller: Caller) -> None:
            found = await self._table(caller, table)
            yes = Button(Press("admin_end", found.id).button, caller.say("admin-end-yes"), discord.ButtonStyle.danger)
            text = caller.say("admin-end-sure") + f"\n{self._line(caller, found)}"
            await caller.show(Screen().add(text).buttons([yes]))

        await answered(self.house, interaction, work)

    async def really_end(self, caller: Caller, press: Press, values: Sequence[str]) -> None:
        """The table is ended. The right to do so is checked again: it may be gone since the command."""
        table = await self._table(caller, press.table)
        await self.house.tables.end(table.id, caller.id, admin=True)
        await caller.turn(Screen().add(caller.say("admin-ended", number=table.id)))

    @resume.autocomplete("table")
    @end.autocomplete("table")
    async def _tables(self, interaction: Interaction, typed: int | str) -> Choices:
        caller = await Caller.of(self.house, interaction)
        if not caller.manages_server:
            return []
        tables = await self.house.tables.of_guild(interaction.guild_id or 0)
        lines = [(self._plain(caller, table), table.id) for table in tables]
        wanted = str(typed).casefold()
        found = [(line, number) for line, number in lines if wanted in line.casefold()]
        return [app_commands.Choice(name=short(line, CHOICE), value=number) for line, number in found[:MOST_CHOICES]]

    async def _table(self, caller: Caller, number: int) -> Table:
        """An unfinished table of this server. Raises Refusal, also for whoever is no admin."""
        require_manager(caller)
        table = await self.house.tables.get(number)
        if table.guild_id != caller.interaction.guild_id:
            raise Refusal("refused-no_table")
        if table.is_over:
            raise Refusal("refused-table_over")
        return table

    def _line(self, caller: Caller, table: Table) -> str:
        since = f"<t:{int(table.touched)}:R>"
        line = f"- {discord.utils.escape_markdown(self._plain(caller, table))} · <#{table.channel_id}> · {since}"
        return f"{line} · {caller.say('admin-rules_changed')}" if table.rules_changed else line

    def _plain(self, caller: Caller, table: Table) -> str:
        people = [seat.name for seat in table.people]
        return caller.say(
            "admin-line",
            table.game,
            number=table.id,
            game="@game-name",
            status=f"@status-{table.status}",
            players=people or ["–"],
        )


async def setup(bot: KanteraBot) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(Admin(bot))
