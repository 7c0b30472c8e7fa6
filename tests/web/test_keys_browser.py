"""Further needs of a player without a mouse: where the focus goes in lobbies, dialogs and finished games."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from storage.rows import Language, Table
from tests.web.pages import DESKTOP, PHONE, REACTION, Visits, bounds, table
from tests.web.people import ANN, BEN, Site

__all__ = ["table"]

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.browser, pytest.mark.long]


async def over(place: Site) -> Table:
    table = await place.table("sample", ANN, BEN)
    return await place.bot.tables.ending.end(table.id, ANN.id)


async def test_the_table_of_a_finished_game_says_what_is_possible(place: Site, visit: Visits) -> None:
    page = await visit(ANN, await over(place))
    await page.locator("[popovertarget=menu]").press("Enter")
    await page.get_by_role("button", name="Table…").press("Enter")
    dialog = page.locator("dialog")
    await expect(dialog).to_contain_text("This game is over. Play again below its result opens a new lobby.")
    await expect(dialog.locator(".buttons button")).to_have_count(0)


async def test_playing_again_leads_to_the_heading_of_the_lobby(place: Site, visit: Visits) -> None:
    """Where one Enter too many does nothing."""
    page = await visit(ANN, await over(place))
    await page.get_by_role("button", name="Play again").press("Enter")
    heading = page.locator(".panel h2")
    await expect(heading).to_be_focused()
    await expect(heading).to_have_css("outline-width", "0px")  # until a key is pressed
    await page.keyboard.press("Enter")
    await expect(heading).to_have_css("outline-width", "3px")
    await page.keyboard.press("Tab")
    assert await page.evaluate("document.activeElement.closest('.panel .buttons') !== null")


async def test_a_lobby_that_changes_takes_no_focus_and_moves_no_button(place: Site, visit: Visits) -> None:
    tables = place.bot.tables
    lobby = await tables.lobby.open(5, 7, "sample", ANN, {}, "en")
    page = await visit(ANN, lobby)
    await expect(page.locator(".panel h2")).to_be_focused()
    await page.locator(".panel h2").evaluate("heading => heading.blur()")
    start = await bounds(page.get_by_role("button", name="Join / leave"))
    await tables.lobby.join(lobby.id, BEN)
    await expect(page.locator(".panel")).to_contain_text("Ben")
    await expect(page.locator("body")).to_be_focused()
    assert (await bounds(page.get_by_role("button", name="Join / leave"))).top == start.top


PICTURE = """async () => {
    const { Dialogs } = await import("/static/dialogs.js");
    const dialogs = new Dialogs(() => {}, () => {}, () => ({}));
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="3000"/>';
    const tops = [];
    for (const fill of ["red", "green"]) {
        dialogs.show({ dialog: 1, blocks: [
            { kind: "text", text: "### A card" },
            { kind: "image", svg: svg.replace("/>", ` fill="${fill}"/>`), alt: "the card" },
            { kind: "buttons", buttons: [{ id: "k:1", label: "By name…" }] },
        ] });
        tops.push(document.querySelector("dialog .buttons").offsetTop);
    }
    return tops;
}"""
"""Shows a picture in a dialog, then another one in its place; returns where the button below it lies each time."""


async def test_a_picture_that_has_been_looked_up_is_read_from_its_heading(place: Site, visit: Visits) -> None:
    """Not from a button that is out of sight; this one does not move when the picture is replaced."""
    page = await visit(ANN, await place.table("sample", ANN, BEN))
    first, then = await page.evaluate(PICTURE)
    assert first == then > 3000
    heading = page.locator("dialog h2")
    await expect(heading).to_be_focused()
    await expect(heading).to_be_in_viewport(ratio=1)
    await page.keyboard.press("Tab")
    await expect(page.locator("dialog").get_by_role("button", name="By name…")).to_be_focused()


async def test_the_way_to_the_question_is_there_only_with_a_question(place: Site, table: Table, visit: Visits) -> None:
    page = await visit(ANN, table)
    skip = page.locator(".skip")
    await page.keyboard.press("Tab")
    await expect(skip).to_be_focused()
    await page.locator("[data-option]").first.click()
    await expect(page.locator(".panel")).to_contain_text("Take it back")
    await expect(skip).to_be_hidden()
    page = await visit(ANN, await place.bot.tables.ending.end(table.id, ANN.id))
    await expect(page.locator(".skip")).to_be_hidden()
    await page.keyboard.press("Tab")
    await expect(page.locator("[popovertarget=help]")).to_be_focused()


async def test_a_topic_of_the_rules_is_chosen_by_enter_alone_and_read_from_its_heading(
    place: Site, visit: Visits
) -> None:
    page = await visit(ANN, await place.table("thunderstone", ANN, BEN))
    await page.locator("[popovertarget=help]").press("Enter")
    await page.get_by_role("button", name="Rules").press("Enter")
    topics, heading = page.locator("dialog select").first, page.locator("dialog h2").first
    before = await heading.inner_text()
    await topics.press("ArrowDown")
    await topics.press("ArrowDown")
    await page.wait_for_timeout(REACTION)
    await expect(heading).to_have_text(before)
    await topics.press("Enter")
    await expect(heading).not_to_have_text(before)
    await expect(heading).to_be_focused()


@pytest.mark.parametrize(
    ("language", "size", "hint", "keys"),
    [
        ("en", DESKTOP, "? for keyboard shortcuts", ["Enter chooses", "/ asks a question"]),
        ("ja", PHONE, "?キーで操作の一覧", ["Enter"]),
    ],
)
async def test_the_first_tab_stop_says_how_to_list_the_keys(
    place: Site, visit: Visits, language: Language, size: tuple[int, int], hint: str, keys: list[str]
) -> None:
    page = await visit(ANN, await place.table("sample", ANN, BEN), language, size)
    await page.keyboard.press("Tab")
    first = page.locator(":focus")
    await expect(first).to_contain_text(hint)
    await expect(first).to_be_in_viewport(ratio=1)
    await page.keyboard.press("?")
    for key in keys:
        await expect(page.locator(".toast")).to_contain_text(key)
