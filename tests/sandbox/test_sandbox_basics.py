"""The simplest path: login, a slash command, a button."""

from __future__ import annotations

import pytest

from sandbox import Sandbox
from tests.sandbox.conftest import Join
from tests.sandbox.demo_bot import DemoBot


@pytest.mark.slow
async def test_a_slash_command_and_a_button_are_answered(table: Sandbox, bot: DemoBot, join: Join) -> None:
    aoi = await join("aoi")
    here = aoi.channel("table-1")
    pong = await aoi.slash(here, "ping")
    assert pong.state == "message"
    assert pong.shown["content"] == "pong in ja"
    counted = await aoi.slash(here, "count")
    for number in range(1, 4):
        counted = await aoi.click(counted.shown, "count:")
        assert counted.state == "update"
        assert counted.shown["content"] == f"counted {number}"
