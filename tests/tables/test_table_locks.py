"""A table is locked by one task at a time, and commits are announced in order after the release."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from rules.messages import Event
from storage.database import Database
from storage.errors import StorageFailure
from storage.rows import FingerprintRow, Table
from tables.errors import Refusal
from tables.tables import Tables
from tests.tables.group_helpers import hear
from tests.tables.helpers import logged_keys, make_tables


def event(name: str) -> Event:
    return Event(f"log-{name}")


async def test_stored_changes_are_announced_even_if_an_error_follows(tables: Tables, table: Table) -> None:
    heard = hear(tables)

    async def act() -> None:
        async with tables.store.hold(table.id) as held:
            await held.change(event("first"))
            await held.change(event("second"))
            raise Refusal("refused-no_table")

    with pytest.raises(Refusal):
        await act()
    assert heard.told == [(table.id, ["log-first", "log-second"])]


async def test_a_change_without_events_is_announced_but_reading_is_not(tables: Tables, table: Table) -> None:
    heard = hear(tables)
    async with tables.store.hold(table.id):
        pass
    assert heard.told == []
    async with tables.store.hold(table.id) as held:
        await held.change(language="ja")
    assert heard.told == [(table.id, [])]


async def test_a_quiet_change_is_stored_but_not_announced(database: Database, tables: Tables, table: Table) -> None:
    heard = hear(tables)
    async with tables.store.quietly(table.id) as held:
        await held.change(event("quiet"), language="ja")
    async with tables.store.hold(table.id):
        pass  # nor does the next lock announce it
    assert heard.told == []
    assert (await make_tables(database).store.get(table.id)).language == "ja"
    assert (await tables.journal.events(table.id, None))[-1].key == "log-quiet"


async def test_listeners_may_lock_the_table_and_commits_are_announced_in_order(tables: Tables, table: Table) -> None:
    heard: list[str] = []
    begun, goes_on = asyncio.Event(), asyncio.Event()

    async def slow(table_id: int, events: Sequence[Event]) -> None:
        await tables.store.get(table_id)  # it is released
        if not begun.is_set():
            begun.set()
            await goes_on.wait()
        heard.extend(event.key for event in events)

    tables.store.listeners.append(slow)

    async def change(name: str) -> None:
        async with tables.store.hold(table.id) as held:
            await held.change(event(name))

    first = asyncio.create_task(change("first"))
    await begun.wait()
    await asyncio.gather(change("second"), change("third"))  # nobody waits for the slow listener
    goes_on.set()
    await first
    assert heard == ["log-first", "log-second", "log-third"]


async def test_a_failed_write_announces_nothing_and_leaves_the_table_unchanged(tables: Tables, table: Table) -> None:
    heard = hear(tables)

    def fail(rows: object) -> None:
        raise StorageFailure

    async def act() -> None:
        async with tables.store.hold(table.id) as held:
            await held.change(event("lost"), work=fail, language="ja")

    with pytest.raises(StorageFailure):
        await act()
    assert heard.told == []
    assert await tables.store.get(table.id) == table
    assert "log-lost" not in await logged_keys(tables, table.id)


async def test_a_change_keeps_timers_that_are_up_to_date(tables: Tables, table: Table) -> None:
    async with tables.store.hold(table.id) as held:
        await held.change(remind_after=60.0, deadline=600.0)
        begun = dict(held.timers)
        assert {kind for kind, _ in begun} >= {"remind", "warn", "deadline"}
        await held.change(event("said"))
        assert held.timers == begun
        again = [key for key in begun if key[0] == "remind"]
        tables.store.now = lambda: 2_000_000.0
        await held.change(restart=again)
        assert {key for key in held.timers if held.timers[key] != begun[key]} == set(again)
    assert await tables.store.timers(table.id) == held.timers


async def test_a_new_message_does_not_inherit_the_fingerprint_of_the_old_one(tables: Tables, table: Table) -> None:
    """Otherwise, after a restart, it would be assumed to show what the previous message showed."""
    await tables.journal.set_board(table.id, 770, 55)
    await tables.journal.set_fingerprints([FingerprintRow(table_id=table.id, message_id=55, looks="old")])
    await tables.journal.set_board(table.id, 770, 56)
    tables.store.forget(table.id)

    board = (await tables.store.get(table.id)).board

    assert board is not None
    assert (board.message_id, board.looks) == (56, "")
