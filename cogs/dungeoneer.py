"""Dungeoneer in Discord: its options as typed parameters, and a look at any card."""

from __future__ import annotations

from typing import ClassVar

import discord
from discord import app_commands

from cogs.client import KanteraBot
from cogs.commands.cards import CardCog
from cogs.commands.game import WHERE, playing
from cogs.house.translator import about, named, said
from pictures.dungeoneer import CARDS, card, card_name
from pictures.svg import Picture

GAME = "dungeoneer"

SETS = [
    app_commands.Choice(name=said("option-cards-emberdeep", GAME), value="emberdeep"),
    app_commands.Choice(name=said("option-cards-gloammarch", GAME), value="gloammarch"),
    app_commands.Choice(name=said("option-cards-both", GAME), value="both"),
]


class DungeoneerCog(CardCog, group_name=GAME, group_description=playing(GAME)):
    """The commands of Dungeoneer."""

    game = GAME
    large: ClassVar[frozenset[str]] = frozenset({"do-stop"})
    cards = CARDS

    @app_commands.command(name=named("new"), description=about("new"))
    @app_commands.rename(
        cards=said("command-cards-name", GAME),
        revealed_map=said("command-revealed_map-name", GAME),
        where=named("where"),
    )
    @app_commands.describe(
        cards=said("option-cards-help", GAME),
        revealed_map=said("option-revealed_map-help", GAME),
        where=about("where"),
    )
    @app_commands.choices(cards=SETS, where=list(WHERE))
    async def new(
        self,
        interaction: discord.Interaction[discord.Client],
        cards: app_commands.Choice[str] | None = None,
        revealed_map: bool = False,
        where: app_commands.Choice[str] | None = None,
    ) -> None:
        """Open a lobby."""
        chosen = cards.value if cards is not None else "emberdeep"
        await self.open(interaction, {"cards": chosen, "revealed_map": revealed_map}, where)

    def card_name(self, card_id: str, language: str) -> str:
        """What a card is called."""
        return card_name(card_id, language, self.house.texts)

    def card_picture(self, card_id: str, language: str) -> Picture:
        """The card with everything on it."""
        return card(card_id, language, self.house.texts)


async def setup(bot: KanteraBot) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(DungeoneerCog(bot))
