"""The chronicle of a finished game, sent once below its end; changed only where somebody has been forgotten since."""

from __future__ import annotations

import asyncio
import logging

import discord

from cogs.follow.looks import token
from cogs.house.house import House
from cogs.house.reader import Reader
from cogs.house.screen import Image, Screen
from cogs.screens.chronicle import chronicle
from storage.rows import Table, ToldRow

log = logging.getLogger(__name__)

LONGEST = 20.0
"""Seconds that it may take to make one."""


class Chronicles:
    """Makes and sends them. Whatever fails is in the log and nowhere else."""

    def __init__(self, house: House, client: discord.Client) -> None:
        self.house = house
        self.client = client

    async def show(self, table_id: int) -> None:
        """Send the chronicle of this table, once its end is shown, or bring its names up to date."""
        tables = self.house.tables
        table = await tables.shelf.get(table_id)
        if not tables.shelf.is_own(table) or not table.is_over:
            return
        told = await tables.chronicling.told(table_id)
        if told is not None:
            await self._renew(table, told)
        elif tables.chronicling.is_due(table):
            await self._send(table)

    async def _send(self, table: Table) -> None:
        chronicling = self.house.tables.chronicling
        looks = self._looks(table)
        screen = await self._made(table)
        if not await chronicling.claim(table.id) or screen is None:
            return
        channel = self.client.get_partial_messageable(table.channel_id)
        sent = await channel.send(view=screen.layout(), files=screen.files())
        await chronicling.note(table.id, ToldRow(channel_id=sent.channel.id, message_id=sent.id, looks=looks))

    async def _renew(self, table: Table, told: ToldRow) -> None:
        """Show the names as they are now; where that cannot be, the message goes."""
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
                await message.edit(view=screen.layout(), attachments=screen.files())
        except discord.NotFound:
            told = ToldRow()
        await self.house.tables.chronicling.note(table.id, told.model_copy(update={"looks": looks}))

    async def _made(self, table: Table) -> Screen | None:
        """The message; None where there is nothing to tell, or it cannot be told."""
        try:
            async with asyncio.timeout(LONGEST):
                return await self._screen(table)
        except Exception:
            log.exception("table %d: its chronicle cannot be told", table.id)
            return None

    async def _screen(self, table: Table) -> Screen | None:
        tables = self.house.tables
        told = await tables.chronicling.tell(table)
        if not told.turnings:
            return None
        boards: list[Image | None] = []
        for number, turning in enumerate(told.turnings, 1):
            game = await tables.rewatching.position(table.id, turning.at)
            then = Reader(self.house, table, game, None, table.language)
            async with self.house.turn():
                drawn = None if self.house.text_only(table) else then.board()
                boards.append(await self.house.image(drawn, f"turning-{number}.png"))
        return chronicle(await Reader.of(self.house, table, None, table.language), told, boards)

    def _looks(self, table: Table) -> str:
        """Whose names it shows, and whether in pictures."""
        return token([], [*self.house.names(table, table.language), str(self.house.text_only(table))])
