"""Write what this version stores into a folder of its own: `python -m tests.compatibility.write NAME`.

Run it before a change to what is stored, and commit the folder; it is never written again. It holds the same database
as a dump of SQLite and of PostgreSQL, an export of each finished game, and the custom ids of the messages on screen.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import shutil
import sqlite3
import subprocess
import tempfile
from collections.abc import Mapping
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from random import Random

from rules.players import answer
from rules.registry import GAMES, LESSONS, PLAYERS
from storage.database import open_database
from storage.move import move
from storage.rows import Person, Table
from tables.tables import Tables
from tables.workers.thinker import InlineThinker
from tests.postgres import programs, running

HERE = Path(__file__).parent
SEED = "compatibility"
GUILD = 4242
ANN, BEN = Person(id=501, name="Ann"), Person(id=502, name="Ben")
CHOICES = 60
"""The number of choices at a table that is left in mid-turn."""
LONGEST = 6000
"""A game that is to be finished must be over by then."""

Setup = tuple[str, Mapping[str, object]]
RUNNING: tuple[Setup, ...] = (
    ("dungeon_go", {"spells": True, "miracles": True}),
    ("thunderstone", {}),
    ("dungeon_lords", {"rules": "full"}),
    ("dungeoneer", {}),
    ("map_masters", {}),
    ("map_masters", {"mode": "coop"}),
)
FINISHED: tuple[Setup, ...] = (
    ("dungeon_go", {}),
    ("thunderstone", {}),
    ("dungeon_lords", {}),
    ("dungeoneer", {}),
    ("map_masters", {}),
)


class Play:
    """Opens tables, each in a channel of its own, and plays at them with sensible players."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.channel = 900
        self.rng = Random(SEED)

    def next_channel(self) -> int:
        """A channel without a table."""
        self.channel += 1
        return self.channel

    async def begun(self, game: str, settings: Mapping[str, object], *, computers: int = 1) -> Table:
        """Ben hosts; a computer player has the first seat, Ann the last."""
        table = await self.tables.lobby.open(GUILD, self.next_channel(), game, BEN, dict(settings), "en")
        for _ in range(computers):
            await self.tables.lobby.add_computer(table.id, "steady", BEN.id)
        await self.tables.lobby.join(table.id, ANN)
        if computers:
            await self.tables.lobby.move_seat(table.id, 1, 0, BEN.id)
        return await self.tables.play.start(table.id, BEN.id)

    async def on(self, table_id: int, choices: int) -> Table:
        """Let the people answer until so many choices are stored, or the game is over."""
        player = PLAYERS[(await self.tables.store.get(table_id)).game]["steady"]
        while True:
            await self.tables.computers.idle()
            table = await self.tables.store.get(table_id)
            if table.is_over or table.version >= choices:
                return table
            game = await self.tables.store.game(table_id)
            people = {seat.number for seat in table.people}
            question = next(
                (question for question in game.questions if question.awaited and question.seat in people), None
            )
            if question is None:
                await self.tables.clock.run_due(float("inf"))
                continue
            seat = table.seats[question.seat]
            picked = answer(game, question, player, self.rng)
            await self.tables.play.choose(table_id, question.seat, question.id, picked, user_id=seat.user_id)


async def fill(path: Path) -> dict[str, str]:
    """Play in a new database; returns the exports of the finished games, by name."""
    database = await open_database(str(path))
    now = datetime(2026, 11, 22, 12, tzinfo=UTC).timestamp()
    tables = Tables(
        database, GAMES, PLAYERS, InlineThinker(), lambda: now, lessons=LESSONS, chance=Random(SEED), clock_delay=0
    )
    play = Play(tables)
    exports = {}
    for game, settings in RUNNING:
        await play.on((await play.begun(game, settings)).id, CHOICES)
    finished = {}
    for game, settings in FINISHED:
        table = await play.on((await play.begun(game, settings)).id, LONGEST)
        assert table.status == "finished", f"{game} takes more than {LONGEST} choices"
        finished[game] = table.id
        exports[game] = (await tables.game_files.export(table.id, BEN)).model_dump_json()
    for game, lessons in LESSONS.items():
        opened = await tables.lessons.open(game, next(iter(lessons)), GUILD, play.next_channel(), ANN, "ja")
        await play.on(opened.id, 10)
    daily = await tables.daily.open(GUILD, play.next_channel(), ANN, "ja")
    await play.on(daily.id, 10)
    running = await play.on((await play.begun("dungeon_go", {}, computers=0)).id, 20)
    await tables.ending.propose(running.id, ANN.id)
    undone = await play.begun("thunderstone", {}, computers=0)
    await play.on(undone.id, 12)
    last = (await tables.store.game(undone.id)).last_seat
    mine, other = (ANN, BEN) if last == 1 else (BEN, ANN)
    asked = await tables.undo.take_back(undone.id, mine.id, version=12)
    if asked.proposal is not None:
        await tables.proposals.agree(undone.id, other.id, asked.proposal.id)
    paused = await play.on((await play.begun("dungeoneer", {})).id, 20)
    await tables.pausing.pause(paused.id, BEN)
    await tables.close()
    await database.close()
    return exports


def dumped(path: Path) -> str:
    """A database of SQLite as SQL."""
    with closing(sqlite3.connect(path)) as connection:
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        application = connection.execute("PRAGMA application_id").fetchone()[0]
        lines = [f"PRAGMA application_id = {application};", f"PRAGMA user_version = {version};", *connection.iterdump()]
        return "\n".join(lines) + "\n"


def pack(file: Path, text: str) -> None:
    """Write a text packed, the same bytes each time."""
    file.write_bytes(gzip.compress(text.encode(), mtime=0))


def main() -> None:
    """Write the folder."""
    parser = argparse.ArgumentParser(prog="python -m tests.compatibility.write", description=__doc__)
    parser.add_argument("name")
    folder = HERE / parser.parse_args().name
    folder.mkdir()
    with tempfile.TemporaryDirectory() as scratch, running() as server, server.empty() as address:
        path = Path(scratch) / "kantera.db"
        exports = asyncio.run(fill(path))
        pack(folder / "sqlite.sql.gz", dumped(path))
        move(str(path), address, GAMES)
        installed = programs()
        assert installed is not None
        dump = [str(installed / "pg_dump"), "--no-owner", "--inserts", "--rows-per-insert=100", address]
        pack(folder / "postgres.sql.gz", subprocess.run(dump, check=True, capture_output=True, text=True).stdout)
    for game, text in exports.items():
        pack(folder / f"{game}.json.gz", text)
    if shutil.which("du"):
        subprocess.run(["du", "-ah", folder], check=False)


if __name__ == "__main__":
    main()
