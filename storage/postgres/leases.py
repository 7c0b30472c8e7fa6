"""Leases on shards: an advisory lock for each, held by a connection that is used for little else.

A process that dies loses its locks immediately; if its machine disappears, after 11 seconds. A process that hangs
keeps its connection, so there is also a heartbeat: the event loop, the one that answers interactions, sends a query on
that connection every `HEARTBEAT` seconds, and the server records when it came (`pg_stat_activity.state_change`). A
process that wants a shard whose holder has been silent for `STALE_AFTER` seconds, by the server's clock, ends that
connection and with it the locks.

Each heartbeat renews the lease. For `LEASE` seconds after sending one, this process can be sure that no other has taken
its shards; after that it asks again before it commits or sends anything (`held`, `confirm`). An open transaction is
ended together with its locks: it would keep rows locked, and could be committed after a check of the lease. So a
process that was suspended does nothing when it wakes up.
"""

from __future__ import annotations

import asyncio
import logging
import math
import sys
import time
from collections.abc import Awaitable, Callable, Collection
from typing import Any

import psycopg

from storage.errors import BadDatabase
from storage.leases import Leases as NoLeases
from storage.postgres.connection import connect_aside, line_of, mask

log = logging.getLogger(__name__)

# The first numbers of the advisory locks; the second is the shard, their count, the bucket.
SHARD = 0x4B414E53  # "KANS"
COUNT = 0x4B414E43  # "KANC"
IDENTIFY = 0x4B414E49  # "KANI"

HEARTBEAT = 2.0
"""Seconds between two heartbeats."""

ANSWER_WITHIN = 4.0
"""Seconds in which the server has to answer a heartbeat; together with `HEARTBEAT` less than `LEASE`."""

LEASE = 7.0
"""For how many seconds after a heartbeat was sent this process may act without asking."""

IDLE_WRITER = 4.0
"""After how many seconds without a statement the open transaction of a hung process is ended with its locks."""

STALE_AFTER = 12.0
"""After how many seconds without a heartbeat a process counts as hung: more than `LEASE` + `IDLE_WRITER`."""

RECLAIM_WITHIN = 2.0
"""For how many seconds a lone process tries to get its locks back from its own lost connection."""

KEEPALIVES = "SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 2; SET tcp_keepalives_count = 3"
"""The server probes after five seconds of silence, and gives up after three probes."""

TRY_AGAIN = 0.2
"""Seconds between a process's checks whether a lock is free."""

MOST = 2**31 - 1
"""No shard has this number."""

_HERE = b" AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
_OTHERS = (
    b"SELECT objid::bigint FROM pg_locks WHERE locktype = 'advisory' AND granted AND classid = %s AND objid <> %s"
    + _HERE
    + b" LIMIT 1"
)
_HOLDER = (
    b"SELECT pid, coalesce(host(client_addr), 'its own machine'),"
    b" extract(epoch FROM clock_timestamp() - state_change)::float8"
    b" FROM pg_locks JOIN pg_stat_activity USING (pid)"
    b" WHERE locktype = 'advisory' AND granted AND classid = %s AND objid = %s" + _HERE + b" LIMIT 1"
)
_END_IDLE_WRITERS = (
    b"SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    b" WHERE datname = current_database() AND usename = current_user AND backend_xid IS NOT NULL"
    b" AND state IN ('idle in transaction', 'idle in transaction (aborted)')"
    b" AND extract(epoch FROM clock_timestamp() - state_change) > %s"
)
_WHO_AM_I = b"SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()"
_TERMINATE = b"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid = %s AND backend_start = %s"


