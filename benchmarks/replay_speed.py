"""From a press in a replay to the position with its pictures, through the local table over real sockets.

`python -m benchmarks replay [--games NAME ...] [--steps N]`. A finished game of each is put into the database first.
The load of the machine is printed with the figures: other work makes them worse.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import tempfile
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from benchmarks.figures import Spread, heading, row
from rules.messages import TABLE
from rules.players import answer
from rules.registry import GAMES, PLAYERS
from sandbox.client import User, parts_of
from sandbox.world import seed_id
from storage.rows import Person
from storage.sqlite.database import Database
from tables.tables import Tables
from tables.workers.thinker import InlineThinker
from tests.sandbox.processes import kantera, table_process

SEED = "replays"
PAUSE = 0.5
"""Seconds between two presses of someone who looks at what they see; the next picture is drawn meanwhile."""
TIMEOUT = 60.0
"""Seconds after which an answer is given up."""
ON, HANDS = "▶", "全員の手元を見る"


async def finished(path: Path, games: Sequence[str]) -> dict[str, int]:
    """A database with a finished game of each kind between two people; their tables by the name of the game."""
    database = await Database.open(path)
    tables = Tables(database, GAMES, PLAYERS, InlineThinker(), chance=Random(SEED), clock_delay=0)
    people = [Person(id=seed_id(10 + number), name=f"player {number}") for number in range(2)]
    found = {}
    for name in games:
        rng, player = Random(SEED), PLAYERS[name]["random"]
        table = await tables.lobby.open(seed_id(1), seed_id(30), name, people[0], {}, "ja")
        await tables.lobby.join(table.id, people[1])
        await tables.play.start(table.id, people[0].id)
        while (await tables.store.get(table.id)).status == "running":
            game = await tables.store.game(table.id)
            asked = next((each for each in game.questions if each.awaited and each.seat != TABLE), None)
            if asked is None:
                await tables.clock.run_due(float("inf"))
                continue
            await tables.play.choose(table.id, asked.seat, asked.id, answer(game, asked, player, rng))
        found[name] = table.id
    await tables.close()
    await database.close()
    return found


def _is_new_replay(known: set[str], message: dict[str, Any]) -> bool:
    return message["id"] not in known and ":rp:" in json.dumps(message)


def _on(message: dict[str, Any]) -> dict[str, Any]:
    """The button that goes on; its id names the step it leads to."""
    return next(part for part in parts_of(message) if part.get("label") == ON)


async def pressed(aoi: User, channel: str, message: dict[str, Any], wanted: str) -> dict[str, Any]:
    """Press, wait until the message shows something else (perhaps only after Discord's answer), and return it."""
    before = json.dumps(message)

    def other() -> dict[str, Any] | None:
        now = next(each for each in aoi.seen(channel) if each["id"] == message["id"])
        return None if json.dumps(now) == before else now

    await aoi.click(message, wanted)
    now: dict[str, Any] = await aoi.wait_for(other, TIMEOUT)
    return now


async def steps(
    aoi: User, channel: str, message: dict[str, Any], most: int, *, pause: float, hands: bool
) -> list[float]:
    """Make so many steps in a replay that was just opened; returns the seconds of each press."""
    if hands:
        message = await pressed(aoi, channel, message, HANDS)
    times: list[float] = []
    while len(times) < most and not _on(message).get("disabled"):
        await asyncio.sleep(pause)
        begun = time.perf_counter()
        message = await pressed(aoi, channel, message, ON)
        times.append(time.perf_counter() - begun)
    return times


async def measured(folder: Path, games: Sequence[str], most: int) -> None:
    """Open and go through each game: with time to look, flat out, and with everyone's hands."""
    path = folder / "games.db"
    found = await finished(path, games)
    first: list[float] = []
    ways: dict[str, list[float]] = {}
    async with table_process() as (page, token), kantera(page, token, path), User(page, "aoi") as aoi:
        await aoi.wait_online()
        channel = aoi.channel("table-1")
        for name, table in found.items():
            for way, pause, hands in (
                ("to look at", PAUSE, False),
                ("flat out", 0.0, False),
                ("with all hands", PAUSE, True),
            ):
                await aoi.slash(channel, "table history")
                listed = await aoi.wait_for_message(channel, lambda each: "past_game" in json.dumps(each))
                menu = next(part["custom_id"] for part in parts_of(listed) if "past_game" in part.get("custom_id", ""))
                await aoi.select(listed, menu, str(table))
                entry = f"k:{table}:0:replay"
                await aoi.wait_for(partial(_shows, aoi, channel, entry))
                known = {each["id"] for each in aoi.seen(channel)}
                begun = time.perf_counter()
                await aoi.click(aoi.seen(channel)[-1], entry)
                message = await aoi.wait_for_message(channel, partial(_is_new_replay, known), TIMEOUT)
                first.append(time.perf_counter() - begun)
                ways.setdefault(f"{name}, {way}", []).extend(
                    await steps(aoi, channel, message, most, pause=pause, hands=hands)
                )
    row("opened, the game played once where it was not yet", _figures(first))
    for title, times in ways.items():
        row(title, _figures(times))
    for way in ("to look at", "flat out", "with all hands"):
        row(
            f"all games, {way}",
            _figures([each for title, times in ways.items() if title.endswith(way) for each in times]),
        )


def _shows(aoi: User, channel: str, entry: str) -> bool:
    return entry in json.dumps(aoi.seen(channel)[-1])


def _figures(times: list[float]) -> str:
    spread = Spread(times)
    return f"median {spread.median * 1000:6.0f} ms   p95 {spread.quantile(0.95) * 1000:6.0f} ms   n {len(times)}"


def main(arguments: Sequence[str] = ()) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks replay", description=__doc__.splitlines()[0])
    parser.add_argument("--games", nargs="+", choices=list(GAMES), default=list(GAMES))
    parser.add_argument("--steps", type=int, default=60, help="presses in each game, for each way of going through it")
    chosen = parser.parse_args(arguments)
    heading("A step of a replay, from sending to the visible position with its pictures")
    with tempfile.TemporaryDirectory(dir=".") as name:
        row("load of the machine before (1, 5, 15 minutes)", " ".join(f"{each:.1f}" for each in os.getloadavg()))
        asyncio.run(measured(Path(name), chosen.games, chosen.steps))
        row("and after", " ".join(f"{each:.1f}" for each in os.getloadavg()))
