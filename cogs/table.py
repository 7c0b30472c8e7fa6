"""What all games share: how a table stands, leaving it."""

from __future__ import annotations

from collections.abc import Sequence

from discord import app_commands
from discord.ext import commands

from cogs.ui.caller import Caller, Interaction, answered
from cogs.ui.client import KanteraBot
from cogs.ui.commands import about, named
from cogs.ui.ids import Press
from cogs.ui.panel import waiting
from cogs.ui.past_cog import PastCommands
from cogs.ui.screen import Screen
from storage.errors import Refusal


class TableCog(
    PastCommands, commands.GroupCog, name="table", group_name=named("table"), group_description=about("table")
):
    """The commands of whatever table is in the channel."""

    def __init__(self, bot: KanteraBot) -> None:
        self.bot = bot
        self.house = bot.house
        self.house.handlers["leave"] = self.leave
        self.use_past(bot.house)

    @app_commands.command(name=named("status"), description=about("status"))
    async def status(self, interaction: Interaction) -> None:
        """Which game is played here, by whom, and whom it waits for."""

        async def work(caller: Caller) -> None:
            table = await self.house.tables.by_channel(caller.channel_id)
            if table is None:
                new = [self.house.command(caller.language, group, "new") for group in self.house.groups.values()]
                raise Refusal("refused-no_table_here", command=new)
            reader = await self.house.reader(table, table.seat_of(caller.id), caller.language)
            title = reader.say("panel-title", game=reader.say("game-name"), number=table.id)
            state = waiting(reader) if table.started is not None else reader.say("status-lobby")
            seats = reader.say("status-seats", players=[f"@seat-{seat.number}" for seat in table.seats])
            await caller.show(Screen().add(f"### {title}", seats, state))

        await answered(self.house, interaction, work)

    async def leave(self, caller: Caller, press: Press, values: Sequence[str]) -> None:
        """Give up the seat in a running game, after having been asked once more."""
        await self.house.tables.leave_game(press.table, caller.id)
        await caller.turn(Screen().add(caller.say("left-game")))


async def setup(bot: KanteraBot) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(TableCog(bot))
