"""Looking back in a real browser: moments play, can be skipped and stepped through, and delay nothing."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Sequence
from typing import Any, ClassVar, cast

import pytest
import pytest_asyncio
from playwright.async_api import Page, expect

from pictures.game_locale import GameLocale
from pictures.svg import Picture
from rules.chronicles import Chronicler
from rules.game import Game
from rules.messages import Message, seat_name
from rules.questions import Picked, Question
from storage.rows import Language, Person, Table
from tests.browser.conftest import browser, until
from tests.rules.sample import LayCard, Sample, SampleView
from tests.scenes import Dramatic, Scripted
from tests.tables.helpers import play_until
from tests.web import axe
from tests.web.people import ANN, BEN, CAT, EVE, Site, before_the_end
from tests.web.test_browser import (
    DESKTOP,
    DOUBLE,
    PHONE,
    SETTLES,
    Face,
    Visits,
    as_time_passes,
    bounds,
    center,
    connection_lost,
    deal,
    give,
    laid_cards,
    marked,
    place,
    visit,
)

__all__ = ["browser", "marked", "place", "visit"]

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.browser, pytest.mark.long]

LAID = "110"
"""The height of the piece of a seat that has laid a card."""
RESTS = "150"
"""The height of the piece of any other seat."""
LANTERN = "rgb(255, 195, 77)"
"""The colour of what can be chosen."""
AWAY = "Object.defineProperty(document, 'hidden', { get: () => window.away === true })"


class Laid(Face):
    """The piece of a seat that has laid a card is higher up."""

    def heights(self, view: SampleView) -> list[str]:
        return [LAID if seat in view.ready else RESTS for seat in range(view.seats)]

    def hand(self, view: SampleView, seat: int, locale: GameLocale) -> Picture:
        label = f'<text x="9" y="90" font-size="40">{len(view.ready)} ready</text>'
        return Picture(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 200">{label}</svg>', "hand", "hand")


class Held(Laid):
    """The cards in the hand can be tapped there, and nothing on the board."""

    def board(self, view: SampleView, locale: GameLocale, marks: Sequence[str] = ()) -> Picture:
        drawn = super().board(view, locale, marks)
        return Picture(drawn.svg.replace("data-mark", "data-card"), "the board", "the board")

    def hand(self, view: SampleView, seat: int, locale: GameLocale) -> Picture:
        spots = "".join(
            f'<rect data-mark="{card - 1}" x="{60 * card - 50}" y="20" width="40" height="60"/>'
            for card in set(view.hand)
        )
        return Picture(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 200">{spots}</svg>', "hand", "hand")


@pytest.fixture(autouse=True)
def stopped(visit: Visits) -> None:
    """Let a page go on telling only when the test says so."""
    visit.stopped = True


@pytest.fixture(autouse=True)
def faces(place: Site) -> None:
    cast(Any, place.bot.services.game_pictures)["sample"] = Laid()


@pytest_asyncio.fixture(loop_scope="module")
async def table(place: Site) -> Table:
    """A sample game of three, just started."""
    return await place.table("sample", ANN, BEN, CAT)


async def heights(page: Page) -> list[str]:
    return cast(
        "list[str]",
        await page.evaluate("[...document.querySelectorAll('.board circle')].map((c) => c.getAttribute('cy'))"),
    )


def when_laid(*laid: Person) -> list[str]:
    """The heights of the pieces of all three when these have laid a card."""
    return [LAID if person in laid else RESTS for person in (ANN, BEN, CAT)]


async def shows(page: Page, words: str, *laid: Person) -> None:
    """Wait until the caption says this, and the board that these have laid a card."""

    async def are_shown() -> bool:
        return words in await said(page) and await heights(page) == when_laid(*laid)

    await as_time_passes(page, are_shown)


async def says(page: Page, words: str) -> None:
    """Wait until the caption says this."""

    async def is_said() -> bool:
        return words in await said(page)

    await as_time_passes(page, is_said)


async def said(page: Page) -> str:
    """The caption; empty while there is none."""
    caption = page.locator(".caption")
    return await caption.inner_text() if await caption.is_visible() else ""


async def over(page: Page, *laid: Person) -> None:
    """Wait until the page shows the current position again, in which these have laid a card."""

    async def is_over() -> bool:
        telling = await page.locator(":is(.caption, .moments):visible").count()
        return not telling and await heights(page) == when_laid(*laid)

    await as_time_passes(page, is_over)


async def waiting_for_cat(site: Site) -> Table:
    table = await site.table("sample", ANN, BEN, CAT)
    await site.lay(table, 1, 0)
    return table


async def opened(site: Site, visit: Visits, size: tuple[int, int] = DESKTOP) -> tuple[Table, Page]:
    """Cat's page, on which the first moment plays."""
    table = await waiting_for_cat(site)
    page = await visit(CAT, table, size=size)
    await shows(page, "Ben has laid a card.", BEN)
    return table, page


async def looking_back(site: Site, visit: Visits) -> tuple[Table, Page]:
    """Cat's page, which shows the last moment again."""
    table, page = await opened(site, visit)
    await page.keyboard.press("Escape")
    await over(page, ANN, BEN)
    await page.keyboard.press("ArrowLeft")
    await shows(page, "Ann has laid a card.", ANN, BEN)
    return table, page


async def has_laid(site: Site, table: Table, seat: int) -> bool:
    return seat in cast(Sample, await site.game(table)).view(None).ready


