"""Games that are over, looked at again: their films, which are kept for a while, and what was told meanwhile."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Sequence

from rules.core.game import Game
from rules.core.records import Entry
from storage.database import Rows
from storage.rows import LoggedEvent, Table
from tables.checks import check_open
from tables.errors import Refusal
from tables.film import Film, Told, film
from tables.scheduler import Job, Priority
from tables.shelf import Shelf
from tables.thinking import Thinker

FILMS = 16
"""How many films are kept, of one to two megabytes each."""


class Rewatching:
    """Replays. A game is played once, in a worker; from then on a step starts from a position that was kept."""

    def __init__(self, shelf: Shelf, thinker: Thinker) -> None:
        self.shelf = shelf
        self.thinker = thinker
        self._films: OrderedDict[int, Film] = OrderedDict()
        self._making: dict[int, asyncio.Task[Film]] = {}
        self._waiting: Counter[int] = Counter()
        """How many wait for the film of a table that is being made."""

    async def film(self, table_id: int) -> Film:
        """The film of a game that is over; who ask for it at the same time share one, which ends when nobody waits.

        Raises Refusal `refused-still_running`, `refused-not_begun`, `refused-no_replay` when nothing of it can be
        shown by the present rules, `refused-daily_sealed`, and as `Shelf.get`.
        """
        table = await self.shelf.get(table_id)
        check_open(table, self.shelf.now())
        if table_id in self._films:
            self._films.move_to_end(table_id)
            return self._films[table_id]
        if table.started is None:
            raise Refusal("refused-not_begun")
        if not table.is_over:
            raise Refusal("refused-still_running")
        task = self._making.get(table_id)
        if task is None:
            task = self._making[table_id] = asyncio.create_task(self._make(table), name=f"film of table {table_id}")
        self._waiting[table_id] += 1
        try:
            return await asyncio.shield(task)
        finally:
            self._waiting[table_id] -= 1
            if not self._waiting[table_id]:
                del self._waiting[table_id]
                if self._making.pop(table_id, None) is not None:
                    task.cancel()

    async def position(self, table_id: int, at: int) -> Game:
        """The game after a step of its film, a copy of one's own. Raises as `film`."""
        table = await self.shelf.get(table_id)
        return (await self.film(table_id)).position(self.shelf.games[table.game], at)

    async def told(self, table_id: int, first: int, last: int, limit: int) -> list[LoggedEvent]:
        """The newest `limit` events for everybody of the entries from `first` to `last`, oldest first."""
        return await self.shelf.database.read(lambda rows: rows.events.between(table_id, first, last, limit))

    async def moments(self, table_id: int, keys: Sequence[str]) -> list[LoggedEvent]:
        """The events for everybody with these keys, oldest first."""
        return await self.shelf.database.read(lambda rows: rows.events.with_keys(table_id, keys))

    async def _make(self, table: Table) -> Film:
        def read(rows: Rows) -> tuple[list[tuple[int, str]], list[Entry], str, Told]:
            games = rows.games
            return (
                games.beginnings(table.id),
                games.entries(table.id),
                games.position(table.id).saved,
                rows.events.told(table.id),
            )

        try:
            stored = await self.shelf.database.read(read)
            made = await self.thinker.call(Job.at(Priority.REPLAY, table), film, self.shelf.games[table.game], *stored)
        finally:
            if self._making.get(table.id) is asyncio.current_task():
                del self._making[table.id]
        if not made.steps:
            raise Refusal("refused-no_replay")
        self._films[table.id] = made
        while len(self._films) > FILMS:
            self._films.popitem(last=False)
        return made
