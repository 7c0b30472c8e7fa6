"""Whether running games would play out the same under the present rules, checked after a start of the bot."""

from __future__ import annotations

import logging

from rules.messages import Event
from tables.store.locked_table import repeated
from tables.store.table_store import TableStore
from tables.store.versions import rules_version
from tables.workers.reexecution import find_divergence
from tables.workers.scheduler import Job, Priority
from tables.workers.thinker import Thinker

log = logging.getLogger(__name__)


class Verification:
    """Replays running games and compares the outcome with their stored positions."""

    def __init__(self, store: TableStore, thinker: Thinker) -> None:
        self.store = store
        self.thinker = thinker

    @repeated
    async def verify(self, table_id: int) -> str | None:
        """Replay the game's present stretch and compare; returns where it departs from the snapshot, or None.

        An unfinished game that departs continues from its snapshot as a new stretch and is marked.
        """
        record = await self.store.record(table_id, running=True)
        kind = self.store.games[record.game]
        job = Job.at(Priority.REPLAY, await self.store.get(table_id))
        departure = await self.thinker.call(job, find_divergence, kind, record.model_dump_json())
        version = rules_version(kind)
        if departure is None:
            await self._confirm(table_id, version)
            return None
        async with self.store.hold(table_id) as locked:
            if not locked.table.is_over:
                log.warning("table %d departs from its record by the present rules: %s", table_id, departure)
                await locked.change(
                    Event("log-rules_changed"),
                    work=lambda rows: rows.games.begin_stretch(table_id, version),
                    rules_version=version,
                    rules_changed=True,
                )
            return departure

    async def verify_all(self) -> dict[int, str]:
        """Verify every unfinished game of this process, one after the other; returns the departures by table."""
        departures = {}
        for table in await self.store.own():
            if table.started is None:
                continue
            try:
                departure = await self.verify(table.id)
            except Exception:
                log.exception("table %d cannot be verified", table.id)
                continue
            if departure is not None:
                departures[table.id] = departure
        return departures

    async def _confirm(self, table_id: int, version: str) -> None:
        """Record that the present stretch plays out the same under these rules, without an announcement."""
        async with self.store.quietly(table_id) as locked:
            if not locked.table.is_over and locked.table.rules_version != version:
                await locked.change(
                    work=lambda rows: rows.games.confirm_stretch(table_id, version), rules_version=version
                )
