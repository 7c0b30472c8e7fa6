"""A table, a demo bot on it, and people, all in one process unless a test says otherwise."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from typing import Any

import aiohttp
import discord
import pytest

from sandbox import Sandbox
from sandbox.client import User
from sandbox.server import API
from sandbox.world import Change
from tests.sandbox.addresses import restore_addresses
from tests.sandbox.demo_bot import DemoBot, running

Join = Callable[[str], Awaitable[User]]


@pytest.fixture(autouse=True)
def addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    restore_addresses(monkeypatch)


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait for every answer, even on a busy machine."""
    monkeypatch.setattr("cogs.services.caller.ANSWER_WITHIN", 60.0)
    monkeypatch.setattr("sandbox.server.DEADLINE", 60.0)


@pytest.fixture(autouse=True)
def no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Skip the five seconds that discord.py leaves between two sessions."""

    async def no_pause(self: object, shard_id: int | None, *, initial: bool = False) -> None:
        pass

    monkeypatch.setattr(discord.Client, "before_identify_hook", no_pause)


def deny(table: Sandbox, channel: str, permissions: int) -> None:
    """Take exactly these permissions from the bot in a channel."""
    place = table.world.channel(int(channel))
    place.denied = permissions
    table.world.tell(Change("channel_update", place))


@pytest.fixture
async def table() -> AsyncIterator[Sandbox]:
    """An empty table."""
    async with Sandbox() as sandbox:
        yield sandbox


@pytest.fixture
async def bot(table: Sandbox) -> AsyncIterator[DemoBot]:
    """The demo bot, ready at the table."""
    async with running(table) as client:
        yield client


@pytest.fixture
async def join(table: Sandbox) -> AsyncIterator[Join]:
    """Lets people join, by username."""
    async with AsyncExitStack() as stack:

        async def enter(name: str) -> User:
            return await stack.enter_async_context(User(table.url, name))

        yield enter


class Raw:
    """Requests without a client library."""

    def __init__(self, table: Sandbox, session: aiohttp.ClientSession) -> None:
        self.table = table
        self.session = session

    async def __call__(self, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, Any]:
        send = {"Authorization": f"Bot {self.table.token}"} | headers
        address = self.table.world.base + API + path
        async with self.session.request(method, address, json=body, headers=send) as answer:
            if answer.status == 204:
                return 204, None
            assert answer.headers["Content-Type"] == "application/json"
            return answer.status, await answer.json()


@pytest.fixture
async def raw(table: Sandbox) -> AsyncIterator[Raw]:
    async with aiohttp.ClientSession() as session:
        yield Raw(table, session)


@pytest.fixture
async def ben(join: Join) -> User:
    """Ben, who has joined."""
    return await join("ben")
