"""Answers given in a real browser: taps and clicks on the board, buttons, confirmations."""

from __future__ import annotations

from typing import Any, cast

import pytest
from playwright.async_api import expect

from rules.messages import Message
from rules.questions import Option, Shown, Undo, refusals
from storage.rows import Table
from tests.browser.conftest import until
from tests.discord.question_shapes import Picks
from tests.rules.sample import LayCard
from tests.tables.helpers import pick, play_until
from tests.web.pages import (
    DOUBLE,
    PHONE,
    REACTION,
    SETTLES,
    Visits,
    answer,
    bounds,
    caught_up,
    change_options,
    confirmation,
    laid_cards,
    settled,
    table,
)
from tests.web.people import ANN, BEN, EVE, Site

__all__ = ["table"]

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.browser, pytest.mark.slow]


async def test_tapping_a_mark_gives_its_answer(place: Site, table: Table, visit: Visits, marked: None) -> None:
    phone = await visit(ANN, table, size=PHONE)
    desk = await visit(BEN, table)
    watcher = await visit(EVE, table)
    assert await phone.locator("rect.open").count() == 3
    assert await watcher.locator("rect.open").count() == 0
    box = await bounds(phone.locator('rect[data-mark="2"]'))
    await phone.touchscreen.tap(box.center[0], box.bottom + 8)  # just below it
    await expect(phone.locator(".panel")).to_contain_text("Take it back")
    assert (await laid_cards(place, table))[0] == 3
    for page in (watcher, desk):
        await expect(page.locator(".log")).to_contain_text("Ann has laid a card.")
    await settled(desk)
    await desk.locator('rect[data-mark="3"]').click(force=True)
    await expect(desk.locator(".log")).to_contain_text("The cards: 3 and 4.")
    await expect(watcher.locator(".log")).to_contain_text("The cards: 3 and 4.")


def hardly_taken_back(game: Any, options: list[Option]) -> None:
    for option in options:
        option.undo = Undo.TACIT


def renamed(game: Any, options: list[Option]) -> None:
    for option in options:
        option.label = Message("do-lay", {"card": 7})


