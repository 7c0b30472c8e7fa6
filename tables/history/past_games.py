"""Finished games with their results, and statistics."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

from rules.results import Result
from storage.database import Rows, reading
from storage.errors import BadDatabase, StorageFailure
from storage.rows import Table
from tables.errors import Refusal
from tables.history.statistics import Stats, tally
from tables.store.table_store import TableStore
from tables.workers.coalescing import Coalescer
from tables.workers.scheduler import Job, Priority
from tables.workers.thinker import Thinker

KEPT = 64
"""The number of statistics that are kept until another game is finished."""

PAGE = 100
"""The number of finished games that are looked at in one query."""

P = ParamSpec("P")
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that is over, and its result; None if it was ended without one."""

    table: Table
    result: Result | None


class Past:
    """Games that are over."""

    def __init__(self, store: TableStore, thinker: Thinker, coalescer: Coalescer) -> None:
        self.store = store
        self.thinker = thinker
        self.coalescer = coalescer
        self._reading = asyncio.Lock()
        """At most one worker reads a lot of data, so that the others stay free to think."""

    async def history(
        self,
        *,
        guild_id: int | None = None,
        user_id: int | None = None,
        game: str | None = None,
        before: int | None = None,
        limit: int = 10,
    ) -> list[Finished]:
        """The newest games of a server or person that are over, newest first.

        To page back, pass the last table's id as `before`. Raises DamagedRow.
        """

        def read(rows: Rows) -> list[Finished]:
            table_ids = rows.past.over(guild_id=guild_id, user_id=user_id, game=game, before=before, limit=limit)
            return [
                Finished(table, rows.past.result(table_id) if table.status == "finished" else None)
                for table_id in table_ids
                if (table := rows.tables.get(table_id)) is not None
            ]

        return await self.store.database.read(read)

    async def stats(
        self,
        *,
        guild_id: int | None = None,
        user_id: int | None = None,
        game: str | None = None,
        asker: int | None = None,
    ) -> Stats:
        """Statistics of a server, of a person, of a game; computer players do not count.

        Neither do imported games, and those that computer players finished for everyone. `asker`: the person who
        wants to see them.
        Raises StorageFailure, and as `Coalescer.get`.
        """

        async def compute() -> Stats:
            job = Job(Priority.REPLAY, guild_id, asker or 0, 0)
            return await self._aside(job, count, guild_id, user_id, game)

        generation = await self.store.database.read(lambda rows: rows.past.generation())
        return await self.coalescer.get(("stats", guild_id, user_id, game, generation), compute, keep=KEPT)

    async def ended_by(self, reason: str, game: str, guild_id: int, asker: int) -> list[tuple[Table, Result]]:
        """Every finished game of a kind in a server that ended for this reason (a message key), newest first.

        Raises StorageFailure, DamagedRow, and as `Coalescer.get`.
        """

        async def compute() -> list[tuple[Table, Result]]:
            return await self._aside(Job(Priority.REPLAY, guild_id, asker, 0), ended_by, reason, game, guild_id)

        return await self.coalescer.get(("ended_by", reason, game, guild_id), compute)

    async def _aside(
        self, job: Job, function: Callable[Concatenate[str | Path, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """The result of a function that reads a lot of data; it gets the database's address. Raises StorageFailure.

        A worker runs it and reads for itself, so that neither reading nor counting blocks the event loop.
        """
        async with self._reading:
            try:
                return await self.thinker.call(job, function, self.store.database.address, *args, **kwargs)
            except BadDatabase as error:
                raise StorageFailure from error

    async def result(self, table_id: int) -> Result:
        """The result of a finished game. Raises Refusal `refused-still_running`, DamagedRow."""
        table = await self.store.get(table_id)
        if table.status != "finished":
            raise Refusal("refused-still_running")
        return await self.store.database.read_in_turn(lambda rows: rows.past.result(table_id))


def count(address: str | Path, guild_id: int | None, user_id: int | None, game: str | None) -> Stats:
    """The statistics, as `Past.stats`. Raises BadDatabase."""
    with reading(address) as (rows, _):
        records = rows.past.played(guild_id=guild_id, user_id=user_id)
        counted = rows.past.count(guild_id=guild_id)
    played = sorted({row.game for row in records}, key=lambda name: (-counted[name].finished, name))
    games = {name: count for name, count in counted.items() if game in (None, name)}
    return Stats(games, tally([row for row in records if game in (None, row.game)]), played)


def ended_by(address: str | Path, reason: str, game: str, guild_id: int) -> list[tuple[Table, Result]]:
    """The tables that ended for a reason, as `Past.ended_by`. Raises BadDatabase, DamagedRow."""
    ended: list[tuple[Table, Result]] = []
    before: int | None = None
    with reading(address) as (rows, _):
        while page := rows.past.over(guild_id=guild_id, user_id=None, game=game, before=before, limit=PAGE):
            before = page[-1]
            for table in filter(None, map(rows.tables.get, page)):
                if table.reason == reason and table.status == "finished":
                    ended.append((table, rows.past.result(table.id)))
    return ended
