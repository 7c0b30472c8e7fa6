"""Menus and dialogs in a real browser."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from storage.rows import Language, Table
from tests.web.pages import DESKTOP, PHONE, Visits, bounds, opened, table
from tests.web.people import ANN, BEN, Site

__all__ = ["table"]

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.browser, pytest.mark.slow]


@pytest.mark.long
@pytest.mark.parametrize("language", ["ja", pytest.param("en", marks=pytest.mark.long)])
async def test_the_menu_of_a_phone_unfolds(place: Site, visit: Visits, language: Language) -> None:
    table = await place.table("map_masters", ANN, BEN)
    page = await visit(ANN, table, language, PHONE)
    wide = await page.evaluate("[...document.querySelectorAll('header, h1')].map((e) => e.scrollWidth - e.clientWidth)")
    assert wide == [0, 0]
    menu = page.locator("#menu")
    await expect(menu).to_be_hidden()
    await opened(page, "menu")
    await expect(page.locator("dialog")).to_be_visible()
    await expect(menu).to_be_hidden()
    await page.locator("dialog .close").tap()
    await page.locator("[popovertarget=menu]").tap()
    await expect(menu).to_be_visible()
    await page.locator("h1").tap()
    await expect(menu).to_be_hidden()


@pytest.mark.long
async def test_a_dialog_closes_by_a_click_beside_it_but_not_at_its_edge(place: Site, visit: Visits) -> None:
    page = await visit(ANN, await place.table("sample", ANN, BEN))
    await opened(page, "menu")
    dialog = page.locator("dialog")
    box = await bounds(dialog)
    await page.mouse.click(box.left + 5, box.top + 5)
    await expect(dialog).to_be_visible()
    await page.mouse.click(box.left - 5, box.top + 5)
    await expect(dialog).to_have_count(0)


@pytest.mark.long
async def test_a_short_message_is_in_front_of_an_open_dialog(place: Site, visit: Visits) -> None:
    page = await visit(ANN, await place.table("thunderstone", ANN, BEN))
    await opened(page, "help")
    await expect(page.locator("dialog[open]")).to_be_visible()
    await page.evaluate(
        "async () => new (await import('/static/dialogs.js')).Dialogs(null, null, () => ({})).toast('short')"
    )
    await expect(page.locator("#toasts:popover-open .toast")).to_be_visible()


@pytest.mark.long
async def test_settings_can_be_changed_in_nested_dialogs(place: Site, table: Table, visit: Visits) -> None:
    page = await visit(ANN, table)
    await opened(page, "menu")
    await page.locator("dialog").get_by_role("button", name="⚙️ Settings…").click()
    await page.locator("dialog").last.get_by_role("button", name="Edit your settings…").click()
    form = page.locator("dialog form")
    await form.locator('input[value="words"]').check()
    await form.get_by_role("button", name="Send").click()
    await expect(page.locator(".sheet").first).to_contain_text("the board")
    assert place.bot.services.people.get(ANN.id).text_only
    await expect(page.locator("dialog")).to_have_count(2)
    for left in (1, 0):
        await page.locator("dialog").last.get_by_role("button", name="Close").click()
        await expect(page.locator("dialog")).to_have_count(left)


LONG_DIALOG = """async () => {
    const { Dialogs } = await import("/static/dialogs.js");
    const { h } = await import("/static/dom.js");
    const text = h("div", {}, "Once upon a time");
    text.style.height = "3000px";
    new Dialogs(null, null, () => ({})).frame("long", () => {}, text, h("button", {}, "See it"));
    return document.querySelector("dialog").scrollTop;
}"""


@pytest.mark.long
async def test_a_long_dialog_opens_at_its_top(place: Site, visit: Visits) -> None:
    page = await visit(ANN, await place.table("sample", ANN, BEN), size=PHONE)
    assert await page.evaluate(LONG_DIALOG) == 0
    await page.keyboard.press("Tab")
    await expect(page.locator("dialog button").first).to_be_focused()
    await page.locator("dialog").evaluate("dialog => { dialog.scrollTop = 2000 }")
    await expect(page.locator("dialog .close")).to_be_in_viewport()


LONG_TEXT = """async (scrolled) => {
    const { Dialogs } = await import("/static/dialogs.js");
    const { markdown } = await import("/static/markdown.js");
    let dialog = document.querySelector("dialog");
    dialog ??= new Dialogs(null, null, () => ({})).frame("long", () => {}, markdown("Once upon a time. ".repeat(600)));
    const moved = new Promise((resolve) => dialog.addEventListener("scroll", resolve, { once: true }));
    if (dialog.scrollTop !== scrolled) (dialog.scrollTop = scrolled, await moved);
    const { content, position, height } = getComputedStyle(dialog, "::before");
    const [frame, button] = [dialog, dialog.querySelector(".close")].map((each) => each.getBoundingClientRect());
    const covers = position === "sticky" && frame.top + dialog.clientTop + parseFloat(height) >= button.bottom;
    return [content, Number(covers)];
}"""
"""The sign at the top of a long dialog that is scrolled so far, and whether it covers the row of the buttons."""


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
async def test_the_buttons_of_a_dialog_cover_no_part_of_a_line(
    place: Site, visit: Visits, size: tuple[int, int]
) -> None:
    """Content scrolled out at the top is hidden in its whole width, with a sign that there is more above."""
    page = await visit(ANN, await place.table("sample", ANN, BEN), size=size)
    for scrolled, expected in ((0, ["none", 0]), (200, ['"↑"', 1]), (0, ["none", 0])):
        sizes = await page.evaluate(LONG_TEXT, scrolled)
        assert sizes == expected
