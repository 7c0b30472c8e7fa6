"""A newcomer with a browser: from a slash command to the verdict of a whole game, with nothing but the page."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from playwright.async_api import expect

from sandbox.client import User
from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.sandbox.processes import kantera, table_process

SEED = "browser-1"
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
page may redraw the panel at any moment. Gives the custom id, or nothing where nothing is asked."""

TAKE = """(share) => {
    const options = [...document.querySelectorAll('.popup [data-value]')];
    options[Math.floor(share * options.length)]?.click();
}"""
"""Take an option of the menu that has just been opened, in one go for the same reason."""


@pytest.mark.parametrize(
    ("name", "size", "verdict"), [("ben", DESKTOP, "Seed of all dice:"), ("aoi", PHONE, "すべてのダイスのシード")]
)
async def test_a_whole_game_in_the_page(
    tmp_path: Path, visit: Visit, name: str, size: tuple[int, int], verdict: str
) -> None:
    rng = Random(SEED)
    async with table_process() as (url, token), kantera(url, token, tmp_path / "games.db"):
        async with User(url) as owner:
            await owner.wait_online()
        page = await visit(url, name, size)
        await page.fill(FIELD, "/dungeongo new")
        await page.keyboard.press("Enter")
        await expect(page.locator(".command-name")).to_be_visible()
        await page.keyboard.press("Enter")
        adding = page.locator('.message [data-key$=":0:add"]')
        for computers in (1, 2):
            await adding.click()
            await page.locator('.popup [data-value="random"]').click()
            await expect(page.locator(".message").last).to_contain_text(str(computers + 1))
        await page.locator('[data-key$=":0:start"]').click()
        await page.locator('[data-key$=":0:move"]').click()
        pressed = 0
        while not await page.locator(".message", has_text=verdict).count() and pressed < MOST_PRESSES:
            key: str = await page.evaluate(PRESS, rng.random())
            if key.startswith("m:"):
                await page.evaluate(TAKE, rng.random())
            pressed += bool(key)
            await page.wait_for_timeout(50)
        assert 3 <= pressed < MOST_PRESSES
        await expect(page.locator('[data-key$=":again"]')).to_be_visible(timeout=20_000)
        await expect(page.get_by_text("kantera-1-dungeon_go.json")).to_be_visible(timeout=20_000)
        await page.screenshot(path=str(tmp_path / "verdict.png"))