async def test_the_button_of_an_answer_takes_as_many_taps_as_its_place(
    place: Site, table: Table, visit: Visits, marked: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    change_options(monkeypatch, LayCard, hardly_taken_back)
    phone = await visit(ANN, table, size=PHONE)
    button = phone.locator('[data-option="card-3"]')
    await button.tap()
    await expect(phone.locator(".tip")).to_contain_text("Tap again")
    assert (await laid_cards(place, table))[0] is None
    await phone.wait_for_timeout(DOUBLE)
    await button.tap()
    await expect(phone.locator(".panel")).to_contain_text("Take it back")
    assert (await laid_cards(place, table))[0] == 3


@pytest.mark.long
@pytest.mark.parametrize("kept", [True, False])
async def test_a_first_tap_holds_after_a_step_back_of_others_if_a_second_one_answers_the_same(
    place: Site, visit: Visits, marked: None, monkeypatch: pytest.MonkeyPatch, kept: bool
) -> None:
    change_options(monkeypatch, LayCard, hardly_taken_back)
    table = await place.table("sample", ANN, BEN)
    await pick(place.bot.tables, table.id, 1)
    page = await visit(ANN, table)
    await caught_up(page)
    lit = page.locator("rect.open").first
    await lit.click()
    await expect(page.locator("rect.chosen")).to_have_count(1)
    if not kept:
        change_options(monkeypatch, LayCard, renamed)
    before = await page.locator(".answers").get_attribute("data-question")
    await place.bot.tables.undo.go_back(table.id, 0, BEN, admin=True)
    await expect(page.locator(f'.answers[data-question="{before}"]')).to_have_count(0)
    await settled(page)
    await expect(page.locator("rect.chosen")).to_have_count(int(kept))
    await lit.click()
    await expect(page.locator(".panel").get_by_text("Take it back")).to_have_count(int(kept))


async def test_nothing_glows_for_an_answer_that_cannot_succeed(
    table: Table, visit: Visits, marked: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    def first_is_vain(game: Any, options: list[Option]) -> None:
        options[0].prominence = Shown.VAIN

    change_options(monkeypatch, LayCard, first_is_vain)
    desk = await visit(ANN, table)
    assert await desk.locator("rect.open").count() == 2
    await expect(desk.locator(".answer.primary")).to_have_count(2)
    await expect(desk.locator(".answer.secondary")).to_have_attribute("data-option", "card-1")


@pytest.mark.long
async def test_a_tap_outside_all_marks_does_nothing(place: Site, table: Table, visit: Visits, marked: None) -> None:
    phone = await visit(ANN, table, size=PHONE)
    box = await bounds(phone.locator(".board").first)
    await phone.touchscreen.tap(box.center[0], box.bottom - 5)
    await phone.wait_for_timeout(REACTION)
    assert (await laid_cards(place, table)) == [None, None]


@pytest.mark.long
async def test_the_board_is_dragged_and_zoomed_without_answering(
    place: Site, table: Table, visit: Visits, marked: None
) -> None:
    desk = await visit(ANN, table)
    card = desk.locator('rect[data-mark="2"]')
    box = await bounds(card)
    x, y = box.center
    await desk.mouse.move(x, y)
    await desk.mouse.wheel(0, -600)

    zoomed = await until(lambda: bounds(card), lambda now: now.width > 1.5 * box.width)
    await desk.mouse.down()
    await desk.mouse.move(x + 60, y + 30, steps=5)
    await desk.mouse.up()
    moved = await bounds(card)
    assert moved.left > zoomed.left + 30
    assert await laid_cards(place, table) == [None, None]
    await desk.keyboard.press("0")
    whole = await bounds(card)
    assert abs(whole.width - box.width) < 4  # its edge is bolder under the mouse


@pytest.mark.long
async def test_a_click_on_the_place_of_the_last_answer_is_too_early_for_the_next_one(
    place: Site, visit: Visits
) -> None:
    table = await place.table("picks", ANN)
    page = await visit(ANN, table)
    await page.clock.install(time=0)
    await page.clock.pause_at(1000)
    there = (await bounds(page.locator('[data-option="n7"]'))).center
    for milliseconds, number in ((0, 1), (0, 1), (SETTLES - 1, 1), (1, 2)):
        await page.clock.run_for(milliseconds)
        await page.mouse.click(*there)
        await page.wait_for_timeout(REACTION)
        assert len(cast(Picks, await place.game(table)).answers) == number
    await expect(page.locator(".panel")).not_to_contain_text("⚠️")


@pytest.mark.long
async def test_a_tap_on_the_board_is_too_early_for_a_question_that_others_have_just_changed(
    place: Site, visit: Visits, marked: None
) -> None:
    table = await place.table("sample", ANN, BEN)
    await pick(place.bot.tables, table.id, 1)
    page = await visit(ANN, table)
    await caught_up(page)
    await page.clock.install(time=100_000)
    await page.clock.pause_at(200_000)
    before = await page.locator(".answers").get_attribute("data-question")
    await place.bot.tables.undo.go_back(table.id, 0, BEN, admin=True)
    await expect(page.locator(f'.answers[data-question="{before}"]')).to_have_count(0)
    for milliseconds, taken in ((SETTLES - 1, 0), (1, 1)):
        await page.clock.run_for(milliseconds)
        await page.mouse.click(*(await bounds(page.locator("rect.open").nth(taken))).center)
        await page.wait_for_timeout(REACTION)
        assert len([card for card in await laid_cards(place, table) if card]) == taken


async def test_a_proposal_does_not_take_the_place_of_a_confirmation(
    place: Site, table: Table, visit: Visits, marked: None
) -> None:
    desk, yes = await confirmation(place, table, visit)
    before = await bounds(yes)
    await place.bot.tables.ending.propose(table.id, BEN.id)
    await expect(desk.get_by_role("button", name="Agree")).to_be_visible()
    now = await bounds(yes)
    assert (now.left, now.top) == (before.left, before.top)


@pytest.mark.long
async def test_hovering_an_answer_or_its_mark_highlights_the_other(table: Table, visit: Visits, marked: None) -> None:
    desk = await visit(ANN, table)
    await desk.locator('[data-option="card-3"]').hover()
    await expect(desk.locator("rect.strong")).to_have_attribute("data-mark", "2")
    await desk.locator('rect[data-mark="4"]').hover(force=True)
    await expect(desk.locator(".answer.strong")).to_have_attribute("data-option", "card-5")


@pytest.mark.long
async def test_a_resting_mouse_does_not_highlight_what_appears_under_it(
    place: Site, table: Table, visit: Visits, marked: None
) -> None:
    """With the keyboard, only the focused answer is to stand out."""
    await place.bot.services.people.set(ANN.id, "careful", True)
    desk = await visit(ANN, table)
    await desk.locator('[data-option="card-3"]').hover()
    await expect(desk.locator("rect.strong")).to_have_attribute("data-mark", "2")
    await desk.locator('[data-option="card-5"]').press("Enter")
    await expect(desk.get_by_role("button", name="Something else")).to_be_visible()
    await desk.keyboard.press("Escape")
    await expect(desk.locator('[data-option="card-5"]')).to_be_focused()
    await desk.wait_for_timeout(REACTION)
    await expect(desk.locator("rect.strong")).to_have_attribute("data-mark", "4")
    await desk.locator('[data-option="card-3"]').focus()
    await desk.locator('[data-option="card-5"]').hover()
    await expect(desk.locator("rect.strong")).to_have_attribute("data-mark", "4")


async def test_several_answers_on_one_mark_open_a_menu(
    place: Site, table: Table, visit: Visits, marked: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    def same(game: Any, options: list[Option]) -> None:
        for option in options:
            option.mark = "1"
        options[-1].undo = Undo.NEVER

    change_options(monkeypatch, LayCard, same)
    phone = await visit(ANN, table, size=PHONE)
    box = await bounds(phone.locator('rect[data-mark="1"]'))
    await phone.touchscreen.tap(box.left + 5, box.top + 5)
    await expect(phone.locator("dialog.menu h2")).to_have_text(await phone.locator(".panel h2").inner_text())
    sheet = await bounds(phone.locator("dialog.menu"))
    assert (sheet.left, sheet.right, sheet.bottom) == pytest.approx((4, 386, 840), abs=1)
    await phone.locator("dialog.menu").get_by_text("Close", exact=True).tap()
    await expect(phone.locator("dialog.menu")).to_have_count(0)
    assert (await laid_cards(place, table))[0] is None
    await phone.touchscreen.tap(box.left + 5, box.top + 5)
    menu = phone.locator("dialog.menu .primary")
    await expect(menu).to_have_count(3)
    await expect(menu.first).to_have_text("Card 1It is worth 1.")
    await expect(menu.last).to_contain_text("You can't simply take this back. It is worth 5.")
    await menu.last.tap()
    await until(lambda: laid_cards(place, table), lambda cards: cards[0] == 5)


async def test_every_shape_of_question_can_be_answered_on_a_phone(place: Site, visit: Visits) -> None:
    table = await place.table("picks", ANN)
    page = await visit(ANN, table, size=PHONE)
    await answer(page, "n59", taps=True)
    await answer(page, "n0", taps=True)
    await answer(page, "n1", "n2", done=True, taps=True)
    await answer(page, "n3", "n4", done=True, taps=True)
    await answer(page, "n7", "n1", done=True, taps=True)
    game = cast(Picks, await place.game(table))
    assert game.answers == [["n59"], ["n0"], ["n1", "n2"], ["n3", "n4"], ["n7", "n1"]]


async def test_what_a_tap_tells_does_not_repeat_the_name_of_the_answer(table: Table, visit: Visits) -> None:
    page = await visit(ANN, table)
    told = """async (about) => {
        const { Taps } = await import("/static/taps.js");
        const lines = Taps.prototype.effects.call({ said: () => about }, "mark", [{ label: "Elf", about: "" }]);
        return lines.at(-1);
    }"""
    assert await page.evaluate(told, "Elf (Wizard)") == "(Wizard)"
    assert await page.evaluate(told, "Elf Lord (Wizard)") == "Elf Lord (Wizard)"


SMALL_DIALOG = """async () => {
    const { Dialogs } = await import("/static/dialogs.js");
    new Dialogs(null).frame("small", () => {}, "Once");
}"""


@pytest.mark.parametrize("what", ["list", "dialog"])
@pytest.mark.parametrize(
    "size", [PHONE, (800, 1100)], ids=["touch", "mouse"]
)  # so wide that the list leaves answers free
async def test_a_tap_that_closes_a_list_or_dialog_answers_nothing(
    place: Site, table: Table, visit: Visits, marked: None, size: tuple[int, int], what: str
) -> None:
    page = await visit(ANN, table, size=size)
    mark, button = page.locator('rect[data-mark="0"]'), page.locator('[data-option="card-1"]')
    press = page.touchscreen.tap if size == PHONE else page.mouse.click
    for under in (mark, button):
        box = await bounds(under)
        if what == "list":
            await page.locator("[popovertarget=menu]").click()
        else:
            await page.evaluate(SMALL_DIALOG)
        open = page.locator("#menu:popover-open, dialog[open]")
        await expect(open).to_be_visible()
        await press(box.left + 12, box.top + 12)
        await expect(open).to_have_count(0)
        await settled(page)
        assert (await laid_cards(place, table))[0] is None
    await press(*(await bounds(button)).center)
    await until(lambda: laid_cards(place, table), lambda cards: cards[0] == 1)


@pytest.mark.long
@pytest.mark.parametrize("again", ["place", "tip"])
async def test_a_card_that_cannot_be_returned_takes_a_second_tap(place: Site, visit: Visits, again: str) -> None:
    """On the same place, or on the words that ask for it."""
    table = await place.table("map_masters", ANN, BEN)
    tables = place.bot.tables
    question = await play_until(tables, table.id, "buy", "market")
    game = await tables.store.game(table.id)
    card = next(
        option for option in question.options(game) if option.undo is Undo.NEVER and option.prominence >= Shown.LISTED
    )
    version = (await tables.store.get(table.id)).version
    phone = await visit((ANN, BEN)[question.seat], table, size=PHONE)
    await caught_up(phone)
    mark = phone.locator(f'.field > .board rect[data-mark="{card.mark}"]').first
    await expect(mark).to_be_visible()
    await mark.tap()
    await expect(phone.locator(".tip")).to_contain_text("You can't simply take this back.")
    await expect(phone.locator(".tip")).to_contain_text("Tap again")
    await expect(phone.locator(".board .tick")).to_have_count(1)
    assert (await tables.store.get(table.id)).version == version
    await phone.wait_for_timeout(DOUBLE)
    await (mark if again == "place" else phone.locator(".tip")).tap()
    await expect(phone.locator(f'.answers[data-question^="{question.id}."]')).to_have_count(0)
    assert (await tables.store.get(table.id)).version == version + 1


@pytest.mark.long
async def test_tapping_a_card_that_is_too_expensive_says_what_it_does_and_why_it_cannot_be_bought(
    place: Site, visit: Visits
) -> None:
    table = await place.table("thunderstone", ANN, BEN)
    tables = place.bot.tables
    await pick(tables, table.id, None, "village")
    game = await tables.store.game(table.id)
    dear = next(refusal for refusal in refusals(game.awaited(), game) if refusal.mark and "cost" in refusal.reason_args)
    phone = await visit((ANN, BEN)[game.awaited().seat], table, size=PHONE)
    mark = phone.locator(f'.field > .board rect[data-mark="{dear.mark}"]').first
    await mark.tap()
    about = await mark.get_attribute("data-about")
    assert about
    await expect(phone.locator(".tip")).to_contain_text(about)
    await expect(phone.locator(".tip")).to_contain_text("gold, but you have")
    assert await phone.locator(".tip").evaluate("(tip) => tip.offsetWidth") == PHONE[0]
    await phone.locator(".field > .board rect.open").first.tap()
    await expect(phone.locator(".tip")).not_to_contain_text("gold, but you have")
    await mark.tap()
    await expect(phone.locator(".tip")).to_contain_text("gold, but you have")
    version = (await tables.store.get(table.id)).version
    box = await bounds(phone.locator(".tip"))
    below = await phone.evaluate(
        "([x, y]) => document.elementFromPoint(x, y).closest('.tip') !== null",
        [box.center[0], box.bottom - 4],
    )
    assert below, "nothing under the tip can be tapped"
    await phone.touchscreen.tap(box.center[0], box.bottom - 4)
    await expect(phone.locator(".tip")).to_be_hidden()
    assert (await tables.store.get(table.id)).version == version


SHARED = """async ([open, behind, own]) => {
    const { Board } = await import("/static/board.js");
    const board = new Board({});
    const spot = (mark, x) => `<rect data-mark="${mark}" x="${x}" y="0" width="30" height="20"/>`;
    const alike = `<g data-alike="90" ${own}>${spot("a", 0)}${spot("b", 30)}${spot("c", 60)}</g>`;
    board.mark({ marks: open, behind });
    board.show(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 20">${alike}</svg>`, "cards");
    const spots = [...board.sheet.querySelectorAll("rect")];
    return spots.map((spot) => [spot.getAttribute("x"), spot.getAttribute("width")].map(Number));
}"""


@pytest.mark.long
@pytest.mark.parametrize(
    ("open", "behind", "own", "places"),
    [
        ([], [], "", [[0, 30], [30, 30], [60, 30]]),
        (["b"], [], "", [[0, 0], [0, 90], [0, 0]]),
        (["a", "c"], [], "", [[0, 45], [0, 0], [45, 45]]),
        (["a", "c"], ["c"], "", [[0, 90], [0, 0], [0, 0]]),  # c answers the same as a
        (["a", "c"], [], 'data-own=""', [[0, 90], [0, 0], [0, 0]]),  # c is drawn elsewhere
        (["c"], [], 'data-own=""', [[0, 0], [0, 0], [0, 90]]),
    ],
)
async def test_tappable_cards_share_the_space_of_all_equal_cards(
    place: Site, visit: Visits, open: list[str], behind: list[str], own: str, places: list[list[int]]
) -> None:
    page = await visit(EVE, await place.table("sample", ANN, BEN))
    assert await page.evaluate(SHARED, [open, behind, own]) == places
