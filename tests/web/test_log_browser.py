"""The log and the news in a real browser: in which order, and what of it is announced."""

from __future__ import annotations

import asyncio
import re
from typing import Any, ClassVar

import pytest
from playwright.async_api import Route, expect

from rules.chronicles import Chronicler
from rules.messages import seat_name
from tests.rules.sample import Sample
from tests.web.moments import faces, opened, stopped, table
from tests.web.pages import DESKTOP, PHONE, Visits, bounds, settled
from tests.web.people import ANN, BEN, EVE, Site

__all__ = ["faces", "stopped", "table"]

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.browser, pytest.mark.long]


async def test_what_plays_when_the_page_opens_is_not_given_away_by_the_news(place: Site, visit: Visits) -> None:
    _, page = await opened(place, visit)
    await expect(page.locator(".news")).to_have_text("")
    await page.keyboard.press("Escape")
    await expect(page.locator(".news")).to_contain_text("Ben has laid a card.")


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


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
async def test_who_waits_sees_the_newest_lines_of_a_turn_longer_than_the_page(
    place: Site, visit: Visits, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    monkeypatch.setattr(Sample, "chronicle", Turns())
    table = await place.table("sample", ANN, BEN)
    await place.bot.tables.store.tell(table.id, "log-parked", days=30)
    for number in range(30):
        await place.bot.tables.store.tell(table.id, "log-took_over", player=seat_name(0), seat=100 + number)
    await place.lay(table, 0)
    page = await visit(ANN, table, size=size)
    fonts = asyncio.Event()

    async def come_late(route: Route) -> None:
        await fonts.wait()
        await route.continue_()

    await page.context.route("**/*.woff2", come_late)
    await page.reload()
    await page.keyboard.press("Escape")
    await expect(page.locator(".news")).to_contain_text("129")
    fonts.set()
    await settled(page)
    await expect(page.locator(".news p").last).to_be_in_viewport(ratio=0.9)
    await page.locator(".told").evaluate("told => { told.style.lineHeight = 2; }")
    await expect(page.locator(".news p").last).to_be_in_viewport(ratio=0.9)


async def test_what_happens_is_told_right_below_the_news_before(
    place: Site, visit: Visits, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Sample, "chronicle", Turns())
    table = await place.table("sample", ANN, BEN)
    await place.bot.tables.store.tell(table.id, "log-parked", days=30)
    page = await visit(ANN, table)
    await place.lay(table, 1)
    news, caption = page.locator(".news"), page.locator(".caption")
    await expect(caption).to_contain_text("Ben has laid a card.")
    await expect(news).to_contain_text("30 days")
    assert 0 <= (await bounds(caption)).top - (await bounds(news)).bottom < 2
    assert (await bounds(caption)).right < DESKTOP[0] - 8


async def test_on_a_phone_the_whole_log_fills_what_the_question_of_others_leaves(
    place: Site, visit: Visits, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Sample, "chronicle", Turns())
    table = await place.table("sample", ANN, BEN)
    for days in (30, 31):
        await place.bot.tables.store.tell(table.id, "log-parked", days=days)
    await place.lay(table, 0)
    page = await visit(ANN, table, size=PHONE)
    await page.keyboard.press("Escape")
    for days in (30, 31):
        await expect(page.locator(".news")).to_contain_text(f"{days} days")
    panel = await bounds(page.locator(".panel"))
    assert panel.bottom == PHONE[1]


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
    call = "async (logs) => (await import('/static/news.js')).newLines(...logs)"
    announced = await page.evaluate(call, [moments_of(before), moments_of(now)])
    assert [line.replace(" ", "") for line in announced] == fresh.split()
