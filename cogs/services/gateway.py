"""All uses of the private parts of discord.py's gateway connections.

`tests/sandbox/test_outages.py` fails when a new version of discord.py changes any of it.
"""

from __future__ import annotations

import time

import discord
from discord.backoff import ExponentialBackoff
from discord.gateway import DiscordWebSocket

LONGEST_DELAY = 16.0
"""Seconds at most between two attempts to reconnect; discord.py waits up to 1,024."""


class ShortBackoff(ExponentialBackoff[bool]):
    """discord.py's back-off, capped so that a shard is back soon after the end of a long outage.

    It delays only attempts to open a connection: each is one request, and none counts toward the limit of sessions that
    a bot may begin.
    """

    def delay(self) -> float:
        """Seconds until the next attempt."""
        return min(super().delay(), LONGEST_DELAY)


def shorten_delays(client: discord.AutoShardedClient, shard_id: int) -> None:
    """Cap the delays between this shard's attempts to reconnect; call it once the shard has been launched."""
    shard = client.get_shard(shard_id)
    if shard is not None:
        shard._parent._backoff = ShortBackoff()


def silence(client: discord.AutoShardedClient, shard_id: int) -> float | None:
    """For how many seconds this shard has received nothing from Discord, not even the answer to a heartbeat.

    None without a connection.
    """
    socket = _socket(client, shard_id)
    return None if socket is None or socket._keep_alive is None else time.perf_counter() - socket._keep_alive._last_recv


async def send_heartbeat(client: discord.AutoShardedClient, shard_id: int) -> None:
    """Send a heartbeat now, which Discord answers immediately; without a connection do nothing."""
    socket = _socket(client, shard_id)
    if socket is not None and socket._keep_alive is not None and socket.open:
        await socket.send_heartbeat(socket._keep_alive.beat())


def _socket(client: discord.AutoShardedClient, shard_id: int) -> DiscordWebSocket | None:
    shard = client.get_shard(shard_id)
    socket = None if shard is None else shard._parent.ws
    return socket if isinstance(socket, DiscordWebSocket) else None  # tests replace it
