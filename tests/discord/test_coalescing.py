"""Requests that take long: a newer one replaces an older one, and all are answered when the bot stops."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar

import pytest
import pytest_asyncio

from cogs.client.client import KanteraBot
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
    ("language", "notice"),
    [("en-US", "You made a newer request"), ("ja", "あとの操作を優先したので")],
)
async def test_a_request_dropped_for_a_newer_one_says_so(
    world: World, monkeypatch: pytest.MonkeyPatch, language: str, notice: str
) -> None:
    bob = world.person("bob", language)
    requests = world.bot.services.requests
    waits = asyncio.Event()
    wait = requests._wait

    async def waited(user_id: int, person: Any) -> None:
        waits.set()
        await wait(user_id, person)

    monkeypatch.setattr(requests, "_wait", waited)
    async with requests.slot(bob.id), requests.slot(bob.id):
        waiting = asyncio.create_task(bob.slash(world.channel, "table stats"))
        await waits.wait()
        newer = asyncio.create_task(requests.slot(bob.id).__aenter__())
        assert notice in text(response(await waiting))
        newer.cancel()


async def test_a_pending_statistics_request_is_answered_when_the_bot_stops(
    world: World, slow: Slow, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    asking = asyncio.create_task(world.alice.slash(world.channel, "table stats"))
    await slow.begun.wait()
    await world.bot.close()
    assert "I'm about to restart" in text(response(await asking))
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING] == []
