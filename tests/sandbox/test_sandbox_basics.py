"""The narrowest path: login, a slash command, a button."""

from __future__ import annotations

from sandbox import Sandbox
from tests.sandbox.conftest import Join
from tests.sandbox.demo_bot import DemoBot


async def test_slash_and_button(table: Sandbox, bot: DemoBot, join: Join) -> None:
    aoi = await join("aoi")
    here = aoi.channel("table-1")
    pong = await aoi.slash(here, "ping")
    assert pong.state == "message"
    assert pong.message is not None
    assert pong.message["content"] == "pong in ja"
    counted = await aoi.slash(here, "count")
    for number in range(1, 4):
        assert counted.message is not None
        counted = await aoi.click(counted.message, "count:")
        assert counted.state == "update"
        assert counted.message is not None
        assert counted.message["content"] == f"counted {number}"
