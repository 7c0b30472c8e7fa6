"""A hand with many cards is readable on the page, next to the board or in its place."""

from __future__ import annotations

from typing import Any, cast

import pytest
from playwright.async_api import Page, expect

from pictures.svg import Picture
from rules.questions import Drag, Option
from storage.rows import Table
from tests.browser.conftest import until
from tests.rules.sample import LayCard
from tests.web.pages import DESKTOP, PHONE, Box, Visits, bounds, change_options, deal, table
from tests.web.people import ANN, BEN, CAT, Site
from tests.web.touch import Finger

__all__ = ["table"]

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.browser, pytest.mark.long]

READABLE = 340
"""The width at which the letters of a hand can be read, in CSS pixels."""
TABLET = (1024, 768)
HAND = ".hand .board svg"


def frame_of(size: tuple[int, int]) -> str:
    return ".hand .board" if size != PHONE else ".field > .board"


@pytest.fixture
def many_cards(place: Site) -> None:
    """The hand is almost three times as high as it is wide, as with a dozen cards."""
    cards = "".join(
        f'<rect id="card-{number}" data-mark="{number}" data-about="card no. {number}" fill="none" x="6"'
        f' y="{10 + 165 * number}" width="720" height="160"/>'
        for number in range(12)
    )
    show_hand(place, "0 0 732 2000", cards)


def show_hand(place: Site, view_box: str, shapes: str = "") -> None:
    """Let the hand of the sample game be these shapes."""
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view_box}">{shapes}</svg>'
    cast(Any, place.bot.services.game_pictures)["sample"].hand = lambda *given, **options: Picture(svg, "hand", "hand")


async def box(page: Page, selector: str) -> Box:
    return await bounds(page.locator(selector).first)


async def in_frame(page: Page, selector: str, frame: Box) -> Box:
    """Where something is seen as soon as a frame has scrolled to it."""
    return await until(
        lambda: box(page, selector), lambda shown: frame.top <= shown.top and shown.bottom <= frame.bottom
    )


async def open_page(place: Site, visit: Visits, size: tuple[int, int]) -> Page:
    page = await visit(ANN, await place.table("sample", ANN, BEN), size=size)
    if size == PHONE:
        await page.locator(".tabs").get_by_role("button", name="Hand").click()
        await expect(page.locator(".tabs [aria-pressed=true]")).to_have_text("Hand")
    return page


@pytest.mark.parametrize(("size", "lies_open"), [(PHONE, False), (DESKTOP, True)], ids=["phone", "desktop"])
async def test_the_hand_is_shown_once_beside_the_board_or_in_its_place(
    place: Site, visit: Visits, many_cards: None, size: tuple[int, int], lies_open: bool
) -> None:
    page = await visit(ANN, await place.table("sample", ANN, BEN), size=size)
    await expect(page.locator(HAND)).to_be_visible(visible=lies_open)
    await expect(page.locator(".tabs button:visible", has_text="Hand")).to_have_count(1 - lies_open)


async def test_the_tabs_follow_the_size_of_the_screen(place: Site, table: Table, visit: Visits) -> None:
    """A hand that has room below the board of a high phone has none when it is turned, and gets its tab then."""
    show_hand(place, "0 0 800 150")
    page = await visit(ANN, table, size=PHONE)
    tabs = page.locator(".tabs button:visible", has_text="Hand")
    for size, count in ((PHONE, 0), ((844, 390), 1), (PHONE, 0)):
        await page.set_viewport_size({"width": size[0], "height": size[1]})
        await expect(tabs).to_have_count(count)


@pytest.mark.parametrize(
    "size",
    [PHONE, TABLET, DESKTOP],
    ids=["phone", "tablet", "desktop"],
)
async def test_an_open_hand_is_large_enough_to_read(
    place: Site, visit: Visits, many_cards: None, size: tuple[int, int]
) -> None:
    page = await open_page(place, visit, size)
    hand, frame = await box(page, f"{frame_of(size)} svg"), await box(page, frame_of(size))
    assert hand.width >= READABLE
    assert frame.height >= 0.55 * size[1]
    if size != PHONE:
        board = await box(page, ".field > .board")
        assert board.width >= READABLE
        assert hand.left >= board.right


