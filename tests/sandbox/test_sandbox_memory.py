"""The data that a table stores for the next run."""

from __future__ import annotations

from pathlib import Path

import aiohttp
import pytest

from sandbox import Sandbox
from sandbox.client import User, text_of
from tests.sandbox.demo_bot import running
from tests.sandbox.in_process import kantera_inside


@pytest.mark.parametrize(
    ("language", "name"), [("en-US,en;q=0.9", "Aoi"), ("de,ja;q=0.5", "Aoi"), ("ja,en;q=0.8", "葵")]
)
async def test_the_first_visitor_can_read_the_names_of_people(tmp_path: Path, language: str, name: str) -> None:
    memory = tmp_path / "table.json"
    headers = {"Accept-Language": language}
    async with Sandbox(memory=memory) as table, aiohttp.ClientSession(headers=headers) as session:
        async with session.get(table.url) as page:
            assert page.status == 200
        assert [user.display for user in table.world.people][:2] == [name, "Ben"]
        other = {"Accept-Language": "en" if name == "葵" else "ja"}
        async with session.get(table.url, headers=other):
            assert table.world.people[0].display == name, "the names stay"
        table.world.people[0].display = "Aoi!"
        await session.get(table.url)
        assert table.world.people[0].display == "Aoi!"


@pytest.mark.slow
async def test_threads_and_settings_are_restored(tmp_path: Path) -> None:
    memory = tmp_path / "table.json"
    async with Sandbox(memory=memory) as table, running(table), User(table.url, "ben") as ben:
        await ben.settings(locale="ja", dms_closed=True)
        here = ben.channel("table-1")
        await ben.slash(here, "thread", name="the long game")
        thread = ben.channel("the long game")
        await ben.operate("permit", channel=here, send_messages=False)
        await ben.operate("delete_channel", channel=ben.channel("table-3"))
        await ben.operate("add_user", name="Kim")
    async with Sandbox(memory=memory) as table, running(table) as bot, User(table.url, "ben") as ben:
        assert ben.channel("the long game") == thread
        assert ben.channels[thread]["parent"] == here
        assert ben.channels[here]["denied"] == ["send_messages"]
        assert "table-3" not in [place["name"] for place in ben.channels.values()]
        answer = await ben.slash(thread, "ping")
        assert answer.shown["content"] == "pong in ja"
        sent = await ben.slash(thread, "whisper", text="psst")
        assert sent.shown["content"] == "failed 403 50007"
        known = bot.get_channel(int(thread))
        assert known is not None
        async with User(table.url, "guest7") as kim:
            assert kim.channel("dm")


async def test_the_language_of_the_browser_is_restored(tmp_path: Path) -> None:
    memory = tmp_path / "table.json"
    async with (
        Sandbox(memory=memory) as table,
        aiohttp.ClientSession(headers={"Origin": table.url.rstrip("/")}) as session,
        session.ws_connect(f"{table.url}ui/ws?lang=en-GB") as page,
    ):
        me = (await page.receive_json())["you"]
    async with Sandbox(memory=memory) as table:
        assert table.world.user(int(me)).locale == "en-US"


async def test_a_damaged_memory_is_put_aside(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    memory = tmp_path / "table.json"
    for damaged in ("{", '{"users": [], "channels": 7}', '{"users": [{"id": 1}], "channels": []}'):
        memory.write_text(damaged)
        table = Sandbox(memory=memory)
        assert len(table.world.people) == 6
        assert not memory.exists()
        assert (tmp_path / "table.json.damaged").read_text() == damaged
        assert "was not understood" in caplog.text


@pytest.mark.slow
async def test_ephemeral_messages_do_not_pile_up() -> None:
    async with Sandbox() as table, running(table), User(table.url, "ben") as ben:
        here = ben.channel("table-1")
        board = await ben.slash(here, "board")
        for _ in range(35):
            await ben.click(board.shown, "board:hand")
        assert len(ben.seen(here)) == 31


@pytest.mark.slow
async def test_boards_are_posted_again_at_the_next_run(tmp_path: Path) -> None:
    memory, games = tmp_path / "table.json", tmp_path / "games.db"
    for run in range(2):
        async with (
            Sandbox(memory=memory) as table,
            kantera_inside(games, table),
            User(table.url, "ben") as ben,
        ):
            here = ben.channel("table-1")
            if not run:
                assert ben.seen(here) == []
                await ben.slash(here, "dungeongo new")
            board = await ben.wait_for_message(here, lambda message: "Dungeon GO!" in text_of(message))
            assert (await ben.click(board, "Join / leave")).state != "failed"
