"""Dungeon GO! in Discord: what every game has."""

from __future__ import annotations

from cogs.client import KanteraBot
from cogs.commands.game import GameCog, called, playing

GAME = "dungeon_go"


class DungeonGo(GameCog, group_name=called(GAME), group_description=playing(GAME)):
    """The commands of Dungeon GO!"""

    game = GAME


async def setup(bot: KanteraBot) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(DungeonGo(bot))
