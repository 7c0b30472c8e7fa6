"""Earlier positions of a game, also of one that is running, for those who want to see again what happened."""

from __future__ import annotations

import zlib
from collections import OrderedDict
from collections.abc import Mapping, Sequence

from rules.game import Game
from storage.rows import LONG, Table
from tables.play.rewind import Stretch, replayed
from tables.store.table_store import TableStore
from tables.workers.coalescing import Coalescer
from tables.workers.scheduler import Job, Priority
from tables.workers.thinker import Thinker

TABLES = 64
"""For how many tables positions are cached."""
POSITIONS = 32
"""How many positions of one table are cached, of two to five kilobytes each."""

Packed = Mapping[int, bytes]
"""Saved positions, compressed, by the entry that led to them."""


class PastPositions:
    """Plays a game again in a worker, from the nearest known position."""

    def __init__(self, store: TableStore, thinker: Thinker, coalescer: Coalescer) -> None:
        self.store = store
        self.thinker = thinker
        self.coalescer = coalescer
        self._cached: OrderedDict[int, Packed] = OrderedDict()

    async def at(self, table: Table, wanted: Sequence[int], *, person: int | None = None) -> Packed:
        """The positions after these entries, as far as the present rules lead there.

        `person`: the user id of the person who asks. Entries before the present stretch have none.
        """
        known = self._cached.get(table.id, {})
        missing = sorted({entry for entry in wanted if entry not in known})
        if missing and table.version < LONG:

            async def make() -> Packed:
                job = Job.at(Priority.PERSON, table, person)
                stretch = await self.store.database.read_in_turn(lambda rows: Stretch.read(rows, table.id))
                return await self.thinker.call(job, positions, self.store.games[table.game], stretch, known, missing)

            made = await self.coalescer.get(None, ("past positions", table.id, tuple(missing)), make)
            known = {**self._cached.get(table.id, {}), **made}
            self._cache(table.id, known)
        return {entry: known[entry] for entry in wanted if entry in known}

    def _cache(self, table_id: int, known: Packed) -> None:
        self._cached[table_id] = {entry: known[entry] for entry in sorted(known)[-POSITIONS:]}
        self._cached.move_to_end(table_id)
        while len(self._cached) > TABLES:
            self._cached.popitem(last=False)


def positions(kind: type[Game], stretch: Stretch, known: Packed, wanted: Sequence[int]) -> Packed:
    """The positions after these entries in ascending order, without those that can no longer be reached."""
    kept = {**stretch.kept, **{entry: unpacked(saved) for entry, saved in known.items()}}
    found: dict[int, bytes] = {}
    for entry in wanted:
        if not stretch.begin <= entry <= stretch.begin + len(stretch.entries):
            continue
        saved = replayed(kind, Stretch(stretch.entries, stretch.first, kept), entry)
        if saved is None:
            break
        kept[entry] = saved
        found[entry] = zlib.compress(saved.encode(), 1)
    return found


def unpacked(packed: bytes) -> str:
    """A saved position."""
    return zlib.decompress(packed).decode()