async def test_the_wheel_scrolls_to_the_last_card(place: Site, visit: Visits, many_cards: None) -> None:
    page = await open_page(place, visit, DESKTOP)
    frame = await box(page, ".hand .board")
    assert (await box(page, "#card-11")).top > frame.bottom
    await page.mouse.move(frame.left + 100, frame.top + 100)
    await page.mouse.wheel(0, 5000)
    last = await in_frame(page, "#card-11", frame)
    assert last.width == pytest.approx(720 / 732 * (await box(page, HAND)).width, abs=1), "nothing was zoomed"


async def test_a_finger_scrolls_to_the_last_card(place: Site, visit: Visits, many_cards: None) -> None:
    page = await open_page(place, visit, PHONE)
    selector = ".field > .board"
    assert (await box(page, f"{selector} svg")).width >= READABLE
    frame = await box(page, selector)
    finger = await Finger.of(page)
    x = frame.left + 100
    y = frame.bottom - 20
    for _ in range(5):
        await finger.draw([(x, y), (x, y - 60), (x, frame.top + 10)])
    await in_frame(page, f"{selector} #card-11", frame)


async def test_the_only_card_that_is_an_answer_is_in_view_and_a_finger_scrolls_to_the_others(
    place: Site, table: Table, visit: Visits, many_cards: None, marked: None
) -> None:
    await deal(place, table, [12], [2, 2, 4])
    page = await visit(ANN, table, size=PHONE)
    await expect(page.locator(".field > .board #card-11")).to_be_in_viewport()
    frame = await box(page, ".field > .board")
    finger = await Finger.of(page)
    x, y = frame.left + 100, frame.top + 10
    for _ in range(5):
        await finger.draw([(x, y), (x, y + 60), (x, y + frame.height - 20)])
    await in_frame(page, ".field > .board #card-0", frame)


async def test_a_long_press_at_the_edge_of_a_card_describes_that_card(
    table: Table, visit: Visits, many_cards: None, marked: None
) -> None:
    page = await visit(ANN, table, size=PHONE)
    await page.locator(".tabs").get_by_role("button", name="Hand").tap()
    await expect(page.locator(".tabs [aria-pressed=true]")).to_have_text("Hand")
    frame = await box(page, ".field > .board")
    finger = await Finger.of(page)
    x = frame.left + 200
    before = await box(page, "#card-3")
    await finger.draw([(x, frame.top + 260), (x, frame.top + 180), (x, frame.top + 120)])
    await until(lambda: box(page, "#card-3"), lambda now: now.top < before.top - 100)
    closed = await box(page, "#card-3")  # the next one, which is an answer, lies 3 pixels below it
    async with finger.held((x, closed.bottom - 2)):
        await expect(page.locator(".tip")).to_have_text("card no. 3")
    opened = await box(page, "#card-4")
    async with finger.held((x, opened.top + 10)):
        await expect(page.locator(".tip")).to_contain_text("It is worth 5.")


async def test_hovering_a_card_describes_it_whether_or_not_it_is_an_answer(
    table: Table, visit: Visits, many_cards: None, marked: None
) -> None:
    page = await visit(ANN, table)
    closed, opened = await box(page, "#card-3"), await box(page, "#card-4")
    await page.mouse.move(closed.left + 100, closed.center[1])
    await expect(page.locator(".tip")).to_have_text("card no. 3")
    await page.mouse.move(opened.left + 100, opened.center[1])
    await expect(page.locator(".tip")).to_contain_text("It is worth 5.")
    await expect(page.locator(".tip")).to_contain_text("card no. 4")
    await page.keyboard.press("Escape")
    await expect(page.locator(".tip")).to_be_hidden()


async def test_a_tip_goes_with_the_card_that_it_is_about(
    place: Site, visit: Visits, monkeypatch: pytest.MonkeyPatch
) -> None:
    face = cast(Any, place.bot.services.game_pictures)["sample"]

    def show(shape: str) -> None:
        svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 200">{shape}</svg>'
        monkeypatch.setattr(face, "board", lambda *given, **options: Picture(svg, "board", "board"), raising=False)

    show('<rect data-mark="x" data-about="a troll" x="50" y="50" width="100" height="100" fill="none"/>')
    table = await place.table("sample", ANN, BEN, CAT)
    page = await visit(ANN, table)
    await page.mouse.move(*(await box(page, '[data-mark="x"]')).center)
    await expect(page.locator(".tip")).to_have_text("a troll")
    show("")
    await place.lay(table, 1)
    await expect(page.locator(".tip")).to_be_hidden()


