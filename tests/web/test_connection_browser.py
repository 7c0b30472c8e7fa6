"""A page that loses its connection: it says so, reconnects, and no choice is lost or made twice."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
import pytest_asyncio
from playwright.async_api import Page, Route, expect

from bot import page_fonts
from storage.rows import Table
from tests.browser.conftest import PATIENCE, until
from tests.discord.conftest import MakeBot
from tests.tables.helpers import pick
from tests.web.flaky_network import HOST, Wire, wire
from tests.web.pages import DESKTOP, PHONE, REACTION, SETTLES, Visits, as_time_passes
from tests.web.people import ANN, BEN, Site, served
from web.access import Origin

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.browser, pytest.mark.slow, pytest.mark.long]

QUIET = 20_000
"""Milliseconds without a message after which a page asks whether the server is there."""


@pytest.fixture(autouse=True)
def stopped(visit: Visits) -> None:
    """No page takes a slow machine for a lost connection."""
    visit.stopped = True


@pytest_asyncio.fixture(loop_scope="module")
async def network() -> AsyncIterator[Wire]:
    async with wire() as link:
        yield link


@asynccontextmanager
async def behind(network: Wire, make_bot: MakeBot) -> AsyncIterator[Site]:
    """A bot and its pages, reached through the network."""
    async with served(await make_bot(), page_fonts(), Origin("http", f"{HOST}:{network.port}")) as site:
        listening = site.server._listening
        assert listening is not None
        network.to = listening.sockets[0].getsockname()[1]
        site.server._local = True  # with fonts
        yield site


@pytest_asyncio.fixture(loop_scope="module")
async def place(make_bot: MakeBot, network: Wire) -> AsyncIterator[Site]:
    async with behind(network, make_bot) as site:
        yield site


async def open_page(site: Site, visit: Visits, size: tuple[int, int] = PHONE) -> tuple[Table, Page]:
    table = await site.table("picks", ANN, BEN)
    page = await visit.blank(size)
    await page.goto(f"{site.url}/enter#{await site.link(ANN, table)}")
    await page.wait_for_selector(".answer")
    return table, page


async def answer(site: Site, table: Table, *picked: str) -> None:
    """Answer as that person in Discord."""
    await pick(site.bot.tables, table.id, 0, *picked, by=ANN.id)


async def is_lost(page: Page) -> None:
    await as_time_passes(page, page.locator(".lost-note").is_visible, 500)
    await expect(page.locator(".answer").first).to_be_visible()  # the game stays visible


async def is_back(page: Page) -> None:
    await as_time_passes(page, page.locator(".lost-note").is_hidden)


@pytest.mark.parametrize("how", ["cut", "hush"])
async def test_a_choice_made_offline_is_carried_out_on_reconnection(
    place: Site, visit: Visits, network: Wire, how: str
) -> None:
    table, page = await open_page(place, visit)
    getattr(network, how)()
    await page.locator('[data-option="n5"]').tap()
    await is_lost(page)
    await expect(page.locator(".panel")).to_have_css("opacity", "0.5")
    assert await place.version(table) == 0
    network.mend()
    await is_back(page)
    await expect(page.locator(".panel")).to_have_css("opacity", "1")
    await expect(page.locator(".log")).to_contain_text("Picked: 5.")
    await page.wait_for_timeout(REACTION)
    assert await place.version(table) == 1
    await expect(page.locator("#app")).not_to_contain_class("busy")


async def test_a_choice_whose_reply_is_lost_is_not_made_twice(place: Site, visit: Visits, network: Wire) -> None:
    table, page = await open_page(place, visit)
    network.deaf = True
    await page.locator('[data-option="n5"]').tap()
    await until(lambda: place.version(table), lambda made: made == 1)
    await expect(page.locator(".log")).not_to_contain_text("Picked")
    await is_lost(page)
    network.deaf = False
    network.cut()
    network.mend()
    await is_back(page)
    await expect(page.locator(".log")).to_contain_text("Picked: 5.")
    await expect(page.locator(".panel")).not_to_contain_text("⚠️")
    assert await place.version(table) == 1


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
async def test_a_silent_network_is_noticed_and_the_page_catches_up(
    place: Site, visit: Visits, network: Wire, size: tuple[int, int]
) -> None:
    table, page = await open_page(place, visit, size)
    network.hush()
    await answer(place, table, "n7")
    await is_lost(page)
    network.mend()
    await is_back(page)
    await expect(page.locator(".log")).to_contain_text("Picked: 7.")
    await page.clock.run_for(SETTLES)
    await page.locator('[data-option="n3"]').click()
    await expect(page.locator(".log")).to_contain_text("Picked: 3.")


async def test_a_quiet_game_is_not_taken_for_a_lost_connection(place: Site, visit: Visits, network: Wire) -> None:
    table = await place.table("picks", ANN, BEN)
    page = await visit.blank(PHONE)
    heard = list[str | bytes]()
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(frame)))
    await page.goto(f"{place.url}/enter#{await place.link(ANN, table)}")
    await page.wait_for_selector(".answer")
    known = network.connections
    for times in range(1, 4):

        async def is_answered(times: int = times) -> bool:
            return sum('"pong"' in str(frame) for frame in heard) == times

        await page.clock.run_for(QUIET)
        await until(is_answered)
    await expect(page.locator(".lost-note")).to_be_hidden()
    assert network.connections == known


async def test_an_answer_that_arrives_too_late_is_reported(place: Site, visit: Visits, network: Wire) -> None:
    """A person answers on the offline page, then in Discord: the first answer to arrive counts."""
    table, page = await open_page(place, visit)
    network.hush()
    await page.locator('[data-option="n5"]').tap()
    await answer(place, table, "n7")
    await is_lost(page)
    network.mend()
    await is_back(page)
    await expect(page.locator(".panel")).to_contain_text("That question was answered earlier")
    await expect(page.locator(".log")).to_contain_text("Picked: 7.")
    assert await place.version(table) == 1


async def test_a_phone_that_goes_offline_says_so_at_once(place: Site, visit: Visits, network: Wire) -> None:
    _, page = await open_page(place, visit)
    await page.context.set_offline(True)
    await expect(page.locator(".lost-note")).to_be_visible()
    await page.context.set_offline(False)
    await is_back(page)


async def test_a_filled_in_form_survives_a_reconnection(place: Site, visit: Visits, network: Wire) -> None:
    _, page = await open_page(place, visit, DESKTOP)
    await page.locator("[popovertarget=menu]").click()
    await page.get_by_role("button", name="Table…").click()
    await page.locator("dialog").get_by_role("button", name="⚙️ Settings…").click()
    await page.locator("dialog").last.get_by_role("button", name="Edit your settings…").click()
    await page.locator('form input[value="words"]').check()
    network.cut()
    await expect(page.locator(".lost-note")).to_be_visible()
    network.mend()
    await is_back(page)
    await expect(page.locator("dialog")).to_have_count(1)
    await expect(page.locator('form input[value="words"]')).to_be_checked()
    await page.locator("form").get_by_role("button", name="Send").click()

    async def is_stored() -> bool:
        return place.bot.services.people.get(ANN.id).text_only

    await until(is_stored)


async def test_a_choice_survives_the_replacement_of_the_bot(
    place: Site, visit: Visits, network: Wire, make_bot: MakeBot
) -> None:
    table, page = await open_page(place, visit)
    network.cut()
    await page.locator('[data-option="n5"]').tap()
    await is_lost(page)
    await place.server.close()
    async with behind(network, make_bot) as after:
        network.mend()
        await is_back(page)
        await expect(page.locator(".log")).to_contain_text("Picked: 5.")
        assert await after.version(table) == 1


async def test_a_link_can_still_be_used_after_a_network_failure(place: Site, visit: Visits, network: Wire) -> None:
    table = await place.table("picks", ANN, BEN)
    page = await visit.blank(PHONE)
    await page.route("**/enter", lambda route: route.abort() if route.request.method == "POST" else route.continue_())
    await page.goto(f"{place.url}/enter#{await place.link(ANN, table)}")
    await expect(page.locator("body")).to_contain_text("can't be opened right now")
    await page.unroute("**/enter")
    await page.get_by_role("button").tap()
    await expect(page.locator(".answer").first).to_be_visible()


async def test_the_page_connects_while_its_words_are_still_being_loaded(
    place: Site, visit: Visits, network: Wire
) -> None:
    table = await place.table("picks", ANN, BEN)
    page = await visit.blank(PHONE)
    connected = asyncio.Event()
    page.on("websocket", lambda _: connected.set())
    asked = []

    async def later(route: Route) -> None:
        asked.append(route.request.url.rpartition("/")[2])
        await asyncio.wait_for(connected.wait(), PATIENCE)
        await route.continue_()

    await page.route("**/words/*", later)
    await page.goto(f"{place.url}/enter#{await place.link(ANN, table)}")
    await page.wait_for_selector(".answer")
    assert asked == ["en"]
    await expect(page.locator(".skip")).to_contain_text("Go to the question")


async def test_the_page_speaks_the_language_of_the_session_whichever_words_arrive_first(
    place: Site, visit: Visits, network: Wire
) -> None:
    table = await place.table("picks", ANN, BEN)
    page = await visit.blank(PHONE)
    ready = asyncio.Event()

    async def later(route: Route) -> None:
        await asyncio.wait_for(ready.wait(), PATIENCE)
        await route.continue_()

    await page.route("**/words/en", later)
    await page.goto(f"{place.url}/enter#{await place.link(ANN, table, 'ja')}")
    await page.wait_for_selector(".answer")
    async with page.expect_response("**/words/en"):
        ready.set()
    await page.wait_for_timeout(REACTION)
    assert await page.evaluate("document.documentElement.lang") == "ja"
    await page.keyboard.press("?")
    await expect(page.locator("#toasts")).to_contain_text("キー")
