"""Which process owns a table when several share the shards: each plays, shows, times and tidies its own."""

from __future__ import annotations

import pytest

from locales.durations import DAY, HOUR
from storage.database import Database
from tables.store.shards import ALL, MOST_SHARDS, Shards, shard_of
from tables.tables import Tables
from tests.tables.helpers import ANN, CHANNEL, ManualClock, make_tables, resume_all, started

FIRST = 4 << 22
"""A server on the first of two shards."""
SECOND = 5 << 22
"""A server on the second of two shards."""


@pytest.mark.parametrize(
    ("text", "ids", "count"),
    [
        ("0-3/16", (0, 1, 2, 3), 16),
        ("2/16", (2,), 16),
        (" 15-15/16 ", (15,), 16),
        ("0/1", (0,), 1),
        (f"{MOST_SHARDS - 1}/{MOST_SHARDS}", (MOST_SHARDS - 1,), MOST_SHARDS),
    ],
)
def test_shard_ranges_are_parsed(text: str, ids: tuple[int, ...], count: int) -> None:
    shards = Shards.read(text)
    assert (shards.ids, shards.count) == (ids, count)
    assert Shards.read(str(shards)) == shards


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("3", "such as 0-3/16 or 2/16"),
        ("0-3", "such as 0-3/16 or 2/16"),
        ("-1/4", "such as 0-3/16 or 2/16"),
        ("0,1/4", "such as 0-3/16 or 2/16"),
        ("0/16/2", "such as 0-3/16 or 2/16"),
        ("all", "such as 0-3/16 or 2/16"),
        ("4/4", "the last 3"),
        ("0-4/4", "the last 3"),
        ("3-1/4", "write the lower one first"),
        ("0/0", f"between 1 and {MOST_SHARDS}"),
        (f"0/{MOST_SHARDS + 1}", f"between 1 and {MOST_SHARDS}"),
    ],
)
def test_an_invalid_shard_range_is_reported_in_one_sentence(text: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        Shards.read(text)


def test_servers_are_divided_among_shards_and_direct_messages_go_to_the_first() -> None:
    assert [shard_of(number << 22 | 4_194_303, 4) for number in (0, 1, 3, 4, 9)] == [0, 1, 3, 0, 1]
    assert shard_of(None, 4) == 0
    some = Shards((1, 2), 4)
    assert [some.serve(number << 22) for number in range(6)] == [False, True, True, False, False, True]
    assert not some.serve(None)
    assert Shards((0, 3), 4).serve(None)
    assert all(ALL.serve(guild) for guild in (None, 0, FIRST, SECOND, (1 << 62) + 12345))


def processes(database: Database, clock: ManualClock) -> tuple[Tables, Tables]:
    """Two processes with a shard each, on one database."""
    first, second = (make_tables(database, clock=clock, shards=Shards((shard,), 2)) for shard in (0, 1))
    return first, second


async def test_the_timers_of_a_table_are_served_by_its_own_process(database: Database) -> None:
    clock = ManualClock()
    first, second = processes(database, clock)
    here = await started(first, guild=FIRST)
    there = await started(second, guild=SECOND, channel=CHANNEL + 1)
    direct = await started(first, guild=None, channel=CHANNEL + 2)
    for tables, table in ((first, here), (second, there), (first, direct)):
        await tables.clock.set_waits(table.id, ANN, remind_after=HOUR, deadline=None)
    clock.now += HOUR
    assert {timer.table_id for timer in await first.clock.due(clock.now)} == {here.id, direct.id}
    assert {timer.table_id for timer in await second.clock.due(clock.now)} == {there.id}
    assert await second.clock.run_due(clock.now) == 2, "Ann and Ben are reminded"
    assert await second.clock.due(clock.now) == []
    assert {timer.table_id for timer in await first.clock.due(clock.now)} == {here.id, direct.id}


async def test_computer_players_are_run_by_the_process_that_owns_the_table(database: Database) -> None:
    first, second = processes(database, ManualClock())
    table = await started(first, guild=SECOND, computers=2)  # the press came in a direct message, to the first shard
    await first.computers.idle()
    assert (await first.store.get(table.id)).version == 0
    await first.clock.resume_clock(table.id)
    await first.computers.idle()
    assert (await first.store.get(table.id)).version == 0
    await second.clock.resume_clock(table.id)
    await second.computers.idle()
    assert (await second.store.get(table.id)).version == 2


async def test_a_process_resumes_and_tidies_only_its_own_tables_but_can_read_all(database: Database) -> None:
    clock = ManualClock()
    first, second = processes(database, clock)
    here = await started(first, guild=FIRST)
    there = await started(second, guild=SECOND, channel=CHANNEL + 1)
    direct = await started(first, guild=None, channel=CHANNEL + 2)
    assert [table.id for table in await first.store.own()] == [here.id, direct.id]
    assert [table.id for table in await second.store.own()] == [there.id]
    assert [table.id for table in await resume_all(second)] == [there.id]
    assert [table.id for table in await first.store.unfinished(user_id=ANN.id)] == [here.id, there.id, direct.id]
    assert (await first.store.game(there.id)).view(0).seat == 0
    clock.now += 15 * DAY
    assert [table.id for table in await second.pausing.tidy(clock.now)] == [there.id]
    assert [table.status for table in await first.store.own()] == ["running", "running"]