async def test_hovering_a_card_inside_a_larger_answer_describes_both(
    place: Site, table: Table, visit: Visits, marked: None
) -> None:
    zone = '<rect data-mark="2" data-about="the cave" x="0" y="0" width="400" height="200" fill="none"/>'
    card = '<rect data-mark="9" data-about="a sleeping troll" x="50" y="50" width="100" height="100" fill="none"/>'
    show_hand(place, "0 0 400 200", zone + card)
    page = await visit(ANN, table)
    troll = await box(page, '.hand [data-mark="9"]')
    await page.mouse.move(troll.left + 20, troll.top + 20)
    await expect(page.locator(".tip")).to_contain_text("a sleeping troll")
    await expect(page.locator(".tip")).to_contain_text("It is worth 3.")
    await page.mouse.move(troll.left - 20, troll.top + 20)
    await expect(page.locator(".tip")).not_to_contain_text("a sleeping troll")
    await expect(page.locator(".tip")).to_contain_text("It is worth 3.")


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["resting", "hovering"])
async def test_a_small_card_in_a_map_is_described_with_a_larger_picture(
    place: Site, visit: Visits, size: tuple[int, int]
) -> None:
    """Over the cells of a map no answer may be near, and the card is meant all the same."""
    cells = '<rect data-grid="m" data-cells="0 0 8 4" x="0" y="0" width="800" height="400" fill="none"/>'
    ground = '<rect id="gate" x="120" y="120" width="60" height="60" fill="#a00"/>'
    card = '<rect data-mark="x" data-about="the gate" data-enlarged="" x="100" y="100" width="100" height="100"/>'
    show_hand(place, "0 0 800 400", ground + cells + card)
    page = await open_page(place, visit, size)
    gate = await box(page, f'{frame_of(size)} [data-mark="x"]')
    x, y = gate.center
    if size == PHONE:
        async with (await Finger.of(page)).held((x, y)):
            await expect(page.locator(".tip")).to_have_text("the gate")
    else:
        await page.mouse.move(x, y)
    await expect(page.locator(".tip")).to_have_text("the gate")
    shown = await box(page, ".tip #gate")
    assert shown.width > 1.5 * (await box(page, f"{frame_of(size)} #gate")).width
    around = await box(page, ".tip svg")
    assert shown.center[0] == pytest.approx(around.center[0], abs=2)


@pytest.mark.parametrize("same", [True, False], ids=["one-card", "several"])
async def test_a_menu_shows_the_card_that_all_its_answers_are_given_with(
    place: Site, table: Table, visit: Visits, monkeypatch: pytest.MonkeyPatch, same: bool
) -> None:
    """Without what lies next to it; for several cards, none of them."""

    def at_one_place(game: Any, options: list[Option]) -> None:
        for number, option in enumerate(options):
            option.mark = "spot"
            option.drag = Drag("x" if same else "xy"[number % 2], "spot")

    cards = "".join(
        f'<rect id="{name}" x="{x}" y="100" width="60" height="100" fill="#a00"/>'
        f'<rect data-mark="{name}" data-about="card {name}" data-enlarged="" x="{x}" y="100" width="60" height="100"/>'
        for name, x in (("x", 100), ("y", 170))
    )
    spot = '<rect data-mark="spot" data-about="here" x="400" y="100" width="100" height="100" fill="none"/>'
    change_options(monkeypatch, LayCard, at_one_place)
    show_hand(place, "0 0 800 400", cards + spot)
    page = await visit(ANN, table)
    at = await box(page, '.hand [data-mark="spot"]')
    await page.mouse.click(*at.center)
    await expect(page.locator("dialog.menu .primary")).to_have_count(3)
    await expect(page.locator("dialog.menu .enlarged")).to_have_count(int(same))
    if same:
        shown, frame = await box(page, "dialog.menu #x"), await box(page, "dialog.menu .enlarged svg")
        assert frame.width == pytest.approx(shown.width, abs=2)
        assert frame.height == pytest.approx(shown.height, abs=2)
        assert shown.width > (await box(page, ".hand #x")).width
        await page.set_viewport_size({"width": 844, "height": 390})
        for part in (".enlarged svg", ".primary >> nth=2", ".secondary"):
            spot_of = await box(page, f"dialog.menu {part}")
            assert 0 <= spot_of.top <= 390 - spot_of.height, "a turned phone shows card and answers"


