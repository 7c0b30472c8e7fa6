"""Hostile and broken clients: floods, large and malformed messages, slow readers, too many pages."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from typing import Any

import aiohttp
import pytest
import pytest_asyncio
from aiohttp.web import WebSocketResponse

from cogs.services.rate_limit import RateLimit
from storage.rows import Table
from tests.web.people import ANN, BEN, Site, nonce
from web.limits import LARGEST, MOST_OF_PERSON, RATE
from web.sheet import Sheet
from web.socket import CODES
from web.spectator import Spectator

pytestmark = pytest.mark.slow

PRESS: dict[str, Any] = {"op": "press", "nonce": "12345678", "id": "k:1:0:log", "values": [], "dialog": 0}

LOOKS_BACK: list[dict[str, Any]] = [
    {"op": "moment", "at": -1},
    {"op": "moment", "at": "1"},
    {"op": "moment", "at": 1, "seat": -1},
    {"op": "moment", "at": 1, "entry": 3},
    {"op": "moment"},
    {"op": "story", "film": 1},
    {"op": "story", "seen": -1},
    {"op": "story", "seen": 10**9},
    {"op": "story", "seat": 0},
]
"""Requests to look back as no page makes them."""


@pytest_asyncio.fixture
async def picks(site: Site) -> Table:
    """A game of Ann and Ben that asks Ann questions of every shape."""
    return await site.table("picks", ANN, BEN)


@pytest_asyncio.fixture
async def watched(site: Site, picks: Table) -> Table:
    """Such a game that spectators may watch."""
    return await site.bot.tables.switches.set(picks.id, ANN, watch=True)


def socket_of(page: Sheet) -> WebSocketResponse:
    """The server's end of a page's connection."""
    return page.send.__self__._socket  # type: ignore[attr-defined, no-any-return]


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "{",
        "null",
        "[]",
        '"x"',
        json.dumps({"op": "reboot"}),
        json.dumps({**PRESS, "nonce": "short"}),
        json.dumps({**PRESS, "nonce": 12345678}),
        json.dumps({**PRESS, "nonce": "a" * 41}),
        json.dumps({**PRESS, "id": "k" * 101}),
        json.dumps({**PRESS, "values": "do"}),
        json.dumps({**PRESS, "values": ["x"] * 201}),
        json.dumps({**PRESS, "values": ["x" * 4001]}),
        json.dumps({**PRESS, "dialog": "0"}),
        json.dumps({**PRESS, "seat": 1}),
        json.dumps({**PRESS, "user": BEN.id}),
        json.dumps({"op": "language", "language": "xx"}),
        json.dumps({"op": "form", "nonce": "12345678", "id": "k:1:0:saved_mine", "fields": {"a": [{}]}}),
        *map(json.dumps, LOOKS_BACK),
        b"{}",
    ],
)
async def test_a_malformed_message_ends_the_connection(site: Site, table: Table, frame: str | bytes) -> None:
    async with site.page(ANN, table) as ann:
        await (ann.socket.send_bytes(frame) if isinstance(frame, bytes) else ann.socket.send_str(frame))
        await ann.closes(CODES["malformed"])


async def test_a_ping_is_answered_with_a_pong(site: Site, table: Table) -> None:
    table = await site.bot.tables.switches.set(table.id, ANN, watch=True)
    async with site.page(ANN, table) as ann, site.spectator(table) as watcher:
        await watcher.until(lambda: watcher.parts)
        for surfer in (ann, watcher):
            await surfer.socket.send_json({"op": "ping"})
            await surfer.until(lambda surfer=surfer: '{"t": "pong"}' in surfer.frames)  # type: ignore[misc]


@pytest.mark.parametrize(
    "custom_id",
    ["", "x", "k:1", "k:1:0:", "k:-1:0:do", "k:99999:1:do:a", "m:1:0:log", "k:1:0:nothing", "k:1:999:do:card-1\u202e"],
)
async def test_a_forged_custom_id_changes_nothing(site: Site, table: Table, custom_id: str) -> None:
    async with site.page(ANN, table) as ann:
        await ann.send(custom_id)
        assert ann.code is None
        await ann.press_first()
        assert await site.version(table) == 1


async def test_a_message_that_is_too_large_ends_the_connection(site: Site, table: Table) -> None:
    async with site.page(ANN, table) as ann:
        await ann.socket.send_str("x" * (LARGEST + 1))
        await ann.until(lambda: ann.code == aiohttp.WSCloseCode.MESSAGE_TOO_BIG)


async def test_a_flood_ends_the_connection_and_nothing_else(site: Site, table: Table) -> None:
    async with site.page(ANN, table) as ann, site.page(BEN, table) as ben:
        await ann.flood(lambda: ann.socket.send_json({"op": "dismiss", "dialog": 1}))
        await ben.press_first()


def test_the_rate_allows_bursts_and_recovers() -> None:
    now = [0.0]
    rate = RateLimit(RATE, RATE, lambda: now[0])
    assert [rate.take() for _ in range(int(RATE) + 1)] == [True] * int(RATE) + [False]
    now[0] += 1 / RATE
    assert [rate.take(), rate.take()] == [True, False]
    now[0] += 3600
    assert [rate.take() for _ in range(int(RATE) + 1)] == [True] * int(RATE) + [False]


async def test_one_page_too_many_closes_the_oldest(site: Site, table: Table) -> None:
    async with AsyncExitStack() as opened:
        ben = await opened.enter_async_context(site.page(BEN, table))
        anns = [await opened.enter_async_context(site.page(ANN, table)) for _ in range(MOST_OF_PERSON)]
        assert [surfer.code for surfer in (ben, *anns)] == [None] * (MOST_OF_PERSON + 1)
        last = await opened.enter_async_context(site.page(ANN, table))
        await anns[0].until(lambda: anns[0].code == CODES["elsewhere"])
        assert [surfer.code for surfer in (ben, *anns[1:], last)] == [None] * (MOST_OF_PERSON + 1)


async def test_a_slow_reader_is_dropped_and_does_not_delay_others(
    site: Site, monkeypatch: pytest.MonkeyPatch, picks: Table
) -> None:
    """A page that reads nothing: the server drops it, and the other page gets everything meanwhile."""
    monkeypatch.setattr("web.socket.SLOW", 0.2)
    async with site.page(ANN, picks) as ann, site.page(BEN, picks) as ben:
        (slow,) = [page for page in site.server.live.pages if page.user_id == BEN.id]

        async def full(data: str | bytes) -> None:
            await asyncio.sleep(60)

        monkeypatch.setattr(socket_of(slow), "send_str", full)
        await ann.press("Number 5")
        await ann.press("Number 6")
        await site.idle()
        assert slow not in site.server.live.pages
        assert slow.closed
        await ben.until(lambda: ben.code is not None)
        assert ann.code is None


async def test_a_page_that_is_slow_to_read_does_not_hold_up_the_next_one(
    site: Site, monkeypatch: pytest.MonkeyPatch, picks: Table
) -> None:
    async with site.page(ANN, picks) as ann, site.page(BEN, picks) as slow, site.page(BEN, picks) as ben:
        held = next(page for page in site.server.live.pages if page.user_id == BEN.id)
        send = held.send
        goes_on = asyncio.Event()

        async def send_later(data: str | bytes) -> None:
            await goes_on.wait()
            await send(data)

        monkeypatch.setattr(held, "send", send_later)
        for number in ("5", "6"):
            await ann.press(f"Number {number}")
            await ben.log_says(f"Picked: {number}.")
        assert "Picked" not in str(slow.parts["log"])
        goes_on.set()
        await slow.log_says("Picked: 6.")


async def test_players_are_shown_changes_before_spectators(
    site: Site, monkeypatch: pytest.MonkeyPatch, watched: Table
) -> None:
    async with site.page(ANN, watched) as ann, site.spectator(watched) as watcher:
        await watcher.until(lambda: watcher.parts)
        async with site.page(BEN, watched):
            updated: list[int | None] = []
            update = site.server.live._update

            async def noted(page: Sheet) -> None:
                updated.append(page.user_id)
                await update(page)

            monkeypatch.setattr(site.server.live, "_update", noted)
            await ann.press("Number 5")
            await site.idle()
            assert updated == [BEN.id, None]


async def test_work_for_spectators_is_done_one_at_a_time(
    site: Site, monkeypatch: pytest.MonkeyPatch, watched: Table
) -> None:
    """However many there are and whatever they ask for, players wait for one of them at most."""
    running, most = Counter[str](), Counter[str]()

    def counted(act: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        """It takes a moment longer, and how often it runs at once is counted."""

        async def slow(*args: Any, **more: Any) -> Any:
            running[act.__name__] += 1
            most[act.__name__] = max(most[act.__name__], running[act.__name__])
            await asyncio.sleep(0.01)
            done = await act(*args, **more)
            running[act.__name__] -= 1
            return done

        return slow

    async with AsyncExitStack() as opened:
        ann = await opened.enter_async_context(site.page(ANN, watched))
        await ann.press("Number 5")
        watchers = [await opened.enter_async_context(site.spectator(watched)) for _ in range(5)]
        for watcher in watchers:
            await watcher.until(lambda watcher=watcher: watcher.parts)  # type: ignore[misc]
        monkeypatch.setattr(Spectator, "_now", counted(Spectator._now))
        monkeypatch.setattr(site.bot.tables.past_positions, "at", counted(site.bot.tables.past_positions.at))
        for watcher in watchers:
            watcher.parts.clear()
            await watcher.socket.send_json({"op": "language", "language": "ja"})
        for watcher in watchers:
            await watcher.until(lambda watcher=watcher: watcher.parts)  # type: ignore[misc]
        await asyncio.gather(*(watcher.look_back() for watcher in watchers))
    assert most == {"_now": 1, "at": 1}


async def test_one_person_can_open_only_so_many_pages_in_a_row(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("web.live.OPENED", 3)
    table = await site.table("sample", ANN, BEN)
    for _ in range(3):
        async with site.page(ANN, table):
            pass
    async with site.browser() as session:
        path = (await (await site.enter(session, await site.link(ANN, table))).json())["path"]
        async with site.connected(session, path) as again:
            await again.closes(CODES["flood"])
    async with site.page(BEN, table):
        pass


async def test_a_page_that_is_left_before_its_answer_is_no_error(
    site: Site, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, picks: Table
) -> None:
    async with site.page(ANN, picks) as ann:
        (page,) = site.server.live.pages
        answered = asyncio.Event()

        async def left(data: str | bytes) -> None:
            answered.set()
            raise ConnectionResetError("Cannot write to closing transport")

        for way in ("send_str", "send_bytes"):
            monkeypatch.setattr(socket_of(page), way, left)
        await ann.socket.send_json({**PRESS, "id": ann.options["Number 5"]})
        await answered.wait()
        await site.idle()
        assert await site.version(picks) == 1
        assert [record.levelname for record in caplog.records if record.name.startswith("cogs")] == ["WARNING"]


async def test_updates_for_a_busy_page_do_not_pile_up(site: Site, picks: Table) -> None:
    """After a page was busy, only the newest state is sent."""
    async with site.page(ANN, picks) as ann, site.page(BEN, picks) as ben:
        (page,) = [page for page in site.server.live.pages if page.user_id == BEN.id]
        before = len(ben.frames)
        async with page._refreshing:
            for label in ("Number 5", "Number 6"):
                await ann.press(label)
            for _ in range(100):
                site.server.live.touch(picks.id)
        await site.idle()
        await ben.log_says("Picked: 6.")
        assert len(ben.frames) - before <= 3


async def test_requests_sent_at_once_are_handled_in_turn(site: Site) -> None:
    table = await site.table("picks", ANN)
    async with site.page(ANN, table) as ann:
        press = ann.options["Number 5"]
        numbers = [nonce() for _ in range(10)]
        for number in numbers:
            await ann.socket.send_json({"op": "press", "nonce": number, "id": press})
        await ann.until(lambda: set(numbers) <= ann.done)
        assert await site.version(table) == 1
