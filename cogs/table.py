"""What all games share: how a table stands, who plays on, what was played."""

from __future__ import annotations

from discord.ext import commands

from cogs.client import KanteraBot
from cogs.commands.past import PastCommands
from cogs.commands.table import TableCommands
from cogs.services.translator import about, named


class TableCog(
    TableCommands,
    PastCommands,
    commands.GroupCog,
    name="table",
    group_name=named("table"),
    group_description=about("table"),
):
    """The commands of whatever table is in the channel."""

    def __init__(self, bot: KanteraBot) -> None:
        self.bot = bot
        self.services = bot.services
        self.use_past(bot)


async def setup(bot: KanteraBot) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(TableCog(bot))
