"""Forgetting a person: no name and no id of theirs stays in the file."""

from __future__ import annotations

import logging

from storage.errors import Refusal
from storage.queries import person_rows
from tables.exchange import Exchange

log = logging.getLogger(__name__)


class Forgetting(Exchange):
    """What a person can ask to have removed."""

    async def forget_me(self, user_id: int) -> list[int]:
        """Leave every table and forget this person everywhere; the tables at which something was known.

        Lobbies are left, in running games a computer player takes the seat (a game without any other person is ended),
        results stay without the name, and the
        statistics lose the person. What `tables.people.People` holds in memory is dropped by its own `forget`.
        Backups made before still hold the name until they are rotated away. Raises StorageFailure.
        """
        for table in await self.of_user(user_id):
            try:
                if table.started is None:
                    await self.leave(table.id, user_id)
                else:
                    await self.leave_game(table.id, user_id, ends=True)
            except Refusal as error:  # left or over meanwhile
                log.info("table %d: nothing to leave: %s", table.id, error)
        found = await self.database.write(lambda connection: person_rows.forget(connection, user_id))
        for table_id in found:
            async with self._lock(table_id):
                self._forget(table_id)
        await self.database.compact()
        for forget in self.forgetters:
            forget()
        for table_id in found:
            await self._publish(table_id, [])
        return found
