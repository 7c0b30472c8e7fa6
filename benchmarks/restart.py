"""A bot that is killed and restarted: `python -m benchmarks restart [--tables N] [--seconds S]`.

It has many tables, and is killed before some of them have shown what was pressed there. This measures how soon
buttons answer once its gateway is ready, and when the last message is up to date; a second start must edit nothing.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random

from benchmarks.crowd import Spectator, Table, cpu_seconds, crowd, family, memory_bytes
from benchmarks.figures import Spread, heading, row
from sandbox.client import Failed
from tests.sandbox.processes import kantera, table_process

SEED = "restart"
PRESSED = 100
"""The number of tables where something is pressed just before the bot is killed, and again once it is back."""
LONGEST = 300.0
"""Seconds after which a press or the wait for quiet is given up."""
AGAIN = 0.1
"""Seconds before a press that was not answered is tried again."""


async def press(table: Table, times: list[float], seconds: float) -> None:
    """Answer at this table, for whichever player is asked, first within so many seconds; note how long that took.

    A button that is outdated, or a question that isn't shown yet, is tried again until there is an answer.
    """
    await asyncio.sleep(table.rng.uniform(0, seconds))
    until = time.perf_counter() + LONGEST
    while time.perf_counter() < until:
        for player, panel in zip(table.players, table.panels, strict=True):
            if player.answers(panel):
                begun = time.perf_counter()
                with contextlib.suppress(Failed, LookupError):
                    await player.press(panel)
                    times.append(time.perf_counter() - begun)
                    return
        await asyncio.sleep(AGAIN)


async def quiet(people: Sequence[Spectator], seconds: float) -> float:
    """Wait until nothing is shown for so long; returns when the last message arrived."""
    begun = time.perf_counter()
    while time.perf_counter() - begun < LONGEST:
        await asyncio.sleep(0.5)
        last = max(begun, *(person.shown_at for person in people))
        if time.perf_counter() - last > seconds:
            return max(person.shown_at for person in people)
    return time.perf_counter()


async def back(people: Sequence[Spectator]) -> float:
    """Wait until a bot that was just started is online; returns when that was."""
    await people[0].wait_for(lambda: people[0].online, 120)
    return time.perf_counter()


async def measure(folder: Path, tables: int, seconds: float) -> None:
    """Open the tables, kill the bot, start it again, print."""
    rng = Random(SEED)
    database = folder / "games.db"
    async with table_process() as (page, token):
        people = [Spectator(page, name) for name in ("aoi", "ben")]
        async with people[0], people[1]:
            async with kantera(page, token, database) as bot:
                await people[0].wait_online()
                all_tables = await crowd(people, tables, SEED)
                await quiet(people, seconds)
                await asyncio.gather(*(table.reopen() for table in all_tables))
                some = rng.sample(all_tables, min(PRESSED, tables))
                await asyncio.gather(*(press(table, [], seconds) for table in some))
                await bot.kill()
            await people[0].wait_for(lambda: not people[0].online, 30)
            begun = time.perf_counter()
            async with kantera(page, token, database) as bot:
                ready = await back(people)
                row("from its start until the gateway is ready", f"{ready - begun:.1f} s")
                before = sum(person.shown for person in people)
                answers: list[float] = []
                await asyncio.gather(*(press(table, answers, seconds) for table in rng.sample(all_tables, len(some))))
                row(f"presses begun in the first {seconds:g} s", Spread(answers).as_milliseconds())
                row("the slowest", f"{max(answers):.2f} s")
                last = await quiet(people, seconds)
                row("everything is up to date after", f"{max(0.0, last - ready):.1f} s")
                row("messages sent or edited", f"{sum(person.shown for person in people) - before}")
                main, *workers = family(bot.process.pid)
                row(
                    "CPU, the bot and its workers",
                    f"{cpu_seconds(main):.1f} s and {sum(map(cpu_seconds, workers)):.1f} s",
                )
                row("memory, with workers", f"{sum(map(memory_bytes, (main, *workers))) / 1_000_000:.0f} MB")
                await bot.kill()
            await people[0].wait_for(lambda: not people[0].online, 30)
            before = sum(person.shown for person in people)
            async with kantera(page, token, database) as bot:
                await back(people)
                await quiet(people, seconds)
                row("messages edited by another start", f"{sum(person.shown for person in people) - before}")


def main(arguments: Sequence[str] = ()) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks restart", description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument(
        "--seconds", type=float, default=10.0, help="how long is pressed; and no message for so long: it is up to date"
    )
    chosen = parser.parse_args(arguments)
    heading(f"Restart: {chosen.tables} tables")
    with tempfile.TemporaryDirectory(dir=".") as name:
        asyncio.run(measure(Path(name), chosen.tables, chosen.seconds))
