"""Connectivity: which of the process's shards are connected, and which servers can be reached."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence

import discord

from cogs.services.gateway import send_heartbeat, silence
from tables.play.outages import Reach

log = logging.getLogger(__name__)

SILENT = 50.0
"""After how many seconds without a sign of life a shard counts as out of reach; heartbeats are 41 seconds apart."""

ASK_AGAIN = 5.0
"""The shortest time in seconds between two heartbeats that ask for a sign of life."""


class GatewayWatch:
    """Follows the connections of a client; `clock` gives seconds since 1970."""

    def __init__(self, client: discord.AutoShardedClient, clock: Callable[[], float]) -> None:
        self.client = client
        self.clock = clock
        self._down: dict[int, float] = {}
        """Shards that have lost their connection, and since when."""
        self._heard: dict[int, float] = {}
        self._asked: dict[int, float] = {}
        self._before: dict[int, dict[int, discord.Guild]] = {}
        """By shard, the servers known before the connection was lost."""
        self._left_out: dict[int, discord.Guild] = {}
        """Servers that a new session does not know, although discord.py still does."""
        self._suspects: set[int] = set()
        """Servers that may be absent."""

    def disconnected(self, shard: int) -> None:
        """A shard has lost its connection, or could not get one."""
        if shard not in self._down:
            self._down[shard] = self._last_heard(shard)
            self._before[shard] = {guild.id: guild for guild in self.client.guilds if guild.shard_id == shard}

    def resumed(self, shard: int) -> None:
        """A shard has its session back, and everything missed has been sent again."""
        self._down.pop(shard, None)
        self._before.pop(shard, None)

    def ready(self, shard: int) -> None:
        """A shard has a new session: what happened meanwhile is unknown."""
        self._down.pop(shard, None)
        # discord.py makes new objects for the servers of a new session, and keeps the old ones of all others.
        for guild_id, guild in self._before.pop(shard, {}).items():
            if self.client.get_guild(guild_id) is guild:
                self._left_out[guild_id] = guild

    def suspect(self, guild_ids: Iterable[int]) -> None:
        """Check from now on whether these servers are present."""
        self._suspects.update(guild_ids)

    def present(self, guild_id: int) -> bool:
        """Whether the bot is in this server and can reach it, as far as Discord has said."""
        guild = self.client.get_guild(guild_id)
        return guild is not None and not guild.unavailable and self._left_out.get(guild_id) is not guild

    def reach(self, shards: Sequence[int], absent: Iterable[int]) -> Reach:
        """The reach at this moment; `absent` are the servers that could not be reached before."""
        count = self.client.shard_count or 1
        down = dict(self._down)
        for shard in shards:
            heard = self._last_heard(shard)
            if shard not in down and self.clock() - heard > SILENT:
                down[shard] = heard
        self._suspects = {guild_id for guild_id in {*self._suspects, *absent} if not self.present(guild_id)}
        return Reach(shards, count, down, dict(self._heard), frozenset(self._suspects))

    async def ask(self, shards: set[int]) -> None:
        """Ask for a sign of life on these shards."""
        now = asyncio.get_running_loop().time()
        for shard in shards:
            if now - self._asked.get(shard, -ASK_AGAIN) < ASK_AGAIN:
                continue
            self._asked[shard] = now
            try:
                await send_heartbeat(self.client, shard)
            except (ConnectionError, discord.DiscordException) as error:
                log.info("shard %d: no heartbeat can be sent: %s", shard, error)

    def _last_heard(self, shard: int) -> float:
        """When the last sign of life came on a shard; now, if that is unknown."""
        seconds = silence(self.client, shard)
        if seconds is not None:
            self._heard[shard] = self.clock() - seconds
        return self._heard.get(shard, self.clock())
