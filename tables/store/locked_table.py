"""One table under its lock: the only way to change it, and the retry if another process was faster."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Collection, Coroutine, Hashable, Sequence
from functools import wraps
from typing import Any, ParamSpec, Protocol, TypeVar

from rules.game import Game
from rules.messages import Event, Message, Seat
from storage.database import Database, Rows, Work
from storage.errors import ChangedMeanwhile, ChannelTaken
from storage.rows import SERVED, FormerRow, LoggedEvent, SeatRow, Table, TimerKey
from tables.errors import Refusal
from tables.store.table_timers import TableTimers

log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")

TRIES = 100
"""The most attempts at an action.

Each time another process has stored something first, and it has the advantage, because this one must read the table
again. But people pause between actions, and one that waits for a response has a deadline.
"""


def repeated(act: Callable[P, Awaitable[T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """Retry an action from the beginning if another process has changed the table meanwhile (ChangedMeanwhile).

    By then the action must not have stored anything that it would store again (`LockedTable.then` is for what follows).
    """

    @wraps(act)
    async def wrapper(*args: P.args, **kwargs: P.kwargs) -> T:
        for _ in range(1, TRIES):
            try:
                return await act(*args, **kwargs)
            except ChangedMeanwhile:
                log.debug("%s is retried: another process has changed the table", act.__qualname__)
        return await act(*args, **kwargs)

    return wrapper


class Keeper(Protocol):
    """The store as a locked table uses it."""

    database: Database
    table_timers: TableTimers
    now: Callable[[], float]

    def forget(self, table_id: int) -> None:
        """Drop what is in memory of a table."""

    async def renew(self, locked: LockedTable) -> None:
        """Read a locked table from storage again."""


class LockedTable:
    """A table in memory, as it is stored. Use it only inside `TableStore.hold` or `TableStore.quietly`.

    `game` is None for a lobby and for a game ended in the lobby; `events` is the number of the last stored event,
    `timers` what will happen at the table and when, `kept` the last entry after which the position was stored.
    """

    def __init__(
        self,
        store: Keeper,
        table: Table,
        game: Game | None = None,
        events: int = 0,
        timers: dict[TimerKey, float] | None = None,
        kept: int = 0,
    ) -> None:
        self.table = table
        self.game = game
        self.events = events
        self.timers = timers or {}
        self.kept = kept
        self.unannounced: list[Event] | None = None
        """The events that are announced to the listeners once the lock is released; None: nothing is announced."""
        self.recent: list[LoggedEvent] = []
        """The newest events, as far as they have been read (`TableStore.recent`)."""
        self.answered: tuple[int, Sequence[Message]] = 0, ()
        """The number of a choice (`Game.choices`), and the labels of what was picked. Not stored."""
        self.memo: dict[Hashable, Any] = {}
        """Results worked out from the table as it is; empty again after every change."""
        self._store = store

    async def change(
        self,
        *events: Event,
        work: Work[None] | None = None,
        restart: Collection[TimerKey] = (),
        later: float = 0.0,
        **fields: Any,
    ) -> None:
        """Change fields of the table, with events and the timers that follow from it: one write.

        The timers in `restart` begin again, the others are extended by `later` seconds. `work` is done in the same
        transaction. Raises Refusal `refused-channel_taken`, ChangedMeanwhile, StorageFailure.
        """
        store = self._store
        if "seats" in fields and self.game is not None:
            fields["former"] = self._former(fields["seats"])
        table = self.table.changed(**fields)
        now = store.now()
        kept = {key: due + later if due < SERVED else due for key, due in self.timers.items() if key not in restart}
        timers = kept if self.game is None else store.table_timers.changed(table, self.game, kept, now).applied(kept)
        ended = [key for key in self.timers if key not in timers]
        begun = {key: due for key, due in timers.items() if self.timers.get(key) != due}
        logged = self.numbered(events, table.version, now)

        def write(rows: Rows) -> None:
            nonlocal table
            rows.tables.put(table)
            rows.events.add(table.id, logged)
            rows.marks.remove_timers(table.id, ended)
            rows.marks.add_timers(table.id, begun)
            if work is not None:
                work(rows)
            if self.game is not None and table.is_over and not self.table.is_over:
                table = rows.games.credit(table, self.game.turn_starts)

        try:
            await self.write(write)
        except ChannelTaken as error:
            raise Refusal("refused-channel_taken") from error
        self.stored(table, logged, timers)

    async def confirm(self) -> None:
        """Make sure that memory matches storage before deciding, based on it, to do nothing.

        Raises ChangedMeanwhile, StorageFailure.
        """
        table = self.table
        await self.write(lambda rows: rows.tables.expect(table))

    async def write(self, work: Work[None]) -> None:
        """Write; if that fails, this table is read from storage again."""
        try:
            await self._store.database.write(work)
        except ChangedMeanwhile:
            self.forget()
            log.info("table %d: another process has changed it; it is read again", self.table.id)
            raise
        except BaseException:
            self.forget()
            raise

    async def then(self, step: Callable[[], Awaitable[T]]) -> T:
        """Do what follows from something that is already stored and must not be repeated.

        If another process changes the table meanwhile, it is read again, and only this step is repeated.
        """

        @repeated
        async def attempt() -> T:
            try:
                return await step()
            except ChangedMeanwhile:
                await self._store.renew(self)
                raise

        return await attempt()

    def stored(self, table: Table, logged: Sequence[LoggedEvent], timers: dict[TimerKey, float]) -> None:
        """Update memory with what has just been written, to be announced once the lock is released."""
        self.table = table
        self.timers = timers
        self.events += len(logged)
        self.memo = {}
        self.tell(*logged)

    def tell(self, *events: Event) -> None:
        """Announce these events, or that something has changed, once the lock is released."""
        self.unannounced = [*(self.unannounced or []), *events]

    def numbered(
        self, events: Sequence[Event], entry: int, at: float, chosen_by: Seat | None = None
    ) -> list[LoggedEvent]:
        """The events as they will be stored, after the existing ones."""
        return [
            LoggedEvent(event.key, event.args, event.audience, number, entry, at, chosen_by=chosen_by)
            for number, event in enumerate(events, self.events + 1)
        ]

    def _former(self, seats: Sequence[SeatRow]) -> list[FormerRow]:
        """Who sat where until now, if the seats change: events and choices so far stay with them."""
        former = list(self.table.former)
        recorded = {(row.seat, row.entry, row.event) for row in former}
        for old, new in zip(self.table.seats, seats, strict=True):
            key = (old.number, self.table.version, self.events + 1)
            if (old.user_id, old.computer) != (new.user_id, new.computer) and key not in recorded:
                seat, entry, event = key
                former.append(
                    FormerRow(
                        seat=seat,
                        entry=entry,
                        event=event,
                        user_id=old.user_id,
                        name=old.name,
                        computer=old.computer,
                    )
                )
        return former

    def forget(self) -> None:
        """Drop the table from memory; it is read from storage next time."""
        self._store.forget(self.table.id)
