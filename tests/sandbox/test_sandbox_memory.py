"""What a table keeps until the next run."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandbox import Sandbox
from sandbox.client import User
from tests.sandbox.demo_bot import running


async def test_threads_and_settings_come_back(tmp_path: Path) -> None:
    memory = tmp_path / "table.json"
    async with Sandbox(memory=memory) as table, running(table), User(table.url, "ben") as ben:
        await ben.settings(locale="ja", dms_closed=True)
        here = ben.channel("table-1")
        await ben.slash(here, "thread", name="the long game", private=True)
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
        assert answer.message is not None
        assert answer.message["content"] == "pong in ja"
        sent = await ben.slash(thread, "whisper", text="psst")
        assert sent.message is not None
        assert sent.message["content"] == "failed 403 50007"
        known = bot.get_channel(int(thread))
        assert known is not None
        async with User(table.url, "dana") as dana, User(table.url, "guest6") as kim:
            assert thread not in dana.channels
            assert kim.channel("dm")


async def test_a_damaged_memory_is_put_aside(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    memory = tmp_path / "table.json"
    for damaged in ("{", '{"users": [], "channels": 7}', '{"users": [{"id": 1}], "channels": []}'):
        memory.write_text(damaged)
        table = Sandbox(memory=memory)
        assert len(table.world.people) == 5
        assert not memory.exists()
        assert (tmp_path / "table.json.damaged").read_text() == damaged
        assert "was not understood" in caplog.text


async def test_ephemeral_messages_do_not_pile_up() -> None:
    async with Sandbox() as table, running(table), User(table.url, "ben") as ben:
        here = ben.channel("table-1")
        board = await ben.slash(here, "board")
        assert board.message is not None
        for _ in range(35):
            await ben.click(board.message, "board:hand")
        assert len(ben.seen(here)) == 31
