"""Plays until it is killed, again and again: `python -m tests.storage.crash_player` for the tests of crashes.

Each line on stdin, `PATH SEED STATEMENTS`, makes a child that opens the database at PATH and plays random choices at
a few tables. With STATEMENTS above 0 it kills itself (SIGKILL) before that many SQL statements have been run,
else it plays until someone kills it. It prints its process id, then `TABLE VERSION` for every choice that has been
acknowledged, then (its parent says it) `died`.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import sys
import traceback
from pathlib import Path
from random import Random

from storage.database import open_database
from tables.errors import Refusal
from tables.tables import Tables
from tests.tables.helpers import ANN, BEN, make_tables, raw, resume_all

CHANNELS = {1, 2, 3}


def main() -> None:
    """Fork one player per line of stdin, one after the other."""
    for line in sys.stdin:
        path, seed, statements = line.rsplit(maxsplit=2)
        child = os.fork()
        if child == 0:
            try:
                asyncio.run(play(Path(path), int(seed), int(statements)))
            except BaseException:
                traceback.print_exc()
            os._exit(1)
        os.waitpid(child, 0)
        say("died")


def say(*words: object) -> None:
    """One line on stdout, at once."""
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


async def play(path: Path, seed: int, statements: int) -> None:
    """Play on at the tables of this file, and open new ones, until killed."""
    say(os.getpid())
    rng = Random(seed)
    database = await open_database(path)
    if statements:
        await database.read_in_turn(lambda rows: count_down(raw(rows), statements))
    tables = make_tables(database, clock_delay=0, seed=seed)
    await resume_all(tables)
    while True:
        running = await tables.store.unfinished()
        for channel in CHANNELS - {table.channel_id for table in running}:
            await begin(tables, channel)
        table = rng.choice(await tables.store.unfinished())
        if table.status == "lobby":
            await finish_lobby(tables, table.id)
        elif table.version and rng.random() < 0.1:
            await go_back(tables, table.id, rng)
        else:
            await choose(tables, table.id, rng)
        await tables.clock.run_due(float("inf"))


def count_down(connection: sqlite3.Connection, statements: int) -> None:
    """Kill this process before its `statements`-th SQL statement from now on is run."""
    left = statements

    def count(statement: str) -> None:
        nonlocal left
        left -= 1
        if left == 0:
            os.kill(os.getpid(), signal.SIGKILL)

    connection.set_trace_callback(count)


async def begin(tables: Tables, channel: int) -> None:
    table = await tables.lobby.open(None, channel, "sample", ANN, {}, "en")
    await finish_lobby(tables, table.id)


async def finish_lobby(tables: Tables, table_id: int) -> None:
    await tables.lobby.join(table_id, BEN)
    if len((await tables.store.get(table_id)).seats) < 3:
        await tables.lobby.add_computer(table_id, "random", ANN.id)
    await tables.play.start(table_id, ANN.id)


async def choose(tables: Tables, table_id: int, rng: Random) -> None:
    """A random choice of a person, said once it is acknowledged."""
    game = await tables.store.game(table_id)
    open_to_people = [question for question in game.questions if question.seat in (0, 1)]
    if not open_to_people:
        return
    question = rng.choice(open_to_people)
    picked = [rng.choice(question.options(game)).id]
    outcome = await tables.play.choose(table_id, question.seat, question.id, picked, interaction_id=rng.getrandbits(60))
    say(table_id, outcome.table.version)


async def go_back(tables: Tables, table_id: int, rng: Random) -> None:
    """A step back of a few entries, said once it is stored; where a computer player just ended the game, nothing."""
    try:
        table = await tables.store.get(table_id)
        entry = rng.randrange(max(0, table.version - 4), table.version)
        table = await tables.undo.go_back(table_id, entry, ANN, admin=True)
    except Refusal:
        return
    say(table_id, table.version)


if __name__ == "__main__":
    main()
