"""Processes with a shard each on one PostgreSQL: each follows what the others store."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import pytest
import pytest_asyncio

from rules.messages import Event
from storage.database import Database, open_database
from storage.errors import StorageFailure
from storage.peers import PeerMessage
from storage.queries import event_rows
from storage.rows import LoggedEvent, Move, Outcome, Table
from tables.seats.people import People
from tables.store.shards import Shards
from tables.tables import Tables
from tests.delays import eventually
from tests.tables.group_helpers import make, turns, wait
from tests.tables.helpers import ANN, BEN, CAT, CHANNEL, ManualClock, alter, asked, pick, rows

FIRST = 4 << 22
"""A server on the first of two shards."""
SECOND = 5 << 22
"""A server on the second of two shards."""
NAMING = '{"name": "Ben"}'
"""The arguments of an event."""


@dataclass
class Process:
    """One process, with what it has been told."""

    tables: Tables
    people: People
    told: list[tuple[int, list[str]]] = field(default_factory=list)
    acted: list[tuple[int, int]] = field(default_factory=list)
    notices: list[PeerMessage] = field(default_factory=list)
    chosen: Counter[str] = field(default_factory=Counter)
    """The number of choices that it carried out, by who made them."""

    async def note(self, table_id: int, events: object) -> None:
        """Stands in for its screens."""
        assert isinstance(events, list)
        self.told.append((table_id, [event.key for event in events if isinstance(event, Event)]))

    async def hear(self, notice: PeerMessage) -> None:
        """A listener to notices."""
        self.notices.append(notice)

    @property
    def keys(self) -> list[str]:
        """All events it received."""
        return [key for _, keys in self.told for key in keys]

    async def told_of(self, table_id: int) -> None:
        """Wait until it has received and processed a change of this table."""
        await eventually(lambda: any(number == table_id for number, _ in self.told))
        await self.tables.cluster.idle()
        await self.tables.computers.idle()


@asynccontextmanager
async def process(path: str, shard: int, clock: ManualClock) -> AsyncIterator[Process]:
    """A listening process with this one of two shards."""
    database = await open_database(path)
    tables = make(database, seed=shard, shards=Shards((shard,), 2), clock=clock)
    people = People(database)
    await people.load()
    made = Process(tables, people)
    carry_out = tables.choices.carry_out

    async def counted(table_id: int, move: Move, last_undo: int | None = None) -> Outcome:
        outcome = await carry_out(table_id, move, last_undo)
        made.chosen[move.made_by] += 1
        return outcome

    tables.choices.carry_out = counted  # type: ignore[method-assign]
    tables.store.listeners.append(made.note)
    tables.cluster.listeners += [people.heard, made.hear]
    tables.cluster.acted.append(lambda table_id, user_id: made.acted.append((table_id, user_id)))
    await tables.cluster.start()
    yield made
    await tables.close()
    await database.close()


@pytest_asyncio.fixture
async def direct(path: str, clock: ManualClock) -> AsyncIterator[Process]:
    """The process of the first server and direct messages."""
    async with process(path, 0, clock) as first:
        yield first


@pytest_asyncio.fixture
async def owner(path: str, clock: ManualClock, direct: Process) -> AsyncIterator[Process]:
    """The process of the second server."""
    async with process(path, 1, clock) as second:
        yield second


async def opened(owner: Process, other: Process, *, computers: int = 0) -> Table:
    """A game in the second server, told to both."""
    table = await turns(owner.tables, ANN, BEN, guild=SECOND, computers=computers)
    await owner.tables.computers.idle()
    await eventually(lambda: any(notice.number == table.id for notice in other.notices))
    owner.told.clear()
    return table


def end_listening(path: str) -> None:
    """Drop the listening connections."""
    alter(path, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query IN (?, ?)", *LISTENING)


LISTENING = ("LISTEN kantera", "SELECT 1")
"""The last query of such a connection."""


@pytest.mark.postgres
async def test_a_press_in_a_direct_message_reaches_the_table_of_another_process(
    direct: Process, owner: Process
) -> None:
    table = await opened(owner, direct)
    assert (await direct.tables.store.get(table.id)).version == 0

    question = asked(await direct.tables.store.game(table.id), 0).id
    outcome = await direct.tables.play.choose(table.id, 0, question, ["roll"], 5, user_id=ANN.id)

    await owner.told_of(table.id)
    assert owner.told == [(table.id, [event.key for event in outcome.events])]
    assert owner.acted == [(table.id, ANN.id)]
    assert (await owner.tables.store.get(table.id)) == outcome.table
    assert direct.acted == [], "a process ignores its own notices"


@pytest.mark.postgres
async def test_the_owning_process_runs_the_computer_players(direct: Process, owner: Process) -> None:
    table = await opened(owner, direct, computers=1)

    for seat in (0, 1):
        await pick(direct.tables, table.id, seat, "step")
        await owner.told_of(table.id)

    await eventually(lambda: owner.keys.count("log-turn") >= 3)
    made = rows(address(owner), "SELECT seat, made_by FROM choices ORDER BY number")
    assert made[:3] == [(0, "person"), (1, "person"), (2, "computer")]
    assert direct.chosen["computer"] == 0


def address(process: Process) -> str:
    """The address of its database."""
    return str(process.tables.database.address)


@pytest.mark.postgres
async def test_the_owning_process_receives_each_event_once(direct: Process, owner: Process) -> None:
    """Events of quick changes one after another, in either process, with secret ones among them."""
    table = await opened(owner, direct)
    numbers: list[int] = []

    async def note(_: int, events: object) -> None:
        assert isinstance(events, list)
        numbers.extend(event.number for event in events if isinstance(event, LoggedEvent))

    before = len(rows(address(owner), "SELECT 1 FROM events"))
    owner.tables.store.listeners.append(note)
    for turn in range(12):
        where = (direct, owner)[turn % 3 == 0]
        question = asked(await direct.tables.store.game(table.id), turn % 2).id
        await where.tables.play.choose(table.id, turn % 2, question, ["step"])
    stored = [number for (number,) in rows(address(owner), "SELECT number FROM events ORDER BY number")]
    await eventually(lambda: len(numbers) >= len(stored) - before)
    await owner.tables.cluster.idle()

    assert sorted(numbers) == stored[before:]


@pytest.mark.postgres
async def test_a_table_of_another_process_is_read_up_to_date_without_notifications(
    direct: Process, owner: Process
) -> None:
    table = await opened(owner, direct)
    await direct.tables.store.get(table.id)
    await direct.tables.database.peers.close()

    await pick(owner.tables, table.id, 0, "step")

    assert (await direct.tables.store.get(table.id)).version == 1
    assert (await direct.tables.store.game(table.id)).waiting(None) == [1]


@pytest.mark.postgres
async def test_changes_stored_while_the_listener_was_disconnected_are_picked_up(
    direct: Process, owner: Process, path: str, caplog: pytest.LogCaptureFixture
) -> None:
    table = await opened(owner, direct, computers=1)
    await direct.people.set(ANN.id, "careful", True)
    await eventually(lambda: owner.people.get(ANN.id).careful)
    owner.told.clear()

    end_listening(path)
    for seat in (0, 1):
        await pick(direct.tables, table.id, seat, "step")
    await direct.people.set(ANN.id, "careful", False)

    await owner.told_of(table.id)
    await eventually(lambda: owner.keys.count("log-turn") >= 3)
    await eventually(lambda: not owner.people.get(ANN.id).careful)
    assert any(notice.what == "anything" for notice in owner.notices)
    assert "arrive again" in caplog.text
    await pick(direct.tables, table.id, 0, "step")
    await eventually(lambda: owner.acted[-1:] == [(table.id, ANN.id)])


@pytest.mark.postgres
async def test_a_read_that_fails_after_reconnecting_is_retried(
    direct: Process, owner: Process, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await opened(owner, direct)
    tried = 0
    read = owner.tables.store.own

    async def fails() -> list[Table]:
        nonlocal tried
        tried += 1
        if tried < 3:
            raise StorageFailure
        return await read()

    async def breaks(notice: PeerMessage) -> None:
        raise RuntimeError("for the test")

    monkeypatch.setattr(owner.tables.store, "own", fails)
    owner.tables.cluster.listeners.insert(0, breaks)
    end_listening(path)
    await pick(direct.tables, table.id, 0, "step")

    await owner.told_of(table.id)
    assert tried == 3
    assert owner.notices[-1] == PeerMessage("anything"), "listeners after one that fails are still called"


@pytest.mark.postgres
async def test_the_owning_process_learns_where_a_table_is_shown(direct: Process, owner: Process) -> None:
    """The board was called into a direct message: its owner edits that message from now on."""
    table = await opened(owner, direct)
    await owner.tables.journal.set_board(table.id, CHANNEL, 11)

    await direct.tables.journal.set_board(table.id, CHANNEL + 5, 12)

    await owner.told_of(table.id)
    board = (await owner.tables.store.get(table.id)).board
    assert board is not None
    assert (board.channel_id, board.message_id) == (CHANNEL + 5, 12)


@pytest.mark.postgres
async def test_changes_without_a_visible_effect_are_not_announced(direct: Process, owner: Process) -> None:
    table = await opened(owner, direct)
    question = asked(await owner.tables.store.game(table.id), 0).id
    heard = table.revision + 1
    await eventually(lambda: len(direct.notices) == heard)

    await owner.tables.journal.set_draft(table.id, 0, question, ["step"])
    await owner.tables.journal.mark_seen(table.id, 0)
    await owner.tables.lobby.set_dm_wanted(table.id, BEN.id, False)

    await eventually(lambda: len(direct.notices) > heard)
    assert direct.notices[heard:] == [PeerMessage("table", table.id, SECOND)]


@pytest.mark.postgres
async def test_a_table_moved_to_another_server_is_run_by_that_servers_process(direct: Process, owner: Process) -> None:
    table = await opened(owner, direct, computers=1)

    await owner.tables.lobby.move(table.id, FIRST, CHANNEL + 1)

    await direct.told_of(table.id)
    assert [moved.id for moved in await direct.tables.store.own()] == [table.id]
    for seat in (0, 1):
        await pick(owner.tables, table.id, seat, "step")
    await eventually(lambda: direct.chosen["computer"] == 1)
    assert owner.chosen["computer"] == 0


@pytest.mark.postgres
async def test_preferences_are_announced_and_stored_one_by_one(direct: Process, owner: Process) -> None:
    table = await opened(owner, direct)
    await owner.people.set(ANN.id, "language", "en")
    await eventually(lambda: direct.people.get(ANN.id).language == "en")
    await direct.tables.database.peers.close()

    await owner.people.set(ANN.id, "notice", "none")
    await direct.people.set(ANN.id, "text_only", True)
    await direct.people.table_wants_text(table.id, True)

    stored = rows(address(owner), "SELECT language, text_only, notice, careful FROM people")
    assert stored == [("en", 1, "none", 0)], "what the other stored in the meantime is kept"
    await eventually(lambda: owner.people.get(ANN.id).text_only)
    await eventually(lambda: owner.people.table_text_only(table.id))


@pytest.mark.postgres
async def test_a_person_forgotten_in_one_process_is_forgotten_in_all(direct: Process, owner: Process) -> None:
    table = await opened(owner, direct)
    dropped: list[str] = []
    owner.tables.forgetting.forgetters.append(lambda: dropped.append("names"))
    await owner.people.set(BEN.id, "language", "en")
    await owner.people.set(BEN.id, "careful", True)
    await owner.people.met(BEN.id, "turns", "step")
    await eventually(lambda: direct.people.get(BEN.id).careful)

    event_rows._args(NAMING)
    await direct.tables.forgetting.forget(BEN.id)
    await direct.people.forget(BEN.id)

    await eventually(lambda: dropped != [])
    read = event_rows._args.cache_info().misses
    event_rows._args(NAMING)
    assert event_rows._args.cache_info().misses == read + 1, "what names them is no longer kept"
    await eventually(lambda: owner.people.get(BEN.id).language is None)
    assert (await owner.tables.store.get(table.id)).seat_of(BEN.id) is None
    await owner.people.set(BEN.id, "language", "ja")
    assert rows(address(owner), "SELECT user_id, language, careful FROM people") == [(BEN.id, "ja", 0)]
    assert rows(address(owner), "SELECT count(*) FROM hints") == [(0,)]


@pytest.mark.postgres
async def test_a_process_unaware_of_a_deletion_does_not_write_deleted_data_back(
    direct: Process, owner: Process
) -> None:
    await owner.people.set(CAT.id, "language", "en")
    await owner.people.set(CAT.id, "careful", True)
    await owner.tables.database.peers.close()

    await direct.people.forget(CAT.id)
    await owner.people.set(CAT.id, "text_only", True)

    assert rows(address(owner), "SELECT user_id, language, text_only, careful FROM people") == [(CAT.id, None, 1, 0)]


@pytest.mark.postgres
async def test_a_peer_message_is_received_by_the_other_processes_only(direct: Process, owner: Process) -> None:
    await direct.tables.database.peers.say('it\'s "said" \\ 言う')

    await eventually(lambda: owner.notices != [])
    assert owner.notices == [PeerMessage("said", text='it\'s "said" \\ 言う')]
    assert direct.notices == []


@pytest.mark.sqlite
async def test_an_sqlite_file_has_no_peers(database: Database) -> None:
    heard: list[PeerMessage] = []

    async def hear(notice: PeerMessage) -> None:
        heard.append(notice)

    await database.peers.listen(hear)
    table = await turns(make(database))
    await database.peers.say("nothing")
    await database.peers.close()

    assert table.id
    assert heard == []


async def test_downtime_of_one_process_postpones_only_the_timers_of_its_own_tables(
    database: Database, clock: ManualClock
) -> None:
    first, second = (make(database, clock=clock, shards=Shards((shard,), 2)) for shard in (0, 1))
    here = await turns(first, guild=FIRST)
    there = await turns(second, guild=SECOND, channel=CHANNEL + 1)
    for tables, table in ((first, here), (second, there)):
        await tables.clock.wake_up()
        await tables.clock.set_waits(table.id, ANN, remind_after=3600.0, deadline=None)
    due = clock.now + 3600
    await wait(first, clock, 600)
    await second.clock.wake_up()

    for table_id, expected in ((here.id, due), (there.id, due + 600)):
        assert set((await second.store.timers(table_id)).values()) == {expected}
    assert (await database.read(lambda rows: rows.marks.oldest_beat())) == clock.now


async def test_a_changed_number_of_shards_takes_over_the_last_heartbeat(database: Database, clock: ManualClock) -> None:
    tables = make(database, clock=clock)
    await tables.clock.wake_up()
    table = await turns(tables, guild=SECOND)
    await tables.clock.set_waits(table.id, ANN, remind_after=3600.0, deadline=None)
    begun = clock.now
    await wait(tables, clock, 100)
    clock.now += 50
    first, second = (make(database, clock=clock, shards=Shards((shard,), 2)) for shard in (0, 1))
    await first.clock.wake_up()
    clock.now += 30
    await second.clock.wake_up()

    assert set((await second.store.timers(table.id)).values()) == {begun + 3600 + 80}
    assert (await database.read(lambda rows: rows.marks.oldest_beat())) == clock.now - 30

    clock.now += 20
    await tables.clock.wake_up()
    assert set((await tables.store.timers(table.id)).values()) == {begun + 3600 + 80 + 20}
