"""`/help`: what one can do now. `/about`: what this bot is, how its dice are checked, what it keeps."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.client import KanteraBot
from cogs.interactions.help import Helping
from cogs.services.caller import Caller, Interaction, answered
from cogs.services.translator import about, named


class HelpCog(commands.Cog):
    """Two commands for everybody, everywhere."""

    def __init__(self, bot: KanteraBot) -> None:
        self.services = bot.services
        self.helping = Helping(bot.services, bot.updater, bot.tree, bot.heartbeat)
        bot.router.add(self.helping.handlers)

    @app_commands.command(name=named("help"), description=about("help"))
    async def help(self, interaction: Interaction) -> None:
        """What this person can do now, here."""

        async def work(caller: Caller) -> None:
            await caller.show(await self.helping.now(caller))

        await answered(self.services, interaction, work)

    @app_commands.command(name=named("about"), description=about("about"))
    async def about(self, interaction: Interaction) -> None:
        """Version, games, dice, privacy, invitation."""

        async def work(caller: Caller) -> None:
            await caller.show(self.helping.about(caller))

        await answered(self.services, interaction, work)


async def setup(bot: KanteraBot) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(HelpCog(bot))
