"""Presses reach the bot by their ids alone: two dynamic items, one for buttons and one for menus."""

from __future__ import annotations

import logging
import re
from typing import Any, Self

import discord
from discord import ui

from cogs.house.caller import Caller, Interaction, answered
from cogs.house.house import House
from cogs.house.ids import BUTTON, MENU, Press
from rules.core.errors import DamagedSave
from storage.errors import DamagedRow, Refusal

log = logging.getLogger(__name__)


def house_of(interaction: Interaction) -> House:
    """The house of the bot that received this interaction."""
    house: House = interaction.client.house  # type: ignore[attr-defined]
    return house


async def pressed(interaction: Interaction, press: Press, values: list[str]) -> None:
    """Carry a press out. One that nothing here knows is from an older version of the bot and says so."""
    house = house_of(interaction)

    async def work(caller: Caller) -> None:
        handler = house.handlers.get(press.action)
        if handler is None:
            log.warning("a press that nothing carries out: %s", press)
            await caller.tell(caller.say("refused-unknown_press"))
            return
        if press.table:
            await _check_open(house, caller, press.table)
        await handler(caller, press, values)

    with house.follow.answering(press.table):
        await answered(house, interaction, work)


async def _check_open(house: House, caller: Caller, table_id: int) -> None:
    """Raises Refusal for a table of another server at which this person has no seat: its number was made up.

    In a DM it is the button of a game that they have left, which says so.
    """
    try:
        table = await house.tables.get(table_id)
    except (DamagedRow, DamagedSave):
        return  # there is nothing to see; who gives it up is asked by the handler
    if not caller.may_see(table):
        raise Refusal("refused-no_table" if caller.interaction.guild_id is not None else "refused-not_seated")


class PressedButton(ui.DynamicItem[ui.Button[Any]], template=BUTTON):
    """Any button of any table."""

    def __init__(self, item: ui.Button[Any], press: Press) -> None:
        super().__init__(item)
        self.press = press

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Read what the press means from its id."""
        assert isinstance(item, ui.Button)
        return cls(item, Press.read(match))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Carry it out."""
        await pressed(interaction, self.press, [])


class PressedMenu(ui.DynamicItem[ui.Select[Any]], template=MENU):
    """Any menu of any table."""

    def __init__(self, item: ui.Select[Any], press: Press) -> None:
        super().__init__(item)
        self.press = press

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Read what the press means from its id."""
        assert isinstance(item, ui.Select)
        return cls(item, Press.read(match))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Carry it out."""
        await pressed(interaction, self.press, list(self.item.values))
