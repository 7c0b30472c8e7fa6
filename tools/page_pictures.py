"""Pictures of the live board for the README: `python -m tools.page_pictures FOLDER`, a part of `make pictures`.

Each shows a game on a page in the system's Chromium, at the same position every time.
"""

from __future__ import annotations

import asyncio
import io
import shutil
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from random import Random
from unittest.mock import patch

from PIL import Image
from playwright.async_api import Browser, ViewportSize, async_playwright

from bot import Settings, create_bot, page_fonts, page_server
from cogs.client.client import KanteraBot
from pictures.examples import SEED
from pictures.kit import NAMES
from rules.players import answer
from rules.registry import PLAYERS
from storage.rows import Language, Person, Table
from tables.workers.thinker import InlineThinker
from tests.browser.conftest import FLAGS
from tests.browser.conftest import NAMES as CHROMIUMS

SETTLED_MS = 1500
"""Milliseconds that fonts, pictures and the first animation take."""


@dataclass(frozen=True)
class Shot:
    """One picture: a game, the question that is asked in it after some choices, and the window."""

    file: str
    game: str
    kind: str
    choices: int
    language: Language
    size: ViewportSize
    touch: bool = False


SHOTS = (
    Shot("desktop.webp", "dungeon_lords", "dig_square", 40, "en", {"width": 1280, "height": 800}),
    Shot("phone.webp", "dungeoneer", "hero_acts", 64, "ja", {"width": 390, "height": 844}, touch=True),
)


async def position(bot: KanteraBot, shot: Shot) -> tuple[Table, Person]:
    """A table that computer players have played at for a while, and the person who is asked the shot's question."""
    tables, rng = bot.tables, Random(SEED)
    people = [Person(id=number, name=name) for number, name in enumerate(NAMES[:3], 1)]
    table = await tables.lobby.open(1, 1, shot.game, people[0], {}, shot.language)
    for person in people[1:]:
        await tables.lobby.join(table.id, person)
    with patch("secrets.token_hex", lambda size: SEED):  # what a game's seed is drawn with
        await tables.play.start(table.id, people[0].id)
    made = 0
    while True:
        game = await tables.store.game(table.id)
        question = game.awaited()
        if made >= shot.choices and question.kind == shot.kind:
            return await tables.store.get(table.id), people[question.seat]
        picked = answer(game, question, PLAYERS[shot.game]["steady"], rng)
        await tables.play.choose(table.id, question.seat, question.id, picked)
        await tables.journal.mark_seen(table.id, question.seat)
        made += 1


async def picture(browser: Browser, shot: Shot, database: Path) -> bytes:
    """The page of that position as WebP."""
    settings = Settings(_env_file=None, database=database)
    bot = await create_bot(settings, thinker=InlineThinker(), verifies=False)
    server = page_server(bot, page_fonts())
    await server.start(0)
    try:
        table, person = await position(bot, shot)
        link = await bot.tables.page_keys.link(table.id, person, shot.language)
        page = await browser.new_page(viewport=shot.size, has_touch=shot.touch, device_scale_factor=1.5)
        await page.goto(f"{bot.services.page}/enter#{link}")
        await page.wait_for_selector(".panel > *")
        await page.wait_for_timeout(SETTLED_MS)
        shown = await page.screenshot()
    finally:
        await server.close()
        await bot.tables.close()
        await bot.tables.database.close()
    written = io.BytesIO()
    Image.open(io.BytesIO(shown)).convert("RGB").save(written, "WEBP", quality=80)
    return written.getvalue()


async def main(folder: Path) -> None:
    """Draw every picture again."""
    found = next((path for name in CHROMIUMS if (path := shutil.which(name))), None)
    if found is None:
        raise SystemExit("No Chromium here (Debian: apt-get install chromium).")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=found, args=list(FLAGS))
        for shot in SHOTS:
            with tempfile.TemporaryDirectory() as scratch:
                (folder / shot.file).write_bytes(await picture(browser, shot, Path(scratch, "page.db")))
            print(folder / shot.file)
        await browser.close()


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    asyncio.run(main(Path(sys.argv[1])))
