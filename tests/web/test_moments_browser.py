"""Moments in a real browser: they play, can be skipped, and delay nothing."""

from __future__ import annotations

import asyncio
import re
from typing import cast

import pytest
from playwright.async_api import expect

from rules.game import Game
from rules.questions import Question
from storage.rows import Table
from tests.browser.conftest import until
from tests.rules.sample import Sample
from tests.scenes import Dramatic
from tests.tables.helpers import pick, play_until
from tests.web.moments import (
    after_much_was_told,
    faces,
    has_laid,
    heights,
    opened,
    over,
    said,
    says,
    shows,
    stopped,
    table,
    waiting_for_cat,
    when_laid,
)
from tests.web.pages import (
    DESKTOP,
    DOUBLE,
    PHONE,
    SETTLES,
    Visits,
    as_time_passes,
    bounds,
    deal,
    give,
    laid_cards,
    seen_at,
)
from tests.web.people import ANN, BEN, CAT, EVE, Site

__all__ = ["faces", "stopped", "table"]

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.browser, pytest.mark.long]


AWAY = "Object.defineProperty(document, 'hidden', { get: () => window.away === true })"


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


@pytest.mark.parametrize("way", ["taps", "Escape", "Skip"])
async def test_playback_can_be_skipped(place: Site, visit: Visits, marked: None, way: str) -> None:
    """A tap on the board goes on to the next moment."""
    table, page = await opened(place, visit, PHONE)
    if way == "taps":
        hand = cast(Sample, await place.game(table)).hands[2]
        mark = page.locator(f'.board rect[data-mark="{hand[0] - 1}"]')
        await mark.tap(force=True)
        await expect(page.locator(".caption")).to_have_text("Ann has laid a card.")
        await mark.tap(force=True)
    elif way == "Escape":
        await page.keyboard.press("Escape")
    else:
        await page.get_by_role("button", name="Skip").tap()
        # It may appear under the finger.
        await expect(page.locator(".near.advice")).to_have_css("pointer-events", "none")
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
    middle = [*(await bounds(mark)).center]
    tapping = asyncio.create_task(page.evaluate(TAP_WHEN_OVER, middle))

    async def has_tapped() -> bool:
        return tapping.done()

    await as_time_passes(page, has_tapped)
    await tapping
    await page.clock.run_for(DOUBLE)
    assert (await laid_cards(place, table))[2] is None
    await mark.click(force=True)
    await until(lambda: has_laid(place, table, 2))


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


async def test_recent_moments_play_when_the_page_opens_and_space_pauses_them(place: Site, visit: Visits) -> None:
    _, page = await opened(place, visit)
    await expect(page.locator(".caption")).to_have_attribute("aria-live", "polite")
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


async def test_what_happens_while_moments_play_is_played_after_them(place: Site, visit: Visits, table: Table) -> None:
    """However little it matters."""
    page = await visit(EVE, table)
    await place.lay(table, 1)
    await shows(page, "Ben has laid a card.", BEN)
    await place.lay(table, 0, 2)
    await expect(page.locator(".log")).to_contain_text("Cat has laid a card.")
    await shows(page, "Ann has laid a card.", ANN, BEN)
    await expect(page.locator(".moments")).to_be_visible()
    (window,) = [question for question in (await place.game(table)).questions if question.awaited]
    await place.bot.tables.play.choose(table.id, window.seat, window.id, ["go_on" if window.seat < 0 else "pass"])
    await place.lay(table, 1)
    await shows(page, "Ben has laid a card.", BEN)


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


async def test_several_changes_at_once_leave_the_question_open(place: Site, visit: Visits, marked: None) -> None:
    table = await place.table("sample", ANN, BEN, CAT)
    page = await visit(CAT, table)
    question = page.locator(".panel h2")
    watch = "app => new MutationObserver(() => window.taken ||= app.matches('.waits')).observe(app, {attributes: true})"
    await page.locator("#app").evaluate(watch)
    await place.lay(table, 1, 0)
    await expect(page.locator(".caption")).to_have_text("Ben has laid a card.Ann has laid a card.")
    await expect(question).to_be_visible()
    assert not await page.evaluate("window.taken")


async def test_what_is_told_stays_while_others_decide_in_secret(place: Site, visit: Visits) -> None:
    table = await place.table("dungeon_lords", ANN, BEN, CAT)

    def ends_the_season(game: Game, question: Question) -> bool:
        return question.kind == "return_order" and sum(each.awaited for each in game.questions) == 1

    asked = await play_until(place.bot.tables, table.id, ends_the_season, "seasons")
    page = await visit((ANN, BEN, CAT)[asked.seat], table)
    await page.keyboard.press("Escape")
    await pick(place.bot.tables, table.id, asked.seat, by=(ANN, BEN, CAT)[asked.seat].id)
    await says(page, "Year 1, spring")
    board = page.locator(".field > .board svg").first
    before = await board.get_attribute("aria-label")
    await pick(place.bot.tables, table.id, (asked.seat + 1) % 3)
    await until(lambda: board.get_attribute("aria-label"), lambda label: label != before)
    assert "Year 1, spring" in await said(page)


async def test_a_caption_stays_until_the_next_show_has_one(place: Site, visit: Visits, marked: None) -> None:
    table = await place.table("sample", ANN, BEN, CAT, EVE)
    await place.lay(table, 1, 0)
    page = await visit(CAT, table)
    await as_time_passes(page, page.locator(".caption", has_text="Ben has laid a card.").is_visible)
    watch = (
        "caption => new MutationObserver(() => window.blank ||= caption.hidden).observe(caption, {attributes: true})"
    )
    await page.locator(".caption").evaluate(watch)
    await place.lay(table, 3)
    await as_time_passes(page, page.locator(".caption", has_text="Eve has laid a card.").is_visible)
    assert not await page.evaluate("window.blank")


async def test_a_long_caption_moves_no_answer_on_a_phone(
    place: Site, visit: Visits, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its beginning is shown; a tap shows all of it, and another one ends it."""
    page = await after_much_was_told(place, visit, monkeypatch, 59, 59)
    caption, title = page.locator(".caption"), page.locator(".panel h2")
    above, asked = [await bounds(part) for part in (caption, title)]
    assert above.bottom <= asked.top
    await expect(caption).to_have_class("caption goes-on")
    sign = "event => getComputedStyle(event, '::after').content"
    assert await page.locator(".event").evaluate(sign) == '"▾"'
    await caption.evaluate("caption => caption.classList.remove('goes-on')")
    await page.set_viewport_size({"width": PHONE[0], "height": PHONE[1] - 1})
    await expect(caption).to_have_class("caption goes-on")
    await page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    await caption.tap()
    await expect(caption).to_have_class(re.compile("whole"))
    assert await page.locator(".event").evaluate(sign) == '"▴"'
    assert await caption.evaluate("caption => caption.scrollTop") == 0
    await caption.tap()
    await expect(caption).to_be_hidden()
    assert await seen_at(title) == asked


async def test_a_change_is_told_with_everything_that_followed_from_it(
    place: Site, visit: Visits, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = await after_much_was_told(place, visit, monkeypatch, 1, 2, 3, 4)
    words = await page.locator(".caption").inner_text()
    assert [words.count(f"{number}") for number in (1, 2, 3, 4)] == [4, 3, 2, 1], words


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