async def test_the_board_keeps_most_of_a_small_desktop_beside_an_open_hand(place: Site, visit: Visits) -> None:
    show_hand(place, "0 0 400 700")
    page = await visit(ANN, await place.table("sample", ANN, BEN))
    board, frame, field = [await box(page, selector) for selector in (".field > .board", ".hand .board", ".field")]
    assert board.width > 600
    assert frame.width >= READABLE
    assert field.width * field.height >= 0.6 * DESKTOP[0] * DESKTOP[1]


async def test_the_board_keeps_its_size_when_only_the_hand_answers(
    place: Site, table: Table, visit: Visits, marked: None
) -> None:
    cards = "".join(
        f'<rect data-mark="{10 + number}" x="{9 + 60 * number}" y="9" width="50" height="70" pointer-events="all"/>'
        for number in range(3)
    )
    show_hand(place, "0 0 400 100", cards)
    await deal(place, table, [11, 12, 13], [2, 2, 4])
    page = await visit(ANN, table)
    glow, board = page.locator(".hand rect.open"), page.locator(".field > .board")
    await expect(glow).to_have_count(3)
    asked = await bounds(board)
    await glow.first.click()
    await expect(page.locator(".panel").get_by_text("Take it back")).to_be_visible()
    assert await bounds(board) == asked


async def test_a_question_gets_the_room_that_a_board_and_the_hand_below_it_leave(place: Site, visit: Visits) -> None:
    show_hand(place, "0 0 400 100")
    page = await visit(ANN, await place.table("sample", ANN, BEN), size=(390, 844))
    await expect(page.locator(".panel .all")).to_be_in_viewport(ratio=1)
    frame, hand, field = [await box(page, place) for place in (".hand .board", HAND, ".field")]
    assert hand.bottom <= frame.bottom + 1, "still as a whole"
    assert field.height < 0.53 * 844, "less than the 56 % of the screen that it has otherwise"


async def test_a_hint_and_more_share_a_line_of_a_small_desktop(place: Site, visit: Visits) -> None:
    page = await visit(ANN, await place.table("dungeon_go", ANN))
    hint, more = [await box(page, f".acts button:has-text('{name}')") for name in ("What would you do?", "More")]
    assert hint.top == more.top


@pytest.mark.parametrize("across", [732, 560], ids=["wide", "tall"])
@pytest.mark.parametrize(
    "map",
    ['<rect data-grid="m" data-cells="0 0 18 14"', '<rect data-map=""', '<rect data-large=""'],
    ids=["cells", "plan", "large"],
)
async def test_a_map_in_the_hand_is_in_view_as_a_whole_and_the_board_gets_the_room_beside_it(
    place: Site, visit: Visits, map: str, across: int
) -> None:
    cells = f'{map} x="0" y="0" width="{across}" height="560" fill="none"/>'
    marks = "".join(
        f'<rect data-mark="{number}" x="{400 + 12 * number}" y="9" width="9" height="9"/>' for number in (1, 2)
    )
    show_hand(place, f"0 0 {across} 560", cells + marks)
    page = await visit(ANN, await place.table("sample", ANN, BEN))
    board, frame, hand = [await box(page, place) for place in (".field > .board", ".hand .board", HAND)]
    assert board.width == pytest.approx(min(640, DESKTOP[0] - hand.width), abs=2)
    assert frame.surrounds(hand, edge=1)


async def test_the_page_opens_on_the_board_if_answers_can_be_tapped_there(
    place: Site, table: Table, visit: Visits, many_cards: None, marked: None
) -> None:
    """Even if the hand shows more; on a phone on the hand if it shows several and the board one, perhaps no place."""
    for cards, shown in (([5, 6, 12], "Board"), ([6, 12], "Board"), ([6, 11, 12], "Hand")):
        await deal(place, table, cards, [2, 2, 4])
        page = await visit(ANN, table, size=PHONE)
        await expect(page.locator(".tabs [aria-pressed=true]")).to_have_text(shown)
