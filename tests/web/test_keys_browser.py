"""What else a player without a mouse needs: where the focus goes in lobbies, dialogs and finished games."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from storage.rows import Table
from tests.browser.conftest import browser
from tests.discord.conftest import make_bot
from tests.web.people import ANN, BEN, Site
from tests.web.test_browser import Visits, place, visit

__all__ = ["browser", "make_bot", "place", "visit"]

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.browser, pytest.mark.long]


async def over(place: Site) -> Table:
    table = await place.table("sample", ANN, BEN)
    return await place.bot.tables.ending.end(table.id, ANN.id)


async def test_the_table_of_a_finished_game_says_what_is_possible(place: Site, visit: Visits) -> None:
    page = await visit(ANN, await over(place))
    await page.get_by_role("button", name="Table…").press("Enter")
    dialog = page.locator("dialog")
    await expect(dialog).to_contain_text("This game is over. Play again below its result opens a new lobby.")
    buttons = await dialog.locator(".buttons button").all_inner_texts()
    assert buttons == ["Report a problem…"]
