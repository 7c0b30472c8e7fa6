"""A server of pages without Discord."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from bot import page_server
from tests.discord.conftest import MakeBot, make_bot
from tests.web.people import Site

__all__ = ["make_bot"]


@pytest_asyncio.fixture
async def site(make_bot: MakeBot, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Site]:
    """Pages of all games, the sample game among them."""
    monkeypatch.setattr("cogs.services.caller.ANSWER_WITHIN", 60.0)
    bot = await make_bot()
    server = page_server(bot, {})
    await server.start(0)
    yield Site(bot, server)
    await server.close()
    await bot.tables.close()
    await bot.tables.database.close()
