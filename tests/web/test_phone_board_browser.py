"""On a phone the board shows what is around a hero, with its lower edge in sight and the whole of it one tap away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import pytest
from playwright.async_api import Page, expect

from pictures.game_locale import GameLocale
from pictures.svg import Picture, document, footer, group, near, rect, spot
from rules.game import Game
from rules.questions import Drag, Option, OrderedQuestion, Question, Role
from rules.views import View
from tests.browser.conftest import until, wait_until
from tests.discord.question_shapes import Pick
from tests.tables.helpers import pick
from tests.web.pages import DESKTOP, PHONE, SETTLES, Box, Visits, bounds, change_options, give, listed, seen_at
from tests.web.people import ANN, BEN, CAT, Site
from tests.web.touch import Finger, double_tap

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.browser, pytest.mark.long]

WIDE = 900
HIGH = 800
FOOT = 700
"""The height at which the foot of the board begins."""
CELL = 50
HALF = 30
AROUND = 200
"""The width and height of the surroundings of a hero."""
AT_FIRST = (100, 100)
"""The place of the hero unless a test moves it."""


class Map:
    """Four places on a large map with a hero; below it two plates."""

    Locale = GameLocale

    def __init__(self) -> None:
        self.hero = AT_FIRST
        self.wide = False
        self.grown = 0  # how much taller it has become

    def board(self, view: View, locale: GameLocale, marks: Sequence[str] = ()) -> Picture:
        x, y = self.hero
        cells = [
            spot(f"c{number}", "", 100 + 8 * CELL * (number % 2), 100 + 7 * CELL * (number // 2), CELL, CELL)
            for number in range(4)
        ]
        around = near(x + CELL / 2 - AROUND / 2, y + CELL / 2 - AROUND / 2, AROUND, AROUND)
        if self.wide:
            around = near(0, 0, WIDE, FOOT)
        foot_at, height = FOOT + self.grown, HIGH + self.grown
        plates = spot("plate0", "", 0, foot_at, 290, HIGH - FOOT) + spot("plate1", "", 300, foot_at, 600, HIGH - FOOT)
        foot = footer(foot_at, WIDE, HIGH - FOOT, plates)
        table = rect(0, 0, WIDE, height, "#123")
        return Picture(document(WIDE, height, table, group(*cells, around), foot, pixels=WIDE), "map", "map")

    def hand(self, view: View, seat: int, locale: GameLocale) -> Picture:
        return Picture(document(400, 200, pixels=400), "hand", "hand")


@pytest.fixture(autouse=True)
def board(place: Site, monkeypatch: pytest.MonkeyPatch) -> Map:
    shown = Map()
    cast(Any, place.bot.services.game_pictures)["picks"] = shown

    def with_marks(game: Any, options: list[Option]) -> None:
        for option, mark in zip(options, ("plate0", "plate1"), strict=False):
            option.mark = mark

    change_options(monkeypatch, Pick, with_marks)
    return shown


async def box_of(page: Page, selector: str) -> Box:
    return await bounds(page.locator(f".field > .board {selector}"))


async def sees(page: Page, x: float, y: float) -> bool:
    """Whether the surroundings of a hero there fill the frame above the lower edge, which may be hidden meanwhile."""
    board = page.locator(".field > .board")
    frame, foot = await seen_at(board), await seen_at(board.locator(".foot"))
    around, sheet = await box_of(page, "rect[data-near]"), await box_of(page, ".sheet > svg")
    if frame is None or foot is None:
        return False
    unit = sheet.width / WIDE
    middle = sheet.left + (x + CELL / 2) * unit, sheet.top + (y + CELL / 2) * unit
    room = foot.top - frame.top
    return (
        around.height > 0.8 * room
        and abs(middle[0] - frame.center[0]) < around.width / 3
        and abs(middle[1] - frame.top - room / 2) < around.height / 3
    )


async def open_page(site: Site, visit: Visits, size: tuple[int, int] = PHONE) -> Page:
    return await visit(ANN, await site.table("picks", ANN), size=size)


async def test_a_desktop_gives_the_hand_the_room_beside_a_map_that_is_readable_as_a_whole(
    place: Site, visit: Visits
) -> None:
    page = await open_page(place, visit, DESKTOP)
    frame, picture = await bounds(page.locator(".field > .board")), await box_of(page, ".sheet > svg")
    assert frame.width == pytest.approx(picture.width, abs=2)


async def test_a_phone_follows_the_hero(place: Site, visit: Visits, board: Map) -> None:
    page = await open_page(place, visit)
    await until(lambda: sees(page, *AT_FIRST))
    board.hero = (500, 450)
    place.bot.services.svg_cache.forget()  # this hero is not in the view
    await give(page, "n1")
    await until(lambda: sees(page, 500, 450))


async def test_a_phone_shows_on_which_side_the_map_goes_on_even_if_its_frame_changes_meanwhile(
    place: Site, visit: Visits, board: Map
) -> None:
    page = await open_page(place, visit)
    frame = page.locator(".field > .board")
    await expect(frame).to_have_class("board right")
    board.hero = (500, 450)
    place.bot.services.svg_cache.forget()  # this hero is not in the view
    await page.evaluate(
        """() => {
          const frame = document.querySelector(".field > .board");
          const watch = () => {
            if (!frame.querySelector(".sheet").getAnimations().length) return requestAnimationFrame(watch);
            frame.style.maxHeight = `${frame.clientHeight - 4}px`;
          };
          watch();
        }"""
    )
    await give(page, "n1")
    await expect(frame).to_have_class("board left")


async def test_a_phone_shows_answers_far_from_the_hero_as_large_as_they_fit(
    place: Site, visit: Visits, board: Map, monkeypatch: pytest.MonkeyPatch
) -> None:

    def apart(game: Any, options: list[Option]) -> None:
        options[2].mark, options[3].mark = "c0", "c2"

    change_options(monkeypatch, Pick, apart)
    page = await open_page(place, visit)

    async def fills() -> bool:
        frame = await bounds(page.locator(".field > .board"))
        foot = await box_of(page, ".foot")
        first, last = [await box_of(page, f'rect[data-mark="{mark}"]') for mark in ("c0", "c2")]
        seen = frame.top <= first.top and last.bottom <= foot.top
        return seen and last.bottom - first.top > 0.75 * (foot.top - frame.top)

    await until(fills)


async def test_a_phone_stays_near_the_hero_where_all_answers_together_would_be_tiny(
    place: Site, visit: Visits, board: Map, monkeypatch: pytest.MonkeyPatch
) -> None:
    draw = board.board

    def closer(*args: Any, **more: Any) -> Picture:
        head, end, _ = draw(*args, **more).svg.rpartition("</svg>")
        return Picture(head + spot("c4", "", 140, 100, CELL, CELL) + end, "map", "map")

    def spread(game: Any, options: list[Option]) -> None:
        for option, mark in zip(options[2:], ("c0", "c4", "c3"), strict=False):
            option.mark = mark

    monkeypatch.setattr(board, "board", closer)
    change_options(monkeypatch, Pick, spread)
    page = await open_page(place, visit)
    await expect(page.locator('.field > .board .sheet [data-mark="c3"]')).to_have_count(1)
    await until(lambda: sees(page, *AT_FIRST))


async def test_a_phone_shows_the_whole_hand_and_then_the_surroundings_of_the_hero_again(
    place: Site, visit: Visits
) -> None:
    page = await open_page(place, visit)
    await until(lambda: sees(page, *AT_FIRST))
    await page.locator(".tabs").get_by_role("button", name="Hand", exact=True).tap()
    await expect(page.locator(".field > .board .sheet > svg")).to_have_attribute("aria-label", "hand")
    hand = await box_of(page, ".sheet > svg")
    frame = await bounds(page.locator(".field > .board"))
    assert hand.width <= frame.width + 1
    await page.locator(".tabs").get_by_role("button", name="Board").tap()
    await until(lambda: sees(page, *AT_FIRST))


async def test_a_phone_shows_the_whole_names_of_its_pictures(place: Site, visit: Visits) -> None:
    tabs = (await open_page(place, visit)).locator(".tabs button")
    await expect(tabs).to_have_text(["Board", "Hand"])
    cut = "(all) => all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent)"
    assert await tabs.evaluate_all(cut) == []


async def test_a_hand_that_answers_is_shown_whole_after_a_map_of_the_same_shape(
    place: Site, visit: Visits, board: Map, monkeypatch: pytest.MonkeyPatch
) -> None:
    card = spot("card", "", 100, 100, CELL, CELL)
    drawn = Picture(document(WIDE, HIGH, rect(0, 0, WIDE, HIGH, "#321"), card, pixels=WIDE), "hand", "hand")
    monkeypatch.setattr(board, "hand", lambda *a, **k: drawn)
    page = await open_page(place, visit)
    await until(lambda: sees(page, *AT_FIRST))

    def in_hand(game: Any, options: list[Option]) -> None:
        for option in options:
            option.mark = "card" if option is options[0] else ""

    change_options(monkeypatch, Pick, in_hand)
    await give(page, "n1")
    await expect(page.locator(".field > .board .sheet > svg")).to_have_attribute("aria-label", "hand")
    frame = await bounds(page.locator(".field > .board"))
    await until(lambda: box_of(page, ".sheet > svg"), lambda whole: whole.width <= frame.width + 1)


async def test_a_view_left_before_the_phone_was_turned_does_not_come_back(place: Site, visit: Visits) -> None:
    """Its place is in pixels of the earlier frame."""
    page = await open_page(place, visit)
    await until(lambda: sees(page, *AT_FIRST))
    await page.locator(".tabs").get_by_role("button", name="Hand", exact=True).tap()
    await page.set_viewport_size({"width": PHONE[1], "height": PHONE[0]})
    await page.locator(".tabs").get_by_role("button", name="Board", exact=True).tap()
    await until(lambda: sees(page, *AT_FIRST))


async def test_a_double_tap_shows_the_whole_board_until_the_next_one_or_question(place: Site, visit: Visits) -> None:
    page = await open_page(place, visit)
    await until(lambda: sees(page, *AT_FIRST))

    async def tap_twice() -> None:
        box = await bounds(page.locator(".field > .board"))
        await double_tap(page, (box.left + 20, box.top + 20))

    await tap_twice()
    await expect(page.locator(".field > .board .foot")).to_be_hidden()
    await tap_twice()
    await until(lambda: sees(page, *AT_FIRST))
    await tap_twice()
    await expect(page.locator(".field > .board .foot")).to_be_hidden()
    for tab, label in (("Hand", "hand"), ("Board", "map")):  # as it was left
        await page.locator(".tabs").get_by_role("button", name=tab, exact=True).tap()
        await expect(page.locator(".field > .board .sheet > svg")).to_have_attribute("aria-label", label)
    whole = await box_of(page, ".sheet > svg")
    frame = await bounds(page.locator(".field > .board"))
    assert whole.width <= frame.width + 1
    await expect(page.locator(".field > .board .foot")).to_be_hidden()
    await give(page, "n1")
    await until(lambda: sees(page, *AT_FIRST))


async def test_a_tap_on_the_lower_edge_hits_the_plate_and_not_the_map_below(
    place: Site, visit: Visits, board: Map, monkeypatch: pytest.MonkeyPatch
) -> None:

    def below(game: Any, options: list[Option]) -> None:
        options[2].mark = "c2"
        options[2].role = Role.STEP
        options[2].drag = Drag("c0", "c2")

    change_options(monkeypatch, Pick, below)
    board.hero = (100, 350)
    table = await place.table("picks", ANN)
    page = await visit(ANN, table, size=PHONE)
    await until(lambda: sees(page, 100, 350))
    foot, below_it = await box_of(page, ".foot"), await box_of(page, 'rect[data-mark="c2"]')
    x, y = below_it.center[0], foot.top + 10
    assert below_it.top < y < below_it.bottom
    await page.touchscreen.tap(x, y)
    await expect(page.locator(".log")).to_contain_text("Picked: 1.")


@pytest.fixture
def halves(place: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """A map that is higher than wide: a cell in each corner, and one in the middle whose halves are two answers."""
    corners = {"plate0": (0, 0), "c1": (350, 0), "c2": (0, 510), "c3": (350, 510)}
    cells = [spot(mark, "", x, y, CELL, CELL) for mark, (x, y) in corners.items()]
    cells += [spot("plate1", "", 100, 270, 100, HALF), spot("half", "", 100, 270 + HALF, 100, HALF)]
    drawn = Picture(document(400, 560, rect(0, 0, 400, 560, "#123"), *cells, pixels=400), "map", "map")
    monkeypatch.setattr(cast(Any, place.bot.services.game_pictures)["picks"], "board", lambda *a, **k: drawn)

    def with_marks(game: Any, options: list[Option]) -> None:
        for option, mark in zip(options[2:], ("half", "c1", "c2", "c3"), strict=False):
            option.mark = mark

    change_options(monkeypatch, Pick, with_marks)


async def test_a_tap_on_half_of_a_cell_answers_unless_a_finger_could_mean_the_other_half(
    place: Site, visit: Visits, halves: None
) -> None:
    page = await open_page(place, visit)
    upper = await box_of(page, 'rect[data-mark="plate1"]')
    assert upper.height < 30
    await page.touchscreen.tap(upper.center[0], upper.top + upper.height * 1.7)
    await expect(page.locator(".log")).to_contain_text("Picked: 2.")


async def test_a_menu_has_the_answers_of_all_marks_that_a_finger_could_mean_and_no_double_tap_gives_one(
    place: Site, visit: Visits, halves: None
) -> None:
    page = await open_page(place, visit)
    half = await box_of(page, 'rect[data-mark="half"]')
    await page.clock.install()
    await page.clock.pause_at(await page.evaluate("Date.now() + 1000"))
    await page.touchscreen.tap(half.center[0], half.top + 2)
    answers = page.locator("dialog.menu .answer")
    await expect(answers).to_have_text(["Number 2", "Number 1", "Close"])
    await expect(answers.nth(1)).to_have_css("pointer-events", "none")
    await page.clock.run_for(SETTLES)
    await answers.nth(1).tap()
    await expect(page.locator(".log")).to_contain_text("Picked: 1.")


async def test_a_menu_stays_inside_the_window_that_is_turned(place: Site, visit: Visits, halves: None) -> None:
    page = await open_page(place, visit)
    half = await box_of(page, 'rect[data-mark="half"]')
    await page.touchscreen.tap(half.center[0], half.top + 2)
    menu = page.locator("dialog.menu")
    for width, height in (PHONE, PHONE[::-1], PHONE):
        await page.set_viewport_size({"width": width, "height": height})
        await expect(menu).to_be_in_viewport(ratio=1)


async def test_a_hand_that_answers_lies_below_the_board_on_a_phone_that_has_room_for_it(
    place: Site, visit: Visits
) -> None:
    """Prices stay in view while a card is chosen."""
    page = await visit.asked(await place.table("thunderstone", ANN, BEN), size=PHONE)
    await page.get_by_role("button", name="Rest").click()
    await expect(page.locator(".hand .open")).to_have_count(6)
    await expect(page.locator(".hand svg").first).to_be_in_viewport(ratio=0.99)
    await expect(page.locator('.field > .board [data-mark^="stack-"]').first).to_be_in_viewport()


async def test_a_phone_gives_the_question_the_room_above_and_below_a_low_picture(place: Site, visit: Visits) -> None:
    table = await place.table("thunderstone", ANN, BEN)
    page = await visit.asked(table, size=(390, 740))
    await page.get_by_role("button", name="Rest").click()
    await expect(page.locator(".panel .all")).to_be_in_viewport(ratio=1)
    field = (await bounds(page.locator(".field"))).height
    picture = (await bounds(page.locator(".field > .board .sheet > svg"))).height
    assert picture - 1 <= field < 0.5 * 740


async def test_a_phone_leaves_no_room_empty_between_the_hand_and_the_question(place: Site, visit: Visits) -> None:
    table = await place.table("dungeon_go", ANN, BEN, CAT, miracles=True)
    for _ in range(9):
        await pick(place.bot.tables, table.id, None)
    page = await visit.asked(table, size=(390, 844))
    field, hand = page.locator(".field"), page.locator(".hand .sheet > svg")
    await expect(hand).to_be_visible()
    ends = [box.bottom for box in (await bounds(field), await bounds(hand))]
    assert ends[0] == pytest.approx(ends[1], abs=2)


@pytest.mark.parametrize("hero", [(100, 150), (600, 550)])
async def test_a_desktop_shows_a_grown_map_as_wide_as_its_frame_around_the_hero_until_a_double_click(
    place: Site, visit: Visits, board: Map, hero: tuple[int, int]
) -> None:
    board.hero = hero
    board.grown = 700
    page = await open_page(place, visit, DESKTOP)
    shown = page.locator(".field > .board")
    frame = await bounds(shown)
    map = await box_of(page, ".sheet > svg")
    around = await box_of(page, "[data-near]")
    foot = await bounds(shown.locator(".foot"))
    assert map.width == pytest.approx(frame.width, abs=1)
    assert frame.top - 15 < around.top
    assert around.bottom < foot.top + 15
    x, y = frame.center
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x, y + (30 if hero[1] > 300 else -30))
    await page.mouse.up()
    assert abs((await box_of(page, ".sheet > svg")).top - map.top) == pytest.approx(30, abs=1), "it can be moved"
    await page.mouse.dblclick(x, y)
    whole = await box_of(page, ".sheet > svg")
    assert whole.height <= frame.height + 1
    await expect(shown.locator(".foot")).to_be_hidden()


async def test_a_desktop_shows_all_of_a_map_that_can_be_read_then(place: Site, visit: Visits) -> None:
    page = await open_page(place, visit, DESKTOP)
    frame, whole = await bounds(page.locator(".field > .board")), await box_of(page, ".sheet > svg")
    assert whole.height == pytest.approx(frame.height, abs=2)
    await expect(page.locator(".field > .board .foot")).to_be_hidden()


async def test_a_lobby_fills_the_screen_of_a_phone(place: Site, visit: Visits) -> None:
    lobby = await place.bot.tables.lobby.open(5, 7, "picks", ANN, {}, "en")
    page = await visit(ANN, lobby, size=PHONE)
    await expect(page.get_by_role("button", name="▶️ Start")).to_be_visible()
    header, panel = [await bounds(page.locator(part)) for part in ("header", "aside")]
    assert panel.top <= header.bottom + 2, "no board above it"


async def test_who_watches_from_the_lobby_on_has_as_much_of_the_news_as_those_who_come_later(
    place: Site, visit: Visits
) -> None:
    lobby = await place.bot.tables.lobby.open(5, 7, "dungeon_lords", ANN, {}, "en")
    await place.bot.tables.lobby.join(lobby.id, BEN)
    table = await place.bot.tables.switches.set(lobby.id, ANN, watch=True)
    early = await visit.watch(table, size=PHONE)
    await place.bot.tables.play.start(table.id, ANN.id)
    late = await visit.watch(table, size=PHONE)
    await expect(early.locator(".news")).to_contain_text("Non-player colours")
    heights = [(await bounds(page.locator(".news"))).height for page in (early, late)]
    assert heights[0] == pytest.approx(heights[1], abs=2)


async def test_the_last_choice_can_be_taken_back_without_scrolling(place: Site, visit: Visits) -> None:
    table = await place.table("dungeon_go", ANN, BEN)
    asked = (await place.game(table)).awaited()
    page = await visit((ANN, BEN)[asked.seat], table, size=PHONE)
    await listed(page)
    await page.locator("[data-option]").first.tap()
    undo = page.locator("header .undo")
    await expect(undo).to_be_in_viewport(ratio=1)
    assert await undo.get_attribute("aria-label") == await page.locator(".panel [data-press*=':undo']").inner_text()
    await undo.tap()
    await expect(page.locator(f'.answers[data-question^="{asked.id}."]')).to_have_count(1)
    await expect(undo).to_be_hidden()


async def test_advice_is_in_reach_above_a_long_list(place: Site, visit: Visits) -> None:
    table = await place.table("dungeon_go", ANN, BEN)
    await place.bot.tables.switches.set(table.id, ANN, advice=True)
    page = await visit.asked(table, size=PHONE)
    advice = page.locator("header .advice")
    await expect(advice).to_be_in_viewport(ratio=1)
    assert await advice.get_attribute("aria-label") == "💡 What would you do?"
    await expect(page.locator(".panel [data-press*=':advice']")).to_be_hidden()
    await advice.tap()
    await expect(page.locator("dialog[open]")).to_contain_text("💡")


async def test_a_picture_is_drawn_anew_when_the_finger_has_left_it(place: Site, visit: Visits) -> None:
    """Only while it moves may it be a picture of the old size, which would be blurred."""
    page = await open_page(place, visit, DESKTOP)
    sheet = page.locator(".field > .board .sheet")
    sizes = []
    await page.keyboard.press("+")
    await sheet.hover()
    for act in (page.mouse.down, page.mouse.up):
        await act()
        await page.mouse.move(200, 300)
        sizes.append(await sheet.evaluate("(sheet) => getComputedStyle(sheet).willChange"))
    assert sizes == ["transform", "auto"]


async def test_picks_can_be_taken_back_above_all_answers(place: Site, visit: Visits) -> None:
    table = await place.table("picks", ANN)
    tables = place.bot.tables
    while not isinstance((await tables.store.game(table.id)).questions[0], OrderedQuestion):
        await pick(tables, table.id, 0)
    page = await visit(ANN, table, size=PHONE)
    await page.locator("[data-option]").first.tap()
    back = page.locator("[data-press*=':unpick']")
    first = page.locator("[data-option]").first
    above, below = [(await bounds(line)).top for line in (back, first)]
    assert above < below


async def test_a_phone_never_shows_the_lower_edge_twice(place: Site, visit: Visits) -> None:
    page = await open_page(place, visit)
    await until(lambda: sees(page, *AT_FIRST))
    frame = await bounds(page.locator(".field > .board"))
    finger = await Finger.of(page)
    x, middle = frame.center
    top = frame.top + 5
    for _ in range(12):
        await finger.draw([(x, middle), (x, (middle + top) / 2), (x, top)])
    foot, drawn = await box_of(page, ".foot"), await box_of(page, ".sheet > svg")
    assert drawn.top + drawn.height * FOOT / HIGH >= foot.top - 1


async def test_a_phone_that_shows_the_whole_map_shows_the_lower_edge_once(
    place: Site, visit: Visits, board: Map
) -> None:
    board.wide = True
    page = await open_page(place, visit)
    await expect(page.locator(".field > .board rect[data-near]")).to_be_visible()
    await expect(page.locator(".field > .board .foot")).to_be_hidden()


WHOLE_NEWS = """() => {
    const news = document.querySelector(".news");
    return news.scrollHeight <= news.clientHeight;
}"""


async def test_news_have_all_the_room_on_a_phone_that_the_question_leaves(place: Site, visit: Visits) -> None:
    page = await open_page(place, visit)
    await page.locator(".panel").evaluate("each => each.replaceChildren(each.querySelector('h2'))")
    log = "<p class=main>Something happened.</p>" + "<p>Something else happened.</p>" * 4
    await page.locator(".news").evaluate("(each, told) => { each.innerHTML = told; }", log)
    await wait_until(page, WHOLE_NEWS)
    await expect(page.locator(".panel h2")).to_be_in_viewport(ratio=1)


CUT_LINES = """() => {
    const news = document.querySelector(".news");
    news.scrollTop = news.scrollHeight;
    const { top, bottom } = news.getBoundingClientRect();
    const lines = [...news.querySelectorAll("p")].flatMap((each) => {
        const range = document.createRange();
        range.selectNodeContents(each);
        return [...range.getClientRects()];
    });
    const cuts = (line) => [top, bottom].some((edge) => line.top < edge - 3 && line.bottom > edge + 3);
    return [lines.filter(cuts).length, lines[0].bottom < top, lines.at(-1).bottom < bottom + 2];
}"""


@pytest.mark.parametrize("size", [PHONE, (390, 844), (844, 390)])
async def test_no_line_of_long_news_is_cut_on_a_phone(place: Site, visit: Visits, size: tuple[int, int]) -> None:
    page = await open_page(place, visit, size)
    await page.locator(".panel").evaluate("each => each.replaceChildren(each.querySelector('h2'))")
    for short in range(6):
        log = "<p class=small>Something happened.</p>" * short
        log += f"<p class='small main'>{'Something happened. ' * 60}</p>"
        await page.locator(".news").evaluate(
            "(each, told) => { each.innerHTML = `<div class=text>${told}</div>`; }", log
        )
        await page.locator(".tabs button").nth(short % 2).click()
        assert await page.evaluate(CUT_LINES) == [0, True, True]


async def test_news_too_long_for_a_phone_show_the_rest_after_a_tap_on_their_sign(place: Site, visit: Visits) -> None:
    page = await open_page(place, visit)
    event, news = page.locator(".event"), page.locator(".news")
    await news.evaluate(
        "each => { each.innerHTML = `<p class=main>${'Something happened. '.repeat(20)}</p>`; each.tabIndex = 0; }"
    )
    assert await news.evaluate("each => each.scrollHeight > each.clientHeight")
    lines = await event.evaluate("each => each.clientHeight / parseFloat(getComputedStyle(each).lineHeight)")
    assert lines >= 3
    await page.locator(".opener").evaluate("each => { each.hidden = false; each.textContent = '🕘'; }")
    width = await news.evaluate("each => each.clientWidth")
    await news.evaluate("each => { each.removeAttribute('tabindex'); each.classList.remove('cut'); }")
    assert await news.evaluate("each => each.clientWidth") == width, "their sign is below the clock"
    await news.evaluate("each => { each.tabIndex = 0; }")
    box = await bounds(event)
    await page.touchscreen.tap(box.right - 20, box.bottom - 12)
    await wait_until(page, WHOLE_NEWS)


async def test_opened_news_are_folded_by_the_next_question(visit: Visits) -> None:
    """They would cover its answers, also if nothing new was told."""

    def can_declare(game: Game, question: Question) -> bool:
        return question.kind == "dungeonlord_acts" and any(option.id == "declare" for option in question.options(game))

    turn = await visit.at("dungeoneer", can_declare, size=PHONE)
    news = turn.page.locator(".news")
    await news.evaluate("each => { each.classList.add('whole'); }")
    words = await news.text_content()
    await pick(turn.site.bot.tables, turn.table.id, turn.question.seat, "declare")
    await expect(turn.page.locator(".panel h2")).to_contain_text("Which encounters do you declare?")
    assert await news.text_content() == words
    await expect(turn.page.locator(".news.whole")).to_have_count(0)


async def test_tabs_stay_in_place_while_a_show_has_its_controls(visit: Visits) -> None:
    """A tap meant for a tab would press a control."""
    page = (await visit.at("dungeoneer", "window_action", size=PHONE, people=(ANN, BEN, CAT))).page
    tabs = page.locator(".tabs button")
    before = [await bounds(tab) for tab in await tabs.all()]
    await page.locator(".opener").tap()
    await expect(page.locator(".moments")).to_be_visible()
    assert before
    assert [await bounds(tab) for tab in await tabs.all()] == before


async def test_a_tap_on_the_list_meant_for_the_question_before_is_ignored(place: Site, visit: Visits) -> None:
    page = await open_page(place, visit)
    await page.evaluate("""() => {
        const panel = document.querySelector(".panel");
        new MutationObserver(() => {
            const buttons = [...panel.querySelectorAll("button")];
            window.heeded = buttons.filter((each) => getComputedStyle(each).pointerEvents !== "none").length;
        }).observe(panel, { childList: true });
    }""")
    await give(page, "n1")
    await expect(page.locator(".log")).to_contain_text("Picked: 1.")
    assert await page.evaluate("window.heeded") == 0
    await give(page, "n1")
    await expect(page.locator(".log")).to_contain_text("Picked: 1.")
