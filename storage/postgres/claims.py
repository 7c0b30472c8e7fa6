"""Claims on shards: an advisory lock for each, held by a connection that is used for nothing else.

When a process dies its server lets go of them at once; when its machine is gone, after eleven seconds. A process that
cannot reach the server any more notices it before that, and must stop.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from typing import Any

import psycopg

from storage.claims import Claims as NoClaims
from storage.errors import BadDatabase
from storage.postgres.connection import connect_aside, said, shown

log = logging.getLogger(__name__)

SHARD, COUNT, IDENTIFY = 0x4B414E53, 0x4B414E43, 0x4B414E49
"""The first numbers of the advisory locks ("KANS", "KANC", "KANI"); the second is the shard, their count, the lane."""

LOOK_AFTER = 2.0
"""How often, in seconds, it is looked whether the connection stands."""

ANSWER_WITHIN = 6.0
"""How many seconds the server has to answer that. Together they are less than what the server waits for us."""

KEEPALIVES = "SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 2; SET tcp_keepalives_count = 3"
"""The server asks after five seconds of silence, and gives up after three questions."""

TRY_AGAIN = 0.2
"""After how many seconds it is looked again whether it is our turn to identify."""

MOST = 2**31 - 1
"""No shard has this number."""

_OTHERS = (
    b"SELECT objid::bigint FROM pg_locks WHERE locktype = 'advisory' AND granted AND classid = %s AND objid <> %s"
    b" AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) LIMIT 1"
)
_HOLDER = (
    b"SELECT coalesce(host(client_addr), 'its own machine') FROM pg_locks JOIN pg_stat_activity USING (pid)"
    b" WHERE locktype = 'advisory' AND granted AND classid = %s AND objid = %s"
    b" AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) LIMIT 1"
)


class Claims(NoClaims):
    """The claims of this process. `form`: the form of the database that this program knows."""

    def __init__(self, address: str, form: int) -> None:
        self.address = address
        self.form = form
        self._connection: psycopg.AsyncConnection[Any] | None = None
        self._watching: asyncio.Task[None] | None = None
        self._identified: dict[int, asyncio.Task[None]] = {}
        """By lane, what lets the next one go on."""
        self._gone = asyncio.Event()
        self._why = ""

    async def take(self, shards: Collection[int], count: int) -> str:
        """See `Claims`."""
        try:
            connection = await self._connected()
            why = await self._try(connection, shards, count)
        except (psycopg.Error, OSError) as error:
            await self._drop()
            return f"The database {shown(self.address)} cannot be reached: {_said(error)}."
        if why:
            return why
        self._watching = asyncio.create_task(self._watch(connection), name="claims")
        return ""

    async def release(self) -> None:
        """See `Claims`."""
        tasks = [*self._identified.values(), *([] if self._watching is None else [self._watching])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._watching = None
        if self._connection is not None and not self._connection.closed:
            try:
                await self._connection.execute(b"SELECT pg_advisory_unlock_all()")
            except (psycopg.Error, OSError) as error:  # then they are let go of already
                log.info("%s: the shards were lost before they were let go of: %s", shown(self.address), _said(error))
        await self._drop()

    async def lost(self) -> str:
        """See `Claims`."""
        await self._gone.wait()
        return self._why

    async def identify(self, lane: Callable[[], Awaitable[int]], seconds: float) -> bool:
        """See `Claims`."""
        number = await lane()
        if number in self._identified:  # the same connection would be given the same lock once more
            await asyncio.wait((self._identified[number],))
        while True:
            try:
                connection = await self._connected()
                cursor = await connection.execute(b"SELECT pg_try_advisory_lock(%s, %s)", (IDENTIFY, number))
                (ours,) = await cursor.fetchone() or (False,)
            except (psycopg.Error, OSError) as error:
                log.warning("%s: it cannot be asked whose turn it is: %s", shown(self.address), _said(error))
                return False
            if ours:
                break
            await asyncio.sleep(TRY_AGAIN)
        self._identified[number] = asyncio.create_task(self._let_go(connection, number, seconds), name="identified")
        return True

    # Inside

    async def _connected(self) -> psycopg.AsyncConnection[Any]:
        if self._connection is None or self._connection.closed:
            self._connection = await connect_aside(self.address)
            await self._connection.execute(KEEPALIVES.encode())
        return self._connection

    async def _drop(self) -> None:
        if self._connection is not None:
            await self._connection.close()
        self._connection = None

    async def _try(self, connection: psycopg.AsyncConnection[Any], shards: Collection[int], count: int) -> str:
        """Take the locks, or say why not. Raises psycopg.Error, BadDatabase."""
        await connection.execute(b"SELECT pg_advisory_lock_shared(%s, %s)", (COUNT, count))
        other = await (await connection.execute(_OTHERS, (COUNT, count))).fetchone()
        if other is not None:
            await self._give_back(connection, (), count)
            return f"Other processes play on this database with {other[0]} shards in all, and this one with {count}."
        taken: list[int] = []
        for shard in sorted(shards):
            cursor = await connection.execute(b"SELECT pg_try_advisory_lock(%s, %s)", (SHARD, shard))
            (ours,) = await cursor.fetchone() or (False,)
            if not ours:
                holder = await (await connection.execute(_HOLDER, (SHARD, shard))).fetchone()
                await self._give_back(connection, taken, count)
                where = "" if holder is None else f", which reaches the database from {holder[0]}"
                return f"Shard {shard} of {count} is served by another process{where}."
            taken.append(shard)
        (form,) = await (await connection.execute(b"SELECT form FROM kantera")).fetchone() or (0,)
        if form != self.form:
            raise BadDatabase(
                f"The database {shown(self.address)} has been brought to form {form} meanwhile, this program knows"
                f" {self.form}: all processes must be of one version."
            )
        return ""

    async def _give_back(self, connection: psycopg.AsyncConnection[Any], shards: Collection[int], count: int) -> None:
        await connection.execute(b"SELECT pg_advisory_unlock_shared(%s, %s)", (COUNT, count))
        for shard in shards:
            await connection.execute(b"SELECT pg_advisory_unlock(%s, %s)", (SHARD, shard))

    async def _let_go(self, connection: psycopg.AsyncConnection[Any], lane: int, seconds: float) -> None:
        await asyncio.sleep(seconds)
        try:
            await connection.execute(b"SELECT pg_advisory_unlock(%s, %s)", (IDENTIFY, lane))
        except (psycopg.Error, OSError) as error:  # then nobody holds it any more
            log.info("%s: the turn has ended with the connection: %s", shown(self.address), _said(error))

    async def _watch(self, connection: psycopg.AsyncConnection[Any]) -> None:
        while True:
            await asyncio.sleep(LOOK_AFTER)
            try:
                async with asyncio.timeout(ANSWER_WITHIN):
                    await connection.execute(b"SELECT 1")
            except (psycopg.Error, OSError) as error:  # TimeoutError is one
                self._why = (
                    f"The connection to the database {shown(self.address)} that held the shards of this process was"
                    f" lost ({_said(error)}); another one may serve them now."
                )
                self._gone.set()
                return


def served(connection: psycopg.Connection[Any]) -> bool:
    """Whether a process serves shards on this database at the moment. Raises psycopg.Error."""
    return connection.execute(_OTHERS, (SHARD, MOST)).fetchone() is not None


def _said(error: psycopg.Error | OSError) -> str:
    return said(error) if isinstance(error, psycopg.Error) else str(error) or "no answer"
