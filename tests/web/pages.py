"""Pages in a real browser, and what can be done and waited for on them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from html import escape
from typing import Any, TypeVar, cast

import pytest
import pytest_asyncio
from playwright.async_api import Browser, BrowserContext, Locator, Page, expect

from bot import page_fonts
from cogs.services.links import watch_link
from pictures.game_locale import GameLocale
from pictures.svg import Picture
from rules.game import Game
from rules.questions import Option, Question
from storage.rows import Language, Person, Table
from tests.browser.conftest import PATIENCE, until, wait_until
from tests.discord.conftest import MakeBot
from tests.rules.sample import LayCard, Sample, SampleView
from tests.tables.helpers import play_until
from tests.web.people import ANN, BEN, CAT, Site, served
from tests.web.touch import Finger, Point

T = TypeVar("T")

PHONE, DESKTOP = (390, 844), (1280, 800)


DOUBLE = 600
"""Milliseconds after which a second tap is not a double tap."""
SETTLES = 500
"""Milliseconds in which a page ignores taps on what has just appeared."""
REACTION = 300
"""Milliseconds in which a page would react: whatever has not changed by then stays as it is."""
TICK = 100
"""The milliseconds that pass between two looks at a page whose clock stands still."""
LIFETIME = 60_000
"""The milliseconds within which a page shows anything."""


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


@dataclass(frozen=True)
class Box:
    """Where something is seen on the page, in pixels from its upper left corner."""

    left: float
    top: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.left + self.width

    @property
    def bottom(self) -> float:
        return self.top + self.height

    @property
    def center(self) -> Point:
        return self.left + self.width / 2, self.top + self.height / 2

    def surrounds(self, other: Box, edge: float = 0) -> bool:
        """Whether another lies within this one, or is no more than this `edge` outside."""
        across = self.left - edge <= other.left and other.right <= self.right + edge
        return across and self.top - edge <= other.top and other.bottom <= self.bottom + edge

    def has(self, point: Point) -> bool:
        """Whether a point lies within."""
        return self.left <= point[0] <= self.right and self.top <= point[1] <= self.bottom


async def seen_at(where: Locator) -> Box | None:
    """Where something is seen on the page at this moment; None if it isn't."""
    seen = await where.bounding_box()
    return None if seen is None else Box(seen["x"], seen["y"], seen["width"], seen["height"])


async def bounds(where: Locator) -> Box:
    """Where something is seen on the page, once it stays there. A picture has no place while a new one replaces it."""
    await wait_until(where.page, AT_REST)
    box = await until(lambda: seen_at(where))
    assert box is not None
    return box


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

    async def where(
        self, game: str, find: Callable[[Game, Question], Sequence[T]], **how: Any
    ) -> tuple[Turn, Sequence[T]]:
        """A turn of a game, as by `at`, in which something is found; returns that as well."""
        turn = await self.at(game, find, **how)
        return turn, find(await turn.game(), turn.question)

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

    async def tap(self, place: str | Point) -> None:
        """Tap a mark or point."""
        await self.page.touchscreen.tap(*(await self._points(place))[0])

    async def tap_again(self, place: str | Point) -> None:
        """Tap it later than for a double tap."""
        await self.page.wait_for_timeout(DOUBLE)
        await self.tap(place)

    async def draw(self, *over: str | Point) -> None:
        """Draw a line with a finger over these marks or points."""
        await (await Finger.of(self.page)).draw(await self._points(*over))

    async def press(self, *over: str | Point) -> Finger:
        """Draw such a line, and keep the finger at its end."""
        finger = await Finger.of(self.page)
        await finger.press(await self._points(*over))
        return finger

    async def _points(self, *over: str | Point) -> list[Point]:
        return [await self.point(place) if isinstance(place, str) else place for place in over]

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


async def confirmation(place: Site, table: Table, visit: Visits) -> tuple[Page, Locator]:
    """Ann's page, on which she has clicked an answer, and the button that confirms it."""
    await place.bot.services.people.set(ANN.id, "careful", True)
    desk = await visit(ANN, table)
    await desk.locator('rect[data-mark="2"]').click()
    yes = desk.get_by_role("button", name="Yes, do it")
    await expect(yes).to_be_visible()
    return desk, yes


@asynccontextmanager
async def connection_lost(site: Site) -> AsyncIterator[None]:
    """No page is connected meanwhile."""
    serving = site.server._serving
    site.server._serving = lambda: False
    for page in site.server.live.pages:
        await site.server.live._close(page, "retry")
    yield
    site.server._serving = serving


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
