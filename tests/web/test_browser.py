"""The page in a real browser: on a phone with touch, on a desktop with the mouse, with the keyboard alone."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any, cast

import pytest
import pytest_asyncio
from playwright.async_api import Browser, BrowserContext, FloatRect, Locator, Page, expect

from bot import page_fonts
from cogs.services.links import watch_link
from pictures.game_locale import GameLocale
from pictures.svg import Picture
from rules.game import Game
from rules.questions import Option, Question, Undo, refusals
from storage.rows import Language, Person, Table
from tests.browser.conftest import PATIENCE, browser, until, wait_until
from tests.discord.conftest import MakeBot
from tests.discord.question_shapes import Picks
from tests.rules.sample import LayCard, Sample, SampleView
from tests.tables.helpers import pick, play_until
from tests.web.people import ANN, BEN, CAT, EVE, Site, served
from tests.web.touch import Finger, Point

__all__ = ["browser"]

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.browser, pytest.mark.slow]

PHONE, DESKTOP = (390, 844), (1280, 800)
DOUBLE = 600
"""Milliseconds after which a second tap is not a double tap."""
SETTLES = 400
"""Milliseconds in which a page ignores taps on what has just appeared."""
TICK = 100
"""The milliseconds that pass between two looks at a page whose clock stands still."""
LIFETIME = 60_000
"""The milliseconds within which a page shows anything."""
WIDE = """() => {
    const panel = document.querySelector('.panel');
    return [document.documentElement.scrollWidth, panel.scrollWidth - panel.clientWidth];
}"""
ATTACK = "<img src=x onerror=alert(1)><script>alert(2)</script>"


AT_REST = """() => {
    document.body.getBoundingClientRect();
    const moves = (each) => each.playState === 'running' && each.effect.getComputedTiming().endTime < Infinity;
    return document.fonts.status === 'loaded' && !document.getAnimations().some(moves);
}"""
"""Whether everything lies where it stays: the fonts of what has just appeared are there, and nothing moves."""


MIDDLE = """mark => {
    const within = (picture) => [...document.querySelectorAll(`${picture} [data-mark="${mark}"]`)];
    const shapes = [".field > .board", ".hand"].map(within).find((found) => found.length) ?? [];
    const boxes = shapes.map((each) => each.getBoundingClientRect()).filter((box) => box.width);
    const box = boxes.toSorted((one, other) => one.width * one.height - other.width * other.height)[0];
    return box && [box.x + box.width / 2, box.y + box.height / 2];
}"""
"""The middle of the smallest place with a mark, on the board if it has one."""


async def settled(page: Page) -> None:
    """Wait until nothing is asked for, and what has just appeared lies where it stays and heeds taps."""
    await expect(page.locator("#app:is(.busy, .settling)")).to_have_count(0)
    await wait_until(page, AT_REST)


async def caught_up(page: Page) -> None:
    """Skip the story of what has happened before the page was opened."""
    await page.keyboard.press("Escape")
    await settled(page)


async def listed(page: Page) -> None:
    """Open the list of all answers, those that are places on the board among them."""
    await page.locator("[popovertarget=answers]").click()


async def give(page: Page, option: str) -> None:
    """Press the button of an answer, in the list of all answers if it is nowhere else."""
    button = page.locator(f'[data-option="{option}"]')
    await expect(button).to_be_attached()
    if not await button.is_visible():
        await listed(page)
    await button.click()


async def bounds(where: Locator) -> FloatRect:
    """Where something is seen on the page, once it stays there. A picture has no place while a new one replaces it."""
    await wait_until(where.page, AT_REST)
    box = await until(where.bounding_box)
    assert box is not None
    return box


def center(box: FloatRect) -> Point:
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


async def opened(page: Page, menu: str, number: int = 0) -> None:
    """Press a button of the menu `help` or `menu`."""
    await page.locator(f"[popovertarget={menu}]").click()
    await page.locator(f"#{menu} button").nth(number).click()


async def as_time_passes(page: Page, true: Callable[[], Awaitable[bool]], tick: int = TICK) -> None:
    """Run the clock of a page until a condition is true: however slow the machine is, nothing is shown too briefly."""
    for _ in range(0, LIFETIME, tick):
        asked = time.perf_counter()
        if await true():
            return
        answered = time.perf_counter()
        await asyncio.sleep(max(0.02, 4 * (answered - asked)))  # for what the page waits for, on a busy machine longer
        await page.clock.run_for(tick)
    raise TimeoutError("the condition was never met")


class Face:
    """Cards that can be tapped: the hand of the sample game, each with the mark of its answer."""

    Locale = GameLocale

    def heights(self, view: SampleView) -> Sequence[object]:
        """Where the piece of each seat stands."""
        return [150 - 40 * points for points in view.points]

    def board(self, view: SampleView, locale: GameLocale, marks: Sequence[str] = ()) -> Picture:
        shown = "".join(
            f'<g id="piece-seat{seat}"><circle cx="{60 + 40 * seat}" cy="{height}" r="15" fill="red"/></g>'
            for seat, height in enumerate(self.heights(view))
        )
        spots = "".join(
            f'<rect data-mark="{number}" x="{10 + 60 * number}" y="20" width="40" height="60" fill="none"'
            ' pointer-events="all"/>'
            for number in range(6)
        )
        called = f'<text x="5" y="190" font-size="14" fill="white">{escape(" ".join(locale.names))}</text>'
        svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 200">{shown}{spots}{called}</svg>'
        return Picture(svg, "the board", "**the board**")

    def hand(self, view: SampleView, seat: int, locale: GameLocale) -> Picture:
        return Picture('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 200"/>', "the hand", "the hand")


@dataclass
class Visits:
    """Opens pages in the browser and collects the problems that occur on them.

    `stopped`: the clocks of the pages stand still, unless a test runs them.
    """

    site: Site
    browser: Browser
    problems: list[str]
    contexts: list[BrowserContext]
    stopped: bool = False

    async def __call__(
        self, person: Person, table: Table, language: Language = "en", size: tuple[int, int] = DESKTOP, **options: Any
    ) -> Page:
        page = await self.blank(size, **options)
        await page.goto(f"{self.site.url}/enter#{await self.site.link(person, table, language)}")
        await page.wait_for_selector(".panel > :not(.news)", state="attached")
        await wait_until(page, AT_REST)
        return page

    async def asked(self, table: Table, language: Language = "en", size: tuple[int, int] = DESKTOP) -> Page:
        """The page of whom a table of Ann, Ben and perhaps Cat waits for, or of one of those."""
        return await self((ANN, BEN, CAT)[max(0, (await self.site.game(table)).awaited().seat)], table, language, size)

    async def at(
        self,
        game: str,
        wanted: str | Callable[[Game, Question], object],
        *,
        seed: str = "moves",
        language: Language = "en",
        size: tuple[int, int] = DESKTOP,
        people: Sequence[Person] = (ANN, BEN),
        **settings: Any,
    ) -> Turn:
        """Play a game of Ann and Ben until it waits for a question of this kind, or for one that `wanted` accepts.

        The news has been skipped on the page.
        """
        table = await self.site.table(game, *people, **settings)
        question = await play_until(self.site.bot.tables, table.id, wanted, seed)
        page = await self(people[question.seat], table, language, size)
        await caught_up(page)
        return Turn(self.site, table, question, page, await self.site.version(table))

    async def watch(self, table: Table, language: Language = "en", size: tuple[int, int] = DESKTOP) -> Page:
        """The page of a spectator whose browser speaks this language."""
        page = await self.blank(size, locale=language)
        await page.goto(watch_link(self.site.bot.services, table))
        await page.wait_for_selector(".panel > :not(.news)", state="attached")
        await wait_until(page, AT_REST)
        return page

    async def blank(self, size: tuple[int, int], **options: Any) -> Page:
        viewport = {"width": size[0], "height": size[1]}
        context = await self.browser.new_context(viewport=cast(Any, viewport), has_touch=size == PHONE, **options)
        self.contexts.append(context)
        if self.stopped:
            await context.clock.install(time=0)
            await context.clock.pause_at(1000)
        page = await context.new_page()
        page.set_default_timeout(1000 * PATIENCE)
        page.on("pageerror", lambda error: self.problems.append(f"error: {error}"))
        page.on("dialog", lambda dialog: self.problems.append(f"a script ran: {dialog.message}"))
        page.on("console", self._said)
        page.on("request", self._asked)
        return page

    def _said(self, message: Any) -> None:
        if message.type == "error" and "WebSocket" not in message.text and "net::ERR_" not in message.text:
            self.problems.append(f"console: {message.text}")

    def _asked(self, request: Any) -> None:
        if not request.url.startswith((self.site.url, "data:")):
            self.problems.append(f"asked for {request.url}")


@dataclass
class Turn:
    """A question, and the page of the player who has to answer it."""

    site: Site
    table: Table
    question: Question
    page: Page
    before: int
    """The number of choices made before it."""

    async def game(self) -> Game:
        return await self.site.game(self.table)

    async def options(self) -> list[Option]:
        return self.question.options(await self.game())

    async def point(self, mark: str) -> Point:
        """The middle of the smallest place with a mark, once everything lies where it stays."""
        await wait_until(self.page, AT_REST)
        x, y = await wait_until(self.page, MIDDLE, mark)
        return x, y

    async def draw(self, *over: str | Point) -> None:
        """Draw a line with a finger over these marks or points."""
        points = [await self.point(place) if isinstance(place, str) else place for place in over]
        await (await Finger.of(self.page)).draw(points)

    async def untouched(self) -> None:
        """Check that nothing has been answered."""
        await expect(self.page.locator(f'.answers[data-question^="{self.question.id}."]')).to_have_count(1)
        assert await self.site.version(self.table) == self.before

    async def changed(self) -> int:
        """Wait until a choice has been made; returns how many there are then."""
        return await until(lambda: self.site.version(self.table), lambda version: version > self.before) - self.before

    async def answered(self, steps: int = 1) -> None:
        """Wait until the question is answered, with so many choices."""
        await expect(self.page.locator(f'.answers[data-question^="{self.question.id}."]')).to_have_count(0)
        assert await self.changed() == steps


@pytest_asyncio.fixture(loop_scope="module")
async def place(make_bot: MakeBot) -> AsyncIterator[Site]:
    bot = await make_bot()
    for name in ("sample", "picks"):
        cast(Any, bot.services.game_pictures)[name] = Face()
    async with served(bot, page_fonts()) as site:
        yield site


@pytest_asyncio.fixture(loop_scope="module")
async def table(place: Site) -> Table:
    """A sample game of Ann and Ben, just started: Ann has the cards 1, 3 and 5, and Ben twice 2 and 4."""
    table = await place.table("sample", ANN, BEN)
    await deal(place, table, [1, 3, 5], [2, 2, 4])
    return table


@pytest_asyncio.fixture(loop_scope="module")
async def visit(place: Site, browser: Browser) -> AsyncIterator[Visits]:
    visits = Visits(place, browser, [], [])
    yield visits
    for context in visits.contexts:
        await context.close()
    assert visits.problems == []


def change_options(
    monkeypatch: pytest.MonkeyPatch, kind: type[Question], change: Callable[[Any, list[Option]], object]
) -> None:
    """Let questions of this kind have the options that they have once `change` was made to them in a game."""
    options = kind.options

    def changed(self: Any, game: Any, refused: Any = None) -> list[Option]:
        offered = options(self, game, refused)
        change(game, offered)
        return offered

    monkeypatch.setattr(kind, "options", changed)


@pytest.fixture
def marked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Mark the cards that can be laid on the board."""

    def with_marks(game: Any, options: list[Option]) -> None:
        for option in options:
            option.mark = str(option.value - 1)

    change_options(monkeypatch, LayCard, with_marks)


