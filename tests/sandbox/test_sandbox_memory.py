"""The data that a table stores for the next run."""

from __future__ import annotations

import json
from pathlib import Path

import aiohttp
import pytest

from sandbox import Sandbox
from sandbox.client import User
from sandbox.message_history import KEPT_MESSAGES
from tests.sandbox.demo_bot import running


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
async def test_the_last_messages_are_restored_with_their_files_and_buttons(tmp_path: Path) -> None:
    memory = tmp_path / "table.json"
    async with Sandbox(memory=memory) as table, running(table), User(table.url, "ben") as ben:
        here = ben.channel("table-1")
        shown = await ben.slash(here, "board")
        assert (await ben.click(shown.shown, "board:hand")).shown
        before = ben.seen(here)
        assert len(before) == 2
        old = table.world.base
    async with Sandbox(memory=memory) as table, running(table), User(table.url, "ben") as ben:
        (found,) = ben.seen(here)
        assert found["id"] == shown.shown["id"], "what only one person saw is gone, as on Discord"
        told = json.dumps(found)
        assert old not in told, "the table has another address"
        for file in found["attachments"]:
            assert table.world.files[int(file["id"])].data
            assert file["url"].startswith(table.world.base)
        assert next(each for each in ben.channels.values() if each["id"] == here)["unread"] == 0
        assert (await ben.click(found, "board:hand")).shown


@pytest.mark.slow
async def test_only_the_last_messages_of_a_channel_are_kept_without_deleted_ones(tmp_path: Path) -> None:
    memory = tmp_path / "table.json"
    async with Sandbox(memory=memory) as table, running(table), User(table.url, "ben") as ben:
        here = ben.channel("table-1")
        for _ in range(KEPT_MESSAGES + 3):
            await ben.slash(here, "board")
        kept = ben.seen(here)[-KEPT_MESSAGES:]
        await ben.operate("delete_message", channel=here, message=kept[0]["id"])
        gone = {file["id"] for file in kept[0]["attachments"]}
    folder = memory.with_suffix(".messages")
    assert not gone & {path.name for path in folder.iterdir()}
    async with Sandbox(memory=memory) as table, running(table), User(table.url, "ben") as ben:
        found = [message["id"] for message in ben.seen(here)]
        assert kept[0]["id"] not in found
        assert found[-3:] == [message["id"] for message in kept[-3:]]
        assert len(found) <= KEPT_MESSAGES
        await ben.operate("delete_channel", channel=here)
    assert json.loads((folder / f"{here}.json").read_text())["messages"] == []
    assert [path.name for path in folder.iterdir() if path.suffix == ""] == []


@pytest.mark.slow
@pytest.mark.parametrize("damaged", ["{", '{"channel": 1}', '{"channel": CHANNEL, "messages": [7]}', "[]"])
async def test_damaged_messages_are_put_aside(tmp_path: Path, caplog: pytest.LogCaptureFixture, damaged: str) -> None:
    memory = tmp_path / "table.json"
    async with Sandbox(memory=memory) as table, running(table), User(table.url, "ben") as ben:
        here = ben.channel("table-1")
        await ben.slash(here, "board")
    path = memory.with_suffix(".messages") / f"{here}.json"
    path.write_text(damaged.replace("CHANNEL", here))
    async with Sandbox(memory=memory) as table, running(table), User(table.url, "ben") as ben:
        assert ben.seen(here) == []
        aside = path.with_name(path.name + ".damaged")
        assert aside.exists() == (damaged != '{"channel": 1}'), "the file of an unknown channel is ignored"
        if aside.exists():
            assert "was not understood" in caplog.text
