"""The Activity: pages inside Discord, for the person who Discord says has opened them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot import page_server
from cogs.services.activities import AT_ONCE, MOST_WAITING, PER_SECOND, SIGN_INS, Activities, DiscordUnavailable
from cogs.services.rate_limit import RateLimit
from sandbox import Sandbox
from sandbox.activities import authorize
from sandbox.client import User
from sandbox.rest import ENTRY_POINT
from sandbox.world import Channel, seed_id
from storage.rows import DAY, Person, Table
from tests.sandbox.conftest import addresses, no_pauses
from tests.sandbox.in_process import kantera_inside
from tests.web.people import Site, Surfer
from web.access import Origin

__all__ = ["addresses", "no_pauses"]

pytestmark = pytest.mark.slow

AOI, BEN, CHIHAYA = (seed_id(number) for number in (10, 11, 12))
INDEX = "https://kantera.example.org"


@asynccontextmanager
async def enabled() -> AsyncIterator[Sandbox]:
    """Discord, with an application whose Activity is enabled."""
    async with Sandbox(deadline=3.0) as sandbox:
        sandbox.world.client_secret = "hush"
        yield sandbox


@asynccontextmanager
async def served(discord: Sandbox, folder: Path) -> AsyncIterator[Site]:
    """A bot connected to that Discord, and its page server."""
    async with kantera_inside(folder / "kantera.db", discord) as bot:
        server = page_server(bot, {}, Activities(bot, "hush"))
        await server.start(0, Origin("https", "kantera.example.org"))
        yield Site(bot, server)
        await server.close()


@pytest.fixture
async def discord() -> AsyncIterator[Sandbox]:
    async with enabled() as sandbox:
        yield sandbox


@pytest.fixture
async def site(discord: Sandbox, tmp_path: Path) -> AsyncIterator[Site]:
    async with served(discord, tmp_path) as site:
        yield site


def port(site: Site) -> str:
    listening = site.server._listening
    assert listening is not None
    return f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"


def place(discord: Sandbox, name: str) -> Channel:
    return next(channel for channel in discord.world.channels.values() if channel.name == name)


async def game(site: Site, channel: Channel) -> Table:
    """A game of Aoi and Ben in this channel, which Ben opened."""
    lobby = site.bot.tables.lobby
    table = await lobby.open(channel.server_id, channel.id, "dungeon_go", Person(id=BEN, name="Ben"), {}, "en")
    await lobby.join(table.id, Person(id=AOI, name="葵"))
    return await site.bot.tables.play.start(table.id, BEN)


async def sign_in(site: Site, code: str, instance: str, origin: str = "") -> tuple[int, str]:
    """The status of a sign-in, and the session."""
    own = f"https://{site.bot.application_id}.discordsays.com"
    async with aiohttp.ClientSession(headers={"Origin": origin or own}) as session:
        response = await session.post(f"{port(site)}/activity", json={"code": code, "instance": instance})
        return response.status, (await response.json())["token"] if response.ok else ""


@asynccontextmanager
async def page(site: Site, token: str) -> AsyncIterator[Surfer]:
    """A socket that sends this session."""
    own = f"https://{site.bot.application_id}.discordsays.com"
    async with (
        aiohttp.ClientSession(headers={"Origin": own}) as session,
        session.ws_connect(f"{port(site)}/activity/live") as socket,
    ):
        await socket.send_str(token)
        surfer = Surfer(socket)
        listening = asyncio.create_task(surfer.listen())
        yield surfer
        await socket.close()
        await listening


@pytest.fixture
def here(discord: Sandbox) -> Channel:
    """The channel of the game."""
    return place(discord, "table-1")


async def test_the_game_of_the_channel_is_played_inside_discord(discord: Sandbox, here: Channel, site: Site) -> None:
    table = await game(site, here)
    for user_id in (AOI, BEN):
        user = discord.world.user(user_id)
        status, token = await sign_in(site, authorize(discord.world, user), discord.world.launch(user, here).id)
        assert status == 200
        async with page(site, token) as surfer:
            await surfer.until(partial(surfer.parts.__contains__, "panel"))
            before = (await site.bot.tables.store.get(table.id)).version
            if surfer.options:
                await surfer.press(next(iter(surfer.options)))
                assert (await site.bot.tables.store.get(table.id)).version != before


async def test_a_spectator_of_the_channel_sees_no_answers(discord: Sandbox, here: Channel, site: Site) -> None:
    await game(site, here)
    user = discord.world.user(CHIHAYA)
    _, token = await sign_in(site, authorize(discord.world, user), discord.world.launch(user, here).id)
    async with page(site, token) as surfer:
        await surfer.until(lambda: "panel" in surfer.parts)
        assert surfer.options == {}
        assert surfer.parts.get("hand") is None


async def test_an_authorization_code_works_only_once(discord: Sandbox, here: Channel, site: Site) -> None:
    await game(site, here)
    user = discord.world.user(BEN)
    code, instance = authorize(discord.world, user), discord.world.launch(user, here).id
    assert (await sign_in(site, code, instance))[0] == 200
    assert (await sign_in(site, code, instance))[0] == 403


async def test_a_person_who_has_not_opened_the_activity_is_refused(discord: Sandbox, here: Channel, site: Site) -> None:
    await game(site, here)
    opened = discord.world.launch(discord.world.user(BEN), here).id
    stranger = discord.world.user(CHIHAYA)
    assert (await sign_in(site, authorize(discord.world, stranger), opened))[0] == 403
    assert (await sign_in(site, authorize(discord.world, stranger), "i-0-gc-0"))[0] == 403


async def test_a_person_who_left_the_server_is_refused(discord: Sandbox, here: Channel, site: Site) -> None:
    await game(site, here)
    user = discord.world.user(BEN)
    instance = discord.world.launch(user, here).id
    user.in_server = False
    assert (await sign_in(site, authorize(discord.world, user), instance))[0] == 403


async def test_signing_in_without_a_game_in_the_channel_is_refused(discord: Sandbox, site: Site) -> None:
    user, here = discord.world.user(BEN), place(discord, "table-1")
    instance = discord.world.launch(user, here).id
    assert (await sign_in(site, authorize(discord.world, user), instance))[0] == 404


@pytest.mark.parametrize("name", ["elsewhere", "みんな / All of us"], ids=["server", "group"])
async def test_signing_in_is_refused_where_only_the_person_has_installed_the_app(
    discord: Sandbox, site: Site, name: str
) -> None:
    user = discord.world.user(BEN)
    discord.world.set_installed(user, True)
    instance = discord.world.launch(user, place(discord, name)).id
    assert (await sign_in(site, authorize(discord.world, user), instance))[0] == 410
    other = discord.world.user(AOI)  # not a member of that channel
    assert (await sign_in(site, authorize(discord.world, other), instance))[0] == 403


async def test_a_flood_of_sign_ins_does_not_reach_discord(discord: Sandbox, here: Channel, site: Site) -> None:
    await game(site, here)
    before = len(discord.requests)
    found = [(await sign_in(site, f"bogus-{number}", "i-1"))[0] for number in range(3 * SIGN_INS)]
    assert set(found) == {403, 503}
    assert found[:SIGN_INS] == [403] * SIGN_INS
    assert len(discord.requests) - before < 2 * SIGN_INS
    activities = site.server._activities
    assert activities is not None
    activities._rate = RateLimit(SIGN_INS, PER_SECOND)  # later
    user = discord.world.user(BEN)
    assert (await sign_in(site, authorize(discord.world, user), discord.world.launch(user, here).id))[0] == 200


async def test_only_a_few_sign_ins_wait_for_discord_at_once(
    discord: Sandbox, site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    activities = site.server._activities
    assert activities is not None
    answered = asyncio.Event()

    async def slowly(code: str) -> None:
        await answered.wait()

    monkeypatch.setattr(activities, "_authorized", slowly)
    activities._rate = RateLimit(1000, 0)
    waiting = [asyncio.create_task(activities.participant("code", "i-1")) for _ in range(AT_ONCE + MOST_WAITING)]
    await asyncio.sleep(0)
    with pytest.raises(DiscordUnavailable):
        await activities.participant("code", "i-1")
    answered.set()
    assert set(await asyncio.gather(*waiting)) == {None}
    assert await activities.participant("code", "i-1") is None


async def test_a_session_ends_after_a_day(discord: Sandbox, site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    here, user = place(discord, "table-1"), discord.world.user(BEN)
    await game(site, here)
    _, token = await sign_in(site, authorize(discord.world, user), discord.world.launch(user, here).id)
    keys = site.bot.tables.page_keys
    now = keys.store.now()
    for passed, is_valid in ((DAY - 60, True), (DAY + 60, False)):
        monkeypatch.setattr(keys.store, "now", lambda passed=passed: now + passed)
        assert (await keys.session(token) is not None) == is_valid


@pytest.mark.parametrize(("code", "instance"), [("", "i-1"), ("a b", "i-1"), ("a" * 257, "i-1"), ("a", "../users/@me")])
async def test_junk_is_refused_without_asking_discord(discord: Sandbox, site: Site, code: str, instance: str) -> None:
    before = len(discord.requests)
    assert (await sign_in(site, code, instance))[0] == 400
    assert len(discord.requests) == before


async def test_only_the_frame_behind_the_proxy_may_sign_in(discord: Sandbox, site: Site) -> None:
    for origin in ("https://evil.example", "https://1.discordsays.com", INDEX):
        assert (await sign_in(site, "code", "i-1", origin))[0] == 403
    with pytest.raises(aiohttp.WSServerHandshakeError):
        async with aiohttp.ClientSession() as session, session.ws_connect(f"{port(site)}/activity/live"):
            pass


async def test_silent_spectators_and_silent_pages_keep_no_activity_out(discord: Sandbox, site: Site) -> None:
    here = place(discord, "table-1")
    table = await game(site, here)
    user = discord.world.user(BEN)
    _, token = await sign_in(site, authorize(discord.world, user), discord.world.launch(user, here).id)
    frames, watchers = site.server._frames, site.server._watchers
    frames.most = watchers.most = 3
    own = {"Origin": f"https://{site.bot.application_id}.discordsays.com"}
    async with AsyncExitStack() as opened:
        session = await opened.enter_async_context(aiohttp.ClientSession())
        paths = [(f"/watch/{table.id}/live", {"Origin": INDEX}), ("/activity/live", own)]
        for path, headers in 2 * paths + 4 * paths[:1]:
            await opened.enter_async_context(session.ws_connect(port(site) + path, headers=headers))
        assert (len(frames._inside), len(watchers._inside)) == (2, 3), "spectators take no room from the Activity"
        for _ in range(2):
            await opened.enter_async_context(session.ws_connect(f"{port(site)}/activity/live", headers=own))
        async with page(site, token) as surfer:
            await surfer.until(lambda: "panel" in surfer.parts)


async def test_a_wrong_session_is_signed_out(site: Site) -> None:
    async with page(site, "A" * 43) as surfer:
        await surfer.until(lambda: surfer.code is not None)
        assert surfer.code == 4401


async def test_a_failure_of_discord_is_answered_with_service_unavailable(discord: Sandbox, site: Site) -> None:
    discord.world.client_secret = "changed"
    assert (await sign_in(site, "code", "i-1"))[0] == 503


async def test_only_discord_may_frame_the_page(site: Site) -> None:
    async with aiohttp.ClientSession() as session:
        inside = (await session.get(f"{port(site)}/")).headers["Content-Security-Policy"]
        outside = (await session.get(f"{port(site)}/play/1/1")).headers["Content-Security-Policy"]
    assert "frame-ancestors https://discord.com https://*.discord.com" in inside
    assert "frame-ancestors 'none'" in outside


async def test_the_button_opens_the_activity(discord: Sandbox, here: Channel, site: Site) -> None:
    await game(site, here)
    async with User(discord.url, "ben") as ben:
        channel = str(here.id)
        status = await ben.slash(channel, "table status")
        link = await ben.click(status.shown, "Open the board")
        opened = await ben.click(link.shown, "Open it inside Discord")
    assert opened.state == "activity"
    (instance,) = discord.world.instances.values()
    assert (instance.channel.id, instance.users) == (here.id, {BEN})


async def test_the_button_says_so_when_the_activity_is_not_enabled(discord: Sandbox, here: Channel, site: Site) -> None:
    await game(site, here)
    discord.world.client_secret = ""
    async with User(discord.url, "ben") as ben:
        status = await ben.slash(str(here.id), "table status")
        link = await ben.click(status.shown, "Open the board")
        refused = await ben.click(link.shown, "Open it inside Discord")
    assert "Use the link that opens it in your browser" in str(refused.shown)


async def test_the_entry_point_of_the_activity_survives_the_start(discord: Sandbox, tmp_path: Path) -> None:
    point: dict[str, Any] = {"id": "77", "type": ENTRY_POINT, "name": "launch", "description": "", "version": "1"}
    discord.world.commands[None] = [point]

    async with kantera_inside(tmp_path / "kantera.db", discord):
        names = {command["name"]: command["type"] for command in discord.world.commands[None]}
    assert names["launch"] == ENTRY_POINT
    assert len(names) > 10