async def laid_cards(site: Site, table: Table) -> list[int | None]:
    return cast(Sample, await site.game(table)).laid


async def deal(site: Site, table: Table, *hands: list[int]) -> None:
    """Lay these hands, as if nothing had been shown yet."""
    game, known = await site.bot.tables.store.position(table)
    cast(Sample, game).hands[:] = [list(hand) for hand in hands]
    known.clear()


async def test_tapping_a_mark_gives_its_answer(place: Site, table: Table, visit: Visits, marked: None) -> None:
    phone = await visit(ANN, table, size=PHONE)
    desk = await visit(BEN, table)
    watcher = await visit(EVE, table)
    assert await phone.locator("rect.open").count() == 3
    assert await watcher.locator("rect.open").count() == 0
    box = await bounds(phone.locator('rect[data-mark="2"]'))
    await phone.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] + 8)  # just below it
    await expect(phone.locator(".panel")).to_contain_text("Take it back")
    assert (await laid_cards(place, table))[0] == 3
    for page in (watcher, desk):
        await expect(page.locator(".log")).to_contain_text("Ann has laid a card.")
    await settled(desk)
    await desk.locator('rect[data-mark="3"]').click(force=True)
    await expect(desk.locator(".log")).to_contain_text("The cards: 3 and 4.")
    await expect(watcher.locator(".log")).to_contain_text("The cards: 3 and 4.")


