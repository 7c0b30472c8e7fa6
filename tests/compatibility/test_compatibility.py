"""Databases, exports and custom ids of earlier versions: each loads, verifies, and is played on.

Every folder next to this file was written once, by `tests.compatibility.write` of the version it is named after.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot import create_bot
from cogs.client.client import find_cogs
from cogs.services.ids import CustomId
from locales.texts import LANGUAGES, Texts
from rules.messages import Message
from rules.players import answer
from rules.records import Record, replay
from rules.registry import GAMES, LESSONS, PLAYERS, is_plugin
from settings import Settings
from storage.database import Database, open_database
from storage.rows import ARGS, Person
from tables.tables import Tables
from tables.workers.thinker import InlineThinker
from tests.postgres import Server, programs

STORED = {game for game in GAMES if not is_plugin(game)}
"""The games of the stored versions."""
VERSIONS = sorted(folder for folder in Path(__file__).parent.iterdir() if (folder / "sqlite.sql.gz").is_file())
DIFFERING = {"dungeon_lords", "dungeoneer", "map_masters", "thunderstone"}
"""Games whose questions, or the paths they offer, have changed since: their tables go on from their positions."""
PARTLY = {("schema_31", game) for game in ("dungeon_lords", "dungeoneer", "map_masters")}
"""Of which version and game the finished tables met such a question, so that they replay only in part."""
MOST_SEATS = 8
CHOICES = 15
"""The number of further choices at each table."""
ANN = Person(id=501, name="Ann")
SEED = "played on"


def text_of(file: Path) -> str:
    return gzip.decompress(file.read_bytes()).decode()


@pytest.fixture(params=VERSIONS, ids=lambda folder: folder.name)
def version(request: pytest.FixtureRequest) -> Path:
    folder: Path = request.param
    return folder


@pytest.fixture
def exports(version: Path) -> list[Path]:
    """The exports that this version wrote, one of each game."""
    return sorted(version.glob("*.json.gz"))


@pytest.fixture
def custom_ids(version: Path) -> list[str]:
    """The custom ids of components that this version sent, some of each kind."""
    return (version / "custom_ids.txt").read_text(encoding="utf-8").splitlines()


@pytest.fixture
def file(version: Path, tmp_path: Path) -> Path:
    """The database of SQLite that this version wrote."""
    path = tmp_path / "kantera.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(text_of(version / "sqlite.sql.gz"))
    return path


def tables_on(database: Database) -> Tables:
    return Tables(database, GAMES, PLAYERS, InlineThinker(), lessons=LESSONS, chance=Random(SEED), clock_delay=0)


async def every_table_goes_on(database: Database) -> None:
    """Verify every game, then play on at those that run; their choices replay to the same position."""
    tables = tables_on(database)
    numbers = [table.id for table in await tables.store.own()]
    assert numbers, "this version had running games"
    differing = await tables.verification.verify_all()
    assert {(await tables.store.get(number)).game for number in differing} <= DIFFERING, "others play out the same"
    for number in numbers:
        table = await tables.store.get(number)
        if table.status == "paused":
            await tables.pausing.resume(number, Person(id=table.host_id, name="host"))
        await play_on(tables, number)
        assert await tables.verification.verify(number) is None
    await tables.close()


async def play_on(tables: Tables, number: int) -> None:
    rng = Random(f"{SEED} {number}")
    until = (await tables.store.get(number)).version + CHOICES
    for _ in range(20 * CHOICES):
        await tables.computers.idle()
        table = await tables.store.get(number)
        game = await tables.store.game(number)
        if table.is_over or table.version >= until:
            return
        people = {seat.number for seat in table.people}
        question = next((question for question in game.questions if question.awaited and question.seat in people), None)
        if question is None:
            await tables.clock.run_due(float("inf"))
            continue
        picked = answer(game, question, PLAYERS[table.game]["random"], rng)
        await tables.play.choose(number, question.seat, question.id, picked, user_id=table.seats[question.seat].user_id)
    raise AssertionError(f"table {number} cannot be continued")


async def test_every_event_of_an_old_file_can_still_be_told(file: Path) -> None:
    await (await open_database(str(file))).close()
    texts = Texts()
    names = [f"player {seat}" for seat in range(MOST_SEATS)]
    with closing(sqlite3.connect(file)) as connection:
        stored = connection.execute("SELECT game, key, args FROM events JOIN games ON id = game_id").fetchall()
    assert {game for game, *_ in stored} == STORED
    for game, key, args in stored:
        for language in LANGUAGES:
            assert texts.say_exactly(language, game, Message(key, ARGS.validate_json(args)), names)


@pytest.mark.long
async def test_every_game_in_an_old_file_can_be_continued(file: Path) -> None:
    database = await open_database(str(file))
    await every_table_goes_on(database)
    await database.close()


@pytest.mark.postgres
async def test_every_game_in_an_old_server_database_can_be_continued(version: Path, server: Server) -> None:
    installed = programs()
    assert installed is not None
    with server.empty() as address:
        restore = [str(installed / "psql"), "-q", "-v", "ON_ERROR_STOP=1", address]
        dump = text_of(version / "postgres.sql.gz").encode()
        done = await asyncio.to_thread(subprocess.run, restore, input=dump, capture_output=True, check=False)
        assert done.returncode == 0, done.stderr.decode()
        database = await open_database(address)
        await every_table_goes_on(database)
        await database.close()


@pytest.mark.long
async def test_games_finished_by_an_old_version_can_be_viewed(file: Path, version: Path) -> None:
    database = await open_database(str(file))
    tables = tables_on(database)
    finished = await tables.past.history(guild_id=4242)
    assert {game.table.game for game in finished} == STORED
    for game in finished:
        timeline = await tables.replays.timeline(game.table.id)
        assert (timeline.ended is None) == ((version.name, game.table.game) not in PARTLY), "the replay goes to the end"
        if timeline.ended is None:
            assert (await tables.replays.position(game.table.id, timeline.last)).result == game.result
        assert (await tables.chronicles.tell(game.table)).turnings
    assert (await tables.past.stats(guild_id=4242)).games.keys() == STORED
    await tables.close()
    await database.close()


@pytest.mark.long
async def test_an_old_export_replays_and_can_be_imported(exports: list[Path], file: Path) -> None:
    database = await open_database(str(file))
    tables = tables_on(database)
    assert {export.name.removesuffix(".json.gz") for export in exports} == STORED
    for channel, export in enumerate(exports):
        text = text_of(export)
        if json.loads(text)["game"] not in DIFFERING:
            assert replay(Record.model_validate_json(text), GAMES).result is not None
        table = await tables.game_files.import_game(text.encode(), 4242, channel, ANN, "en", admin=True)
        assert (table.status, table.game) == ("finished", json.loads(text)["game"])
    await tables.close()
    await database.close()


GONE = frozenset(
    [
        *("help_hints", "help_join", "help_start", "notice", "rp_on", "rp_play", "rp_seat"),
        *("story", "story_page", "values"),
        *("add", "join", "language", "looks", "option", "ready", "remove", "seats", "shuffle"),
    ]
)
"""Actions that no longer exist; a press is answered as one of an older version.

Only private messages offered them and (the last line) lobbies, which are drawn again when the bot starts.
"""


async def test_every_old_custom_id_still_has_a_handler(custom_ids: list[str], tmp_path: Path) -> None:
    settings: dict[str, Any] = {"discord_token": "", "database": str(tmp_path / "new.db")}
    bot = await create_bot(Settings(_env_file=None, **settings), thinker=InlineThinker())
    for module in find_cogs():  # some bring handlers of their own
        await module.setup(bot)
    for custom_id in custom_ids:
        press = CustomId.read(custom_id, menu=custom_id.startswith("m"))
        assert (press.action in bot.router.handlers) != (press.action in GONE), custom_id
        assert (press.menu if custom_id.startswith("m") else press.button) == custom_id
    await bot.tables.close()
    await bot.tables.database.close()
