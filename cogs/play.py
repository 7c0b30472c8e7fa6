"""`/play`: the games, one press from a lobby."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.client import KanteraBot
from cogs.services.caller import Caller, Interaction, answered
from cogs.services.ids import CustomId
from cogs.services.translator import about, named


class PlayCog(commands.Cog):
    """One command for everybody, everywhere."""

    def __init__(self, bot: KanteraBot) -> None:
        self.services = bot.services
        self.gallery = bot.gallery

    @app_commands.command(name=named("play"), description=about("play"))
    async def play(self, interaction: Interaction) -> None:
        """The games to choose from."""

        async def work(caller: Caller) -> None:
            await self.gallery.games(caller, CustomId("games"))

        await answered(self.services, interaction, work)


async def setup(bot: KanteraBot) -> None:
    """Add the command to the bot."""
    await bot.add_cog(PlayCog(bot))