async def about_to_reveal(site: Site, visit: Visits) -> tuple[Table, Page]:
    """Cat's page: her card is the last one before the reveal."""
    table, page = await opened(site, visit)
    await page.keyboard.press("Escape")
    await over(page, ANN, BEN)
    await page.clock.run_for(SETTLES)
    return table, page


async def test_recent_moments_play_when_the_page_opens(place: Site, visit: Visits) -> None:
    table = await waiting_for_cat(place)
    page = await visit(CAT, table, size=PHONE)
    await shows(page, "Ben has laid a card.", BEN)
    await expect(page.locator(".caption")).to_have_attribute("aria-live", "polite")
    await shows(page, "Ann has laid a card.", ANN, BEN)
    await over(page, ANN, BEN)


async def test_a_page_that_is_opened_again_plays_nothing_until_more_has_happened(place: Site, visit: Visits) -> None:
    table = await place.table("sample", ANN, BEN, CAT)
    await place.lay(table, 1)
    page = await visit(CAT, table, size=PHONE)
    await shows(page, "Ben has laid a card.", BEN)
    address = page.url
    await page.goto("about:blank")
    await page.goto(address)
    await expect(page.locator(".panel")).to_contain_text("which card do you lay?")
    await page.clock.run_for(500)
    await expect(page.locator(".caption")).to_be_hidden()
    await page.goto("about:blank")
    await place.lay(table, 0)
    await page.goto(address)
    await shows(page, "Ann has laid a card.", ANN, BEN)


@pytest.mark.parametrize("way", ["tap", "Escape", "Skip"])
async def test_playback_can_be_skipped(place: Site, visit: Visits, marked: None, way: str) -> None:
    table, page = await opened(place, visit, PHONE)
    if way == "tap":
        hand = cast(Sample, await place.game(table)).hands[2]
        await page.locator(f'.board rect[data-mark="{hand[0] - 1}"]').tap(force=True)
    elif way == "Escape":
        await page.keyboard.press("Escape")
    else:
        await page.get_by_role("button", name="Skip").tap()
    await expect(page.locator(".caption")).to_be_hidden()
    await over(page, ANN, BEN)
    assert (await laid_cards(place, table))[2] is None
    await page.clock.run_for(SETTLES)
    await page.locator(".board rect.open").first.tap(force=True)
    await until(lambda: has_laid(place, table, 2))


TAP_WHEN_OVER = """async ([x, y]) => {
    const board = document.querySelector(".field > .board");
    while (!board.querySelector("rect.open")) await new Promise(requestAnimationFrame);
    const given = { pointerId: 1, button: 0, detail: 1, clientX: x, clientY: y, bubbles: true, pointerType: "mouse" };
    for (const kind of ["pointerdown", "pointerup", "click"]) board.dispatchEvent(new PointerEvent(kind, given));
}"""
"""Taps on a point of the board as soon as the board asks something."""


async def test_a_tap_meant_for_the_last_moment_does_not_answer_the_question_that_has_just_appeared(
    place: Site, visit: Visits, marked: None
) -> None:
    table, page = await opened(place, visit)
    hand = cast(Sample, await place.game(table)).hands[2]
    mark = page.locator(f'.field > .board rect[data-mark="{hand[0] - 1}"]')
    middle = [*center(await bounds(mark))]
    tapping = asyncio.create_task(page.evaluate(TAP_WHEN_OVER, middle))

    async def has_tapped() -> bool:
        return tapping.done()

    await as_time_passes(page, has_tapped)
    await tapping
    await page.clock.run_for(DOUBLE)
    assert (await laid_cards(place, table))[2] is None
    await mark.click(force=True)
    await until(lambda: has_laid(place, table, 2))


async def test_the_hand_beside_the_board_is_the_one_of_that_moment(place: Site, visit: Visits) -> None:
    _, page = await opened(place, visit)
    hand = page.locator(".hand .board")
    await expect(hand).to_contain_text("1 ready")
    await shows(page, "Ann has laid a card.", ANN, BEN)
    await expect(hand).to_contain_text("2 ready")
    await page.keyboard.press("ArrowLeft")
    await shows(page, "Ben has laid a card.", BEN)
    await expect(hand).to_contain_text("1 ready")
    await page.keyboard.press("Escape")
    await expect(hand).to_contain_text("2 ready")


async def test_the_hand_gives_nothing_away_before_its_moment(
    place: Site, visit: Visits, monkeypatch: pytest.MonkeyPatch, table: Table
) -> None:
    await place.lay(table, 2)
    page = await visit(CAT, table)
    await place.lay(table, 1)
    await shows(page, "Ben has laid a card.", BEN, CAT)
    monkeypatch.setattr(Sample, "chronicle", Dramatic())
    await place.lay(table, 0)
    await expect(page.locator(".log")).to_contain_text("The cards:")
    await expect(page.locator(".hand .board")).to_contain_text("2 ready")
    assert await heights(page) == when_laid(BEN, CAT)
    await shows(page, "The cards:", ANN, BEN, CAT)
    await expect(page.locator(".hand .board")).to_contain_text("3 ready")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
