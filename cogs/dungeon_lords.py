"""Dungeon Lords in Discord: the commands of every game, and the combat training."""

from __future__ import annotations

from typing import ClassVar

from discord import app_commands

from cogs.client.client import KanteraBot
from cogs.commands.command import command
from cogs.commands.game import GameCog, group_about, group_name
from cogs.commands.lookup import this_table
from cogs.services.caller import Caller
from cogs.services.translator import format_text

GAME = "dungeon_lords"

SCENARIOS = tuple(
    app_commands.Choice(name=format_text(f"setting-scenario-{scenario}", GAME), value=scenario)
    for scenario in ("all", "1", "2", "3", "4", "room")
)
"""The trainings; `room` is the variant of the first scenario."""


class DungeonLords(GameCog, group_name=group_name(GAME), group_description=group_about(GAME)):
    """The commands of Dungeon Lords."""

    game = GAME
    not_in_new: ClassVar[frozenset[str]] = frozenset({"scenario"})

    @command(game=GAME, values={"scenario": SCENARIOS})
    async def training(self, caller: Caller, scenario: app_commands.Choice[str] | None = None) -> None:
        """Begin the combat training immediately, for the caller, here."""
        trained = {"scenario": scenario.value if scenario is not None else "all"}
        # The other settings are this host's usual ones, so that a training does not change the next lobby.
        settings = {**await self.bot.lobbies.usual(caller, GAME), **trained}
        await self.bot.lobbies.open(caller, GAME, settings, in_thread=False)
        table = await this_table(caller)
        self.bot.updater.acted(table.id, caller)
        await self.services.tables.play.start(table.id, caller.id)
        self.bot.updater.touch(table.id)


async def setup(bot: KanteraBot) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(DungeonLords(bot))
