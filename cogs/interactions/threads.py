"""A table's own thread."""

from __future__ import annotations

import logging
from typing import Literal

import discord

from cogs.services.bot_permissions import fatal
from cogs.services.caller import Caller
from cogs.services.discord_limits import THREAD_NAME
from cogs.services.interaction_caller import interaction_of, is_on_discord
from cogs.updates.messages import note_failures
from rules.messages import refer
from tables.errors import Refusal

log = logging.getLogger(__name__)

ARCHIVE_MINUTES: Literal[10080] = 10_080
"""A thread with a table is archived after a week without messages, the longest Discord allows."""


def check_may_show(caller: Caller, *, in_thread: bool) -> None:
    """Raise Refusal `refused-permissions` if the bot could not show a table here, or in a new thread.

    A page shows the table itself, where the bot has shown one before.
    """
    if caller.guild_id is None or not is_on_discord(caller):
        return
    interaction = interaction_of(caller)
    here = isinstance(interaction.channel, discord.Thread)
    if lacks := fatal(interaction.app_permissions, in_thread=here, opens_thread=in_thread):
        raise Refusal("refused-permissions", permissions=lacks)


def has_threads(caller: Caller) -> bool:
    """Whether a thread can be opened in the channel of the interaction, or next to its thread."""
    return _home(caller) is not None


def _home(caller: Caller) -> discord.TextChannel | None:
    """The text channel of the interaction, or of its thread; None if threads cannot be made there."""
    channel = interaction_of(caller).channel
    if isinstance(channel, discord.Thread):
        channel = channel.parent
    return channel if isinstance(channel, discord.TextChannel) else None


async def new_thread(caller: Caller, game: str) -> discord.Thread:
    """Open a public thread for a table where `has_threads` finds room, named after the game.

    It is not opened if the table may not be, since the bot could not delete it. Raises Refusal
    `refused-no_thread_here`, `refused-thread_failed`, and as `Servers.check_may_open`.
    """
    channel = _home(caller)
    guild = caller.guild_id
    if channel is None:
        raise Refusal("refused-no_thread_here")
    await caller.services.tables.servers.check_may_open(guild, caller.id, **caller.rank_in(guild))
    name = caller.say("thread-name", game, game=refer("game-name"), host=caller.person.name)
    try:
        return await channel.create_thread(
            name=name[:THREAD_NAME], type=discord.ChannelType.public_thread, auto_archive_duration=ARCHIVE_MINUTES
        )
    except discord.HTTPException as error:
        caller.services.errors.note(log, error, "no thread could be made in channel %d", channel.id)
        raise Refusal("refused-thread_failed") from error


async def enter(caller: Caller, thread: discord.Thread) -> None:
    """Add this person to the thread; failures are only logged, because a link leads to it, too."""
    with note_failures(caller.services.errors, log, "the host cannot be added to thread %d", thread.id):
        await thread.add_user(interaction_of(caller).user)
