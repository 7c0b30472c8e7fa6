"""Dungeoneer in Discord: its options as typed parameters, and a look at any card."""

from __future__ import annotations

from typing import ClassVar

import discord
from discord import app_commands

from cogs.ui.caller import Caller, Interaction, answered
from cogs.ui.client import KanteraBot
from cogs.ui.commands import about, named, said
from cogs.ui.dungeoneer import card as card_picture
from cogs.ui.dungeoneer.finding import card_named, matching
from cogs.ui.dungeoneer.words import Speaker
from cogs.ui.game_cog import WHERE, Choices, GameCog, playing
from cogs.ui.screen import CHOICE, MOST_CHOICES, Screen, short

GAME = "dungeoneer"
PICTURE = "card.png"

SETS = [
    app_commands.Choice(name=said("option-cards-emberdeep", GAME), value="emberdeep"),
    app_commands.Choice(name=said("option-cards-gloammarch", GAME), value="gloammarch"),
    app_commands.Choice(name=said("option-cards-both", GAME), value="both"),
]


class DungeoneerCog(GameCog, group_name=GAME, group_description=playing(GAME)):
    """The commands of Dungeoneer."""

    game = GAME
    large: ClassVar[frozenset[str]] = frozenset({"do-stop"})

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

    @app_commands.command(name=said("command-card-name", GAME), description=said("command-card-about", GAME))
    @app_commands.rename(card=said("command-card-name", GAME))
    @app_commands.describe(card=said("command-which_card-about", GAME))
    async def card(self, interaction: Interaction, card: str) -> None:
        """A card with everything on it, for who asks."""

        async def work(caller: Caller) -> None:
            found = card_named(self.house.texts, card)
            if found is None:
                await caller.tell(f"⚠️ {caller.say('refused-no_card', GAME, typed=card)}")
                return
            drawn = card_picture(found, caller.language, self.house.texts)
            image = None
            if not self.house.people.get(caller.id).text_only:
                image = await self.house.image(drawn, PICTURE)
            await caller.show(Screen().add(drawn.text, image))

        await answered(self.house, interaction, work)

    @card.autocomplete("card")
    async def _cards(self, interaction: Interaction, typed: str) -> Choices:
        language = "ja" if interaction.locale is discord.Locale.japanese else "en"
        speaker = Speaker(language, self.house.texts)
        found = matching(self.house.texts, typed)[:MOST_CHOICES]
        return [app_commands.Choice(name=short(speaker.name(card), CHOICE), value=card) for card in found]


async def setup(bot: KanteraBot) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(DungeoneerCog(bot))
