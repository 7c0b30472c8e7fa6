"""Requests that cannot be answered in time are refused; then nothing they asked for is done, now or later."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from storage.database import Database, open_database
from storage.errors import StorageFailure, TooLate
from storage.queries.rows import Rows
from storage.timeouts import deadline, in_time, note_stored, response_deadline
from tables.errors import Refusal
from tables.store.table_store import Locks
from tables.tables import Tables
from tests.tables.helpers import rows


def never() -> bool:
    return False


def note(number: int) -> Callable[[Rows], None]:
    """The work of storing that this person is known."""

    def work(rows: Rows) -> None:
        rows.connection.execute("INSERT INTO people (user_id, text_only) VALUES (?, 0)", (number,))

    return work


async def test_the_deadline_applies_until_there_is_an_answer_and_only_to_this_task() -> None:
    answered = False
    assert deadline() is None
    before = time.perf_counter()
    with response_deadline(2.0, lambda: answered):
        until = deadline()
        assert until is not None
        assert before <= until - 2.0 <= time.perf_counter()
        later = asyncio.create_task(asyncio.sleep(0.01, None))
        answered = True
        assert deadline() is None
        answered = False
        assert deadline() == until
    assert deadline() is None
    await later


async def test_a_background_task_has_no_deadline_once_its_press_is_over() -> None:
    async def behind() -> float | None:
        await asyncio.sleep(0.01)
        return deadline()

    with response_deadline(0.0, never):
        task = asyncio.create_task(behind())
    assert await task is None


async def test_waiting_is_given_up_at_the_deadline_and_not_before() -> None:
    with response_deadline(0.05, never):
        assert await in_time(asyncio.sleep(0, "there")) == "there"
        with pytest.raises(TooLate):
            await in_time(asyncio.sleep(5))
    with response_deadline(0.0, never):
        assert await in_time(asyncio.Lock().acquire())  # what is available at once succeeds


async def test_storage_that_was_slow_is_still_blamed_by_a_call_after_the_deadline() -> None:
    with response_deadline(0.05, never):
        with pytest.raises(TooLate) as slow:
            await in_time(asyncio.sleep(5))
        await asyncio.sleep(0.2)
        with pytest.raises(TooLate) as late:
            await in_time(asyncio.sleep(5))
    assert not slow.value.busy
    assert not late.value.busy


@pytest.mark.slow
async def test_what_storage_has_done_counts_even_if_nobody_looked_in_time(database: Database) -> None:
    loop = asyncio.get_running_loop()

    def work(rows: Rows) -> int:
        loop.call_soon_threadsafe(time.sleep, 1.2)  # the loop is held up, storage is not
        return 7

    with response_deadline(1.0, never):
        assert await database.read(work) == 7


async def test_storage_is_not_blamed_for_time_that_was_spent_elsewhere() -> None:
    with response_deadline(0.1, never):
        await asyncio.sleep(0.15)
        with pytest.raises(TooLate) as late:
            await in_time(asyncio.sleep(5))
    assert (late.value.busy, late.value.message.key) == (True, "refused-busy")
    with response_deadline(1.0, never), pytest.raises(TooLate) as late:
        await in_time(asyncio.sleep(5))
    assert (late.value.busy, late.value.message.key) == (False, "refused-storage_failed")


@pytest.mark.slow
async def test_a_write_that_cannot_start_before_the_deadline_is_never_done(database: Database, path: Path) -> None:
    free = threading.Event()
    blocker = asyncio.create_task(database.read_in_turn(lambda rows: free.wait(60)))
    await asyncio.sleep(0)
    with response_deadline(0.05, never) as response, pytest.raises(TooLate):
        await database.write(note(1))
    free.set()
    assert await blocker
    await database.write(note(2))
    assert rows(path, "SELECT user_id FROM people") == [(2,)]
    assert not response.stored


@pytest.mark.slow
async def test_a_write_that_has_begun_is_waited_for(database: Database, path: Path) -> None:
    def slow(rows: Rows) -> None:
        note(1)(rows)
        time.sleep(1.2)

    with response_deadline(1.0, never) as response:
        await database.write(slow)
        assert response.stored
    assert rows(path, "SELECT user_id FROM people") == [(1,)]


async def test_writes_that_are_not_durable_do_not_count_as_stored(database: Database) -> None:
    with response_deadline(1.0, never) as response:
        await database.write(note(1), durable=False)
        assert not response.stored
        note_stored()
        assert response.stored


@pytest.mark.slow
@pytest.mark.sqlite
async def test_the_busy_timeout_counts_from_when_a_write_was_requested(path: Path) -> None:
    database = await open_database(path, busy_ms=1000)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        began = time.perf_counter()
        done = await asyncio.gather(*(database.write(note(number)) for number in range(5)), return_exceptions=True)
        took = time.perf_counter() - began
        other.execute("ROLLBACK")
    assert all(isinstance(result, StorageFailure) for result in done)
    assert 0.9 < took < 4  # and not 5 times a second
    await database.write(note(7))
    assert rows(path, "SELECT user_id FROM people") == [(7,)]
    await database.close()


async def test_a_lock_that_is_not_free_in_time_is_not_taken() -> None:
    locks = Locks()
    async with locks.hold(1):
        with response_deadline(0.02, never), pytest.raises(TooLate):
            async with locks.hold(1):
                raise AssertionError
        assert locks.locked(1)
        assert not locks.locked(2)
    assert not locks.locked(1)
    async with locks.hold(1):
        pass


async def test_a_lock_is_held_by_only_one_task_at_a_time() -> None:
    locks = Locks()
    inside = 0
    most = 0

    async def enter() -> None:
        nonlocal inside, most
        async with locks.hold(1):
            inside += 1
            most = max(most, inside)
            await asyncio.sleep(0)
            inside -= 1

    await asyncio.gather(*(enter() for _ in range(20)))
    assert most == 1


@pytest.mark.slow
async def test_unknown_table_numbers_leave_no_locks_in_memory(tables: Tables) -> None:
    for number in range(1, 500):
        with pytest.raises(Refusal):
            await tables.store.get(number)
    gc.collect()
    assert len(tables.store._locks) == 0
