"""Replays of finished games: their timelines, which are kept for a while, and their events."""

from __future__ import annotations

from rules.game import Game
from rules.records import RecordEntry
from storage.database import Rows
from storage.rows import LoggedEvent, Table
from tables.errors import Refusal
from tables.history.timeline import StoredEvents, Timeline, timeline
from tables.store.checks import check_open
from tables.store.table_store import TableStore
from tables.workers.coalescing import Coalescer
from tables.workers.scheduler import Job, Priority
from tables.workers.thinker import Thinker

TIMELINES = 16
"""The number of timelines that are kept, of one to two megabytes each."""


class Replays:
    """Replays. A game is replayed once, in a worker; after that, a step starts from a stored position."""

    def __init__(self, store: TableStore, thinker: Thinker, coalescer: Coalescer) -> None:
        self.store = store
        self.thinker = thinker
        self.coalescer = coalescer

    async def timeline(self, table_id: int) -> Timeline:
        """The timeline of a finished game.

        Raises Refusal `refused-still_running`, `refused-not_begun`, `refused-no_replay` if the present rules can show
        nothing of it, `refused-daily_sealed`, and as `TableStore.get` and `Coalescer.get`.
        """
        check_open(await self.store.get(table_id), self.store.now())
        return await self._timeline(table_id)

    async def course(self, table_id: int) -> list[tuple[int, list[int]]]:
        """The points of each seat after each entry that changed them; empty if the game does not score along the way.

        Raises as `timeline`, but not `refused-daily_sealed`: the scores of a try tell nothing of its dungeon.
        """
        return (await self._timeline(table_id)).course

    async def _timeline(self, table_id: int) -> Timeline:
        table = await self.store.get(table_id)
        if table.started is None:
            raise Refusal("refused-not_begun")
        if not table.is_over:
            raise Refusal("refused-still_running")
        return await self.coalescer.get(("film", table_id), lambda: self._make(table), keep=TIMELINES)

    async def position(self, table_id: int, at: int) -> Game:
        """The game after a step of its timeline, as a copy. Raises as `timeline`."""
        table = await self.store.get(table_id)
        return (await self.timeline(table_id)).position(self.store.games[table.game], at)

    async def turn_events(self, table_id: int, at: int, limit: int) -> list[LoggedEvent]:
        """The public events of a turn up to step `at`, oldest first; those of its newest `limit`. Raises as `timeline`.

        What was taken back is left out.
        """
        numbers = [step.number for step in (await self.timeline(table_id)).turn_until(at)]
        first, last = numbers[0], numbers[-1]
        events = await self.store.database.read(
            lambda rows: rows.events.public_of_entries(table_id, first, last, limit), bulk=True
        )
        return [event for event in events if event.entry in numbers]

    async def moments(self, table: Table) -> list[LoggedEvent]:
        """The public events that the game declares as moments, oldest first."""
        keys = self.store.games[table.game].chronicle.moments
        return await self.store.database.read(lambda rows: rows.events.with_keys(table.id, keys), bulk=True)

    async def _make(self, table: Table) -> Timeline:
        """The timeline, made by a worker. Raises Refusal `refused-no_replay` if no position can be read."""

        def read(rows: Rows) -> tuple[list[tuple[int, str]], list[RecordEntry], str, StoredEvents]:
            games = rows.games
            return (
                games.beginnings(table.id),
                games.entries(table.id),
                games.position(table.id).saved,
                rows.events.lines_by_entry(table.id),
            )

        stored = await self.store.database.read(read, bulk=True)
        made = await self.thinker.call(Job.at(Priority.REPLAY, table), timeline, self.store.games[table.game], *stored)
        if not made.steps:
            raise Refusal("refused-no_replay")
        return made