class Leases(NoLeases):
    """The leases of this process. `form`: the form of the database that this program knows."""

    shared = True

    def __init__(self, address: str, form: int) -> None:
        self.address = address
        self.form = form
        self._connection: psycopg.AsyncConnection[Any] | None = None
        self._watching: asyncio.Task[None] | None = None
        self._identified: dict[int, asyncio.Task[None]] = {}
        """By bucket, the task that lets the next one continue."""
        self._taken: tuple[Collection[int], int] = ((), 0)
        self._session: tuple[Any, ...] = (None, None)
        """The server process that holds the locks, and its start time."""
        self._alone = False
        self._lease_until = math.inf
        """Until when (`_now`) the lease is certain; infinite while nothing is taken."""
        self._renewing = asyncio.Lock()
        self._unreachable = False
        """Whether a process that is alone has found the server gone, and waits for it to come back."""
        self._gone = asyncio.Event()
        self._why = ""

    async def take(self, shards: Collection[int], count: int, *, alone: bool = False) -> str:
        """Take the shards, as `Leases.take`."""
        try:
            connection = await self._connected()
            asked = _now()
            why = await self._take_locks(connection, shards, count)
        except (psycopg.Error, OSError) as error:
            await self._drop()
            return f"The database {mask(self.address)} cannot be reached: {_reason_of(error)}."
        if why:
            return why
        self._taken = (shards, count)
        self._alone = alone
        self._lease_until = asked + LEASE
        self._watching = asyncio.create_task(self._watch(), name="lease")
        return ""

    async def release(self) -> None:
        """Release the shards, as `Leases.release`."""
        tasks = list(self._identified.values())
        if self._watching is not None:
            tasks.append(self._watching)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._watching = None
        if not self._gone.is_set():
            self._lease_until = math.inf
        if self._connection is not None and not self._connection.closed:
            try:
                await self._connection.execute(b"SELECT pg_advisory_unlock_all()")
            except (psycopg.Error, OSError) as error:  # then they are released already
                log.info(
                    "%s: the shards were lost before they were released: %s", mask(self.address), _reason_of(error)
                )
        await self._drop()

    async def lost(self) -> str:
        """Wait until the lease is lost, as `Leases.lost`."""
        await self._gone.wait()
        return self._why

    @property
    def held(self) -> bool:
        """Whether this process has the lease."""
        return _now() < self._lease_until

    async def confirm(self) -> bool:
        """As `Leases.confirm`; a lone process assumes that it has the lease while it cannot reach its server."""
        if self.held or self._unreachable:
            return True
        async with self._renewing:
            return _now() < self._lease_until or await self._renew()

    async def identify(self, bucket: Callable[[], Awaitable[int]], seconds: float) -> bool:
        """Wait for a turn to identify, as `Leases.identify`."""
        number = await bucket()
        if number in self._identified:  # the same connection would be given the same lock once more
            await asyncio.wait((self._identified[number],))
        while True:
            try:
                connection = await self._connected()
                ours, _ = await self._lock(connection, IDENTIFY, number)
            except (psycopg.Error, OSError) as error:
                log.warning("%s: the turn to connect cannot be determined: %s", mask(self.address), _reason_of(error))
                return False
            if ours:
                break
            await asyncio.sleep(TRY_AGAIN)
        self._identified[number] = asyncio.create_task(self._end_turn(connection, number, seconds), name="identified")
        return True

    # Helpers

    async def _connected(self) -> psycopg.AsyncConnection[Any]:
        if self._connection is None or self._connection.closed:
            self._connection = await connect_aside(self.address)
            await self._connection.execute(KEEPALIVES.encode())
        return self._connection

    async def _drop(self) -> None:
        if self._connection is not None:
            await self._connection.close()
        self._connection = None

    async def _take_locks(self, connection: psycopg.AsyncConnection[Any], shards: Collection[int], count: int) -> str:
        """Take the locks of the shards; returns why that is impossible, or "". Raises psycopg.Error, BadDatabase."""
        await connection.execute(b"SELECT pg_advisory_lock_shared(%s, %s)", (COUNT, count))
        other = await (await connection.execute(_OTHERS, (COUNT, count))).fetchone()
        if other is not None:
            await self._unlock(connection, (), count)
            return f"Other processes play on this database with {other[0]} shards in all, and this one with {count}."
        taken: list[int] = []
        for shard in sorted(shards):
            ours, holder = await self._lock(connection, SHARD, shard)
            if not ours:
                await self._unlock(connection, taken, count)
                where = f", which reaches the database from {holder}" if holder else ""
                return f"Shard {shard} of {count} is served by another process{where}."
            taken.append(shard)
        self._session = await (await connection.execute(_WHO_AM_I)).fetchone() or (None, None)
        (form,) = await (await connection.execute(b"SELECT form FROM kantera")).fetchone() or (0,)
        if form != self.form:
            raise BadDatabase(
                f"The database {mask(self.address)} has been brought to form {form} meanwhile, this program knows"
                f" {self.form}: all processes must be of one version."
            )
        return ""

    async def _lock(self, connection: psycopg.AsyncConnection[Any], kind: int, number: int) -> tuple[bool, str]:
        """Whether this advisory lock is ours now, or else the address of its holder, if known.

        The connections of a hung holder are ended, so that its locks are free a moment later. Raises psycopg.Error.
        """
        cursor = await connection.execute(b"SELECT pg_try_advisory_lock(%s, %s)", (kind, number))
        (ours,) = await cursor.fetchone() or (False,)
        if ours:
            return True, ""
        holder = await (await connection.execute(_HOLDER, (kind, number))).fetchone()
        if holder is None:
            return False, ""
        pid, where, silent = holder
        if silent is not None and silent > STALE_AFTER:  # None: it belongs to another user, or is not tracked
            log.warning(
                "the process that serves from %s has been silent for %.0f seconds: it is replaced", where, silent
            )
            await connection.execute(_END_IDLE_WRITERS, (IDLE_WRITER,))
            await connection.execute(b"SELECT pg_terminate_backend(%s)", (pid,))
        return False, where

    async def _unlock(self, connection: psycopg.AsyncConnection[Any], shards: Collection[int], count: int) -> None:
        await connection.execute(b"SELECT pg_advisory_unlock_shared(%s, %s)", (COUNT, count))
        for shard in shards:
            await connection.execute(b"SELECT pg_advisory_unlock(%s, %s)", (SHARD, shard))

    async def _end_turn(self, connection: psycopg.AsyncConnection[Any], bucket: int, seconds: float) -> None:
        """End the turn to identify in a bucket after so many seconds."""
        await asyncio.sleep(seconds)
        try:
            await connection.execute(b"SELECT pg_advisory_unlock(%s, %s)", (IDENTIFY, bucket))
        except (psycopg.Error, OSError) as error:  # then it is already free
            log.info("%s: the turn has ended with the connection: %s", mask(self.address), _reason_of(error))

    async def _watch(self) -> None:
        """Send heartbeats until the lease is lost."""
        while not self._gone.is_set():
            await asyncio.sleep(HEARTBEAT)
            async with self._renewing:
                await self._renew()

    async def _renew(self) -> bool:
        """Send a heartbeat; returns whether this process may continue. The caller has `_renewing`."""
        if self._gone.is_set():
            return False
        if not self._unreachable:
            asked = _now()
            try:
                async with asyncio.timeout(ANSWER_WITHIN):
                    # Not `_connected`: a new connection has no locks.
                    if self._connection is None:
                        raise psycopg.OperationalError("it is closed")
                    await self._connection.execute(b"SELECT 1")
            except (psycopg.Error, OSError) as error:  # TimeoutError is one
                why = f"The connection to {mask(self.address)} that held the shards of this process was lost"
                if not self._alone:
                    self._lose(f"{why} ({_reason_of(error)}); another process may serve them now.")
                    return False
                log.warning("%s (%s); reconnecting", why, _reason_of(error))
            else:
                self._lease_until = asked + LEASE
                return True
        return await self._retake()

    async def _retake(self) -> bool:
        """Reconnect and take the locks again; returns whether this process may continue, because no other has them."""
        await self._drop()
        until = _now() + RECLAIM_WITHIN
        try:
            async with asyncio.timeout(RECLAIM_WITHIN + ANSWER_WITHIN):
                connection = await self._connected()
                await connection.execute(_TERMINATE, self._session)  # it may not know yet that our connection is gone
                asked = _now()
                while why := await self._take_locks(connection, *self._taken):
                    if _now() >= until:
                        self._lose(why)
                        return False
                    await asyncio.sleep(TRY_AGAIN)
                    asked = _now()
        except BadDatabase as error:
            self._lose(str(error))
            return False
        except (psycopg.Error, OSError) as error:
            if not self._unreachable:
                log.warning("%s: the shards cannot be taken again yet: %s", mask(self.address), _reason_of(error))
            self._unreachable = True
            return True
        self._unreachable = False
        self._lease_until = asked + LEASE
        log.warning("%s: the shards are taken again", mask(self.address))
        return True

    def _lose(self, why: str) -> None:
        """Note that the shards are lost, and why."""
        self._why = why
        self._lease_until = -math.inf
        self._unreachable = False
        self._gone.set()


def is_served(connection: psycopg.Connection[Any]) -> bool:
    """Whether a process serves shards on this database at the moment. Raises psycopg.Error."""
    return connection.execute(_OTHERS, (SHARD, MOST)).fetchone() is not None


def _now() -> float:
    """A clock that includes suspension of the machine, if the system has one."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if sys.platform == "linux" else time.monotonic()


def _reason_of(error: psycopg.Error | OSError) -> str:
    return line_of(error) if isinstance(error, psycopg.Error) else str(error) or "no answer"
