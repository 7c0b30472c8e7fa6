"""The chronicle of each table: whether there is one, and what it says."""

from __future__ import annotations

from storage.rows import Table
from tables.history.chronicle_writer import Chronicle, chronicle
from tables.history.replays import Replays
from tables.store.table_store import TableStore
from tables.workers.scheduler import Job, Priority
from tables.workers.thinker import Thinker

FEWEST_CHOICES = 20
"""A game ended early has a chronicle once it has this many choices."""


class Chronicles:
    """Chronicles. Imported games, lessons, daily dungeons and games that ended after a few choices have none."""

    def __init__(self, store: TableStore, replays: Replays, thinker: Thinker) -> None:
        self.store = store
        self.replays = replays
        self.thinker = thinker

    def has(self, table: Table) -> bool:
        """Whether this game has a chronicle."""
        if table.imported or table.lesson is not None or table.daily is not None:
            return False
        is_long_enough = table.status == "finished" or table.version >= FEWEST_CHOICES
        return table.is_over and table.started is not None and is_long_enough

    async def tell(self, table: Table) -> Chronicle:
        """The chronicle of a finished game, made in a worker. Raises as `Replays.timeline`."""
        timeline = await self.replays.timeline(table.id)
        stood_in = await self.store.database.read_in_turn(lambda rows: rows.events.stand_ins(table.id))
        job = Job.at(Priority.REPLAY, table)
        return await self.thinker.call(job, chronicle, self.store.games[table.game], timeline, stood_in)