@pytest.mark.long
async def test_a_tap_outside_all_marks_does_nothing(place: Site, table: Table, visit: Visits, marked: None) -> None:
    phone = await visit(ANN, table, size=PHONE)
    box = await bounds(phone.locator(".board").first)
    await phone.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] - 5)
    await phone.wait_for_timeout(200)
    assert (await laid_cards(place, table)) == [None, None]


@pytest.mark.long
async def test_the_board_is_dragged_and_zoomed_without_answering(
    place: Site, table: Table, visit: Visits, marked: None
) -> None:
    desk = await visit(ANN, table)
    card = desk.locator('rect[data-mark="2"]')
    box = await bounds(card)
    x, y = center(box)
    await desk.mouse.move(x, y)
    await desk.mouse.wheel(0, -600)

    zoomed = await until(lambda: bounds(card), lambda now: now["width"] > 1.5 * box["width"])
    await desk.mouse.down()
    await desk.mouse.move(x + 60, y + 30, steps=5)
    await desk.mouse.up()
    moved = await bounds(card)
    assert moved["x"] > zoomed["x"] + 30
    assert await laid_cards(place, table) == [None, None]
    await desk.keyboard.press("0")
    whole = await bounds(card)
    assert abs(whole["width"] - box["width"]) < 4  # its edge is bolder under the mouse


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
    await desk.wait_for_timeout(300)
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


