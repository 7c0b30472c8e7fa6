"""The table's clock: questions to TABLE are answered after a random time, as stored timers."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.messages import TABLE
from storage.database import Database
from tables.tables import Tables
from tests.rules.sample import Pause, Sample
from tests.tables.group_helpers import hear
from tests.tables.helpers import ANN, ManualClock, alter, make_tables, next_due, pick, resume_all, rows, started


async def paused(tables: Tables) -> int:
    """A table at which only the clock is asked."""
    for channel in range(100):
        table = await started(tables, channel=channel)
        for seat in (0, 1):
            await pick(tables, table.id, seat)
        game = await tables.store.game(table.id)
        if any(question.seat == TABLE for question in game.questions):
            return table.id
        await tables.ending.end(table.id, ANN.id)
    raise AssertionError("no game came to a pause")


async def test_the_clock_answers_within_the_time_range_of_the_question(
    tables: Tables, clock: ManualClock, path: Path
) -> None:
    table_id = await paused(tables)
    due = await next_due(tables)
    assert due is not None
    assert clock.now + 2 <= due <= clock.now + 6
    assert await tables.clock.run_due(due - 0.001) == 0

    [timer] = await tables.clock.due(due)
    assert (timer.table_id, timer.kind, timer.due) == (table_id, "clock", due)
    version = (await tables.store.get(table_id)).version
    assert await tables.clock.run_due(due) == 1

    assert (await tables.store.get(table_id)).version == version + 1
    assert rows(path, "SELECT seat, made_by FROM choices ORDER BY number DESC LIMIT 1") == [(TABLE, "clock")]
    assert await next_due(tables) is None
    assert await tables.clock.run_due(due) == 0


async def test_waiting_times_vary(tables: Tables) -> None:
    waits = set()
    for _ in range(3):
        table_id = await paused(tables)
        waits.add(await next_due(tables))
        await tables.ending.end(table_id, ANN.id)
    assert len(waits) == 3


async def test_without_a_delay_the_clock_answers_at_once(database: Database) -> None:
    clock = ManualClock()
    tables = make_tables(database, clock=clock, clock_delay=0)
    await paused(tables)
    assert await tables.clock.run_due(clock.now) == 1


async def test_after_a_restart_the_wait_goes_on(database: Database) -> None:
    clock = ManualClock()
    tables = make_tables(database, clock=clock)
    table_id = await paused(tables)
    before = await next_due(tables)
    assert before is not None
    clock.now += 1
    await tables.clock.run_due(clock.now)  # a sign of life
    clock.now += 86_400  # the bot was down for a day
    tables = make_tables(database, clock=clock, seed=2)

    await resume_all(tables)

    due = await next_due(tables)
    assert due == before + 86_400
    assert await tables.clock.run_due(clock.now) == 0
    assert await tables.clock.run_due(due) == 1
    assert (await tables.store.get(table_id)).version == 3


async def test_an_ended_game_has_no_clock(tables: Tables, path: Path) -> None:
    table_id = await paused(tables)
    await tables.ending.end(table_id, ANN.id)
    assert rows(path, "SELECT * FROM timers") == []
    assert await tables.clock.run_due(float("inf")) == 0


async def test_a_timer_whose_question_is_gone_is_forgotten(database: Database, tables: Tables, path: Path) -> None:
    table_id = await paused(tables)
    alter(path, "UPDATE timers SET question = 4711")
    later = make_tables(database)
    heard = hear(later)
    assert await later.clock.run_due(float("inf")) == 1
    assert rows(path, "SELECT * FROM timers") == []
    assert heard.told == []

    await resume_all(later)  # and the question that is open gets a timer again
    assert await later.clock.run_due(float("inf")) == 1
    assert (await later.store.get(table_id)).version == 3


async def test_a_failing_clock_does_not_stop_the_others(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    first = await paused(tables)
    game = await tables.store.game(first)
    await tables.lobby.move(first, None, 9000)
    second = await paused(tables)
    answer = Pause.answer

    def breaks(question: Pause, asked: Sample, picked: object) -> None:
        if asked is game:
            raise ZeroDivisionError("a mistake in the rules")
        answer(question, asked, picked)  # type: ignore[arg-type]

    monkeypatch.setattr(Pause, "answer", breaks)
    assert await tables.clock.run_due(float("inf")) == 1

    assert f"table {first}: its clock failed" in caplog.text
    assert (await tables.store.get(first)).version == 2
    assert (await tables.store.get(second)).version == 3
    assert await tables.clock.run_due(float("inf")) == 1  # the first was read from storage again
