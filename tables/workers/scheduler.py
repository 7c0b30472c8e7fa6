"""The fair queue in front of the worker processes: which job comes next, and how long it will take.

Jobs have a priority class. Within a class the least recently served server comes first, within that server the least
recently served person, then the least recently served table; so a person who opens many tables delays only their own.

Two pools of workers serve the queue: one for jobs that a person waits for and for heuristic computer players, which
take milliseconds; one for everything. So an urgent job gets a process while searches of several seconds keep the other
pool busy. Nothing is preempted, so no work is wasted; a worker is only started when needed, and takes some 20 MB.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Collection, Hashable
from dataclasses import dataclass, field
from enum import IntEnum
from itertools import count
from typing import ParamSpec, TypeVar

from rules.recent import Recent
from storage.rows import Table
from tables.workers.workers import WorkerDied, Workers

P = ParamSpec("P")
T = TypeVar("T")

URGENT_NICE = 5
"""The niceness of workers for urgent jobs: below the bulk pool and the renderer, above the bot."""
TURNS = 4
"""A class that has been passed over this many times in a row is served next, so that no class starves."""
RECENT = 4096
"""For how many servers, persons and tables together the last service is remembered."""
CROWD = 8
"""With so many jobs waiting, each takes ten seconds or more."""

Share = tuple[Hashable, ...]
"""A server; a person in it; a table of that person's."""


class Priority(IntEnum):
    """The class of a job, most urgent first."""

    PERSON = 0
    """A person waits for it: advice, the coach of a lesson, undo."""
    HEURISTIC = 1
    """A computer player that answers within milliseconds."""
    SEARCH = 2
    """A computer player that tries out answers, which takes seconds."""
    REPLAY = 3
    """A replay of a game: timelines, chronicles, courses of scores, verification."""


@dataclass(frozen=True, slots=True)
class Job:
    """The purpose of a call, and on whose account it is."""

    priority: Priority
    guild_id: int | None
    user_id: int
    """The person who asked for it, or the host of the table."""
    table_id: int

    @classmethod
    def at(cls, priority: Priority, table: Table, user_id: int | None = None) -> Job:
        """A job at this table, on the account of this person or (None) of its host."""
        return cls(priority, table.guild_id, table.host_id if user_id is None else user_id, table.id)

    @property
    def shares(self) -> tuple[Share, Share, Share]:
        """The accounts it is charged to, from the widest to the narrowest. In DMs each person counts as a server."""
        server: Share = ("dm", self.user_id) if self.guild_id is None else ("guild", self.guild_id)
        return server, (*server, self.user_id), (*server, self.user_id, self.table_id)


@dataclass(eq=False, slots=True)
class _Ticket:
    """A job that waits for a worker or has one."""

    job: Job
    granted: asyncio.Future[_BusyPool]


@dataclass(eq=False, slots=True)
class _BusyPool:
    """A pool, the classes it serves, and what it is working on."""

    workers: Workers
    serves: tuple[Priority, ...]
    busy: list[_Ticket] = field(default_factory=list)

    @property
    def has_room(self) -> bool:
        """Whether another job can start immediately."""
        return len(self.busy) < self.workers.number


class Scheduler:
    """Hands jobs to two pools of workers, the most urgent class first and fairly within each class.

    `urgent` serves only PERSON and HEURISTIC, `bulk` all classes. The order is deterministic.
    """

    def __init__(self, bulk: Workers | None = None, urgent: Workers | None = None) -> None:
        self.bulk = bulk or Workers()
        self.urgent = urgent or Workers(nice=URGENT_NICE)
        self._pools = (
            _BusyPool(self.urgent, (Priority.PERSON, Priority.HEURISTIC)),
            _BusyPool(self.bulk, tuple(Priority)),
        )
        self._queue: list[_Ticket] = []
        """In the order of arrival."""
        self._served: Recent[tuple[Priority, Share], int] = Recent(RECENT)
        """When each share of a class was served last, the least recent first."""
        self._turn = count(1)
        self._passed: Counter[Priority] = Counter()
        """The number of times in a row that each class has been passed over."""

    async def run(self, job: Job, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call a function (of a module, with arguments that can be pickled) in a worker once it is this job's turn.

        If the caller is cancelled, the job leaves the queue or its call is ended. Raises as `Workers.run`.
        """
        ticket = _Ticket(job, asyncio.get_running_loop().create_future())
        self._queue.append(ticket)
        self._dispatch()
        try:
            pool = await ticket.granted
        except asyncio.CancelledError:
            if ticket in self._queue:
                self._queue.remove(ticket)
            elif not ticket.granted.cancelled() and ticket.granted.exception() is None:
                self._release(ticket.granted.result(), ticket)  # it was granted at the same moment
            raise
        try:
            return await pool.workers.run(function, *args, **kwargs)
        finally:
            self._release(pool, ticket)

    def is_held_up(self, table_id: int, among: Collection[Priority]) -> bool:
        """Whether a job of this table among these classes waits for a worker, as one of at least `CROWD` jobs."""
        own = any(waiting.job.table_id == table_id and waiting.job.priority in among for waiting in self._queue)
        return own and len(self._queue) >= CROWD

    async def close(self) -> None:
        """End the processes and all their jobs. A later `run` starts new ones."""
        queue = self._queue
        self._queue = []
        for ticket in queue:
            if not ticket.granted.done():
                ticket.granted.set_exception(WorkerDied("the workers were closed"))
        await asyncio.gather(*(pool.workers.close() for pool in self._pools))

    # Fairness

    def _dispatch(self) -> None:
        """Hand out jobs while there are free workers for them."""
        self._queue = [ticket for ticket in self._queue if not ticket.granted.done()]  # without the cancelled ones
        for pool in self._pools:
            while pool.has_room and (ticket := self._next(pool.serves)) is not None:
                self._queue.remove(ticket)
                pool.busy.append(ticket)
                ticket.granted.set_result(pool)

    def _next(self, serves: Collection[Priority]) -> _Ticket | None:
        """The next job for a pool that serves these classes."""
        waiting = sorted({ticket.job.priority for ticket in self._queue if ticket.job.priority in serves})
        if not waiting:
            return None
        chosen = next((priority for priority in waiting[1:] if self._passed[priority] >= TURNS), waiting[0])
        self._passed.update(priority for priority in waiting if priority > chosen)
        self._passed[chosen] = 0
        following = min((ticket for ticket in self._queue if ticket.job.priority == chosen), key=self._recency)
        for share in following.job.shares:
            self._served[chosen, share] = next(self._turn)
        return following

    def _recency(self, ticket: _Ticket) -> tuple[int, ...]:
        """When its server, person and table were last served, as the number of that turn; 0 for never."""
        return tuple(self._served.get((ticket.job.priority, share), 0) for share in ticket.job.shares)

    def _release(self, pool: _BusyPool, ticket: _Ticket) -> None:
        pool.busy.remove(ticket)
        self._dispatch()
