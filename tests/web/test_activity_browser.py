"""The Activity in a real browser, in a frame that speaks as Discord's client does."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Protocol
from urllib.parse import urlsplit

import aiohttp
import pytest
import pytest_asyncio
from playwright.async_api import Browser, BrowserContext, FrameLocator, Page, Route, WebSocketRoute, expect

from sandbox import Sandbox
from sandbox.activities import authorize
from tests.browser.conftest import browser
from tests.sandbox.conftest import addresses, no_pauses
from tests.web.people import Site
from tests.web.test_activity import BEN, enabled, game, place, port, served

__all__ = ["addresses", "browser", "no_pauses"]

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.browser, pytest.mark.long]

PHONE, DESKTOP = (390, 844), (1280, 800)
CLIENT = """<!doctype html><title>Discord</title>
<style>html, body, iframe { margin: 0; width: 100%; height: 100%; border: 0 }</style>
<iframe src="https://APPLICATION.discordsays.com/?instance_id=INSTANCE&frame_id=f1&platform=desktop"></iframe>
<script>
  const CONFIG = { cdn_host: "cdn.example", api_endpoint: "//discord.com/api", environment: "production" };
  const frame = document.querySelector("iframe").contentWindow;
  const say = (payload) => frame.postMessage([1, payload], "https://APPLICATION.discordsays.com");
  addEventListener("message", ({ data: [opcode, said] }) => {
    if (opcode === 0) dispatch("READY", { v: 1, config: CONFIG });
    if (opcode !== 1) return;
    const { cmd, nonce } = said;
    if (cmd === "AUTHORIZE" && REFUSES) say({ cmd, nonce, evt: "ERROR", data: { code: 4002, message: "no" } });
    else if (cmd === "AUTHORIZE") say({ cmd, nonce, evt: null, data: { code: "CODE" } });
    else say({ cmd, nonce, evt: said.evt, data: { evt: said.evt } });
  });
  const dispatch = (evt, data) => say({ cmd: "DISPATCH", evt, data, nonce: null });
  window.mode = (mode) => dispatch("ACTIVITY_LAYOUT_MODE_UPDATE", { layout_mode: mode });
</script>"""
"""Discord's client, as far as an Activity can see it."""


@pytest_asyncio.fixture(loop_scope="module")
async def discord() -> AsyncIterator[Sandbox]:
    async with enabled() as sandbox:
        yield sandbox


@pytest_asyncio.fixture(loop_scope="module")
async def site(discord: Sandbox, tmp_path: Path) -> AsyncIterator[Site]:
    async with served(discord, tmp_path) as site:
        yield site


class Launch(Protocol):
    """Opens the Activity as Ben in Discord's client: the client's page, and the frame."""

    async def __call__(
        self, size: tuple[int, int] = DESKTOP, *, refuses: bool = False, channel: str = "table-1"
    ) -> tuple[Page, FrameLocator]: ...


@pytest_asyncio.fixture(loop_scope="module")
async def launch(browser: Browser, discord: Sandbox, site: Site) -> AsyncIterator[Launch]:
    tasks: list[asyncio.Task[None]] = []
    contexts: list[BrowserContext] = []

    async def open_it(
        size: tuple[int, int] = DESKTOP, *, refuses: bool = False, channel: str = "table-1"
    ) -> tuple[Page, FrameLocator]:
        context = await browser.new_context(viewport={"width": size[0], "height": size[1]}, has_touch=size == PHONE)
        contexts.append(context)
        return await opened(context, discord, site, tasks, refuses, channel)

    yield open_it
    for context in contexts:
        await context.close()
    await asyncio.gather(*tasks)


async def opened(
    context: BrowserContext,
    discord: Sandbox,
    site: Site,
    tasks: list[asyncio.Task[None]],
    refuses: bool,
    channel: str,
) -> tuple[Page, FrameLocator]:
    """Open the Activity behind Discord's proxy, which takes its prefix away."""
    ben, here = discord.world.user(BEN), place(discord, channel)
    proxy = f"https://{site.bot.application_id}.discordsays.com"
    client = CLIENT.replace("APPLICATION", str(site.bot.application_id))
    client = client.replace("INSTANCE", discord.world.launch(ben, here).id)
    client = client.replace("REFUSES", json.dumps(refuses)).replace("CODE", authorize(discord.world, ben))
    page = await context.new_page()
    page.set_default_timeout(10_000)

    async def pass_on(route: Route) -> None:
        path = route.request.url.removeprefix(proxy).removeprefix("/.proxy")
        await route.fulfill(response=await route.fetch(url=f"{port(site)}{path}"))

    async def connect(socket: WebSocketRoute) -> None:
        path = urlsplit(socket.url)
        assert path.path.startswith("/.proxy/")
        session = aiohttp.ClientSession(headers={"Origin": proxy})
        far = await session.ws_connect(f"{port(site)}{path.path.removeprefix('/.proxy')}?{path.query}")

        async def answers() -> None:
            async for message in far:
                socket.send(message.data)
            await socket.close(code=far.close_code)
            await session.close()

        reading = asyncio.create_task(answers())
        socket.on_message(lambda said: far.send_str(str(said)))
        socket.on_close(lambda code, reason: far.close())
        tasks.append(reading)

    await context.route(f"{proxy}/**", pass_on)
    await context.route_web_socket(f"{proxy.replace('https', 'wss')}/**", connect)
    await context.route("https://discord.com/**", lambda route: route.fulfill(body=client, content_type="text/html"))
    await page.goto("https://discord.com/channels/1/2")
    return page, page.frame_locator("iframe")


async def test_the_game_opens_and_is_played(discord: Sandbox, site: Site, launch: Launch) -> None:
    table = await game(site, place(discord, "table-1"))
    _, frame = await launch()
    await expect(frame.locator(".panel > *").first).to_be_visible()
    await expect(frame.locator(".board svg").first).to_be_visible()
    before = (await site.bot.tables.store.get(table.id)).version
    await frame.locator("[popovertarget=answers]").click()
    await frame.locator("[data-option]").first.click()
    await expect(frame.locator(".panel h2")).to_have_text("Choose hero 2 of 2")
    assert (await site.bot.tables.store.get(table.id)).version > before


async def test_a_small_window_shows_the_board_alone(discord: Sandbox, site: Site, launch: Launch) -> None:
    await game(site, place(discord, "table-1"))
    page, frame = await launch()
    await expect(frame.locator(".panel > *").first).to_be_visible()
    await page.evaluate("mode(1)")
    await expect(frame.locator("aside")).to_be_hidden()
    await expect(frame.locator(".board svg").first).to_be_visible()
    await page.evaluate("mode(0)")
    await expect(frame.locator("aside")).to_be_visible()


async def test_a_person_who_does_not_authorize_gets_an_explanation(
    discord: Sandbox, site: Site, launch: Launch
) -> None:
    await game(site, place(discord, "table-1"))
    _, frame = await launch(refuses=True)
    await expect(frame.get_by_text("Discord couldn't confirm who you are")).to_be_visible()


async def test_a_channel_without_a_game_says_how_to_begin(site: Site, launch: Launch) -> None:
    _, frame = await launch(PHONE)
    await expect(frame.get_by_text("There is no game in this channel")).to_be_visible()


async def test_the_page_says_what_can_be_done_where_the_bot_is_not_a_member(discord: Sandbox, launch: Launch) -> None:
    discord.world.set_installed(discord.world.user(BEN), True)
    _, frame = await launch(PHONE, channel="elsewhere")
    await expect(frame.get_by_text("isn't a member here")).to_contain_text("a lesson with /learn")
