"""The command group of a game whose cards can be looked up: `new` and `card`."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from cogs.client.client import KanteraBot
from cogs.commands.command import Choices, command, completes
from cogs.commands.game import GameCog, Made
from cogs.services.caller import Caller
from cogs.services.discord_limits import MOST_CHOICES
from locales.name_search import Spelled, normalized, search
from locales.texts import LANGUAGES
from pictures.svg import Picture


class CardCog(GameCog):
    """A subclass says which cards there are, what they are called and what they look like."""

    cards: ClassVar[Sequence[str]]
    """The ids of all cards, as they are offered."""

    def __init__(self, bot: KanteraBot) -> None:
        super().__init__(bot)
        bot.lookups.add(self.game, self)

    @abstractmethod
    def card_name(self, card_id: str, language: str) -> str:
        """The name of a card."""

    def further_names(self, card_id: str) -> list[str]:
        """Further names of a card, in every language, such as a hero's after its ability."""
        return []

    @abstractmethod
    def card_picture(self, card_id: str, language: str) -> Picture:
        """The card with everything on it."""

    def spelled(self) -> Spelled:
        """Every way to write each card: its names in each language, and its id."""
        return {
            card: [
                *map(normalized, (card, *(self.card_name(card, language) for language in LANGUAGES))),
                *map(normalized, self.further_names(card)),
            ]
            for card in self.cards
        }

    def of_every_game(self) -> Sequence[Made]:
        """`card`, described in the words of the game."""
        card = command(game=self.game, texts=self.services.texts)(self._card)
        completes("which_card", card)(CardCog._cards)
        return (card,)

    async def _card(self, caller: Caller, which_card: str) -> None:
        """A card with everything on it, only for the caller."""
        await self.bot.lookups.show(caller, self.game, which_card)

    async def _cards(self, caller: Caller, typed: str) -> Choices:
        matches = search(self.spelled(), typed)[:MOST_CHOICES]
        return [(self.card_name(card, caller.language), card) for card in matches]
