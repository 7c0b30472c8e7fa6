"""Outages: time in which people cannot act counts against no timer, and overlapping outages count once."""

from __future__ import annotations

from pathlib import Path

import pytest

from storage.database import Database
from storage.errors import StorageFailure
from storage.rows import SHORTEST_WAIT, Table
from tables.clock import BEAT
from tables.play.outages import FROZEN, Reach, Restored
from tables.tables import Tables
from tests.tables.group_helpers import make, turns
from tests.tables.helpers import ANN, BEN, CAT, ManualClock, resume_all, rows
from tests.tables.test_clock import paused

MINUTE = SHORTEST_WAIT
HOUR = 3600.0
NORTH = 10 << 22
"""A server on the first of two shards."""
SOUTH = 12 << 22
"""Another server on the first of two shards."""
EAST = 11 << 22
"""A server on the second of two shards."""
UP = Reach((0, 1), 2)


class Bot:
    """The work of one process every second, with a clock that is moved by hand."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.clock = ManualClock()
        self.reach = UP
        self.tables = make(database, clock=self.clock)

    async def start(self) -> None:
        """Start again on the same database."""
        self.tables = make(self.database, clock=self.clock)
        await resume_all(self.tables)

    async def tick(self, seconds: float = 1.0) -> Restored:
        """Let this many seconds pass in one go, then do what is done every second."""
        self.clock.now += seconds
        back = await self.tables.outages.settle(self.clock.now, self.reach)
        await self.tables.clock.run_due(self.clock.now)
        return back

    async def run(self, seconds: float) -> None:
        """Let time pass while the process does its work every second."""
        for _ in range(int(seconds)):
            await self.tick()

    def lose_shard(self, unnoticed: float = 0.0) -> None:
        """The first shard is down from now on; it has already been for so long, which nobody noticed."""
        self.reach = Reach((0, 1), 2, down={0: self.clock.now - unnoticed})

    async def cut_off(self, seconds: float, unnoticed: float = 0.0) -> Restored:
        """The first shard is down for so long, besides the time in which nobody noticed."""
        self.lose_shard(unnoticed)
        await self.run(seconds)
        return await self.reconnect()

    async def reconnect(self) -> Restored:
        """Reach all servers again."""
        self.reach = UP
        return await self.tick(0)

    async def table(self, guild: int | None, channel: int, deadline: float = MINUTE) -> Table:
        table = await turns(self.tables, BEN, ANN, guild=guild, channel=channel)
        return await self.tables.clock.set_waits(table.id, BEN, remind_after=None, deadline=deadline)

    async def time_left(self, table: Table) -> float:
        """The time that the seat that is asked has left."""
        timers = await self.tables.store.timers(table.id)
        [due] = [due for (kind, _), due in timers.items() if kind == "deadline"]
        return due - self.clock.now

    async def untouched(self, table: Table) -> bool:
        """Whether nobody has acted at the table and no computer player stands in."""
        now = await self.tables.store.get(table.id)
        return now.version == 0 and now.status == "running" and all(seat.stand_in is None for seat in now.seats)


@pytest.fixture
async def bot(database: Database) -> Bot:
    bot = Bot(database)
    await bot.start()
    return bot


@pytest.fixture
async def table(bot: Bot) -> Table:
    """A game on the first server."""
    return await bot.table(NORTH, 1)


@pytest.mark.slow
@pytest.mark.parametrize("outage", [30, 110, 3 * HOUR])
async def test_time_without_a_gateway_connection_does_not_count(bot: Bot, table: Table, outage: float) -> None:
    other = await bot.table(EAST, 2, deadline=30 * HOUR)
    await bot.run(20)
    bot.lose_shard()
    if outage < HOUR:
        await bot.run(outage)
    else:
        for _ in range(int(outage / 4)):
            await bot.tick(4)
    assert await bot.untouched(table)
    assert await bot.time_left(other) == 30 * HOUR - 20 - outage, "the other shard goes on"
    back = await bot.reconnect()
    assert back.shards == {0: outage}
    assert await bot.time_left(table) == MINUTE - 20
    assert await bot.untouched(table)
    await bot.run(await bot.time_left(table) - 1)
    assert await bot.untouched(table)
    await bot.run(1)
    assert not await bot.untouched(table)


async def test_time_while_a_server_is_unavailable_does_not_count(bot: Bot, path: Path) -> None:
    table, other = await bot.table(NORTH, 1), await bot.table(SOUTH, 2)
    await bot.run(20)
    bot.reach = Reach((0, 1), 2, absent={NORTH})
    await bot.run(110)
    assert await bot.untouched(table)
    assert not await bot.untouched(other), "people there could act"
    bot.reach = UP
    assert set((await bot.tick()).guilds) == {NORTH}
    assert MINUTE - 20 <= await bot.time_left(table) <= MINUTE - 19
    assert not rows(path, "SELECT * FROM absent_guilds")


async def test_time_while_the_process_is_frozen_does_not_count(bot: Bot, table: Table) -> None:
    await bot.run(20)
    await bot.tick(110)
    assert await bot.untouched(table)
    assert await bot.time_left(table) == MINUTE - 20
    await bot.tick(FROZEN)
    assert await bot.time_left(table) == MINUTE - 20 - FROZEN, "a busy moment is no outage"
    # The connection did not survive; that it was dead in the meantime is already known.
    await bot.cut_off(10, unnoticed=110)
    assert await bot.time_left(table) == MINUTE - 20


async def test_nothing_is_settled_until_a_frozen_process_has_checked(bot: Bot) -> None:
    await bot.tick()
    assert bot.tables.outages.is_settled(bot.clock.now + FROZEN)
    assert not bot.tables.outages.is_settled(bot.clock.now + FROZEN + 1)


async def test_overlapping_outages_count_once(bot: Bot) -> None:
    """The server is unavailable for 60 s, its shard down from 30 to 90 s, the process frozen from 40 to 50 s."""
    table, other = await bot.table(NORTH, 1), await bot.table(SOUTH, 2)
    bot.reach = Reach((0, 1), 2, absent={NORTH})
    await bot.run(30)
    bot.reach = Reach((0, 1), 2, absent={NORTH}, down={0: bot.clock.now})
    await bot.run(10)
    await bot.tick(10)
    await bot.run(10)
    await bot.cut_off(30, unnoticed=30)
    assert await bot.time_left(table) == MINUTE
    assert await bot.time_left(other) == MINUTE - 30


async def test_a_server_that_becomes_unavailable_while_its_shard_is_down_loses_no_time(bot: Bot, table: Table) -> None:
    await bot.run(20)
    bot.lose_shard()
    await bot.run(40)
    bot.reach = Reach((0, 1), 2, absent={NORTH})
    await bot.run(40)
    await bot.reconnect()
    assert await bot.time_left(table) == MINUTE - 20


@pytest.mark.parametrize("handed_over", [False, True])
async def test_timers_are_postponed_after_a_stop_during_outages(bot: Bot, handed_over: bool) -> None:
    table, other, third = await bot.table(NORTH, 1), await bot.table(SOUTH, 2), await bot.table(EAST, 3)
    await bot.run(20)
    bot.reach = Reach((0, 1), 2, absent={EAST}, down={0: bot.clock.now})
    await bot.run(45)
    if handed_over:
        await bot.tables.clock.hand_over(())
    bot.clock.now += 200
    await bot.start()
    await bot.tick(1)
    await bot.reconnect()
    for stopped in (table, other, third):
        assert await bot.untouched(stopped)
        # A crash costs the time since the last sign of life that was stored, as it always does.
        assert await bot.time_left(stopped) == pytest.approx(MINUTE - 20, abs=2 if handed_over else BEAT)


async def test_direct_messages_belong_to_the_first_shard(bot: Bot) -> None:
    table = await bot.table(None, 1)
    await bot.cut_off(110)
    assert await bot.time_left(table) == MINUTE


async def test_an_outage_postpones_reminders_and_away_timers(bot: Bot) -> None:
    table = await turns(bot.tables, BEN, ANN, CAT, guild=NORTH)
    await bot.tables.clock.set_waits(table.id, BEN, remind_after=MINUTE, deadline=None, away_after=MINUTE)
    await bot.tables.seats.call(table.id, ANN.id, 0)
    await bot.tables.proposals.agree(table.id, CAT.id, (await bot.tables.store.get(table.id)).proposals[0].id)
    before = await bot.tables.store.timers(table.id)
    assert {kind for kind, _ in before} == {"remind", "away"}
    bot.lose_shard()
    await bot.run(100)
    assert await bot.untouched(table)
    await bot.reconnect()
    assert await bot.tables.store.timers(table.id) == {key: due + 100 for key, due in before.items()}


async def test_an_outage_postpones_the_clock_of_the_game(tables: Tables, clock: ManualClock) -> None:
    table_id = await paused(tables)
    before = await tables.store.timers(table_id)
    await tables.outages.settle(clock.now, Reach())
    for _ in range(20):
        clock.now += 1
        await tables.outages.settle(clock.now, Reach(down={0: clock.now}))
        assert await tables.clock.run_due(clock.now) == 0
    await tables.outages.settle(clock.now, Reach())
    assert await tables.store.timers(table_id) == {key: due + 20 for key, due in before.items()}


async def test_an_outage_during_a_pause_is_not_counted_twice(bot: Bot, table: Table) -> None:
    await bot.tables.pausing.pause(table.id, ANN)
    await bot.cut_off(100)
    await bot.tables.pausing.resume(table.id, ANN)
    assert await bot.time_left(table) == MINUTE, "only the pause counts, not the outage as well"
    assert await bot.tables.database.read(lambda rows: rows.tables.rested(table.id)) == 0
    await bot.run(1)
    assert await bot.time_left(table) == MINUTE - 1, "and it goes on"


async def test_lobbies_of_an_unavailable_server_are_not_closed(bot: Bot) -> None:
    lobby = await bot.tables.lobby.open(NORTH, 1, "turns", BEN, {}, "en")
    bot.reach = Reach((0, 1), 2, absent={NORTH})
    await bot.tick()
    for _ in range(10):
        bot.clock.now += 30 * 24 * HOUR
        await bot.tables.pausing.tidy(bot.clock.now, bot.tables.outages.reachable)
    assert (await bot.tables.store.get(lobby.id)).status == "lobby"


async def test_a_deadline_waits_until_the_connection_is_confirmed(bot: Bot, table: Table) -> None:
    """A connection may be dead for a minute before anyone notices."""
    heard = bot.clock.now + 30  # the last sign of life
    for _ in range(100):
        bot.reach = Reach((0, 1), 2, heard={0: min(bot.clock.now, heard), 1: bot.clock.now})
        await bot.tick()
    assert await bot.untouched(table)
    assert bot.tables.outages.take_unconfirmed() == {0}
    assert bot.tables.outages.take_unconfirmed() == set()
    # Now the lost connection is noticed, and since when it has been lost.
    await bot.cut_off(1, unnoticed=bot.clock.now - heard)
    assert await bot.time_left(table) == MINUTE - 30
    assert await bot.untouched(table)

    bot.reach = Reach((0, 1), 2, heard={0: bot.clock.now})
    await bot.run(MINUTE)
    assert await bot.untouched(table)
    bot.reach = Reach((0, 1), 2, heard={0: bot.clock.now})  # the answer to a heartbeat
    await bot.tick(0)
    assert not await bot.untouched(table)


async def test_an_outage_that_cannot_be_stored_is_accounted_for_later(
    bot: Bot, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot.lose_shard()
    await bot.run(20)
    bot.reach = UP
    write = bot.database.write

    async def fail(*args: object, **how: object) -> None:
        raise StorageFailure

    monkeypatch.setattr(bot.database, "write", fail)
    for _ in range(10):
        with pytest.raises(StorageFailure):
            await bot.tick(1)
    monkeypatch.setattr(bot.database, "write", write)
    await bot.tick(1)
    assert await bot.time_left(table) == MINUTE
