"""Lines over the pictures of a real game: over several cards, and from one picture to the other."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, cast

import pytest
from playwright.async_api import expect

from games.dungeon_lords.rules.components import CREATURES, ON_OFFER
from games.dungeon_lords.rules.game import DungeonLords
from games.dungeon_lords.rules.pieces import Lord
from rules.game import Game
from rules.messages import Seat
from rules.questions import Option, Question
from storage.rows import Table
from tests.browser.conftest import until
from tests.web.pages import DOUBLE, PHONE, Turn, Visits, bounds
from tests.web.people import ANN, BEN, CAT, Site
from tests.web.touch import drag

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.browser, pytest.mark.long]


GLOWS = re.compile(r"^color\(srgb 1 0\.76\d* 0\.3\d* / 0\.34\)$")
"""The light on what is picked."""


async def lord(site: Site, table: Table, seat: Seat = 0) -> Lord:
    """A lord as the game stands now."""
    return cast(DungeonLords, await site.game(table)).lords[seat]


async def asked_for(visit: Visits, wanted: str | Callable[[Game, Question], object], **more: Any) -> Turn:
    """A question of this kind in a game of three lords."""
    return await visit.at("dungeon_lords", wanted, seed="x", people=(ANN, BEN, CAT), rules="introductory", **more)


def first_orders(game: Game, question: Question) -> bool:
    """Whether the first player is asked, which is for the orders of the first round."""
    return question.seat == 0


async def warned(turn: Turn, mark: str, words: str) -> None:
    """Tap a mark until the page warns with these words; it ignores taps while it still shows what came before."""

    async def warns() -> bool:
        await turn.tap(mark)
        await turn.page.wait_for_timeout(DOUBLE)
        return words in await turn.page.locator(".tip").inner_text()

    await until(warns)


async def test_three_orders_can_be_given_with_one_line(place: Site, visit: Visits) -> None:
    turn = await asked_for(visit, first_orders, language="ja", size=PHONE)
    orders = [option.mark for option in await turn.options()]
    await turn.draw(orders[2], orders[1], orders[0], orders[1])
    await expect(turn.page.locator(".panel li")).to_have_count(2)  # drawn back over the second, two are left
    assert (await lord(place, turn.table)).orders == []
    await turn.draw(orders[0], orders[3])
    await expect(turn.page.locator(".panel")).to_contain_text("選んだ命令：")
    assert (await lord(place, turn.table)).orders == [orders[2], orders[1], orders[0]]


async def test_a_line_over_orders_at_odds_leaves_the_last_to_a_tap(place: Site, visit: Visits) -> None:
    turn = await asked_for(visit, first_orders, size=PHONE)
    await turn.draw("dig_tunnels", "buy_traps", "recruit_imps")
    await expect(turn.page.locator(".panel li")).to_have_count(2)
    await warned(turn, "recruit_imps", "Recruited imps arrive only after digging")
    assert (await lord(place, turn.table)).orders == []


async def test_few_picks_on_the_board_leave_the_button_that_sends_them_in_view_on_a_phone(visit: Visits) -> None:
    turn = await visit.at("dungeon_lords", "choose_disabled", size=PHONE)
    await expect(turn.page.locator(".answers > .answer")).to_have_count(0)
    await expect(turn.page.locator(".answers > .success")).to_be_in_viewport(ratio=1)


async def test_an_order_that_was_given_is_no_longer_framed(visit: Visits) -> None:
    turn = await asked_for(visit, first_orders, language="ja", size=PHONE)
    orders = [option.mark for option in await turn.options()]
    board = turn.page.locator(".board:visible")
    await turn.tap(orders[2])
    await expect(turn.page.locator(".panel li")).to_have_count(1)
    await expect(board.locator(f'rect.open[data-mark="{orders[2]}"]')).to_have_count(0)
    await expect(board.locator("rect.open")).to_have_count(len(orders) - 1)
    await expect(board.locator("rect.picked")).to_have_count(1)
    await expect(board.locator(f'rect.picked[data-mark="{orders[2]}"]')).to_have_css("fill", GLOWS)
    await expect(turn.page.locator(f'.answer[data-mark="{orders[2]}"] .label')).to_contain_text("1. ")


async def test_a_tap_on_a_creature_does_not_give_a_nearby_order(visit: Visits) -> None:
    turn = await asked_for(visit, first_orders, size=PHONE)
    creature = ON_OFFER + cast(DungeonLords, await turn.game()).tavern[0]
    spot = turn.page.locator(f'.board:visible rect[data-mark="{creature}"]').first
    tip = turn.page.locator(".tip")
    about = await spot.get_attribute("data-about") or ""
    await turn.tap(creature)
    await expect(tip).to_have_text(about)  # and no more: it is explained
    await expect(turn.page.locator(".panel li")).to_have_count(0)
    await turn.tap((await turn.options())[0].mark)
    await expect(turn.page.locator(".panel li")).to_have_count(1)
    await expect(tip).to_be_hidden()


async def test_a_room_is_dragged_from_the_market_to_its_square(place: Site, visit: Visits) -> None:
    turn = await asked_for(visit, "choose_room")
    room = next(option for option in await turn.options() if option.role.is_step)
    seat = turn.question.seat
    trial = (await turn.game()).copy_game()
    trial.choose(seat, turn.question.id, [room.id])
    square = room.drag.place or trial.awaited(seat).options(trial)[0].mark
    await drag(turn.page, await turn.point(room.mark), await turn.point(square))
    await until(lambda: lord(place, turn.table, seat), lambda now: now.tiles[square].kind == room.id)


async def test_a_creature_dragged_over_others_to_its_tile_is_deployed_alone(place: Site, visit: Visits) -> None:
    def pieces(game: Game, question: Question) -> list[Option]:
        options = question.options(game) if question.kind == "plan_battle" else []
        return [option for option in options if option.drag.piece == option.mark != ""]

    turn = await asked_for(visit, lambda game, question: len(pieces(game, question)) > 1)
    first, second, *_ = pieces(await turn.game(), turn.question)
    await drag(turn.page, *[await turn.point(mark) for mark in (first.mark, second.mark, first.drag.place)])
    await turn.changed()
    plan = (await lord(place, turn.table, turn.question.seat)).plan
    assert plan is not None
    assert len([*plan.traps, *plan.creatures]) == 1
    assert not plan.submitted


async def test_marks_of_a_closed_hand_do_not_intercept_taps(visit: Visits) -> None:
    """They take up no space: one tap on the board is enough."""
    turn = await asked_for(visit, "dig_square", size=PHONE)
    square = next(option.mark for option in await turn.options() if option.role.is_step)
    await turn.tap(square)
    await turn.answered()


async def test_a_line_from_the_dungeon_digs_only_what_it_leads_over(place: Site, visit: Visits) -> None:
    """It begins on a tunnel between squares that could be dug as well."""
    turn = await asked_for(visit, "dig_square", size=PHONE)
    before = set((await lord(place, turn.table, turn.question.seat)).tiles)
    await turn.draw("C3", "C4", "D4")
    await turn.answered(2)
    assert (await lord(place, turn.table, turn.question.seat)).tiles.keys() - before == {"C4", "D4"}


async def test_a_tap_at_the_edge_of_a_tile_does_not_choose_the_order_above(visit: Visits) -> None:
    turn = await asked_for(visit, first_orders, size=PHONE)
    tile = await bounds(turn.page.locator('.field > .board rect[data-mark^="tavern-"]').first)
    await turn.page.touchscreen.tap(tile.center[0], tile.top + 2)
    await expect(turn.page.locator(".tip")).to_be_visible()
    await expect(turn.page.locator(".panel li")).to_have_count(0)


async def test_the_supplies_stay_in_view_on_payday(visit: Visits) -> None:
    """However close together the creatures are."""

    def three(game: Game, question: Question) -> bool:
        unpaid = {creature.kind for creature in cast(DungeonLords, game).lords[question.seat].unpaid}
        return question.kind == "pay_or_dismiss" and len(unpaid) == 3

    page = (await visit.at("dungeon_lords", three, seed="p0", size=PHONE, rules="introductory")).page
    for supply in ("evil", "gold", "food"):
        await expect(page.locator(f'.field > .board rect[data-mark="{supply}"]')).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("number", [0, -1], ids=["first", "last"])
async def test_what_takes_a_second_click_is_told_next_to_it_in_the_hand(visit: Visits, number: int) -> None:
    turn = await asked_for(visit, "discard_trap")
    page, mark = turn.page, (await turn.options())[number].mark
    spot = page.locator(f'.hand rect[data-mark="{mark}"].open').first
    place = await bounds(spot)
    await page.mouse.click(*place.center)
    await expect(page.locator(".tip")).to_contain_text("Click again")
    tip, clicked, hand = [await bounds(part) for part in (page.locator(".tip"), spot, page.locator(".hand"))]
    assert hand.left <= tip.left <= clicked.right
    assert tip.right <= hand.right
    above, below = clicked.top - tip.bottom, tip.top - clicked.bottom
    assert 0 <= max(above, below) <= 20


async def test_a_last_order_at_odds_with_the_others_warns_before_it_confirms_them(place: Site, visit: Visits) -> None:
    turn = await asked_for(visit, first_orders, size=PHONE)
    for number, order in enumerate(("dig_tunnels", "buy_traps"), 1):
        await turn.tap(order)
        await expect(turn.page.locator(".panel li")).to_have_count(number)
    await warned(turn, "recruit_imps", "Recruited imps arrive only after digging")
    assert (await lord(place, turn.table)).orders == []
    await turn.tap("recruit_imps")
    await expect(turn.page.locator(".panel")).to_contain_text("Your orders:")
    await expect(turn.page.locator(".panel")).to_contain_text("Recruited imps arrive only after digging")


def rich_in_things(kind: str) -> Callable[[Game, Question], bool]:
    """Whether a question of this kind is asked of a lord with several traps and creatures."""

    def asked(game: Game, question: Question) -> bool:
        lord = cast(DungeonLords, game).lords[question.seat]
        return question.kind == kind and len(lord.traps) > 1 and len(lord.lair) + len(lord.traps) > 3

    return asked


async def test_a_phone_shows_party_and_tiles_next_to_what_a_plan_is_made_of(visit: Visits) -> None:
    turn = await asked_for(visit, rich_in_things("plan_battle"), size=PHONE)
    board = turn.page.locator(".field > .board")
    frame, drawn = await bounds(board), await bounds(board.locator(".sheet > svg"))
    assert frame.surrounds(drawn, edge=1)
    game = cast(DungeonLords, await turn.game())
    beast = game.lords[turn.question.seat].lair[0].kind
    await expect(board.locator(f'[data-mark="{beast}"]')).not_to_have_attribute("height", "34")  # its name alone


async def test_a_hand_that_is_cut_on_a_phone_has_a_tab_that_shows_all_of_it(visit: Visits) -> None:
    turn = await asked_for(visit, rich_in_things("choose_order"), size=(390, 720))
    await turn.page.get_by_role("button", name="Hand").click()
    board = turn.page.locator(".field > .board")
    frame, drawn = await bounds(board), await bounds(board.locator(".sheet > svg"))
    assert drawn.bottom <= frame.bottom + 1
    await expect(turn.page.locator(".hand")).to_be_hidden()


async def test_a_creature_on_offer_is_told_with_what_it_does_and_what_it_costs(visit: Visits) -> None:
    def costs_evil(option: Option) -> bool:
        return option.id in CREATURES and CREATURES[option.id].cost.evil > 0

    def evil_one(game: Game, question: Question) -> bool:
        return question.kind == "choose_creature" and any(map(costs_evil, question.options(game)))

    turn = await asked_for(visit, evil_one)
    option = next(filter(costs_evil, await turn.options()))
    await turn.page.mouse.move(*await turn.point(option.mark))
    tip = turn.page.locator(".tip")
    await expect(tip).to_contain_text("→")
    about = await turn.page.locator(f'.board [data-mark="{option.mark}"]').first.get_attribute("data-about")
    await expect(tip).to_contain_text(str(about))
