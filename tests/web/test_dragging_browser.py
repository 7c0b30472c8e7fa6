"""Dragging pieces to where an answer puts them."""

from __future__ import annotations

from typing import Any, cast

import pytest
from playwright.async_api import Page, expect

from games.dungeoneer.rules.game import Dungeoneer
from games.thunderstone.rules.game import Thunderstone
from rules.game import Game
from rules.questions import Option, Question, Role, Undo, refusals
from storage.rows import Table
from tests.browser.conftest import browser, until, wait_until
from tests.tables.helpers import play_until
from tests.web.people import ANN, BEN, Site
from tests.web.test_browser import AT_REST, DESKTOP, DOUBLE, PHONE, Visits, bounds, place, settled, visit
from tests.web.touch import Finger, Point, drag, dragging

__all__ = ["browser", "place", "visit"]

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.browser, pytest.mark.long]

MIDDLE = """mark => {
    const within = (picture) => [...document.querySelectorAll(`${picture} [data-mark="${mark}"]`)];
    const shapes = [".field > .board", ".hand"].map(within).find((found) => found.length) ?? [];
    const boxes = shapes.map((each) => each.getBoundingClientRect()).filter((box) => box.width);
    const box = boxes.toSorted((one, other) => one.width * one.height - other.width * other.height)[0];
    return box && [box.x + box.width / 2, box.y + box.height / 2];
}"""

WATCHED = """() => {
    window.went = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...given) { went.push(this.localName); return animate.apply(this, given); };
}"""

OFFERED = "dialog.menu .answer:not(.secondary)"


async def point(page: Page, mark: str) -> Point:
    await wait_until(page, AT_REST)
    x, y = await wait_until(page, MIDDLE, mark)
    return x, y


async def answered(place: Site, table: Table, before: int, steps: int = 1) -> None:
    """Wait for so many answers since a version of the table."""

    async def is_stored() -> bool:
        return await place.version(table) > before

    await until(is_stored)
    assert await place.version(table) == before + steps


async def hero_on_the_board(visit: Visits) -> tuple[Table, Page, Any, str]:
    """A table at which a hero moves, its player's phone, the question, and the hero's mark."""
    table, question, page = await visit.at("dungeon_go", "move", size=PHONE)
    await expect(page.locator("#piece-hero-0")).to_be_visible()
    return table, page, question, f"hero-{vars(question)['hero']}"


async def test_a_hero_can_be_dragged_over_other_cells_to_the_end_of_its_move(place: Site, visit: Visits) -> None:
    table, page, question, hero = await hero_on_the_board(visit)
    game = await place.game(table)
    options = {option.mark: option for option in question.options(game) if option.label.key == "do-move"}
    start = await point(page, hero)
    places = {mark: await point(page, mark) for mark in options}
    far = max(places, key=lambda mark: abs(places[mark][0] - start[0]) + abs(places[mark][1] - start[1]))
    finger, before = await Finger.of(page), await place.version(table)
    await finger.draw([start, ((start[0] + places[far][0]) / 2, (start[1] + places[far][1]) / 2), places[far]])
    await answered(place, table, before)
    await expect(page.locator(".log")).to_contain_text(f"to {far}")


async def test_the_tooltip_is_hidden_while_a_hero_is_dragged(place: Site, visit: Visits) -> None:
    _, question, page = await visit.at("dungeon_go", "move")
    await expect(page.locator("#piece-hero-0")).to_be_visible()
    x, y = await point(page, f"hero-{vars(question)['hero']}")
    await page.mouse.move(x, y)
    await expect(page.locator(".tip")).to_be_visible()
    async with dragging(page, (x, y), (x + 60, y)):
        await expect(page.locator(".tip")).to_be_hidden()


async def test_the_tooltip_leaves_what_the_mouse_points_at_in_sight(place: Site, visit: Visits) -> None:
    """Also a hero's plate below the map, while the hero itself stands in the upper half."""
    table = await place.table("dungeoneer", ANN, BEN)
    seat = (await place.game(table)).awaited().seat
    page = await visit((ANN, BEN)[seat], table)
    for edge in (".sheet g", ".foot"):
        box = await bounds(page.locator(f'.field > .board {edge} rect[data-mark="hero-1"]').first)
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        await page.mouse.move(x, y, steps=8)
        tip = page.locator(".tip")
        await expect(tip).to_be_visible()
        over = await bounds(tip)
        assert not over["y"] <= y <= over["y"] + over["height"]