async def confirmation(place: Site, table: Table, visit: Visits) -> tuple[Page, Locator]:
    """Ann's page, on which she has clicked an answer, and the button that confirms it."""
    await place.bot.services.people.set(ANN.id, "careful", True)
    desk = await visit(ANN, table)
    await desk.locator('rect[data-mark="2"]').click()
    yes = desk.get_by_role("button", name="Yes, do it")
    await expect(yes).to_be_visible()
    return desk, yes


async def test_a_click_on_the_board_does_not_focus_the_confirmation(
    place: Site, table: Table, visit: Visits, marked: None
) -> None:
    _, yes = await confirmation(place, table, visit)
    await expect(yes).not_to_be_focused()


async def test_a_proposal_does_not_take_the_place_of_a_confirmation(
    place: Site, table: Table, visit: Visits, marked: None
) -> None:
    desk, yes = await confirmation(place, table, visit)
    before = await bounds(yes)
    await place.bot.tables.ending.propose(table.id, BEN.id)
    await expect(desk.get_by_role("button", name="Agree")).to_be_visible()
    now = await bounds(yes)
    assert (now["x"], now["y"]) == (before["x"], before["y"])


async def test_a_proposal_on_a_phone_has_its_buttons_below_its_words(place: Site, table: Table, visit: Visits) -> None:
    page = await visit(ANN, table, size=PHONE)
    await place.bot.tables.ending.propose(table.id, BEN.id)
    agree = page.get_by_role("button", name="Agree")
    await expect(agree).to_be_visible()
    words, asks = (page.locator(".panel .words > *", has_text=text) for text in ("Ben proposes", "which card"))
    above, button, below = [await bounds(element) for element in (words, agree, asks)]
    assert above["y"] + above["height"] <= button["y"]
    assert button["y"] + button["height"] <= below["y"]


async def focused_option(page: Page) -> str:
    return str(await page.evaluate("document.activeElement.dataset.option ?? document.activeElement.className"))


@pytest.mark.long
async def test_the_first_tab_stop_skips_the_header(place: Site, table: Table, visit: Visits) -> None:
    desk = await visit(ANN, table)
    skip = desk.get_by_role("button", name="Go to the question")
    box = await bounds(skip)
    assert box["width"] <= 1
    await desk.keyboard.press("Tab")
    await expect(skip).to_be_focused()
    box = await bounds(skip)
    assert box["width"] > 100
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
        await page.wait_for_timeout(300)
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
    await page.wait_for_timeout(300)
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
    await page.wait_for_timeout(300)
    assert cast(Picks, await place.game(table)).answers == [["n7"]]


@pytest.mark.long
async def test_hovering_an_answer_or_its_mark_highlights_the_other(table: Table, visit: Visits, marked: None) -> None:
    desk = await visit(ANN, table)
    await desk.locator('[data-option="card-3"]').hover()
    await expect(desk.locator("rect.strong")).to_have_attribute("data-mark", "2")
    await desk.locator('rect[data-mark="4"]').hover(force=True)
    await expect(desk.locator(".answer.strong")).to_have_attribute("data-option", "card-5")


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
    await desk.wait_for_timeout(300)
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

    change_options(monkeypatch, LayCard, same)
    phone = await visit(ANN, table, size=PHONE)
    box = await bounds(phone.locator('rect[data-mark="1"]'))
    await phone.touchscreen.tap(box["x"] + 5, box["y"] + 5)
    await expect(phone.locator("dialog.menu h2")).to_have_text(await phone.locator(".panel h2").inner_text())
    await phone.locator("dialog.menu").get_by_text("Close", exact=True).tap()
    await expect(phone.locator("dialog.menu")).to_have_count(0)
    assert (await laid_cards(place, table))[0] is None
    await phone.touchscreen.tap(box["x"] + 5, box["y"] + 5)
    menu = phone.locator("dialog.menu .primary")
    await expect(menu).to_have_count(3)
    await expect(menu.first).to_contain_text("It is worth 1.")
    await menu.nth(2).tap()
    await until(lambda: laid_cards(place, table), lambda cards: cards[0] == 5)


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