async def test_a_question_is_asked_when_the_show_that_leads_to_it_is_over(
    place: Site, visit: Visits, marked: None, size: tuple[int, int]
) -> None:
    """Until then the dock has the caption in its place, and nothing glows on the board."""
    _, page = await opened(place, visit, size)
    question, glow = page.locator(".panel h2"), page.locator(".board rect.open")
    for words, laid in (("Ben has laid a card.", [BEN]), ("Ann has laid a card.", [ANN, BEN])):
        await shows(page, words, *laid)
        await expect(question).to_be_hidden()
        caption, dock = await bounds(page.locator(".caption")), await bounds(page.locator("aside"))
        assert dock["x"] <= caption["x"] < dock["x"] + dock["width"] / 4
        assert dock["y"] < caption["y"] < dock["y"] + dock["height"] / 4
        await expect(glow).to_have_count(0)
        await expect(page.locator("aside")).not_to_have_css("border-top-color", LANTERN)
    await over(page, ANN, BEN)
    await expect(question).to_be_visible()
    await expect(glow).not_to_have_count(0)
    await expect(page.locator("aside")).to_have_css("border-top-color", LANTERN)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
async def test_no_question_is_seen_without_its_answers_while_the_page_tells_of_others(
    place: Site, visit: Visits, marked: None, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], table: Table
) -> None:
    """Something important happens while the line about another choice is being read."""
    monkeypatch.setattr(Dramatic, "weights", {"log-ready": 7})
    monkeypatch.setattr(Dramatic, "scenes", ())
    monkeypatch.setattr(Sample, "chronicle", Dramatic())
    ann, ben, _ = cast(Sample, await place.game(table)).hands
    await deal(place, table, ann, ben, [1, 2, 3, 4, 5])  # too many for buttons
    page = await visit(CAT, table, size=size)
    question, glow = page.locator(".panel h2"), page.locator(".board rect.open")
    skip = page.get_by_role("button", name="Skip")
    await place.lay(table, 1)
    await says(page, "Ben has laid a card.")
    await expect(question).to_be_visible()
    await expect(glow).not_to_have_count(0)
    await place.lay(table, 0)
    await expect(question).to_be_hidden()
    await expect(glow).to_have_count(0)
    await expect(skip).to_be_visible()

    async def is_asked() -> bool:
        asked, glows, skipped = await page.evaluate(
            "[document.querySelector('.panel h2').checkVisibility({ visibilityProperty: true }),"
            " document.querySelector('.board rect.open') !== null,"
            " document.querySelector('.moments > :last-child').checkVisibility()]"
        )
        assert asked == glows != skipped
        return bool(asked)

    await as_time_passes(page, is_asked)


@pytest.mark.parametrize("shown", ["board", "hand"])
async def test_a_tap_on_the_past_ends_looking_back_and_answers_nothing(
    place: Site, visit: Visits, marked: None, shown: str
) -> None:
    """Even at the last moment, and nothing glows in it before."""
    if shown == "hand":
        cast(Any, place.bot.services.game_pictures)["sample"] = Held()
    table, page = await looking_back(place, visit)
    where = page.locator(".field > .board" if shown == "board" else ".hand .board")
    await expect(where.locator("rect.open")).to_have_count(0)
    await page.clock.run_for(SETTLES)
    await where.locator("rect[data-mark]").first.click(force=True)
    await expect(page.locator(".caption")).to_be_hidden()
    await expect(where.locator("rect.open")).not_to_have_count(0)
    assert not await has_laid(place, table, 2)


async def test_an_answer_ends_looking_back(place: Site, visit: Visits) -> None:
    _, page = await looking_back(place, visit)
    await page.clock.run_for(SETTLES)
    await page.locator(".answer").first.click()
    await expect(page.locator(".log")).to_contain_text("Cat has laid a card.")
    await over(page, ANN, BEN, CAT)


async def test_stepping_back_and_forth_with_the_keyboard(place: Site, visit: Visits) -> None:
    _, page = await opened(place, visit)
    await page.keyboard.press("Escape")
    await over(page, ANN, BEN)
    await page.keyboard.press("ArrowLeft")
    await shows(page, "Ann has laid a card.", ANN, BEN)
    await page.keyboard.press("ArrowLeft")
    await shows(page, "Ben has laid a card.", BEN)
    await page.keyboard.press("ArrowLeft")
    await shows(page, "Just before")
    await page.keyboard.press("ArrowLeft")
    await page.keyboard.press("ArrowRight")
    await shows(page, "Ben has laid a card.", BEN)
    await page.clock.run_for(2_500)
    await shows(page, "Ben has laid a card.", BEN)  # it does not advance on its own
    await page.get_by_role("button", name="Go to a moment…").click()
    await page.clock.run_for(SETTLES)
    await page.locator("dialog").get_by_role("button", name="Ann has laid a card.").click()
    await shows(page, "Ann has laid a card.", ANN, BEN)
    await page.keyboard.press("ArrowRight")
    await over(page, ANN, BEN)


async def test_what_happened_begins_after_the_players_own_choice(place: Site, visit: Visits) -> None:
    """The left arrow goes back from the end; *What happened* starts at its beginning."""
    _, page = await opened(place, visit)
    await page.keyboard.press("Escape")
    await over(page, ANN, BEN)
    await page.get_by_role("button", name="What happened").click()
    await shows(page, "Ben has laid a card.", BEN)
    await page.keyboard.press("ArrowRight")
    await shows(page, "Ann has laid a card.", ANN, BEN)


async def test_the_keyboard_focus_is_kept_while_looking_back(place: Site, visit: Visits) -> None:
    _, page = await opened(place, visit)
    await page.keyboard.press("Escape")
    answer = page.locator(".answer").first
    await answer.focus()
    await page.keyboard.press("ArrowLeft")
    await shows(page, "Ann has laid a card.", ANN, BEN)
    for words in ("Ben has laid a card.", "Just before"):
        await page.keyboard.press("Enter")
        await expect(page.locator(".caption")).to_contain_text(words)
    await expect(page.get_by_role("button", name="Next moment")).to_be_focused()
    await page.keyboard.press("Escape")
    await expect(answer).to_be_focused()