async def test_a_hero_dragged_to_a_blocked_cell_stays_and_the_reason_is_shown(place: Site, visit: Visits) -> None:
    table, page, question, hero = await hero_on_the_board(visit)
    game = await place.game(table)
    refused = next(each for each in refusals(question, game) if each.reason == "blocked_king")
    finger, before = await Finger.of(page), await place.version(table)
    await finger.draw([await point(page, hero), await point(page, refused.mark)])
    await expect(page.locator(".tip")).to_be_visible()
    assert await place.version(table) == before


async def test_a_hero_dropped_outside_all_answers_goes_back_with_a_message(place: Site, visit: Visits) -> None:
    table, page, _, hero = await hero_on_the_board(visit)
    frame = await bounds(page.locator(".field > .board"))
    x, y = await point(page, hero)
    finger, before = await Finger.of(page), await place.version(table)
    plate = frame["x"] + frame["width"] - 20, frame["y"] + frame["height"] - 3  # of another
    await finger.press([(x, y), (frame["x"] + x, frame["y"] + 20), (frame["x"] + x, y + 20), plate])
    await page.evaluate(WATCHED)
    await finger.touch("touchEnd")
    await expect(page.locator(".tip")).to_contain_text("It can't go there")
    assert await page.evaluate("went") == ["polyline"]
    await expect(page.locator(".stroke")).to_have_count(0)
    assert await place.version(table) == before


async def test_a_hero_is_dragged_from_its_card_to_where_it_starts(place: Site, visit: Visits) -> None:
    table, question, page = await visit.at("dungeon_go", "place_hero", size=PHONE)
    cell = question.options(await place.game(table))[-1]
    before = await place.version(table)
    await (await Finger.of(page)).draw([await point(page, cell.drag.piece), await point(page, cell.mark)])
    await answered(place, table, before)
    await expect(page.locator(".log")).to_contain_text(cell.mark)


async def test_tapping_a_hero_gives_the_answer_marked_on_it(place: Site, visit: Visits) -> None:
    table, page, question, hero = await hero_on_the_board(visit)
    game = await place.game(table)
    assert sum(option.mark == hero for option in question.options(game)) == 1
    before = await place.version(table)
    await page.touchscreen.tap(*await point(page, hero))
    await answered(place, table, before)
    await expect(page.locator(".log")).to_contain_text("stays")


async def test_a_line_over_several_spaces_takes_the_hero_through_each(place: Site, visit: Visits) -> None:
    table, question, page = await visit.at("dungeoneer", two_moves, size=PHONE)
    first, second = two_moves(await place.game(table), question)
    line = [await point(page, mark) for mark in (first.drag.piece, first.mark, second.mark)]
    before = await place.version(table)
    await (await Finger.of(page)).draw(line)
    await expect(page.locator(f'.answers[data-question^="{question.id}."]')).to_have_count(0)
    await answered(place, table, before, 2)
    await expect(page.locator(".log")).to_contain_text("2 spaces")
    after = cast(Dungeoneer, await place.game(table))
    assert after.spaces[after.players[question.seat].at].card == second.mark


def two_moves(game: Game, question: Question) -> list[Option]:
    """Two moves in a row without a roll that don't lead back to the start; empty if no hero can make them."""
    assert isinstance(game, Dungeoneer)
    here = game.spaces[game.players[question.seat].at].card
    for first in sure_moves(game, question):
        then = game.copy_game()
        then.choose(question.seat, question.id, [first.id])
        asked = next(iter(then.questions))
        for second in sure_moves(then, asked):
            if second.mark != here:
                return [first, second]
    return []


def sure_moves(game: Game, question: Question) -> list[Option]:
    return [each for each in question.explained(game) if each.label.key == "do-move" and each.warning is None]


