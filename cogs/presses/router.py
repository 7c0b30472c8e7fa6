"""Presses reach the bot by their ids alone, which anybody can forge: each is read, checked, carried out, answered."""

from __future__ import annotations

import logging
from typing import Any

import discord

from cogs.commands.lookup import check_belongs_here
from cogs.house.caller import Caller, Interaction, answered
from cogs.house.house import House
from cogs.house.ids import UNKNOWN, Press
from storage.errors import Refusal

log = logging.getLogger(__name__)


async def pressed(house: House, interaction: Interaction) -> None:
    """Carry out what somebody pressed. What is from an older version of the bot, or from nobody, is told as such."""
    data: Any = interaction.data
    custom_id, values = str(data["custom_id"]), [str(value) for value in data.get("values", ())]
    try:
        press = Press.read(custom_id, menu=data["component_type"] != discord.ComponentType.button.value)
    except Refusal:
        press = None

    async def work(caller: Caller) -> None:
        try:
            await _carry_out(house, caller, press, values)
        except Refusal as error:
            if error.message.key != UNKNOWN:
                raise
            log.warning("interaction %d: nothing carries out a press on %r %r", interaction.id, custom_id, values)
            words = await caller.board_words()
            await caller.tell(f"⚠️ {caller.say(error.message, **words)}")

    with house.follow.answering(press.table if press is not None else 0):
        await answered(house, interaction, work)


async def _carry_out(house: House, caller: Caller, press: Press | None, values: list[str]) -> None:
    handler = house.handlers.get(press.action) if press is not None else None
    if press is None or handler is None:
        raise Refusal(UNKNOWN)
    if press.table:
        await check_belongs_here(house, caller, press.table)
    await handler(caller, press, values)
