"""Access to pages: links, sessions, other people's pages, other sites."""

from __future__ import annotations

import re

import aiohttp
import pytest
from yarl import URL

from cogs.services.ids import CustomId
from cogs.services.members import VALID
from cogs.services.screen import Button
from storage.peers import PeerMessage
from storage.rows import Table
from tables.seats.page_keys import LINK_LASTS
from tests.discord.recorded_person import RecordedPerson
from tests.web.people import ANN, BEN, EVE, Site
from web.access import Origin
from web.socket import CODES

pytestmark = pytest.mark.slow


async def refused(site: Site, session: aiohttp.ClientSession, path: str) -> int | None:
    """The code with which the socket of a page is closed before anything is sent."""
    async with site.connected(session, path) as surfer:
        await surfer.until(lambda: surfer.code is not None)
        assert surfer.frames == []
        return surfer.code


async def test_a_link_opens_the_page_once(site: Site, table: Table) -> None:
    link = await site.link(ANN, table)
    async with site.browser() as session, site.browser() as other:
        response = await site.enter(session, link)
        path = (await response.json())["path"]
        assert re.fullmatch(rf"/play/{table.id}/[0-9a-f]{{16}}", path), "proxies log it: it names no person"
        cookie = response.headers["Set-Cookie"]
        for part in ("HttpOnly", "SameSite=Strict", f"Path={path}", "Max-Age=2592000"):
            assert part in cookie
        assert link not in cookie
        again = await site.enter(other, link)
        assert (again.status, "Set-Cookie" in again.headers) == (403, False)
        async with site.connected(session, path) as surfer:
            await surfer.is_asked()


async def test_the_button_in_discord_gives_a_link_to_people_who_may_see_the_table(site: Site, table: Table) -> None:
    recorded = RecordedPerson(site.bot, ANN, table)
    await recorded.send(CustomId("move", table.id).button)
    await recorded.press("Open the board")
    rows = [block for block in recorded.messages[recorded.newest].blocks if isinstance(block, list)]
    (url,) = [button.url for row in rows for button in row if isinstance(button, Button) and button.url]
    base, _, link = url.partition("/enter#")
    assert base == site.url
    async with site.browser() as session:
        assert (await site.enter(session, link)).status == 200
    stranger = RecordedPerson(site.bot, EVE, table.model_copy(update={"guild_id": 99, "channel_id": 99}))
    await stranger.send(CustomId("open_page", table.id).button)
    assert "/enter#" not in str(stranger.messages)


@pytest.mark.parametrize("served", [True, False])
async def test_the_board_leads_to_its_page(site: Site, table: Table, served: bool) -> None:
    """Without a panel in between."""
    site.bot.services.page = site.url if served else ""
    screen = await site.bot.updater.boards.screen(table, draws=False)
    rows = [block for block in screen.blocks if isinstance(block, list)]
    assert (
        "Open the board" in [button.label for row in rows for button in row if isinstance(button, Button)]
    ) is served


async def test_a_panel_leads_to_the_page_after_its_first_control(site: Site, table: Table) -> None:
    recorded = RecordedPerson(site.bot, ANN, table)
    await recorded.send(CustomId("move", table.id).button)
    rows = [block for block in recorded.messages[recorded.newest].blocks if isinstance(block, list)]
    assert [button.label for button in rows[-1] if isinstance(button, Button)].index("Open the board") == 1


async def test_without_a_page_server_no_page_is_offered(site: Site, table: Table) -> None:
    site.bot.services.page = ""
    recorded = RecordedPerson(site.bot, ANN, table)
    await recorded.send(CustomId("move", table.id).button)
    assert "Open the board" not in recorded.buttons()
    await recorded.send(CustomId("open_page", table.id).button)
    assert "/enter#" not in str(recorded.messages)


