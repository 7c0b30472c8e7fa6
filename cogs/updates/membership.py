"""Checks, when it matters, who has left a server or lost a channel, and which channels were deleted."""

from __future__ import annotations

import logging

import aiohttp
import discord

from cogs.services.services import Services
from rules.errors import RulesError
from rules.messages import seat_name
from storage.rows import SeatRow, Table

log = logging.getLogger(__name__)


class Membership:
    """Asks Discord who is still in a server."""

    def __init__(self, services: Services, client: discord.Client) -> None:
        self.services = services
        self.client = client
        services.members.ask = self._is_here
        self._gone: set[tuple[int, int]] = set()
        self.channels_gone: set[int] = set()
        """Channels that were found to be deleted, since the bot was started."""

    async def look_for(self, table: Table, seat: SeatRow, *, notified: bool) -> None:
        """Tell the table, once, that this person has left the server.

        A person just `notified` by DM is skipped.
        """
        user = seat.user_id
        if notified or user is None or table.guild_id is None or table.status != "running":
            return
        if await self.services.members.include(table.guild_id, user, within=self.services.delays.look_back):
            self._gone.discard((table.id, user))
        elif (table.id, user) not in self._gone:
            self._gone.add((table.id, user))
            try:
                await self.services.tables.store.tell(table.id, "log-gone", player=seat_name(seat.number))
            except RulesError as error:
                log.warning("table %d: the absence of seat %d cannot be stored: %s", table.id, seat.number, error)

    async def _is_here(self, guild_id: int, user_id: int) -> bool | None:
        """Whether this person is in that server; None if Discord does not say, for example as the bot is not there."""
        if self.client.user is None:
            return None
        try:
            await self.client.http.get_member(guild_id, user_id)
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            text = "user %d of server %d cannot be looked up"
            return False if self.services.errors.note(log, error, text, user_id, guild_id).gone == "person" else None
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
