"""`/daily`: the dungeon of the day."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.client import KanteraBot
from cogs.interactions.daily import Dailies
from cogs.services.caller import Caller, Interaction, answered
from cogs.services.ids import CustomId
from cogs.services.translator import about, named


class DailyCog(commands.Cog):
    """One command for everybody, everywhere."""

    def __init__(self, bot: KanteraBot) -> None:
        self.services = bot.services
        self.dailies = Dailies(bot.services, bot.updater)
        bot.router.add(self.dailies.handlers)

    @app_commands.command(name=named("daily"), description=about("daily"))
    async def daily(self, interaction: Interaction) -> None:
        """Today's dungeon, its board, and yesterday's best."""

        async def work(caller: Caller) -> None:
            await self.dailies.page(caller, CustomId("daily"))

        await answered(self.services, interaction, work)


async def setup(bot: KanteraBot) -> None:
    """Add the command to the bot."""
    await bot.add_cog(DailyCog(bot))