@asynccontextmanager
async def connection_lost(site: Site) -> AsyncIterator[None]:
    """No page is connected meanwhile."""
    serving = site.server._serving
    site.server._serving = lambda: False
    for page in site.server.live.pages:
        await site.server.live._close(page, "retry")
    yield
    site.server._serving = serving


async def test_a_press_while_the_connection_is_lost_is_carried_out_once(
    place: Site, visit: Visits, tmp_path: Path
) -> None:
    table = await place.table("picks", ANN)
    page = await visit(ANN, table, size=PHONE)
    async with connection_lost(place):
        await expect(page.locator(".lost-note")).to_be_visible()
        await page.locator('[data-option="n7"]').tap()
        await expect(page.locator(".panel")).to_have_css("opacity", "0.5")
    await expect(page.locator(".lost-note")).to_be_hidden()
    await expect(page.locator(".panel")).to_have_css("opacity", "1")
    assert cast(Picks, await until(lambda: place.game(table), lambda game: game.choices)).answers == [["n7"]]


async def answer(page: Page, *options: str, done: bool = False, taps: bool = False) -> None:
    """Press the buttons of answers, and then the one that ends the choice, until the next question is shown."""
    press = Locator.tap if taps else Locator.click
    asked = str(await page.locator(".answers").get_attribute("data-question")).partition(".")[0]
    for option in options:
        button = page.locator(f'[data-option="{option}"]')
        await press(button)
        if done:
            await expect(button).to_have_attribute("aria-pressed", "true")
    if done:
        await press(page.locator(".answers").get_by_role("button", name="Done"))
    await expect(page.locator(f'.answers[data-question^="{asked}."]')).to_have_count(0)


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


@pytest.mark.long
async def test_a_phone_shows_the_newest_news_and_more_of_it_after_a_tap(visit: Visits) -> None:
    def late(game: Game, asked: Question) -> bool:
        return asked.seat == 1 and asked.kind == "move" and game.choices > 50

    page = (await visit.at("dungeon_go", late, seed="log", size=PHONE)).page
    news = page.locator(".news")
    await expect(page.locator(".panel h2")).to_be_in_viewport(ratio=1)
    rest = "each => [each.scrollTop > 0, each.scrollHeight - each.clientHeight - each.scrollTop < 2]"
    assert await news.evaluate(rest) == [True, True]
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
    await answer(page, "n0")
    await answer(page, "n1", "n2", done=True)
    await answer(page, "n3", "n4", done=True)


@pytest.mark.long
async def test_a_phone_shows_the_whole_picture_when_nothing_can_be_tapped(
    table: Table, visit: Visits, marked: None
) -> None:
    phone = await visit(ANN, table, size=PHONE)
    await phone.keyboard.press("+")
    assert "scale(1)" not in str(await phone.locator(".field > .board .sheet").get_attribute("style"))
    await phone.locator('rect[data-mark="2"]').tap()
    await expect(phone.locator(".panel")).to_contain_text("Take it back")
    await expect(phone.locator(".field > .board .sheet")).to_have_attribute("style", re.compile(r"scale\(1\)"))


@pytest.mark.long
async def test_a_click_that_closes_a_list_answers_nothing(table: Table, visit: Visits, marked: None) -> None:
    page = await visit(ANN, table, size=(800, 1100))  # so wide that the list leaves the mark free
    mark, menu = page.locator('rect[data-mark="2"]'), page.locator("#menu")
    await page.locator("[popovertarget=menu]").click()
    await expect(menu).to_be_visible()
    await mark.click()
    await expect(menu).to_be_hidden()
    await settled(page)
    await expect(page.locator(".panel")).not_to_contain_text("Take it back")
    await page.locator('rect[data-mark="0"]').click()  # a double click would be one answer
    await expect(page.locator(".panel")).to_contain_text("Take it back")


