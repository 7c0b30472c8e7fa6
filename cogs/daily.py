"""`/daily`: the dungeon of the day."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.client import KanteraBot
from cogs.house.caller import Caller, Interaction, answered
from cogs.house.ids import Press
from cogs.house.translator import about, named
from cogs.presses.daily import Dailies


class DailyCog(commands.Cog):
    """One command for everybody, everywhere."""

    def __init__(self, bot: KanteraBot) -> None:
        self.house = bot.house
        self.dailies = Dailies(bot.house, bot.follow)
        bot.router.add(self.dailies.handlers)

    @app_commands.command(name=named("daily"), description=about("daily"))
    async def daily(self, interaction: Interaction) -> None:
        """Today's dungeon, its board, and yesterday's best."""

        async def work(caller: Caller) -> None:
            await self.dailies.page(caller, Press("daily"))

        await answered(self.house, interaction, work)


async def setup(bot: KanteraBot) -> None:
    """Add the command to the bot."""
    await bot.add_cog(DailyCog(bot))
