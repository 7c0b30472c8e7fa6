"""Strangers who open many connections, or leave them unfinished: others still get in, and nothing stays open."""

from __future__ import annotations

import asyncio
import resource
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager

import aiohttp
import pytest

import bot as program
from storage.rows import Table
from tests.web.people import ANN, BEN, Site
from web.connections import Room, Visitor
from web.limits import MOST_CONNECTIONS, MOST_PAGES

pytestmark = pytest.mark.slow

HANG = 60.0
"""Seconds after which a test that waits for a connection to end fails."""
POLICY = "Content-Security-Policy: default-src 'none'"


@asynccontextmanager
async def raw(site: Site, sent: str) -> AsyncIterator[asyncio.StreamReader]:
    """A connection on which this is said."""
    host, port = site.url.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        writer.write(sent.replace("\n", "\r\n").replace("HERE", f"Host: {host}:{port}\r\nOrigin: {site.url}").encode())
        yield reader
    finally:
        writer.close()


async def ended(reader: asyncio.StreamReader) -> str:
    """Everything that comes until the connection ends."""
    try:
        async with asyncio.timeout(HANG):
            return (await reader.read()).decode("latin-1")
    except ConnectionResetError:
        return ""


async def healthy(site: Site) -> None:
    """The server answers."""
    async with site.browser() as session:
        assert await (await session.get(f"{site.url}/health")).text() == "ok\n"


UNFINISHED = "POST /enter HTTP/1.1\nHERE\nContent-Length: 100\n\n{"
SOCKET = (
    "GET {path}/live HTTP/1.1\nHERE\nConnection: Upgrade\nUpgrade: websocket\nSec-WebSocket-Version: 13\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\n\n"
)


@pytest.mark.parametrize("sent", ["", "GET /enter HTTP/1.1\nHost", UNFINISHED])
async def test_unfinished_requests_make_room_for_others(site: Site, sent: str, table: Table) -> None:
    most = site.server._strangers.most = 10
    async with site.page(ANN, table) as ann:
        opened = [raw(site, sent) for _ in range(3 * most)]
        readers = [await stream.__aenter__() for stream in opened]
        for reader in readers[: 2 * most]:
            assert await ended(reader) == ""
        assert len(site.server._strangers._inside) <= most
        await healthy(site)
        async with site.page(BEN, table):
            pass
        await ann.press_first()
        for stream in opened:
            await stream.__aexit__(None, None, None)
    await healthy(site)
    assert len(site.server._strangers._inside) <= 1, "those that have ended leave their room"


@pytest.mark.parametrize(
    ("sent", "answer"), [("", ""), ("GET /enter HTTP/1.1\nHost", ""), (UNFINISHED, "HTTP/1.1 408 ")]
)
async def test_head_and_body_of_a_request_have_to_come_in_time(
    site: Site, monkeypatch: pytest.MonkeyPatch, sent: str, answer: str
) -> None:
    monkeypatch.setattr("web.connections.PATIENCE", 0.05)
    monkeypatch.setattr("web.server.PATIENCE", 0.05)
    async with raw(site, sent) as reader:
        heard = await ended(reader)
    assert heard.startswith(answer)
    assert (POLICY in heard) == bool(answer)


