"""The page in Firefox: opened with a link, tapped, answered, and reconnected."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from cogs.services.links import watch_link
from storage.rows import Table
from tests.web import firefox
from tests.web.firefox import Firefox
from tests.web.pages import DESKTOP, PHONE, connection_lost, laid_cards, table
from tests.web.people import ANN, BEN, Site

__all__ = ["table"]

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.browser, pytest.mark.slow, pytest.mark.long]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[Firefox]:
    """The system's Firefox; without one these tests are skipped, but in CI they fail."""
    program = firefox.installed()
    if program is None:
        sentence = "There is no Firefox here (Debian: apt-get install firefox-esr)."
        if os.environ.get("CI") == "true":
            pytest.fail(sentence)
        pytest.skip(sentence)
    async with firefox.started(program) as started:
        yield started


async def test_a_game_is_played_and_watched(place: Site, table: Table, browser: Firefox, marked: None) -> None:
    table = await place.bot.tables.switches.set(table.id, ANN, watch=True)
    phone, desk, watcher = await browser.tab(*PHONE), await browser.tab(*DESKTOP), await browser.tab(*DESKTOP)
    await phone.goto(f"{place.url}/enter#{await place.link(ANN, table, 'ja')}")
    await desk.goto(f"{place.url}/enter#{await place.link(BEN, table)}")
    await watcher.goto(watch_link(place.bot.services, table))
    for tab in (phone, desk, watcher):
        await tab.until("document.querySelector('.board svg text')")
    await watcher.says(".panel", "You're watching")
    assert await phone.evaluate("document.documentElement.lang") == "ja"
    assert await phone.evaluate("document.querySelectorAll('rect.open').length") == 3
    assert await watcher.evaluate("document.querySelectorAll('rect.open, .answer').length") == 0

    await phone.tap('rect[data-mark="2"]')
    await phone.until("document.querySelector('.panel [data-press*=\":take\"]')")
    assert await laid_cards(place, table) == [3, None]
    await watcher.says(".log", "Ann has laid a card.")

    await desk.evaluate("document.querySelector('.answers').classList.add('old')")
    async with connection_lost(place):
        await desk.until("document.querySelector('#app.lost')")
    await desk.until("!document.querySelector('#app.lost') && document.querySelector('.answers:not(.old)')")
    await desk.tap('[data-option="card-4"]', "mouse")
    for tab in (desk, watcher):
        await tab.says(".log", "The cards: 3 and 4.")
    assert (await laid_cards(place, table))[0] == 3
    assert [problem for problem in browser.problems if "websocket" not in problem.lower()] == []
