"""The command group of a game: `new`, and what a subclass adds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from discord import app_commands
from discord.ext import commands

from cogs.client.client import KanteraBot
from cogs.commands.command import CommandCog
from cogs.commands.opening import Given, new_command
from cogs.services.caller import Caller
from cogs.services.interaction_caller import Interaction, answered
from cogs.services.translator import format_text
from rules.errors import BadSetup
from rules.messages import refer

Made = app_commands.Command[Any, ..., None]


def called(game: str) -> app_commands.locale_str:
    """The name of a game's command group."""
    return format_text("command-group-name", game)


def playing(game: str) -> app_commands.locale_str:
    """The description of a game's command group."""
    return format_text("command-group-about", game, game=refer("game-name"))


class GameCog(CommandCog, commands.GroupCog):
    """A game's commands. A subclass names the game; `new` is made from the game's settings."""

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
        for command in others:
            group.remove_command(command.name)
        for command in (self.new, *self.of_every_game(), *others):  # Discord lists them in this order
            group.add_command(command)

    def of_every_game(self) -> Sequence[Made]:
        """Commands after `new` whose texts the game may have in its own words."""
        return ()

    def chosen(self, given: Given) -> Given:
        """The game's settings from what was typed with `new`. Raises BadSetup if they make no sense."""
        return given

    async def open(self, interaction: Interaction, given: Given, in_thread: bool) -> None:
        """Open a lobby with what was typed, here or in a new thread."""

        async def work(caller: Caller) -> None:
            try:
                settings = self.chosen(given)
            except BadSetup as error:
                await caller.tell(f"⚠️ {caller.refusal(error, game=self.game)}")
                return
            if settings or in_thread or not await self.bot.gallery.shows_taken(caller, self.game):
                await self.bot.lobbies.open(caller, self.game, settings, in_thread=in_thread)

        await answered(self.services, interaction, work)
