"""Moving all games from a file to PostgreSQL."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from storage.database import check, moving, open_database
from storage.errors import LockedDatabase
from storage.migrations import migrations
from storage.move import FAILED, REFUSED, move, run
from storage.sqlite.moving import source_file
from tests.tables.helpers import (
    ANN,
    BEN,
    CAT,
    GAMES,
    GUILD,
    alter,
    make_tables,
    pick,
    play_to_end,
    rows,
    started,
)

NEWEST = migrations("storage.sqlite")[-1][0]
LARGE = 2**53 + 1
"""An id as large as Discord's, which no float holds exactly."""
ODD = "'「消えた」 \"gone\"\n\\N\t'''"
"""A name with all that has to be escaped, in SQL."""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The path of a file that does not exist yet."""
    return tmp_path / "moved.db"


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """The program knows the sample game."""
    monkeypatch.setattr("storage.move.GAMES", GAMES)


async def filled(where: Path | str) -> int:
    """Fill the tables as a bot does in a while; returns the id of a running game."""
    database = await open_database(where)
    tables = make_tables(database)
    running = await started(tables, ANN, BEN, computers=1, channel=1)
    await pick(tables, running.id, 0, interaction_id=LARGE)
    over = await started(tables, ANN, CAT, channel=2)
    await play_to_end(tables, over.id)
    await tables.lobby.open(LARGE, LARGE, "sample", CAT, {}, "ja")
    await database.write(lambda rows: rows.marks.beat(5.0))
    await tables.close()
    await database.close()
    for sql in (
        "INSERT INTO drafts (game_id, seat, question, picked) VALUES (1, 0, 1, '[]')",
        "INSERT INTO timers (game_id, kind, question, due) VALUES (1, 'remind', 99, 1790000000.1234567)",
        "INSERT INTO messages (game_id, seat, channel_id, message_id, sent) VALUES (1, -1, 5, 6, 0.1)",
        "INSERT INTO seen (game_id, seat, event) VALUES (1, 7, 3)",
        "INSERT INTO people (user_id, language) VALUES (9001, 'ja')",
        "INSERT INTO text_tables (game_id) VALUES (1)",
        "INSERT INTO proposals (game_id, id, kind, user_id, name, agreed, at)"
        f" VALUES (1, 4, 'undo', 9, {ODD}, '[]', 7)",
        "INSERT INTO guilds (guild_id, starters, roles, lobby_life) VALUES (78, 'everyone', '[]', 1e300)",
        "INSERT INTO hints (user_id, game, kind, met) VALUES (9001, 'sample', 'lay', 2)",
    ):
        alter(where, sql)
    return running.id


def contents(where: Path | str) -> dict[str, list[tuple[object, ...]]]:
    """All rows of all tables, with the values of each in the order of its columns' names."""
    if isinstance(where, Path):
        names = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
        columns = "SELECT name FROM pragma_table_info(?) ORDER BY name"
    else:
        names = "SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'kantera'"
        columns = "SELECT column_name FROM information_schema.columns WHERE table_name = ? ORDER BY column_name"
    by_table = {}
    for (table,) in rows(where, names):
        listed = ", ".join(str(column) for (column,) in rows(where, columns, table))
        by_table[str(table)] = sorted(rows(where, f"SELECT {listed} FROM {table}"), key=repr)
    return by_table


async def made_empty(where: Path | str) -> None:
    """Make a database as its first start leaves it."""
    await (await open_database(where)).close()


def refused(capsys: pytest.CaptureFixture[str], source: Path | str, target: Path | str, code: int = REFUSED) -> str:
    """The one sentence with which a move is refused."""
    assert run(str(source), str(target)) == code
    output = capsys.readouterr()
    assert output.out == ""
    (sentence,) = output.err.strip().splitlines()
    return sentence


# What is moved


@pytest.mark.postgres
async def test_moving_to_postgresql_preserves_everything(file: Path, empty: str) -> None:
    await filled(file)
    before = contents(file)
    assert sum(map(bool, before.values())) >= 20  # nearly all; one that is new may be empty here

    moved = move(str(file), empty, GAMES)

    assert contents(file) == before
    assert contents(empty) == before
    assert moved.rows == {table: len(rows) for table, rows in before.items()}
    assert moved.damaged == []
    assert check(empty, GAMES) == []