@pytest.mark.long
async def test_fonts_of_a_local_table_are_loaded_before_anything_is_drawn(table: Table, visit: Visits) -> None:
    page = await visit(ANN, table)
    sizes = await page.evaluate(
        "() => [...document.fonts].map((font) => [font.family.replaceAll('\"', ''), font.status])"
    )
    assert ["IPAexGothic", "loaded"] in sizes
    assert ["Table Emoji", "loaded"] in sizes


@pytest.mark.long
@pytest.mark.parametrize("again", ["place", "tip"])
async def test_a_card_that_cannot_be_returned_takes_a_second_tap(place: Site, visit: Visits, again: str) -> None:
    """On the same place, or on the words that ask for it."""
    table = await place.table("map_masters", ANN, BEN)
    tables = place.bot.tables
    question = await play_until(tables, table.id, "buy", "market")
    game = await tables.store.game(table.id)
    card = next(option for option in question.options(game) if option.undo is Undo.NEVER and option.handy >= 0)
    version = (await tables.store.get(table.id)).version
    phone = await visit((ANN, BEN)[question.seat], table, size=PHONE)
    await caught_up(phone)
    mark = phone.locator(f'.field > .board rect[data-mark="{card.mark}"]').first
    await expect(mark).to_be_visible()
    await mark.tap()
    await expect(phone.locator(".tip")).to_contain_text("You can't take this back.")
    await expect(phone.locator(".tip")).to_contain_text("Tap again")
    assert (await tables.store.get(table.id)).version == version
    await phone.wait_for_timeout(DOUBLE)
    await (mark if again == "place" else phone.locator(".tip")).tap()
    await expect(phone.locator(f'.answers[data-question^="{question.id}."]')).to_have_count(0)
    assert (await tables.store.get(table.id)).version == version + 1


@pytest.mark.long
async def test_a_board_taller_than_the_screen_of_a_phone_begins_at_its_top(place: Site, visit: Visits) -> None:
    table = await place.table("map_masters", ANN, BEN)
    phone = await visit.asked(table, size=(390, 420))
    frame = await bounds(phone.locator(".field > .board"))

    async def begins_at_its_top() -> bool:
        marks = await phone.locator(".field > .board .sheet rect.open").all()
        boxes = [box for mark in marks if (box := await mark.bounding_box())]
        higher = max((box["y"] + box["height"] for box in boxes), default=0) > frame["y"] + frame["height"]
        return higher and min(box["y"] for box in boxes) >= frame["y"] - 2  # half of an edge that is 3 wide

    await until(begins_at_its_top)


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
        [box["x"] + box["width"] / 2, box["y"] + box["height"] - 4],
    )
    assert below, "nothing under the tip can be tapped"
    await phone.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] - 4)
    await expect(phone.locator(".tip")).to_be_hidden()
    assert (await tables.store.get(table.id)).version == version


@pytest.mark.long
@pytest.mark.parametrize("language", ["ja", pytest.param("en", marks=pytest.mark.long)])
async def test_the_menu_of_a_phone_unfolds(place: Site, visit: Visits, language: Language) -> None:
    table = await place.table("map_masters", ANN, BEN)
    page = await visit(ANN, table, language, PHONE)
    wide = await page.evaluate("[...document.querySelectorAll('header, h1')].map((e) => e.scrollWidth - e.clientWidth)")
    assert wide == [0, 0]
    menu = page.locator("#menu")
    await expect(menu).to_be_hidden()
    await opened(page, "menu")
    await expect(page.locator("dialog")).to_be_visible()
    await expect(menu).to_be_hidden()
    await page.locator("dialog .close").tap()
    await page.locator("[popovertarget=menu]").tap()
    await expect(menu).to_be_visible()
    await page.locator("h1").tap()
    await expect(menu).to_be_hidden()


@pytest.mark.long
async def test_a_short_message_is_in_front_of_an_open_dialog(place: Site, visit: Visits) -> None:
    page = await visit(ANN, await place.table("thunderstone", ANN, BEN))
    await opened(page, "help")
    await expect(page.locator("dialog[open]")).to_be_visible()
    await page.evaluate(
        "async () => new (await import('/static/dialogs.js')).Dialogs(null, null, () => ({})).toast('short')"
    )
    await expect(page.locator("#toasts:popover-open .toast")).to_be_visible()


