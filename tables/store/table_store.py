"""All tables of the bot: the only lock, the only cache, and the listeners that are called after each commit."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any
from weakref import WeakValueDictionary

from rules.errors import RulesError
from rules.game import Game
from rules.messages import Arg, Event, Message, Seat
from rules.records import Record
from storage.database import Database, Rows
from storage.errors import ChangedMeanwhile, DamagedRow
from storage.rows import DAY, SERVED, LoggedEvent, Person, Position, Table, TimerKey
from storage.timeouts import in_time
from tables.errors import Refusal, is_damage
from tables.store.checks import check_open, note_named
from tables.store.locked_table import LockedTable, repeated
from tables.store.shards import ALL, Shards
from tables.store.table_timers import TableTimers

log = logging.getLogger(__name__)

CACHED = 500
"""The number of tables in memory: as many as may be played at the same time, since any other is read again."""

RECENT = 160
"""At least this many of a table's newest events are kept in memory once they have been read, and up to half more."""

MOMENT = 60.0
"""Events older than this many seconds are not announced when they come from another process."""

Listener = Callable[[int, Sequence[Event]], Awaitable[None]]
"""Called after each commit with the table's id and all its new events, including secret ones.

It must return soon: anything that waits for Discord needs its own task.
"""


class Locks:
    """One lock for each table, kept in memory only while it is held or waited for."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def __len__(self) -> int:
        return len(self._locks)

    @asynccontextmanager
    async def hold(self, table_id: int) -> AsyncIterator[None]:
        """Hold the lock of a table. Raises TooLate if it is not free before the response is due."""
        new = asyncio.Lock()
        lock = self._locks.setdefault(table_id, new)
        await (new.acquire() if lock is new else in_time(lock.acquire()))  # a new one is free: there is no wait
        try:
            yield
        finally:
            lock.release()

    def locked(self, table_id: int) -> bool:
        """Whether the lock of a table is held."""
        lock = self._locks.get(table_id)
        return lock is not None and lock.locked()


@dataclass(frozen=True, slots=True)
class PeerChanges:
    """The changes of a table by another process: all events, including secret ones, and who has chosen something."""

    events: Sequence[LoggedEvent]
    acted: frozenset[int]


class TableStore:
    """All tables: looked up by id, channel, person or server, and locked one at a time to be changed.

    `now` returns seconds since 1970; `shards` says which tables belong to this process.
    """

    def __init__(
        self,
        database: Database,
        games: Mapping[str, type[Game]],
        now: Callable[[], float],
        table_timers: TableTimers,
        shards: Shards = ALL,
    ) -> None:
        self.database = database
        self.games = games
        self.now = now
        self.table_timers = table_timers
        self.shards = shards
        self.listeners: list[Listener] = []
        self.suspended: set[int] = set()
        """Servers that have removed the bot: nothing is done at their tables until they invite it again."""
        self._cache: OrderedDict[int, LockedTable] = OrderedDict()
        self._locks = Locks()
        self._unannounced: dict[int, deque[Sequence[Event]]] = {}

    # Locking

    @asynccontextmanager
    async def hold(self, table_id: int) -> AsyncIterator[LockedTable]:
        """Hold a table's lock; after its release, what was stored is announced, even if an exception followed.

        Raises Refusal `refused-no_table`, DamagedRow, DamagedSave, TooLate.
        """
        events: list[Event] | None = None
        try:
            async with self._locks.hold(table_id):
                locked = await self._held(table_id)
                try:
                    yield locked
                finally:
                    events = locked.unannounced
                    locked.unannounced = None
        finally:
            # Nothing is awaited between the release and here, so commits are announced in order.
            if events is not None:
                await self.announce(table_id, events)

    @asynccontextmanager
    async def quietly(self, table_id: int) -> AsyncIterator[LockedTable]:
        """As `hold`, without announcements: for reading, and for changes that would only trigger themselves again."""
        async with self._locks.hold(table_id):
            locked = await self._held(table_id)
            try:
                yield locked
            finally:
                locked.unannounced = None

    async def _current(self, table_id: int) -> LockedTable:
        """The table with all that is stored, to be read before anything else is awaited. Raises as `hold`."""
        cached = self._cache.get(table_id)
        if cached is not None and self.is_own(cached.table) and not self._locks.locked(table_id):
            self._cache.move_to_end(table_id)
            return cached
        async with self.quietly(table_id) as locked:
            return locked

    async def _held(self, table_id: int) -> LockedTable:
        """The table from memory, or from storage. The caller has its lock."""
        locked = self._cache.get(table_id)
        # Changes of our own tables are announced to us; other tables are checked each time.
        if locked is None or not (self.is_own(locked.table) or await self._as_stored(locked)):
            locked = self._cache[table_id] = await self._load(table_id)
            for other in list(self._cache)[: max(0, len(self._cache) - CACHED)]:
                if not self._locks.locked(other):
                    self.forget(other)
        if table_id in self._cache:  # unless it was dropped during the check
            self._cache.move_to_end(table_id)
        return locked

    async def check_current(self, locked: LockedTable) -> None:
        """Before a refusal: raise ChangedMeanwhile if another process has changed the table since."""
        if not await self._as_stored(locked):
            locked.forget()
            raise ChangedMeanwhile

    async def _as_stored(self, locked: LockedTable) -> bool:
        table_id = locked.table.id
        return locked.table.revision == await self.database.read(lambda rows: rows.tables.revision(table_id))

    async def _load(self, table_id: int) -> LockedTable:
        """The table as it is stored, with its position once it has begun. Raises Refusal, DamagedRow, DamagedSave."""

        def read(rows: Rows) -> tuple[Table | None, Position | None]:
            table = rows.tables.get(table_id)
            begun = table is not None and table.started is not None
            return table, rows.games.position(table_id) if begun else None

        table, position = await self.database.read_in_turn(read)
        if table is None:
            raise Refusal("refused-no_table")
        if table.game not in self.games:
            raise DamagedRow("refused-damaged_row", table="games", field=f"game: there is no {table.game!r}")
        if position is None:
            return LockedTable(self, table)
        game = self._restored(table, position.saved)
        if game.seats != len(table.seats):
            raise DamagedRow("refused-damaged_row", table="seats", field=f"number: {len(table.seats)} rows")
        return LockedTable(self, table, game, position.events, position.timers, position.kept)

    def _restored(self, table: Table, saved: str) -> Game:
        """The game at a stored position. Raises DamagedSave, and DamagedRow if reading it fails unexpectedly."""
        try:
            return self.games[table.game].load(saved)
        except RulesError:
            raise
        except Exception as error:
            log.exception("table %d: its position cannot be read", table.id)
            field = f"snapshot: {type(error).__name__}"
            raise DamagedRow("refused-damaged_row", table="games", field=field) from error

    async def renew(self, locked: LockedTable) -> None:
        """Read a locked table from storage again. Raises DamagedRow, DamagedSave, StorageFailure."""
        fresh = await self._load(locked.table.id)
        locked.table, locked.game, locked.events = fresh.table, fresh.game, fresh.events
        locked.timers = fresh.timers
        locked.kept = fresh.kept
        locked.recent = []
        locked.memo = {}
        self._cache[locked.table.id] = locked

    def forget(self, table_id: int) -> None:
        """Drop the table from memory; it is read from storage next time."""
        self._cache.pop(table_id, None)

    def forget_all(self) -> None:
        """Drop all tables from memory: many were changed in storage."""
        self._cache.clear()

    async def reread(self, table_id: int) -> None:
        """Drop the table from memory once nobody holds it: it was changed in storage."""
        async with self._locks.hold(table_id):
            self.forget(table_id)

    async def catch_up(self, table_id: int, last: int | None) -> PeerChanges:
        """Another process has changed the table: drop it from memory, and return what has happened since.

        `last`: the number of the last event that was announced; None: announce only recent events. Raises as `hold`.
        """
        async with self._locks.hold(table_id):
            self.forget(table_id)
            locked = await self._held(table_id)
            number, at = (0, self.now() - MOMENT) if last is None else (last, 0.0)

            def read(rows: Rows) -> tuple[list[LoggedEvent], set[Seat]]:
                events = [
                    event for event in rows.events.newer_than(table_id, number, at) if event.number <= locked.events
                ]
                return events, rows.games.chosen_by_people(table_id, {event.entry for event in events})

            events, chose = await self.database.read_in_turn(read)
            seats = locked.table.seats
            acted = {seats[seat].user_id for seat in chose if 0 <= seat < len(seats)}
            return PeerChanges(events, frozenset(user_id for user_id in acted if user_id is not None))

    async def appeared(self, table_id: int, *events: Event) -> Table:
        """A table has just been stored: call the listeners with these events; returns the table."""
        async with self.hold(table_id) as locked:
            locked.tell(*events)
            return locked.table

    async def announce(self, table_id: int, events: Sequence[Event]) -> None:
        """Call the listeners, in the order of the commits of a table. Call it without the lock.

        The events are queued before anything is awaited.
        """
        waiting = self._unannounced.setdefault(table_id, deque())
        waiting.append(events)
        if len(waiting) > 1:
            return  # the task that announces the first ones continues with these
        try:
            while waiting:
                for listener in list(self.listeners):
                    try:
                        await listener(table_id, waiting[0])
                    except Exception:
                        log.exception("table %d: a listener failed", table_id)
                waiting.popleft()
        finally:
            del self._unannounced[table_id]

    # Queries

    async def get(self, table_id: int) -> Table:
        """The table as it is stored now. Raises as `hold`."""
        return (await self._current(table_id)).table

    async def by_channel(self, channel_id: int) -> Table | None:
        """The lobby or running table of this channel, or None; lobbies with a date come last."""
        return await self.database.read(lambda rows: rows.tables.in_channel(channel_id))

    async def latest(self, channel_id: int) -> Table | None:
        """The lobby or running table of this channel, else the game that was finished there last, or None."""
        return await self.by_channel(channel_id) or await self.database.read(
            lambda rows: rows.tables.last_finished_in(channel_id)
        )

    async def occupying(self, channel_id: int) -> Table | None:
        """The table that prevents another from being opened in this channel, or None."""
        table = await self.by_channel(channel_id)
        return table if table is not None and table.occupies_channel else None

    async def unfinished(self, **where: int) -> list[Table]:
        """The unfinished tables, by id, including those of other processes.

        `where`: only those of this `guild_id` or `host_id`, at which this `user_id` has a seat, or that are paused and
        were played in this channel (`resting_in`).
        """
        return await self.database.read(lambda rows: rows.tables.readable(rows.tables.unfinished(**where)))

    async def own(self) -> list[Table]:
        """The unfinished tables of this process, by id, to be shown again after a restart."""
        return [table for table in await self.unfinished() if self.is_own(table)]

    def is_own(self, table: Table) -> bool:
        """Whether this process shows this table, plays for its computer players and runs its clock."""
        return self.shards.serve(table.guild_id) and table.guild_id not in self.suspended

    async def untold(self) -> list[int]:
        """The tables that ended within the last day whose end was not shown because the bot was stopped.

        Raises StorageFailure.
        """
        since = self.now() - DAY
        return await self.database.read(lambda rows: rows.tables.untold(since))

    async def waiting(self, user_id: int) -> list[Table]:
        """The running tables that wait for this person's answer or consent, the longest wait first."""
        tables = []
        for table in await self.unfinished(user_id=user_id):
            seat = table.seat_of(user_id)
            if table.status != "running" or seat is None:
                continue
            try:
                consents = any(seat in table.to_agree(proposal) for proposal in table.proposals)
                if consents or seat in (await self.game(table.id)).waiting(seat):
                    tables.append(table)
            except RulesError as error:
                log.error("table %d cannot be read: %s", table.id, error)
        return sorted(tables, key=lambda table: table.touched)

    async def game(self, table_id: int) -> Game:
        """The game at its stored position, to be read but not kept: it changes in place.

        Raises Refusal if there is no table or its game has not begun.
        """
        return _begun(await self._current(table_id))

    async def position(self, table: Table) -> tuple[Game, dict[Hashable, Any]]:
        """The game as `game` returns it, and what was worked out from the table as it is, to be added to.

        If the table has changed since `table`, that is empty and not kept.
        """
        locked = await self._current(table.id)
        return _begun(locked), locked.memo if locked.table.revision == table.revision else {}

    async def answered(self, table_id: int) -> Sequence[Message]:
        """The labels of the last answer that others may know of; empty after a step back or a restart."""
        locked = await self._current(table_id)
        game, (number, labels) = _begun(locked), locked.answered
        return labels if number == game.choices - game.unseen_since else ()

    async def timers(self, table_id: int) -> dict[TimerKey, float]:
        """The timers of a table and when they are due, except for those that have been served."""
        locked = await self._current(table_id)
        return {key: due for key, due in locked.timers.items() if due < SERVED}

    async def recent(self, table_id: int) -> Sequence[LoggedEvent]:
        """The newest events, including secret ones, oldest first; all of them if there are less than `RECENT`.

        Those of a choice are kept when it is stored, others are read once, however many look at the table. Raises as
        `hold`.
        """
        locked = await self._current(table_id)
        last = locked.recent[-1].number if locked.recent else max(0, locked.events - RECENT)
        if last < locked.events:
            new = await self.database.read_in_turn(lambda rows: rows.events.newer_than(table_id, last, 0.0))
            newest = locked.recent[-1].number if locked.recent else last  # others may have read them meanwhile
            locked.recent += [event for event in new if event.number > newest]
        if len(locked.recent) > RECENT * 3 // 2:
            del locked.recent[:-RECENT]
        return locked.recent

    async def record(self, table_id: int, *, running: bool = False) -> Record:
        """The whole game as a record (settings, seed, choices, snapshot).

        Raises Refusal `refused-still_running` before it is over, `refused-daily_sealed` before its day is, unless
        `running`: such a record contains the seed and all hands, so it is only for the host.
        """
        async with self.quietly(table_id) as locked:
            _begun(locked)
            table = locked.table
            if not running and not table.is_over:
                raise Refusal("refused-still_running")
            if not running:
                check_open(table, self.now())
            # Nobody waits for the lock of a finished table, so reading it can wait behind other reports.
            return await self.database.read(lambda rows: rows.records.export(table), bulk=table.is_over)

    # Events beyond the rules

    @repeated
    async def tell(self, table_id: int, key: str, *, by: Person | None = None, **args: Arg) -> None:
        """Log something that happened at the table, but not in the rules, for everyone.

        `by` is the person named in it, so that the name can be forgotten later.
        """
        async with self.hold(table_id) as locked:
            await locked.change(Event(key, args), work=note_named(table_id, by))

    async def damaged(self, guild_id: int) -> dict[int, Message]:
        """The unfinished tables of this server that cannot be read, by id, with the reason. Raises StorageFailure."""
        damages = {}
        for table_id in await self.database.read(lambda rows: rows.tables.unfinished(guild_id=guild_id)):
            try:
                await self.get(table_id)
            except RulesError as error:
                if not is_damage(error):
                    raise
                damages[table_id] = error.message
        return damages

    async def close_damaged(self, table_id: int, guild_id: int) -> None:
        """Give up a table that cannot be read, so that it blocks no channel. Nothing of it is deleted.

        For admins of the server. Raises Refusal `refused-no_table`.
        """
        async with self._locks.hold(table_id):
            self.forget(table_id)
            at = self.now()
            if not await self.database.write(lambda rows: rows.tables.give_up(table_id, guild_id, at)):
                raise Refusal("refused-no_table")


def _begun(locked: LockedTable) -> Game:
    if locked.game is None:
        raise Refusal("refused-not_begun")
    return locked.game
