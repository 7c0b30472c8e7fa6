"""Running games as they stood before the turn that is being played: for spectators who see them one turn late."""

from __future__ import annotations

from dataclasses import dataclass

from rules.game import Game
from storage.database import Rows
from storage.rows import LONG, LoggedEvent, Table
from tables.store.rewind import PresentStretch, replayed
from tables.store.table_store import TableStore
from tables.workers.coalescing import Coalescer
from tables.workers.scheduler import Job, Priority
from tables.workers.thinker import Thinker

CACHED = 32
"""Positions in memory."""


@dataclass(frozen=True, slots=True)
class Earlier:
    """An earlier position: after which entry, and the events on the way there that everyone may know, oldest first."""

    entry: int
    game: Game
    events: list[LoggedEvent]


class OneTurnLate:
    """Replays games up to the present turn. Each position is computed once, in a worker."""

    def __init__(self, store: TableStore, thinker: Thinker, coalescer: Coalescer) -> None:
        self.store = store
        self.thinker = thinker
        self.coalescer = coalescer

    async def before_turn(self, table: Table, limit: int) -> Earlier | None:
        """The position before the choice that began the present turn, with the newest `limit` events; else the start.

        None if it cannot be replayed: the rules have changed during this turn, or the game is very long.
        Raises StorageFailure and what `Coalescer.get` raises.
        """
        starts = self.store.games[table.game].turn_starts
        # Choices taken back lead to another position before the same newest turn.
        newest = await self.store.database.read(lambda rows: rows.events.newest_entry(table.id, starts))
        before = await self.coalescer.get(
            ("before turn", table.id, table.line, newest), lambda: self._position(table), keep=CACHED
        )
        if before is None:
            return None
        entry, game = before
        events = await self.store.database.read(lambda rows: rows.events.between(table.id, 0, entry, limit))
        return Earlier(entry, game, events)

    async def _position(self, table: Table) -> tuple[int, Game] | None:
        kind = self.store.games[table.game]

        def read(rows: Rows) -> tuple[PresentStretch, set[int]]:
            return PresentStretch.read(rows, table.id), rows.events.of_entries(table.id, kind.turn_starts)

        if table.version >= LONG:
            return None
        stretch, starts = await self.store.database.read(read, bulk=True)
        began = max((number for number, _ in stretch.line() if number in starts), default=0)
        if not began and stretch.begin:
            return None
        entry = max(began - 1, 0)
        saved = await self.thinker.call(Job.at(Priority.REPLAY, table), replayed, kind, stretch, entry)
        return None if saved is None else (entry, kind.load(saved))
