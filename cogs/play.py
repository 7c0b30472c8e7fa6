"""`/play`: the games, one press from a lobby. `/daily`: the dungeon of the day."""

from __future__ import annotations

from cogs.client.client import KanteraBot
from cogs.commands.command import CommandCog, command
from cogs.interactions.daily import Dailies
from cogs.interactions.nights import tell_reading, typed_date
from cogs.services.caller import Caller
from cogs.services.ids import CustomId
from tables.seats.nights import check_date


class PlayCog(CommandCog):
    """Commands for everyone, everywhere."""

    def __init__(self, bot: KanteraBot) -> None:
        super().__init__(bot)
        self.dailies = Dailies(bot.services, bot.updater)
        bot.router.add(self.dailies.handlers)

    @command()
    async def play(self, caller: Caller, when: str | None = None) -> None:
        """The games to choose from, for now or for a date. Raises Refusal."""
        moment = None if when is None else await typed_date(caller, when)
        if moment is not None:
            check_date(caller.guild_id, moment.at, self.services.clock())
        date = "" if moment is None else str(int(moment.at))
        await self.bot.gallery.games(caller, CustomId("games", rest=date))
        await tell_reading(caller, moment)

    @command(everywhere=True)
    async def daily(self, caller: Caller) -> None:
        """Today's dungeon, its board, and yesterday's best."""
        await self.dailies.page(caller, CustomId("daily"))


async def setup(bot: KanteraBot) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(PlayCog(bot))
