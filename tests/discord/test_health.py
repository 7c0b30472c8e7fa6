"""Whether the bot is healthy, asked from outside."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable

import aiohttp
import pytest
import pytest_asyncio

from cogs.client.health import GONE, HealthCheck
from cogs.services.backup_alarm import OVERDUE
from tests.discord.table import World
from tests.tables.helpers import ManualClock


@pytest.fixture
def watch() -> ManualClock:
    return ManualClock(100.0)


@pytest_asyncio.fixture
async def health(world: World, watch: ManualClock) -> AsyncIterator[tuple[HealthCheck, str]]:
    health = HealthCheck(world.bot, watch)
    port = await health.start(0)
    yield health, f"http://127.0.0.1:{port}"
    await health.close()


async def read(url: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(url) as response:
        return response.status, await response.text()


async def test_the_bot_is_healthy_while_the_gateway_is_in_reach(
    health: tuple[HealthCheck, str], watch: ManualClock
) -> None:
    part, url = health
    assert await read(f"{url}/healthz") == (200, "ok\n")
    watch.now += GONE
    assert await read(f"{url}/healthz") == (503, "Discord's gateway has been out of reach for 60 seconds.\n")
    await part._there(0)
    assert await read(f"{url}/healthz") == (200, "ok\n")
    await part._left(0)
    watch.now += GONE - 1
    await part._left(0)  # reported again by every attempt to reconnect
    assert (await read(f"{url}/healthz"))[0] == 200
    watch.now += 1
    assert (await read(f"{url}/healthz"))[0] == 503


async def test_each_shard_that_is_out_of_reach_is_named(
    world: World, health: tuple[HealthCheck, str], watch: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, url = health
    monkeypatch.setattr(world.bot, "shard_ids", [4, 5, 6])
    for shard in (4, 5):
        world.bot.dispatch("shard_ready", shard)
    await world.env.settle()
    watch.now += GONE - 1
    assert await read(f"{url}/healthz") == (200, "ok\n")
    world.bot.dispatch("shard_disconnect", 5)
    await world.env.settle()
    watch.now += 1
    sentence = "Discord's gateway has been out of reach for shard {} for {} seconds.\n"
    assert await read(f"{url}/healthz") == (503, sentence.format(6, 60))
    watch.now += GONE
    assert await read(f"{url}/healthz") == (503, sentence.format(5, 61) + sentence.format(6, 120))
    world.bot.dispatch("shard_resumed", 5)
    world.bot.dispatch("shard_ready", 6)
    await world.env.settle()
    assert await read(f"{url}/healthz") == (200, "ok\n")


async def test_a_new_session_of_a_shard_resumes_the_tables_of_its_servers_only(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    is_resumed: list[Callable[[int], bool]] = []

    async def noted(chosen: Callable[[int], bool]) -> None:
        is_resumed.append(chosen)

    monkeypatch.setattr(world.bot, "shard_count", 3)
    monkeypatch.setattr(world.bot.loops.track_reachability, "is_running", lambda: True)
    monkeypatch.setattr(world.bot.resumer, "resume_again", noted)
    await world.bot.on_shard_ready(1)
    await world.env.settle()
    (of_shard,) = is_resumed
    assert [number for number in range(6) if of_shard(number << 22)] == [1, 4]


async def test_a_stopped_clock_is_reported(world: World, health: tuple[HealthCheck, str], watch: ManualClock) -> None:
    part, url = health
    await part._there(0)
    world.bot.heartbeat._last -= 90
    status, text = await read(f"{url}/healthz")
    assert status == 503
    assert text.startswith("The clock has stood still for 9")


async def test_an_overdue_backup_is_reported(world: World, health: tuple[HealthCheck, str], watch: ManualClock) -> None:
    part, url = health
    await part._there(0)
    assert await read(f"{url}/healthz") == (200, "ok\n"), "without backups there is nothing to report"
    world.bot.backup_alarm.begin()
    assert await read(f"{url}/healthz") == (200, "ok\n")
    world.bot.backup_alarm.tried(world.bot.services.clock() - 2 * OVERDUE)
    assert await read(f"{url}/healthz") == (503, "The newest backup of the database is 52 hours old.\n")
    world.bot.backup_alarm.tried(None, "the disk is full")
    assert await read(f"{url}/healthz") == (503, "There is no backup of the database.\n")
    world.bot.backup_alarm.tried(world.bot.services.clock())
    assert await read(f"{url}/healthz") == (200, "ok\n")
