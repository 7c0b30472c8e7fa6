"""From a press to the visible answer, through the local table over real sockets, each part in its own process.

For comparison: the same for a bare bot that only edits a message, and one bare durable commit on the same disk.
"""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
import time
from functools import partial
from pathlib import Path
from random import Random

from benchmarks.figures import Spread, heading, row, time_of
from sandbox.client import User
from tests.sandbox.player import TablePlayer
from tests.sandbox.processes import kantera, running, table_process

PRESSES = 600
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


class TimedPlayer(TablePlayer):
    """Notes how long each answer takes."""

    def __init__(self, user: User, channel: str, rng: Random, times: list[float]) -> None:
        super().__init__(user, channel, rng)
        self.times = times

    async def press(self, panel: dict[str, object]) -> None:
        """Answer and note the time."""
        begun = time.perf_counter()
        await super().press(panel)
        self.times.append(time.perf_counter() - begun)


async def whole_bot(folder: Path, number: int) -> Spread:
    """Presses that answer questions of Dungeon GO!, game after game with one human and two random players."""
    times: list[float] = []
    async with (
        table_process() as (page, token),
        kantera(page, token, folder / "games.db"),
        User(page, "aoi") as aoi,
    ):
        await aoi.wait_online()
        games = 0
        while len(times) < number:
            games += 1
            channel = (await aoi.operate("add_channel", name=f"bench-{games}"))["channel"]
            await aoi.wait_for(partial(aoi.channels.get, channel))
            player = TimedPlayer(aoi, channel, Random(f"{SEED}-{games}"), times)
            await player.open("dungeongo new", 2)
            await player.play(number - len(times))
    return Spread(times)


def main() -> None:
    """Measure and print."""
    heading("A press of a button, from sending to the visible answer")
    with tempfile.TemporaryDirectory(dir=".") as name:
        folder = Path(name)
        commit = commits(folder, PRESSES)
        plain = asyncio.run(bare(PRESSES))
        whole = asyncio.run(whole_bot(folder, PRESSES))
    for title, spread in (("one durable commit", commit), ("bare discord.py bot", plain), ("Kantera", whole)):
        row(title, spread.as_milliseconds() + f"   {1 / spread.median:7.0f} per second, one after the other")
    allowed = 2 * plain.median + commit.median
    row("Kantera's median beside twice bare plus commit", f"{whole.median / allowed:.2f}")
