"""The layout of the page in a real browser, on a phone and on a desktop."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from rules.game import Game
from rules.questions import Question
from storage.rows import Person, Table
from tests.browser.conftest import until, wait_until
from tests.tables.helpers import pick, play_until
from tests.web.pages import DESKTOP, PHONE, Visits, answer, bounds, caught_up, seen_at, table
from tests.web.people import ANN, BEN, CAT, EVE, Site

__all__ = ["table"]

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.browser, pytest.mark.slow]


WIDE = """() => {
    const panel = document.querySelector('.panel');
    return [document.documentElement.scrollWidth, panel.scrollWidth - panel.clientWidth];
}"""


ATTACK = "<img src=x onerror=alert(1)><script>alert(2)</script>"


async def test_a_proposal_on_a_phone_has_its_buttons_below_its_words(place: Site, table: Table, visit: Visits) -> None:
    page = await visit(ANN, table, size=PHONE)
    await place.bot.tables.ending.propose(table.id, BEN.id)
    agree = page.get_by_role("button", name="Agree")
    await expect(agree).to_be_visible()
    words, asks = (page.locator(".panel .words > *", has_text=text) for text in ("Ben proposes", "which card"))
    above, button, below = [await bounds(element) for element in (words, agree, asks)]
    assert above.bottom <= button.top
    assert button.bottom <= below.top


@pytest.mark.parametrize("word", ["やさしい", "手強い", "ふつう"])
async def test_a_japanese_line_ends_between_words(place: Site, table: Table, visit: Visits, word: str) -> None:
    """Wherever it is wide enough for the word."""
    table = await place.bot.tables.switches.set(table.id, ANN, watch=True)
    page = await visit.watch(table, "ja", PHONE)
    rows = await page.locator(".panel .text p").first.evaluate(
        """(line, word) => {
            line.textContent = `1～6人 ・ 約60分 ・ ${word}`;
            const range = document.createRange();
            const end = line.firstChild.length;
            const rowAt = (at) => {
                range.setStart(line.firstChild, at);
                range.setEnd(line.firstChild, at + 1);
                return range.getBoundingClientRect().top;
            };
            return [...Array(20).keys()].map((step) => {
                line.style.width = `${100 + 7 * step}px`;
                return new Set([...word].map((_, at) => rowAt(end - word.length + at))).size;
            });
        }""",
        word,
    )
    assert rows == [1] * 20


async def test_markup_in_a_name_is_text(place: Site, visit: Visits) -> None:
    attacker = Person(id=777, name=ATTACK)
    table = await place.table("sample", ANN, attacker)
    page = await visit(ANN, table)
    await expect(page.locator(".players")).to_contain_text("<script>")
    assert await page.locator(".board svg text").first.text_content() == f"Ann {ATTACK}"
    assert await page.locator("img, .players script, .board script, .board img").count() == 0


@pytest.mark.long
async def test_pieces_move_to_their_new_places(place: Site, table: Table, visit: Visits) -> None:
    page = await visit(EVE, table)
    await page.evaluate("""() => {
        window.moves = [];
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (...given) { moves.push(this.id); return animate.apply(this, given); };
    }""")
    await pick(place.bot.tables, table.id, 0, "card-5")
    await pick(place.bot.tables, table.id, 1, "card-4")
    await expect(page.locator(".log")).to_contain_text("The cards: 5 and 4.")
    assert await wait_until(page, "moves.length && moves") == ["piece-seat0"]


@pytest.mark.long
async def test_reduced_motion_is_respected(place: Site, table: Table, visit: Visits) -> None:
    page = await visit(EVE, table, reduced_motion="reduce")
    await page.evaluate("() => { Element.prototype.animate = () => { throw new Error('it moves'); }; }")
    await pick(place.bot.tables, table.id, 0, "card-5")
    await pick(place.bot.tables, table.id, 1, "card-4")
    await expect(page.locator(".log")).to_contain_text("The cards: 5 and 4.")


@pytest.mark.long
async def test_a_phone_shows_whole_deeds_of_the_news_and_more_of_it_after_a_tap(visit: Visits) -> None:
    def late(game: Game, asked: Question) -> bool:
        return asked.seat == 1 and asked.kind == "move" and game.choices > 50

    page = (await visit.at("dungeon_go", late, seed="log", size=PHONE)).page
    news = page.locator(".news")
    await expect(page.locator(".panel h2")).to_be_in_viewport(ratio=1)
    scroll = "each => [each.scrollTop, each.scrollHeight - each.clientHeight]"
    assert await news.evaluate(scroll) == [0, 0]
    folded = await news.evaluate("each => each.clientHeight")
    await news.tap()
    await wait_until(page, "folded => document.querySelector('.news').clientHeight > folded", folded)


@pytest.mark.long
async def test_a_new_question_is_scrolled_to_its_top(place: Site, visit: Visits) -> None:
    table = await place.table("picks", ANN)
    page = await visit(ANN, table, size=(390, 320))

    async def scrolled() -> float:
        return float(await page.evaluate("document.querySelector('.panel').scrollTop"))

    await page.locator('[data-option="n59"]').scroll_into_view_if_needed()
    assert await scrolled() > 0
    await answer(page, "n59")
    assert await scrolled() == 0


@pytest.mark.long
async def test_a_phone_shows_the_whole_picture_when_nothing_can_be_tapped(
    table: Table, visit: Visits, marked: None
) -> None:
    phone = await visit(ANN, table, size=PHONE)
    sheet = phone.locator(".field > .board .sheet")
    await phone.keyboard.press("+")  # enlarges the picture
    await expect(sheet).to_have_attribute("style", re.compile(r"scale\((?!1\))"))
    await phone.locator('rect[data-mark="2"]').tap()
    await expect(phone.locator(".panel")).to_contain_text("Take it back")
    await expect(sheet).to_have_attribute("style", re.compile(r"scale\(1\)"))


@pytest.mark.long
async def test_fonts_of_a_local_table_are_loaded_before_anything_is_drawn(table: Table, visit: Visits) -> None:
    page = await visit(ANN, table)
    sizes = await page.evaluate(
        "() => [...document.fonts].map((font) => [font.family.replaceAll('\"', ''), font.status])"
    )
    assert ["IPAexGothic", "loaded"] in sizes
    assert ["Table Emoji", "loaded"] in sizes


@pytest.mark.long
async def test_a_board_taller_than_the_screen_of_a_phone_begins_at_its_top(place: Site, visit: Visits) -> None:
    table = await place.table("map_masters", ANN, BEN)
    phone = await visit.asked(table, size=(390, 420))
    frame = await bounds(phone.locator(".field > .board"))

    async def begins_at_its_top() -> bool:
        marks = await phone.locator(".field > .board .sheet rect.open").all()
        boxes = [box for mark in marks if (box := await seen_at(mark))]
        higher = max((box.bottom for box in boxes), default=0) > frame.bottom
        return higher and min(box.top for box in boxes) >= frame.top - 2  # half of an edge that is 3 wide

    await until(begins_at_its_top)


@pytest.mark.long
async def test_a_picture_is_clipped_to_its_frame(table: Table, visit: Visits) -> None:
    """Drawing beyond it, such as the rest of a glow, is not visible."""
    for size in (PHONE, DESKTOP, (500, 300)):
        page = await visit(ANN, table, size=size)
        board, svg = [await bounds(page.locator(name).first) for name in (".board", ".board svg")]
        assert abs(svg.width - 2 * svg.height) < 1
        assert min(board.width - svg.width, board.height - svg.height) < 1
        assert abs(2 * (svg.left - board.left) - (board.width - svg.width)) < 1


@pytest.mark.long
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("game", ["dungeon_go", "thunderstone", "dungeon_lords", "dungeoneer", "map_masters"])
async def test_the_page_of_each_game_fits_the_window(
    place: Site, visit: Visits, game: str, size: tuple[int, int]
) -> None:
    table = await place.table(game, ANN, BEN)
    page = await visit.asked(table, "ja", size)
    await expect(page.locator(".answer:visible, [popovertarget=answers]").first).to_be_visible()
    wide = await page.evaluate(WIDE)
    assert wide[0] <= size[0]
    assert wide[1] <= 0
    assert await page.evaluate("document.documentElement.scrollHeight") <= size[1]
    scene = await page.locator(".field").evaluate(
        "field => Math.max(...[field, field.firstChild].map((e) => e.offsetWidth * e.offsetHeight))"
    )
    assert scene >= (0.55 if size == PHONE else 0.6) * size[0] * size[1]


async def test_a_long_recap_leaves_the_question_and_its_answers_in_sight(place: Site, visit: Visits) -> None:
    """The beginning of the newest turn is in view, it scrolls by itself, and the keyboard reaches it."""
    table = await place.table("dungeon_lords", ANN, BEN, CAT, rules="introductory")
    question = await play_until(place.bot.tables, table.id, "next_creature", "recap")
    page = await visit((ANN, BEN, CAT)[question.seat], table, size=(1280, 600))
    await caught_up(page)
    news = page.locator(".news")
    assert await news.evaluate("each => each.scrollHeight > each.clientHeight")
    newest, room = await bounds(news.locator("p, li").last), await bounds(news)
    assert room.top <= newest.top < room.bottom
    await expect(news).to_have_attribute("tabindex", "0")
    for element in await page.locator(".panel button:visible").all():
        await expect(element).to_be_in_viewport(ratio=1)
