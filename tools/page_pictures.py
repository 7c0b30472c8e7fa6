"""Pictures of messages and the live board for the README: `python -m tools.page_pictures FOLDER`, for `make pictures`.

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

from bot import create_bot, page_fonts, page_server
from cogs.client.client import KanteraBot
from locales.texts import Texts
from pictures.examples import SEED, drawn_from, fingerprint, note
from pictures.game_pictures import find_game_pictures
from pictures.kit import NAMES
from rules.players import answer
from rules.registry import GAMES, PLAYERS
from sandbox import Sandbox
from settings import Settings
from storage.rows import Language, Person, Table
from tables.workers.thinker import InlineThinker
from tests.browser.conftest import FLAGS
from tests.browser.conftest import NAMES as CHROMIUMS
from tests.browser.test_whole_game import draw
from tests.sandbox.in_process import kantera_inside

GAME = "dungeon_go"
"""The game shown in messages."""
COMMAND = "dungeongo new"
"""The command that opens it."""
IN_MESSAGES = "discord.webp"
"""The picture of it."""
MESSAGES: ViewportSize = {"width": 700, "height": 1060}
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


def board_of(shot: Shot) -> str:
    """The board at the same position as SVG, played without a table."""
    game = GAMES[shot.game].start(3, {}, seed=SEED)
    rng = Random(SEED)
    made = 0
    while made < shot.choices or game.awaited().kind != shot.kind:
        question = game.awaited()
        game.choose(question.seat, question.id, answer(game, question, PLAYERS[shot.game]["steady"], rng))
        made += 1
    face = find_game_pictures()[shot.game]
    return face.board(game.view(None), face.Locale(shot.language, Texts(), NAMES[:3])).svg


async def position(bot: KanteraBot, shot: Shot) -> tuple[Table, Person]:
    """A table that computer players have played at for a while, and the person who is asked the shot's question."""
    tables = bot.tables
    rng = Random(SEED)
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
        screenshot = await page.screenshot()
    finally:
        await server.close()
        await bot.tables.close()
        await bot.tables.database.close()
    return as_webp(screenshot)


async def messages(browser: Browser, database: Path) -> bytes:
    """A game in messages at the local table as WebP: the board above a player's question."""
    async with Sandbox(deadline=10.0, fonts=page_fonts()) as table, kantera_inside(database, table, draw=draw) as bot:
        page = await browser.new_page(viewport=MESSAGES, device_scale_factor=1.5)
        await page.goto(f"{table.url}?user=ben")
        await page.wait_for_selector(".welcome")
        await page.fill("#composer textarea", f"/{COMMAND}")
        await page.keyboard.press("Enter")
        await page.wait_for_selector(".command-name")
        await page.keyboard.press("Enter")
        for action in ("computer", "computer", "start"):
            with patch("secrets.token_hex", lambda size: SEED):
                await page.locator(f'[data-key$=":{action}"]').click()
                await page.wait_for_timeout(SETTLED_MS)
        rng = Random(SEED)
        while True:
            game = await bot.tables.store.game(1)
            question = game.awaited()
            if question.seat != 0:
                await asyncio.sleep(0.1)  # the computer players are choosing
                continue
            if question.kind == "move":
                break
            picked = answer(game, question, PLAYERS[game.name]["steady"], rng)
            await bot.tables.play.choose(1, question.seat, question.id, picked)
        await page.locator('[data-key$=":0:move"]').first.click()
        await page.wait_for_timeout(2 * SETTLED_MS)
        return as_webp(await page.screenshot())


def as_webp(screenshot: bytes) -> bytes:
    """A screenshot as WebP."""
    written = io.BytesIO()
    Image.open(io.BytesIO(screenshot)).convert("RGB").save(written, "WEBP", quality=80)
    return written.getvalue()


async def main(folder: Path) -> None:
    """Draw every picture again."""
    chromium = next((path for name in CHROMIUMS if (path := shutil.which(name))), None)
    if chromium is None:
        raise SystemExit("No Chromium here (Debian: apt-get install chromium).")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
        for shot in SHOTS:
            with tempfile.TemporaryDirectory() as scratch:
                (folder / shot.file).write_bytes(await picture(browser, shot, Path(scratch, "page.db")))
            note(folder / shot.file, fingerprint([board_of(shot)]))
            print(folder / shot.file)
        with tempfile.TemporaryDirectory() as scratch:
            (folder / IN_MESSAGES).write_bytes(await messages(browser, Path(scratch, "messages.db")))
        note(folder / IN_MESSAGES, drawn_from(Path(f"{GAME}.png"), Texts()))
        print(folder / IN_MESSAGES)
        await browser.close()


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    asyncio.run(main(Path(sys.argv[1])))
