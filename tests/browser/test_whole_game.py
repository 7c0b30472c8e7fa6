"""Newcomers with a browser: from a slash command to the verdict of a whole game, with nothing but the page."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest
from playwright.async_api import Page, expect

from pictures.drawing import render
from sandbox import Sandbox
from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.sandbox.in_process import kantera_inside

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.long]
SEED = "browser-1"
VERDICT = "公正さを確かめる"
FIELD = "#composer textarea"
MOST_PRESSES = 400

PRESS = """(share) => {
    const parts = [...document.querySelectorAll('.message [data-key]:not(:disabled):not([aria-busy="true"])')];
    const answers = parts.filter((part) => /^[km]:\\d+:[1-9]\\d*:(do|yes)(:|$)/.test(part.dataset.key));
    const part = answers[Math.floor(share * answers.length)];
    part?.click();
    return part?.dataset.key ?? '';
}"""
"""Press one of the answers to the open question (see `cogs.services.ids`), found and pressed in one step because the
page may redraw the panel at any moment. Gives the custom id, or nothing if nothing is asked."""

TAKE = """(share) => {
    const options = [...document.querySelectorAll('.popup [data-value]')];
    options[Math.floor(share * options.length)]?.click();
}"""
"""Take an option of the menu that has just been opened, in one go for the same reason."""


_DRAWING_THREAD = ThreadPoolExecutor(max_workers=1)
"""Draws one picture at a time: the font file is not thread-safe."""


async def draw(svg: str) -> bytes:
    """Draw in a thread, without the bot's drawing processes."""
    return await asyncio.get_running_loop().run_in_executor(_DRAWING_THREAD, render, svg)


async def play(page: Page, rng: Random, verdict: str) -> int:
    """Answer until the verdict is shown; returns how many presses that took."""
    await page.locator('[data-key$=":0:move"]').click()
    pressed = 0
    while not await page.locator(".message", has_text=verdict).count() and pressed < MOST_PRESSES:
        key: str = await page.evaluate(PRESS, rng.random())
        if key.startswith("m:"):
            await page.evaluate(TAKE, rng.random())
        pressed += bool(key)
        await page.wait_for_timeout(50)
    return pressed


async def test_two_people_play_a_whole_game_in_the_page(table: Sandbox, tmp_path: Path, visit: Visit) -> None:
    """The host on a phone in Japanese, the guest on a desktop in English."""
    async with kantera_inside(tmp_path / "games.db", table, draw=draw):
        host, guest = await visit(table.url, "aoi", PHONE), await visit(table.url, "ben", DESKTOP)
        await host.fill(FIELD, "/dungeongo new")
        await host.keyboard.press("Enter")
        await expect(host.locator(".command-name")).to_be_visible()
        await host.keyboard.press("Enter")
        await guest.locator('[data-key$=":take_part"]').click()
        lobby = host.locator(".message", has=host.locator('[data-key$=":0:start"]'))
        await expect(lobby.get_by_role("img", name="葵（ホスト） Ben 空席")).to_be_visible()
        await host.locator('[data-key$=":0:start"]').click()
        pressed = await asyncio.gather(
            *(play(page, Random(f"{SEED}-{number}"), VERDICT) for number, page in enumerate((host, guest)))
        )
        assert all(2 <= times < MOST_PRESSES for times in pressed)
        for page in (host, guest):
            await expect(page.locator('[data-key$=":again"]')).to_be_visible()
        picture = host.locator(".gallery img").last
        assert await picture.evaluate("image => image.decode().then(() => image.naturalWidth)") > PHONE[0]
