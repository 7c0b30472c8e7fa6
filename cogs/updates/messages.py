"""The messages that are kept up to date, by the rows in which storage keeps where they are."""

from __future__ import annotations

import logging
from collections.abc import Mapping

import discord

from cogs.services.screen import Screen
from storage.rows import MessageRow

log = logging.getLogger(__name__)


def message_at(client: discord.Client, message: MessageRow) -> discord.PartialMessage:
    """The message, to be edited or deleted without having been fetched."""
    return client.get_partial_messageable(message.channel_id).get_partial_message(message.message_id)


def files_of(message: discord.Message | None) -> dict[str, discord.Attachment]:
    """What is attached to a message, by name."""
    return {} if message is None else {file.filename: file for file in message.attachments}


def attachments(screen: Screen, hanging: Mapping[str, discord.Attachment]) -> list[discord.Attachment | discord.File]:
    """What an edit attaches: the pictures that stay as they are, of those in the message, and the new ones."""
    return [*(hanging[image.name] for image in screen.images if image.data is None), *screen.files()]


async def delete(client: discord.Client, message: MessageRow) -> None:
    """Delete a message that another one has replaced. One that cannot be deleted stays."""
    try:
        await message_at(client, message).delete()
    except discord.HTTPException as error:
        log.debug("an old message cannot be deleted: %s", error)
