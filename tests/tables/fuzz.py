"""Random damage to files and stored positions: none of it is accepted.

`make fuzz` runs it at length.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sqlite3
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

from conformance.cases import ALL_GAMES, Case, cases, next_question
from conformance.invariants import check
from rules.game import Game
from rules.players import RandomPlayer, answer
from rules.questions import breakdown_of, refusals
from rules.records import Back, Choice, Record, RecordEntry, Stretch
from storage.checksums import sign
from storage.database import open_database
from storage.errors import DamagedRow
from tables.errors import Refusal
from tables.tables import Tables
from tables.workers.file_verification import verify_file
from tests.tables.helpers import ANN, GUILD, make_tables

KEY = bytes(32)
LENGTH = 60
"""The largest number of entries in a file to be damaged."""

Data = dict[str, Any]
Way = tuple[str | int, ...]

STRANGE: tuple[object, ...] = (None, -1, 0, 1, 2, 7, 99, 10**30, 1.5, True, "", "x", "\ud800", [], {}, [1])
"""Values that may appear anywhere in damaged data."""


def a_file(case: Case, seed: str, rng: Random) -> Data:
    """The signed record of a game of random length by random players who sometimes go back, as data."""
    game = case.start(seed)
    entries: list[RecordEntry] = []
    saved = [game.save()]
    length = rng.randint(1, LENGTH)
    while game.result is None and len(entries) < length:
        if rng.random() < 0.05:
            to = rng.randrange(len(saved))
            game = type(game).load(saved[to])
            game.stir(len(entries) + 1)
            entries.append(Back(to=to, stir=True))
        else:
            question = next_question(game, rng)
            picked = answer(game, question, RandomPlayer(), rng)
            entries.append(Choice(seat=question.seat, question=question.id, picked=picked))
            game.choose(question.seat, question.id, picked)
        saved.append(game.save())
    record = Record(
        game=game.name,
        seats=game.seats,
        settings=dict(case.settings),
        seed=seed,
        stretches=[Stretch(version="test", entries=entries)],
        final=json.loads(game.save()),
    )
    data: Data = sign(KEY, record).model_dump(mode="json")
    return data


def ways(data: object, way: Way = ()) -> Iterator[Way]:
    """The paths to every place in the data, starting with the whole."""
    yield way
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in inner:
        yield from ways(value, (*way, key))


def look(data: Any, way: Way) -> Any:
    """The value at the end of the path."""
    for step in way:
        data = data[step]
    return data


def damage(data: Data, rng: Random) -> str:
    """Change one thing somewhere, each top-level field being equally likely; returns what was done."""
    top = rng.choice(sorted(data))
    where = rng.choice(list(ways(data[top], (top,))))
    inner = look(data, where[:-1])
    key = where[-1]
    old = look(data, where)
    kind = rng.choice(("remove", "double", "copy", "near", "near", "strange"))
    if kind == "remove":
        del inner[key]
    elif kind == "double" and isinstance(inner, list):
        inner.insert(int(key), deepcopy(old))
    elif kind == "copy":
        inner[key] = deepcopy(look(data, rng.choice(list(ways(data))[1:])))
    elif kind == "near" and isinstance(old, bool):
        inner[key] = not old
    elif kind == "near" and isinstance(old, int):
        inner[key] = old + rng.choice((-2, -1, 1, 2, 5))
    elif kind == "near" and isinstance(old, list) and old:
        inner[key] = rng.sample(old, rng.randint(0, len(old)))
    else:
        inner[key] = rng.choice(STRANGE)
    return f"{kind} {where}, which was {old!r:.80}"


def brought(data: Data) -> Game | None:
    """The game that a file contains, or None if it is refused with the name of a field."""
    try:
        proved = verify_file(ALL_GAMES, KEY, json.dumps(data).encode())
    except Refusal as error:
        if error.message.key == "refused-file" and not error.message.args["field"]:
            raise
        return None
    entries, story = proved.read()
    if len(list(entries)) != proved.entries or not list(story):
        raise AssertionError("entries or story are incomplete")
    return ALL_GAMES[proved.game].load(proved.saved)


def play_on(game: Game, rng: Random, choices: int = 8) -> None:
    """Make some choices, reading everything that a player may look at."""
    for _ in range(choices):
        check(game)
        for seat in (None, *range(game.seats)):
            game.view(seat)
        for question in game.questions:
            options = question.options(game)
            assert not {refused.id for refused in refusals(question, game)} & {option.id for option in options}
            for option in options:
                breakdown_of(option)
        if game.result is not None:
            return
        question = next_question(game, rng)
        game.choose(question.seat, question.id, answer(game, question, RandomPlayer(), rng))


def damaged_files(name: str, number: int) -> Counter[str]:
    """Damage this many files of a game in one to three places; returns the outcomes. Fails if harm is done."""
    rng = Random(f"files of {name}")
    played = [case for case in cases() if case.game == name and case.player == "random"]
    outcomes: Counter[str] = Counter()
    for run in range(number):
        seed = f"{name} {run}"
        data = a_file(rng.choice(played), seed, rng)
        done = [damage(data, rng) for _ in range(rng.choice((1, 1, 2, 3)))]
        try:
            game = brought(data)
            if game is not None:
                play_on(game, rng)
        except Exception as error:
            raise AssertionError(f"seed {seed!r}: {'; '.join(done)}") from error
        outcomes["refused" if game is None else "played on"] += 1
    return outcomes


async def damaged_positions(path: Path, number: int) -> Counter[str]:
    """Damage the stored positions of the games this many times in all; every damage must be refused."""
    rng = Random("positions")
    outcomes: Counter[str] = Counter()
    database = await open_database(path)
    try:
        writer = sqlite3.connect(path)
        names = sorted(ALL_GAMES)
        for index, name in enumerate(names):
            tables = make_tables(
                database, games=ALL_GAMES, players={name: {"random": RandomPlayer()} for name in names}
            )
            table = await tables.lobby.open(GUILD, index, name, ANN, {}, "en")
            while len((await tables.store.get(table.id)).seats) < ALL_GAMES[name].seat_numbers[0]:
                await tables.lobby.add_computer(table.id, "random", ANN.id)
            await tables.play.start(table.id, ANN.id)
            await tables.computers.idle()
            saved = (await tables.store.game(table.id)).save()
            for _ in range(number // len(names) + (index < number % len(names))):
                text = _damaged_text(saved, rng)
                writer.execute("UPDATE games SET snapshot = ? WHERE id = ?", (text, table.id))
                writer.commit()
                tables.store.forget(table.id)
                outcomes[await _became(tables, table.id, untouched=text == saved)] += 1
            await tables.close()
        writer.close()
    finally:
        await database.close()
    return outcomes


async def _became(tables: Tables, table_id: int, *, untouched: bool) -> str:
    try:
        await tables.store.game(table_id)
    except DamagedRow as error:
        if untouched or not str(error.message.args["field"]).startswith("snapshot: does not match"):
            raise
        return "refused"
    if not untouched:
        raise AssertionError("a damaged position was accepted")
    return "untouched"


def _damaged_text(saved: str, rng: Random) -> str:
    """A position with one value or one character changed."""
    if rng.random() < 0.5:
        data: Data = json.loads(saved)
        damage(data["state"], rng)
        return json.dumps(data)
    index = rng.randrange(len(saved))
    return saved[:index] + chr(rng.randrange(32, 127)) + saved[index + 1 :]


def main() -> None:
    """Run it at length and report the outcomes."""
    parser = argparse.ArgumentParser(prog="python -m tests.tables.fuzz", description=__doc__)
    parser.add_argument("--files", type=int, default=1000, help="of each game")
    parser.add_argument("--positions", type=int, default=10_000)
    chosen = parser.parse_args()
    for name in ALL_GAMES:
        outcomes = damaged_files(name, chosen.files)
        sys.stdout.write(f"{name}: {dict(outcomes)} of {chosen.files} damaged files\n")
        sys.stdout.flush()
    with tempfile.TemporaryDirectory() as folder:
        outcomes = asyncio.run(damaged_positions(Path(folder) / "kantera.db", chosen.positions))
    sys.stdout.write(f"stored positions: {dict(outcomes)} of {chosen.positions} damages\n")


if __name__ == "__main__":
    main()
