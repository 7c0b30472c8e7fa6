"""Game nights: dates of lobbies, what they leave free, and when they are announced."""

from __future__ import annotations

from pathlib import Path

import pytest

from storage.database import Database
from storage.rows import DAY
from tables.seats.nights import HOUR, LATEST, MOST_AHEAD, REMIND_BEFORE, REMINDER
from tables.store.shards import Shards
from tables.tables import Tables
from tests.tables.group_helpers import hear, is_refused
from tests.tables.helpers import ANN, BEN, CHANNEL, GUILD, ManualClock, make_tables, rows


async def open_night(tables: Tables, at: float | None) -> int:
    table = await tables.lobby.open(GUILD, CHANNEL, "sample", ANN, {}, "en", meets_at=at)
    return table.id


async def announcements(tables: Tables, now: float) -> list[tuple[int, int]]:
    return [(table.id, table.announced) for table in await tables.nights.run_due(now)]


async def test_a_date_is_stored_with_its_lobby(tables: Tables, clock: ManualClock, database: Database) -> None:
    table_id = await open_night(tables, clock.now + DAY)
    table = await make_tables(database, clock=clock).store.get(table_id)
    assert (table.meets_at, table.announced) == (clock.now + DAY, 0)


async def test_the_host_and_admins_move_and_cancel_a_date(tables: Tables, clock: ManualClock) -> None:
    table_id = await open_night(tables, None)
    await tables.lobby.join(table_id, BEN)
    await is_refused("not_host", tables.nights.set_date(table_id, BEN.id, clock.now + DAY))
    table = await tables.nights.set_date(table_id, ANN.id, clock.now + DAY)
    assert table.meets_at == clock.now + DAY
    table = await tables.nights.set_date(table_id, BEN.id, clock.now + 2 * DAY, admin=True)
    assert table.meets_at == clock.now + 2 * DAY
    table = await tables.nights.set_date(table_id, ANN.id, None)
    assert (table.meets_at, len(table.seats)) == (None, 2)
    await tables.play.start(table_id, ANN.id)
    await is_refused("begun", tables.nights.set_date(table_id, ANN.id, clock.now + DAY))


@pytest.mark.parametrize(
    ("ahead", "refused"), [(0.0, "night_past"), (-1.0, "night_past"), (MOST_AHEAD + 1, "night_far")]
)
async def test_dates_in_the_past_or_far_ahead_are_refused(
    tables: Tables, clock: ManualClock, ahead: float, refused: str
) -> None:
    start = clock.now + ahead
    await is_refused(refused, open_night(tables, start), at=str(int(start)))
    table_id = await open_night(tables, clock.now + MOST_AHEAD)
    await is_refused(refused, tables.nights.set_date(table_id, ANN.id, start), at=str(int(start)))
    assert (await tables.store.get(table_id)).meets_at == clock.now + MOST_AHEAD


async def test_dates_are_refused_in_direct_messages(tables: Tables, clock: ManualClock) -> None:
    opening = tables.lobby.open(None, CHANNEL, "sample", ANN, {}, "en", meets_at=clock.now + DAY)
    await is_refused("night_here", opening)
    table = await tables.lobby.open(None, CHANNEL, "sample", ANN, {}, "en")
    await is_refused("night_here", tables.nights.set_date(table.id, ANN.id, clock.now + DAY))


async def test_a_lobby_with_a_date_does_not_occupy_its_channel(tables: Tables, clock: ManualClock) -> None:
    later, sooner = await open_night(tables, clock.now + 2 * DAY), await open_night(tables, clock.now + DAY)
    table = await tables.store.by_channel(CHANNEL)
    assert table is not None
    assert table.id == sooner
    assert await tables.store.occupying(CHANNEL) is None
    now = await open_night(tables, None)
    for find in (tables.store.by_channel, tables.store.occupying):
        table = await find(CHANNEL)
        assert table is not None
        assert table.id == now
    await is_refused("channel_taken", tables.nights.set_date(later, ANN.id, None))
    await tables.lobby.join(sooner, BEN)
    await tables.lobby.join(now, BEN)
    await tables.play.start(now, ANN.id)
    await is_refused("night_taken", tables.play.start(sooner, ANN.id))
    assert (await tables.store.get(sooner)).status == "lobby"
    await tables.ending.end(now, ANN.id)
    assert (await tables.play.start(sooner, ANN.id)).status == "running"
    await is_refused("channel_taken", open_night(tables, None))
    assert (await tables.store.get(later)).meets_at == clock.now + 2 * DAY


