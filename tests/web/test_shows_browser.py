"""Important moments in a real browser play as a show, which gives nothing away; so does the ending."""

from __future__ import annotations

import json
import re

import pytest
from playwright.async_api import Page, expect

from rules.messages import Message
from storage.rows import Table
from tests.browser.conftest import until
from tests.rules.sample import Sample
from tests.scenes import Dramatic, ScriptedScene
from tests.web.moments import (
    faces,
    has_laid,
    heights,
    opened,
    over,
    says,
    shows,
    stopped,
    table,
    waiting_for_cat,
    when_laid,
)
from tests.web.pages import DESKTOP, PHONE, SETTLES, Visits, as_time_passes, bounds, give
from tests.web.people import ANN, BEN, CAT, EVE, Site, before_the_end

__all__ = ["faces", "stopped", "table"]

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.browser, pytest.mark.long]


LANTERN = "rgb(255, 195, 77)"
"""The colour of what can be chosen."""


async def about_to_reveal(site: Site, visit: Visits) -> tuple[Table, Page]:
    """Cat's page: her card is the last one before the reveal."""
    table, page = await opened(site, visit)
    await page.keyboard.press("Escape")
    await over(page, ANN, BEN)
    await page.clock.run_for(SETTLES)
    return table, page


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
        assert dock.left <= caption.left < dock.left + dock.width / 4
        assert dock.top < caption.top < dock.top + dock.height / 4
        await expect(glow).to_have_count(0)
        await expect(page.locator("aside")).not_to_have_css("border-top-color", LANTERN)
    await over(page, ANN, BEN)
    await expect(question).to_be_visible()
    await expect(glow).not_to_have_count(0)
    await expect(page.locator("aside")).to_have_css("border-top-color", LANTERN)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
async def test_a_show_gives_its_outcome_away_nowhere_and_moves_nothing(
    place: Site, visit: Visits, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], table: Table
) -> None:
    monkeypatch.setattr(Sample, "chronicle", Dramatic())
    await place.bot.tables.store.tell(table.id, "log-parked", days=30)
    page = await visit(CAT, table, size=size)
    news = page.locator(".news")
    await expect(news).to_contain_text("30 days")
    await place.lay(table, 1, 0, 2)
    await says(page, "Cat has laid a card.")
    await expect(news).not_to_contain_text("Cat has laid a card.")
    if size == DESKTOP:  # with room for both
        await expect(news.get_by_text("30 days")).to_be_visible()
    there = await bounds(page.locator(".field > .board"))
    await page.keyboard.press("Escape")
    await expect(news).to_be_visible()
    await expect(news).to_contain_text("Cat has laid a card.")
    await expect(page.locator(".caption")).to_be_hidden()
    assert await bounds(page.locator(".field > .board")) == there


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
async def test_after_a_show_the_news_of_those_who_wait_end_with_the_last_line_and_begin_with_a_whole_one(
    place: Site, visit: Visits, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], table: Table
) -> None:
    monkeypatch.setattr(Sample, "chronicle", Dramatic())
    page = await visit(CAT, table, size=size)
    await place.lay(table, 1, 0, 2)
    await says(page, "Cat has laid a card.")
    log = '<div class="text">' + "<p>Something happened.</p>" * 40 + "</div>"
    await page.locator(".news").evaluate("(each, told) => { each.innerHTML = told; }", log)
    await as_time_passes(page, page.locator(".caption").is_hidden)
    await expect(page.locator(".news p").last).to_be_in_viewport(ratio=0.98)
    cut = """news => {
        const { top } = news.getBoundingClientRect();
        return [...news.querySelectorAll("p")].filter((line) => {
            const box = line.getBoundingClientRect();
            return box.top < top - 1 && box.bottom > top + 1;
        }).length;
    }"""
    assert await page.locator(".news").evaluate(cut) == 0


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
    twice = ScriptedScene(
        frozenset({"log-plays_on"}), frozenset(), tell=lambda events: [events[0], Message("log-shared")]
    )
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
    """At most twelve seconds in all; then the page skips to the present."""
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
    assert 12_000 - (asked - waited) - 200 < request["within"] < 12_000 - 300


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
