"""The moments that a page of the sample game for three tells while its clock stands still."""

from __future__ import annotations

from typing import Any, cast

import pytest
import pytest_asyncio
from playwright.async_api import Page

from pictures.game_locale import GameLocale
from pictures.svg import Picture
from rules.questions import Picked
from storage.rows import Person, Table
from tests.rules.sample import LayCard, Sample, SampleView
from tests.web.pages import DESKTOP, PHONE, Face, Visits, as_time_passes
from tests.web.people import ANN, BEN, CAT, Site

LAID = "110"
"""The height of the piece of a seat that has laid a card."""


RESTS = "150"
"""The height of the piece of any other seat."""


class Laid(Face):
    """The piece of a seat that has laid a card is higher up."""

    def heights(self, view: SampleView) -> list[str]:
        return [LAID if seat in view.ready else RESTS for seat in range(view.seats)]

    def hand(self, view: SampleView, seat: int, locale: GameLocale) -> Picture:
        label = f'<text x="9" y="90" font-size="40">{len(view.ready)} ready</text>'
        return Picture(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 200">{label}</svg>', "hand", "hand")


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


def when_laid(*people: Person) -> list[str]:
    """The heights of the pieces of all three when these have laid a card."""
    return [LAID if person in people else RESTS for person in (ANN, BEN, CAT)]


async def shows(page: Page, words: str, *people: Person) -> None:
    """Wait until the caption says this, and the board that these have laid a card."""

    async def are_shown() -> bool:
        return words in await said(page) and await heights(page) == when_laid(*people)

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


async def over(page: Page, *people: Person) -> None:
    """Wait until the page shows the current position again, in which these have laid a card."""

    async def is_over() -> bool:
        telling = await page.locator(":is(.caption, .moments):visible").count()
        return not telling and await heights(page) == when_laid(*people)

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


async def has_laid(site: Site, table: Table, seat: int) -> bool:
    return seat in cast(Sample, await site.game(table)).view(None).ready


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
