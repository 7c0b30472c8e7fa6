"""The chronicle of each table: whether it is wanted, what it tells, and that it is sent once."""

from __future__ import annotations

from rules.core.messages import Event
from storage.rows import DAY, Person, Table, ToldRow
from tables.checks import check_host, check_not_over, named
from tables.chronicle import Chronicle, chronicle
from tables.repeating import repeated
from tables.rewatching import Rewatching
from tables.scheduler import Job, Priority
from tables.shelf import Shelf
from tables.thinking import Thinker

FEWEST_CHOICES = 20
"""A game ended early has a chronicle once it has this many choices."""


class Chronicling:
    """Chronicles. Imported games, lessons, daily dungeons and games that ended after a few choices have none."""

    def __init__(self, shelf: Shelf, rewatching: Rewatching, thinker: Thinker) -> None:
        self.shelf = shelf
        self.rewatching = rewatching
        self.thinker = thinker

    @repeated
    async def want(self, table_id: int, by: Person, *, wanted: bool, admin: bool = False) -> Table:
        """Have the game told when it is finished, or not. For the host and an `admin`.

        Raises Refusal `refused-not_host`, `refused-table_over`.
        """
        async with self.shelf.hold(table_id) as held:
            check_not_over(held.table)
            if not admin:
                check_host(held.table, by.id)
            if held.table.chronicle == wanted:
                await held.confirm()
            else:
                event = Event("log-chronicle_on" if wanted else "log-chronicle_off", {"player": by.name})
                await held.change(event, work=named(table_id, by), chronicle=wanted)
            return held.table

    def is_due(self, table: Table) -> bool:
        """Whether this game is one to be told now, if it has not been."""
        late = table.over is None or self.shelf.now() - table.over > DAY
        here = not table.imported and table.lesson is None and table.daily is None
        long = table.status == "finished" or table.version >= FEWEST_CHOICES
        return table.is_over and table.started is not None and long and table.chronicle and here and not late

    async def owed(self) -> list[int]:
        """The tables that are still to be told: the bot was stopped in between. Raises StorageFailure."""
        since = self.shelf.now() - DAY
        return await self.shelf.database.read(lambda rows: rows.chronicles.owed(since, FEWEST_CHOICES))

    async def told(self, table_id: int) -> ToldRow | None:
        """What became of the chronicle of a table; None: nothing yet. Raises StorageFailure."""
        return await self.shelf.database.read_in_turn(lambda rows: rows.chronicles.of(table_id))

    async def claim(self, table_id: int) -> bool:
        """Whether whoever asks is to send it, once: so it is never sent twice, though it is lost in a crash.

        Raises StorageFailure.
        """
        return await self.shelf.database.write(lambda rows: rows.chronicles.claim(table_id))

    async def note(self, table_id: int, told: ToldRow) -> None:
        """It stands there now, and shows that. Raises StorageFailure."""
        await self.shelf.database.write(lambda rows: rows.chronicles.put(table_id, told))

    async def tell(self, table: Table) -> Chronicle:
        """What is told of a game that is over, made in a worker. Raises as `Rewatching.film`."""
        film = await self.rewatching.film(table.id)
        stood_in = await self.shelf.database.read_in_turn(lambda rows: rows.events.stood_in(table.id))
        job = Job.at(Priority.REPLAY, table)
        return await self.thinker.call(job, chronicle, self.shelf.games[table.game], film, stood_in)
