"""Limits on the unfinished tables of a host and a server, for every way to open one, until one of them is over."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from storage.database import Database, open_database
from storage.queries.table_rows import TableRows
from storage.rows import Person, Table
from tables.errors import Refusal
from tables.store.server_settings import Limits
from tables.tables import Tables
from tests.tables.group_helpers import GAMES, PLAYERS, is_refused, turns
from tests.tables.helpers import ANN, BEN, CAT, GUILD, ManualClock, make_tables, pick
from tests.tables.test_lessons import LESSONS
from tests.tables.turns import Turns

MOST = 3
FREE = 500
"""A channel without a table."""


@pytest.fixture(autouse=True)
def dungeons(monkeypatch: pytest.MonkeyPatch) -> None:
    """One kind of daily dungeon."""
    monkeypatch.setattr(Turns, "dailies", (({"turns": 2},),))


@dataclass
class Stage:
    """Tables with limits, a finished game of Ann and Ben (whose host was Ben), and a file of a running one of Ben's."""

    tables: Tables
    over: Table
    file: bytes

    async def fill(self, number: int, host: Person) -> list[Table]:
        """Open this many lobbies of one host in one server."""
        open_ = self.tables.lobby.open
        return [await open_(GUILD, 10 * host.id + nth, "turns", host, {}, "en") for nth in range(number)]


async def make_stage(database: Database, limits: Limits) -> Stage:
    without = make_tables(database, games=GAMES, players=PLAYERS)
    over = await turns(without, BEN, ANN, channel=FREE, settings={"turns": 2})
    for seat in (0, 1):
        await pick(without, over.id, seat, "step")
    running = await turns(without, BEN, channel=1)
    file = (await without.game_files.export(running.id, CAT)).model_dump_json().encode()
    await without.ending.end(running.id, BEN.id)
    tables = make_tables(
        database, clock=ManualClock(), games=GAMES, players=PLAYERS, lessons=LESSONS, limits=limits, seed=2
    )
    return Stage(tables, over, file)


async def lobby(stage: Stage) -> Table:
    return await stage.tables.lobby.open(GUILD, FREE, "turns", ANN, {}, "en")


async def again(stage: Stage) -> Table:
    return await stage.tables.lobby.again(stage.over.id, ANN)


async def lesson(stage: Stage) -> Table:
    return await stage.tables.lessons.open("sample", "first", GUILD, FREE, ANN, "en")


async def imported(stage: Stage) -> Table:
    return await stage.tables.game_files.import_game(stage.file, GUILD, FREE, ANN, "en", admin=True)


async def daily(stage: Stage) -> Table:
    return await stage.tables.daily.open(GUILD, FREE, ANN, "en")


Open = Callable[[Stage], Awaitable[Table]]
IN_SERVERS = [lobby, again, lesson, imported]


@pytest.mark.parametrize("opens", [*IN_SERVERS, daily])
async def test_every_way_to_open_a_table_respects_the_limit_of_its_host(database: Database, opens: Open) -> None:
    stage = await make_stage(database, Limits(per_person=MOST))
    await stage.fill(MOST, BEN)
    first, *others = await stage.fill(MOST, ANN)
    await is_refused("too_many_hosted", opens(stage), most=MOST, tables=[first.id, *(other.id for other in others)])
    await stage.tables.ending.end(first.id, ANN.id)
    assert (await opens(stage)).host_id == ANN.id
    await is_refused("too_many_hosted", stage.fill(1, ANN), most=MOST)


@pytest.mark.parametrize("opens", IN_SERVERS)
async def test_every_way_to_open_a_table_respects_the_limit_of_its_server(database: Database, opens: Open) -> None:
    stage = await make_stage(database, Limits(per_server=MOST))
    first, *_ = await stage.fill(MOST, CAT)
    await is_refused("server_full", opens(stage), most=MOST)
    await stage.tables.ending.end(first.id, CAT.id)
    assert (await opens(stage)).guild_id == GUILD
    await is_refused("server_full", stage.fill(1, BEN), most=MOST)
    await stage.tables.lobby.open(GUILD + 1, 7, "turns", BEN, {}, "en")  # another server
    await stage.tables.lobby.open(None, 8, "turns", BEN, {}, "en")  # and none


async def test_a_paused_game_counts_towards_the_limit_and_can_be_resumed_at_it(database: Database) -> None:
    stage = await make_stage(database, Limits(per_person=1, per_server=1))
    table = await turns(stage.tables, ANN, channel=9)
    await stage.tables.pausing.pause(table.id, ANN)
    await is_refused("too_many_hosted", lobby(stage), most=1, tables=[table.id])
    await is_refused("server_full", stage.tables.lobby.open(GUILD, FREE, "turns", BEN, {}, "en"), most=1)
    assert (await stage.tables.pausing.resume(table.id, ANN)).status == "running"


async def test_a_finished_game_can_be_imported_at_the_limit(database: Database) -> None:
    stage = await make_stage(database, Limits(per_person=1, per_server=1))
    await stage.fill(1, ANN)
    file = (await stage.tables.game_files.export(stage.over.id, BEN)).model_dump_json().encode()
    assert (await stage.tables.game_files.import_game(file, GUILD, FREE, ANN, "en", admin=True)).status == "finished"


async def test_without_limits_a_host_can_open_many_tables(database: Database) -> None:
    stage = await make_stage(database, Limits())
    assert len(await stage.fill(30, ANN)) == 30


async def test_the_limit_can_be_checked_before_a_thread_is_created(database: Database) -> None:
    stage = await make_stage(database, Limits(per_person=1))
    await stage.tables.servers.check_may_open(GUILD, ANN.id, (), manager=False)
    await stage.fill(1, ANN)
    await is_refused("too_many_hosted", stage.tables.servers.check_may_open(GUILD, ANN.id, (), manager=False), most=1)
    await stage.tables.servers.check_may_open(GUILD, BEN.id, (), manager=False)


@pytest.mark.slow
async def test_two_processes_cannot_both_take_the_last_place(path: Path) -> None:
    async with AsyncExitStack() as open_now:
        one, other = [
            make_tables(await open_now.enter_async_context(process(path)), games=GAMES, limits=Limits(per_person=1))
            for _ in range(2)
        ]
        under_way, done = threading.Event(), threading.Event()
        add = TableRows.add

        def slowly(rows: TableRows, table: Table) -> int:
            """Having found room, leave the other process time to find it too, unless it has to wait."""
            if not under_way.is_set():
                under_way.set()
                done.wait(0.5)
            return add(rows, table)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(TableRows, "add", slowly)
            first = asyncio.create_task(one.lobby.open(GUILD, 10, "turns", ANN, {}, "en"))
            assert await asyncio.to_thread(under_way.wait, 30)
            second = asyncio.create_task(other.lobby.open(GUILD + 1, 20, "turns", ANN, {}, "en"))
            second.add_done_callback(lambda _: done.set())
            outcomes = await asyncio.gather(first, second, return_exceptions=True)
        assert isinstance(outcomes[0], Table)
        assert isinstance(outcomes[1], Refusal)
        assert outcomes[1].message.key == "refused-too_many_hosted"
        assert len(await one.store.unfinished()) == 1


@asynccontextmanager
async def process(path: Path) -> AsyncIterator[Database]:
    """The connections of one process."""
    database = await open_database(path)
    yield database
    await database.close()
