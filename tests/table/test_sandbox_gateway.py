"""The gateway: dropped connections, forgotten sessions, a bot that dies and comes back."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from sandbox import Sandbox
from sandbox.client import User
from tests.table.conftest import Join
from tests.table.demo_bot import DemoBot


@pytest.mark.parametrize("code", [0, 4000])
async def test_a_dropped_connection_is_resumed(table: Sandbox, bot: DemoBot, join: Join, code: int) -> None:
    ben = await join("ben")
    session = table.gateway.session
    await table.gateway.drop(code)
    await ben.wait_online(False)
    # Pressed while the connection is down: answered after the bot came back.
    pong = await ben.slash(ben.channel("table-1"), "ping")
    assert pong.state == "message"
    assert bot.resumed.is_set()
    assert bot.readies == 1
    assert table.gateway.session is session
    assert ben.online


async def test_reconnect_when_asked(table: Sandbox, bot: DemoBot) -> None:
    await table.gateway.ask_reconnect()
    await asyncio.wait_for(bot.resumed.wait(), 10)
    assert bot.readies == 1


async def test_a_forgotten_session_is_begun_anew(table: Sandbox, bot: DemoBot, join: Join) -> None:
    ben = await join("ben")
    session = table.gateway.session
    await table.gateway.drop(4000, forget=True)
    await ben.wait_online(False)
    await ben.wait_online()
    assert table.gateway.session is not session
    assert not bot.resumed.is_set()
    pong = await ben.slash(ben.channel("table-1"), "ping")
    assert pong.state == "message"


async def test_a_wrong_token_is_refused(table: Sandbox) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(table.gateway_url) as socket:
        hello = await socket.receive_json()
        assert hello["op"] == 10
        await socket.send_json({"op": 2, "d": {"token": "wrong", "intents": 0, "properties": {}}})
        await socket.receive()
        assert socket.close_code == 4004


async def test_heartbeats_are_answered_in_good_order(table: Sandbox, bot: DemoBot) -> None:
    # Every heartbeat's answer has to come after discord.py noted the time of sending, else the latency it
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
    """What the keep-alive thread of discord.py does at each interval."""
    sent = asyncio.run_coroutine_threadsafe(keeper.ws.send_heartbeat(keeper.get_payload()), keeper.ws.loop)
    sent.result(10)
    keeper._last_send = time.perf_counter()


async def test_members_only_with_their_intent(table: Sandbox, bot: DemoBot) -> None:
    guild = bot.guilds[0]
    assert [member.name for member in guild.members] == ["kantera"]
    assert guild.member_count == 6
    assert (await guild.fetch_member(table.world.owner_id)).display_name == "葵"


@pytest.fixture
async def far_table(tmp_path: Path) -> AsyncIterator[tuple[str, str]]:
    """A table in a process of its own: the page's address and the bot's token."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "sandbox", "--record", tmp_path / "record.jsonl", stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    url = (await process.stdout.readline()).decode().removeprefix("page ").strip()
    token = (await process.stdout.readline()).decode().removeprefix("token ").strip()
    yield url, token
    process.terminate()
    assert await process.wait() == 0


async def start_bot(url: str, token: str) -> asyncio.subprocess.Process:
    """The demo bot in a process of its own."""
    return await asyncio.create_subprocess_exec(sys.executable, "-m", "tests.table.demo_bot", url, token)


async def test_the_table_outlives_a_killed_bot(far_table: tuple[str, str], tmp_path: Path) -> None:
    url, token = far_table
    first = await start_bot(url, token)
    async with User(url, "ben") as ben:
        await ben.wait_online()
        await ben.wait_for(lambda: ben.commands)
        here = ben.channel("table-1")
        counted = await ben.slash(here, "count")
        assert counted.message is not None
        counted = await ben.click(counted.message, "count:")
        os.kill(first.pid, signal.SIGKILL)
        await first.wait()
        await ben.wait_online(False)
        second = await start_bot(url, token)
        await ben.wait_online()
        # The button of the dead bot still works: its state is in its custom id.
        assert counted.message is not None
        counted = await ben.click(counted.message, "count:")
        assert counted.message is not None
        assert counted.message["content"] == "counted 2"
        second.kill()
        await second.wait()
    lines = (tmp_path / "record.jsonl").read_text().splitlines()
    assert sum("/commands" in line for line in lines) == 2
