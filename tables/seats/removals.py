"""Deletes, after a while, what is stored for servers that removed the bot.

Only what Discord reports as a removal counts (`Outages.removed`), and only time in which the bot runs: neither an
outage nor a clock that is set forward hastens the deletion.
"""

from __future__ import annotations

import logging
from collections import Counter

from storage.database import Rows
from storage.rows import DAY, AbsentGuild
from tables.play.outages import Outages
from tables.store.table_store import TableStore

log = logging.getLogger(__name__)

KEPT_REMOVED = 30 * DAY
"""For how many seconds everything is kept, unless the host decides otherwise."""

AT_ONCE = 20
"""The number of games that are deleted in one transaction, so that presses need not wait long."""


class Removals:
    """Deletes what is kept for servers that removed the bot `keep` seconds ago; with 0 everything is kept."""

    def __init__(self, store: TableStore, outages: Outages, keep: float) -> None:
        self.store = store
        self.outages = outages
        self.keep = keep

    async def expire(self, now: float) -> dict[int, dict[str, int]]:
        """Delete what has expired; returns the number of rows deleted, by server and table. Raises StorageFailure.

        Only for servers on this process's own shards.
        """
        if not self.keep:
            return {}
        absent = await self.store.database.read(lambda rows: rows.guilds.absent())
        deleted = {}
        for guild in absent:
            if self.outages.surely_absent(guild.guild_id) and self._is_over(guild, now):
                deleted[guild.guild_id] = await self._delete(guild.guild_id, now)
        if deleted:
            await self.store.database.compact()
        return deleted

    def _is_over(self, guild: AbsentGuild, now: float) -> bool:
        return guild.removed is not None and now - guild.removed >= self.keep

    async def _delete(self, guild_id: int, now: float) -> dict[str, int]:
        """Delete everything of a server, unless the bot has been invited back meanwhile."""

        def write(rows: Rows) -> tuple[Counter[str], bool] | None:
            """Delete a part: the numbers of rows by table, and whether nothing is left."""
            if not any(guild.guild_id == guild_id and self._is_over(guild, now) for guild in rows.guilds.absent()):
                return None
            games = rows.guilds.delete_games(guild_id, AT_ONCE)
            counts = games or {"settings": rows.guilds.delete(guild_id)}
            return Counter(counts), not games

        counts: Counter[str] = Counter()
        finished = False
        while not finished and (deleted := await self.store.database.write(write)) is not None:
            rows_deleted, finished = deleted
            counts += rows_deleted
            self.store.forget_all()
        if finished:
            self.outages.deleted(guild_id)
        log.warning(
            "server %d removed the bot %d days ago, and everything kept for it is deleted: %s",
            guild_id,
            self.keep / DAY,
            ", ".join(f"{number} {name}" for name, number in sorted(counts.items())) or "nothing was left",
        )
        return dict(counts)
