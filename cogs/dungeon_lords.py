"""Dungeon Lords in Discord: its options as typed parameters, and the combat training for one player."""

from __future__ import annotations

import discord
from discord import app_commands

from cogs.client import KanteraBot
from cogs.commands.game import WHERE, GameCog, playing
from cogs.house.caller import Caller, Interaction, answered
from cogs.house.translator import about, named, said

GAME = "dungeon_lords"

RULES = tuple(
    app_commands.Choice(name=said(f"option-rules-{rules}", GAME), value=rules) for rules in ("full", "introductory")
)
SCENARIOS = tuple(
    app_commands.Choice(name=said(f"option-scenario-{scenario}", GAME), value=scenario)
    for scenario in ("all", "1", "2", "3", "4", "room")
)
"""What can be trained; `room` is the variant of the first scenario."""


class DungeonLords(GameCog, group_name="dungeonlords", group_description=playing(GAME)):
    """The commands of Dungeon Lords."""

    game = GAME

    @app_commands.command(name=named("new"), description=about("new"))
    @app_commands.rename(
        rules=named("rules"), choose_disabled=said("command-choose_disabled-name", GAME), where=named("where")
    )
    @app_commands.describe(
        rules=said("option-rules-help", GAME),
        choose_disabled=said("option-choose_disabled-help", GAME),
        where=about("where"),
    )
    @app_commands.choices(rules=list(RULES), where=list(WHERE))
    async def new(
        self,
        interaction: discord.Interaction[discord.Client],
        rules: app_commands.Choice[str] | None = None,
        choose_disabled: bool = False,
        where: app_commands.Choice[str] | None = None,
    ) -> None:
        """Open a lobby."""
        chosen = rules.value if rules is not None else "full"
        await self.open(interaction, {"rules": chosen, "choose_disabled": choose_disabled}, where)

    @app_commands.command(name=said("command-training-name", GAME), description=said("command-training-about", GAME))
    @app_commands.rename(scenario=said("command-scenario-name", GAME))
    @app_commands.describe(scenario=said("option-scenario-help", GAME))
    @app_commands.choices(scenario=list(SCENARIOS))
    async def training(
        self,
        interaction: Interaction,
        scenario: app_commands.Choice[str] | None = None,
    ) -> None:
        """Begin the combat training at once, for whoever asks, here."""
        options = {"scenario": scenario.value if scenario is not None else "all"}

        async def work(caller: Caller) -> None:
            await self.bot.lobbies.open(caller, GAME, options, in_thread=False)
            table = await self._table(caller)
            self.house.follow.acted(table.id, caller)
            await self.house.tables.start(table.id, caller.id)
            self.house.follow.touch(table.id)

        await answered(self.house, interaction, work)


async def setup(bot: KanteraBot) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(DungeonLords(bot))
