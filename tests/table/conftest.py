"""A table, a demo bot on it, and people, all in one process unless a test says otherwise."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack

import pytest

from sandbox import Sandbox, addresses_of, point_client_here
from sandbox.client import User
from tests.table.demo_bot import DemoBot

Join = Callable[[str], Awaitable[User]]


@pytest.fixture
async def table() -> AsyncIterator[Sandbox]:
    """An empty table."""
    async with Sandbox(deadline=1.0) as sandbox:
        yield sandbox


@pytest.fixture
async def bot(table: Sandbox) -> AsyncIterator[DemoBot]:
    """The demo bot, ready at the table."""
    point_client_here(**addresses_of(table))
    client = DemoBot()
    running = asyncio.create_task(client.start(table.token))
    ready = asyncio.create_task(client.wait_until_ready())
    done, _ = await asyncio.wait({running, ready}, timeout=20, return_when=asyncio.FIRST_COMPLETED)
    if ready not in done:
        running.cancel()
        await running
    yield client
    await client.close()
    await running


@pytest.fixture
async def join(table: Sandbox) -> AsyncIterator[Join]:
    """Lets people join, by username."""
    async with AsyncExitStack() as stack:

        async def enter(name: str) -> User:
            return await stack.enter_async_context(User(table.url, name))

        yield enter
