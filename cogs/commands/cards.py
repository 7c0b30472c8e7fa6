"""The commands of a game whose cards can be looked at one by one: those of every game, and `card`."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar

import discord
from discord import app_commands

from cogs.client import KanteraBot
from cogs.commands.game import Choices, GameCog
from cogs.services.caller import Caller, Interaction, answered
from cogs.services.limits import CHOICE, MOST_CHOICES, short
from cogs.services.translator import about, named
from locales.finding import Spelled, matching, plain
from locales.texts import LANGUAGES
from pictures.svg import Picture


def typing_in(interaction: Interaction) -> str:
    """The language of somebody who is still typing."""
    return "ja" if interaction.locale is discord.Locale.japanese else "en"


class CardCog(GameCog):
    """A subclass says which cards there are, what each is called and how it looks."""

    cards: ClassVar[Sequence[str]]
    """The ids of all cards, as they are offered."""

    def __init__(self, bot: KanteraBot) -> None:
        super().__init__(bot)
        bot.lookups.add(self.game, self)

    @abstractmethod
    def card_name(self, card_id: str, language: str) -> str:
        """What a card is called."""

    @abstractmethod
    def card_picture(self, card_id: str, language: str) -> Picture:
        """The card with everything on it."""

    def spelled(self) -> Spelled:
        """Every way to write each card: its name in each language, and its id."""
        return {
            card: [plain(card), *(plain(self.card_name(card, language)) for language in LANGUAGES)]
            for card in self.cards
        }

    @app_commands.command(name=named("card"), description=about("card"))
    @app_commands.rename(card=named("card"))
    @app_commands.describe(card=about("which_card"))
    async def card(self, interaction: Interaction, card: str) -> None:
        """A card with everything on it, for who asks."""

        async def work(caller: Caller) -> None:
            await self.bot.lookups.show(caller, self.game, card)

        await answered(self.services, interaction, work)

    @card.autocomplete("card")
    async def _cards(self, interaction: Interaction, typed: str) -> Choices:
        language = typing_in(interaction)
        found = matching(self.spelled(), typed)[:MOST_CHOICES]
        return [app_commands.Choice(name=short(self.card_name(card, language), CHOICE), value=card) for card in found]