async def test_space_plays_and_pauses(place: Site, visit: Visits) -> None:
    _, page = await opened(place, visit)
    await page.keyboard.press(" ")
    await expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    await page.clock.run_for(2_500)
    await shows(page, "Ben has laid a card.", BEN)
    await page.keyboard.press(" ")
    await shows(page, "Ann has laid a card.", ANN, BEN)
    await over(page, ANN, BEN)


async def test_with_reduced_motion_playback_goes_in_steps_without_animation(place: Site, visit: Visits) -> None:
    table = await waiting_for_cat(place)
    page = await visit.blank(DESKTOP, reduced_motion="reduce")
    await page.add_init_script("Element.prototype.animate = () => { throw new Error('it moves'); };")
    await page.goto(f"{place.url}/enter#{await place.link(CAT, table)}")
    await shows(page, "Ben has laid a card.", BEN)
    await shows(page, "Ann has laid a card.", ANN, BEN)
    await over(page, ANN, BEN)


async def test_quick_actions_of_others_are_shown_one_after_the_other(place: Site, visit: Visits, table: Table) -> None:
    page = await visit(EVE, table)
    await place.lay(table, 1)
    await shows(page, "Ben has laid a card.", BEN)
    await place.lay(table, 0)
    await expect(page.locator(".log")).to_contain_text("Ann has laid a card.")
    assert await heights(page) == when_laid(BEN)
    await shows(page, "Ann has laid a card.", ANN, BEN)
    await expect(page.locator(".caption")).to_have_attribute("aria-live", "off")  # the log was read out
    await over(page, ANN, BEN)


async def test_a_spectator_sees_what_happens(place: Site, visit: Visits, table: Table) -> None:
    table = await place.bot.tables.switches.set(table.id, ANN, watch=True)
    await place.lay(table, 1)
    page = await visit.watch(table, "en", PHONE)
    await shows(page, "Ben has laid a card.", BEN)
    await over(page, BEN)
    await place.lay(table, 0)
    await shows(page, "Ann has laid a card.", ANN, BEN)
    await over(page, ANN, BEN)
    await page.locator(".opener").tap()
    await shows(page, "Ben has laid a card.", BEN)
    await page.get_by_role("button", name="Next moment").tap()
    await shows(page, "Ann has laid a card.", ANN, BEN)


async def test_playback_does_not_delay_a_question(place: Site, visit: Visits, marked: None, table: Table) -> None:
    page = await visit(CAT, table)
    await place.lay(table, 1)
    await shows(page, "Ben has laid a card.", BEN)
    await place.lay(table, 0)
    await shows(page, "Ann has laid a card.", ANN, BEN)
    await page.clock.run_for(SETTLES)
    await page.locator(".board rect.open").first.click(force=True)
    await until(lambda: has_laid(place, table, 2))


async def test_changes_that_follow_quickly_are_told_together(place: Site, visit: Visits, marked: None) -> None:
    """A question is open, so the board doesn't wait; but nobody reads a line in a tenth of a second."""
    table = await place.table("sample", ANN, BEN, CAT)
    page = await visit(CAT, table)
    await place.lay(table, 1)
    await expect(page.locator(".caption")).to_have_text("Ben has laid a card.")
    await place.lay(table, 0)
    await expect(page.locator(".caption")).to_have_text("Ben has laid a card.Ann has laid a card.")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
async def test_a_show_gives_its_outcome_away_nowhere_and_moves_nothing(
    place: Site, visit: Visits, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], table: Table
) -> None:
    monkeypatch.setattr(Sample, "chronicle", Dramatic())
    page = await visit(CAT, table, size=size)
    news = page.locator(".news")
    await place.lay(table, 1, 0, 2)
    await says(page, "Cat has laid a card.")
    await expect(news).to_be_hidden()
    there = await bounds(page.locator(".field > .board"))
    await page.keyboard.press("Escape")
    await expect(news).to_be_visible()
    await expect(page.locator(".caption")).to_be_hidden()
    assert await bounds(page.locator(".field > .board")) == there


async def test_after_a_show_the_news_rest_at_their_newest_line(
    place: Site, visit: Visits, monkeypatch: pytest.MonkeyPatch, table: Table
) -> None:
    monkeypatch.setattr(Sample, "chronicle", Dramatic())
    page = await visit(CAT, table, size=PHONE)
    await place.lay(table, 1, 0, 2)
    await says(page, "Cat has laid a card.")
    log = "<p>Something happened.</p>" * 12
    await page.locator(".news").evaluate("(each, told) => { each.innerHTML = told; }", log)
    await as_time_passes(page, page.locator(".caption").is_hidden)
    await expect(page.locator(".news p").last).to_be_in_viewport()
    rest = "each => [each.scrollTop > 0, each.scrollHeight - each.clientHeight - each.scrollTop < 2]"
    assert await page.locator(".news").evaluate(rest) == [True, True]