async def test_a_card_dragged_to_where_it_cannot_be_put_offers_its_answer(place: Site, visit: Visits) -> None:
    table, question, page = await visit.at("thunderstone", "buy_card")
    bought = question.options(await place.game(table))[0]
    before = await place.version(table)
    await drag(page, await point(page, bought.mark), (500, 700))
    offered = page.locator("dialog.menu .answer")
    await expect(offered.first).to_contain_text(
        str(await page.locator(f'[data-option="{bought.id}"] .label').inner_text())
    )
    assert await place.version(table) == before
    await offered.first.click()
    await expect(page.locator("dialog.menu")).to_have_count(0)
    await expect(page.locator(f'.answers[data-question^="{question.id}."]')).to_have_count(0)


async def test_a_swipe_over_the_village_and_the_hall_answers_nothing(place: Site, visit: Visits) -> None:
    table, question, page = await visit.at("thunderstone", "choose_action", size=PHONE)
    before, finger = await place.version(table), await Finger.of(page)
    _, stack = await some_stack(page)
    village, hall = await point(page, stack), await point(page, "rank-2")
    for start, end in ((village, (village[0], village[1] + 130)), (village, hall), (hall, village)):
        await finger.draw([start, ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2), end])
    await expect(page.locator("dialog.menu")).to_have_count(0)
    await expect(page.locator(f'.answers[data-question^="{question.id}."]')).to_have_count(1)
    assert await place.version(table) == before


@pytest.mark.parametrize("mark", ["rank-3", "rank-1", "stack-torch"])
async def test_the_text_under_the_mouse_covers_neither_what_it_is_about_nor_the_hand(
    place: Site, visit: Visits, mark: str
) -> None:
    _, _, page = await visit.at("thunderstone", "choose_action")
    x, y = await point(page, mark)
    await page.mouse.move(x, y)
    tip = page.locator(".tip")
    await expect(tip).to_be_visible()
    box, board = await bounds(tip), await bounds(page.locator(".field > .board"))
    assert not (box["x"] <= x <= box["x"] + box["width"] and box["y"] <= y <= box["y"] + box["height"])
    assert box["x"] + box["width"] <= board["x"] + board["width"]
    assert box["y"] + box["height"] <= board["y"] + board["height"]


async def test_one_finger_pans_a_village_that_is_zoomed_in(place: Site, visit: Visits) -> None:
    table, _, page = await visit.at("thunderstone", "choose_action", size=PHONE)
    for _ in range(3):
        await page.keyboard.press("+")
    frame = await bounds(page.locator(".field > .board"))
    x, y = frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2
    before, was = await place.version(table), await point(page, "rank-2")
    await (await Finger.of(page)).draw([(x, y), (x - 20, y - 30), (x - 40, y - 60)])

    async def is_panned() -> bool:
        now = await point(page, "rank-2")
        return [now[0] - was[0], now[1] - was[1]] == pytest.approx([-40, -60], abs=2)

    await until(is_panned)
    assert await place.version(table) == before


async def test_a_stack_dragged_out_of_the_village_offers_its_own_answer(place: Site, visit: Visits) -> None:
    def sold(game: Game, question: Question) -> list[Option]:
        return [each for each in question.options(game) if each.label.key == "do-village_buy"]

    table, question, page = await visit.at("thunderstone", sold)
    bought = sold(await place.game(table), question)[0]
    before, start = await place.version(table), await point(page, bought.mark)
    await drag(page, start, (500, 700))
    label = await page.locator(f'[data-option="{bought.id}"] .label').inner_text()
    await expect(page.locator(OFFERED)).to_have_count(1)
    await expect(page.locator(OFFERED)).to_contain_text(str(label))
    assert await place.version(table) == before


async def test_a_hero_dragged_onto_a_stack_becomes_the_hero_that_lies_there(place: Site, visit: Visits) -> None:
    table, question, page = await visit.at("thunderstone", "level_up")
    options = question.options(await place.game(table))
    level = next(option for option in options[1:] if option.drag.piece == option.mark != "")
    start, end = await point(page, level.mark), await point(page, level.drag.place)
    async with dragging(page, start, end):
        line = await page.locator(".stroke polyline").get_attribute("points")
        assert [float(each) for each in str(line).replace(",", " ").split()] == pytest.approx([*start, *end], abs=1)
    await expect(page.locator(f'.answers[data-question^="{question.id}."]')).to_have_count(0)
    after = cast(Thunderstone, await place.game(table))
    assert level.value.new in after.owned(question.seat)