@pytest.mark.long
async def test_a_picture_is_clipped_to_its_frame(table: Table, visit: Visits) -> None:
    """Drawing beyond it, such as the rest of a glow, is not visible."""
    for size in (PHONE, DESKTOP, (500, 300)):
        page = await visit(ANN, table, size=size)
        board, svg = [await bounds(page.locator(name).first) for name in (".board", ".board svg")]
        assert abs(svg["width"] - 2 * svg["height"]) < 1
        assert min(board["width"] - svg["width"], board["height"] - svg["height"]) < 1
        assert abs(2 * (svg["x"] - board["x"]) - (board["width"] - svg["width"])) < 1


@pytest.mark.long
async def test_settings_can_be_changed_in_nested_dialogs(place: Site, table: Table, visit: Visits) -> None:
    page = await visit(ANN, table)
    await opened(page, "menu")
    await page.locator("dialog").get_by_role("button", name="Settings…").click()
    await page.locator("dialog").last.get_by_role("button", name="Edit your settings…").click()
    form = page.locator("dialog form")
    await form.locator('input[value="words"]').check()
    await form.get_by_role("button", name="Send").click()
    await expect(page.locator(".sheet").first).to_contain_text("the board")
    assert place.bot.services.people.get(ANN.id).text_only
    await expect(page.locator("dialog")).to_have_count(2)
    for left in (1, 0):
        await page.locator("dialog").last.get_by_role("button", name="Close").click()
        await expect(page.locator("dialog")).to_have_count(left)


