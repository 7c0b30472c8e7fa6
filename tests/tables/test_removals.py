"""Servers that remove the bot: their tables are suspended, and their data is eventually deleted."""

from __future__ import annotations

import logging
import math
from pathlib import Path

import pytest
import pytest_asyncio

from storage.database import Database, is_postgres
from storage.queries.guild_rows import OF_GAMES
from storage.rows import DAY, Table
from tables.play import outages
from tables.play.outages import Reach
from tables.seats.removals import AT_ONCE
from tables.store.shards import Shards
from tables.tables import Tables
from tests.tables.group_helpers import finished, is_refused, make, turns
from tests.tables.helpers import ANN, BEN, CAT, GUILD, ManualClock, pick, resume_all, rows
from tests.tables.test_attribution import play
from tests.tables.turns import Turns

OTHER = GUILD + 1
GONE = Reach(absent={GUILD})
"""The bot no longer reaches the server."""
UP = Reach()
"""The bot reaches all servers."""
KEPT = 30 * DAY


@pytest_asyncio.fixture(autouse=True)
async def resume(tables: Tables) -> None:
    await resume_all(tables)


async def remove(tables: Tables, clock: ManualClock) -> None:
    """GUILD removes the bot."""
    await tables.outages.removed(GUILD)
    await tables.outages.settle(clock.now, GONE)


async def passes(tables: Tables, clock: ManualClock, seconds: float, reach: Reach = GONE) -> None:
    """Let time pass in which the bot runs, without going through each second of it."""
    clock.now += seconds
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(outages, "FROZEN", math.inf)
        await tables.outages.settle(clock.now, reach)
    await tables.clock.run_due(clock.now)
    await tables.removals.expire(clock.now)


async def counts(path: Path, guild: int) -> dict[str, int]:
    """The number of rows of the games of a server, by table."""
    of = "FROM {} WHERE game_id IN (SELECT id FROM games WHERE guild_id = ?)"
    return {name: rows(path, f"SELECT count(*) {of.format(name)}", guild)[0][0] for name in OF_GAMES}  # type: ignore[misc]


async def fill(tables: Tables, guild: int) -> None:
    """Games of all kinds in a server, with something in every table."""
    await finished(tables, "step", "look", channel=guild * 10, guild=guild)
    played = await turns(tables, BEN, ANN, computers=1, settings={"turns": 6}, channel=guild * 10 + 2, guild=guild)
    await tables.switches.set(played.id, BEN, open_seats=True)
    await play(tables, played.id, 2)
    await tables.seats.takeover(played.id, CAT, 2)
    await play(tables, played.id, 4)
    table = await turns(tables, BEN, ANN, channel=guild * 10 + 1, guild=guild)
    await tables.clock.set_waits(table.id, BEN, remind_after=None, deadline=DAY)
    await tables.seats.call(table.id, BEN.id, 1)
    await tables.journal.set_board(table.id, guild * 10 + 1, guild * 100)
    await tables.database.write(lambda rows: rows.marks.put_draft(table.id, 1, 1, ["step"]))
    await tables.database.write(lambda rows: rows.marks.mark_seen(table.id, 1, None))
    sql = "INSERT INTO text_tables (game_id) VALUES (?) ON CONFLICT DO NOTHING"
    await tables.database.write(lambda rows: rows.connection.execute(sql, (table.id,)))
    await tables.page_keys.link(table.id, ANN, "en")
    await tables.servers.change(guild, admin=True, most_tables=100)


@pytest_asyncio.fixture
async def table(tables: Tables) -> Table:
    """A game of turns on the server, just started."""
    return await turns(tables, BEN, ANN, guild=GUILD)


def test_every_database_table_that_refers_to_games_is_listed(path: Path, database: Database) -> None:
    named = (
        "SELECT DISTINCT schema.name FROM sqlite_schema AS schema, pragma_foreign_key_list(schema.name) AS refers"
        " WHERE refers.\"table\" = 'games'"
    )
    if is_postgres(path):
        named = (
            "SELECT conrelid::regclass::text FROM pg_constraint WHERE contype = 'f' AND confrelid = 'games'::regclass"
        )
    assert {name for (name,) in rows(path, named)} == set(OF_GAMES)


async def test_tables_are_suspended_while_removed_and_restored_when_invited_back(
    tables: Tables, clock: ManualClock, path: Path
) -> None:
    table = await turns(tables, BEN, ANN, guild=GUILD, computers=1)
    await tables.clock.set_waits(table.id, BEN, remind_after=None, deadline=DAY)
    await remove(tables, clock)
    assert not tables.store.is_own(table), "nothing is sent"
    await pick(tables, table.id, 0, "step")  # in a direct message
    await pick(tables, table.id, 1, "step")
    await tables.computers.idle()
    assert (await tables.store.get(table.id)).version == 2, "no computer player acts"
    await passes(tables, clock, KEPT - 1)
    now = await tables.store.get(table.id)
    assert (now.version, now.status) == (2, "running")

    await tables.outages.settle(clock.now, UP)
    await passes(tables, clock, 1, UP)
    assert rows(path, "SELECT * FROM absent_guilds") == []
    assert tables.store.is_own(now)
    tables.computers.wake(table.id)
    await tables.computers.idle()
    now = await tables.store.get(table.id)
    assert now.version == 3
    await passes(tables, clock, 2 * KEPT, UP)
    assert (await tables.store.get(table.id)).status == "running"


