"""From the page of a game that is over to the next table in the same channel."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.services.ids import CustomId
from storage.rows import Table
from tests.web.people import ANN, BEN, CAT, EVE, Site, Surfer

pytestmark = pytest.mark.slow

GO, AGAIN = "🆕 To the new table: ", "Play again"


async def over(site: Site, *, watch: bool = False) -> Table:
    table = await site.table("sample", ANN, BEN)
    await site.bot.tables.switches.set(table.id, ANN, watch=watch)
    return await site.bot.tables.ending.end(table.id, ANN.id)


async def opened(site: Site, channel: int = 7) -> Table:
    """A lobby of Cat's, with another game."""
    return await site.bot.tables.lobby.open(5, channel, "picks", CAT, {}, "en")


def way(page: Surfer) -> dict[str, Any] | None:
    buttons = [button for block in page.parts["panel"] for button in block.get("buttons", ())]
    return next((button for button in buttons if button["label"].startswith(GO)), None)


async def test_a_page_leads_to_the_next_table_with_a_link_for_its_person_alone(site: Site) -> None:
    old = await over(site)
    async with site.page(ANN, old) as ann, site.page(BEN, old) as ben:
        assert way(ann) is None
        assert AGAIN in ann.buttons()
        table = await opened(site)
        for page in (ann, ben):
            await page.until(lambda page=page: way(page) is not None)  # type: ignore[misc]
            assert f"{GO}Picks, table {table.id}" in page.buttons()
            assert AGAIN not in page.buttons()
        await ann.press(f"{GO}Picks, table {table.id}")
        (link,) = ann.links
        assert ben.links == []
        assert link not in ben.text
        seat = await site.bot.tables.page_keys.redeem(link)
        assert seat is not None
        assert (seat[1].user_id, seat[1].game_id) == (ANN.id, table.id)
        assert await site.bot.tables.page_keys.redeem(link) is None
        await site.bot.tables.ending.end(table.id, CAT.id)
        await ben.until(lambda: way(ben) is None)
        assert AGAIN in ben.buttons()


async def test_a_page_opened_later_leads_there_and_one_of_a_running_game_does_not(site: Site) -> None:
    old = await over(site)
    running = await site.table("sample", ANN, CAT)
    async with site.page(ANN, old) as ann, site.page(ANN, running) as there:
        assert way(ann) is not None
        assert way(there) is None


async def test_a_table_in_another_channel_is_not_the_next_one(site: Site) -> None:
    old = await over(site)
    async with site.page(ANN, old) as ann:
        await opened(site, channel=8)
        await site.idle()
        assert way(ann) is None


async def test_someone_without_a_seat_at_either_table_is_not_led_there(site: Site) -> None:
    old = await over(site)
    async with site.page(EVE, old) as eve, site.page(CAT, old) as cat:
        await opened(site)
        await cat.until(lambda: way(cat) is not None)
        await site.idle()
        assert way(eve) is None
        await eve.send(CustomId("onward", old.id).button)
        assert eve.links == []


async def test_a_rematch_can_be_watched_like_the_game_before(site: Site) -> None:
    old = await over(site, watch=True)
    async with site.watching(old) as eve, site.page(ANN, old) as ann:
        await ann.press(AGAIN)
        await eve.until(lambda: way(eve) is not None)
        table = await site.bot.tables.store.occupying(old.channel_id)
        assert table is not None
        assert table.watch_key != old.watch_key
        shown = way(eve)
        assert shown is not None
        assert shown["url"] == f"{site.url}/watch/{table.id}#{table.watch_key}"


@pytest.mark.parametrize("watch", [True, False])
async def test_a_spectator_is_led_only_to_a_table_that_anyone_may_watch(site: Site, watch: bool) -> None:
    old = await over(site, watch=True)
    async with site.watching(old) as eve, site.page(ANN, old) as ann:
        table = await opened(site)
        table = await site.bot.tables.switches.set(table.id, CAT, watch=watch)
        await ann.until(lambda: way(ann) is not None)
        if watch:
            await eve.until(lambda: way(eve) is not None)
            shown = way(eve)
            assert shown is not None
            assert shown["url"] == f"{site.url}/watch/{table.id}#{table.watch_key}"
            assert shown["here"]
        else:
            await site.idle()
            assert way(eve) is None
