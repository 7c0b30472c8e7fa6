"""Links to the page in a real browser: entering, signing out, watching."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from cogs.services.links import watch_link
from storage.rows import Table
from tests.tables.helpers import pick
from tests.web.pages import DESKTOP, PHONE, Visits, connection_lost, opened, table
from tests.web.people import ANN, BEN, Site

__all__ = ["table"]

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.browser, pytest.mark.slow]


@pytest.mark.long
async def test_a_link_opens_the_game_without_loading_a_second_document(place: Site, visit: Visits) -> None:
    table = await place.table("sample", ANN, BEN)
    page = await visit.blank(DESKTOP)
    documents: list[str] = []
    page.on("request", lambda asked: documents.append(asked.url) if asked.resource_type == "document" else None)
    link = await place.link(ANN, table)
    await page.goto(f"{place.url}/enter#{link}")
    await expect(page.locator(".board svg").first).to_be_visible()
    assert len(documents) == 1
    assert page.url.startswith(f"{place.url}/play/{table.id}/")
    await page.reload()
    await expect(page.locator(".board svg").first).to_be_visible()


@pytest.mark.long
async def test_a_used_link_is_reported_in_the_language_of_the_browser(place: Site, table: Table, visit: Visits) -> None:
    link = await place.link(ANN, table)
    async with place.browser() as session:
        await place.enter(session, link)
    context = await visit.browser.new_context(locale="ja-JP")
    page = await context.new_page()
    await page.goto(f"{place.url}/enter#{link}")
    await expect(page.locator("body")).to_contain_text("使用済み")
    assert link not in page.url
    await context.close()


@pytest.mark.long
async def test_signing_out_everywhere_empties_the_page(place: Site, table: Table, visit: Visits) -> None:
    page = await visit(ANN, table)
    await place.bot.tables.page_keys.close(ANN.id)
    await expect(page.locator("body")).to_contain_text("This board is another person's, or you're signed out.")
    assert await page.locator("svg, .panel").count() == 0


async def test_spectators_follow_the_game_until_the_link_is_renewed(
    place: Site, table: Table, visit: Visits, marked: None
) -> None:
    table = await place.bot.tables.switches.set(table.id, ANN, watch=True)
    page, other = await visit.watch(table, "ja", PHONE), await visit.watch(table)
    await expect(page.locator(".panel")).to_contain_text("観戦中です")
    await expect(other.locator(".panel")).to_contain_text("You're watching")
    assert page.url == watch_link(place.bot.services, table), "the address can be copied"
    assert await page.locator("rect.open, .answer, .hand:not([hidden])").count() == 0
    await opened(page, "menu")
    await expect(page.locator(".panel")).to_contain_text("You're watching")
    await expect(page.locator("#menu h2").last).to_have_text("Log")
    await pick(place.bot.tables, table.id, 0, "card-5")
    await pick(place.bot.tables, table.id, 1, "card-4")
    await expect(page.locator(".log")).to_contain_text("The cards: 5 and 4.")
    async with connection_lost(place):
        await expect(page.locator(".lost-note")).to_be_visible()
    await expect(page.locator(".lost-note")).to_be_hidden()
    await expect(page.locator(".panel")).to_contain_text("You're watching")  # still in the language chosen
    table = await place.bot.tables.switches.renew_watch(table.id, ANN)
    await expect(page.locator("body")).to_contain_text("This link isn't valid")
    await page.evaluate("link => { location.href = link; }", watch_link(place.bot.services, table))
    await expect(page.locator(".panel")).to_contain_text("観戦中です")
    await page.goto("about:blank")
    await page.goto(f"{place.url}/watch/{table.id}")
    await expect(page.locator("body")).to_contain_text("このリンクは無効です")
