"""The part of a phone's screen that a decision takes: whole games in the page of the local table, 390 x 844.

Each panel is measured with its pictures: how tall it is, and whether the first component that answers the question is
on the first screen. A screen is the page's scroll area, without header and composer. The person plays like the
heuristic player if its answer is in reach, otherwise at random. `--json` prints one object instead of the table;
`--games NAME ...` and `--decisions N` make it shorter, `--seed TEXT` plays other games, and `--kinds` lists the heights
by kind of question. `--shots FOLDER` keeps a picture of the tallest panel of each kind.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import shutil
import tempfile
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from playwright.async_api import Page, async_playwright

from benchmarks.figures import heading, row
from bot import page_fonts
from cogs.client.client import KanteraBot
from cogs.services.ids import CustomId
from pictures.render_queue import RenderQueue
from rules.game import Game
from rules.players import answer
from rules.questions import Question
from rules.registry import GAMES, PLAYERS
from sandbox import Sandbox
from sandbox.client import User
from tables.workers.workers import Workers
from tests.browser.conftest import FLAGS, NAMES
from tests.sandbox.in_process import kantera_inside
from tests.sandbox.player import TablePlayer

SEED = "panels"
SIZE = (390, 844)
SEATS = 3
PEOPLE = {"en": "ben", "ja": "aoi"}
"""People of the local table, by their language."""
MOST = 2_000
"""Presses after which a game is given up."""
TIMEOUT = 1_000
"""The most checks of the page, every 60 ms, while the computer players answer."""

MEASURE = """() => {
    const answers = /^[km]:\\\\d+:[1-9]\\\\d*:(do|yes|pick|done|none|group)(:|$)/;
    const parts = [...document.querySelectorAll('.message [data-key]:not(:disabled):not([aria-busy="true"])')];
    const first = parts.filter((part) => answers.test(part.dataset.key));
    const message = first.at(-1)?.closest('.message');
    if (!message || [...message.querySelectorAll('img')].some((image) => !image.complete)) return null;
    const mine = first.filter((part) => message.contains(part));
    const top = message.getBoundingClientRect().top;
    return {
        keys: mine.map((part) => part.dataset.key),
        waits: message.querySelectorAll('.subtext').length > 0 && /drawn…|描いて/.test(message.innerText),
        height: message.offsetHeight,
        first: Math.min(...mine.map((part) => part.getBoundingClientRect().bottom)) - top,
        screen: document.getElementById('scroller').clientHeight,
    };
}""".replace("\\\\", "\\")
PRESS = """(key) => document.querySelector(`.message [data-key="${CSS.escape(key)}"]`)?.click()"""
TAKE = """(values) => {
    for (const value of values) document.querySelector(`.popup [data-value="${CSS.escape(value)}"]`)?.click();
    document.querySelector('.popup .done, .popup button.primary')?.click();
}"""
OFFERED = """() => [...document.querySelectorAll('.popup [data-value]')].map((option) => option.dataset.value)"""


@dataclass
class Figures:
    """The panels of one game."""

    heights: list[float] = field(default_factory=list)
    """In CSS pixels."""
    first: list[bool] = field(default_factory=list)
    """Whether the first answer is on the first screen."""
    kinds: dict[str, list[float]] = field(default_factory=dict)
    """The heights by kind of question."""
    screen: float = 0.0

    def add(self, kind: str, measured: Mapping[str, Any]) -> bool:
        """One decision. Returns whether its panel is the tallest of its kind so far."""
        heights = self.kinds.setdefault(kind, [])
        heights.append(measured["height"])
        self.heights.append(measured["height"])
        self.first.append(measured["first"] <= measured["screen"])
        self.screen = measured["screen"]
        return max(heights) == heights[-1]

    def as_json(self) -> dict[str, float]:
        """The figures under the names that the docs use."""
        ordered = sorted(self.heights)
        return {
            "decisions": len(ordered),
            "first_button_within_screen": round(sum(self.first) / len(ordered), 3),
            "height_p50": ordered[len(ordered) // 2],
            "height_p95": ordered[int(0.95 * (len(ordered) - 1))],
            "screen": self.screen,
        }


@asynccontextmanager
async def playing(folder: Path, name: str, person: str) -> AsyncIterator[tuple[KanteraBot, User, str, Page]]:
    """A bot at a local table in this process, a person, their channel, and their page in a browser."""
    queue = RenderQueue(Workers(1))
    try:
        async with (
            Sandbox(fonts=page_fonts()) as table,
            kantera_inside(folder / f"{name}.db", table, draw=queue.draw, turn=queue.turn) as bot,
            User(table.url, person) as user,
            _browser(table.url, user.id) as page,
        ):
            yield bot, user, user.channel("lobby"), page
    finally:
        await queue.close()


@asynccontextmanager
async def _browser(url: str, user: str) -> AsyncIterator[Page]:
    found = next(path for name in NAMES if (path := shutil.which(name)))
    async with async_playwright() as playwright:
        chromium = await playwright.chromium.launch(executable_path=found, args=list(FLAGS))
        context = await chromium.new_context(viewport={"width": SIZE[0], "height": SIZE[1]})
        page = await context.new_page()
        await page.goto(f"{url}?user={user}")
        await page.wait_for_selector(".welcome")
        yield page
        await chromium.close()


async def game_in_page(
    name: str, folder: Path, person: str, decisions: int, shots: Path | None, seed: str = SEED
) -> Figures:
    """Play one game to its end or for a number of decisions, and measure each. Returns the figures."""
    figures, rng = Figures(), Random(f"{seed} {name}")
    seats = min(max(GAMES[name].seat_numbers), SEATS)
    async with playing(folder, name, person) as (bot, user, channel, page):
        player = TablePlayer(user, channel, rng)
        await player.open(f"{name.replace('_', '')} new", seats - 1)
        await player.my_move()
        table = await bot.tables.store.by_channel(int(channel))
        assert table is not None
        counted = -1
        for _ in range(MOST):
            measured = await _settled(page)
            game = await bot.tables.store.game(table.id)
            if measured is None or game.result is not None or len(figures.heights) >= decisions:
                break
            question = _asked(game, measured["keys"])
            if question is None:
                continue  # the page still shows a question that has been answered
            if game.choices != counted:
                counted = game.choices
                if figures.add(question.kind, measured) and shots is not None:
                    await _whole(page, shots / f"{name}-{question.kind}.png", measured["height"])
            await _press(page, game, question, measured["keys"], rng)
    return figures


async def _settled(page: Page) -> dict[str, Any] | None:
    """The panel once it has its pictures and no longer changes; None if nothing is asked for a while."""
    before = None
    for _ in range(TIMEOUT):
        await page.wait_for_timeout(60)
        measured = await page.evaluate(MEASURE)
        if measured is not None and not measured["waits"] and measured == before:
            return dict(measured)
        before = measured
    return None


async def _whole(page: Page, file: Path, height: float) -> None:
    """A picture of the page, made high enough for the whole panel."""
    await page.set_viewport_size({"width": SIZE[0], "height": int(height) + SIZE[1] // 2})
    await page.screenshot(path=file)
    await page.set_viewport_size({"width": SIZE[0], "height": SIZE[1]})


async def _press(page: Page, game: Game, question: Question, keys: Sequence[str], rng: Random) -> None:
    """Press what the heuristic player would answer if it is in reach, otherwise any answer."""
    picked = _advised(game, question, rng)
    wanted = [key for key in keys if key.rsplit(":", 1)[-1] in picked]
    key = (wanted or [rng.choice(keys)])[0]
    if not wanted and (menus := [each for each in keys if each.startswith("m")]):
        key = menus[0]
    await page.evaluate(PRESS, key)
    if key.startswith("m"):
        offered = await page.evaluate(OFFERED)
        if not offered:
            return  # the page redrew the panel meanwhile; it is measured and pressed again
        chosen = [value for value in offered if value.removeprefix("=") in picked] or [rng.choice(offered)]
        await page.evaluate(TAKE, chosen)


def _asked(game: Game, keys: Sequence[str]) -> Question | None:
    """The question that these components answer; None if it has been answered meanwhile."""
    number = CustomId.read(keys[0], menu=keys[0].startswith("m")).question
    return next((asked for asked in game.questions if asked.id == number), None)


def _advised(game: Game, question: Question, rng: Random) -> list[str]:
    players = PLAYERS[game.name]
    return answer(game, question, players.get("steady") or players["random"], rng)


def main(arguments: Sequence[str]) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks panels", description=__doc__.splitlines()[0])
    parser.add_argument("--games", nargs="+", choices=list(GAMES), default=list(GAMES))
    parser.add_argument("--decisions", type=int, default=MOST, help="at most so many of each game")
    parser.add_argument("--language", choices=list(PEOPLE), default="en")
    parser.add_argument("--seed", default=SEED)
    parser.add_argument("--kinds", action="store_true")
    parser.add_argument("--shots", type=Path, metavar="FOLDER")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args(arguments)
    figures: dict[str, Figures] = {}
    with tempfile.TemporaryDirectory() as folder:
        for name in chosen.games:
            person, decisions = PEOPLE[chosen.language], chosen.decisions
            played = game_in_page(name, Path(folder), person, decisions, chosen.shots, chosen.seed)
            figures[name] = asyncio.run(played)
    if chosen.json:
        print(json.dumps({name: found.as_json() for name, found in figures.items()}))
        return
    heading(f"A decision on a phone ({SIZE[0]} x {SIZE[1]}), seed {chosen.seed!r}")
    for name, found in figures.items():
        row(name, "   ".join(f"{key} {value:g}" for key, value in found.as_json().items()))
        if chosen.kinds:
            for kind, heights in sorted(found.kinds.items(), key=lambda each: -max(each[1])):
                row(f"  {kind}", f"{len(heights)}   p50 {sorted(heights)[len(heights) // 2]:g}   max {max(heights):g}")
