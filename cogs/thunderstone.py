"""Thunderstone in Discord: the commands of every game, and lists of names for `new`."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from cogs.client.client import KanteraBot
from cogs.commands.command import Choice, Choices
from cogs.commands.game import GameCog, group_about, group_name
from cogs.commands.opening import TypedSettings
from cogs.services.caller import Caller
from cogs.services.discord_limits import CHOICE
from cogs.services.interaction_caller import Interaction
from games.thunderstone.pictures.name_search import LISTS, completed, listed
from games.thunderstone.rules.game import Thunderstone
from locales.sanitizing import sanitize

GAME = "thunderstone"
TRIAL_SEATS = 2
"""The number of seats with which named cards are tested before the lobby opens."""


class ThunderstoneCog(GameCog, group_name=group_name(GAME), group_description=group_about(GAME)):
    """The commands of Thunderstone."""

    game = GAME

    def __init__(self, bot: KanteraBot) -> None:
        super().__init__(bot)
        for field in LISTS:
            self.new.autocomplete(field)(self._completing(field))

    def settings_of(self, given: TypedSettings) -> TypedSettings:
        """Named cards must make a village and a dungeon; otherwise nothing is opened."""
        texts = self.services.texts
        settings = {field: listed(texts, field, value) if field in LISTS else value for field, value in given.items()}
        Thunderstone.start(TRIAL_SEATS, settings, seed="trial")
        return settings

    def _completing(self, field: str) -> Callable[[Interaction, str], Coroutine[Any, Any, list[Choice]]]:
        """Autocompletion of a list of names. Discord accepts no value that is longer than what it shows."""

        async def complete(interaction: Interaction, typed: str) -> list[Choice]:
            async def offer(caller: Caller) -> Choices:
                lists = completed(self.services.texts, caller.language, field, typed)
                return [(sanitize(text), text) for text in lists if len(text) <= CHOICE]

            return await self.completed(interaction, offer)

        return complete


async def setup(bot: KanteraBot) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(ThunderstoneCog(bot))
