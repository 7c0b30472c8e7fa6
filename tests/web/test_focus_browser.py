"""The page with the keyboard alone in a real browser: where the focus is, and what keys do."""

from __future__ import annotations

from typing import cast

import pytest
from playwright.async_api import Page, expect

from storage.rows import Table
from tests.discord.question_shapes import Picks
from tests.tables.helpers import pick
from tests.web.pages import DOUBLE, REACTION, Visits, bounds, confirmation, laid_cards, table
from tests.web.people import ANN, BEN, Site

__all__ = ["table"]

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.browser, pytest.mark.slow]


async def test_a_question_can_be_answered_by_keyboard_alone(place: Site, table: Table, visit: Visits) -> None:
    desk = await visit(ANN, table)
    for _ in range(40):
        await desk.keyboard.press("Tab")
        if await desk.evaluate("document.activeElement.dataset.option") == "card-5":
            break
    await desk.keyboard.press("Enter")
    await expect(desk.locator(".panel")).to_contain_text("Take it back")
    assert (await laid_cards(place, table))[0] == 5


@pytest.mark.parametrize(("button", "then"), [("日本語", "English"), ("English", "日本語")])
async def test_changing_the_language_keeps_the_focus_on_the_menu(
    place: Site, visit: Visits, button: str, then: str
) -> None:
    page = await visit(ANN, await place.table("sample", ANN, BEN), "en" if button == "日本語" else "ja")
    await page.locator("[popovertarget=menu]").press("Enter")
    await page.get_by_role("button", name=button, exact=True).press("Enter")
    await expect(page.locator(f"#menu button:text-is('{then}')")).to_have_count(1)
    await expect(page.locator("[popovertarget=menu]")).to_be_focused()


async def test_a_change_leaves_the_focus_on_a_button_above_the_board(table: Table, visit: Visits) -> None:
    desk, other = await visit(ANN, table), await visit(BEN, table)
    await desk.locator("[popovertarget=menu]").focus()
    await other.locator(".answer").first.click()
    await expect(desk.locator(".caption")).to_contain_text("Ben has laid a card.")
    await expect(desk.locator("[popovertarget=menu]")).to_be_focused()


@pytest.mark.long
async def test_a_key_reaches_the_step_back_and_escape_uses_it(place: Site, visit: Visits) -> None:
    table = await place.table("thunderstone", ANN, BEN)
    desk = await visit.asked(table)
    rest, back = desk.locator('[data-option="rest"]'), desk.locator('[data-press$=":back"]')
    for key in ("Enter", "Escape"):
        await rest.press("Enter")
        await expect(back).to_be_visible()
        await expect(desk.locator("[data-option]").first).to_be_focused()
        await desk.keyboard.press("Shift+Tab")
        await expect(back).to_be_focused()
        await desk.wait_for_timeout(DOUBLE)
        await desk.keyboard.press(key)
        await expect(rest).to_be_visible()
        await desk.wait_for_timeout(DOUBLE)
    await desk.keyboard.press("Escape")
    await desk.wait_for_timeout(REACTION)
    await expect(rest).to_be_visible()


async def test_a_tab_keeps_the_focus_when_it_turns_over_the_picture(place: Site, visit: Visits) -> None:
    table = await place.table("thunderstone", ANN, BEN)
    desk = await visit(ANN, table, size=(800, 600))
    for name in ("Hand", "Board"):
        tab = desk.locator(".tabs button", has_text=name)
        await tab.focus()
        await desk.keyboard.press("Enter")
        await expect(tab).to_have_attribute("aria-pressed", "true")
        await expect(tab).to_be_focused()


async def test_a_click_on_the_board_does_not_focus_the_confirmation(
    place: Site, table: Table, visit: Visits, marked: None
) -> None:
    _, yes = await confirmation(place, table, visit)
    await expect(yes).not_to_be_focused()


async def focused_option(page: Page) -> str:
    return str(await page.evaluate("document.activeElement.dataset.option ?? document.activeElement.className"))


@pytest.mark.long
async def test_the_first_tab_stop_skips_the_header(place: Site, table: Table, visit: Visits) -> None:
    desk = await visit(ANN, table)
    skip = desk.get_by_role("button", name="Go to the question")
    box = await bounds(skip)
    assert box.width <= 1
    await desk.keyboard.press("Tab")
    await expect(skip).to_be_focused()
    box = await bounds(skip)
    assert box.width > 100
    await desk.keyboard.press("Enter")
    assert await focused_option(desk) == "card-1"
    await desk.keyboard.press("Enter")
    await expect(desk.locator(".panel")).to_contain_text("Take it back")
    assert (await laid_cards(place, table))[0] == 1


