"""What has been played: finished games with their results, statistics, how the scores went."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from rules.core.results import Result
from storage.database import Rows
from storage.rows import PlayedRow, Table
from tables.errors import Refusal
from tables.replaying import standings
from tables.scheduler import Job, Priority
from tables.shelf import Shelf
from tables.statistics import Stats, tally
from tables.thinking import Thinker


@dataclass(frozen=True, slots=True)
class Finished:
    """A finished game and how it ended."""

    table: Table
    result: Result


@dataclass(frozen=True, slots=True)
class Standing:
    """The points that each seat had after an entry."""

    entry: int
    points: list[int]


class Past:
    """Games that are over."""

    def __init__(self, shelf: Shelf, thinker: Thinker) -> None:
        self.shelf = shelf
        self.thinker = thinker

    async def history(
        self,
        *,
        guild_id: int | None = None,
        user_id: int | None = None,
        game: str | None = None,
        before: int | None = None,
        limit: int = 10,
    ) -> list[Finished]:
        """The newest finished games of a server or person, newest first.

        To page back, pass the last table's id as `before`. Raises DamagedRow.
        """

        def read(rows: Rows) -> list[Finished]:
            found = rows.past.finished(guild_id=guild_id, user_id=user_id, game=game, before=before, limit=limit)
            return [
                Finished(table, rows.past.result(table_id))
                for table_id in found
                if (table := rows.tables.get(table_id)) is not None
            ]

        return await self.shelf.database.read(read)

    async def stats(self, *, guild_id: int | None = None, user_id: int | None = None, game: str | None = None) -> Stats:
        """Statistics of a server, of a person, of a game; computer players do not count.

        Neither do imported games, games played on from another, and those that computer players finished for
        everybody. Ratings are those of the server, from games in which people had all seats to the end; without a
        server there are none.
        """

        def read(rows: Rows) -> tuple[list[PlayedRow], dict[str, tuple[int, int]]]:
            of = user_id if guild_id is None else None  # a server's ratings need all of its games
            return rows.past.played(guild_id=guild_id, user_id=of, game=game), rows.past.count(guild_id=guild_id)

        played, counted = await self.shelf.database.read(read)
        # Five thousand games take half a second, for the ratings.
        players, together, names = await asyncio.to_thread(
            tally, played, self.shelf.games, user_id, rates=guild_id is not None
        )
        games = {name: each for name, each in counted.items() if game in (None, name)}
        return Stats(games, players, together, names)

    async def result(self, table_id: int) -> Result:
        """The result of a finished game. Raises Refusal `refused-still_running`, DamagedRow."""
        table = await self.shelf.get(table_id)
        if table.status != "finished":
            raise Refusal("refused-still_running")
        return await self.shelf.database.read_in_turn(lambda rows: rows.past.result(table_id))

    async def standings(self, table_id: int) -> list[Standing]:
        """How the scores went in a game that is over; empty where the game does not score along the way.

        Only entries that count are listed, those after which the points had changed, and of the present rules.
        Raises as `record`.
        """
        table = await self.shelf.get(table_id)
        if not table.is_over:
            raise Refusal("refused-still_running")
        record = await self.shelf.record(table_id, running=True)  # nothing of it but the points is told
        job = Job.at(Priority.REPLAY, table)
        found = await self.thinker.call(job, standings, self.shelf.games[record.game], record.model_dump_json())
        return [Standing(entry, points) for entry, points in found]
