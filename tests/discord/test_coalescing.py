"""Requests that take long: a newer one replaces an older one, and all are answered when the bot stops."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import NoReturn, ParamSpec, TypeVar

import pytest
import pytest_asyncio

from cogs.client.client import KanteraBot
from cogs.services.request_limits import REPLACED
from tables.errors import Refusal
from tables.workers.scheduler import Job
from tables.workers.thinker import InlineThinker
from tests.discord.conftest import MakeBot
from tests.discord.table import World, response, text

P = ParamSpec("P")
T = TypeVar("T")


class Endless(InlineThinker):
    """Begins jobs and ends none."""

    def __init__(self) -> None:
        self.begun = asyncio.Event()

    async def call(self, job: Job, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        self.begun.set()
        await asyncio.get_running_loop().create_future()
        raise AssertionError


@pytest_asyncio.fixture
async def simcord_bot(make_bot: MakeBot) -> KanteraBot:
    return await make_bot(thinker=Endless())


@pytest.mark.parametrize(
    ("language", "notice"),
    [("en-US", "You made a newer request"), ("ja", "あとの操作を優先したので")],
)
async def test_a_request_dropped_for_a_newer_one_says_so(
    world: World, monkeypatch: pytest.MonkeyPatch, language: str, notice: str
) -> None:
    """Which one is dropped is the subject of `test_requests`."""

    def dropped(user_id: int) -> NoReturn:
        raise Refusal(REPLACED)

    monkeypatch.setattr(world.bot.services.requests, "slot", dropped)
    bob = world.person("bob", language)
    assert notice in text(response(await bob.slash(world.channel, "table stats")))


async def test_a_pending_statistics_request_is_answered_when_the_bot_stops(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    asking = asyncio.create_task(world.alice.slash(world.channel, "table stats"))
    thinker = world.bot.tables.thinker
    assert isinstance(thinker, Endless)
    await thinker.begun.wait()
    await world.bot.close()
    assert "I'm about to restart" in text(response(await asking))
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING] == []
