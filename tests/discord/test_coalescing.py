"""Reports that take long: a newer request replaces an older one, and all are answered when the bot stops."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import ParamSpec, TypeVar

import pytest
import pytest_asyncio

from cogs.client.client import KanteraBot
from tables.workers.coalescing import Key
from tables.workers.scheduler import Job
from tables.workers.thinker import InlineThinker
from tests.discord.conftest import MakeBot
from tests.discord.table import World, response, text

P = ParamSpec("P")
T = TypeVar("T")


class Slow(InlineThinker):
    """Runs no job before the test allows it."""

    def __init__(self) -> None:
        self.begun = asyncio.Event()
        self.go = asyncio.Event()

    async def call(self, job: Job, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        self.begun.set()
        await self.go.wait()
        return await super().call(job, function, *args, **kwargs)


@pytest_asyncio.fixture
async def simcord_bot(make_bot: MakeBot) -> KanteraBot:
    return await make_bot(thinker=Slow())


@pytest.fixture
def slow(world: World) -> Slow:
    assert isinstance(world.bot.tables.thinker, Slow)
    return world.bot.tables.thinker


@pytest.mark.parametrize(
    ("language", "told"),
    [("en-US", "You made a newer request"), ("ja", "あとの操作を優先したので")],
)
async def test_a_request_dropped_for_a_newer_one_says_so(
    world: World, slow: Slow, monkeypatch: pytest.MonkeyPatch, language: str, told: str
) -> None:
    bob = world.person("bob", language)
    tables = world.bot.tables
    first = asyncio.create_task(tables.past.stats(guild_id=world.guild.id, person=bob.id))
    await slow.begun.wait()
    waits, queue = asyncio.Event(), tables.coalescer._queue

    def queued(person: int, key: Key) -> object:
        waits.set()
        return queue(person, key)

    monkeypatch.setattr(tables.coalescer, "_queue", queued)
    second = asyncio.create_task(bob.slash(world.channel, "table stats", game="sample"))
    await waits.wait()
    third = asyncio.create_task(tables.past.stats(guild_id=world.guild.id, game="picks", person=bob.id))
    assert told in text(response(await second))
    slow.go.set()
    assert (await first).players == (await third).players == []


async def test_a_pending_statistics_request_is_answered_when_the_bot_stops(
    world: World, slow: Slow, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    asking = asyncio.create_task(world.alice.slash(world.channel, "table stats"))
    await slow.begun.wait()
    await world.bot.close()
    assert "I'm about to restart" in text(response(await asking))
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING] == []