async def test_an_expired_link_is_refused(site: Site, table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    link = await site.link(ANN, table)
    now = site.bot.tables.store.now
    monkeypatch.setattr(site.bot.tables.store, "now", lambda: now() + LINK_LASTS)
    async with site.browser() as session:
        assert (await site.enter(session, link)).status == 403


@pytest.mark.parametrize("body", ["", "null", "[]", "{}", '{"link": 3}', '{"link": "x"}', "\udcff", "x" * 5000])
async def test_junk_instead_of_a_link_is_refused(site: Site, body: str) -> None:
    async with site.browser() as session:
        data = body.encode(errors="surrogateescape")
        response = await session.post(f"{site.url}/enter", data=data, headers={"Origin": site.url})
        assert response.status in (400, 403, 413)


async def test_people_cannot_open_the_page_of_another_person(site: Site, table: Table) -> None:
    """Neither without a session, nor with one of another person, or of another table, under the name of the victim."""
    other = await site.table("sample", ANN, EVE, channel=8)
    async with site.browser() as session:
        victim = (await (await site.enter(session, await site.link(ANN, table))).json())["path"]
    async with site.browser() as session:
        assert await refused(site, session, victim) == CODES["signed_out"]
        await site.enter(session, await site.link(EVE, other))
        assert await refused(site, session, victim) == CODES["signed_out"]
        cookie = next(cookie.value for cookie in session.cookie_jar if cookie.key == "kantera")
    for stolen in (cookie, await site.link(EVE, table)):
        async with aiohttp.ClientSession(cookies={"kantera": stolen}) as session:
            session.cookie_jar.update_cookies({"kantera": stolen}, URL(site.url))
            headers = {"Origin": site.url, "Cookie": f"kantera={stolen}"}
            async with session.ws_connect(f"{site.url}{victim}/live", headers=headers) as socket:
                assert (await socket.receive()).type is aiohttp.WSMsgType.CLOSE


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
async def test_other_sites_can_neither_sign_in_nor_connect(site: Site, table: Table, origin: str) -> None:
    link = await site.link(ANN, table)
    async with site.browser() as session:
        response = await session.post(f"{site.url}/enter", json={"link": link}, headers={"Origin": origin})
        assert response.status == 403
        assert (await session.post(f"{site.url}/enter", json={"link": link})).status == 403
        path = (await (await site.enter(session, link)).json())["path"]
        with pytest.raises(aiohttp.WSServerHandshakeError):
            async with site.connected(session, path, origin):
                pass


async def test_a_foreign_host_header_is_refused(site: Site) -> None:
    async with site.browser() as session:
        assert (await session.get(f"{site.url}/enter")).status == 200
        assert (await session.get(f"{site.url}/enter", headers={"Host": "evil.example"})).status == 403


async def test_every_response_has_strict_security_headers(site: Site) -> None:
    async with site.browser() as session:
        for path in ("/enter", "/static/main.js", "/words/ja", "/nothing", "/play/1/1"):
            response = await session.get(site.url + path)
            policy = response.headers["Content-Security-Policy"]
            assert policy.startswith("default-src 'none'; script-src 'self';")
            assert "unsafe" not in policy
            assert "frame-ancestors 'none'" in policy
            assert response.headers["Referrer-Policy"] == "no-referrer"
            assert response.headers["X-Content-Type-Options"] == "nosniff"
        page = await (await session.get(f"{site.url}/enter")).text()
        assert re.findall(r"<script[^>]*>[^<]|\son\w+=|style=", page) == []


async def test_no_path_escapes_the_static_folder(site: Site) -> None:
    async with site.browser() as session:
        for path in ("/static/../server.py", "/static/%2e%2e/server.py", "/static//etc/passwd", "/static/"):
            assert (await session.get(URL(site.url + path, encoded=True))).status in (403, 404)


async def test_closing_all_boards_closes_only_those_of_one_person(site: Site, table: Table) -> None:
    async with site.page(ANN, table) as ann, site.page(ANN, table) as second, site.page(BEN, table) as ben:
        await ann.send(CustomId("close_pages", table.id).button)
        for surfer in (ann, second):
            await surfer.closes(CODES["signed_out"])
        assert ben.code is None
        await ben.press_first()


async def test_a_forgotten_person_is_signed_out(site: Site, table: Table) -> None:
    async with site.page(ANN, table) as ann, site.page(BEN, table) as ben:
        await site.bot.tables.forgetting.forget(ANN.id)
        await ann.closes(CODES["signed_out"])
        assert ben.code is None


async def test_a_session_ended_by_another_process_can_no_longer_act(site: Site, table: Table) -> None:
    async with site.page(ANN, table) as ann:
        await site.bot.tables.database.write(lambda rows: rows.pages.close(ANN.id))
        await ann.press_first()
        assert ann.code == CODES["signed_out"]
        assert await site.version(table) == 0


async def test_after_lost_messages_pages_whose_session_has_ended_are_closed(site: Site, table: Table) -> None:
    async with site.page(ANN, table) as ann, site.page(BEN, table) as ben:
        await site.bot.tables.database.write(lambda rows: rows.pages.close(ANN.id))
        await site.server.live.heard(PeerMessage("anything"))
        await ann.closes(CODES["signed_out"])
        assert ben.code is None


async def test_an_open_page_whose_session_has_ended_is_closed(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("web.socket.CHECK", 0.01)
    table = await site.table("sample", ANN, BEN)
    async with site.page(ANN, table) as ann:
        await site.bot.tables.database.write(lambda rows: rows.pages.close(ANN.id))
        await ann.closes(CODES["signed_out"])


async def test_a_standby_process_refuses_sign_ins_without_using_up_the_link(site: Site, table: Table) -> None:
    link = await site.link(ANN, table)
    site.server._serving = lambda: False
    async with site.browser() as session:
        assert (await site.enter(session, link)).status == 503
        site.server._serving = lambda: True
        assert (await site.enter(session, link)).status == 200, "the link was not used up"


async def test_links_and_session_cookies_are_not_logged(site: Site, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("DEBUG")
    table = await site.table("sample", ANN, BEN)
    link = await site.link(ANN, table)
    async with site.browser() as session:
        await site.enter(session, link)
        await site.enter(session, link)
        secret = next(cookie.value for cookie in session.cookie_jar if cookie.key == "kantera")
    ours = "\n".join(record.getMessage() for record in caplog.records)
    assert link not in ours
    assert secret not in ours


def test_only_valid_public_addresses_are_accepted() -> None:
    assert str(Origin.read("https://Play.example.org/")) == "https://play.example.org"
    assert str(Origin.read("https://play.example.org:443")) == "https://play.example.org", "as browsers send it"
    assert str(Origin.read("http://localhost:80")) == "http://localhost"
    assert str(Origin.read("https://play.example.org:8443")) == "https://play.example.org:8443"
    assert str(Origin.read("http://localhost:8080")) == "http://localhost:8080"
    for wrong in ("play.example.org", "ftp://a.org", "https://", "https://a.org/x", "https://a.org?b", "http://a.org"):
        with pytest.raises(ValueError):
            Origin.read(wrong)
    with pytest.raises(ValueError):
        Origin.read("https://me:secret@a.org")


async def test_cookies_of_a_public_server_are_secure(site: Site) -> None:
    site.server._origin = Origin.read("https://play.example.org")
    site.server._local = False
    link = await site.link(ANN, await site.table("sample", ANN, BEN))
    async with site.browser() as session:
        headers = {"Origin": "https://play.example.org"}
        response = await session.post(f"{site.url}/enter", json={"link": link}, headers=headers)
        assert "Secure" in response.headers["Set-Cookie"]


async def test_first_modules_are_compressed_and_preloaded(site: Site) -> None:
    """Every module that the first one needs is named with the document, so that no import is waited for."""
    async with site.browser() as session:
        async with session.get(f"{site.url}/enter") as response:
            named = set(re.findall(r"<(\S+?)>; rel=modulepreload", response.headers["Link"]))
        seen: set[str] = set()
        waiting = {"/static/main.js"}
        while waiting:
            async with session.get(f"{site.url}{waiting.pop()}", headers={"Accept-Encoding": "gzip"}) as response:
                assert response.headers["Content-Encoding"] == "gzip"
                imported = {
                    f"/static/{name}" for name in re.findall(r'^import .*"\./(.*?)"', await response.text(), re.M)
                }
            waiting |= imported - seen
            seen |= imported
        assert named == {*seen, "/static/main.js"}
        async with session.get(f"{site.url}/static/main.js", headers={"Accept-Encoding": "identity"}) as response:
            assert "Content-Encoding" not in response.headers
            known, changed = response.headers["ETag"], response.headers["Last-Modified"]
        for condition in ({"If-None-Match": known}, {"if-modified-since": changed}):
            headers = {"Accept-Encoding": "gzip", **condition}
            async with session.get(f"{site.url}/static/main.js", headers=headers) as response:
                assert (response.status, await response.read()) == (304, b"")
                assert "Content-Encoding" not in response.headers, "it would have a body, which ends the connection"


# People who have left the server


class Server:
    """Answers who is in the server; Ann has left it, once that is noticed."""

    def __init__(self, site: Site) -> None:
        self.left = False
        self.members = site.bot.services.members
        self.members.ask = self.ask

    async def ask(self, guild_id: int, user_id: int) -> bool | None:
        return not (self.left and user_id == ANN.id and guild_id == 5)

    def leave(self) -> None:
        """Ann leaves, and the last answer runs out."""
        self.left = True
        now = self.members.now()
        self.members.now = lambda: now + VALID


async def test_who_has_left_the_server_can_neither_open_their_page_nor_act_there(site: Site, table: Table) -> None:
    server = Server(site)
    async with site.browser() as session, site.page(BEN, table) as ben:
        path = (await (await site.enter(session, await site.link(ANN, table))).json())["path"]
        async with site.connected(session, path) as ann:
            await ann.is_asked()
            server.leave()
            server.members.leavers.clear()  # the page itself has to notice it
            assert (await ann.look_back())["refused"] == ""
            await ann.press_first()
            assert ann.code == CODES["left"]
            assert await site.version(table) == 0
        assert await refused(site, session, path) == CODES["left"]
        await ben.press_first()
        server.members.seen(5, ANN.id)  # back again
        async with site.connected(session, path) as ann:
            await ann.is_asked()


async def test_an_open_page_of_someone_who_has_left_is_closed(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    server = Server(site)
    table = await site.table("sample", ANN, BEN)
    async with site.page(ANN, table) as ann, site.page(BEN, table) as ben:
        server.leave()
        assert not await server.members.include(5, ANN.id)  # noticed anywhere, such as in a direct message
        await ann.closes(CODES["left"])
        assert ben.code is None
    server.members.seen(5, ANN.id)
    monkeypatch.setattr("web.socket.CHECK", 0.01)
    async with site.page(ANN, table) as ann:
        server.leave()
        await ann.closes(CODES["left"])


async def test_tables_in_dms_are_unaffected(site: Site) -> None:
    server = Server(site)
    lobby = site.bot.tables.lobby
    table = await lobby.open(None, ANN.id, "sample", ANN, {}, "en")
    await lobby.add_computer(table.id, "random", ANN.id)
    await site.bot.tables.play.start(table.id, ANN.id)
    server.leave()
    async with site.page(ANN, table) as ann:
        await ann.press_first()
        assert ann.code is None


async def test_an_old_address_says_where_to_get_a_new_one(site: Site, table: Table) -> None:
    """Pages had the ids of person and table in their path."""
    old = f"/play/{ANN.id}/{table.id}"
    async with site.browser() as session:
        assert (await session.get(site.url + old)).status == 200
        assert await refused(site, session, old) == CODES["signed_out"]


async def test_each_session_has_a_path_of_its_own(site: Site, table: Table) -> None:
    async with site.browser() as session:
        paths = [
            (await (await site.enter(session, await site.link(person, table))).json())["path"]
            for person in (ANN, BEN, ANN)
        ]
        assert len(set(paths)) == 3
        for path in paths:
            async with site.connected(session, path) as surfer:
                await surfer.is_asked()