async def record(page: Page, where: str, seen: str, **changes: bool) -> None:
    """Note in `window.seen` the value of a script whenever the content of an element has changed."""
    watched = json.dumps({"childList": True, **changes})
    await page.evaluate(f"""() => {{
        window.seen = [];
        new MutationObserver(() => window.seen.push({seen})).observe(document.querySelector("{where}"), {watched});
    }}""")


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
async def test_dice_roll_before_the_page_tells_what_they_show(
    place: Site, visit: Visits, monkeypatch: pytest.MonkeyPatch, motion: Any, table: Table
) -> None:
    monkeypatch.setattr(Sample, "chronicle", type("Rolled", (Dramatic,), {"dice": {"log-shown": "cards"}})())
    await deal(place, table, [5], [1], [6])
    page = await visit(CAT, table, size=PHONE, reduced_motion=motion)
    visible = "getComputedStyle(document.querySelector('.panel > *')).visibility"
    await record(page, ".dice", f"document.querySelector('.caption').innerText + {visible}")
    await place.lay(table, 1, 0, 2)
    await says(page, "The cards: 5, 1 and 6.")
    await expect(page.locator(".dice")).to_be_hidden()
    faces = await page.locator(".die").evaluate_all("dice => dice.map((each) => each.querySelectorAll('.pip').length)")
    told = await page.evaluate("[...new Set(seen)]")
    assert (faces, told) == (([5, 1, 6], ["🎲hidden"]) if motion == "no-preference" else ([], []))


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
async def test_the_news_does_not_tell_what_dice_show_while_the_page_asks_how_they_fell(
    place: Site, visit: Visits, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], table: Table
) -> None:
    """They roll while the line about another choice is being read."""
    monkeypatch.setattr(Sample, "chronicle", type("Rolled", (Chronicler,), {"dice": {"log-shown": "cards"}})())
    page = await visit(EVE, table, size=size, reduced_motion="no-preference")
    await page.evaluate("[window.dice, window.news] = ['.dice', '.news'].map((each) => document.querySelector(each))")
    told = "news.checkVisibility({ visibilityProperty: true }) && news.innerText.includes('The cards:')"
    await record(page, "body", f"dice.hidden ? {told} && 'news' : 'dice'", subtree=True, attributes=True)
    await place.lay(table, 1)
    await says(page, "Ben has laid a card.")
    await place.lay(table, 0, 2)
    await says(page, "The cards:")
    assert await page.evaluate("seen.find(Boolean)") == "dice"


async def test_the_board_shows_what_dice_decide_when_they_have_rolled(place: Site, visit: Visits) -> None:
    """On the first floor of Dungeon GO!, where every attack hits; until then the board stays where it is."""
    table = await place.table("dungeon_go", ANN, BEN, CAT)
    play = place.bot.tables.play

    def attack(game: Game, question: Question) -> str:
        ids = [option.id for option in question.options(game) if question.seat == 0]
        return next((id for id in ids if id.startswith(("attack-", "fight-"))), "")

    asked = await play_until(place.bot.tables, table.id, attack, "dice")
    page = await visit(ANN, table, size=PHONE, reduced_motion="no-preference")
    await page.evaluate("""() => {
        window.monsters = () => document.querySelectorAll(".field > .board [id^='piece-monster']").length;
        window.looks = () => `${monsters()} monsters, ${document.querySelector(".field").clientHeight} pixels high`;
    }""")
    await record(page, ".dice", "looks()")
    await expect(page.locator(".hand .sheet > svg")).to_be_visible()
    before, looks = await page.evaluate("[monsters(), looks()]")
    await play.choose(table.id, 0, asked.id, [attack(await place.game(table), asked)])
    await says(page, "hit!")
    assert await page.evaluate("[...new Set(seen)]") == [looks]
    assert await page.evaluate("monsters()") == before - 1


async def test_what_plays_when_the_page_opens_is_not_given_away_by_the_news(place: Site, visit: Visits) -> None:
    _, page = await opened(place, visit)
    await expect(page.locator(".news")).to_be_hidden()
    await page.keyboard.press("Escape")
    await expect(page.locator(".news")).to_be_visible()


async def after_much_was_told(
    place: Site,
    visit: Visits,
    monkeypatch: pytest.MonkeyPatch,
    *numbers: int,
) -> Page:
    """A page on which a show has begun with the names of so many cards, one moment after another."""
    usual = LayCard.answer

    def answer(question: LayCard, game: Sample, picked: Picked) -> None:
        usual(question, game, picked)
        for number in numbers:
            game.tell("log-shown", cards=list(range(1, number + 1)))

    table = await place.table("sample", ANN, BEN, CAT)
    page = await visit(CAT, table, size=PHONE)
    monkeypatch.setattr(LayCard, "answer", answer)
    await place.lay(table, 1)
    await says(page, "The cards:")
    return page