async def test_a_deadline_does_not_run_while_removed(tables: Tables, table: Table, clock: ManualClock) -> None:
    await tables.clock.set_waits(table.id, BEN, remind_after=None, deadline=DAY)
    before = await tables.store.timers(table.id)
    await remove(tables, clock)
    await passes(tables, clock, 20 * DAY)
    await tables.outages.settle(clock.now, UP)
    assert await tables.store.timers(table.id) == {key: due + 20 * DAY for key, due in before.items()}


async def test_after_thirty_days_everything_of_that_server_is_deleted(
    tables: Tables, clock: ManualClock, path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Turns, "dailies", (({"turns": 2},),))
    caplog.set_level(logging.INFO)
    for guild in (GUILD, OTHER):
        await fill(tables, guild)
    daily = await tables.daily.open(GUILD, 1, CAT, "en")
    for channel in range(AT_ONCE):
        await tables.lobby.open(GUILD, 5000 + channel, "turns", BEN, {}, "en")
    of_server, others = await counts(path, GUILD), await counts(path, OTHER)
    assert [name for name, number in of_server.items() if not number] == ["dailies"]
    await remove(tables, clock)
    await passes(tables, clock, KEPT - 1)
    assert rows(path, "SELECT count(*) FROM games WHERE guild_id = ?", GUILD) == [(3 + AT_ONCE,)]
    await passes(tables, clock, 1)

    assert rows(path, "SELECT count(*) FROM games WHERE guild_id = ?", GUILD) == [(0,)]
    assert rows(path, "SELECT guild_id FROM guilds") == [(OTHER,)]
    assert rows(path, "SELECT * FROM absent_guilds") == []
    for name in OF_GAMES:
        assert rows(path, f"SELECT count(*) FROM {name} WHERE game_id NOT IN (SELECT id FROM games)") == [(0,)]
    kept = await counts(path, OTHER)
    assert all(kept[name] == others[name] for name in OF_GAMES if name not in ("timers", "events", "proposals"))
    [line] = [record.getMessage() for record in caplog.records if "everything kept" in record.getMessage()]
    assert f"server {GUILD} " in line
    assert f"{3 + AT_ONCE} games" in line
    assert f"{of_server['choices']} choices" in line
    assert (await tables.store.get(daily.id)).status == "parked", "it is played in direct messages"
    assert rows(path, "SELECT guild_id FROM dailies") == [(None,)]
    assert not (await tables.past.history(guild_id=GUILD, limit=5))
    assert len(await tables.past.history(guild_id=OTHER, limit=5)) == 2

    # Invited back after that, the server is a new one.
    await passes(tables, clock, 1, UP)
    table = await turns(tables, BEN, ANN, guild=GUILD)
    assert tables.store.is_own(table)


async def test_an_outage_is_not_a_removal(tables: Tables, table: Table, clock: ManualClock) -> None:
    await tables.outages.settle(clock.now, GONE)
    await passes(tables, clock, 10 * KEPT)
    assert (await tables.store.get(table.id)).status == "running"


async def test_a_retention_time_of_zero_keeps_everything(tables: Tables, table: Table, clock: ManualClock) -> None:
    tables.removals.keep = 0
    await remove(tables, clock)
    await passes(tables, clock, 1000 * DAY)
    assert (await tables.store.get(table.id)).status == "running"


async def test_a_clock_that_is_set_forward_deletes_nothing(
    tables: Tables, database: Database, clock: ManualClock
) -> None:
    table = await turns(tables, BEN, ANN, guild=GUILD)
    await remove(tables, clock)
    clock.now += 3650 * DAY
    await tables.outages.settle(clock.now, GONE)  # nobody has looked meanwhile
    assert await tables.removals.expire(clock.now) == {}

    clock.now += 3650 * DAY
    later = make(database, clock=clock)
    await resume_all(later)
    await later.outages.settle(clock.now, GONE)
    assert await later.removals.expire(clock.now) == {}
    assert (await later.store.get(table.id)).status == "running"
    assert not later.store.is_own(table), "after a restart it is still suspended"
    await passes(later, clock, KEPT)
    await is_refused("no_table", later.store.get(table.id))


async def test_while_the_shard_is_down_nothing_is_deleted(tables: Tables, table: Table, clock: ManualClock) -> None:
    """The server may have invited the bot back meanwhile."""
    await remove(tables, clock)
    await passes(tables, clock, KEPT - 1)
    await passes(tables, clock, 1, Reach(absent={GUILD}, down={0: clock.now}))
    assert (await tables.store.get(table.id)).status == "running"


async def test_only_the_process_that_has_the_shard_deletes(database: Database, clock: ManualClock) -> None:
    first, second = (make(database, clock=clock, shards=Shards((number,), 2)) for number in (0, 1))
    for tables in (first, second):
        await tables.clock.wake_up()
    table = await turns(first, BEN, ANN, guild=GUILD)
    await first.outages.removed(GUILD)
    reach = Reach((1,), 2)
    await passes(second, clock, KEPT, reach)
    assert await second.removals.expire(clock.now) == {}
    assert (await first.store.get(table.id)).status == "running"
    assert set(await first.removals.expire(clock.now)) == {GUILD}
