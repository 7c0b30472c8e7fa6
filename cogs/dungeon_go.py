"""Dungeon GO! in Discord: its options as typed parameters; all else is what every game has."""

from __future__ import annotations

import discord
from discord import app_commands

from cogs.client import KanteraBot
from cogs.commands.game import WHERE, GameCog, playing
from cogs.house.translator import about, named, said

GAME = "dungeon_go"


class DungeonGo(GameCog, group_name="dungeongo", group_description=playing(GAME)):
    """The commands of Dungeon GO!"""

    game = GAME

    @app_commands.command(name=named("new"), description=about("new"))
    @app_commands.rename(
        spells=said("command-spells-name", GAME), miracles=said("command-miracles-name", GAME), where=named("where")
    )
    @app_commands.describe(
        spells=said("option-spells-help", GAME), miracles=said("option-miracles-help", GAME), where=about("where")
    )
    @app_commands.choices(where=list(WHERE))
    async def new(
        self,
        interaction: discord.Interaction[discord.Client],
        spells: bool = False,
        miracles: bool = False,
        where: app_commands.Choice[str] | None = None,
    ) -> None:
        """Open a lobby."""
        await self.open(interaction, {"spells": spells, "miracles": miracles}, where)


async def setup(bot: KanteraBot) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(DungeonGo(bot))