@pytest.mark.long
async def test_an_answer_by_key_moves_the_focus_to_the_next_question(place: Site, visit: Visits) -> None:
    """With keys its first answer gets the focus; after a click no answer does."""
    page = await visit(ANN, await place.table("picks", ANN))

    async def answered(question: str | None) -> None:
        await expect(page.locator(f'.answers[data-question="{question}"]')).to_have_count(0)

    first = await page.locator(".answers").get_attribute("data-question")
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    assert await focused_option(page) == "n0"
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await answered(first)
    assert await focused_option(page) == "n0"
    second = await page.locator(".answers").get_attribute("data-question")
    await page.locator('[data-option="n1"]').click()
    await answered(second)
    assert await focused_option(page) == "panel"
    await page.keyboard.press("Tab")
    assert await focused_option(page) == "n0"


@pytest.mark.long
async def test_a_second_enter_leaves_the_next_question_alone(place: Site, visit: Visits) -> None:
    """It is only accepted after a moment in which the question can be read."""
    table = await place.table("picks", ANN)
    page = await visit(ANN, table)
    await page.clock.install(time=0)
    await page.clock.pause_at(1000)
    await page.locator('[data-option="n7"]').focus()
    for answers in ([["n7"]], [["n7"], ["n0"]]):
        await page.keyboard.press("Enter")
        await expect(page.locator(".log")).to_contain_text(f"Picked: {answers[-1][0][1:]}.")
        assert await focused_option(page) == "n0"
        await page.keyboard.press("Enter")
        await page.wait_for_timeout(REACTION)
        assert cast(Picks, await place.game(table)).answers == answers
        await page.clock.run_for(700)


@pytest.mark.long
async def test_enter_does_nothing_while_others_are_asked(place: Site, table: Table, visit: Visits) -> None:
    """The buttons shown meanwhile take the answer back or open something else."""
    page = await visit(ANN, table)
    await page.locator('[data-option="card-1"]').focus()
    await page.keyboard.press("Enter")
    await expect(page.locator(".panel")).to_contain_text("Take it back")
    assert await focused_option(page) == "panel"
    await page.keyboard.press("Enter")
    await page.wait_for_timeout(REACTION)
    assert (await laid_cards(place, table))[0] == 1


@pytest.mark.long
async def test_a_key_that_is_held_down_answers_once(place: Site, visit: Visits) -> None:
    table = await place.table("picks", ANN)
    page = await visit(ANN, table)
    await page.locator('[data-option="n7"]').focus()
    before = await page.locator(".answers").get_attribute("data-question")
    await page.keyboard.down("Enter")
    await expect(page.locator(f'.answers[data-question="{before}"]')).to_have_count(0)
    await page.keyboard.down("Enter")
    await page.keyboard.up("Enter")
    await page.wait_for_timeout(REACTION)
    assert cast(Picks, await place.game(table)).answers == [["n7"]]


@pytest.mark.long
async def test_the_focused_answer_stays_highlighted_while_others_play(
    place: Site, table: Table, visit: Visits, marked: None
) -> None:
    desk = await visit(ANN, table)
    await desk.locator('[data-option="card-3"]').focus()
    strong = desk.locator("rect.strong")
    await expect(strong).to_have_attribute("data-mark", "2")
    await pick(place.bot.tables, table.id, 1, "card-2")
    await expect(desk.locator(".event")).to_contain_text("Ben has laid a card.")
    await expect(desk.locator('[data-option="card-3"]')).to_be_focused()
    await expect(strong).to_have_attribute("data-mark", "2")


async def test_a_slash_asks_the_game_master_except_where_it_is_typed(place: Site, visit: Visits) -> None:
    page = await visit(ANN, await place.table("sample", ANN, BEN))
    await page.locator(".panel button").first.focus()
    await page.keyboard.press("/")
    field = page.locator("dialog input").first
    await field.focus()
    await page.keyboard.type("1/2")
    await expect(field).to_have_value("1/2")
    await expect(page.locator("dialog")).to_have_count(1)
