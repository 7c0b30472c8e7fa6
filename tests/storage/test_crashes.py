"""A process killed at many points: every game is as it was before or after a choice, and nothing confirmed is lost."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from typing import IO

import pytest

from rules.messages import Event
from rules.records import Choice
from storage.sqlite.database import Database
from tables.tables import Tables
from tests.rules.sample import Sample
from tests.tables.helpers import ANN, make_tables, play_to_end, resume_all

pytestmark = [pytest.mark.slow, pytest.mark.sqlite]

SEED = 20260601


class CrashPlayer:
    """The process that forks players to be killed."""

    def __init__(self, commands: IO[str], answers: IO[str], path: Path) -> None:
        self._commands = commands
        self._answers = answers
        self._path = path

    def play_until_killed(self, seed: int, statements: int, seconds: float = 0.0) -> dict[int, int]:
        """Let a child play and be killed; returns the last acknowledged version of each table."""
        self._commands.write(f"{self._path} {seed} {statements}\n")
        self._commands.flush()
        pid = int(self._answers.readline())
        if not statements:
            time.sleep(seconds)
            os.kill(pid, signal.SIGKILL)
        acknowledged: dict[int, int] = {}
        while (line := self._answers.readline()) != "died\n":
            assert line, "the process that forks the players is gone"
            if len(words := line.split()) == 2 and line.endswith("\n"):
                acknowledged[int(words[0])] = int(words[1])
        return acknowledged


@contextmanager
def crash_player(path: Path) -> Iterator[CrashPlayer]:
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.storage.crash_player"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert process.stdin
    assert process.stdout
    try:
        yield CrashPlayer(process.stdin, process.stdout, path)
    finally:
        process.communicate()


def acknowledged_is_stored(path: Path, acknowledged: dict[int, int]) -> None:
    with closing(sqlite3.connect(path)) as connection:
        for table_id, version in acknowledged.items():
            (stored,) = connection.execute("SELECT version FROM games WHERE id = ?", (table_id,)).fetchone()
            assert stored >= version, f"table {table_id}"


async def whole(tables: Tables, path: Path) -> int:
    """Replay every stored game and compare everything; returns the number of entries."""
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
        begun = connection.execute("SELECT id, version, snapshot, status FROM games WHERE started").fetchall()
        unbegun = connection.execute(
            "SELECT count(*) FROM games JOIN events ON game_id = games.id WHERE started IS NULL"
        ).fetchone()
    assert unbegun == (0,)
    total = 0
    for table_id, version, snapshot, status in begun:
        record = await tables.store.record(table_id, running=True)
        (stretch,) = record.stretches
        assert len(stretch.entries) == version
        game = Sample.start(record.seats, record.settings, seed=record.seed)
        logged: list[tuple[int, Event]] = [(0, event) for event in game.opening]
        reached = {0: game.save()}
        for number, entry in enumerate(stretch.entries, 1):
            if isinstance(entry, Choice):
                logged += [(number, event) for event in game.choose(entry.seat, entry.question, entry.picked)]
            else:
                game = Sample.load(reached[entry.to])
                logged.append((number, Event("log-undone_by_admin", {"admin": ANN.name, "entry": entry.to})))
                if entry.stir:
                    game.stir(number)
                    logged.append((number, Event("log-dice_stirred", {"entry": entry.to, "number": str(number)})))
            reached[number] = game.save()
        assert game.save() == snapshot
        assert (game.result is not None) == (status == "finished")
        everything = [
            event for seat in (None, 0, 1, 2) for event in await tables.journal.events(table_id, seat, limit=10_000)
        ]
        stored = {event.number: (event.entry, Event(event.key, event.args, event.audience)) for event in everything}
        assert [stored[number] for number in sorted(stored)] == logged
        assert sorted(stored) == list(range(1, len(logged) + 1))
        total += version
    return total


async def _check(path: Path) -> int:
    database = await Database.open(path)
    tables = make_tables(database)
    try:
        return await whole(tables, path)
    finally:
        await tables.close()
        await database.close()


@pytest.mark.parametrize(
    ("batch", "children", "timed"),
    [
        (0, 5, True),
        *(pytest.param(*way, marks=pytest.mark.long) for way in ((0, 32, True), (0, 16, False), (1, 16, False))),
    ],
)
async def test_no_acknowledged_choice_is_lost_when_killed(path: Path, batch: int, children: int, timed: bool) -> None:
    """Killed from outside at any time, or in front of any statement: inside transactions, before commits, between."""
    rng = Random(SEED + batch)
    total = 0
    with crash_player(path) as player:
        for _ in range(children):
            seed = rng.getrandbits(32)
            statements, seconds = (0, rng.uniform(0.0, 0.25)) if timed else (rng.randint(1, 500), 0.0)
            acknowledged_is_stored(path, player.play_until_killed(seed, statements, seconds))
            counts = await _check(path)
            assert counts >= total, f"choices were lost; batch {batch}, child {seed} {statements} after {seconds} s"
            total = counts
    assert total > (0 if timed else 100), "no child lived long enough to choose"


async def test_games_of_a_killed_process_can_be_played_to_their_end(path: Path) -> None:
    with crash_player(path) as player:
        player.play_until_killed(SEED, 300)
    database = await Database.open(path)
    tables = make_tables(database)
    running = await resume_all(tables)
    assert running
    for table in running:
        await play_to_end(tables, table.id)
    await whole(tables, path)
    await tables.close()
    await database.close()
