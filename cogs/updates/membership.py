"""Checks, when it matters, who has left a server or lost a channel, and which channels were deleted."""

from __future__ import annotations

import logging

import discord

from cogs.services.services import Services
from rules.errors import RulesError
from rules.messages import seat_name
from storage.rows import SeatRow, Table

log = logging.getLogger(__name__)


class Membership:
    """Asks Discord, not too often, whether a player the table waits for is still in the server."""

    def __init__(self, services: Services, client: discord.Client) -> None:
        self.services = services
        self.client = client
        self._looked: dict[tuple[int, int], float] = {}
        self._gone: set[tuple[int, int]] = set()
        self.channels_gone: set[int] = set()
        """Channels that were found to be deleted, since the bot was started."""

    async def look_for(self, table: Table, seat: SeatRow, *, told: bool) -> None:
        """Tell the table, once, that this person has left the server.

        A person just notified by DM (`told`) is skipped.
        """
        user = seat.user_id
        if told or user is None or table.guild_id is None or table.status != "running":
            return
        now, key = self.services.clock(), (table.guild_id, user)
        if now - self._looked.get(key, 0.0) < self.services.delays.look_back:
            return
        self._looked[key] = now
        if await self._is_here(table.guild_id, user):
            self._gone.discard((table.id, user))
        elif (table.id, user) not in self._gone:
            self._gone.add((table.id, user))
            try:
                await self.services.tables.store.tell(table.id, "log-gone", player=seat_name(seat.number))
            except RulesError as error:
                log.warning("table %d: the absence of seat %d cannot be stored: %s", table.id, seat.number, error)

    async def _is_here(self, guild_id: int, user_id: int) -> bool:
        guild = self.client.get_guild(guild_id)
        if guild is None:
            return True  # the bot itself is not there (at the moment); nothing is known
        try:
            await guild.fetch_member(user_id)
        except discord.HTTPException as error:
            text = "user %d of server %d cannot be looked up"
            return self.services.errors.note(log, error, text, user_id, guild_id).gone != "person"
        return True

    async def may_view(self, channel_id: int, user_id: int) -> bool:
        """Whether this person can see the channel; also if it isn't known, or Discord doesn't say."""
        channel = self.client.get_channel(channel_id)
        if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
            return True
        try:
            member = await channel.guild.fetch_member(user_id)
        except discord.HTTPException as error:
            text = "it cannot be looked up whether user %d can see channel %d"
            return self.services.errors.note(log, error, text, user_id, channel_id).gone != "person"
        return channel.permissions_for(member).view_channel

    async def channel_is_gone(self, channel_id: int) -> bool:
        """Whether this channel was deleted, as far as Discord says."""
        if self.client.get_channel(channel_id) is not None:
            return False
        try:
            await self.client.fetch_channel(channel_id)
        except discord.HTTPException as error:
            text = "channel %d cannot be looked up"
            return self.services.errors.note(log, error, text, channel_id).gone == "channel"
        return False
