"""Lines over the pictures of a real game: over several cards, and from one picture to the other."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest
from playwright.async_api import Page, expect

from games.dungeon_lords.rules.components import ON_OFFER
from games.dungeon_lords.rules.game import DungeonLords
from rules.questions import Question
from storage.rows import Table
from tests.browser.conftest import browser, until
from tests.tables.helpers import play_on, play_until
from tests.web.people import ANN, BEN, CAT, Site
from tests.web.test_browser import PHONE, Visits, bounds, place, settled, visit
from tests.web.touch import Finger, Point, drag

__all__ = ["browser", "place", "visit"]

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.browser, pytest.mark.long]


async def middle(page: Page, mark: str) -> Point:
    await settled(page)
    box = await bounds(page.locator(f'.board:visible rect[data-mark="{mark}"]').first)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


async def game(site: Site, number: int) -> DungeonLords:
    return cast(DungeonLords, await site.bot.tables.store.game(number))


async def asked_for(site: Site, kind: str) -> tuple[Table, DungeonLords, Question]:
    """A game with an open question of this kind, whose player has already seen all that happened."""
    table = await site.table("dungeon_lords", ANN, BEN, CAT, rules="introductory")
    asked = await play_until(site.bot.tables, table.id, kind, "x")
    await site.bot.tables.journal.mark_seen(table.id, asked.seat)
    return table, await game(site, table.id), asked


async def test_three_orders_can_be_given_with_one_line(place: Site, visit: Visits) -> None:
    table = await place.table("dungeon_lords", ANN, BEN, CAT, rules="introductory")
    phone = await visit(ANN, table, "ja", PHONE)
    asked = (await game(place, table.id)).awaited(0)
    orders = [option.mark for option in asked.options(await game(place, table.id))]
    finger = await Finger.of(phone)
    await finger.draw([await middle(phone, mark) for mark in (orders[2], orders[1], orders[0], orders[1])])
    await expect(phone.locator(".panel li")).to_have_count(2)  # drawn back over the second, two are left
    assert (await game(place, table.id)).lords[0].orders == []
    await finger.draw([await middle(phone, orders[0]), await middle(phone, orders[3])])
    await expect(phone.locator(".panel")).to_contain_text("選んだ命令：")
    assert (await game(place, table.id)).lords[0].orders == [orders[2], orders[1], orders[0]]


async def test_an_order_that_was_given_is_no_longer_framed(place: Site, visit: Visits) -> None:
    table = await place.table("dungeon_lords", ANN, BEN, CAT, rules="introductory")
    phone = await visit(ANN, table, "ja", PHONE)
    at = await game(place, table.id)
    orders = [option.mark for option in at.awaited(0).options(at)]
    board = phone.locator(".board:visible")
    await phone.touchscreen.tap(*await middle(phone, orders[2]))
    await expect(phone.locator(".panel li")).to_have_count(1)
    await expect(board.locator(f'rect.open[data-mark="{orders[2]}"]')).to_have_count(0)
    await expect(board.locator("rect.open")).to_have_count(len(orders) - 1)
    await expect(board.locator("rect.picked")).to_have_count(1)
    await expect(board.locator(f'rect.picked[data-mark="{orders[2]}"]')).to_have_css("stroke", "rgb(243, 234, 214)")
    await expect(phone.locator(f'.answer[data-mark="{orders[2]}"] .label')).to_contain_text("1. ")


async def test_a_tap_on_a_creature_does_not_give_a_nearby_order(place: Site, visit: Visits) -> None:
    table = await place.table("dungeon_lords", ANN, BEN, CAT, rules="introductory")
    phone = await visit(ANN, table, "en", PHONE)
    at = await game(place, table.id)
    creature = ON_OFFER + at.tavern[0]
    about = await phone.locator(f'.board:visible rect[data-mark="{creature}"]').first.get_attribute("data-about") or ""
    await phone.touchscreen.tap(*await middle(phone, creature))
    await expect(phone.locator(".tip")).to_have_text(f"{about}That isn't an answer to this question.")
    await expect(phone.locator(".panel li")).to_have_count(0)
    order = next(option.mark for option in at.awaited(0).options(at))
    await phone.touchscreen.tap(*await middle(phone, order))
    await expect(phone.locator(".panel li")).to_have_count(1)
    await expect(phone.locator(".tip")).to_be_hidden()


async def test_a_room_is_dragged_from_the_market_to_its_square(place: Site, visit: Visits) -> None:
    table, at, asked = await asked_for(place, "choose_room")
    room = next(option for option in asked.options(at) if option.role.is_step)
    trial = at.copy_game()
    trial.choose(asked.seat, asked.id, [room.id])
    square = room.drag.place or trial.awaited(asked.seat).options(trial)[0].mark
    desk = await visit((ANN, BEN, CAT)[asked.seat], table)
    await drag(desk, await middle(desk, room.mark), await middle(desk, square))

    async def is_built() -> bool:
        return (await game(place, table.id)).lords[asked.seat].tiles[square].kind == room.id

    await until(is_built)


async def test_a_creature_dragged_over_others_to_its_tile_is_deployed_alone(place: Site, visit: Visits) -> None:
    table, at, asked = await asked_for(place, "plan_battle")
    seat = asked.seat
    while len(pieces := [option for option in asked.options(at) if option.drag.piece == option.mark != ""]) < 2:
        await play_on(place.bot.tables, table.id, Random("drag"))
        asked = (at := await game(place, table.id)).awaited()
        seat = asked.seat
    await place.bot.tables.journal.mark_seen(table.id, seat)
    desk = await visit((ANN, BEN, CAT)[seat], table)
    before = await place.version(table)
    await drag(desk, *[await middle(desk, mark) for mark in (pieces[0].mark, pieces[1].mark, pieces[0].drag.place)])

    async def answered() -> bool:
        return await place.version(table) > before

    await until(answered)
    plan = (await game(place, table.id)).lords[seat].plan
    assert plan is not None
    assert len([*plan.traps, *plan.creatures]) == 1
    assert not plan.submitted


async def test_marks_of_a_closed_hand_do_not_intercept_taps(place: Site, visit: Visits) -> None:
    """They take up no space: one tap on the board is enough."""
    table, at, asked = await asked_for(place, "dig_square")
    phone = await visit((ANN, BEN, CAT)[asked.seat], table, size=PHONE)
    square = next(option.mark for option in asked.options(at) if option.role.is_step)
    before = await place.version(table)
    await phone.touchscreen.tap(*await middle(phone, square))

    async def answered() -> bool:
        return await place.version(table) == before + 1

    await until(answered)


@pytest.mark.parametrize("number", [0, -1], ids=["first", "last"])
async def test_what_takes_a_second_click_is_told_next_to_it_in_the_hand(
    place: Site, visit: Visits, number: int
) -> None:
    table, at, asked = await asked_for(place, "discard_trap")
    page = await visit((ANN, BEN, CAT)[asked.seat], table)
    mark = asked.options(at)[number].mark
    spot = page.locator(f'.hand rect[data-mark="{mark}"].open').first
    there = await bounds(spot)
    await page.mouse.click(there["x"] + there["width"] / 2, there["y"] + there["height"] / 2)
    await expect(page.locator(".tip")).to_contain_text("Click again")
    tip, clicked, hand = [await bounds(each) for each in (page.locator(".tip"), spot, page.locator(".hand"))]
    assert hand["x"] <= tip["x"] <= clicked["x"] + clicked["width"]
    assert tip["x"] + tip["width"] <= hand["x"] + hand["width"]
    above, below = clicked["y"] - tip["y"] - tip["height"], tip["y"] - clicked["y"] - clicked["height"]
    assert 0 <= max(above, below) <= 20