async def test_a_long_caption_moves_no_answer_on_a_phone(
    place: Site, visit: Visits, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its beginning is shown; a tap shows all of it, and another one ends it."""
    page = await after_much_was_told(place, visit, monkeypatch, 59, 59)
    caption, title = page.locator(".caption"), page.locator(".panel h2")
    above, asked = [await bounds(part) for part in (caption, title)]
    assert above["y"] + above["height"] <= asked["y"]
    await expect(caption).to_have_class("caption goes-on")
    await caption.tap()
    await expect(caption).to_have_class(re.compile("whole"))
    assert await caption.evaluate("caption => caption.scrollTop") == 0
    await caption.tap()
    await expect(caption).to_be_hidden()
    assert await title.bounding_box() == asked


async def test_taps_on_a_long_caption_while_looking_back_unfold_and_fold_it(
    place: Site, visit: Visits, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = await after_much_was_told(place, visit, monkeypatch, 119)
    caption = page.locator(".caption")
    await page.keyboard.press("Escape")
    await page.locator(".opener").tap()
    await expect(page.locator(".moments")).to_be_visible()
    await expect(caption).to_have_text("Ben has laid a card.")
    await page.keyboard.press("ArrowRight")
    await expect(caption).to_contain_text("The cards:")
    await expect(caption).to_have_class("caption goes-on")
    shown = await caption.inner_text()
    for _ in range(2):
        folded = await caption.bounding_box()
        await caption.tap()
        await expect(caption).to_have_class("caption whole")
        assert await caption.bounding_box() != folded
        await caption.tap()
        await expect(caption).to_have_class("caption goes-on")
        assert await caption.bounding_box() == folded
    assert await caption.inner_text() == shown
    await page.locator(".moments button").last.tap()
    await expect(caption).to_be_hidden()


async def test_a_show_gives_nothing_away_to_those_who_wait_and_takes_no_focus(
    place: Site, visit: Visits, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whom the table waits for next is told after it."""
    table, page = await about_to_reveal(place, visit)
    monkeypatch.setattr(Sample, "chronicle", Dramatic())
    watcher = await visit(EVE, table)
    panel = page.locator(".panel")
    waits = page.locator(".panel").get_by_text("Waiting in case")
    await page.locator(".answer").first.press("Enter")
    await shows(page, "Cat has laid a card.", ANN, BEN, CAT)
    for viewer in (page, watcher):
        await expect(viewer.locator(".panel h3, .panel p").last).to_be_hidden()
    await expect(panel).to_be_focused()
    await page.keyboard.press("Escape")
    await expect(waits).to_be_visible()
    await expect(panel).to_be_focused()


async def test_who_has_left_can_come_back_during_a_show(
    place: Site, visit: Visits, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, page = await about_to_reveal(place, visit)
    await place.bot.tables.seats.leave(table.id, BEN.id)
    monkeypatch.setattr(Sample, "chronicle", Dramatic())
    left = await visit(BEN, table)
    back = left.get_by_role("button", name="Come back to your seat")
    await expect(back).to_be_visible()
    await page.locator(".answer").first.press("Enter")
    await shows(left, "Cat has laid a card.", ANN, BEN, CAT)
    await expect(back).to_be_in_viewport(ratio=1)


async def test_the_focus_stays_in_the_panel_when_the_game_ends(
    place: Site, visit: Visits, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, page = await about_to_reveal(place, visit)
    monkeypatch.setattr(Sample, "chronicle", Dramatic())
    await page.locator(".answer").first.press("Enter")
    await shows(page, "Cat has laid a card.", ANN, BEN, CAT)
    await place.bot.tables.ending.end(table.id, ANN.id)
    await expect(page.locator(".panel [data-press*='replay']")).to_have_count(1)
    for _ in range(2):  # while the last choice plays, and after it
        assert await page.evaluate("document.querySelector('.panel').contains(document.activeElement)")
        await page.keyboard.press("Escape")
        await expect(page.locator(".caption")).to_be_hidden()


async def test_ones_own_important_choice_plays_with_the_board_of_each_moment(
    place: Site, visit: Visits, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, page = await about_to_reveal(place, visit)
    monkeypatch.setattr(Sample, "chronicle", Dramatic())
    await page.locator(".answer").first.click()
    await shows(page, "Cat has laid a card.", ANN, BEN, CAT)
    await expect(page.locator(".panel")).to_contain_text("Waiting in case")  # as the game stands now
    await shows(page, "The cards:", ANN, BEN, CAT)
    await over(page, ANN, BEN, CAT)
    await page.reload()
    await expect(page.locator(".panel")).to_contain_text("Waiting in case")
    await page.clock.run_for(500)
    await expect(page.locator(".caption")).to_be_hidden()  # once is enough


async def test_the_board_answers_the_next_question_while_ones_own_choice_is_told_above_it(
    place: Site, visit: Visits, marked: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All of it at once, as the board shows where all of it has led, in view again on a phone that was zoomed in."""
    twice = Scripted(frozenset({"log-plays_on"}), frozenset(), tell=lambda events: [events[0], Message("log-shared")])
    monkeypatch.setattr(Dramatic, "weights", {"log-plays_on": 7})
    monkeypatch.setattr(Dramatic, "scenes", (twice,))
    monkeypatch.setattr(Sample, "chronicle", Dramatic())
    table = await place.table("sample", ANN, BEN)
    (wish,) = [
        question
        for question in (await place.game(table)).questions
        if question.seat == 0 and question.kind == "wish_to_stop"
    ]
    page = await visit(BEN, table, size=PHONE)
    await place.bot.tables.play.choose(table.id, 0, wish.id, ["propose"], user_id=ANN.id)
    await expect(page.locator('[data-option="no"]')).to_be_attached()
    await page.clock.run_for(SETTLES)
    for _ in range(3):
        await page.keyboard.press("+")
    await page.locator('[data-option="no"]').click()
    await expect(page.locator(".caption")).to_contain_text("Ben")
    assert "The highest is shared" in await page.locator(".caption").inner_text()
    await expect(page.locator(".panel")).to_contain_text("which card do you lay?")
    await page.clock.run_for(SETTLES)
    for spot in await page.locator(".field > .board rect.open").all():
        await expect(spot).to_be_in_viewport(ratio=1)
    await page.locator(".board rect.open").first.click(force=True)
    await until(lambda: has_laid(place, table, 1))
    await expect(page.locator(".caption")).to_be_hidden()


async def test_a_show_is_shorter_if_the_board_has_waited_for_the_one_before(place: Site, visit: Visits) -> None:
    """At most eight seconds in all; then the page skips to the present."""
    table = await place.table("sample", ANN, BEN, CAT)
    page = await visit.blank(DESKTOP)
    sent: list[str | bytes] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(frame)))
    await page.goto(f"{place.url}/enter#{await place.link(EVE, table)}")
    await page.wait_for_selector(".panel > *")
    await place.lay(table, 1)
    await shows(page, "Ben has laid a card.", BEN)
    await place.lay(table, 0)
    await expect(page.locator(".log")).to_contain_text("Ann has laid a card.")
    waited = await page.evaluate("performance.now()")
    await shows(page, "Ann has laid a card.", ANN, BEN)
    asked = await page.evaluate("performance.now()")
    (request,) = [json.loads(str(frame)) for frame in sent if '"story"' in str(frame)]
    assert 8_000 - (asked - waited) - 200 < request["within"] < 8_000 - 300


class Turns(Chronicler):
    """A turn begins when a table is paused."""

    turns: ClassVar = frozenset({"log-parked"})


async def test_the_log_shows_the_newest_entry_first_and_each_turn_below_its_heading(
    place: Site, visit: Visits, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Sample, "chronicle", Turns())
    table = await place.table("sample", ANN, BEN)
    tell = place.bot.tables.store.tell
    for days in (30, 31):
        await tell(table.id, "log-parked", days=days)
        for seat in (1, 2):
            await tell(table.id, "log-took_over", player=seat_name(0), seat=days * 10 + seat)
    page = await visit(ANN, table)
    lines = await page.evaluate("[...document.querySelectorAll('.log p')].map((line) => line.textContent)")
    assert [number for line in lines for number in re.findall(r"\d+", line)][:6] == [
        "31",
        "312",
        "311",
        "30",
        "302",
        "301",
    ]


@pytest.mark.parametrize(
    ("before", "now", "fresh"),
    [
        ("1a 2b 3c", "1a 2b 3c 4d", "d"),
        ("1a 2b 3c", "1a 2b 3c 4c", "c"),
        ("1a 2b 3c", "2b 3c 4d 5e", "d e"),
        ("1a 2b 3c", "2x 3c 4d", "d"),
        ("1a 2b 3c", "1a 2b 3-4x", "x"),
        ("1a 2b. 3c.", "1a 2b. 3-4c.d.", "c.d."),
        ("1a. 3-5b.", "1a. 3-4b. 6d.", "d."),
        ("2c.", "2-3c.d.", "c.d."),
        ("2b.c.", "2-3b.c.d.", "b.…d."),  # with what it is about
        ("2b. 2c.", "2b. 2-3c.d.", "c.d."),
        ("1a 2b 3c", "1a 2b", ""),
        ("4a 5b 6a", "1a 4a 5b 6a 7b", "b"),
        ("2a 3b 4c", "1x 3y 4z", ""),
        ("", "1a 2b", "a b"),
        ("1a 9b", "1a 9b 4c", "c"),  # the clock was set back
        ("5a 6b", "3x 4y", ""),
    ],
)
async def test_only_new_log_lines_are_announced(place: Site, visit: Visits, before: str, now: str, fresh: str) -> None:
    """Each line with the times of its first and its newest event: older ones may be left out, and shown again."""

    def moments_of(log: str) -> list[dict[str, Any]]:
        parts = re.findall(r"(\d+)-?(\d*)(\S+)", log)
        return [{"first": int(first), "newest": int(newest or first), "line": line} for first, newest, line in parts]

    page = await visit(EVE, await place.table("sample", ANN, BEN))
    call = "async (logs) => (await import('/static/story.js')).news(...logs)"
    told = await page.evaluate(call, [moments_of(before), moments_of(now)])
    assert [line.replace(" ", "") for line in told] == fresh.split()


async def test_what_happened_while_the_tab_was_hidden_plays_on_return(place: Site, visit: Visits, table: Table) -> None:
    page = await visit(CAT, table)
    await page.evaluate(AWAY)
    await page.evaluate("window.away = true")
    await place.lay(table, 1, 0)
    await expect(page.locator(".log")).to_contain_text("Ann has laid a card.")
    await expect(page.locator(".caption")).to_be_hidden()
    assert await heights(page) == when_laid(ANN, BEN)
    await page.evaluate("window.away = false; document.dispatchEvent(new Event('visibilitychange'))")
    await shows(page, "Ben has laid a card.", BEN)
    await shows(page, "Ann has laid a card.", ANN, BEN)
    await over(page, ANN, BEN)


async def test_after_a_short_loss_of_the_connection_nothing_is_played_again(place: Site, visit: Visits) -> None:
    _, page = await opened(place, visit)
    async with connection_lost(place):
        await expect(page.locator(".lost-note")).to_be_visible()
    await as_time_passes(page, page.locator(".lost-note").is_hidden)
    await over(page, ANN, BEN)
    await page.clock.run_for(1_500)
    await over(page, ANN, BEN)
    await page.keyboard.press("ArrowLeft")
    await shows(page, "Ann has laid a card.", ANN, BEN)


@pytest.mark.parametrize(("language", "size"), [("ja", PHONE), ("en", DESKTOP)], ids=["ja phone", "en desktop"])
async def test_axe_finds_no_accessibility_problems(
    place: Site, visit: Visits, language: Language, size: tuple[int, int]
) -> None:
    table = await waiting_for_cat(place)
    page = await visit(CAT, table, language, size)
    await says(page, "Ben")
    await page.keyboard.press(" ")  # it pauses
    await page.clock.resume()
    assert await axe.findings(page) == []
    await page.locator(".moments button").nth(3).click()
    assert await axe.findings(page) == []
    await page.keyboard.press("Escape")
    await place.bot.tables.ending.end(table.id, ANN.id)
    await page.keyboard.press("Escape")
    await page.locator(".panel [data-press*='replay']").click()
    await expect(page.locator(".moments select")).to_be_visible()
    assert await axe.findings(page) == []


async def test_on_a_phone_the_hand_in_a_replay_lies_below_the_caption(place: Site, visit: Visits) -> None:
    table = await waiting_for_cat(place)
    await place.bot.tables.ending.end(table.id, ANN.id)
    page = await visit(CAT, table, size=PHONE)
    await page.keyboard.press("Escape")
    await page.locator(".panel [data-press*='replay']").click()
    told, hand = page.locator(".event"), page.locator(".hand")
    await expect(hand).to_be_visible()
    await expect(told).to_be_visible()
    above, below = [await bounds(part) for part in (told, hand)]
    assert above["y"] + above["height"] <= below["y"] + 1


async def test_a_caption_covers_nothing_that_the_coach_of_a_lesson_says(place: Site, visit: Visits) -> None:
    table = await place.bot.tables.lessons.open("map_masters", "two_rounds", None, 7, ANN, "ja")
    page = await visit(ANN, table, "ja", PHONE)
    covered = """() => document.querySelector('.panel blockquote')?.getBoundingClientRect().top
        < document.querySelector('.caption').getBoundingClientRect().bottom"""

    async def is_told() -> bool:
        assert not await page.evaluate(covered)
        return await page.locator(".panel blockquote").is_visible() and not await said(page)

    for answer in ("card_d63", "pass"):
        await give(page, answer)
        await expect(page.locator(".caption")).to_be_visible()
        await expect(page.locator(f'[data-option="{answer}"]')).to_have_count(0)
        await as_time_passes(page, is_told)
        await page.clock.run_for(SETTLES)


WATCHES = """() => {
    window.shown = [];
    const [caption, board] = [".caption", ".field > .board"].map((each) => document.querySelector(each));
    setInterval(() => window.shown.push([caption.hidden ? "" : caption.innerText, board.ariaLabel]), 20);
}"""
"""Notes what the caption and the board show."""


@pytest.mark.parametrize("way", ["own answer", "answer of another", "without a seat", "watch link", "skipped"])
async def test_the_board_shows_the_result_after_the_story_of_the_ending(place: Site, visit: Visits, way: str) -> None:
    table, last = await before_the_end(place, "map_masters")
    me, other = (ANN, BEN)[last[0]], (BEN, ANN)[last[0]]
    if way == "watch link":
        page = await visit.watch(await place.bot.tables.switches.set(table.id, ANN, watch=True), size=PHONE)
    else:
        page = await visit({"own answer": me, "without a seat": EVE}.get(way, other), table, size=PHONE)
    await page.keyboard.press("Escape")  # what has happened so far
    await page.evaluate(WATCHES)
    if way == "own answer":
        await page.clock.run_for(SETTLES)
        await give(page, last[2][0])
        sure = page.locator("[data-press*=':yes:']")
        await expect(sure.or_(page.locator(".caption:not([hidden])")).first).to_be_visible()
        if await sure.count():
            await page.clock.run_for(SETTLES)
            await sure.click()
    else:
        await place.bot.tables.play.choose(table.id, *last)
    await says(page, "Ben:")
    if way == "skipped":
        await page.keyboard.press("Escape")
        await expect(page.locator(".caption")).to_be_hidden()
    await as_time_passes(page, page.locator(".caption").is_hidden)
    await page.clock.run_for(100)
    final = await page.locator(".field > .board").get_attribute("aria-label")
    assert final is not None
    assert re.search(" wins with | share the victory ", final)
    shown = await page.evaluate("window.shown")
    first = next(index for index, (_, board) in enumerate(shown) if board == final)
    assert any(caption.startswith("Ann:") for caption, _ in shown[:first])
    assert not any(caption for caption, _ in shown[first + 1 :])


async def test_the_result_is_shown_from_its_beginning(place: Site, visit: Visits) -> None:
    table = await waiting_for_cat(place)
    page = await visit(CAT, table, size=(390, 420))
    await place.bot.tables.ending.end(table.id, ANN.id)
    await expect(page.locator(".panel [data-press*='replay']")).to_have_count(1)
    await page.keyboard.press("Escape")
    await expect(page.locator(".panel h2").first).to_be_in_viewport()


@pytest.mark.parametrize("person", [BEN, EVE], ids=["player", "spectator"])
async def test_a_finished_game_is_stepped_through(place: Site, visit: Visits, person: Person, table: Table) -> None:
    await place.lay(table, 1, 0, 2)
    table = await place.bot.tables.ending.end(table.id, ANN.id)
    page = await visit(person, table, size=PHONE)
    await page.locator(".panel").get_by_role("button", name="Replay").tap()
    await shows(page, "The start")
    eyes = page.get_by_label("Point of view")
    await expect(eyes).to_have_value("1" if person is BEN else "")
    await page.get_by_role("button", name="Next moment").tap()
    await shows(page, "Choice 1 of 3", BEN)
    await eyes.select_option("2")
    await shows(page, "Choice 1 of 3", BEN)
    await expect(page.locator(".hand h2")).to_have_text("Hand: Cat")
    if person is BEN:
        await eyes.select_option("1")
        await expect(page.locator(".hand h2")).to_be_hidden()
    await eyes.focus()
    await page.keyboard.press("Escape")
    await over(page, ANN, BEN, CAT)