async def test_any_of_several_equal_cards_of_a_hand_gives_the_answer(place: Site, visit: Visits) -> None:
    table = await place.table("thunderstone", ANN, BEN)
    first = await play_until(place.bot.tables, table.id, "choose_action", "moves")
    await place.bot.tables.play.choose(table.id, first.seat, first.id, ["rest"])
    question = (await place.game(table)).awaited()
    page = await visit((ANN, BEN)[question.seat], table)
    await settled(page)
    militia = page.locator('.hand [data-own]:has([data-mark="card-militia-1"])')
    assert await militia.count() > 1
    await expect(militia.last.locator("rect.open")).to_have_count(1)
    box = await bounds(militia.last)
    before = await place.version(table)
    await page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    await expect(page.locator(".tip")).to_contain_text("Destroy Militia")
    await page.wait_for_timeout(DOUBLE)
    await page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    await expect(page.locator(f'.answers[data-question^="{question.id}."]')).to_have_count(0)
    assert await place.version(table) == before + 1


async def some_stack(page: Page, state: str = ":not(.open)") -> tuple[str, str]:
    """The words about a stack of the village, by default one that is no answer, and its mark."""
    shape = page.locator(f'.field > .board rect[data-mark^="stack-"]{state}').last
    return str(await shape.get_attribute("data-about")), str(await shape.get_attribute("data-mark"))


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
async def test_what_a_hand_can_not_buy_or_beat_tells_its_text_and_why(
    place: Site, visit: Visits, size: tuple[int, int]
) -> None:
    table, _, page = await visit.at("thunderstone", "choose_action", size=size)
    before, tip = await place.version(table), page.locator(".tip")
    about, stack = await some_stack(page)
    foe = page.locator('.field > .board rect[data-mark^="rank-"]:not(.open)').last
    read = [(about, stack, "is worth only")]
    read += [(str(await foe.get_attribute("data-about")), str(await foe.get_attribute("data-mark")), "")]
    for text, mark, why in read:
        for _ in range(2):
            await page.mouse.click(*await point(page, mark))
            await expect(tip).to_contain_text(text)
            await expect(tip).to_contain_text(why)
            await expect(tip).not_to_contain_text("again to choose")
            await page.wait_for_timeout(DOUBLE)
    assert await place.version(table) == before


async def test_a_click_between_the_cards_of_the_village_answers_nothing(place: Site, visit: Visits) -> None:
    table, _, page = await visit.at("thunderstone", "choose_action")
    before, box = await place.version(table), await bounds(page.locator('rect[data-mark^="stack-"]').first)
    for _ in range(2):
        await page.mouse.click(box["x"] + box["width"] / 2, box["y"] - 40)
        await page.wait_for_timeout(DOUBLE)
    await expect(page.locator(".panel > .acts [data-option]:visible")).to_have_count(3)
    assert await place.version(table) == before


async def test_two_taps_on_a_card_without_a_button_buy_it(place: Site, visit: Visits) -> None:
    def sold(game: Game, question: Question) -> list[Option]:
        found = question.options(game) if question.kind == "choose_action" else []
        return [each for each in found if each.handy < 0 and each.undo is Undo.NEVER]

    table, question, page = await visit.at("thunderstone", sold, size=PHONE)
    bought = sold(await place.game(table), question)[0]
    before, at = await place.version(table), await point(page, bought.mark)
    await page.touchscreen.tap(*at)
    await expect(page.locator(".tip")).to_contain_text("ends your turn")
    await expect(page.locator(".tip")).to_contain_text("Tap again")
    assert await place.version(table) == before
    await page.wait_for_timeout(DOUBLE)
    await page.touchscreen.tap(*at)
    await expect(page.locator(f'.answers[data-question^="{question.id}."]')).to_have_count(0)
    assert await place.version(table) == before + 1
    assert bought.value in cast(Thunderstone, await place.game(table)).owned(question.seat)