SHARED = """async ([open, behind, own]) => {
    const { Board } = await import("/static/board.js");
    const board = new Board({});
    const spot = (mark, x) => `<rect data-mark="${mark}" x="${x}" y="0" width="30" height="20"/>`;
    const alike = `<g data-alike="90" ${own}>${spot("a", 0)}${spot("b", 30)}${spot("c", 60)}</g>`;
    board.behind = new Set(behind);
    board.mark(open, [], [], 0);
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


LONG_DIALOG = """async () => {
    const { Dialogs } = await import("/static/dialogs.js");
    const { h } = await import("/static/dom.js");
    const text = h("div", {}, "Once upon a time");
    text.style.height = "3000px";
    new Dialogs(null, null, () => ({})).frame("long", () => {}, text, h("button", {}, "See it"));
    return document.querySelector("dialog").scrollTop;
}"""


@pytest.mark.long
async def test_a_long_dialog_opens_at_its_top(place: Site, visit: Visits) -> None:
    page = await visit(ANN, await place.table("sample", ANN, BEN), size=PHONE)
    assert await page.evaluate(LONG_DIALOG) == 0
    await page.keyboard.press("Tab")
    await expect(page.locator("dialog button").first).to_be_focused()
    await page.locator("dialog").evaluate("dialog => { dialog.scrollTop = 2000 }")
    await expect(page.locator("dialog .close")).to_be_in_viewport()


@pytest.mark.long
async def test_a_link_opens_the_game_without_loading_a_second_document(place: Site, visit: Visits) -> None:
    table = await place.table("sample", ANN, BEN)
    page = await visit.blank(DESKTOP)
    documents: list[str] = []
    page.on("request", lambda asked: documents.append(asked.url) if asked.resource_type == "document" else None)
    link = await place.link(ANN, table)
    await page.goto(f"{place.url}/enter#{link}")
    await expect(page.locator(".board svg").first).to_be_visible()
    assert len(documents) == 1
    assert page.url.startswith(f"{place.url}/play/{table.id}/")
    await page.reload()
    await expect(page.locator(".board svg").first).to_be_visible()


@pytest.mark.long
async def test_a_used_link_is_reported_in_the_language_of_the_browser(place: Site, table: Table, visit: Visits) -> None:
    link = await place.link(ANN, table)
    async with place.browser() as session:
        await place.enter(session, link)
    context = await visit.browser.new_context(locale="ja-JP")
    page = await context.new_page()
    await page.goto(f"{place.url}/enter#{link}")
    await expect(page.locator("body")).to_contain_text("使用済み")
    assert link not in page.url
    await context.close()


@pytest.mark.long
async def test_signing_out_everywhere_empties_the_page(place: Site, table: Table, visit: Visits) -> None:
    page = await visit(ANN, table)
    await place.bot.tables.page_keys.close(ANN.id)
    await expect(page.locator("body")).to_contain_text("This board is another person's, or you're signed out.")
    assert await page.locator("svg, .panel").count() == 0


@pytest.mark.long
@pytest.mark.parametrize("size", [PHONE, pytest.param(DESKTOP, marks=pytest.mark.long)], ids=["phone", "desktop"])
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


async def test_spectators_follow_the_game_until_the_link_is_renewed(
    place: Site, table: Table, visit: Visits, marked: None
) -> None:
    table = await place.bot.tables.switches.set(table.id, ANN, watch=True)
    page, other = await visit.watch(table, "ja", PHONE), await visit.watch(table)
    await expect(page.locator(".panel")).to_contain_text("観戦中です")
    await expect(other.locator(".panel")).to_contain_text("You're watching")
    assert page.url == watch_link(place.bot.services, table), "the address can be copied"
    assert await page.locator("rect.open, .answer, .hand:not([hidden])").count() == 0
    await opened(page, "menu")
    await expect(page.locator(".panel")).to_contain_text("You're watching")
    await expect(page.locator("#menu h2").last).to_have_text("Log")
    await pick(place.bot.tables, table.id, 0, "card-5")
    await pick(place.bot.tables, table.id, 1, "card-4")
    await expect(page.locator(".log")).to_contain_text("The cards: 5 and 4.")
    async with connection_lost(place):
        await expect(page.locator(".lost-note")).to_be_visible()
    await expect(page.locator(".lost-note")).to_be_hidden()
    await expect(page.locator(".panel")).to_contain_text("You're watching")  # still in the language chosen
    table = await place.bot.tables.switches.renew_watch(table.id, ANN)
    await expect(page.locator("body")).to_contain_text("This link isn't valid")
    await page.evaluate("link => { location.href = link; }", watch_link(place.bot.services, table))
    await expect(page.locator(".panel")).to_contain_text("観戦中です")
    await page.goto("about:blank")
    await page.goto(f"{place.url}/watch/{table.id}")
    await expect(page.locator("body")).to_contain_text("このリンクは無効です")


async def test_a_slash_asks_the_game_master_except_where_it_is_typed(place: Site, visit: Visits) -> None:
    page = await visit(ANN, await place.table("sample", ANN, BEN))
    await page.locator(".panel button").first.focus()
    await page.keyboard.press("/")
    field = page.locator("dialog input").first
    await field.focus()
    await page.keyboard.type("1/2")
    await expect(field).to_have_value("1/2")
    await expect(page.locator("dialog")).to_have_count(1)


async def test_a_long_recap_leaves_the_question_and_its_answers_in_sight(place: Site, visit: Visits) -> None:
    """It rests at its newest line and scrolls by itself, and the keyboard reaches it."""
    table = await place.table("dungeon_lords", ANN, BEN, CAT, rules="introductory")
    question = await play_until(place.bot.tables, table.id, "next_creature", "recap")
    page = await visit((ANN, BEN, CAT)[question.seat], table, size=(1280, 600))
    await caught_up(page)
    news = page.locator(".news")
    assert await news.evaluate("each => each.scrollHeight > each.clientHeight")
    await expect(news.locator("p, li").last).to_be_in_viewport(ratio=1)
    await expect(news).to_have_attribute("tabindex", "0")
    for element in await page.locator(".panel button:visible").all():
        await expect(element).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
async def test_the_buttons_of_a_dialog_cover_no_part_of_a_line(
    place: Site, visit: Visits, size: tuple[int, int]
) -> None:
    """Content scrolled out at the top is hidden in its whole width, with a sign that there is more above."""
    page = await visit(ANN, await place.table("sample", ANN, BEN), size=size)
    for scrolled, expected in ((0, ["none", 0]), (200, ['"↑"', 1]), (0, ["none", 0])):
        sizes = await page.evaluate(LONG_TEXT, scrolled)
        assert sizes == expected


LONG_TEXT = """async (scrolled) => {
    const { Dialogs } = await import("/static/dialogs.js");
    const { markdown } = await import("/static/markdown.js");
    let dialog = document.querySelector("dialog");
    dialog ??= new Dialogs(null, null, () => ({})).frame("long", () => {}, markdown("Once upon a time. ".repeat(600)));
    const moved = new Promise((resolve) => dialog.addEventListener("scroll", resolve, { once: true }));
    if (dialog.scrollTop !== scrolled) (dialog.scrollTop = scrolled, await moved);
    const { content, position, height } = getComputedStyle(dialog, "::before");
    const [frame, button] = [dialog, dialog.querySelector(".close")].map((each) => each.getBoundingClientRect());
    const covers = position === "sticky" && frame.top + dialog.clientTop + parseFloat(height) >= button.bottom;
    return [content, Number(covers)];
}"""
"""The sign at the top of a long dialog that is scrolled so far, and whether it covers the row of the buttons."""
