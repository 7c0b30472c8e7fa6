"""A server of pages without Discord, and for tests of a browser `place`, whose boards can be tapped, and `visit`."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from storage.rows import Table
from tests.browser.conftest import browser
from tests.discord.conftest import MakeBot, make_bot
from tests.web.pages import marked, place, visit
from tests.web.people import ANN, BEN, Site, served

__all__ = ["browser", "make_bot", "marked", "place", "visit"]


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait for every answer, even on a busy machine."""
    monkeypatch.setattr("cogs.services.caller.ANSWER_WITHIN", 60.0)


@pytest_asyncio.fixture
async def site(make_bot: MakeBot) -> AsyncIterator[Site]:
    """Pages of all games, the sample game among them."""
    async with served(await make_bot(), {}) as site:
        yield site


@pytest_asyncio.fixture
async def table(site: Site) -> Table:
    """A sample game of Ann and Ben, just started."""
    return await site.table("sample", ANN, BEN)
