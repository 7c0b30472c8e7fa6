"""The tiny sample game at a stored table: the starting point of most storage tests."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import closing, contextmanager
from math import inf
from pathlib import Path
from random import Random
from typing import ParamSpec, TypeVar

from rules.game import Game
from rules.messages import Event, Seat
from rules.players import ComputerPlayer, RandomPlayer, Think, answer
from rules.questions import Option, Question
from rules.registry import PLAYERS as REAL_PLAYERS
from storage.checksums import checksum
from storage.database import Database, Rows, is_postgres
from storage.rows import Outcome, Person, Table
from storage.sqlite import database as sqlite
from tables.opening.lessons import Lessons
from tables.store.server_settings import Limits
from tables.store.shards import ALL, Shards
from tables.tables import Tables
from tables.workers.scheduler import Job
from tables.workers.thinker import InlineThinker, Thinker
from tests.rules.sample import Sample

P = ParamSpec("P")
T = TypeVar("T")

# As long as Discord's: a short id occurs in random tokens by chance.
ANN = Person(id=100000000000009001, name="Ann")
BEN = Person(id=100000000000009002, name="Ben")
CAT = Person(id=100000000000009003, name="Cat")
DAN = Person(id=100000000000009004, name="Dan")
EVE = Person(id=100000000000009005, name="Eve")
ADMIN = Person(id=100000000000009009, name="Mod")
GUILD, CHANNEL = 77, 770


class Thoughtful(ComputerPlayer):
    """A computer player that looks at a guess before it takes the first option."""

    def pick(self, seat: Seat, question: Question, options: list[Option], think: Think, rng: Random) -> list[str]:
        """The first option, once a guess has been dealt."""
        assert think().view(seat).seat == seat
        return [options[0].id]


class BlockedThinker(InlineThinker):
    """Thinks for this seat, or for any, once it is released."""

    def __init__(self, waits: Seat | None = None) -> None:
        self.waits = waits
        self.let_go = asyncio.Event()
        self.thinking = asyncio.Event()
        self.given_up = asyncio.Event()

    def pick(
        self, job: Job, game: Game, seat: Seat, question_id: int, player: ComputerPlayer, seed: str
    ) -> Awaitable[list[str]]:
        """The answer, as `Thinker.pick`."""
        copy = game.copy_game()

        async def later() -> list[str]:
            self.thinking.set()
            try:
                if self.waits in (None, seat):
                    await self.let_go.wait()
            except asyncio.CancelledError:
                self.given_up.set()
                raise
            return await InlineThinker().pick(job, copy, seat, question_id, player, seed)

        return later()


class NotingThinker(InlineThinker):
    """Notes the jobs, and what it is to call."""

    def __init__(self) -> None:
        self.jobs: list[Job] = []
        self.called: list[str] = []

    def pick(
        self, job: Job, game: Game, seat: Seat, question_id: int, player: ComputerPlayer, seed: str
    ) -> Awaitable[list[str]]:
        """The answer, as `Thinker.pick`."""
        self.jobs.append(job)
        return super().pick(job, game, seat, question_id, player, seed)

    async def call(self, job: Job, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The result, as `Thinker.call`."""
        self.jobs.append(job)
        self.called.append(function.__name__)
        return await super().call(job, function, *args, **kwargs)


