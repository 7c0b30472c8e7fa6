"""`/play`: the games, one press from a lobby. `/daily`: the dungeon of the day."""

from __future__ import annotations

from cogs.client.client import KanteraBot
from cogs.commands.command import CommandCog, command
from cogs.interactions.daily import Dailies
from cogs.interactions.nights import typed_date
from cogs.services.caller import Caller
from cogs.services.ids import CustomId
from tables.seats.nights import check_date


class PlayCog(CommandCog):
    """Commands for everyone."""

    def __init__(self, bot: KanteraBot) -> None:
        super().__init__(bot)
        self.dailies = Dailies(bot.services, bot.updater)
        bot.router.add(self.dailies)

    @command()
    async def play(self, caller: Caller, when: str | None = None) -> None:
        """The games to choose from, for now or for a date. Raises Refusal."""
        at = None if when is None else await typed_date(caller, when)
        if at is not None:
            check_date(caller.guild_id, at, self.services.clock())
        await self.bot.gallery.games(caller, CustomId("games", rest="" if at is None else str(int(at))))

    @command()
    async def daily(self, caller: Caller) -> None:
        """Today's dungeon, its board, and yesterday's best."""
        await self.dailies.page(caller, CustomId("daily"))


async def setup(bot: KanteraBot) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(PlayCog(bot))
