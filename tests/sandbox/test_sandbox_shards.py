"""Several servers and several shards: each shard gets events of its own servers, the first one also direct messages."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
import pytest
from discord import app_commands

from sandbox import Sandbox, loopback_connector, point_client_here
from sandbox.client import Failed, User
from sandbox.world import shard_of
from tests.delays import eventually
from tests.sandbox.conftest import Join
from tests.sandbox.demo_bot import DemoBot, add_commands


class Sharded(discord.AutoShardedClient):
    """Answers `/ping`, and records the events of its shards."""

    def __init__(self, **options: Any) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True, dm_messages=True),
            connector=loopback_connector(),
            guild_ready_timeout=0.1,
            **options,
        )
        self.tree = app_commands.CommandTree(self)
        self.heard: list[str] = []
        self.joined: list[str] = []
        add_commands(self.tree)

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        self.heard.append("dm" if interaction.guild is None else interaction.guild.name)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        self.joined.append(guild.name)


@asynccontextmanager
async def sharded(table: Sandbox, **options: Any) -> AsyncIterator[Sharded]:
    """Such a bot, ready at the table."""
    point_client_here(table.url)
    client = Sharded(**options)
    life = asyncio.create_task(client.start(table.token))
    try:
        await asyncio.wait_for(client.wait_until_ready(), 60)
        yield client
    finally:
        await client.close()
        await asyncio.gather(life, return_exceptions=True)


def test_the_servers_are_on_different_shards(table: Sandbox) -> None:
    first, second = table.world.servers
    for count in (2, 3, 4, 8, 16):
        assert (shard_of(first, count), shard_of(second, count)) == (0, 1)
    assert (shard_of(first, 1), shard_of(second, 1)) == (0, 0)
    assert shard_of(None, 16) == 0


@pytest.mark.slow
async def test_a_bot_starts_the_recommended_number_of_shards(join: Join) -> None:
    async with Sandbox(shards=2) as table, sharded(table) as bot, User(table.url, "ben") as ben:
        assert bot.shard_count == 2
        assert sorted(session.shard for session in table.gateway.sessions) == [(0, 2), (1, 2)]
        assert {guild.name: guild.shard_id for guild in bot.guilds} == {"カンテラ": 0, "別館": 1}
        for place in ("table-1", "annex-1", "dm"):
            assert (await ben.slash(ben.channel(place), "ping")).state == "message"
        assert bot.heard == ["カンテラ", "別館", "dm"]


@pytest.mark.slow
async def test_each_of_two_bots_receives_only_events_of_its_own_servers(ben: User, table: Sandbox) -> None:
    async with sharded(table, shard_count=2, shard_ids=[0]) as first:
        assert not ben.online, "no bot serves the second server"
        with pytest.raises(Failed):
            await ben.slash(ben.channel("annex-1"), "nothing")
        async with sharded(table, shard_count=2, shard_ids=[1]) as second:
            await ben.wait_online()
            for place in ("table-1", "annex-1", "annex-2", "dm"):
                assert (await ben.slash(ben.channel(place), "ping")).state == "message"
            assert ([guild.name for guild in first.guilds], first.heard) == (["カンテラ"], ["カンテラ", "dm"])
            assert ([guild.name for guild in second.guilds], second.heard) == (["別館"], ["別館", "別館"])
            assert (await second.http.get_bot_gateway())[0] == 1
        await ben.wait_online(False)
        assert (await ben.slash(ben.channel("table-1"), "ping")).state == "message"


@pytest.mark.slow
async def test_one_shard_reconnects_without_affecting_the_other(join: Join) -> None:
    async with Sandbox() as table, sharded(table, shard_count=2) as bot, User(table.url, "ben") as ben:
        zero, one = table.gateway.session(0, 2), table.gateway.session(1, 2)
        socket = zero.socket
        await table.gateway.drop(shard=1)
        await ben.wait_online(False)
        assert (await ben.slash(ben.channel("annex-1"), "ping")).state == "message", "answered when it is back"
        await ben.wait_online()
        assert table.gateway.session(1, 2) is one, "it was resumed"
        await table.gateway.drop(shard=1, forget=True)
        await ben.wait_online(False)
        await ben.wait_online()
        assert table.gateway.session(1, 2) is not one, "it must be a new session"
        assert (await ben.slash(ben.channel("annex-1"), "ping")).state == "message"
        assert table.gateway.session(0, 2) is zero
        assert zero.socket is socket
        assert bot.heard == ["別館", "別館"]


@pytest.mark.slow
async def test_another_number_of_shards_replaces_disconnected_sessions(table: Sandbox) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(table.gateway.url) as socket:
        await socket.send_json({"op": 2, "d": {"token": table.token, "intents": 0, "properties": {}}})
        await table.gateway.wait_online()
        await table.gateway.drop()
        await table.gateway.wait_online(False)
    assert [session.shard for session in table.gateway.sessions] == [(0, 1)], "it could still be resumed"
    async with sharded(table, shard_count=2):
        assert sorted(session.shard for session in table.gateway.sessions) == [(0, 2), (1, 2)]


@pytest.mark.parametrize("shard", [[2, 2], [-1, 2], [0, 0], [0], ["0", "2"], [False, True], 0, None])
async def test_an_invalid_shard_is_refused(table: Sandbox, shard: object) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(table.gateway.url) as socket:
        await socket.receive_json()
        data = {"token": table.token, "intents": 0, "properties": {}, "shard": shard}
        await socket.send_json({"op": 2, "d": data})
        await socket.receive()
        assert socket.close_code == 4010
    assert table.gateway.sessions == []


@pytest.mark.slow
async def test_joining_a_server_is_reported_to_its_shard(join: Join) -> None:
    async with Sandbox() as table, sharded(table, shard_count=3) as bot, User(table.url, "ben") as ben:
        made = await ben.extend("server", name="attic")
        await ben.wait_for(lambda: made["channel"] in ben.channels)
        assert (await ben.slash(made["channel"], "ping")).state == "message"
        guild = bot.get_guild(int(made["server"]))
        assert guild is not None
        assert guild.name == "attic"
        assert guild.shard_id == 2
        assert [channel.name for channel in guild.text_channels] == ["attic"]
        assert bot.joined == ["attic"]
        assert bot.heard == ["attic"]


@pytest.mark.slow
async def test_channels_threads_roles_and_commands_belong_to_one_server(
    table: Sandbox, bot: DemoBot, join: Join
) -> None:
    aoi = await join("aoi")
    here, there = aoi.channel("table-1"), aoi.channel("annex-1")
    _, second = bot.guilds
    assert [channel.name for channel in second.text_channels] == ["annex-1", "annex-2"]
    rolled = await aoi.slash(here, "roll", sides=6, where=here)
    assert rolled.shown["content"].endswith("table-1")
    with pytest.raises(Failed):
        await aoi.slash(here, "roll", sides=6, where=there)
    await aoi.slash(there, "thread", name="upstairs")
    thread = bot.get_channel(int(aoi.channel("upstairs")))
    assert isinstance(thread, discord.Thread)
    assert thread.guild == second
    assert [role.id for role in second.roles] == [second.id, second.id + 2]
    await bot.http.bulk_upsert_guild_commands(
        bot.application_id or 0, second.id, [{"name": "only", "description": "x"}]
    )
    (only,) = await aoi.wait_for(lambda: [command for command in aoi.commands if command["name"] == "only"])
    assert (only["servers"], only["in_dm"]) == ([str(second.id)], False)
    with pytest.raises(Failed) as refusal:
        await aoi.slash(here, "only")
    assert refusal.value.code == "not_here"


@pytest.mark.slow
async def test_a_shard_may_have_two_sessions_and_each_receives_everything(ben: User, table: Sandbox) -> None:
    """As on Discord, so that a new process can be ready before the old one stops."""
    here = ben.channel("table-1")
    async with sharded(table, shard_count=2) as old:
        async with sharded(table, shard_count=2) as new:
            shards = sorted(session.shard for session in table.gateway.sessions)
            assert shards == [(0, 2), (0, 2), (1, 2), (1, 2)]
            assert (await ben.slash(here, "ping")).state == "message"
            await eventually(lambda: old.heard and new.heard)
            assert old.heard == new.heard == ["カンテラ"]
            await old.close()
            assert (await ben.slash(here, "ping")).state == "message"
            assert (old.heard, new.heard) == (["カンテラ"], ["カンテラ"] * 2)
        assert table.gateway.sessions == []


@pytest.mark.slow
async def test_the_gateway_reports_how_many_sessions_may_start_at_once(join: Join) -> None:
    async with Sandbox(shards=3, at_once=16) as table, sharded(table, shard_count=1) as bot:
        shards, _, limit = await bot.http.get_bot_gateway()
        assert (shards, limit["max_concurrency"]) == (3, 16)
