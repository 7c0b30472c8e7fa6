"""Choosing a game: the gallery, the lobby it opens, and the greeting of the bot in a new server."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, field

import discord

from cogs.interactions.lobby import Lobbies
from cogs.interactions.threads import has_threads
from cogs.screens.gallery import DATE, gallery, hello, taken
from cogs.services.caller import Caller, Handler
from cogs.services.ids import UNKNOWN, CustomId, number
from cogs.services.layout import layout
from cogs.services.replies import DeliveryFailed
from cogs.services.screen import Image
from cogs.services.services import Services
from pictures.examples import blank, example
from tables.errors import Refusal

log = logging.getLogger(__name__)

OPPONENT = "steady"
"""The computer player that joins if no one else is there."""


@dataclass(eq=False)
class Gallery:
    """The games, and the two presses that begin one: its button here, and *Start* in the lobby."""

    services: Services
    lobbies: Lobbies
    _drawn: dict[tuple[str, str], Image] = field(default_factory=dict)
    """By game and language; they never change while the bot runs."""
    _blank: bytes = field(default_factory=blank)
    """The picture of a game that is not drawn yet, so that nothing moves when it is."""
    _drawing: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held during drawing, so that nothing is drawn twice."""

    @property
    def handlers(self) -> dict[str, Handler]:
        """The handlers by action."""
        return {"games": self.games, "play": self.play, "apart": self.apart}

    async def games(self, caller: Caller, press: CustomId) -> None:
        """The gallery, for the caller, perhaps with a date. Pictures that were never drawn follow in their places."""
        language, when = caller.language, number(press.rest) if press.rest else None
        plain = self.services.people.get(caller.id).text_only or self.services.draw is None
        places = {
            game: Image(self._blank, self.services.say(language, "panel-drawing"), f"{game}.png")
            for game in self._pictured()
        }
        pictures = {} if plain else {**places, **self._known(language)}
        reply = await caller.show(gallery(self.services, language, pictures, when))
        if plain or len(self._known(language)) == len(self._pictured()):
            return
        caller.on_time()
        async with self._drawing:
            await self._draw(language)
        screen = gallery(self.services, language, self._known(language), when)
        try:
            await reply.edit(screen)
        except DeliveryFailed as error:
            log.info("request %d: the gallery stays without pictures: %s", caller.request_id, error)

    async def play(self, caller: Caller, press: CustomId) -> None:
        """A lobby for this game, here, with the caller's usual options and enough players to press *Start*."""
        game, when = self._game(press)
        if when is not None:
            await self.lobbies.open(caller, game, {}, in_thread=False, meets_at=float(when))
            return
        there = await self.services.tables.store.occupying(caller.channel_id)
        if there is None:
            await self.lobbies.open(caller, game, {}, in_thread=False, opponent=self.opponent(game))
        else:
            apart = CustomId("apart", rest=game) if has_threads(caller) else None
            await caller.show(taken(self.services, caller.language, there, game, apart))

    async def apart(self, caller: Caller, press: CustomId) -> None:
        """The same, in a new thread of this channel."""
        game, _ = self._game(press)
        await self.lobbies.open(caller, game, {}, in_thread=True, opponent=self.opponent(game))

    async def greet(self, guild: discord.Guild) -> None:
        """Say hello in a server, in the first channel where the bot may write, if any."""
        channels = [guild.system_channel, *guild.text_channels]
        speaks = (channel for channel in channels if channel is not None and _may_speak(channel, guild))
        channel = next(speaks, None)
        if channel is None:
            log.info("server %d: there is no channel to say hello in", guild.id)
            return
        try:
            await channel.send(view=layout(hello(self.services)))
        except discord.HTTPException as error:
            self.services.errors.note(log, error, "server %d: hello could not be said", guild.id)

    async def welcome(self, guild: discord.Guild) -> None:
        """At the local table: say hello if nothing was said there yet."""
        if all(channel.last_message_id is None for channel in guild.text_channels):
            await self.greet(guild)

    async def answer(self, message: discord.Message) -> None:
        """Someone has sent the bot a message in plain words: say what the bot is, and where to begin."""
        try:
            await message.channel.send(view=layout(hello(self.services)))
        except discord.HTTPException as error:
            self.services.errors.note(log, error, "a DM could not be answered")

    def _game(self, press: CustomId) -> tuple[str, int | None]:
        """The game that was picked, and the date that was typed with the command."""
        game, _, when = press.rest.partition(DATE)
        if game not in self.services.groups:
            raise Refusal(UNKNOWN)
        return game, number(when) if when else None

    def opponent(self, game: str) -> str:
        """Who plays against the host: the heuristic computer player, or else the first one there is."""
        players = self.services.players[game]
        return OPPONENT if OPPONENT in players else next(iter(players))

    def _pictured(self) -> list[str]:
        return [game for game in self.services.groups if game in self.services.game_pictures]

    def _known(self, language: str) -> dict[str, Image]:
        return {game: image for (game, said), image in self._drawn.items() if said == language}

    async def _draw(self, language: str) -> None:
        """Draw what is missing. Failures are logged by `Services` and leave a game without a picture."""
        for game in self._pictured():
            if (game, language) not in self._drawn:
                kind, player = self.services.games[game], self.services.players[game][self.opponent(game)]
                pictures_of, texts = self.services.game_pictures[game], self.services.texts
                picture = await asyncio.to_thread(example, pictures_of, kind, player, language, texts)
                image = await self.services.image(picture, f"{game}.png")
                if image is not None:
                    self._drawn[game, language] = image


def _may_speak(channel: discord.TextChannel, guild: discord.Guild) -> bool:
    allowed = channel.permissions_for(guild.me)
    return allowed.view_channel and allowed.send_messages
