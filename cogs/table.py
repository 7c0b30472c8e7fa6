"""`/table`: status and settings of a table, lists of tables, past games."""

from __future__ import annotations

import discord
from discord.ext import commands

from cogs.client.client import KanteraBot
from cogs.commands.command import Choices, CommandCog, command, completes
from cogs.commands.lookup import table_list, this_table
from cogs.interactions.past_games import HistoryQuery, history_page
from cogs.interactions.stats import stats_page
from cogs.interactions.status import show_status
from cogs.services.caller import Caller
from cogs.services.discord_limits import MOST_BUTTONS
from cogs.services.ids import CustomId
from cogs.services.screen import Button, Screen
from cogs.services.translator import command_about, command_name
from rules.messages import refer
from storage.rows import Table
from tables.errors import Refusal


class TableCog(
    CommandCog,
    commands.GroupCog,
    name="table",
    group_name=command_name("table"),
    group_description=command_about("table"),
):
    """The commands of every table. `tables/` checks permissions again."""

    @command()
    async def status(self, caller: Caller, table: Table) -> None:
        """The status page: players, whom the table waits for, proposals, and buttons to pause, end, leave and more."""
        await show_status(caller, table)

    @command()
    async def table_settings(self, caller: Caller, which: int | None = None) -> None:
        """The settings of the table, and the caller's own; without a table, only those."""
        try:
            table = await this_table(caller, which)
        except Refusal:
            if which is not None:
                raise
            table = None
        await self.bot.table_settings.show(caller, table)

    @command()
    async def table_list(self, caller: Caller) -> None:
        """The tables that wait for the caller, each with a button to its question, and all tables of the server."""
        store = self.services.tables.store
        guild = caller.guild_id
        waiting = await store.waiting(caller.id)
        screen = Screen().add(table_list(caller, "table-waiting", waiting, "table-waiting-none"))
        for table in waiting[:MOST_BUTTONS]:
            name = caller.say("history-choice", table.game, game=refer("game-name"), number=table.id)
            screen.buttons([Button(CustomId("move", table.id).button, caller.say("waiting-answer", table=name))])
        if guild is not None:
            screen.add(table_list(caller, "admin-games", await store.unfinished(guild_id=guild), "admin-none"))
        await caller.show(screen)

    @command()
    async def go_on(self, caller: Caller, which: int | None = None) -> None:
        """Resume a paused game, here; without one, the caller's own paused games are offered."""
        store = self.services.tables.store
        here = await store.by_channel(caller.channel_id) or await store.unfinished(resting_in=caller.channel_id)
        if which is None and not here and await self.bot.participation.offer(caller):
            return
        await self.bot.participation.resume_here(caller, await this_table(caller, which))

    @command()
    async def history(self, caller: Caller, game: str = "", player: discord.User | None = None) -> None:
        """Finished games with their results; one of them can be opened, with its replay."""
        query = HistoryQuery(self.game_named(game), _other(caller, player))
        await caller.show(await caller.in_time(history_page(caller, query)))

    @command()
    async def stats(self, caller: Caller, game: str = "", player: discord.User | None = None) -> None:
        """Games, wins and averages of this server, or of one player."""
        kind = self.game_named(game)
        await caller.defer()  # many games are rated and a picture is drawn
        await caller.show(await caller.in_time(stats_page(caller, kind, _other(caller, player))))

    @completes("game", history, stats)
    async def _games(self, caller: Caller, typed: str) -> Choices:
        return self.games_offered(caller, typed)


def _other(caller: Caller, player: discord.User | None) -> int:
    """The person asked about; in a DM only the caller."""
    return player.id if player is not None and caller.guild_id is not None else 0


async def setup(bot: KanteraBot) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(TableCog(bot))
