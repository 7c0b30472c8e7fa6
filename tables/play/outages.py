"""Stops the clocks while people cannot act.

That applies while their server or its shard is out of reach, or while this process stands still: it is suspended, the
machine sleeps, the database fails. (For a process that was stopped see `Clock.wake_up`.) Meanwhile no timer of these
tables is served; afterwards everything they wait for is extended by as much.
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from storage.database import Rows
from storage.rows import AbsentGuild, TimerRow
from tables.store.shards import shard_of
from tables.store.table_store import TableStore

log = logging.getLogger(__name__)

FROZEN = 5.0
"""After how many seconds without `settle`, which is called every second, the process counts as suspended."""

IRREVERSIBLE = ("deadline", "away")
"""Timers that cost a person something. They are served once a sign of life has come after they were due."""


@dataclass(frozen=True, slots=True)
class Reach:
    """The part of Discord that the process can reach. All times are seconds since 1970."""

    shards: Collection[int] = (0,)
    """The gateway shards of this process."""
    count: int = 1
    """The number of shards in all processes together."""
    down: Mapping[int, float] = field(default_factory=dict)
    """Shards that are out of reach, and since when."""
    heard: Mapping[int, float] = field(default_factory=dict)
    """When a sign of life last came on a shard; a shard that is missing here is always alive."""
    absent: Collection[int] = ()
    """Servers of this process that cannot be reached although their shard can be, or could be when it was last up."""

    def shard(self, guild_id: int | None) -> int:
        """The shard of a server; of direct messages (None) the first one."""
        return shard_of(guild_id, self.count)


@dataclass(frozen=True, slots=True)
class Restored:
    """The shards and servers that can be reached again, and after how many seconds."""

    shards: Mapping[int, float] = field(default_factory=dict)
    guilds: Mapping[int, float] = field(default_factory=dict)


class Outages:
    """Keeps track of whose clocks are stopped, and extends what their tables wait for."""

    def __init__(self, store: TableStore) -> None:
        self.store = store
        self._reach = Reach()
        self._down: dict[int, float] = {}
        """Shards that are out of reach, with the time up to which this has been compensated for."""
        self._since: dict[int, float] = {}
        """Since when they have been out of reach."""
        self._made_up: dict[int, float] = {}
        """When the last outage of a shard ended."""
        self._began = 0.0
        self._absent: dict[int, float] = {}
        self._looked: float | None = None
        self._unconfirmed: set[int] = set()

    def begin(self, now: float, absent: Collection[AbsentGuild]) -> None:
        """The process serves its shards from now on; these servers were absent when that was last stored."""
        self._down.clear()
        self._since.clear()
        self._made_up.clear()
        self._began = now
        self._absent = {guild.guild_id: guild.since for guild in absent if self.store.shards.serve(guild.guild_id)}
        self.store.suspended = {guild.guild_id for guild in absent if guild.removed is not None}
        self._looked = now

    @property
    def absent(self) -> Collection[int]:
        """The servers of this process that could not be reached at the last `settle`."""
        return self._absent.keys()

    def reachable(self, guild_id: int | None) -> bool:
        """Whether people in this server (None: in direct messages) can act, as far as known."""
        return self._reach.shard(guild_id) not in self._down and guild_id not in self._absent

    def is_settled(self, now: float) -> bool:
        """Whether `settle` was called a moment ago: otherwise the process was suspended and serves nothing yet."""
        return self._looked is None or now - self._looked <= FROZEN

    def surely_absent(self, guild_id: int) -> bool:
        """Whether a server of this process is out of reach although its shard is not."""
        return guild_id in self._absent and self._reach.shard(guild_id) not in self._down

    def may_serve(self, timer: TimerRow) -> bool:
        """Whether a timer that is due can be served now."""
        if not self.reachable(timer.guild_id):
            return False
        shard = self._reach.shard(timer.guild_id)
        if timer.kind in IRREVERSIBLE and timer.due > self._reach.heard.get(shard, timer.due):
            self._unconfirmed.add(shard)
            return False
        return True

    def take_unconfirmed(self) -> set[int]:
        """The shards with a due timer that waits for a sign of life; the list is cleared."""
        unconfirmed = self._unconfirmed
        self._unconfirmed = set()
        return unconfirmed

    async def settle(self, now: float, reach: Reach) -> Restored:
        """Compare what can be reached with before, and extend what waits for people. Returns what is back.

        Call it every second. Raises StorageFailure; then nothing has been done, and the time until the next call that
        succeeds counts as an outage.
        """
        last = now if self._looked is None else self._looked
        # A connection may have been dead since before `last`, but nothing is compensated twice.
        begun = {shard: max(min(at, last), self._made_up.get(shard, self._began)) for shard, at in reach.down.items()}
        down = {**begun, **self._down}
        if now - last > FROZEN:
            down = {**dict.fromkeys(reach.shards, last), **down}
        up = {shard: at for shard, at in down.items() if shard not in reach.down}
        gone = {
            guild_id: down.get(reach.shard(guild_id), last) for guild_id in reach.absent if guild_id not in self._absent
        }
        here = [
            guild_id
            for guild_id in self._absent
            if guild_id not in reach.absent and reach.shard(guild_id) not in reach.down
        ]
        put_off = {shard: now - at for shard, at in up.items() if now > at}
        since = await self._extend(now, reach.count, gone, put_off, here)
        for shard, at in down.items():
            self._since.setdefault(shard, at)
        back = Restored(
            {shard: now - self._since.pop(shard) for shard in up},
            {guild_id: now - at for guild_id, at in since.items()},
        )
        self._made_up.update(dict.fromkeys(up, now))
        self._down = {shard: at for shard, at in down.items() if shard not in up}
        self._absent = {guild_id: at for guild_id, at in {**self._absent, **gone}.items() if guild_id not in here}
        self.store.suspended -= set(here)
        self._reach, self._looked = reach, now
        self._log(gone, back)
        return back

    async def _extend(
        self, now: float, count: int, gone: Mapping[int, float], put_off: Mapping[int, float], here: Sequence[int]
    ) -> dict[int, float]:
        """Store which servers are `gone`; extend the timers of shards (`put_off`) and of servers that are `here` again.

        Returns since when the latter were absent. Raises StorageFailure.
        """
        since: dict[int, float] = {}

        def write(rows: Rows) -> None:
            # In this order: the time of a server that was out of reach as well is counted once.
            for guild_id, at in gone.items():
                rows.guilds.add_absent(guild_id, at)
            for shard, seconds in put_off.items():
                rows.marks.put_off(seconds, shard, count, now)
            for guild_id in here:
                since[guild_id] = rows.guilds.returned(guild_id, now)
                if now > since[guild_id]:
                    rows.marks.put_off_guild(now - since[guild_id], guild_id)

        if gone or put_off or here:
            await self.store.database.write(write)
        if put_off or here:
            self.store.forget_all()
        return since

    async def save(self, now: float) -> None:
        """Compensate for the present outages so far, before a sign of life of the process is stored.

        Raises StorageFailure.
        """
        down = {shard: at for shard, at in self._down.items() if now > at}

        def write(rows: Rows) -> None:
            for shard, at in down.items():
                rows.marks.put_off(now - at, shard, self._reach.count, now)

        if down:
            await self.store.database.write(write)
            self._down.update(dict.fromkeys(down, now))
            self.store.forget_all()

    async def removed(self, guild_id: int) -> None:
        """A server has removed the bot: its tables are suspended until it is back. Raises StorageFailure."""
        now = self.store.now()
        await self.store.database.write(lambda rows: rows.guilds.add_removed(guild_id, now))
        self._absent.setdefault(guild_id, now)
        self.store.suspended.add(guild_id)

    def deleted(self, guild_id: int) -> None:
        """Everything stored for this server has been deleted."""
        self._absent.pop(guild_id, None)
        self.store.suspended.discard(guild_id)

    def _log(self, gone: Collection[int], back: Restored) -> None:
        for guild_id in sorted(gone):
            log.warning("server %d cannot be reached; the clocks of its tables stand still", guild_id)
        for shard, seconds in back.shards.items():
            if seconds >= 1:
                log.warning("shard %d: nobody could act for %d seconds; its deadlines come later", shard, seconds)
        for guild_id, seconds in back.guilds.items():
            log.warning("server %d can be reached again after %d seconds; its deadlines come later", guild_id, seconds)
