"""The data stored about a table besides the table itself: its log, read marks, drafts, where it is shown."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from rules.messages import Seat
from storage.errors import StorageFailure
from storage.rows import FingerprintRow, LoggedEvent, MessageRow, Table
from tables.store.table_store import TableStore

log = logging.getLogger(__name__)


class Journal:
    """Reads and writes marks. Listeners are not called."""

    def __init__(self, store: TableStore) -> None:
        self.store = store

    # The log

    async def events(
        self,
        table_id: int,
        seat: Seat | None,
        *,
        since: int = 0,
        before: int | None = None,
        limit: int = 50,
        about: Seat | None = None,
        entry: int | None = None,
    ) -> list[LoggedEvent]:
        """The newest `limit` events that this seat may know (None: everyone), oldest first.

        With `since` only those numbered above it, with `before` only those below it: to page back, pass the first
        number of the page as `before`. With `about` only those that name this seat, with `entry` only those of that
        choice. Waits for writes in progress: a game is read in place, and the events that led to its present questions
        belong with them. The newest ones are kept in memory.
        """
        recent = await self.store.recent(table_id)
        if about is None and recent:
            known_events = [
                event
                for event in recent
                if since < event.number
                and (before is None or event.number < before)
                and (event.audience is None or event.heard_by(seat))
                and entry in (None, event.entry)
            ]
            if len(known_events) >= limit or recent[0].number <= since + 1:
                return known_events[-limit:]
        return await self.store.database.read_in_turn(
            lambda rows: rows.events.find(
                table_id, seat, since=since, before=before, entry=entry, limit=limit, about=about
            )
        )

    async def seen(self, table_id: int, seat: Seat) -> int:
        """The number of the last event that this seat has been shown, 0 for none: pass it as `since`."""
        return await self.store.database.read(lambda rows: rows.marks.seen(table_id, seat))

    async def mark_seen(self, table_id: int, seat: Seat, event: int | None = None) -> None:
        """This seat has been shown the events up to this number; None: all that are stored.

        If the mark cannot be stored, that is only logged: the same events are shown once again.
        """
        try:
            await self.store.database.write(lambda rows: rows.marks.mark_seen(table_id, seat, event), durable=False)
        except StorageFailure as error:
            log.warning("table %d: what seat %d was shown could not be marked: %s", table_id, seat, error)

    async def was_person(self, table_id: int, seat: Seat, entry: int) -> bool:
        """Whether the person of this seat made that choice, not a computer player or the clock."""
        return await self.store.database.read(lambda rows: seat in rows.games.chosen_by_people(table_id, {entry}))

    async def has_played(self, table_id: int, user_id: int) -> bool:
        """Whether this person has held a hand in the game, even if they have left it since."""
        return await self.store.database.read(lambda rows: rows.tables.hand_of(table_id, user_id)) is not None

    # Drafts

    async def draft(self, table_id: int, seat: Seat, question_id: int) -> list[str]:
        """The unfinished picks of a seat for this question, in order; empty for any other question."""
        return await self.store.database.read(lambda rows: rows.marks.draft(table_id, seat, question_id))

    async def set_draft(self, table_id: int, seat: Seat, question_id: int, picked: Sequence[str]) -> None:
        """Keep unfinished picks until the seat has answered. They are not checked until then."""
        await self.store.database.write(
            lambda rows: rows.marks.put_draft(table_id, seat, question_id, picked), durable=False
        )

    # Where a table is shown

    async def set_board(self, table_id: int, channel_id: int, message_id: int) -> Table:
        """Note the message that shows the board now."""
        return await self._set_message(table_id, None, channel_id, message_id)

    async def set_dm(self, table_id: int, seat: Seat, user_id: int, channel_id: int, message_id: int) -> Table:
        """Note the DM that shows this seat's hand to this person now; ignored if they have left the seat."""
        return await self._set_message(table_id, seat, channel_id, message_id, user_id)

    async def set_fingerprints(self, rows: Sequence[FingerprintRow]) -> None:
        """Store the fingerprints of messages for the next start. A failure is logged, and then costs an extra edit."""
        try:
            await self.store.database.write(lambda stored: stored.marks.put_fingerprints(rows), durable=False)
        except StorageFailure as error:
            log.warning("what %d messages show could not be stored: %s", len(rows), error)

    async def drop_message(self, table_id: int, seat: Seat | None) -> Table:
        """The board (None), or the DM of this seat, is gone."""
        async with self.store.quietly(table_id) as locked:
            await self.store.database.write(lambda rows: rows.marks.remove_message(table_id, seat), durable=False)
            others = [message for message in locked.table.messages if message.seat != seat]
            locked.table = locked.table.model_copy(update={"messages": others})
            return locked.table

    async def _set_message(
        self, table_id: int, seat: Seat | None, channel_id: int, message_id: int, user_id: int | None = None
    ) -> Table:
        """Store which message shows the board (None) or the hand of a seat; not if `user_id` has left that seat."""
        async with self.store.quietly(table_id) as locked:
            if user_id is not None and locked.table.seat_of(user_id) != seat:
                return locked.table
            message = MessageRow(seat=seat, channel_id=channel_id, message_id=message_id, sent=self.store.now())
            await self.store.database.write(lambda rows: rows.marks.put_message(table_id, message), durable=False)
            others = [other for other in locked.table.messages if other.seat != seat]
            locked.table = locked.table.model_copy(update={"messages": [*others, message]})
            return locked.table
