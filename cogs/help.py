"""`/help`: what one can do now. `/about`: what this bot is, how its dice are checked, what it keeps."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.client import KanteraBot
from cogs.house.caller import Caller, Interaction, answered
from cogs.house.translator import about, named
from cogs.presses.help import Helping


class HelpCog(commands.Cog):
    """Two commands for everybody, everywhere."""

    def __init__(self, bot: KanteraBot) -> None:
        self.house = bot.house
        self.helping = Helping(bot.house, bot.follow, bot.tree, bot.pulse)
        bot.router.add(self.helping.handlers)

    @app_commands.command(name=named("help"), description=about("help"))
    async def help(self, interaction: Interaction) -> None:
        """What this person can do now, here."""

        async def work(caller: Caller) -> None:
            await caller.show(await self.helping.now(caller))

        await answered(self.house, interaction, work)

    @app_commands.command(name=named("about"), description=about("about"))
    async def about(self, interaction: Interaction) -> None:
        """Version, games, dice, privacy, invitation."""

        async def work(caller: Caller) -> None:
            await caller.show(self.helping.about(caller))

        await answered(self.house, interaction, work)


async def setup(bot: KanteraBot) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(HelpCog(bot))
