"""Choosing a game: the gallery, the lobby it opens, and the greeting of the bot in a new server."""

from __future__ import annotations

import logging
from dataclasses import dataclass

import discord

from cogs.interactions.lobby import Lobbies
from cogs.interactions.threads import has_threads
from cogs.screens.gallery import DATE, gallery, hello, taken_screen
from cogs.screens.lobby import default_computer
from cogs.services.caller import Caller, handles
from cogs.services.ids import UNKNOWN, CustomId, number
from cogs.services.layout import layout
from cogs.services.services import Services
from cogs.updates.messages import note_failures
from locales.texts import LANGUAGES
from tables.errors import Refusal

log = logging.getLogger(__name__)


@dataclass(eq=False)
class Gallery:
    """The games, and the two presses that begin one: its button here, and *Start* in the lobby."""

    services: Services
    lobbies: Lobbies

    @handles("games")
    async def games(self, caller: Caller, press: CustomId) -> None:
        """The gallery, for the caller, perhaps with a date."""
        when = number(press.rest) if press.rest else None
        await caller.show(gallery(caller, when))

    @handles("play")
    async def play(self, caller: Caller, press: CustomId) -> None:
        """A lobby for this game, here, with the caller's usual settings and enough players to press *Start*."""
        game, when = self._picked_game(press)
        if when is not None:
            await self.lobbies.open(caller, game, {}, in_thread=False, meets_at=float(when))
            return
        if not await self.shows_taken(caller, game):
            await self.lobbies.open(caller, game, {}, in_thread=False, opponent=default_computer(self.services, game))

    async def shows_taken(self, caller: Caller, game: str) -> bool:
        """Show the caller the table that this channel has already, and offer a thread; whether there is one."""
        occupying = await self.services.tables.store.occupying(caller.channel_id)
        if occupying is not None:
            apart = CustomId("apart", rest=game) if has_threads(caller) else None
            await caller.show(taken_screen(caller, occupying, game, apart))
        return occupying is not None

    @handles("apart")
    async def apart(self, caller: Caller, press: CustomId) -> None:
        """Open that lobby in a new thread of this channel."""
        game, _ = self._picked_game(press)
        await self.lobbies.open(caller, game, {}, in_thread=True, opponent=default_computer(self.services, game))

    async def greet(self, guild: discord.Guild) -> None:
        """Say hello in the first channel of a server where the bot may write, if any.

        Discord calls a server English until it is told otherwise, so only Japanese is taken at its word.
        """
        channels = [guild.system_channel, *guild.text_channels]
        speaks = (channel for channel in channels if channel is not None and _may_speak(channel, guild))
        channel = next(speaks, None)
        if channel is None:
            log.info("server %d: there is no channel to say hello in", guild.id)
            return
        with note_failures(self.services.errors, log, "server %d: hello could not be said", guild.id):
            languages = ("ja",) if guild.preferred_locale is discord.Locale.japanese else LANGUAGES
            await channel.send(view=layout(hello(self.services, languages)))

    async def welcome(self, guild: discord.Guild) -> None:
        """At the local table: say hello if nothing was said there yet."""
        if all(channel.last_message_id is None for channel in guild.text_channels):
            await self.greet(guild)

    async def answer(self, message: discord.Message) -> None:
        """Someone has sent the bot a message in plain words: say what the bot is, and where to begin."""
        with note_failures(self.services.errors, log, "a DM could not be answered"):
            languages = (self.services.language_of(message.author.id),)
            await message.channel.send(view=layout(hello(self.services, languages)))

    def _picked_game(self, press: CustomId) -> tuple[str, int | None]:
        """The game that was picked, and the date that was typed with the command."""
        game, _, when = press.rest.partition(DATE)
        if game not in self.services.groups:
            raise Refusal(UNKNOWN)
        return game, number(when) if when else None


def _may_speak(channel: discord.TextChannel, guild: discord.Guild) -> bool:
    allowed = channel.permissions_for(guild.me)
    return allowed.view_channel and allowed.send_messages
