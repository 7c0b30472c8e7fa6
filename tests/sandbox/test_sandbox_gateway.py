"""The gateway: dropped connections, forgotten sessions, a bot that dies and is restarted."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import discord
import pytest

from sandbox import Sandbox, loopback_connector, point_client_here
from sandbox.client import User
from sandbox.world import SEND_MESSAGES
from tests.sandbox.conftest import Join, deny
from tests.sandbox.demo_bot import DemoBot


@pytest.mark.slow
@pytest.mark.parametrize("code", [0, 4000])
async def test_a_dropped_connection_is_resumed(ben: User, table: Sandbox, bot: DemoBot, code: int) -> None:
    session = table.gateway.session(0, 1)
    await table.gateway.drop(code)
    await ben.wait_online(False)
    # Sent while the connection is down: answered after the bot has reconnected.
    pong = await ben.slash(ben.channel("table-1"), "ping")
    assert pong.state == "message"
    assert bot.resumed.is_set()
    assert bot.readies == 1
    assert table.gateway.session(0, 1) is session
    assert ben.online


@pytest.mark.slow
async def test_a_forgotten_session_is_begun_again(ben: User, table: Sandbox, bot: DemoBot) -> None:
    session = table.gateway.session(0, 1)
    await table.gateway.drop(4000, forget=True)
    await ben.wait_online(False)
    await ben.wait_online()
    assert table.gateway.session(0, 1) is not session
    assert not bot.resumed.is_set()
    pong = await ben.slash(ben.channel("table-1"), "ping")
    assert pong.state == "message"


async def test_a_wrong_token_is_refused(table: Sandbox) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(table.gateway.url) as socket:
        hello = await socket.receive_json()
        assert hello["op"] == 10
        await socket.send_json({"op": 2, "d": {"token": "wrong", "intents": 0, "properties": {}}})
        await socket.receive()
        assert socket.close_code == 4004


@pytest.mark.slow
async def test_the_latency_of_heartbeats_is_measured_correctly(table: Sandbox, bot: DemoBot) -> None:
    # Every heartbeat's answer has to come after discord.py noted the time of sending, otherwise the latency it
    # measures is that since the heartbeat before.
    socket = bot.ws
    keeper = socket._keep_alive
    assert keeper is not None
    for _ in range(5):
        acknowledged = keeper._last_ack
        keeper._last_send -= 100
        await asyncio.to_thread(heartbeat, keeper)
        while keeper._last_ack == acknowledged:  # noqa: ASYNC110 - there is nothing to wait on
            await asyncio.sleep(0.005)
        assert 0 < keeper.latency < 50


def heartbeat(keeper: Any) -> None:
    """The work of discord.py's keep-alive thread at each interval."""
    sent = asyncio.run_coroutine_threadsafe(keeper.ws.send_heartbeat(keeper.get_payload()), keeper.ws.loop)
    sent.result(60)
    keeper._last_send = time.perf_counter()


@pytest.mark.slow
async def test_members_are_sent_only_with_the_members_intent(table: Sandbox, bot: DemoBot) -> None:
    guild = bot.guilds[0]
    assert [member.name for member in guild.members] == ["kantera"]
    assert guild.member_count == 7
    assert (await guild.fetch_member(table.world.owner_id)).display_name == "葵"


@pytest.fixture
async def far_table() -> AsyncIterator[tuple[str, str]]:
    """A table in a process of its own: the page's address and the bot's token."""
    process = await asyncio.create_subprocess_exec(sys.executable, "-m", "sandbox", stdout=asyncio.subprocess.PIPE)
    assert process.stdout is not None
    url = (await process.stdout.readline()).decode().removeprefix("page ").strip()
    token = (await process.stdout.readline()).decode().removeprefix("token ").strip()
    yield url, token
    process.terminate()
    assert await process.wait() == 0


async def start_bot(url: str, token: str) -> asyncio.subprocess.Process:
    """The demo bot in a process of its own."""
    return await asyncio.create_subprocess_exec(sys.executable, "-m", "tests.sandbox.demo_bot", url, token)


@pytest.mark.slow
async def test_the_table_outlives_a_killed_bot(far_table: tuple[str, str]) -> None:
    url, token = far_table
    first = await start_bot(url, token)
    async with User(url, "ben") as ben:
        await ben.wait_online()
        await ben.wait_for(lambda: ben.commands)
        here = ben.channel("table-1")
        counted = await ben.slash(here, "count")
        counted = await ben.click(counted.shown, "count:")
        os.kill(first.pid, signal.SIGKILL)
        await first.wait()
        await ben.wait_online(False)
        second = await start_bot(url, token)
        await ben.wait_online()
        # The button of the dead bot still works: its state is in its custom id.
        counted = await ben.click(counted.shown, "count:")
        assert counted.shown["content"] == "counted 2"
        second.kill()
        await second.wait()


class Listener(discord.Client):
    """Records every event that discord.py dispatches."""

    def __init__(self) -> None:
        intents = discord.Intents(guilds=True, guild_messages=True, dm_messages=True)
        super().__init__(intents=intents, connector=loopback_connector(), guild_ready_timeout=0.1)
        self.heard: list[str] = []
        self.something = asyncio.Event()

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        self.heard.append(event)
        self.something.set()
        super().dispatch(event, *args, **kwargs)

    async def hears(self, event: str) -> None:
        """Wait for an event."""
        async with asyncio.timeout(60):
            while event not in self.heard:
                self.something.clear()
                await self.something.wait()
        del self.heard[: self.heard.index(event) + 1]


@pytest.mark.slow
async def test_discord_py_understands_every_event(table: Sandbox, join: Join) -> None:
    point_client_here(table.url)
    client = Listener()
    running = asyncio.create_task(client.start(table.token))
    await client.hears("ready")
    guild = client.guilds[0]
    assert guild.member_count == 7
    ben = await join("ben")
    here = ben.channel("table-1")
    await ben.say(here, f"hello <@{ben.bot}>")
    await client.hears("message")
    assert client.cached_messages[-1].content == f"hello <@{ben.bot}>"
    assert client.cached_messages[-1].mentions == [guild.me]
    await ben.say(ben.channel("dm"), "psst")
    await client.hears("message")
    place: Any = client.get_channel(int(here))
    message = await place.send("one")
    await client.hears("message")
    await message.edit(content="two")
    await client.hears("message_edit")
    thread = await place.create_thread(name="talk", type=discord.ChannelType.public_thread)
    await client.hears("thread_create")
    await thread.add_user(discord.Object(int(ben.id)))
    await thread.edit(archived=True)
    await client.hears("thread_update")
    await message.delete()
    await client.hears("message_delete")
    made = (await ben.extend("channel", name="attic"))["channel"]
    await client.hears("guild_channel_create")
    deny(table, made, SEND_MESSAGES)
    await client.hears("guild_channel_update")
    table.world.delete_channel(table.world.channel(int(made)))
    await client.hears("guild_channel_delete")
    table.world.delete_channel(table.world.channel(thread.id))
    await client.hears("raw_thread_delete")
    assert (await client.application_info()).owner.id == table.world.owner_id
    assert client.is_ready()
    await client.close()
    await running
