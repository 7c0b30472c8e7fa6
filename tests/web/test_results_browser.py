"""The board shows the result of one's own answer before the page switches to a question about the hand."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, cast

import pytest
from playwright.async_api import Locator, Page, expect

from pictures.game_locale import GameLocale
from pictures.svg import Picture
from rules.questions import NO_DRAG, Drag, Option, Picked, Role, Undo
from rules.views import View
from storage.rows import Table
from tests.discord.question_shapes import Pick, Picks
from tests.tables.helpers import pick
from tests.web.pages import DESKTOP, PHONE, REACTION, Visits, bounds, change_options, give, listed
from tests.web.people import ANN, Site

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.browser, pytest.mark.long]


class Face:
    """The first answers are on the board, those of the other questions on the hand."""

    Locale = GameLocale

    def board(self, view: View, locale: GameLocale, marks: Sequence[str] = ()) -> Picture:
        return self._drawn("b")

    def hand(self, view: View, seat: int, locale: GameLocale) -> Picture:
        return self._drawn("h")

    def _drawn(self, prefix: str) -> Picture:
        spots = "".join(
            f'<rect data-mark="{prefix}{number}" x="{10 + 60 * number}" y="120" width="40" height="60" fill="none"/>'
            for number in range(5)
        )
        size = "400 200" if prefix == "b" else "400 900"  # too high for a phone that shows the board, too
        return Picture(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}">{spots}</svg>', prefix, prefix)


@pytest.fixture(autouse=True)
def faces(place: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    cast(Any, place.bot.services.game_pictures)["picks"] = Face()

    def with_marks(game: Any, options: list[Option]) -> None:
        for option in options:
            option.mark = f"h{option.id[1:]}" if game.answers else f"b{option.id[1:]}"

    change_options(monkeypatch, Pick, with_marks)


def spot_on_board(page: Page, mark: str) -> Locator:
    return page.locator(f'.field > .board rect[data-mark="{mark}"]')


async def answered(site: Site, visit: Visits) -> tuple[Table, Page]:
    """A page that shows the result of an answer, and whose clock stands still."""
    visit.stopped = True
    table = await site.table("picks", ANN)
    page = await visit(ANN, table, size=PHONE)
    await expect(spot_on_board(page, "b1")).to_have_class("open")
    await give(page, "n1")
    await expect(page.locator(".caption")).to_contain_text("Picked: 1")
    return table, page


async def test_a_question_about_movement_opens_on_the_board(
    place: Site, visit: Visits, monkeypatch: pytest.MonkeyPatch
) -> None:

    def mostly_on_the_hand(game: Any, options: list[Option]) -> None:
        first, *rest = options
        first.mark = "b1"
        first.drag = Drag("b0", "b1")
        first.role = Role.STEP
        for option in rest:
            option.mark = f"h{option.id[1:]}"
        assert len(rest) > 2

    change_options(monkeypatch, Pick, mostly_on_the_hand)
    page = await visit(ANN, await place.table("picks", ANN), size=DESKTOP)
    await expect(spot_on_board(page, "b1")).to_have_class("open")


async def test_after_the_last_move_the_board_stays(place: Site, visit: Visits, monkeypatch: pytest.MonkeyPatch) -> None:

    def one_move(game: Any, options: list[Option]) -> None:
        first, *rest = options
        first.mark = "b3" if game.answers else "b1"
        first.drag, first.role = (NO_DRAG, Role.WHOLE) if game.answers else (Drag("b0", first.mark), Role.STEP)
        for option in rest:
            option.mark = f"h{option.id[1:]}"

    change_options(monkeypatch, Pick, one_move)
    page = await visit(ANN, await place.table("picks", ANN), size=PHONE)
    await expect(spot_on_board(page, "b1")).to_have_class("open")
    await give(page, "n0")
    await expect(spot_on_board(page, "b3")).to_have_class("open")


async def test_after_the_last_move_the_hand_is_shown_if_it_has_all_answers(
    place: Site, visit: Visits, monkeypatch: pytest.MonkeyPatch
) -> None:

    def one_move(game: Any, options: list[Option]) -> None:
        for index, option in enumerate(options):
            option.mark = f"h{index % 5}"
        if not game.answers:
            options[0].mark = "b1"
            options[0].drag = Drag("b0", "b1")
            options[0].role = Role.STEP

    change_options(monkeypatch, Pick, one_move)
    page = await visit(ANN, await place.table("picks", ANN), size=PHONE)
    await expect(spot_on_board(page, "b1")).to_have_class("open")
    await give(page, "n0")
    await expect(page.locator(".tabs [aria-pressed=true]")).to_have_text("Hand")


async def answer(site: Site, table: Table) -> None:
    """The first question, in Discord."""
    await pick(site.bot.tables, table.id, 0, "n1", by=ANN.id)


async def test_the_board_stays_long_enough_to_see_the_result(place: Site, visit: Visits) -> None:
    _, page = await answered(place, visit)
    await expect(page.locator(".panel h2")).to_be_hidden()  # no question without its answers
    await expect(spot_on_board(page, "b1")).to_have_count(1)
    assert await page.locator(".field > .board rect.open").count() == 0
    await expect(page.locator(".tabs [aria-pressed=true]")).to_have_text("Board")
    await page.clock.run_for(800)
    await expect(spot_on_board(page, "b1")).to_have_count(1)
    await page.clock.run_for(2_500)
    await expect(spot_on_board(page, "h1")).to_have_class("open")
    await expect(page.locator(".panel h2")).to_be_visible()
    await expect(page.locator(".caption")).to_be_hidden()


@pytest.mark.parametrize("way", ["board", "button", "caption", "Escape"])
async def test_showing_the_result_can_be_skipped(place: Site, visit: Visits, way: str) -> None:
    table, page = await answered(place, visit)
    if way == "board":
        await spot_on_board(page, "b2").tap(force=True)
    elif way == "button":
        await page.get_by_role("button", name="Skip").tap()
    elif way == "caption":
        await page.locator(".caption").tap()
    else:
        await page.keyboard.press("Escape")
    await expect(spot_on_board(page, "h1")).to_have_class("open")
    await expect(page.locator(".caption")).to_be_hidden()
    assert await place.version(table) == 1


async def test_another_picture_can_be_chosen_on_a_phone_while_the_result_is_shown(place: Site, visit: Visits) -> None:
    _, page = await answered(place, visit)
    await page.locator(".tabs").get_by_role("button", name="Hand", exact=True).tap()
    await expect(spot_on_board(page, "h1")).to_have_class("open")
    await expect(page.locator(".caption")).to_be_hidden()


async def test_a_picture_stays_while_an_answer_on_it_is_confirmed(place: Site, visit: Visits) -> None:
    await place.bot.services.people.set(ANN.id, "careful", True)
    table = await place.table("picks", ANN)
    await answer(place, table)
    page = await visit(ANN, table, size=PHONE)
    await expect(spot_on_board(page, "h3")).to_have_class("open")
    await give(page, "n3")
    await expect(page.get_by_role("button", name="Yes, do it")).to_be_visible()
    await expect(spot_on_board(page, "h3")).to_have_count(1)
    await page.get_by_role("button", name="Something else").click()
    await expect(spot_on_board(page, "h3")).to_have_class("open")


async def test_escape_leads_back_to_the_question(place: Site, visit: Visits) -> None:
    await place.bot.services.people.set(ANN.id, "careful", True)
    table = await place.table("picks", ANN)
    page = await visit(ANN, table)
    await listed(page)
    way = page.locator('[data-option="n3"]')
    shows = page.get_by_role("button", name="Yes, do it")
    await way.press("Enter")
    await expect(shows).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(shows).to_have_count(0)
    await expect(way).to_be_focused()
    await page.keyboard.press("Escape")
    assert await place.version(table) == 0


@pytest.mark.parametrize(("final", "first"), [(True, "Something else"), (False, "Yes, do it")])
async def test_a_second_enter_does_not_confirm(
    place: Site, visit: Visits, monkeypatch: pytest.MonkeyPatch, final: bool, first: str
) -> None:
    """Nor does one after a moment, if it cannot be taken back."""
    await place.bot.services.people.set(ANN.id, "careful", True)
    if final:
        monkeypatch.setattr(Pick, "undo", Undo.CONFIRMED)
    table = await place.table("picks", ANN)
    page = await visit(ANN, table)
    await listed(page)
    await page.clock.install(time=0)
    await page.clock.pause_at(1000)
    await page.locator('[data-option="n3"]').press("Enter")
    await expect(page.get_by_role("button", name=first)).to_be_focused()
    await page.keyboard.press("Enter")
    await page.wait_for_timeout(REACTION)
    await expect(page.get_by_role("button", name=first)).to_be_focused()
    assert await place.version(table) == 0
    await page.clock.run_for(700)
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("button", name=first)).to_have_count(0)
    assert await place.version(table) == (0 if final else 1)


async def test_only_the_answer_to_be_confirmed_is_marked_in_the_picture(
    place: Site, visit: Visits, monkeypatch: pytest.MonkeyPatch
) -> None:
    await place.bot.services.people.set(ANN.id, "careful", True)
    drawn: list[list[str]] = []
    board = Face.board

    def marked(self: Face, view: View, locale: GameLocale, marks: Sequence[str] = ()) -> Picture:
        drawn.append([mark for mark in marks if mark in ("b2", "b3")])
        return board(self, view, locale, marks)

    monkeypatch.setattr(Face, "board", marked)
    page = await visit(ANN, await place.table("picks", ANN))
    await give(page, "n3")
    await expect(page.get_by_role("button", name="Yes, do it")).to_be_visible()
    assert drawn[0] == ["b2", "b3"]
    assert drawn[-1] == ["b3"]


@pytest.mark.parametrize("cards", [1, 60], ids=["one line", "many lines"])
async def test_the_caption_covers_nothing_and_moves_nothing(
    place: Site, visit: Visits, monkeypatch: pytest.MonkeyPatch, cards: int
) -> None:
    def answer(question: Pick, game: Picks, picked: Picked) -> None:
        game.answers.append(list(picked.ids))
        game.tell("log-picked", cards=[str(card) for card in range(1, cards + 1)])

    monkeypatch.setattr(Pick, "answer", answer)
    visit.stopped = True
    table = await place.table("picks", ANN)
    page = await visit(ANN, table, size=PHONE)
    before = await bounds(page.locator(".field"))
    await give(page, "n1")
    await expect(page.locator(".caption")).to_contain_text("Picked: 1")
    caption, field, panel = [await bounds(page.locator(name)) for name in (".caption", ".field", ".panel")]
    assert field == before
    assert caption.top >= field.bottom
    assert caption.bottom <= panel.top


async def test_a_picture_of_another_shape_is_shown_whole(
    place: Site, visit: Visits, monkeypatch: pytest.MonkeyPatch
) -> None:
    def tall(self: Face, *given: Any, **options: Any) -> Picture:
        return Picture(self._drawn("h").svg.replace("0 0 400 200", "0 0 400 800"), "h", "h")

    monkeypatch.setattr(Face, "hand", tall)
    page = await visit(ANN, await place.table("picks", ANN), size=PHONE)
    await expect(spot_on_board(page, "b1")).to_have_class("open")
    for _ in range(3):
        await page.keyboard.press("+")
    sheet = page.locator(".field > .board .sheet")
    await expect(sheet).to_have_css("transform", re.compile(r"matrix\(3\."))
    await give(page, "n1")
    await expect(spot_on_board(page, "h1")).to_have_class("open")
    await expect(sheet).to_have_css("transform", re.compile(r"matrix\(1,"))
