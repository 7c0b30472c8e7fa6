"""Many tables at once: `python -m benchmarks load [--tables N] [--seats N] [--pace S] [--seconds S]`.

At every table two people (or `--seats`) use the panel (`benchmarks.crowd`). There are no shows, as at every bot with so
many tables (`cogs.updates.shows.BUSY`). A board that was edited less than a second before waits (`Delays.merge`), so
the others are also counted apart. For each game it prints how often its boards were edited.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from bisect import bisect
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path

from benchmarks.crowd import GAMES, Spectator, Table, cpu_seconds, crowd, family, memory_bytes
from benchmarks.figures import Spread, heading, row
from cogs.services.delays import Delays
from sandbox.client import Failed
from tests.sandbox.processes import kantera, table_process

SEED = "load"
PEOPLE = ("aoi", "ben", "dana", "finn")
STARTS_WITHIN = 120.0
MERGE = Delays().merge
QUIET = 2.0
"""Seconds without a change after which everything counts as shown."""


@dataclass
class Measured:
    """The times and counts of the people at all tables."""

    answers: list[float] = field(default_factory=list)
    boards: list[float] = field(default_factory=list)
    """From a press to the next edit of the board."""
    rested_boards: list[float] = field(default_factory=list)
    """Those of boards that had not been edited for `Delays.merge`."""
    refused: int = 0
    idle: int = 0
    """Attempts when no player was asked: the game was over, or a screen had not arrived yet."""


async def play(table: Table, pace: float, until: float, measured: Measured) -> None:
    """Press about once in `pace` seconds, for whichever player is asked, until the time is up."""
    host = table.players[0].user
    assert isinstance(host, Spectator)
    await asyncio.sleep(table.rng.uniform(0, pace))
    while time.perf_counter() < until:
        edited = host.edited[table.channel]
        following = bisect(edited, table.pressed)
        if table.pressed and following < len(edited):
            measured.boards.append(edited[following] - table.pressed)
            if not following or table.pressed - edited[following - 1] >= MERGE:
                measured.rested_boards.append(measured.boards[-1])
            table.pressed = 0.0
        await table.reopen()
        asked = [seat for seat, player in enumerate(table.players) if player.answers(table.panels[seat])]
        if asked:
            seat = table.rng.choice(asked)
            begun = time.perf_counter()
            try:
                await table.players[seat].press(table.panels[seat])
            except (Failed, LookupError):
                measured.refused += 1
            else:
                measured.answers.append(time.perf_counter() - begun)
                table.pressed = begun
        else:
            measured.idle += 1
        await asyncio.sleep(min(table.rng.uniform(0.5, 1.5) * pace, until - time.perf_counter()))


async def quiet(people: Sequence[Spectator]) -> None:
    """Wait until nothing changes."""
    left = QUIET
    while left > 0:
        await asyncio.sleep(left)
        left = max(person.shown_at for person in people) + QUIET - time.perf_counter()


async def measure(folder: Path, tables: int, seats: int, pace: float, seconds: float) -> None:
    """Open the tables, play, print."""
    async with table_process() as (page, token), kantera(page, token, folder / "games.db", "still") as bot:
        people = [Spectator(page, name) for name in PEOPLE[:seats]]
        async with AsyncExitStack() as entered:
            for person in people:
                await entered.enter_async_context(person)
            await people[0].wait_online(seconds=STARTS_WITHIN)
            begun = time.perf_counter()
            open_now = await crowd(people, tables, SEED)
            row(f"{tables} tables opened", f"{time.perf_counter() - begun:.0f} s")
            await quiet(people)
            row("and everything shown", f"{time.perf_counter() - begun - QUIET:.0f} s")
            measured = Measured()
            main = bot.process.pid
            before = {pid: cpu_seconds(pid) for pid in family(main)}
            people[0].edited.clear()
            begun = time.perf_counter()
            await asyncio.gather(*(play(table, pace, begun + seconds, measured) for table in open_now))
            took = time.perf_counter() - begun
            after = {pid: cpu_seconds(pid) for pid in family(main)}
            edits = {channel: len(times) for channel, times in people[0].edited.items()}
            memory = sum(memory_bytes(pid) for pid in after)
    presses = len(measured.answers)
    row("presses", f"{presses / took:.1f} per second ({presses}; refused {measured.refused}, idle {measured.idle})")
    row("first answer", Spread(measured.answers).as_milliseconds())
    if measured.boards:
        row("board", Spread(measured.boards).as_milliseconds())
    if measured.rested_boards:
        rested = Spread(measured.rested_boards)
        row("  not edited for a second", f"{rested.as_milliseconds()}   p95 {1000 * rested.quantile(0.95):.0f} ms")
    total = sum(edits.values())
    row("edits of boards", f"{60 * total / took:.0f} per minute, {total / presses:.2f} a press")
    for game in GAMES:
        boards = [table.channel for table in open_now if table.game == game]
        minutes = max(1, len(boards)) * took / 60
        row(f"  {game}", f"{sum(edits.get(board, 0) for board in boards) / minutes:.1f} per minute and board")
    row("CPU a press, the bot", f"{1000 * (after[main] - before[main]) / presses:.1f} ms")
    workers = sum(after[pid] - before.get(pid, 0.0) for pid in after if pid != main)
    row("CPU a press, its workers", f"{1000 * workers / presses:.1f} ms")
    row("memory, with workers", f"{memory / 1_000_000:.0f} MB")


def main(arguments: Sequence[str] = ()) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks load", description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seats", type=int, default=2, choices=range(2, len(PEOPLE) + 1), help="people at each table")
    parser.add_argument("--pace", type=float, default=10.0, help="seconds between two presses at a table")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long is played once all tables are open")
    chosen = parser.parse_args(arguments)
    heading(f"Load: {chosen.tables} tables, a press every {chosen.pace:g} s at each, {chosen.seconds:g} s")
    with tempfile.TemporaryDirectory(dir=".") as name:
        folder = Path(name)
        asyncio.run(measure(folder, chosen.tables, chosen.seats, chosen.pace, chosen.seconds))
        row("database", f"{sum(file.stat().st_size for file in folder.glob('games.db*')) / 1_000_000:.1f} MB")
