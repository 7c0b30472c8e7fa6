"""PostgreSQL: opening it, its schema, transactions, and what happens when it is unreachable."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from pydantic import SecretStr

from bot import create_bot
from settings import Settings
from storage.database import Database, Rows, check, last_beat, open_database
from storage.errors import BadDatabase, ChannelTaken, StorageFailure, UnavailableDatabase
from storage.migrations import migrations
from tables.errors import Refusal
from tests.postgres import Server
from tests.tables.helpers import ANN, GAMES, GUILD, alter, make_tables, pick, rows, started

pytestmark = pytest.mark.postgres

NEWEST = migrations("storage.sqlite")[-1][0]


@pytest_asyncio.fixture
async def other(path: str) -> AsyncIterator[Database]:
    """Another process on the same database."""
    opened = await open_database(path)
    yield opened
    await opened.close()


def note(rows: Rows, met: int) -> None:
    """A row that shows that work was stored."""
    rows.people.put_met(1, "sample", "lay", met)


def hints_met(path: str) -> list[tuple[object, ...]]:
    return rows(path, "SELECT met FROM hints")


def end_all(path: str) -> None:
    """End every connection to the database, as a server does that is shut down."""
    alter(
        path,
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()",
    )


@contextmanager
def closed_to_all(server: Server, path: str) -> Iterator[None]:
    """Nobody can connect to the database, and open connections are closed."""
    name = path.rpartition("/")[2]
    server.run(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
    server.run(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
    try:
        yield
    finally:
        server.run(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")


# Its schema


async def test_both_databases_have_the_same_schema(path: str, tmp_path: Path) -> None:
    """Tables, columns with their kinds, keys, references and indexes, after all migrations of either."""
    file = tmp_path / "kantera.db"
    await (await open_database(file)).close()

    assert form_of_postgres(path) == form_of_sqlite(file)


KINDS = {"INTEGER": "bigint", "REAL": "double precision", "TEXT": "text", "BLOB": "bytea"}


def form_of_sqlite(file: Path) -> dict[str, object]:
    seen: dict[str, object] = {}
    with closing(sqlite3.connect(file)) as connection:
        tables = connection.execute(
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
        ).fetchall()
        for (table,) in tables:
            columns = connection.execute(f"PRAGMA table_info({table})").fetchall()
            key = [name for place, name in sorted((row[5], row[1]) for row in columns) if place]
            seen[table] = {
                # A primary key of one whole number is never empty, though SQLite does not say so.
                "columns": sorted((row[1], KINDS[row[2]], bool(row[3]) or [row[1]] == key) for row in columns),
                "key": key,
                "references": sorted(
                    (row[3], row[2], row[4]) for row in connection.execute(f"PRAGMA foreign_key_list({table})")
                ),
            }
            for _, name, unique, origin, partial in connection.execute(f"PRAGMA index_list({table})").fetchall():
                if origin != "pk":
                    names = [row[2] for row in connection.execute(f"PRAGMA index_info({name})")]
                    own = name if origin == "c" else ""
                    seen[f"index {own} of {table} {names}"] = (bool(unique), bool(partial))
    return seen


def form_of_postgres(path: str) -> dict[str, object]:
    seen: dict[str, object] = {}
    tables: list[Any] = rows(
        path, "SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'kantera'"
    )
    for (table,) in tables:
        constraints: list[Any] = rows(
            path,
            "SELECT contype::text, array(SELECT attname::text FROM unnest(conkey) WITH ORDINALITY AS key (place, rank)"
            " JOIN pg_attribute ON attrelid = conrelid AND attnum = place ORDER BY rank), confrelid::regclass::text"
            " FROM pg_constraint WHERE conrelid = CAST(? AS regclass)",
            table,
        )
        seen[str(table)] = {
            "columns": sorted(
                (name, kind, null == "NO")
                for name, kind, null in rows(
                    path,
                    "SELECT column_name, data_type, is_nullable FROM information_schema.columns"
                    " WHERE table_schema = 'public' AND table_name = ?",
                    table,
                )
            ),
            "key": next(columns for kind, columns, _ in constraints if kind == "p"),
            "references": sorted((columns[0], there, "id") for kind, columns, there in constraints if kind == "f"),
        }
    indexes: list[Any] = rows(
        path,
        "SELECT relname, indrelid::regclass::text, indisunique, indpred IS NOT NULL,"
        " array(SELECT attname::text FROM unnest(indkey) WITH ORDINALITY AS key (place, rank)"
        " JOIN pg_attribute ON attrelid = indrelid AND attnum = place ORDER BY rank), conname"
        " FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid LEFT JOIN pg_constraint ON conindid = indexrelid"
        " AND contype IN ('p', 'u') WHERE relnamespace = (SELECT oid FROM pg_namespace WHERE nspname = 'public')"
        " AND NOT indisprimary",
    )
    for name, table, unique, partial, columns, constraint in indexes:
        own = "" if constraint else name
        seen[f"index {own} of {table} {columns}"] = (unique, partial)
    return seen


async def test_a_database_is_set_up_once_and_then_only_opened(empty: str) -> None:
    assert check(empty, GAMES) == []
    assert last_beat(empty) is None
    for _ in range(2):
        await (await open_database(empty)).close()

    assert rows(empty, "SELECT form FROM kantera") == [(NEWEST,)]
    [(key,)] = rows(empty, "SELECT key FROM signing")
    assert isinstance(key, bytes)
    assert len(key) == 32
    assert check(empty, GAMES) == []


async def test_a_bot_on_postgresql_makes_no_backups_and_mentions_none(path: str) -> None:
    bot = await create_bot(Settings(_env_file=None, database=SecretStr(path)), backs_up=True)

    assert bot.services.kept_backups == 0
    assert bot.start_options.backup is None
    await bot.tables.close()
    await bot.tables.database.close()


async def test_processes_starting_at_once_set_up_the_database_only_once(empty: str) -> None:
    opened = await asyncio.gather(*(open_database(empty) for _ in range(4)))

    assert rows(empty, "SELECT form FROM kantera") == [(NEWEST,)]
    for database in opened:
        await database.close()


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (f"UPDATE kantera SET form = {NEWEST + 1}", "newer Kantera"),
        ("UPDATE kantera SET form = 13", "too old"),
        ("DROP TABLE kantera", "another program"),
    ],
    ids=["newer", "older", "not ours"],
)
async def test_an_incompatible_database_is_refused_in_one_sentence(empty: str, change: str, says: str) -> None:
    await (await open_database(empty)).close()
    alter(empty, change)
    tables = rows(empty, "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'")

    with pytest.raises(BadDatabase, match=says) as refused:
        await open_database(empty)

    assert "\n" not in str(refused.value)
    assert rows(empty, "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'") == tables
    assert check(empty, GAMES) == [str(refused.value)]


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://ann:sesame@127.0.0.1:1/kantera",
        "postgresql://ann:sesame@{there}/nowhere",
        "postgresql://ann:sesame@{there}/postgres?nonsense=1",
        "postgresql://ann:sesame@127.0.0.1:port/kantera",
        "postgresql://ann:%sesame@{there}/kantera",
    ],
    ids=["nobody there", "no database", "no setting", "no port", "a sign in the password"],
)
async def test_a_wrong_address_is_reported_in_one_sentence_without_its_password(server: Server, address: str) -> None:
    wrong = address.format(there=f"127.0.0.1:{server.port}")

    with pytest.raises(BadDatabase) as refused:
        await open_database(wrong)

    for sentence in (str(refused.value), *check(wrong, GAMES)):
        assert sentence.startswith("The database ")
        assert "\n" not in sentence
        assert "sesame" not in sentence
    assert last_beat(wrong) is None


async def test_a_server_that_does_not_answer_may_answer_later_and_a_wrong_setting_stays_wrong(server: Server) -> None:
    """A bot that starts before its server waits for it; only a wrong setting ends it."""
    for address, later in (
        ("postgresql://ann@127.0.0.1:1/kantera", True),
        ("postgresql://ann@there.invalid/kantera", True),
        (f"postgresql://nobody@127.0.0.1:{server.port}/postgres", False),
        (f"postgresql://ann@127.0.0.1:{server.port}/postgres?nonsense=1", False),
    ):
        with pytest.raises(BadDatabase) as refused:
            await open_database(address)
        assert isinstance(refused.value, UnavailableDatabase) == later, address


# Its queries


def test_query_parameters_are_translated_for_the_driver() -> None:
    from storage.postgres.connection import translate

    assert translate("SELECT ':a ? %', ?, :b, c::text, 5 % 2") == b"SELECT ':a ? %%', %s, %(b)s, c::text, 5 %% 2"


async def test_rows_can_be_read_by_index_by_name_and_as_a_whole(database: Database) -> None:
    row = await database.read(lambda rows: rows.connection.execute("SELECT 1 AS one, 'x' AS two").fetchone())

    assert tuple(row) == (1, "x")
    assert (row[0], row["two"]) == (1, "x")
    assert dict(row) == {"one": 1, "two": "x"}
    assert len(row) == 2


async def test_a_taken_channel_is_reported_as_such(database: Database) -> None:
    tables = make_tables(database)
    table = await tables.lobby.open(GUILD, 1, "sample", ANN, {}, "en")

    with pytest.raises(Refusal, match="channel_taken"):
        await tables.lobby.open(GUILD, 1, "sample", ANN, {}, "en")
    with pytest.raises(ChannelTaken):
        await database.write(lambda rows: rows.tables.add(table))


# Its transactions


async def test_a_transaction_that_goes_on_after_an_error_is_not_stored(database: Database, path: str) -> None:
    """PostgreSQL silently rolls such a transaction back when it is closed."""

    def work(rows: Rows) -> None:
        note(rows, 1)
        try:
            rows.connection.execute("INSERT INTO hints (user_id, game, kind, met) VALUES (1, 'sample', 'lay', 2)")
        except rows.connection.IntegrityError:
            return

    with pytest.raises(StorageFailure):
        await database.write(work)

    assert hints_met(path) == []
    await database.write(lambda rows: note(rows, 3))
    assert hints_met(path) == [(3,)]


async def test_marks_do_not_wait_for_the_disk_and_choices_do(database: Database) -> None:
    def waits(rows: Rows) -> str:
        (setting,) = rows.connection.execute("SHOW synchronous_commit").fetchone()
        return str(setting)

    assert await database.write(waits, durable=False) == "off"
    assert await database.write(waits) == "on"


async def test_conflicting_writes_are_stored_one_after_the_other(path: str, other: Database) -> None:
    """The second one repeats all of its work, based on what the first has stored."""
    database = await open_database(path)
    await database.write(lambda rows: note(rows, 1))
    loop = asyncio.get_running_loop()
    tried = 0

    def add(rows: Rows) -> None:
        nonlocal tried
        tried += 1
        [(_, _, _, met)] = rows.people.met()
        if tried == 1:
            asyncio.run_coroutine_threadsafe(other.write(lambda rows: note(rows, met + 10)), loop).result(timeout=30)
        note(rows, met + 1)

    await database.write(add)

    assert tried == 2
    assert hints_met(path) == [(12,)]
    await database.close()


async def test_a_read_sees_a_consistent_snapshot(database: Database, other: Database) -> None:
    loop = asyncio.get_running_loop()

    def read(rows: Rows) -> tuple[int, int]:
        before = len(rows.people.met())
        asyncio.run_coroutine_threadsafe(other.write(lambda rows: note(rows, 1)), loop).result(timeout=30)
        return before, len(rows.people.met())

    assert await database.read(read) == (0, 0)
    assert await database.read(lambda rows: len(rows.people.met())) == 1


async def test_a_locked_row_is_waited_for_no_longer_than_the_timeout(path: str, other: Database) -> None:
    database = await open_database(path, busy_ms=300)
    await database.write(lambda rows: note(rows, 1))
    loop = asyncio.get_running_loop()

    def keep(rows: Rows) -> float:
        note(rows, 2)
        begun = time.perf_counter()
        with pytest.raises(StorageFailure):
            asyncio.run_coroutine_threadsafe(database.write(lambda rows: note(rows, 3)), loop).result(timeout=30)
        return time.perf_counter() - begun

    assert 0.2 < await other.write(keep) < 5
    assert hints_met(path) == [(2,)]
    await database.close()


# A lost connection


async def test_a_lost_connection_is_reopened(path: str) -> None:
    database = await open_database(path)
    await database.write(lambda rows: note(rows, 1))
    await database.read(lambda rows: rows.people.met())
    end_all(path)

    await database.write(lambda rows: note(rows, 2))
    met = await database.read(lambda rows: rows.people.met())

    assert [times for _, _, _, times in met] == [2]
    end_all(path)
    assert len(await database.read_in_turn(lambda rows: rows.people.met())) == 1
    await database.close()


async def test_work_whose_connection_is_lost_is_repeated_and_stored_once(path: str) -> None:
    database = await open_database(path)
    tried = Counter[str]()

    def work(rows: Rows) -> None:
        tried["work"] += 1
        number = len(rows.people.met()) + 1
        rows.people.put_met(number, "sample", "lay", 1)
        if tried["work"] == 1:
            end_all(path)
        rows.people.put_met(number + 1, "sample", "lay", 1)

    await database.write(work)

    assert tried["work"] == 2
    assert rows(path, "SELECT user_id FROM hints ORDER BY user_id") == [(1,), (2,)]
    await database.close()


async def test_a_connection_lost_during_a_commit_is_reported_and_the_work_not_repeated(
    path: str, caplog: pytest.LogCaptureFixture
) -> None:
    """It is then unknown whether the work was stored."""
    database = await open_database(path)
    tried = Counter[str]()

    def work(rows: Rows) -> None:
        tried["work"] += 1
        note(rows, 1)
        end_all(path)

    with pytest.raises(StorageFailure):
        await database.write(work)

    assert tried["work"] == 1
    assert "lost while it was storing" in caplog.text
    await database.write(lambda rows: note(rows, 2))
    assert hints_met(path) == [(2,)]
    await database.close()


async def test_a_server_that_is_gone_is_a_failure_until_it_is_back(
    server: Server, empty: str, caplog: pytest.LogCaptureFixture
) -> None:
    database = await open_database(empty, busy_ms=300)
    await database.write(lambda rows: note(rows, 1))
    with closed_to_all(server, empty):
        for doing in (database.write, database.read, database.read_in_turn):
            with pytest.raises(StorageFailure) as failed:
                await doing(lambda rows: rows.people.met())
            assert failed.value.message.key == "refused-storage_failed"
    assert re.search("the database failed: .*not currently accepting connections", caplog.text)

    await database.write(lambda rows: note(rows, 2))

    assert hints_met(empty) == [(2,)]
    await database.close()


async def test_a_choice_succeeds_despite_a_lost_connection(path: str) -> None:
    database = await open_database(path)
    tables = make_tables(database)
    table = await started(tables)
    end_all(path)

    outcome = await pick(tables, table.id, 0, interaction_id=5)

    assert outcome.table.version == 1
    assert rows(path, "SELECT interaction_id FROM choices") == [(5,)]
    await tables.close()
    await database.close()
