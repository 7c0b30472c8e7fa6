"""The messages that are kept up to date, located by their rows in storage."""

from __future__ import annotations

import logging

import discord

from storage.rows import MessageRow

log = logging.getLogger(__name__)


def message_at(client: discord.Client, message: MessageRow) -> discord.PartialMessage:
    """The message, to be edited or deleted without being fetched."""
    return client.get_partial_messageable(message.channel_id).get_partial_message(message.message_id)


async def delete(client: discord.Client, message: MessageRow) -> None:
    """Delete a message that was replaced. If that fails, it stays."""
    try:
        await message_at(client, message).delete()
    except discord.HTTPException as error:
        log.debug("an old message cannot be deleted: %s", error)
