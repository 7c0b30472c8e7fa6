"""What the messages of others cost: the CPU time of a MESSAGE_CREATE event that does not mention the bot.

Discord sends one for every message in every server once GUILD_MESSAGES is among the intents, without its content.
"""

from __future__ import annotations

import asyncio
import json
import time
import zlib
from typing import Any

import discord
from discord.ext import commands

from benchmarks.figures import heading

SERVERS = 2_500
CHANNELS = 30
EVENTS = 20_000
PER_DAY = 1_000
"""Messages that a busy server has in a day."""
DAY = 86_400


class Listener(commands.AutoShardedBot):
    """A client with the intents of the bot and the first lines of its listener."""

    heard = 0

    async def on_message(self, message: discord.Message, /) -> None:
        """Like the bot's listener: only mentions are processed further."""
        if not message.author.bot and self.user in message.mentions:
            self.heard += 1


def main() -> None:
    """Measure and print."""
    micros = 1e6 * asyncio.run(_seconds_each())
    share = micros * 1e-6 * SERVERS * PER_DAY / DAY
    heading("messages of others")
    print(f"{micros:.0f} µs for each; {SERVERS} servers with {PER_DAY} a day each: {100 * share:.2f} % of one core")


async def _seconds_each() -> float:
    intents = discord.Intents(guilds=True, guild_messages=True, dm_messages=True)
    client = Listener(command_prefix=commands.when_mentioned, intents=intents, max_messages=None, shard_count=1)
    client.loop = asyncio.get_running_loop()
    state: Any = client._connection
    state.shard_count = 1
    state.user = discord.ClientUser(state=state, data=_user(1))  # type: ignore[arg-type]
    for number in range(SERVERS):
        state._add_guild_from_data(_server(number))
    squeezed, opened = zlib.compressobj(), zlib.decompressobj()
    frames = [
        squeezed.compress(json.dumps(_message(number)).encode()) + squeezed.flush(zlib.Z_SYNC_FLUSH)
        for number in range(EVENTS)
    ]
    begun = time.process_time()
    for number, frame in enumerate(frames):
        state.parsers["MESSAGE_CREATE"](json.loads(opened.decompress(frame)))
        if number % 50 == 0:
            await asyncio.sleep(0)
    await asyncio.sleep(0)
    return (time.process_time() - begun) / EVENTS


def _user(number: int) -> dict[str, object]:
    return {"id": str(10**17 + number), "username": f"person{number}", "discriminator": "0", "avatar": None}


def _server(number: int) -> dict[str, object]:
    base = (number + 1) * 1_000
    channels = [{"id": str(base + at), "type": 0, "name": f"channel-{at}", "position": at} for at in range(CHANNELS)]
    everyone = {"id": str(base), "name": "@everyone", "permissions": "0", "position": 0, "color": 0}
    role = {**everyone, "hoist": False, "managed": False, "mentionable": False}
    return {"id": str(base), "name": f"server {number}", "roles": [role], "channels": channels, "member_count": 100}


def _message(number: int) -> dict[str, object]:
    base = (number % SERVERS + 1) * 1_000
    member = {"roles": [str(base)], "joined_at": "2024-01-01T00:00:00+00:00", "mute": False, "deaf": False, "flags": 0}
    return {
        "id": str(10**18 + number),
        "channel_id": str(base + number % CHANNELS),
        "guild_id": str(base),
        "type": 0,
        "content": "",
        "author": _user(number % 5_000 + 2),
        "member": member,
        "timestamp": "2026-11-20T10:00:00+00:00",
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "components": [],
        "pinned": False,
        "flags": 0,
    }
