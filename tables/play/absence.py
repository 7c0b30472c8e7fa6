"""Who is away and who is back: anything a person does shows that they are here."""

from __future__ import annotations

from rules.messages import Event, Seat, seat_name
from storage.rows import Table
from tables.store.checks import seat_of_person, with_seat
from tables.store.locked_table import repeated
from tables.store.table_store import TableStore


class Absence:
    """Gives seats back to people who have a stand-in or were reported as away."""

    def __init__(self, store: TableStore) -> None:
        self.store = store

    async def come_back(self, table_id: int, user_id: int) -> Table:
        """A person is here: they are no longer reported as away, and their stand-in stops.

        Otherwise nothing happens. Raises Refusal `refused-not_seated`.
        """
        number = seat_of_person(await self.store.get(table_id), user_id)
        await self.acts_again(table_id, number, user_id)
        return await self.store.get(table_id)

    async def returns(self, table_id: int, user_id: int) -> None:
        """As `come_back`, for anyone who does something at the table; without a seat nothing happens."""
        number = (await self.store.get(table_id)).seat_of(user_id)
        if number is not None:
            await self.acts_again(table_id, number, user_id)

    async def here(self, user_id: int) -> list[int]:
        """Someone has pressed, typed or written something, anywhere: they are back at every table that missed them.

        Returns these tables. Raises StorageFailure.
        """
        missed = await self.store.database.read(lambda rows: rows.tables.missed(user_id))
        for table_id in missed:
            await self.returns(table_id, user_id)
        return missed

    async def acts_again(self, table_id: int, seat: Seat, user_id: int | None) -> None:
        """Let the person on a seat (None: on any) take it back over, if they were away."""
        if is_missed(await self.store.get(table_id), seat, user_id):
            await self._take_back(table_id, seat, user_id)

    @repeated
    async def _take_back(self, table_id: int, seat: Seat, user_id: int | None) -> None:
        """Give the seat back to the person on it, end its stand-in, and drop the proposal about it."""
        async with self.store.hold(table_id) as locked:
            table = locked.table
            if not is_missed(table, seat, user_id):
                return
            row = table.seats[seat]
            call = table.stand_in_proposal(seat)
            await locked.change(
                Event("log-here" if row.stand_in is None else "log-back_again", {"player": seat_name(seat)}),
                seats=with_seat(table, seat, stand_in=None),
                proposals=[other for other in table.proposals if other is not call],
            )


def is_missed(table: Table, seat: Seat, user_id: int | None) -> bool:
    """Whether this person (None: anyone) on that seat is reported as away, or has a stand-in."""
    if not 0 <= seat < len(table.seats) or table.is_over:
        return False
    row = table.seats[seat]
    return (row.stand_in is not None or table.stand_in_proposal(seat) is not None) and user_id in (None, row.user_id)
