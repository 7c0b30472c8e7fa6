"""Expensive reports during ordinary play: `python -m benchmarks reports [--requests N] [--gap S] [--seconds S]`.

One person opens many `/table stats` in a database of 4,000 finished games while two others press at five tables.
It prints how long those presses wait for their first response: alone, during different reports, during equal ones.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import sqlite3
import tempfile
import time
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

from benchmarks.crowd import GAMES, Spectator, Table, crowd
from benchmarks.figures import Spread, heading, row
from locales.texts import LANGUAGES, Texts
from rules.registry import GAMES as KINDS
from sandbox.client import Failed, Outcome, User, text_of
from sandbox.errors import Json
from tests.sandbox.processes import kantera, table_process

SEED = "reports"
FINISHED = 4_000
PEOPLE = 60
"""How many people have played them."""
PACE = 0.05
"""Seconds between an answer and the next press."""
BATCH_EVERY = 5.0
"""Seconds after which the reports are asked for again, once all have been answered."""

LONGEST = 60.0
"""Seconds that the answers to all reports opened at once may take."""


@dataclass
class Measured:
    """What the two people at the tables saw."""

    answers: list[float] = field(default_factory=list)
    held_up: int = 0
    """Presses that were refused because storage did not answer in time, or not answered at all."""


def fill(file: Path, seed: str) -> None:
    """Add finished games of each kind in the database, with three or four people each."""
    rng = Random(seed)
    with closing(sqlite3.connect(file, timeout=10)) as connection, connection:
        connection.row_factory = sqlite3.Row
        columns = [
            column["name"]
            for column in connection.execute("PRAGMA table_info(games)")
            if column["name"] not in ("id", "status", "over", "snapshot", "checksum")
        ]
        names = ", ".join(columns)
        models = [model["id"] for model in connection.execute("SELECT id FROM games")]
        for number in range(FINISHED):
            (game,) = connection.execute(
                f"INSERT INTO games ({names}, status, over) SELECT {names}, 'finished', ? FROM games WHERE id = ?"
                " RETURNING id",
                (time.time() - FINISHED + number, rng.choice(models)),
            ).fetchone()
            people = rng.sample(range(PEOPLE), rng.choice((3, 4)))
            connection.execute("INSERT INTO results VALUES (?, 'end-turns', '[0]', '{}')", (game,))
            for seat, person in enumerate(people):
                who, name = 10_000 + person, f"Person {person}"
                connection.execute(
                    "INSERT INTO seats (game_id, number, user_id, name) VALUES (?, ?, ?, ?)", (game, seat, who, name)
                )
                connection.execute(
                    "INSERT INTO places (game_id, seat, user_id, name, place, total, scores, won)"
                    " VALUES (?, ?, ?, ?, ?, ?, '{}', ?)",
                    (game, seat, who, name, seat + 1, rng.randint(0, 80), seat == 0),
                )


async def pressed(table: Table, seat: int) -> Outcome:
    """Answer the panel of a seat at random, or open the log if nothing is asked."""
    player = table.players[seat]
    answers = player.answers(table.panels[seat])
    if not answers:
        return await player.user.click(player.with_press("log"), r":log$")
    part = table.rng.choice(answers)
    present = player.user.messages[table.channel][table.panels[seat]["id"]]
    if not part.get("options"):
        return await player.user.click(present, part["custom_id"])
    values = [option["value"] for option in part["options"]]
    number = table.rng.randint(part.get("min_values", 1), part.get("max_values", 1))
    return await player.user.select(present, part["custom_id"], *table.rng.sample(values, number))


async def press(tables: Sequence[Table], refusals: set[str], until: float, rng: Random) -> Measured:
    """Press one component after another until that time (`perf_counter`); `refusals` mean that storage was held up."""
    measured = Measured()
    while time.perf_counter() < until:
        table, seat = rng.choice(tables), rng.choice((0, 1))
        begun = time.perf_counter()
        try:
            outcome = await pressed(table, seat)
        except KeyError:  # the local table keeps a person's last private messages only, and this panel is older
            table.panels[seat] = await table.players[seat].my_move()
            continue
        except Failed:
            measured.held_up += 1
            continue
        measured.answers.append(time.perf_counter() - begun)
        told = "" if outcome.message is None else text_of(outcome.message)
        measured.held_up += outcome.state == "failed" or any(sentence in told for sentence in refusals)
        await asyncio.sleep(PACE)
    return measured


class Reader(User):
    """A person who remembers which messages have shown them anything; the table keeps only the last ones."""

    def __init__(self, url: str, user: str) -> None:
        super().__init__(url, user)
        self.read: set[str] = set()

    def _hear(self, said: Json) -> None:
        super()._hear(said)
        if said["t"] in ("message_create", "message_update") and text_of(said["message"]):
            self.read.add(said["id"])


class Asker:
    """Asks for reports and counts what comes back."""

    def __init__(self, user: Reader, channel: str, gap: float) -> None:
        self.user = user
        self.channel = channel
        self.gap = gap
        self.asked = 0
        self.failed = 0
        self.lost = 0
        self.took: list[float] = []

    def _has(self, answers: int) -> bool:
        return len(self.user.read) >= answers

    async def ask(self, wanted: Sequence[Json], until: float) -> None:
        """Open all of these, and again once they are answered, until that time."""
        while time.perf_counter() < until:
            begun = time.perf_counter()
            await self.ask_once(wanted)
            self.took.append(time.perf_counter() - begun)
            await asyncio.sleep(max(0.0, begun + BATCH_EVERY - time.perf_counter()))

    async def ask_once(self, wanted: Sequence[Json]) -> None:
        """Open all of these and wait until they are answered."""
        before = len(self.user.read)
        opened = []
        for values in wanted:
            opened.append(asyncio.create_task(self._open(values)))
            await asyncio.sleep(self.gap)
        answered = sum(await asyncio.gather(*opened))
        with contextlib.suppress(TimeoutError):
            await self.user.wait_for(partial(self._has, before + answered), LONGEST)
        self.lost += max(0, before + answered - len(self.user.read))

    async def _open(self, values: Json) -> bool:
        self.asked += 1
        outcome = await self.user.slash(self.channel, "table stats", **values)
        self.failed += outcome.state == "failed"
        return outcome.state != "failed"


def show(name: str, measured: Measured) -> None:
    """Print one line."""
    spread = Spread(measured.answers)
    row(
        name,
        f"p50 {spread.median * 1000:7.1f} ms   p95 {spread.quantile(0.95) * 1000:7.1f} ms   max"
        f" {max(measured.answers) * 1000:7.1f} ms   n {len(measured.answers)}   held up {measured.held_up}",
    )


async def measure(folder: Path, requests: int, gap: float, seconds: float) -> None:
    """Open the tables, fill the database, press; print."""
    database = folder / "games.db"
    texts = Texts()
    refusals = {texts.say(language, None, "refused-storage_failed") for language in LANGUAGES}
    async with table_process() as (page, token), kantera(page, token, database):
        people, dana = [Spectator(page, name) for name in ("aoi", "ben")], Reader(page, "dana")
        async with people[0], people[1], dana:
            await people[0].wait_online(seconds=90)
            tables = await crowd(people, len(GAMES), SEED)
            fill(database, SEED)
            rng = Random(SEED)
            await Asker(dana, dana.channel("lobby"), 0).ask_once([{}])  # starts the workers
            show("quiet", await press(tables, refusals, time.perf_counter() + seconds, rng))
            users: dict[str, Any] = (await people[0].operate("state"))["users"]
            everyone = [None, *list(users.values())[:4]]
            different = [
                {"game": game} | ({} if user is None else {"player": user})
                for game, user in product(("", *KINDS), everyone)
            ]
            different = [{key: value for key, value in values.items() if value} for values in different]
            for name, wanted in (
                ("during different reports", [different[number % len(different)] for number in range(requests)]),
                ("during equal reports", [{"game": next(iter(KINDS))}] * requests),
            ):
                asker = Asker(dana, dana.channel("lobby"), gap)
                until = time.perf_counter() + seconds
                pressing = asyncio.create_task(press(tables, refusals, until, rng))
                await asker.ask(wanted, until)
                show(name, await pressing)
                row(
                    "  reports",
                    f"{asker.asked} asked, {asker.failed} without a first response, {asker.lost} without an answer;"
                    f" {requests} took {max(asker.took):.1f} s",
                )
            show("quiet again", await press(tables, refusals, time.perf_counter() + seconds, rng))


def main(arguments: Sequence[str] = ()) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks reports", description=__doc__.splitlines()[0])
    parser.add_argument("--requests", type=int, default=30)
    parser.add_argument("--gap", type=float, default=0.1, help="seconds between two requests for reports")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each part takes")
    chosen = parser.parse_args(arguments)
    heading(f"Reports: {chosen.requests} open at once, {FINISHED:,} finished games")
    with tempfile.TemporaryDirectory(dir=".") as name:
        asyncio.run(measure(Path(name), chosen.requests, chosen.gap, chosen.seconds))
