"""Calls and files of the product that one press runs: to its answer, and in the updates that follow it.

A person plays Dungeon GO! with two computer players, and alone; all screens are brought up to date after each press.
Counted are calls of the product's own functions on the bot's event loop, not those of the libraries: unlike times, they
are nearly the same on every machine, however busy it is. The dice are the same each time.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache, partial
from pathlib import Path
from random import Random
from types import FrameType
from unittest.mock import patch

from benchmarks.figures import heading, row
from benchmarks.press_latency import a_channel
from bot import create_bot
from cogs.client.client import KanteraBot
from cogs.services.delays import Delays
from sandbox import point_client_here
from sandbox.client import User
from settings import Settings
from tests.sandbox.player import TablePlayer
from tests.sandbox.processes import ROOT, table_process

SEED = "calls"
OTHERS = ("benchmarks", "sandbox", "tests", ".venv")
"""Folders that are not the product, or play the table."""
ANSWERING = "on_interaction"
"""Part of the name that discord.py gives the task that handles a press."""
AT_ONCE = Delays(merge=0.0, settle=0.0, moment=0.0, fingerprints=0.0, beats=0.0)
"""Updates follow each press immediately, without shows."""
TINY_PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010800000000"
    "3a7e9b550000000a49444154789c636000000002000148afa4710000000049454e44ae426082"
)


@dataclass
class Counted:
    """Calls and pictures of the presses so far."""

    presses: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    """Calls to the answers, by the file of the function."""
    updates: Counter[str] = field(default_factory=Counter)
    """Calls in other tasks: computer players, boards, panels, DMs."""
    drawn: set[str] = field(default_factory=set)
    """The different pictures that workers would have drawn."""

    @contextmanager
    def counting(self) -> Iterator[None]:
        """Context in which calls are counted."""
        sys.setprofile(self._note)
        try:
            yield
        finally:
            sys.setprofile(None)

    def _note(self, frame: FrameType, event: str, about: object) -> None:
        if event == "call" and is_product(frame.f_code.co_filename):
            task = asyncio.current_task()
            calls = self.answers if task is not None and ANSWERING in task.get_name() else self.updates
            calls[frame.f_code.co_filename] += 1

    async def draw(self, svg: str) -> bytes:
        """Count a picture instead of drawing it."""
        self.drawn.add(svg)
        return TINY_PNG

    def per_press(self, calls: Counter[str]) -> str:
        """The calls of one press, and the files they are in."""
        return f"{calls.total() / self.presses:7.0f} calls a press, {len(calls):4d} files"


@cache
def is_product(path: str) -> bool:
    """Whether the functions of this file are counted."""
    file = Path(path)
    return file.is_relative_to(ROOT) and file.relative_to(ROOT).parts[0] not in OTHERS


async def quiet(bot: KanteraBot) -> None:
    """Wait until all presses are handled, and every screen is up to date."""
    handled = [task for task in asyncio.all_tasks() if ANSWERING in task.get_name()]
    if handled:
        await asyncio.wait(handled)
    await bot.updater.idle()


async def play(bot: KanteraBot, user: User, number: int, computers: int, counted: Counted) -> None:
    """Press so many times, game after game, and count."""
    games = 0
    while counted.presses < number:
        games += 1
        channel = await a_channel(user, f"{SEED}-{computers}-{games}")
        player = TablePlayer(user, channel, Random(f"{SEED}-{games}"))
        await player.open("dungeongo new", computers)
        panel = await player.my_move()
        while counted.presses < number:
            await quiet(bot)
            await user.wait_for(partial(player.is_changed, panel))
            if player.over():
                break
            if not player.has(panel):
                panel = await player.my_move()
                continue
            with counted.counting():
                await player.press(panel)
                await user.wait_for(partial(player.is_changed, panel))
                await quiet(bot)
            counted.presses += 1


async def measure(folder: Path, number: int) -> None:
    """Start a bot in this process, play, print."""
    async with table_process() as (page, token):
        point_client_here(page)
        bot = await create_bot(Settings(database=folder / "games.db", _env_file=None), delays=AT_ONCE, local=True)
        running = asyncio.create_task(bot.start(token))
        chance = Random(SEED)
        bot.tables.chance.seed(SEED)
        try:
            async with User(page, "aoi") as aoi:
                await aoi.wait_online()
                with patch("secrets.token_hex", lambda size: f"{chance.getrandbits(8 * size):0{2 * size}x}"):
                    for computers, title in ((2, "with two computer players"), (0, "alone")):
                        counted = Counted()
                        bot.services.draw = counted.draw
                        await play(bot, aoi, number, computers, counted)
                        row(f"{title}: to the answer", counted.per_press(counted.answers))
                        row("  in its updates", counted.per_press(counted.updates))
                        row("  pictures to draw", f"{len(counted.drawn) / counted.presses:7.2f} a press")
        finally:
            await bot.close()
            await asyncio.gather(running, return_exceptions=True)


def main(arguments: Sequence[str] = ()) -> None:
    """Count and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks calls", description=__doc__.splitlines()[0])
    parser.add_argument("--presses", type=int, default=60)
    number = parser.parse_args(arguments).presses
    heading("What a press runs: the product's own calls and files")
    with tempfile.TemporaryDirectory(dir=".") as name:
        asyncio.run(measure(Path(name), number))
