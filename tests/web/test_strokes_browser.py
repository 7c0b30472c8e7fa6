"""Drawing, tapping and hovering in a real browser, with a finger on a phone and with the mouse."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Page, expect

from bot import page_fonts
from tests.browser.conftest import wait_until
from tests.discord.conftest import MakeBot
from tests.web.pages import PHONE, REACTION, Visits, bounds, settled
from tests.web.people import ANN, Site
from tests.web.touch import Finger, Point, dragging
from tests.web.trail import END, STAIRS, WALL, cell
from tests.web.trail_site import begun, game, trail_site

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.browser, pytest.mark.long]

MIDDLE = """mark => {
    const grid = document.querySelector('.field > .board rect[data-grid]');
    const [left, top, wide, high] = grid.dataset.cells.split(' ').map(Number);
    const [x, y] = mark.slice(1).split(',').map(Number);
    const box = grid.getBoundingClientRect();
    return [box.x + (x - left + 0.5) * box.width / wide, box.y + (y - top + 0.5) * box.height / high];
}"""
TRANSFORM = "() => document.querySelector('.field > .board .sheet').style.transform"


@pytest_asyncio.fixture(loop_scope="module")
async def place(make_bot: MakeBot) -> AsyncIterator[Site]:
    async with trail_site(make_bot, page_fonts()) as site:
        yield site


async def middle(page: Page, number: int) -> Point:
    await settled(page)
    x, y = await page.evaluate(MIDDLE, cell(number))
    return x, y


async def test_a_finger_draws_a_path_and_draws_back(place: Site, visit: Visits) -> None:
    table = await begun(place)
    phone = await visit(ANN, table, size=PHONE)
    finger = await Finger.of(phone)
    await finger.draw([await middle(phone, number) for number in (0, 4, 3)])
    await expect(phone.locator(".panel")).to_contain_text("On to 4")
    assert (await game(place, table)).at == 3
    await finger.draw([await middle(phone, number) for number in (3, 1)])
    await expect(phone.locator(".panel")).to_contain_text("On to 2")
    assert (await game(place, table)).at == 1
    assert await phone.locator(".stroke").count() == 0


async def test_a_line_that_ends_beside_where_a_jump_leads_is_a_step(place: Site, visit: Visits) -> None:
    """It begins at the end of the path even where stairs begin too."""
    table = await begun(place, STAIRS)
    phone = await visit(ANN, table, size=PHONE)
    await (await Finger.of(phone)).draw([await middle(phone, number) for number in (STAIRS, STAIRS + 1)])
    await expect(phone.locator(".panel")).to_contain_text(f"On to {STAIRS + 2}")
    assert (await game(place, table)).at == STAIRS + 1


async def test_a_line_to_where_a_jump_leads_is_the_jump(place: Site, visit: Visits) -> None:
    table = await begun(place, STAIRS)
    phone = await visit(ANN, table, size=PHONE)
    (x, y), (to_x, to_y) = [await middle(phone, number) for number in (STAIRS, STAIRS + 2)]
    await (await Finger.of(phone)).draw([(x, y), (x, y + 40), (to_x, y + 40), (to_x, to_y)])
    await expect(phone.locator(".panel")).not_to_contain_text("Jump")
    assert (await game(place, table)).at == STAIRS + 2


async def test_a_map_stays_as_the_player_has_moved_it_while_a_path_is_drawn(place: Site, visit: Visits) -> None:
    table = await begun(place, WALL + 1)
    phone = await visit(ANN, table, size=PHONE)
    await settled(phone)
    await phone.keyboard.press("+")
    await settled(phone)
    before = await phone.evaluate(TRANSFORM)
    await (await Finger.of(phone)).draw([await middle(phone, number) for number in (WALL + 1, WALL + 2)])
    await expect(phone.locator(".panel")).to_contain_text(f"On to {WALL + 3}")
    await settled(phone)
    assert await phone.evaluate(TRANSFORM) == before


async def test_dragging_from_elsewhere_moves_the_picture(place: Site, visit: Visits) -> None:
    table = await begun(place)
    phone = await visit(ANN, table, size=PHONE)
    finger = await Finger.of(phone)
    for _ in range(3):
        await phone.keyboard.press("+")
    before = await phone.evaluate(TRANSFORM)
    box = await bounds(phone.locator(".field > .board"))
    x = box.center[0]
    y = box.bottom - 20
    await finger.draw([(x, y), (x - 30, y - 60), (x - 60, y - 90)])
    await wait_until(phone, f"before => ({TRANSFORM})() !== before", before)
    assert await place.version(table) == 0


async def test_a_phone_zooms_until_answers_can_be_told_apart(place: Site, visit: Visits) -> None:
    table = await begun(place, 10)
    phone = await visit(ANN, table, size=PHONE)
    xs = [(await middle(phone, number))[0] for number in (10, 11)]
    assert xs[1] - xs[0] >= 30
    assert all(0 < x < PHONE[0] for x in xs)
    await phone.touchscreen.tap(*await middle(phone, 11))
    await expect(phone.locator(".panel")).to_contain_text("On to 12")
    assert (await game(place, table)).at == 11


@pytest.mark.parametrize("at", [0, END - 1], ids=["left", "right"])
async def test_a_phone_shows_the_map_rather_than_what_lies_beside_it(place: Site, visit: Visits, at: int) -> None:
    phone = await visit(ANN, await begun(place, at), size=PHONE)
    await settled(phone)
    grid, frame = [
        await bounds(phone.locator(f".field > .board{part}").first) for part in (" .sheet rect[data-grid]", "")
    ]
    assert grid.left <= frame.left + 1
    assert grid.right >= frame.right - 1


async def test_a_tap_on_the_previous_cell_takes_the_last_step_back(place: Site, visit: Visits) -> None:
    table = await begun(place, 2)
    phone = await visit(ANN, table, size=PHONE)
    await phone.touchscreen.tap(*await middle(phone, 1))
    await expect(phone.locator(".panel")).to_contain_text("18 cells are left.")
    assert (await game(place, table)).at == 1


async def test_the_last_step_can_be_taken_back_without_scrolling_past_all_answers(place: Site, visit: Visits) -> None:
    phone = await visit(ANN, await begun(place, 2), size=PHONE)
    back = phone.locator(".answers > .buttons button")
    assert await phone.locator(".answers > :first-child").get_attribute("class") == "buttons"
    await back.tap()
    await expect(phone.locator(".panel")).to_contain_text("18 cells are left.")


async def test_a_tap_on_a_mark_answers_where_another_is_close_but_not_under_the_finger(
    place: Site, visit: Visits
) -> None:
    table = await begun(place, END - 2)
    phone = await visit(ANN, table, size=PHONE)
    await phone.touchscreen.tap(*await middle(phone, END - 1))
    await expect(phone.locator(".panel")).to_contain_text(f"On to {END}")


async def test_a_tap_on_an_impossible_step_says_why(place: Site, visit: Visits) -> None:
    table = await begun(place, WALL - 1)
    phone = await visit(ANN, table, size=PHONE)
    await phone.touchscreen.tap(*await middle(phone, WALL + 1))
    await expect(phone.locator(".tip")).to_have_text("That isn't an answer to this question.")
    await phone.touchscreen.tap(*await middle(phone, WALL))
    await expect(phone.locator(".tip")).to_contain_text("A wall stands there.")
    assert await place.version(table) == 0


async def test_a_long_press_on_a_mark_shows_what_it_does(place: Site, visit: Visits) -> None:
    table = await begun(place, 1)
    phone = await visit(ANN, table, size=PHONE)
    async with (await Finger.of(phone)).held(await middle(phone, 2)):
        await expect(phone.locator(".tip")).to_contain_text("18 cells are left.")
    await phone.wait_for_timeout(REACTION)
    assert await place.version(table) == 0


async def test_a_finger_held_where_a_line_begins_can_still_draw_it(place: Site, visit: Visits) -> None:
    table = await begun(place, 2)
    phone = await visit(ANN, table, size=PHONE)
    finger = await Finger.of(phone)
    tip = phone.locator(".tip")
    line = [await middle(phone, number) for number in (2, 3)]
    async with finger.held(line[0]):
        await expect(tip).to_be_visible()
        await finger.move(line[1])
        await expect(phone.locator(".stroke")).to_have_count(1)
        await expect(tip).to_be_hidden()
    await expect(phone.locator(".panel")).to_contain_text("On to 4")
    assert (await game(place, table)).at == 3


async def test_the_mouse_draws_and_shows_what_answers_do(place: Site, visit: Visits) -> None:
    table = await begun(place)
    desk = await visit(ANN, table)
    await desk.mouse.move(*await middle(desk, 1))
    await expect(desk.locator(".tip")).to_contain_text("19 cells are left.")
    async with dragging(desk, await middle(desk, 0), await middle(desk, 4)):
        await expect(desk.locator(".stroke")).to_have_count(1)
    await expect(desk.locator(".panel")).to_contain_text("to 5")
    assert (await game(place, table)).at == 4
    await desk.mouse.move(0, 0)
    await expect(desk.locator(".tip")).to_be_hidden()


async def test_a_line_interrupted_by_a_second_finger_is_not_sent(place: Site, visit: Visits) -> None:
    """A second finger turns it into a pinch."""
    table = await begun(place)
    phone = await visit(ANN, table, size=PHONE)
    finger = await Finger.of(phone)
    one, other = await middle(phone, 0), await middle(phone, 3)
    await finger.press([one, other])
    await finger.touch("touchStart", other, (other[0], other[1] + 80))
    await finger.leave()
    await phone.wait_for_timeout(REACTION)
    assert await place.version(table) == 0


async def test_why_a_line_stops_is_in_sight_however_far_the_panel_was_scrolled(place: Site, visit: Visits) -> None:
    """Also if it stops there again."""
    table = await begun(place, WALL - 2)
    phone = await visit(ANN, table, size=PHONE)
    finger = await Finger.of(phone)
    notice = phone.locator(".notice")
    await phone.evaluate("document.querySelector('.panel').style.minHeight = '200vh'")
    for _ in range(2):
        await settled(phone)
        await phone.evaluate("document.querySelector('aside').scrollTop = 500")
        await finger.draw([await middle(phone, number) for number in ((await game(place, table)).at, WALL, WALL + 1)])
        await expect(notice).to_contain_text("A wall stands there.")
        await expect(notice).to_be_in_viewport(ratio=1)