async def test_two_clicks_give_an_answer_that_cannot_be_taken_back(place: Site, visit: Visits) -> None:
    table, question, page = await visit.at("thunderstone", "choose_action")
    before, (_, stack) = await place.version(table), await some_stack(page, ".open")
    at = await point(page, stack)
    await page.mouse.dblclick(*at)  # too fast to have been told what it does
    await expect(page.locator(".tip")).to_contain_text("You can't take this back.")
    await page.wait_for_timeout(DOUBLE)
    await expect(page.locator(".tip")).to_contain_text("Click again")
    assert await place.version(table) == before
    await page.mouse.click(*at)
    await expect(page.locator(f'.answers[data-question^="{question.id}."]')).to_have_count(0)
    assert await place.version(table) == before + 1


async def test_a_click_means_the_smallest_place_even_in_the_middle_of_a_larger_one(place: Site, visit: Visits) -> None:
    _, _, page = await visit.at("thunderstone", "choose_action")
    stacks = page.locator('.field > .board rect[data-mark^="stack-"].open')
    stack, other = [str(await stacks.nth(number).get_attribute("data-mark")) for number in (0, 1)]
    await page.evaluate(AROUND, [stack, other])
    await page.mouse.click(*await point(page, stack))
    await expect(page.locator(".field > .board rect.strong")).to_have_attribute("data-mark", stack)


AROUND = """marks => {
    const rect = (name) => document.querySelector(`.field > .board [data-mark="${name}"]`);
    const [small, large] = marks.map(rect);
    small.before(large);
    const [x, y, width, height] = ["x", "y", "width", "height"].map(name => Number(small.getAttribute(name)));
    for (const [name, value] of Object.entries({ x: x - width, y: y - height, width: 3 * width, height: 3 * height })) {
        large.setAttribute(name, value);
    }
}"""
"""Lay the place of another stack around that of the first, below it."""


CARD = """mark => {
    const box = document.querySelector(`.board [data-mark="${mark}"]`).getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
}"""


async def at_a_card(place: Site, visit: Visits, size: tuple[int, int]) -> tuple[Table, Page, Option, Point]:
    """The page of a player who can play a card of the open hand on the hero in one way, and where the card lies."""

    def playable(game: Game, question: Question) -> list[Option]:
        options = question.options(game) if question.kind == "hero_acts" else []
        alone = [each for each in options if sum(each.mark == other.mark for other in options) == 1]
        return [each for each in alone if each.drag.piece == each.mark and each.mark.startswith("hand-")]

    table, question, page = await visit.at("dungeoneer", playable, size=size)
    card = playable(await place.game(table), question)[0]
    x, y = await page.evaluate(CARD, card.mark)
    return table, page, card, (x, y)


async def test_a_card_is_dragged_from_the_hand_onto_the_hero_that_plays_it(place: Site, visit: Visits) -> None:
    table, page, card, (x, y) = await at_a_card(place, visit, DESKTOP)
    to_x, to_y = await point(page, card.drag.place)
    before = await place.version(table)
    await drag(page, *[(x + (to_x - x) * part / 8, y + (to_y - y) * part / 8) for part in range(9)])
    await expect(page.locator(f'.hand [data-mark="{card.mark}"]')).to_have_count(0)
    assert await place.version(table) == before + 1


@pytest.mark.parametrize("on_answer", [False, True], ids=["beside the map", "on a space to walk to"])
async def test_a_card_dropped_where_it_cannot_go_lights_up_where_it_can(
    place: Site, visit: Visits, on_answer: bool
) -> None:
    table, page, card, (x, y) = await at_a_card(place, visit, DESKTOP)
    before, frame = await place.version(table), await page.locator(".field > .board").bounding_box()
    assert frame is not None
    to_x, to_y = frame["x"] + 12, frame["y"] + 60
    if on_answer:
        game = await place.game(table)
        step = next(each for each in game.awaited().options(game) if each.role.is_step and each.mark != card.drag.place)
        to_x, to_y = await point(page, step.mark)
    await drag(page, (x, y), (to_x, to_y))
    await expect(page.locator(".tip")).to_contain_text("It can't go there")
    lit = await page.eval_on_selector_all(".board rect.strong", "all => all.map(each => each.dataset.mark)")
    assert set(lit) == {card.drag.place}
    assert await place.version(table) == before


