"""Dice in a real browser roll before anything tells what they show."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.async_api import Page, expect

from rules.chronicles import Chronicler
from rules.game import Game
from rules.questions import Question
from storage.rows import Table
from tests.rules.sample import Sample
from tests.scenes import Dramatic
from tests.tables.helpers import play_until
from tests.web.moments import faces, says, stopped, table
from tests.web.pages import DESKTOP, PHONE, Visits, deal
from tests.web.people import ANN, BEN, CAT, EVE, Site

__all__ = ["faces", "stopped", "table"]

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.browser, pytest.mark.long]


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
    await page.evaluate("""() => {
        const dice = document.querySelector(".dice");
        const note = () => { window[dice.hidden ? "ended" : "rolled"] = performance.now(); };
        new MutationObserver(note).observe(dice, { childList: true, attributes: true });
    }""")
    await place.lay(table, 1, 0, 2)
    await says(page, "The cards: 5, 1 and 6.")
    await expect(page.locator(".dice")).to_be_hidden()
    assert motion == "reduce" or await page.evaluate("ended - rolled") >= 900, "the faces can be read"
    faces = await page.locator(".die").evaluate_all("dice => dice.map((each) => each.querySelectorAll('.pip').length)")
    news = await page.evaluate("[...new Set(seen)]")
    assert (faces, news) == (([5, 1, 6], ["🎲hidden"]) if motion == "no-preference" else ([], []))


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
async def test_the_news_does_not_tell_what_dice_show_while_the_page_asks_how_they_fell(
    place: Site, visit: Visits, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], table: Table
) -> None:
    """They roll while the line about another choice is being read."""
    monkeypatch.setattr(Sample, "chronicle", type("Rolled", (Chronicler,), {"dice": {"log-shown": "cards"}})())
    page = await visit(EVE, table, size=size, reduced_motion="no-preference")
    await page.evaluate("[window.dice, window.news] = ['.dice', '.news'].map((each) => document.querySelector(each))")
    is_told = "news.checkVisibility({ visibilityProperty: true }) && news.innerText.includes('The cards:')"
    await record(page, "body", f"dice.hidden ? {is_told} && 'news' : 'dice'", subtree=True, attributes=True)
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
    await expect(page.locator(".board .sheet > svg")).to_be_visible()
    before, looks = await page.evaluate("[monsters(), looks()]")
    await play.choose(table.id, 0, asked.id, [attack(await place.game(table), asked)])
    await says(page, "hit!")
    words = await page.locator(".caption").inner_text()
    assert [line[0] for line in words.split("\n\n")] == ["💥", "🎲", "⚔"], "the outcome comes first"
    assert await page.evaluate("[...new Set(seen)]") == [looks]
    assert await page.evaluate("monsters()") == before - 1