class ManualClock:
    """A clock that is moved by hand."""

    def __init__(self, now: float = 1_000_000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


GAMES: dict[str, type[Game]] = {"sample": Sample}
PLAYERS: dict[str, dict[str, ComputerPlayer]] = {"sample": {"random": RandomPlayer(), "steady": Thoughtful()}}


async def next_due(tables: Tables) -> float | None:
    """When the next timer of a running game is due; None if there is none."""
    timers = await tables.clock.due(inf)
    return timers[0].due if timers else None


def make_tables(
    database: Database,
    *,
    clock: ManualClock | None = None,
    thinker: Thinker | None = None,
    players: Mapping[str, Mapping[str, ComputerPlayer]] = PLAYERS,
    games: Mapping[str, type[Game]] = GAMES,
    clock_delay: float = 1.0,
    seed: int = 1,
    shards: Shards = ALL,
    lessons: Lessons | None = None,
    limits: Limits | None = None,
) -> Tables:
    """Tables that know the sample game, with a stopped clock and seeded randomness."""
    return Tables(
        database,
        games,
        players,
        thinker or InlineThinker(),
        clock or ManualClock(),
        chance=Random(seed),
        clock_delay=clock_delay,
        shards=shards,
        lessons=lessons,
        limits=limits,
    )


async def resume_all(tables: Tables) -> list[Table]:
    """Do the bot's work after a start: extend the timers, and resume each running table; returns these."""
    await tables.clock.wake_up()
    running = [table for table in await tables.store.own() if table.status == "running"]
    for table in running:
        await tables.clock.resume_clock(table.id)
    return running


async def started(
    tables: Tables,
    *people: Person,
    game: str = "sample",
    computers: int = 0,
    level: str = "steady",
    channel: int = CHANNEL,
    guild: int | None = GUILD,
    settings: Mapping[str, object] | None = None,
) -> Table:
    """A running game with these people (Ann, who is host, and Ben when none is named) and computer players."""
    host, *others = people or (ANN, BEN)
    table = await tables.lobby.open(guild, channel, game, host, settings or {}, "en")
    for person in others:
        await tables.lobby.join(table.id, person)
    for _ in range(computers):
        await tables.lobby.add_computer(table.id, level, host.id)
    return await tables.play.start(table.id, host.id)


def asked(game: Game, seat: Seat) -> Question:
    """The first question that the table waits for this seat to answer."""
    return game.awaited(seat)


async def pick(
    tables: Tables,
    table_id: int,
    seat: Seat | None,
    *options: str,
    by: int | None = None,
    interaction_id: int | None = None,
) -> Outcome:
    """Answer the question that a table waits for (of this seat): with these options, or the first that go forward."""
    game = await tables.store.game(table_id)
    question = game.awaited(seat)
    forward = [option.id for option in question.options(game) if not option.role.is_back]
    picked = options or forward[: max(1, question.min)]
    return await tables.play.choose(table_id, question.seat, question.id, picked, interaction_id, user_id=by)


async def moves(tables: Tables, table_id: int, *made: str) -> None:
    """Seats answer one after the other, each with an option: "0 step", "1 roll"."""
    for move in made:
        seat, *options = move.split()
        await pick(tables, table_id, int(seat), *options)


async def logged_keys(tables: Tables, table_id: int, seat: Seat | None = None) -> list[str]:
    """The events at a table, as the log tells it to this seat or to everyone."""
    return [event.key for event in await tables.journal.events(table_id, seat, limit=1000)]


async def play_on(tables: Tables, table_id: int, rng: Random, player: str = "steady") -> Outcome:
    """Answer what a table of a real game waits for as a computer player does."""
    game = await tables.store.game(table_id)
    question = game.awaited()
    picked = answer(game, question, REAL_PLAYERS[game.name][player], rng)
    return await tables.play.choose(table_id, question.seat, question.id, picked)


async def play_until(
    tables: Tables, table_id: int, wanted: str | Callable[[Game, Question], object], seed: str
) -> Question:
    """Play on until the table waits for a question of this kind, or one as wanted; returns it."""
    rng = Random(seed)
    while True:
        game = await tables.store.game(table_id)
        question = game.awaited()
        if question.kind == wanted if isinstance(wanted, str) else wanted(game, question):
            return question
        await play_on(tables, table_id, rng)


async def play_to_end(tables: Tables, table_id: int) -> None:
    """People take the first option, clock and computer players go on, until the table is over."""
    for _ in range(200):
        await tables.computers.idle()
        await tables.clock.run_due(float("inf"))
        table = await tables.store.get(table_id)
        if table.is_over:
            return
        for seat in (await tables.store.game(table_id)).waiting(None):
            if seat >= 0 and table.seats[seat].user_id is not None:
                await pick(tables, table_id, seat)
                break
        else:
            for person in table.people:  # someone is asked in secret
                game = await tables.store.game(table_id)
                if any(question.seat == person.number and question.awaited for question in game.questions):
                    await pick(tables, table_id, person.number)
    raise AssertionError("the game does not end")


def file_of(database: Database) -> Path:
    """The file of an SQLite database."""
    assert isinstance(database, sqlite.Database)
    return database.path


def raw(rows: Rows) -> sqlite3.Connection:
    """The sqlite3 connection underneath the queries."""
    assert isinstance(rows.connection, sqlite3.Connection)
    return rows.connection


class Heard:
    """A listener that records its events."""

    def __init__(self) -> None:
        self.told: list[tuple[int, list[str]]] = []

    async def __call__(self, table_id: int, events: object) -> None:
        assert isinstance(events, list)
        self.told.append((table_id, [event.key for event in events if isinstance(event, Event)]))

    @property
    def keys(self) -> list[str]:
        """All event keys, in the order in which they were received."""
        return [key for _, keys in self.told for key in keys]


def rows(path: Path | str, sql: str, *parameters: object) -> list[tuple[object, ...]]:
    """Read the database independently of the program."""
    if is_postgres(path):
        from storage.postgres.connection import Connection, connect

        with closing(connect(str(path))) as connected:
            return [tuple(row) for row in Connection(connected).execute(sql, parameters).fetchall()]
    connection = sqlite3.connect(path)
    try:
        return connection.execute(sql, parameters).fetchall()
    finally:
        connection.close()


def alter(path: Path | str, sql: str, *parameters: object) -> None:
    """Change the database behind the program's back. SQLite can use `checksum_of` for a position it replaces."""
    if is_postgres(path):
        from storage.postgres.connection import Connection, connect

        with closing(connect(str(path))) as connected:
            Connection(connected).execute(sql, parameters)
        return
    connection = sqlite3.connect(path)
    connection.create_function("checksum_of", 1, checksum)
    try:
        connection.execute(sql, parameters)
        connection.commit()
    finally:
        connection.close()


def break_rules(path: Path | str, trigger: str, sql: str) -> None:
    """Make a change that this trigger forbids, as only damage can. In SQLite the trigger is then gone."""
    if is_postgres(path):
        alter(path, f"SET session_replication_role = replica; {sql}")  # for as long as this connection is open
        return
    alter(path, f"DROP TRIGGER {trigger}")
    alter(path, sql)


@contextmanager
def refusing(path: Path | str, table: str) -> Iterator[None]:
    """Within this context no row can be added to this table."""
    if is_postgres(path):
        forbid = f"ALTER TABLE {table} ADD CONSTRAINT refused CHECK (false) NOT VALID"
        allow = f"ALTER TABLE {table} DROP CONSTRAINT refused"
    else:
        forbid = f"CREATE TRIGGER refused BEFORE INSERT ON {table} BEGIN SELECT RAISE(ABORT, 'for the test'); END"
        allow = "DROP TRIGGER refused"
    alter(path, forbid)
    try:
        yield
    finally:
        alter(path, allow)


def replace_position(path: Path | str, saved: str) -> None:
    """Put another position into the one game of the file, as if it had been stored."""
    alter(path, "UPDATE games SET snapshot = ?, checksum = ?", saved, checksum(saved.encode()))
