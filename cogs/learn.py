"""`/learn`: the guided first games."""

from __future__ import annotations

from cogs.client.client import KanteraBot
from cogs.commands.command import Choices, CommandCog, command, completes
from cogs.services.caller import Caller
from cogs.services.ids import CustomId


class LearnCog(CommandCog):
    """One command for everyone."""

    @command()
    async def learn(self, caller: Caller, learn_game: str | None = None) -> None:
        """The lessons to choose from, or directly the first one of a game."""
        if learn_game is None:
            await self.bot.lesson_pages.choose(caller, CustomId("lessons"))
        else:
            game, slash, lesson = learn_game.partition("/")
            rest = f"{self.game_named(game)}{slash}{lesson}"
            await self.bot.lesson_pages.learn(caller, CustomId("learn", rest=rest))

    @completes("learn_game", learn)
    async def _games(self, caller: Caller, typed: str) -> Choices:
        lessons = self.services.tables.lessons.lessons
        return [(title, game) for title, game in self.games_offered(caller, typed) if lessons.get(game)]


async def setup(bot: KanteraBot) -> None:
    """Add the command to the bot."""
    await bot.add_cog(LearnCog(bot))
