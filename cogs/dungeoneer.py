"""Dungeoneer in Discord: what every game has, and a look at any card."""

from __future__ import annotations

from cogs.client import KanteraBot
from cogs.commands.cards import CardCog
from cogs.commands.game import called, playing
from games.dungeoneer.pictures import CARDS, card, card_name
from pictures.svg import Picture

GAME = "dungeoneer"


class DungeoneerCog(CardCog, group_name=called(GAME), group_description=playing(GAME)):
    """The commands of Dungeoneer."""

    game = GAME
    cards = CARDS

    def card_name(self, card_id: str, language: str) -> str:
        """What a card is called."""
        return card_name(card_id, language, self.services.texts)

    def card_picture(self, card_id: str, language: str) -> Picture:
        """The card with everything on it."""
        return card(card_id, language, self.services.texts)


async def setup(bot: KanteraBot) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(DungeoneerCog(bot))
