"""A table from its first visit to its next run, which keeps nothing."""

from __future__ import annotations

from pathlib import Path

import aiohttp
import pytest

from sandbox import Sandbox
from sandbox.client import User, text_of
from sandbox.world import KEPT_EPHEMERAL
from tests.sandbox.demo_bot import running
from tests.sandbox.in_process import kantera_inside


@pytest.mark.parametrize(
    ("language", "name"), [("en-US,en;q=0.9", "Aoi"), ("de,ja;q=0.5", "Aoi"), ("ja,en;q=0.8", "葵")]
)
async def test_the_first_visitor_can_read_the_names_of_people(language: str, name: str) -> None:
    headers = {"Accept-Language": language}
    async with Sandbox(renames=True) as table, aiohttp.ClientSession(headers=headers) as session:
        async with session.get(table.url) as page:
            assert page.status == 200
        assert [user.display for user in table.world.people][:2] == [name, "Ben"]
        other = {"Accept-Language": "en" if name == "葵" else "ja"}
        async with session.get(table.url, headers=other):
            assert table.world.people[0].display == name, "the names stay"
        table.world.people[0].display = "Aoi!"
        await session.get(table.url)
        assert table.world.people[0].display == "Aoi!"


@pytest.mark.parametrize(("asked", "played"), [("Ben", "ben"), ("葵", "aoi"), ("Nobody", "aoi"), (None, "aoi")])
async def test_a_page_plays_the_person_it_names_or_else_a_free_one(asked: str | None, played: str) -> None:
    async with Sandbox() as table, User(table.url, asked) as user:
        assert table.world.users[int(user.id)].username == played


@pytest.mark.slow
async def test_ephemeral_messages_do_not_pile_up() -> None:
    async with Sandbox() as table, running(table), User(table.url, "ben") as ben:
        here = ben.channel("table-1")
        board = await ben.slash(here, "board")
        for _ in range(KEPT_EPHEMERAL + 5):
            await ben.click(board.shown, "board:hand")
        assert len(ben.seen(here)) == 1 + KEPT_EPHEMERAL


@pytest.mark.slow
async def test_boards_are_posted_again_at_the_next_run_and_games_in_lost_places_pause(tmp_path: Path) -> None:
    games = tmp_path / "games.db"
    async with Sandbox() as table, kantera_inside(games, table) as bot, User(table.url, "ben") as ben:
        here = ben.channel("table-1")
        assert ben.seen(here) == []
        await ben.slash(here, "dungeongo new")
        attic = (await ben.extend("channel", name="attic"))["channel"]
        await ben.slash(attic, "dungeongo new")
        lobby = await bot.tables.store.by_channel(int(attic))
        assert lobby is not None
        await bot.tables.play.start(lobby.id, int(ben.id))
    async with Sandbox() as table, kantera_inside(games, table) as bot, User(table.url, "ben") as ben:
        board = await ben.wait_for_message(here, lambda message: "Dungeon GO!" in text_of(message))
        assert (await ben.click(board, "🪑 Join / leave")).state != "failed"
        await bot.updater.idle()
        assert (await bot.tables.store.get(lobby.id)).status == "paused"
