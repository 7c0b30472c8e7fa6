"""`/help`: what the caller can do now, all commands, and what the bot is and stores."""

from __future__ import annotations

from cogs.client.client import KanteraBot
from cogs.commands.command import CommandCog, command
from cogs.interactions.forgetting import ForgettingButtons
from cogs.interactions.help import HelpPages
from cogs.services.caller import Caller


class HelpCog(CommandCog):
    """One command for everyone."""

    def __init__(self, bot: KanteraBot) -> None:
        super().__init__(bot)
        self.helping = HelpPages(bot.services, bot.tree, bot.heartbeat)
        bot.router.add(self.helping)
        bot.router.add(ForgettingButtons(bot.services, bot.updater))

    @command()
    async def help(self, caller: Caller) -> None:
        """Show the person what they can do now, here."""
        await caller.show(await self.helping.now(caller))


async def setup(bot: KanteraBot) -> None:
    """Add the command to the bot."""
    await bot.add_cog(HelpCog(bot))
