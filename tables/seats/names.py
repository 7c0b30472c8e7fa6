"""The names at the tables follow what people call themselves."""

from __future__ import annotations

from storage.rows import Person
from tables.store.checks import with_seat
from tables.store.locked_table import repeated
from tables.store.table_store import TableStore

MOST_KNOWN = 10_000
"""The most names that are kept in memory."""


class Names:
    """Renews the names of people who act. A name belongs to a server: people may have another one elsewhere."""

    def __init__(self, store: TableStore) -> None:
        self.store = store
        self._known: dict[tuple[int, int | None], str] = {}
        """By person and server, the name that all their tables there have."""

    async def renew(self, person: Person, guild_id: int | None) -> None:
        """Someone acts under this name in a server (None: elsewhere): their unfinished tables there get it.

        Raises what `TableStore.hold` raises.
        """
        key = person.id, guild_id
        if self._known.get(key) == person.name:
            return
        for table in await self.store.unfinished(user_id=person.id):
            if table.guild_id == guild_id:
                await self._rename(table.id, person)
        if len(self._known) >= MOST_KNOWN:
            self._known.clear()
        self._known[key] = person.name

    @repeated
    async def _rename(self, table_id: int, person: Person) -> None:
        """Store the present name of this person at a table."""
        async with self.store.hold(table_id) as locked:
            seat = locked.table.seat_of(person.id)
            if seat is not None and locked.table.seats[seat].name != person.name:
                await locked.change(seats=with_seat(locked.table, seat, name=person.name))

    def forget(self) -> None:
        """Drop all names from memory."""
        self._known.clear()
