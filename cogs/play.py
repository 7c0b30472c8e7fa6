"""`/play`: the games, one press from a lobby. `/daily`: the dungeon of the day."""

from __future__ import annotations

from cogs.client import KanteraBot
from cogs.commands.command import CommandCog, command
from cogs.interactions.daily import Dailies
from cogs.services.caller import Caller
from cogs.services.ids import CustomId


class PlayCog(CommandCog):
    """Commands for everybody, everywhere."""

    def __init__(self, bot: KanteraBot) -> None:
        super().__init__(bot)
        self.dailies = Dailies(bot.services, bot.updater)
        bot.router.add(self.dailies.handlers)

    @command()
    async def play(self, caller: Caller) -> None:
        """The games to choose from."""
        await self.bot.gallery.games(caller, CustomId("games"))

    @command()
    async def daily(self, caller: Caller) -> None:
        """Today's dungeon, its board, and yesterday's best."""
        await self.dailies.page(caller, CustomId("daily"))


async def setup(bot: KanteraBot) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(PlayCog(bot))
