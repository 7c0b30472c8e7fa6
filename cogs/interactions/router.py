"""Presses reach the bot by their ids alone, which anybody can forge: each is read, checked, carried out, answered."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import discord

from cogs.services.access import check_belongs_here
from cogs.services.caller import Caller, Handler, Interaction, answered
from cogs.services.forms import submitted
from cogs.services.ids import UNKNOWN, CustomId
from cogs.services.services import Services
from cogs.updates.updates import Updater
from tables.errors import Refusal

log = logging.getLogger(__name__)


@dataclass(eq=False)
class Router:
    """Leads each press to what carries it out, and holds the table's screens back until it is answered."""

    services: Services
    updater: Updater
    handlers: dict[str, Handler] = field(default_factory=dict)
    """What carries out a press, by its action."""
    afterwards: Callable[[Caller, CustomId], Awaitable[None]] | None = None
    """What is done once a press at a table has been carried out."""

    def add(self, handlers: Mapping[str, Handler]) -> None:
        """Lead presses of these actions there. Raises ValueError when one of them is led somewhere already."""
        if taken := sorted(self.handlers.keys() & handlers.keys()):
            raise ValueError(f"led to two places: {', '.join(taken)}")
        self.handlers.update(handlers)

    async def pressed(self, interaction: Interaction) -> None:
        """Carry out what somebody pressed. What an older version of the bot made, or nobody, is told as such."""
        data: Any = interaction.data
        custom_id, values = str(data["custom_id"]), [str(value) for value in data.get("values", ())]
        button = data.get("component_type", discord.ComponentType.button.value) == discord.ComponentType.button.value
        if interaction.type is discord.InteractionType.modal_submit:
            values = [value for given in submitted(data).values() for value in given]
        try:
            press = CustomId.read(custom_id, menu=not button)
        except Refusal:
            press = None

        async def work(caller: Caller) -> None:
            try:
                await self._carry_out(caller, press, values)
            except Refusal as error:
                if error.message.key != UNKNOWN:
                    raise
                log.warning("interaction %d: nothing carries out a press on %r %r", interaction.id, custom_id, values)
                words = await caller.board_words()
                await caller.tell(f"⚠️ {caller.say(error.message, **words)}")

        with self.updater.answering(press.table if press is not None else 0) as goes_on:
            await answered(self.services, interaction, work, goes_on)

    async def _carry_out(self, caller: Caller, press: CustomId | None, values: list[str]) -> None:
        handler = self.handlers.get(press.action) if press is not None else None
        if press is None or handler is None:
            raise Refusal(UNKNOWN)
        if press.table:
            await check_belongs_here(self.services, caller, press.table)
        await handler(caller, press, values)
        if press.table and self.afterwards is not None:
            await self.afterwards(caller, press)
