"""From a press to the visible answer and to the next question, over real sockets, each part in its own process.

A person presses the first *Start* of each game after the start of the bot, then plays Dungeon GO! with two computer
players, and alone, without the shows that let people read one moment after another before the next question. For
comparison: a press of a bare bot that only edits a message, and one bare durable commit on the same disk.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import math
import sqlite3
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random

from benchmarks.crowd import GAMES
from benchmarks.figures import Spread, heading, row, time_of
from sandbox.client import User
from sandbox.errors import Json
from tests.sandbox.player import TablePlayer
from tests.sandbox.processes import kantera, running, table_process

SEED = "bench"


def commits(folder: Path, number: int) -> Spread:
    """Durable commits of one small row each, with the settings of the real database."""
    connection = sqlite3.connect(folder / "commit.db", isolation_level=None)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("CREATE TABLE rows (text TEXT)")
    times = [time_of(lambda: connection.execute("INSERT INTO rows VALUES (?)", ("x" * 2000,))) for _ in range(number)]
    connection.close()
    return Spread(times)


async def bare(number: int) -> Spread:
    """Presses of the bare bot's button."""
    times = []
    async with (
        table_process() as (page, token),
        running("benchmarks.bare_bot", page, token),
        User(page, "aoi") as aoi,
    ):
        channel = aoi.channel("lobby")
        await aoi.wait_for_message(channel)
        for _ in range(number):
            message = aoi.last(channel)
            assert message is not None
            begun = time.perf_counter()
            await aoi.click(message, "press")
            times.append(time.perf_counter() - begun)
    return Spread(times)


@dataclass
class Measured:
    """Seconds of each press: until its answer is visible, and until the next question is; CPU seconds of them all."""

    answers: list[float] = field(default_factory=list)
    questions: list[float] = field(default_factory=list)
    loop: float = 0.0
    """The thread with the bot's event loop."""


class TimedPlayer(TablePlayer):
    """Notes how long each answer takes."""

    def __init__(self, user: User, channel: str, rng: Random, measured: Measured) -> None:
        super().__init__(user, channel, rng)
        self.measured = measured

    async def press(self, panel: Json) -> None:
        """Answer, wait for the next question, and note when each was there."""
        begun = time.perf_counter()
        await super().press(panel)
        self.measured.answers.append(time.perf_counter() - begun)
        await self.user.wait_for(partial(self.is_changed, panel))
        if not self.over():
            self.measured.questions.append(time.perf_counter() - begun)


async def whole_bot(folder: Path, number: int) -> dict[str, Measured]:
    """The first *Start* of each game, then presses in Dungeon GO! with two `random` computer players, and alone."""
    by_title = dict[str, Measured]()
    async with (
        table_process() as (page, token),
        kantera(page, token, folder / "games.db", "still") as bot,
        User(page, "aoi") as aoi,
    ):
        await aoi.wait_online()
        for game in GAMES:
            player = TablePlayer(aoi, await a_channel(aoi, game), Random(SEED))
            await player.open_lobby(f"{game} new", 2)
            begun = time.perf_counter()
            await player.start()
            row(f"first Start, {game}: its board", f"{1000 * (time.perf_counter() - begun):8.3f} ms")
        for computers, title in ((2, "with two computer players"), (0, "alone")):
            by_title[title] = await presses(aoi, bot.process.pid, number, computers)
    return by_title


async def presses(user: User, bot: int, number: int, computers: int) -> Measured:
    """Answers to questions of Dungeon GO!, game after game, with one person. `bot`: its process."""
    measured = Measured()
    games = 0
    while len(measured.answers) < number:
        games += 1
        channel = await a_channel(user, f"bench-{computers}-{games}")
        player = TimedPlayer(user, channel, Random(f"{SEED}-{games}"), measured)
        await player.open("dungeongo new", computers)
        before = main_thread_seconds(bot)
        await player.play(number - len(measured.answers))
        measured.loop += main_thread_seconds(bot) - before
    return measured


async def a_channel(user: User, name: str) -> str:
    """A new channel."""
    channel = (await user.extend("channel", name=name))["channel"]
    await user.wait_for(partial(user.channels.get, channel))
    return str(channel)


def main_thread_seconds(pid: int) -> float:
    """Seconds of CPU time that the main thread of a process has used; NaN where the system doesn't say."""
    with contextlib.suppress(OSError):
        return int(Path(f"/proc/{pid}/schedstat").read_text().split()[0]) / 1e9
    return math.nan


def main(arguments: Sequence[str] = ()) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks press", description=__doc__.splitlines()[0])
    parser.add_argument("--presses", type=int, default=600)
    number = parser.parse_args(arguments).presses
    heading("A press of a button: until its answer is visible, and until the next question is")
    with tempfile.TemporaryDirectory(dir=".") as name:
        folder = Path(name)
        commit = commits(folder, number)
        plain = asyncio.run(bare(number))
        row("one durable commit", commit.as_milliseconds())
        row("bare discord.py bot", plain.as_milliseconds())
        for title, measured in asyncio.run(whole_bot(folder, number)).items():
            answers = Spread(measured.answers)
            row(f"Kantera, {title}: answer", answers.as_milliseconds())
            row(f"Kantera, {title}: next question", Spread(measured.questions).as_milliseconds())
            row(
                "  answer, divided by twice bare plus commit",
                f"{answers.median / (2 * plain.median + commit.median):.2f}",
            )
            row("  CPU of the event loop, per press", f"{1000 * measured.loop / len(measured.answers):8.3f} ms")
