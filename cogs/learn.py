"""`/learn`: the guided first games."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.client import KanteraBot
from cogs.services.caller import Caller, Interaction, answered
from cogs.services.ids import CustomId
from cogs.services.translator import about, named


class LearnCog(commands.Cog):
    """One command for everybody, everywhere."""

    def __init__(self, bot: KanteraBot) -> None:
        self.services = bot.services
        self.learning = bot.learning

    @app_commands.command(name=named("learn"), description=about("learn"))
    @app_commands.rename(game=named("game"))
    @app_commands.describe(game=about("learn_game"))
    async def learn(self, interaction: Interaction, game: str | None = None) -> None:
        """The lessons to choose from, or at once the first one of a game."""

        async def work(caller: Caller) -> None:
            if game is None:
                await self.learning.choose(caller, CustomId("lessons"))
            else:
                await self.learning.learn(caller, CustomId("learn", rest=game))

        await answered(self.services, interaction, work)

    @learn.autocomplete("game")
    async def _games(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        caller = await Caller.of(self.services, interaction)
        lessons = self.services.tables.lessons.lessons
        names = {game: caller.say("game-name", game) for game in self.services.groups if lessons.get(game)}
        wanted = typed.casefold()
        return [app_commands.Choice(name=name, value=game) for game, name in names.items() if wanted in name.casefold()]


async def setup(bot: KanteraBot) -> None:
    """Add the command to the bot."""
    await bot.add_cog(LearnCog(bot))