@pytest.mark.postgres
async def test_after_a_move_play_goes_on_and_no_number_is_reused(file: Path, empty: str) -> None:
    running = await filled(file)
    for table in ("seats", "events", "mentions"):
        alter(file, f"DELETE FROM {table} WHERE game_id = 3")
    alter(file, "DELETE FROM games WHERE id = 3")  # the last number given no longer exists
    old = await open_database(file)
    before = make_tables(old)
    saved = (await before.store.game(running)).save()
    signed = await before.store.record(running, running=True)
    await before.close()
    await old.close()

    move(str(file), empty, GAMES)

    database = await open_database(empty)
    tables = make_tables(database)
    assert (await tables.store.game(running)).save() == saved
    assert await tables.store.record(running, running=True) == signed
    await pick(tables, running, 1)
    assert (await tables.lobby.open(GUILD, 5, "sample", ANN, {}, "en")).id == 4
    await tables.close()
    await database.close()


@pytest.mark.postgres
async def test_a_database_that_has_only_been_started_once_is_accepted_as_target(
    file: Path, empty: str, capsys: pytest.CaptureFixture[str]
) -> None:
    await filled(file)
    database = await open_database(empty)
    await database.write(lambda rows: rows.marks.beat(99.0))
    await database.close()

    assert run(str(file), empty) == 0

    assert contents(empty) == contents(file)
    output = capsys.readouterr()
    assert "         3  games" in output.out.splitlines()
    assert "moved and compared" in output.out
    assert output.err == ""


@pytest.mark.postgres
async def test_a_damaged_table_is_moved_as_it_is_and_reported(
    file: Path, empty: str, capsys: pytest.CaptureFixture[str]
) -> None:
    running = await filled(file)
    alter(file, "UPDATE games SET options = '{' WHERE id = ?", running)

    assert run(str(file), empty) == 0

    assert f"Already damaged before the move: Table {running} is damaged" in capsys.readouterr().out
    assert contents(empty) == contents(file)


# What is refused


