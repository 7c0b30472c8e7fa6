"""The chronicle of a finished game, for those who ask for it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import discord

from cogs.screens.chronicle import chronicle
from cogs.services.discord_errors import handling_of
from cogs.services.layout import files, layout
from cogs.services.reader import Reader
from cogs.services.screen import Image, Screen
from cogs.services.services import Services
from cogs.updates.fingerprints import token
from storage.rows import Table, ToldRow

log = logging.getLogger(__name__)

LONGEST = 20.0
"""Seconds within which a chronicle has to be made."""


class Chronicles:
    """Makes chronicles on request, and keeps the names in those posted by earlier versions up to date."""

    def __init__(self, services: Services, client: discord.Client) -> None:
        self.services = services
        self.client = client

    async def show(self, table_id: int) -> None:
        """Bring the names in a posted chronicle up to date."""
        tables = self.services.tables
        table = await tables.store.get(table_id)
        if not tables.store.is_own(table) or not table.is_over:
            return
        told = await tables.chronicles.posted(table_id)
        if told is not None:
            await self._renew(table, told)

    async def _renew(self, table: Table, told: ToldRow) -> None:
        """Show the present names; if that fails, delete the message."""
        looks = self._looks(table)
        if told.channel_id is None or told.message_id is None or told.looks == looks:
            return
        message = self.client.get_partial_messageable(told.channel_id).get_partial_message(told.message_id)
        screen = await self._made(table)
        try:
            if screen is None:
                await message.delete()
                told = ToldRow()
            else:

                async def edit(shown: Screen) -> discord.Message:
                    return await message.edit(view=layout(shown), attachments=files(shown))

                await self._with_or_without(table, screen, edit)
        except discord.HTTPException as error:
            if not handling_of(error).gone:
                raise
            told = ToldRow()
        await self.services.tables.chronicles.note(table.id, told.model_copy(update={"looks": looks}))

    async def _with_or_without(
        self, table: Table, screen: Screen, show: Callable[[Screen], Awaitable[discord.Message]]
    ) -> discord.Message:
        """Show it, in words if the channel takes no files. Raises discord.HTTPException."""
        try:
            return await show(screen)
        except discord.HTTPException as error:
            in_words = screen.images and handling_of(error).in_words
            words = await self._made(table, draws=False) if in_words else None
            if words is None:
                raise
        log.info("table %d: its chronicle is shown without pictures", table.id)
        return await show(words)

    async def _made(self, table: Table, *, draws: bool = True) -> Screen | None:
        """The message; None if there is nothing to tell or it cannot be made."""
        try:
            async with asyncio.timeout(LONGEST):
                return await self.screen(table, table.language, draws=draws and not self.services.text_only(table))
        except Exception:
            log.exception("table %d: its chronicle cannot be made", table.id)
            return None

    async def screen(self, table: Table, language: str, *, draws: bool) -> Screen | None:
        """The chronicle in a language; None if there is nothing to tell. Raises as `Chronicles.tell` of tables."""
        tables = self.services.tables
        told = await tables.chronicles.tell(table)
        if not told.turnings:
            return None
        boards: list[Image | None] = []
        for number, turning in enumerate(told.turnings, 1):
            game = await tables.replays.position(table.id, turning.at)
            then = Reader(self.services, table, game, None, language, entry=turning.entry)
            async with self.services.turn():
                drawn = then.board() if draws else None
                boards.append(await self.services.image(drawn, f"turning-{number}.png"))
        return chronicle(await Reader.of(self.services, table, None, language), told, boards)

    def _looks(self, table: Table) -> str:
        """Whose names it shows, and whether in pictures."""
        former = [self.services.name(table, table.language, each.row) for each in table.former]
        return token([], [*self.services.names(table, table.language), *former, str(self.services.text_only(table))])
