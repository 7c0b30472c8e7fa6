"""Messages of the bot that are sent, edited and deleted on Discord outside of responses."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

import discord

from cogs.services.discord_errors import DiscordErrors
from storage.rows import MessageRow

log = logging.getLogger(__name__)


@contextmanager
def note_failures(
    errors: DiscordErrors, log: logging.Logger, text: str, *args: object, level: int | None = None
) -> Iterator[None]:
    """Context for something that may fail: an error from Discord ends it and is noted."""
    try:
        yield
    except discord.HTTPException as error:
        errors.note(log, error, text, *args, level=level)


def message_at(client: discord.Client, message: MessageRow) -> discord.PartialMessage:
    """The message, to be edited or deleted without being fetched."""
    return client.get_partial_messageable(message.channel_id).get_partial_message(message.message_id)


async def delete(client: discord.Client, message: MessageRow) -> None:
    """Delete a message that was replaced. If that fails, it stays."""
    try:
        await message_at(client, message).delete()
    except discord.HTTPException as error:
        log.debug("an old message cannot be deleted: %s", error)
