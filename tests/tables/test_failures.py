"""Disk full, locked file, damaged rows, broken rules: nothing half-done, nothing lost, the cause in the log."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from rules.errors import DamagedSave
from rules.records import replay
from storage.database import Database
from storage.errors import DamagedRow, StorageFailure
from storage.queries.rows import Rows
from storage.rows import Table
from tables.errors import RulesBroke
from tables.play.computers import RETRY_AFTER
from tables.tables import Tables
from tests.rules.sample import LayCard, Sample
from tests.tables.group_helpers import hear, wait
from tests.tables.helpers import (
    ANN,
    BEN,
    CHANNEL,
    GAMES,
    GUILD,
    ManualClock,
    alter,
    asked,
    break_rules,
    make_tables,
    pick,
    play_to_end,
    replace_position,
    resume_all,
    rows,
    started,
)


def stored(table_id: int, path: Path) -> tuple[object, ...]:
    """Everything that a choice writes."""
    counts = [
        rows(path, f"SELECT count(*) FROM {name} WHERE game_id = ?", table_id)[0][0]
        for name in ("choices", "events", "timers", "drafts", "snapshots", "results", "places")
    ]
    return (*rows(path, "SELECT version, snapshot, status, touched FROM games WHERE id = ?", table_id), *counts)


@pytest.mark.sqlite
async def test_a_choice_is_refused_while_the_database_is_locked_and_accepted_later(
    tables: Tables, table: Table, path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    heard = hear(tables)
    before = stored(table.id, path)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")

        with pytest.raises(StorageFailure) as error:
            await pick(tables, table.id, 0, interaction_id=555)

        assert error.value.message.key == "refused-storage_failed"
        assert "database is locked" in caplog.text
        assert (await tables.store.get(table.id)).version == 0
        assert asked(await tables.store.game(table.id), 0).kind == "lay_card"  # the game in memory is the stored one
        other.execute("ROLLBACK")

    assert stored(table.id, path) == before
    assert heard.told == []
    outcome = await pick(tables, table.id, 0, interaction_id=555)
    assert (outcome.repeated, outcome.table.version) == (False, 1)


@pytest.mark.slow
@pytest.mark.sqlite
async def test_a_choice_is_refused_while_the_disk_is_full_and_play_goes_on_afterwards(
    tables: Tables, database: Database, path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    def limit(pages: int | None) -> Any:
        def work(rows: Rows) -> None:
            (now,) = rows.connection.execute("PRAGMA page_count").fetchone()
            rows.connection.execute(f"PRAGMA max_page_count = {now + pages if pages is not None else 1 << 30}")

        return database.read_in_turn(work)

    failures = 0
    for channel in range(12):
        table = await started(tables, channel=channel)
        await limit(0)
        for _ in range(40):
            game = await tables.store.game(table.id)
            question = next(question for question in game.questions if question.seat in (0, -1) and question.id)
            before = stored(table.id, path)
            try:
                await tables.play.choose(table.id, question.seat, question.id, [question.options(game)[0].id])
            except StorageFailure:
                failures += 1
                assert stored(table.id, path) == before
                assert (await tables.store.game(table.id)).save() == before[0][1]  # type: ignore[index]
                break
        await limit(None)
        await play_to_end(tables, table.id)
        record = await tables.store.record(table.id)
        assert replay(record, GAMES).result is not None
    assert failures >= 3
    assert "database or disk is full" in caplog.text


@pytest.mark.slow
@pytest.mark.sqlite
async def test_a_lobby_stays_as_it_was_while_the_database_is_locked(tables: Tables, path: Path) -> None:
    table = await tables.lobby.open(GUILD, CHANNEL, "sample", ANN, {}, "en")
    table = await tables.lobby.join(table.id, BEN)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        for doing in (
            tables.lobby.open(GUILD, CHANNEL + 1, "sample", ANN, {}, "en"),
            tables.lobby.leave(table.id, BEN.id),
            tables.lobby.set_language(table.id, "ja", ANN.id),
            tables.play.start(table.id, ANN.id),
        ):
            with pytest.raises(StorageFailure):
                await doing
        other.execute("ROLLBACK")
    assert await tables.store.unfinished() == [table]
    assert await tables.store.get(table.id) == table


async def test_a_rules_error_leaves_the_stored_game_unchanged(
    tables: Tables, table: Table, path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    before = stored(table.id, path)

    def breaks(question: LayCard, game: Sample, picked: object) -> None:
        game.points = [99, 99]
        raise ZeroDivisionError("a mistake in the rules")

    with monkeypatch.context() as broken:
        broken.setattr(LayCard, "answer", breaks)
        with pytest.raises(RulesBroke) as error:
            await pick(tables, table.id, 0)
    assert error.value.message.key == "refused-rules_broke"
    assert "a mistake in the rules" in caplog.text

    assert stored(table.id, path) == before
    view = (await tables.store.game(table.id)).view(0)
    assert view.model_dump()["points"] == [0, 0]
    assert (await pick(tables, table.id, 0)).table.version == 1


async def test_a_rules_error_at_the_start_leaves_the_lobby_unchanged(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = await tables.lobby.open(GUILD, CHANNEL, "sample", ANN, {}, "en")
    await tables.lobby.join(table.id, BEN)
    with monkeypatch.context() as broken:
        broken.setattr(Sample, "set_up", lambda game: 1 / 0)
        with pytest.raises(RulesBroke):
            await tables.play.start(table.id, ANN.id)
    assert "ZeroDivisionError" in caplog.text
    assert (await tables.store.get(table.id)).status == "lobby"
    assert (await tables.play.start(table.id, ANN.id)).status == "running"


async def test_a_cancelled_press_is_stored_completely_or_not_at_all(tables: Tables, table: Table, path: Path) -> None:
    for turns in range(6):
        game = await tables.store.game(table.id)
        question = next(question for question in game.questions if question.seat == 0)
        press = asyncio.create_task(
            tables.play.choose(table.id, 0, question.id, [question.options(game)[0].id], interaction_id=turns + 1)
        )
        for _ in range(turns):
            await asyncio.sleep(0)
        press.cancel()
        await asyncio.gather(press, return_exceptions=True)

        [(version, snapshot)] = rows(path, "SELECT version, snapshot FROM games")
        assert (await tables.store.game(table.id)).save() == (rows(path, "SELECT snapshot FROM games")[0][0]), (
            f"cancelled after {turns} turns of the loop, at {version}: {snapshot}"
        )
    record = await tables.store.record(table.id, running=True)
    assert replay(record, GAMES).choices == (await tables.store.get(table.id)).version


def stored_position(path: Path) -> Any:
    return json.loads(str(rows(path, "SELECT snapshot FROM games")[0][0]))


@pytest.mark.parametrize(
    ("field", "value", "named"),
    [
        ("points", "many", "points"),
        ("dice", {"seed": 5, "counter": 0}, "dice.seed"),
        ("unheard_of", 1, "unheard_of"),
    ],
)
async def test_a_damaged_snapshot_is_refused_naming_the_field_and_left_unchanged(
    table: Table, database: Database, path: Path, field: str, value: object, named: str
) -> None:
    save = stored_position(path)
    save["state"][field] = value
    text = json.dumps(save)
    replace_position(path, text)
    later = make_tables(database)

    for asking in (
        later.store.get(table.id),
        later.store.game(table.id),
        later.play.choose(table.id, 0, 1, ["card-1"]),
    ):
        with pytest.raises(DamagedSave) as error:
            await asking
        assert str(error.value.message.args["field"]).startswith(named)

    assert rows(path, "SELECT snapshot, version FROM games") == [(text, 0)]


@pytest.mark.parametrize("text", ["", "{", "[]", '{"game": "chess", "schema": 1, "state": {}}', "null"])
async def test_a_snapshot_that_is_not_a_save_is_refused(
    table: Table, database: Database, path: Path, text: str
) -> None:
    replace_position(path, text)
    with pytest.raises(DamagedSave):
        await make_tables(database).store.game(table.id)
    assert rows(path, "SELECT snapshot FROM games") == [(text,)]


@pytest.mark.parametrize(
    ("sql", "named"),
    [
        ("UPDATE games SET options = '[1]'", "options: must be an object"),
        ("UPDATE games SET options = '{'", "options: "),
        ("UPDATE games SET language = 'tlh'", "language: "),
        ("UPDATE games SET snapshot = NULL", "snapshot: missing"),
        ("UPDATE games SET snapshot = replace(snapshot, '\"points\":[0', '\"points\":[1')", "snapshot: does not match"),
        ("UPDATE games SET checksum = NULL", "snapshot: does not match its checksum"),
        ("UPDATE games SET version = 7", "version: 7"),
        ("UPDATE games SET game = 'chess'", "game: "),
        ("UPDATE seats SET number = 5 WHERE number = 1", "seats"),
        ("DELETE FROM seats WHERE number = 1", "number: 1 rows"),
    ],
)
async def test_a_damaged_row_is_refused_naming_the_field(
    table: Table, database: Database, path: Path, sql: str, named: str
) -> None:
    alter(path, sql)
    with pytest.raises(DamagedRow) as error:
        await make_tables(database).store.get(table.id)
    assert error.value.message.key == "refused-damaged_row"
    assert named in str(error.value.message.args["field"])


async def test_a_damaged_event_or_choice_is_refused_naming_its_number(tables: Tables, table: Table, path: Path) -> None:
    alter(path, "UPDATE events SET args = '{\"hash\": {}}' WHERE number = 1")
    with pytest.raises(DamagedRow) as error:
        await tables.journal.events(table.id, None)
    assert error.value.message.args["table"] == "events, number 1"

    await pick(tables, table.id, 0)
    break_rules(path, "choices_stay", "UPDATE choices SET picked = '5'")
    with pytest.raises(DamagedRow) as error:
        await tables.store.record(table.id, running=True)
    assert error.value.message.args["table"] == "choices, number 1, picked"


async def test_one_damaged_table_does_not_hide_the_others(
    tables: Tables, database: Database, path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    first = await started(tables, channel=1)
    second = await started(tables, channel=2)
    alter(path, "UPDATE games SET options = '[]' WHERE id = ?", first.id)
    later = make_tables(database)

    assert [table.id for table in await later.store.unfinished(guild_id=GUILD)] == [second.id]
    assert [table.id for table in await resume_all(later)] == [second.id]
    assert f"table {first.id} cannot be read" in caplog.text


async def test_one_damaged_table_does_not_stop_the_timers_and_tidying_of_others(
    database: Database, tables: Tables, clock: ManualClock, path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    first, second = await started(tables, channel=1), await started(tables, channel=2)
    alter(path, "UPDATE games SET snapshot = '{' WHERE id = ?", first.id)
    await tables.clock.set_waits(second.id, ANN, remind_after=None, deadline=60.0)
    alter(path, "INSERT INTO timers (game_id, kind, question, due) VALUES (?, 'clock', 99, 0)", first.id)
    later = make_tables(database, clock=clock)
    await later.clock.wake_up()

    clock.now += 61
    assert await later.clock.run_due(clock.now) > 0
    assert (await later.store.get(second.id)).version > 0
    assert f"table {first.id}: its clock failed" in caplog.text
    caplog.clear()
    await wait(later, clock, 1)
    assert f"table {first.id}" not in caplog.text  # it is not tried again every second
    await wait(later, clock, RETRY_AFTER)
    assert f"table {first.id}: its clock failed" in caplog.text

    clock.now += 15 * 86_400
    assert [table.id for table in await later.pausing.tidy(clock.now)] == [second.id]
    assert f"table {first.id} cannot be read, and is skipped" in caplog.text


async def test_deleting_the_channel_of_a_damaged_table_does_not_fail(
    tables: Tables, database: Database, path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    first = await started(tables, channel=1)
    await tables.pausing.pause(first.id, ANN)
    second = await started(tables, channel=1)
    alter(path, "UPDATE games SET snapshot = '{' WHERE id = ?", first.id)
    paused = await make_tables(database).pausing.channel_gone(1)
    assert [(table.id, table.status) for table in paused] == [(second.id, "paused")]
    assert f"table {first.id} cannot be read, and is skipped" in caplog.text


async def test_an_unreadable_timer_does_not_stop_the_others(
    tables: Tables, table: Table, path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    for kind, question in (("sundial", 98), ("clock", 99)):
        alter(path, "INSERT INTO timers (game_id, kind, question, due) VALUES (?, ?, ?, 0)", table.id, kind, question)
    assert await tables.clock.run_due(1.0) == 1
    assert f"table {table.id}: a timer cannot be read" in caplog.text


async def test_a_position_that_raises_an_error_when_loaded_counts_as_damaged(
    table: Table, database: Database, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def breaks(saved: object) -> Sample:
        raise ZeroDivisionError("a mistake in the rules")

    monkeypatch.setattr(Sample, "load", breaks)
    damaged = await make_tables(database).store.damaged(GUILD)
    assert list(damaged) == [table.id]
    assert damaged[table.id].key == "refused-damaged_row"
    assert "a mistake in the rules" in caplog.text


async def test_a_storage_failure_does_not_report_tables_as_damaged(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    await started(tables)

    async def held_up(table_id: int) -> None:
        raise StorageFailure

    monkeypatch.setattr(tables.store, "get", held_up)
    with pytest.raises(StorageFailure):
        await tables.store.damaged(GUILD)
