"""Earlier positions of a game, also of one that is running, for those who want to see again what happened.

And the position before the present turn, for spectators who see a running game one turn late.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import NamedTuple, TypeVar

from rules import saves
from rules.game import Game, midway
from rules.recent import Recent
from rules.records import Choice
from storage.database import Rows
from storage.rows import LONG_GAME, LoggedEvent, Table
from tables.store.rewind import PresentStretch, replay_to
from tables.store.table_store import TableStore
from tables.workers.coalescing import Coalescer
from tables.workers.scheduler import Job, Priority
from tables.workers.thinker import Thinker

TABLES = 64
"""For how many tables positions are cached."""
POSITIONS = 64
"""The number of cached positions of one table, of two to five kilobytes each."""
LATE = 32
"""For how many tables the position before the present turn is cached."""
ALL = 1_000_000
"""More events than any choice has."""


G = TypeVar("G", bound=Game)


class Point(NamedTuple):
    """A point in a game: after so many public events of an entry; by default after all, at its end."""

    entry: int
    events: int = ALL


Packed = Mapping[Point, bytes]
"""Saved positions, compressed, for `looked_at`."""


@dataclass(frozen=True, slots=True)
class Earlier:
    """An earlier position: after which entry, and the events on the way there that everyone may know, oldest first."""

    entry: int
    game: Game
    events: list[LoggedEvent]


class PastPositions:
    """Plays a game again in a worker, from the nearest known position."""

    def __init__(self, store: TableStore, thinker: Thinker, coalescer: Coalescer) -> None:
        self.store = store
        self.thinker = thinker
        self.coalescer = coalescer
        self._cached: Recent[int, Packed] = Recent(TABLES)

    async def at(self, table: Table, points: Sequence[Point], *, person: int | None = None) -> Packed:
        """The positions at these points, as far as the present rules lead there.

        `person`: the user id of the person who asks. Entries before the present stretch have none.
        """
        cached = self._cached.get(table.id, {})
        missing = sorted({point for point in points if point not in cached})
        if missing and table.version < LONG_GAME:

            async def make() -> Packed:
                job = Job.at(Priority.PERSON, table, person)
                stretch = await self.store.database.read_in_turn(lambda rows: PresentStretch.read(rows, table.id))
                return await self.thinker.call(job, positions, self.store.games[table.game], stretch, cached, missing)

            replayed = await self.coalescer.get(("past positions", table.id, tuple(missing)), make)
            cached = {**self._cached.get(table.id, {}), **replayed}
            self._cached[table.id] = {point: cached[point] for point in sorted(cached)[-POSITIONS:]}
        return {point: cached[point] for point in points if point in cached}

    async def before_turn(self, table: Table, limit: int) -> Earlier | None:
        """The position before the choice that began the present turn, with the newest `limit` events; else the start.

        None if it cannot be replayed: the rules have changed during this turn, or the game is very long.
        Raises StorageFailure and what `Coalescer.get` raises.
        """
        starts = self.store.games[table.game].turn_starts
        # Choices taken back lead to another position before the same newest turn.
        newest = await self.store.database.read(lambda rows: rows.events.newest_entry(table.id, starts))
        before = await self.coalescer.get(
            ("before turn", table.id, table.last_undo, newest), lambda: self._replayed_to_turn(table), keep=LATE
        )
        if before is None:
            return None
        entry, game = before
        events = await self.store.database.read(lambda rows: rows.events.public_of_entries(table.id, 0, entry, limit))
        return Earlier(entry, game, events)

    async def _replayed_to_turn(self, table: Table) -> tuple[int, Game] | None:
        kind = self.store.games[table.game]

        def read(rows: Rows) -> int:
            starts = rows.events.entries_with(table.id, kind.turn_starts)
            stretch = PresentStretch.read(rows, table.id)
            return max((number for number, _ in stretch.entries_that_count() if number in starts), default=0)

        began = await self.store.database.read(read, bulk=True)
        point = Point(max(began - 1, 0))
        saved = (await self.at(table, [point])).get(point)
        return None if saved is None else (point.entry, kind.load(unpack(saved)))


def positions(kind: type[Game], stretch: PresentStretch, cached: Packed, wanted: Sequence[Point]) -> Packed:
    """The positions at these points in ascending order, without those that can no longer be reached."""
    saves = {**stretch.kept, **{point.entry: unpack(saved) for point, saved in cached.items() if point.events == ALL}}
    packed: dict[Point, bytes] = {}
    for entry, points in groupby(wanted, key=lambda point: point.entry):
        if not stretch.begin <= entry <= stretch.begin + len(stretch.entries):
            continue
        try:
            reached = _positions_of_entry(kind, replace(stretch, kept=saves), entry, [point.events for point in points])
        except Exception:  # rules that refuse or break on old choices
            break
        if reached is None:
            break
        if ALL in reached:
            saves[entry] = reached[ALL]
        packed |= {Point(entry, number): zlib.compress(saved.encode(), 1) for number, saved in reached.items()}
    return packed


def _positions_of_entry(
    kind: type[Game], stretch: PresentStretch, entry: int, counts: Sequence[int]
) -> dict[int, str] | None:
    """The saved positions after each of these numbers of events of an entry; None if the rules no longer lead there.

    After 0 events it is the position before the entry, after more than there are the one at its end.
    """
    partial: dict[int, str] = {}
    choice = stretch.entries[entry - stretch.first] if entry >= stretch.first and counts != [ALL] else None
    if isinstance(choice, Choice) and (before := replay_to(kind, stretch, entry - 1)) is not None:
        game = kind.load(before)
        partial = {0: before, **midway(game, choice.seat, choice.question, choice.picked, [*filter(None, counts)])}
    after = "" if all(count in partial for count in counts) else replay_to(kind, stretch, entry)
    return None if after is None else {count: partial.get(count, after) for count in counts}


def looked_at(kind: type[G], data: str) -> G:
    """A position that is only looked at, such as those of `midway`. Raises DamagedSave."""
    game: G = saves.read(kind, data, goes_on=False)
    game.agenda.stop()
    return game


def as_seen_then(kind: type[Game], packed: bytes) -> Game:
    """A saved position as it is shown while the story of that time is told: how the game ended comes after the story.

    The last points of a game are often counted in the same step that ends it, so their position has the result.
    """
    game = looked_at(kind, unpack(packed))
    game.result = None
    return game


def unpack(packed: bytes) -> str:
    """A saved position."""
    return zlib.decompress(packed).decode()