@pytest.mark.parametrize(
    ("source", "target"),
    [("a.db", "b.db"), ("postgresql://ann:sesame@h/a", "postgresql://ann:sesame@h/b"), ("postgresql://h/a", "b.db")],
    ids=["two files", "two servers", "back"],
)
def test_a_move_other_than_from_a_file_to_a_server_is_refused(
    source: str, target: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "FROM must be the path of a file" in refused(capsys, source, target)


def test_a_missing_source_file_is_refused_and_not_created(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "There is no database" in refused(capsys, tmp_path / "none.db", "postgresql://ann:sesame@127.0.0.1:1/k")
    assert list(tmp_path.iterdir()) == []


async def test_a_wrong_address_is_reported_without_its_password(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    await made_empty(file)
    wrong = "postgresql://ann:sesame@127.0.0.1:1/kantera"
    sentence = refused(capsys, file, wrong)
    assert "The database postgresql://127.0.0.1:1/kantera cannot be used" in sentence
    assert "sesame" not in sentence


OTHER_FORMS = [
    ("PRAGMA user_version = {}", NEWEST + 1, "newer Kantera"),
    ("PRAGMA user_version = {}", NEWEST - 1, "start this Kantera on it once"),
    ("PRAGMA application_id = {}", 7, "another program"),
    ("UPDATE kantera SET form = {}", NEWEST + 1, "newer Kantera"),
    ("UPDATE kantera SET form = {}", 13, "too old"),
    ("ALTER TABLE kantera RENAME TO other{}", "", "another program"),
]


@pytest.mark.postgres
@pytest.mark.parametrize(("change", "form", "says"), OTHER_FORMS)
async def test_a_database_of_another_version_or_program_is_refused_on_either_side(
    file: Path, empty: str, change: str, form: object, says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    await made_empty(file)
    await made_empty(empty)
    alter(file if change.startswith("PRAGMA") else empty, change.format(form))

    assert says in refused(capsys, file, empty)


@pytest.mark.postgres
async def test_a_target_that_is_not_empty_is_refused(
    file: Path, empty: str, capsys: pytest.CaptureFixture[str]
) -> None:
    await filled(file)
    await made_empty(empty)
    alter(empty, "INSERT INTO hints (user_id, game, kind, met) VALUES (1, 'sample', 'lay', 2)")
    before = contents(empty)

    assert "holds something already (hints)" in refused(capsys, file, empty)

    assert contents(empty) == before


@pytest.mark.postgres
@pytest.mark.parametrize("in_target", [False, True], ids=["from", "to"])
async def test_a_move_is_refused_while_a_bot_is_using_either_database(
    file: Path, empty: str, in_target: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    await filled(file)
    await made_empty(empty)
    before = contents(empty)
    bot = await open_database(empty if in_target else file)
    await bot.read(lambda rows: rows.tables.all())

    with monkeypatch.context() as impatient:
        impatient.setattr("storage.postgres.moving.WAIT", 0.1)
        impatient.setattr("storage.sqlite.moving.WAIT_MS", 100)
        assert "is in use: stop the bot that plays on it" in refused(capsys, file, empty)

    assert await bot.read(lambda rows: rows.tables.all()) == ([] if in_target else [1, 2, 3])
    await bot.close()
    assert contents(empty) == before
    assert run(str(file), empty) == 0


@pytest.mark.postgres
async def test_a_bot_with_another_application_name_is_detected_by_its_locks(
    file: Path, empty: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    await filled(file)
    await made_empty(empty)
    bot = await open_database(f"{empty}?application_name=lantern")
    await bot.read(lambda rows: rows.connection.execute("SELECT pg_advisory_lock(5, 0)"))

    with monkeypatch.context() as impatient:
        impatient.setattr("storage.postgres.moving.WAIT", 0.1)
        assert "is in use: stop the bot that plays on it" in refused(capsys, file, empty)

    await bot.close()
    assert run(str(file), empty) == 0


@pytest.mark.postgres
async def test_a_bot_started_during_a_move_is_refused_or_waits(file: Path, empty: str) -> None:
    for where in (file, empty):
        await made_empty(where)

    with source_file(file), pytest.raises(LockedDatabase):
        await open_database(file, busy_ms=50)

    with moving().target(empty):
        bot = asyncio.create_task(open_database(empty))
        while not rows(empty, "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"):
            assert not bot.done()
            await asyncio.sleep(0.01)
    await (await bot).close()


# What goes wrong on the way


@pytest.mark.postgres
async def test_values_that_the_target_cannot_store_leave_it_empty(
    file: Path, empty: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """PostgreSQL cannot store text with a NUL in it."""
    await filled(file)
    await made_empty(empty)
    before = contents(empty)
    alter(file, "UPDATE hints SET kind = char(97, 0)")

    assert refused(capsys, file, empty, FAILED).startswith("Nothing was moved: ")

    assert contents(empty) == before
    alter(file, "UPDATE hints SET kind = 'lay'")
    assert run(str(file), empty) == 0


def at_hints(address: str, body: str, when: str = "TRIGGER spoiler BEFORE INSERT ON hints") -> None:
    """Let a database run this trigger as soon as something is written into `hints`."""
    alter(address, f"CREATE FUNCTION alter() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN {body} RETURN NEW; END'")
    alter(address, f"CREATE {when} FOR EACH ROW EXECUTE FUNCTION alter()")


END = "PERFORM pg_terminate_backend(pg_backend_pid());"


@pytest.mark.postgres
@pytest.mark.parametrize(
    ("body", "says"),
    [("NEW.met := NEW.met + 1;", "of hints, 1 rows were sent, and others came back"), (END, "Nothing was moved: ")],
    ids=["another row is kept", "the connection is lost"],
)
async def test_a_failure_during_the_move_changes_neither_database(
    file: Path, empty: str, body: str, says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    await filled(file)
    await made_empty(empty)
    at_hints(empty, body)
    before = contents(empty), contents(file)

    assert says in refused(capsys, file, empty, FAILED)

    assert (contents(empty), contents(file)) == before


@pytest.mark.postgres
async def test_an_uncertain_commit_is_reported_as_uncertain(
    file: Path, empty: str, capsys: pytest.CaptureFixture[str]
) -> None:
    await filled(file)
    await made_empty(empty)
    at_hints(empty, END, "CONSTRAINT TRIGGER spoiler AFTER INSERT ON hints DEFERRABLE INITIALLY DEFERRED")

    sentence = refused(capsys, file, empty, FAILED)

    assert "failed while it was storing" in sentence
    assert "Nothing was moved" not in sentence
