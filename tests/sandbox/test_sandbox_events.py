"""Scheduled events: what Discord accepts and refuses, what the page gets, what is stored."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from sandbox import Sandbox
from sandbox.client import User
from sandbox.world import ScheduledEvent
from tests.sandbox.conftest import Raw

START = datetime.now(UTC) + timedelta(days=1)
GOOD: dict[str, Any] = {
    "name": "Game night",
    "entity_type": 3,
    "privacy_level": 2,
    "scheduled_start_time": START.isoformat(),
    "scheduled_end_time": (START + timedelta(hours=3)).isoformat(),
    "entity_metadata": {"location": "https://discord.com/channels/1/2"},
}


@pytest.fixture
def path(table: Sandbox) -> str:
    return f"/guilds/{next(iter(table.world.servers))}/scheduled-events"


async def test_an_event_is_created_moved_and_deleted(raw: Raw, path: str) -> None:
    status, event = await raw("POST", path, GOOD)
    assert (status, event["name"], event["creator_id"]) == (200, "Game night", str(raw.table.world.bot.id))
    own = f"{path}/{event['id']}"
    later = (START + timedelta(hours=1)).isoformat()
    assert (await raw("PATCH", own, {"scheduled_start_time": later}))[1]["scheduled_start_time"] == later
    assert [each["id"] for each in (await raw("GET", path))[1]] == [event["id"]]
    other = path.replace(path.split("/")[2], str(list(raw.table.world.servers)[1]))
    assert (await raw("GET", other))[1] == []
    assert (await raw("GET", f"{other}/{event['id']}"))[1]["code"] == 10070
    assert (await raw("DELETE", own))[0] == 204
    assert (await raw("DELETE", own))[1]["code"] == 10070


@pytest.mark.parametrize(
    "change",
    [
        {"name": ""},
        {"name": "x" * 101},
        {"description": "x" * 1001},
        {"entity_metadata": {"location": "x" * 101}},
        {"entity_type": 2},
        {"scheduled_start_time": (START - timedelta(days=2)).isoformat()},
        {"scheduled_end_time": START.isoformat()},
        {"scheduled_end_time": None},
        {"scheduled_start_time": "soon"},
    ],
)
async def test_invalid_events_are_refused(raw: Raw, path: str, change: dict[str, Any]) -> None:
    status, answer = await raw("POST", path, GOOD | change)
    assert (status, answer["code"]) == (400, 50035)
    assert raw.table.world.events == {}


async def test_a_server_has_a_hundred_events_at_most(raw: Raw, path: str) -> None:
    server = next(iter(raw.table.world.servers))
    raw.table.world.events = {number: ScheduledEvent(number, server, 1) for number in range(100)}
    assert (await raw("POST", path, GOOD))[1]["code"] == 30038


async def test_events_of_others_cannot_be_changed(raw: Raw, path: str) -> None:
    (_, event) = await raw("POST", path, GOOD)
    raw.table.world.events[int(event["id"])].creator_id = 5
    for method in ("PATCH", "DELETE"):
        assert (await raw(method, f"{path}/{event['id']}", GOOD))[1]["code"] == 50013


async def test_events_are_stored_and_past_ones_are_hidden(tmp_path: Path) -> None:
    memory = tmp_path / "table.json"
    async with Sandbox(memory=memory) as table, aiohttp.ClientSession() as session, User(table.url, "ben"):
        raw = Raw(table, session)
        await raw("POST", f"/guilds/{next(iter(table.world.servers))}/scheduled-events", GOOD)
        shown = table.hub.events_view()
        assert [(event["name"], event["start"]) for event in shown] == [("Game night", START.timestamp())]
    again = Sandbox(memory=memory)
    assert again.hub.events_view() == shown
    (event,) = again.world.events.values()
    event.end = datetime.now(UTC).isoformat()
    assert again.hub.events_view() == []
