"""The bot seen from outside: its metrics, and whether it is healthy."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator

import aiohttp
import pytest
import pytest_asyncio
from aiohttp import web
from aiohttp.test_utils import TestServer

from cogs.client.monitoring import GONE, Monitoring
from cogs.services.backups import OVERDUE
from cogs.services.metrics import MOST_OPEN, Metrics
from tables.workers.scheduler import Priority
from tables.workers.thinker import InlineThinker
from tests.discord.table import World


class Watch:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def value(metrics: Metrics, name: str, **labels: str) -> float | None:
    return metrics.registry.get_sample_value(name, labels)


def test_an_answer_is_timed_once_and_from_the_arrival_of_the_interaction() -> None:
    watch = Watch()
    metrics = Metrics(watch)
    metrics.arrived(7, "component")
    watch.now += 0.2
    metrics.answered(7)
    metrics.answered(7)
    metrics.answered(8)
    assert value(metrics, "kantera_answer_seconds_count") == 1
    assert value(metrics, "kantera_answer_seconds_bucket", le="0.1") == 0
    assert value(metrics, "kantera_answer_seconds_bucket", le="0.25") == 1
    assert value(metrics, "kantera_interactions_total", kind="component") == 1


def test_interactions_without_an_answer_do_not_pile_up() -> None:
    metrics = Metrics()
    for number in range(MOST_OPEN + 1):
        metrics.arrived(number, "autocomplete")
    metrics.answered(0)
    assert value(metrics, "kantera_answer_seconds_count") == 0
    metrics.answered(1)
    assert value(metrics, "kantera_answer_seconds_count") == 1


async def test_the_answer_is_recognized_among_the_requests_to_discord() -> None:
    metrics = Metrics()
    metrics.arrived(41, "application_command")

    async def done(request: web.Request) -> web.Response:
        return web.Response(status=204)

    application = web.Application()
    application.router.add_post("/{anything:.*}", done)
    async with (
        TestServer(application, host="127.0.0.1") as server,
        aiohttp.ClientSession(trace_configs=[metrics.trace()]) as session,
    ):
        await session.post(server.make_url("/api/v10/channels/41/messages"))
        assert value(metrics, "kantera_answer_seconds_count") == 0
        await session.post(server.make_url("/api/v10/interactions/41/token/callback"))
    assert value(metrics, "kantera_answer_seconds_count") == 1


@pytest_asyncio.fixture
async def watch() -> Watch:
    return Watch()


@pytest_asyncio.fixture
async def monitoring(world: World, watch: Watch) -> AsyncIterator[tuple[Monitoring, str]]:
    monitoring = Monitoring(world.bot, watch)
    port = await monitoring.start(0)
    yield monitoring, f"http://127.0.0.1:{port}"
    await monitoring.close()


async def read(url: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(url) as response:
        return response.status, await response.text()


async def test_metrics_are_served(
    world: World, monitoring: tuple[Monitoring, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, url = monitoring
    await world.started(computers=1)
    await world.settled()
    waiting = {**world.bot.tables.thinker.waiting, Priority.SEARCH: 7}
    monkeypatch.setattr(InlineThinker, "waiting", waiting)
    logging.getLogger("kantera.test").error("something to count")
    status, text = await read(f"{url}/metrics")
    assert status == 200
    assert 'kantera_open_tables{game="sample",status="running"} 1.0' in text
    assert 'kantera_interactions_total{kind="application_command"}' in text
    assert 'kantera_choices_stored{made_by="computer"}' in text
    assert 'kantera_thinking_waiting{priority="person"} 0.0' in text
    assert 'kantera_thinking_waiting{priority="search"} 7.0' in text
    assert 'kantera_screen_delay_seconds_count{screen="board"}' in text
    assert "kantera_errors_total 1.0" in text
    assert "kantera_clock_still_seconds 0.0" in text


async def test_the_bot_is_healthy_while_the_gateway_is_in_reach(
    monitoring: tuple[Monitoring, str], watch: Watch
) -> None:
    part, url = monitoring
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
    world: World, monitoring: tuple[Monitoring, str], watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, url = monitoring
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
    told = (await read(f"{url}/metrics"))[1]
    for shard, seconds in ((4, 0), (5, 61), (6, 120)):
        assert f'kantera_gateway_gone_seconds{{shard="{shard}"}} {seconds}.0' in told
    world.bot.dispatch("shard_resumed", 5)
    world.bot.dispatch("shard_ready", 6)
    await world.env.settle()
    assert await read(f"{url}/healthz") == (200, "ok\n")


async def test_a_stopped_clock_is_reported(world: World, monitoring: tuple[Monitoring, str], watch: Watch) -> None:
    part, url = monitoring
    await part._there(0)
    world.bot.heartbeat._last -= 90
    status, text = await read(f"{url}/healthz")
    assert status == 503
    assert text.startswith("The clock has stood still for 9")


async def test_an_overdue_backup_is_reported(world: World, monitoring: tuple[Monitoring, str], watch: Watch) -> None:
    part, url = monitoring
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
