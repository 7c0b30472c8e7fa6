"""The command group of a game: `new`, `card` if it has things to look up, and what a subclass adds."""

from __future__ import annotations

from typing import ClassVar

from discord import app_commands
from discord.ext import commands

from cogs.client.client import KanteraBot
from cogs.commands.command import Choices, CommandCog, command, completes
from cogs.commands.opening import TypedSettings, new_command
from cogs.interactions.lookup import show_card
from cogs.services.caller import Caller
from cogs.services.discord_limits import MOST_CHOICES
from cogs.services.interaction_caller import Interaction, handle_interaction
from cogs.services.translator import format_text
from locales.name_search import search
from rules.errors import BadSetup
from rules.messages import refer


def group_name(game: str) -> app_commands.locale_str:
    """The name of a game's command group."""
    return format_text("command-group-name", game)


def group_about(game: str) -> app_commands.locale_str:
    """The description of a game's command group."""
    return format_text("command-group-about", game, game=refer("game-name"))


class GameCog(CommandCog, commands.GroupCog):
    """A game's commands. A subclass names the game; `new` is made from its settings, `card` from its pictures."""

    game: ClassVar[str]
    not_in_new: ClassVar[frozenset[str]] = frozenset()
    """Settings that are given in another way."""

    def __init__(self, bot: KanteraBot) -> None:
        super().__init__(bot)
        self.services.groups[self.game] = str(self.__cog_group_name__)
        self.new = new_command(self.services.games[self.game], self.services.texts, self.open, self.not_in_new)
        group = self.app_command
        assert isinstance(group, app_commands.Group)
        others = group.commands
        for other in others:  # Discord lists commands in the order in which they were added: `new` and `card` first
            group.remove_command(other.name)
        group.add_command(self.new)
        if self.game in self.services.cards:
            card = command(game=self.game, texts=self.services.texts)(self._card)  # in the game's own words
            completes("which_card", card)(GameCog._cards)  # unbound: discord.py passes the cog itself
            group.add_command(card)
        for other in others:
            group.add_command(other)

    async def _card(self, caller: Caller, which_card: str) -> None:
        """Show the caller alone a card with everything on it."""
        await show_card(caller, self.game, which_card)

    async def _cards(self, caller: Caller, typed: str) -> Choices:
        cards = self.services.cards[self.game]
        matches = search(cards.spelled(), typed)[:MOST_CHOICES]
        return [(cards.name(card, caller.language), card) for card in matches]

    def settings_of(self, given: TypedSettings) -> TypedSettings:
        """The game's settings from what was typed with `new`. Raises BadSetup if they make no sense."""
        return given

    async def open(self, interaction: Interaction, given: TypedSettings, in_thread: bool) -> None:
        """Open a lobby with what was typed, here or in a new thread."""

        async def work(caller: Caller) -> None:
            try:
                settings = self.settings_of(given)
            except BadSetup as error:
                await caller.tell(f"⚠️ {caller.refusal(error, game=self.game)}")
                return
            if settings or in_thread or not await self.bot.gallery.shows_taken(caller, self.game):
                await self.bot.lobbies.open(caller, self.game, settings, in_thread=in_thread)

        await handle_interaction(self.services, interaction, work)