async def test_a_refused_socket_that_does_not_confirm_it_is_closed(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("web.socket.CLOSED", 0.05)
    async with raw(site, SOCKET.replace("{path}", "/play/1/1")) as reader:
        assert "HTTP/1.1 101 " in await ended(reader)


async def test_a_spectator_without_room_who_does_not_confirm_it_keeps_no_connection(
    site: Site, monkeypatch: pytest.MonkeyPatch, table: Table
) -> None:
    monkeypatch.setattr("web.socket.CLOSED", 0.05)
    monkeypatch.setattr("web.live.MOST_SPECTATORS", 0)
    table = await site.bot.tables.switches.set(table.id, ANN, watch=True)
    lose = Visitor.connection_lost
    lost = asyncio.Event()

    def noted(visitor: Visitor, error: BaseException | None) -> None:
        lose(visitor, error)
        lost.set()

    monkeypatch.setattr(Visitor, "connection_lost", noted)
    async with site.browser() as session, asyncio.timeout(HANG / 2):
        socket = await session.ws_connect(f"{site.url}/watch/{table.id}/live?en", headers={"Origin": site.url})
        await socket.send_str(table.watch_key)
        await lost.wait()


async def test_pages_that_are_slow_to_close_do_not_wait_for_each_other(site: Site, table: Table) -> None:
    async with site.page(ANN, table), site.page(BEN, table), asyncio.timeout(HANG):
        pages = site.server.live._pages
        barrier = asyncio.Barrier(2)
        for page in pages:

            async def close(why: str) -> None:
                await barrier.wait()

            pages[page] = close
        await site.server.live.close()


@pytest.mark.parametrize(
    "sent",
    [UNFINISHED, SOCKET.replace("{path}", "/play/1/1").replace("HERE", f"HERE\nCookie: kantera={43 * 'a'}")],
    ids=["request", "socket"],
)
async def test_connections_that_break_off_or_are_closed_for_others_leave_no_traceback(
    site: Site, caplog: pytest.LogCaptureFixture, sent: str
) -> None:
    async with raw(site, sent):
        await healthy(site)
    await healthy(site)
    site.server._strangers.most = 1
    async with AsyncExitStack() as stack:
        for _ in range(20):
            await stack.enter_async_context(raw(site, sent))
        await healthy(site)
    assert [record for record in caplog.records if record.exc_info] == []


@pytest.mark.parametrize(
    ("body", "headers"),
    [
        ('{"link":' * 4000, {}),
        ("[" * 4000, {}),
        ('{"link": "x"', {"Content-Type": "application/json; charset=klingon"}),
        ('{"link": "x"', {"Content-Type": "application/json; charset=utf-7"}),
        ("not gzip", {"Content-Encoding": "gzip"}),
    ],
)
async def test_what_is_no_link_is_refused_like_everything_else(
    site: Site, caplog: pytest.LogCaptureFixture, body: str, headers: dict[str, str]
) -> None:
    async with site.browser() as session:
        data = body.encode()[:4000]
        response = await session.post(f"{site.url}/enter", data=data, headers={"Origin": site.url, **headers})
        assert response.status == 400
        assert response.headers["X-Content-Type-Options"] == "nosniff"
    assert [record for record in caplog.records if record.exc_info] == []


async def test_what_is_no_request_is_refused_in_one_line(site: Site, caplog: pytest.LogCaptureFixture) -> None:
    async with raw(site, "GET /enter HTTP/1.1\nHost: a\nX: " + "x" * 9000 + "\n\n") as reader:
        heard = await ended(reader)
    assert " 400 Bad Request" in heard
    assert POLICY in heard
    assert [record.getMessage() for record in caplog.records] == ["a request cannot be read: LineTooLong"]
    assert caplog.records[0].exc_info is None


async def test_a_failure_is_logged_and_its_response_has_the_headers(
    site: Site, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(link: str) -> None:
        raise ZeroDivisionError("odd")

    monkeypatch.setattr(site.bot.tables.page_keys, "redeem", broken)
    async with site.browser() as session:
        response = await site.enter(session, "x")
        assert (response.status, response.headers["X-Content-Type-Options"]) == (500, "nosniff")
    assert "ZeroDivisionError: odd" in caplog.text


async def test_pings_count_as_messages(site: Site, table: Table) -> None:
    async with site.page(ANN, table) as ann, site.page(BEN, table) as ben:
        await ben.socket.ping(b"here")
        await ann.flood(ann.socket.ping)
        await ben.press_first()


async def test_fragments_of_a_message_that_never_ends_are_limited(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("web.connections.BURST", 3000)
    table = await site.table("sample", ANN, BEN)
    async with site.page(ANN, table) as ann, site.page(BEN, table) as ben:
        connection = ann.socket._response.connection
        assert connection is not None
        assert connection.transport is not None
        begin, more = b"\x01\x80\0\0\0\0", b"\x00\x80\0\0\0\0"
        connection.transport.write(begin + 600 * more)
        await ann.until(lambda: ann.code is not None)
        await ben.press_first()


@contextmanager
def files(number: int) -> Iterator[None]:
    """This process may have so many files open."""
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (number, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


def test_the_rooms_leave_files_for_the_bot() -> None:
    with files(1024):
        assert 3 * Room().most + 4 * Room().most <= 1024 - 100
        program.allow_files()
        now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        assert now == min(program.FILES, most)
    assert 3 * MOST_CONNECTIONS + MOST_PAGES < program.FILES / 2


async def test_a_proxy_may_use_a_connection_again_and_again(site: Site) -> None:
    """It counts as new at each request, so that a crowd of strangers doesn't close it in the middle of one."""
    site.server._strangers.most = 3
    opened: list[object] = []

    async def opens(*about: object) -> None:
        opened.append(about)

    traced = aiohttp.TraceConfig()
    traced.on_connection_create_end.append(opens)
    async with AsyncExitStack() as stack:
        session = await stack.enter_async_context(aiohttp.ClientSession(trace_configs=[traced]))
        for _ in range(4):
            assert await (await session.get(f"{site.url}/health")).text() == "ok\n"
            await stack.enter_async_context(raw(site, UNFINISHED))
            await stack.enter_async_context(raw(site, UNFINISHED))
    assert len(opened) == 1