async def test_a_hand_taller_than_its_frame_scrolls_until_a_card_leaves_it(place: Site, visit: Visits) -> None:
    table, page, card, (x, y) = await at_a_card(place, visit, (1280, 508))
    before, finger = await place.version(table), await Finger.of(page)
    await finger.press([(x, y + down) for down in (0.0, 10.0, 20.0, 30.0)])
    assert (await page.evaluate(CARD, card.mark))[1] > y
    await expect(page.locator(".stroke")).to_have_count(0)
    await finger.touch("touchEnd")
    assert await place.version(table) == before


async def test_taps_on_the_own_hero_do_not_explore(place: Site, visit: Visits) -> None:
    table, question, page = await visit.at("dungeoneer", "hero_acts", size=PHONE)
    assert "explore" in {each.id for each in question.options(await place.game(table))}
    before = await place.version(table)
    plate = page.locator(f'.board .foot [data-mark="hero-{question.seat}"]')
    await plate.tap()
    await expect(page.locator(".tip")).to_be_visible()
    await expect(page.locator(".tip")).not_to_contain_text("Explore")
    await page.wait_for_timeout(DOUBLE)
    await plate.tap()
    await expect(page.locator(f'.answers[data-question^="{question.id}."]')).to_have_count(1)
    assert await place.version(table) == before


async def test_a_tap_on_a_drawn_map_card_lights_its_places_up(place: Site, visit: Visits) -> None:
    table, question, page = await visit.at("dungeoneer", "place_map", size=PHONE)
    options = question.options(await place.game(table))
    await page.touchscreen.tap(*await point(page, options[0].drag.piece))
    await expect(page.locator(".tip")).to_contain_text("Choose one of the highlighted places")
    await expect(page.locator("dialog.menu")).to_have_count(0)
    lit = await page.eval_on_selector_all(".board rect.strong", "all => all.map(each => each.dataset.mark)")
    assert set(lit) == {option.mark for option in options}
    before = await place.version(table)
    await (await Finger.of(page)).draw([await point(page, each) for each in (options[0].drag.piece, options[1].mark)])
    await expect(page.locator(f'.answers[data-question^="{question.id}."]')).to_have_count(0)
    assert await place.version(table) == before + 1


async def test_a_tall_map_is_shown_as_a_whole_while_a_card_is_placed(place: Site, visit: Visits) -> None:
    """The drawn card lies below it, and is dragged to its place."""
    table = await place.table("dungeoneer", ANN, BEN)
    store, rows = place.bot.tables.store, set[int]()
    while len(rows) < 6:
        question = await play_until(place.bot.tables, table.id, "place_map", "moves")
        game = cast(Dungeoneer, await store.game(table.id))
        rows = {space.y for space in game.spaces}
        options = question.options(game)
        if len(rows) < 6:
            north = min(options, key=lambda option: cast(int, option.label.args["y"]))
            await place.bot.tables.play.choose(table.id, question.seat, question.id, [north.id])
    await place.bot.tables.journal.mark_seen(table.id, question.seat)
    page = await visit((ANN, BEN)[question.seat], table, size=PHONE)
    frame = await bounds(page.locator(".field > .board"))
    for mark in (options[0].drag.piece, *(option.mark for option in options)):
        x, y = await point(page, mark)
        assert frame["x"] < x < frame["x"] + frame["width"]
        assert frame["y"] < y < frame["y"] + frame["height"]
    before = await place.version(table)
    await (await Finger.of(page)).draw([await point(page, each) for each in (options[0].drag.piece, options[0].mark)])
    await expect(page.locator(f'.answers[data-question^="{question.id}."]')).to_have_count(0)
    assert await place.version(table) == before + 1


async def test_a_hero_that_begins_lines_does_not_look_like_an_answer(place: Site, visit: Visits) -> None:
    """A tap on it gives none, though one drags it to a space next to it."""
    table, question, page = await visit.at("dungeoneer", "hero_acts")
    options = question.options(await place.game(table))
    step = next(option for option in options if option.role is Role.STEP and option.drag.piece)
    await expect(page.locator(f'rect[data-mark="{step.mark}"].open').first).to_be_attached()
    await expect(page.locator(f'rect[data-mark="{step.drag.piece}"]').first).to_be_attached()
    await expect(page.locator(f'rect[data-mark="{step.drag.piece}"].open')).to_have_count(0)
