"""Forgetting a person: no name and no id of theirs stays in the database."""

from __future__ import annotations

import logging
from collections.abc import Callable

from storage.database import Rows
from storage.rows import DAY
from tables.errors import Refusal
from tables.seats.lobby import Lobby
from tables.seats.seats import Seats
from tables.store.table_store import TableStore

log = logging.getLogger(__name__)


class Forgetting:
    """The data that a person can ask to have removed."""

    def __init__(self, store: TableStore, lobby: Lobby, seats: Seats) -> None:
        self.store = store
        self.lobby = lobby
        self.seats = seats
        self.forgetters: list[Callable[[], None]] = []
        """Called when a person is forgotten, before it is announced: whatever is kept in memory may hold the name."""

    async def forget(self, user_id: int) -> list[int]:
        """Leave every table and forget this person everywhere; returns the affected tables.

        They leave lobbies, a computer player takes their seat in running games (a game without other people is ended),
        results stay without the name, and the statistics drop the person. The fact that they began today's daily
        dungeon stays until the day is over, as a number that identifies no one. `tables.seats.people.People` has its
        own `forget` for what it holds in memory. Earlier backups still contain the name until they are rotated out.
        Raises StorageFailure.
        """
        for table in await self.store.unfinished(user_id=user_id):
            try:
                if table.started is None:
                    await self.lobby.leave(table.id, user_id)
                else:
                    await self.seats.leave(table.id, user_id, ends=True)
            except Refusal as error:  # left or over meanwhile
                log.info("table %d: nothing to leave: %s", table.id, error)
        today = int(self.store.now() // DAY)

        def write(rows: Rows) -> list[int]:
            rows.dailies.forget_who(today)
            return rows.people.forget(user_id)

        table_ids = await self.store.database.write(write)
        for table_id in table_ids:
            await self.store.reread(table_id)
        await self.store.database.compact()
        for forget in self.forgetters:
            forget()
        for table_id in table_ids:
            await self.store.announce(table_id, [])
        return table_ids
