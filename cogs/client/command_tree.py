"""The slash commands of the bot: which process answers them, how failures are answered, and how they are registered."""

from __future__ import annotations

import logging
from typing import Any, cast

import discord
from discord import app_commands
from discord.ext import commands

from cogs.client.failover import Failover
from cogs.services.caller import Caller
from cogs.services.discord_errors import ALREADY, TOO_LATE
from cogs.services.interaction_caller import Interaction, handle_interaction
from cogs.services.services import Services

log = logging.getLogger(__name__)


class StaleAnswerFilter(logging.Filter):
    """Autocompletions that were already answered or have become outdated are not failures: people keep typing."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Let the record pass; a lost answer is reduced to one quiet line."""
        error = record.exc_info[1] if isinstance(record.exc_info, tuple) else None
        if isinstance(error, discord.HTTPException) and error.code in (ALREADY, TOO_LATE):
            record.msg = "an answer came to nothing: %s"
            record.args = (str(error),)
            record.exc_info = None
            record.levelno = logging.INFO
            record.levelname = "INFO"
        return True


STALE_ANSWERS = StaleAnswerFilter()


class CommandClient(commands.AutoShardedBot):
    """A client with a `CommandTree`."""

    services: Services
    failover: Failover


class CommandTree(app_commands.CommandTree[CommandClient]):
    """The commands. Errors that occur before a command is reached are answered here."""

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Whether this process answers it; a command is then under way until it is `done`."""
        if not await self.client.failover.takes(interaction.id):
            return False
        if interaction.type is discord.InteractionType.application_command:
            self.client.failover.begun(interaction.id)
        return True

    async def on_error(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
        """Apologize to the person; the log has the cause."""
        try:
            await self._tell(interaction, error)
        finally:
            self.client.failover.done(interaction.id)

    async def _tell(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
        log.error("a command failed", exc_info=error)
        if interaction.type is discord.InteractionType.autocomplete:
            return

        async def work(caller: Caller) -> None:
            old = isinstance(error, app_commands.CommandSignatureMismatch | app_commands.CommandNotFound)
            key = "refused-unknown_press" if old else "refused-broken"
            await caller.tell(f"⚠️ {caller.say(key, **await caller.board_words())}")

        await handle_interaction(self.client.services, cast(Interaction, interaction), work)
