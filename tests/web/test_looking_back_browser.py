"""Looking back in a real browser: stepping through moments, and through a finished game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import pytest
from playwright.async_api import Page, expect

from pictures.game_locale import GameLocale
from pictures.svg import Picture
from storage.rows import Language, Person, Table
from tests.rules.sample import SampleView
from tests.web import axe
from tests.web.moments import (
    Laid,
    after_much_was_told,
    faces,
    has_laid,
    opened,
    over,
    says,
    shows,
    stopped,
    table,
    waiting_for_cat,
)
from tests.web.pages import DESKTOP, PHONE, SETTLES, Visits, as_time_passes, bounds, connection_lost
from tests.web.people import ANN, BEN, CAT, EVE, Site

__all__ = ["faces", "stopped", "table"]

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.browser, pytest.mark.long]


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


async def looking_back(site: Site, visit: Visits) -> tuple[Table, Page]:
    """Cat's page, which shows the last moment again."""
    table, page = await opened(site, visit)
    await page.keyboard.press("Escape")
    await over(page, ANN, BEN)
    await page.keyboard.press("ArrowLeft")
    await shows(page, "Ann has laid a card.", ANN, BEN)
    return table, page


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
    back = page.get_by_role("button", name="Previous moment")
    await expect(back).to_be_focused()
    await expect(back).to_be_disabled()
    await page.keyboard.press("Escape")
    await expect(answer).to_be_focused()


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
    caption, hand = page.locator(".event"), page.locator(".hand")
    await expect(hand).to_be_visible()
    await expect(caption).to_be_visible()
    above, below = [await bounds(part) for part in (caption, hand)]
    assert above.bottom <= below.top + 1


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


async def test_what_is_looked_back_on_is_large_though_the_question_is_about_ones_own_dungeon(visit: Visits) -> None:
    turn = await visit.at("dungeon_lords", "dig_square", people=(ANN, BEN, CAT))
    field = turn.page.locator(".field")
    await expect(field).to_contain_class("mapped")
    await turn.page.locator(".opener").click()
    await expect(turn.page.locator(".caption")).to_be_visible()
    await expect(field).not_to_contain_class("mapped")
    await turn.page.keyboard.press("Escape")
    await expect(field).to_contain_class("mapped")
