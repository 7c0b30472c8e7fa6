"""In every state of the page, axe-core finds no serious accessibility problem."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Locator, Page, expect

from storage.rows import Language, Table
from tests.web import axe
from tests.web.pages import DESKTOP, PHONE, Visits, connection_lost, settled, table
from tests.web.people import ANN, BEN, Site

__all__ = ["table"]

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.browser, pytest.mark.slow, pytest.mark.long]

Size = tuple[int, int]
every_way = pytest.mark.parametrize(
    ("language", "size"),
    [("ja", PHONE), ("en", PHONE), ("ja", DESKTOP), ("en", DESKTOP)],
    ids=["ja phone", "en phone", "ja desktop", "en desktop"],
)
two_ways = pytest.mark.parametrize(
    ("language", "size"), [("ja", PHONE), ("en", DESKTOP)], ids=["ja phone", "en desktop"]
)


async def check(page: Page, state: str) -> None:
    await settled(page)
    assert await axe.findings(page) == [], state


async def opened(page: Page, button: str) -> Locator:
    """The dialog that a component opens."""
    await page.locator(f'[data-press$="{button}"]').last.click()
    dialog = page.locator("dialog").last
    await expect(dialog).to_be_visible()
    return dialog


async def choose(page: Page, menu: str, number: int) -> None:
    """Press a button of the menu `help` or `menu`."""
    await page.locator(f"[popovertarget={menu}]").click()
    await check(page, f"the menu {menu}")
    await page.locator(f"#{menu} button").nth(number).click()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
async def test_accessibility_problems_are_detected(place: Site, visit: Visits, size: Size) -> None:
    page = await visit(ANN, await place.table("sample", ANN, BEN), size=size)
    await page.evaluate("document.querySelector('.answer').replaceChildren()")
    assert [rule for rule, _ in await axe.findings(page)] == ["button-name"]
    await page.evaluate("document.querySelector('h1').style.color = '#333'")
    assert [rule for rule, _ in await axe.findings(page)] == ["button-name", "color-contrast"]


@every_way
async def test_questions_dialogs_and_forms_are_accessible(
    place: Site, table: Table, visit: Visits, marked: None, language: Language, size: Size
) -> None:
    page = await visit(ANN, table, language, size)
    await check(page, "a question")
    await page.locator('[data-option="card-3"]').hover()
    await check(page, "an answer under the mouse")
    await choose(page, "menu", 0)
    await expect(page.locator("dialog")).to_be_visible()
    await expect(page.locator("dialog")).to_have_accessible_name(re.compile(".+"))
    await check(page, "a dialog")
    await opened(page, ":settings")
    await check(page, "a second dialog")
    await opened(page, ":set_table")
    await check(page, "a form")
    await page.locator("dialog form button.primary").click()
    await expect(page.locator("dialog form")).to_have_count(0)
    await settled(page)  # the settings are shown once more
    await page.evaluate("for (const dialog of document.querySelectorAll('dialog')) dialog.close()")
    await page.locator('[data-option="card-3"]').click()
    await expect(page.locator(".answer")).to_have_count(0)
    await check(page, "waiting for others")
    await place.bot.tables.ending.end(table.id, ANN.id)
    await expect(page.locator(".panel h2").first).to_be_visible()
    await check(page, "the end")


@two_ways
async def test_questions_with_several_answers_are_accessible(
    place: Site, visit: Visits, language: Language, size: Size
) -> None:
    table = await place.table("picks", ANN)
    page = await visit(ANN, table, language, size)
    for way in ("one", "one", "several", "several", "steps"):
        game = await place.game(table)
        question = game.questions[0]
        await check(page, f"a question of {way}")
        options = [option.id for option in question.options(game)][: max(1, question.min)]
        first = page.locator(f'[data-option="{options[0]}"]')
        await first.click()
        if way != "one":
            await expect(first).to_have_attribute("aria-pressed", "true")
            await check(page, f"one answer of {way}")
            await place.bot.tables.play.choose(table.id, 0, question.id, options)
        await expect(page.locator(f'.answers[data-question^="{question.id}."]')).to_have_count(0)


@two_ways
async def test_the_page_is_accessible_before_and_after_a_game(
    place: Site, visit: Visits, language: Language, size: Size
) -> None:
    tables = place.bot.tables
    lobby = await tables.lobby.open(5, 7, "sample", ANN, {}, "en")
    page = await visit(ANN, lobby, language, size)
    await check(page, "the lobby")
    async with connection_lost(place):
        await expect(page.locator(".lost-note")).to_be_visible()
        await check(page, "the connection is lost")
    await expect(page.locator(".lost-note")).to_be_hidden()
    await tables.page_keys.close(ANN.id)
    await expect(page.locator(".sentence")).to_be_visible()
    await check(page, "signed out")


@two_ways
async def test_the_page_of_spectators_is_accessible(place: Site, visit: Visits, language: Language, size: Size) -> None:
    table = await place.table("dungeon_lords", ANN, BEN)
    table = await place.bot.tables.switches.set(table.id, ANN, watch=True)
    page = await visit.watch(table, language, size)
    await check(page, "watching")
    await place.bot.tables.switches.set(table.id, ANN, watch=False)
    await expect(page.locator(".sentence")).to_be_visible()
    await check(page, "the link is revoked")


@pytest.mark.parametrize(
    ("game", "language", "size"),
    [
        ("dungeon_go", "ja", PHONE),
        ("thunderstone", "en", DESKTOP),
        ("dungeon_lords", "en", PHONE),
        ("dungeoneer", "ja", DESKTOP),
        ("map_masters", "ja", PHONE),
    ],
)
async def test_every_game_is_accessible(place: Site, visit: Visits, game: str, language: Language, size: Size) -> None:
    table = await place.table(game, ANN, BEN)
    page = await visit.asked(table, language, size)
    await expect(page.locator(".answers")).to_be_attached()
    await check(page, "a question")
    if await page.locator("[popovertarget=answers]").count():
        await page.locator("[popovertarget=answers]").click()
        await check(page, "the list of answers")
        await page.keyboard.press("Escape")
    for menu in ("help", "menu"):
        for number, button in enumerate(await page.locator(f"#{menu} button").all()):
            if await button.get_attribute("lang"):
                continue  # it changes the language
            await choose(page, menu, number)
            await expect(page.locator("dialog, .toast").first).to_be_visible()
            await check(page, f"what button {number} of {menu} opens")
            await page.evaluate("for (const each of document.querySelectorAll('dialog')) each.close()")