async def test_the_reminder_and_the_start_are_announced_once_each(
    tables: Tables, clock: ManualClock, database: Database
) -> None:
    start = clock.now + DAY
    table_id = await open_night(tables, start)
    heard = hear(tables)  # as after a restart
    again = make_tables(database, clock=clock)
    heard_again = hear(again)
    assert await announcements(tables, start - REMIND_BEFORE - 1) == []
    assert await announcements(tables, start - REMIND_BEFORE) == [(table_id, 1)]
    assert await announcements(tables, start - 1) == []
    assert await announcements(again, start - 1) == []
    assert await announcements(again, start) == [(table_id, 2)]
    assert await announcements(tables, start + 1) == []
    assert (heard.keys, heard_again.keys) == ([REMINDER], [HOUR])
    assert await tables.journal.events(table_id, None) == [], "no game has begun"


async def test_a_date_that_is_moved_is_announced_again(tables: Tables, clock: ManualClock) -> None:
    start = clock.now + DAY
    table_id = await open_night(tables, start)
    assert await announcements(tables, start - REMIND_BEFORE) == [(table_id, 1)]
    clock.now = start - REMIND_BEFORE
    await tables.nights.set_date(table_id, ANN.id, start + DAY)
    assert await announcements(tables, start) == []
    assert await announcements(tables, start + DAY - REMIND_BEFORE) == [(table_id, 1)]


async def test_a_date_in_the_near_future_has_no_reminder(tables: Tables, clock: ManualClock) -> None:
    start = clock.now + REMIND_BEFORE - 1
    table_id = await open_night(tables, start)
    assert await announcements(tables, clock.now) == []
    assert await announcements(tables, start) == [(table_id, 2)]


async def test_a_date_long_past_is_not_announced(tables: Tables, clock: ManualClock) -> None:
    start = clock.now + DAY
    table_id = await open_night(tables, start)
    heard = hear(tables)
    assert await announcements(tables, start + LATEST) == [(table_id, 2)]
    assert heard.keys == []


async def test_only_the_servers_own_process_announces_and_only_while_it_is_reachable(
    tables: Tables, clock: ManualClock, database: Database
) -> None:
    start = clock.now + DAY
    table_id = await open_night(tables, start)
    other = make_tables(database, clock=clock, shards=Shards((0,), 2))
    other.store.shards = Shards((1 - (GUILD >> 22) % 2,), 2)
    assert await announcements(other, start) == []
    assert await tables.nights.run_due(start, lambda guild_id: guild_id != GUILD) == []
    assert await announcements(tables, start) == [(table_id, 2)]


async def test_a_game_that_was_started_before_is_not_announced(tables: Tables, clock: ManualClock) -> None:
    start = clock.now + DAY
    table_id = await open_night(tables, start)
    await tables.lobby.join(table_id, BEN)
    await tables.play.start(table_id, ANN.id)
    assert await announcements(tables, start) == []


async def test_a_lobby_with_a_date_is_kept_until_a_day_after_it(tables: Tables, clock: ManualClock, path: Path) -> None:
    start = clock.now + 5 * DAY
    table_id = await open_night(tables, start)
    assert await tables.pausing.tidy(start + DAY - 1) == []
    assert [table.id for table in await tables.pausing.tidy(start + DAY)] == [table_id]
    assert rows(path, "SELECT status, reason FROM games") == [("ended", "end-lobby_forgotten")]
