"""What has been played: finished games with their results, statistics, how the scores went."""

from __future__ import annotations

from dataclasses import dataclass, field

from rules.core.results import Result
from storage.database import Rows
from storage.rows import Table
from tables.errors import Refusal
from tables.replaying import standings
from tables.shelf import Shelf
from tables.thinking import Thinker


@dataclass(frozen=True, slots=True)
class Finished:
    """A finished game and how it ended."""

    table: Table
    result: Result


@dataclass(slots=True)
class PlayerStats:
    """What a person has done in one kind of game. `name` is the newest one."""

    user_id: int
    name: str
    game: str
    games: int = 0
    wins: int = 0
    places: dict[int, int] = field(default_factory=dict)
    """How often on which place; games that nobody won have none."""
    points: int = 0
    """The sum of all totals."""

    @property
    def mean_score(self) -> float:
        """Points per game."""
        return self.points / self.games


@dataclass(frozen=True, slots=True)
class Stats:
    """`games`: by game, how many were finished and in how many somebody won. `players`: most wins first."""

    games: dict[str, tuple[int, int]]
    players: list[PlayerStats]


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
        """Statistics of a server, of a person, of a game; computer players and imported games do not count.

        Neither do games that computer players finished for everybody.
        """

        def read(rows: Rows) -> Stats:
            found: dict[tuple[int, str], PlayerStats] = {}
            for row in rows.past.played(guild_id=guild_id, user_id=user_id, game=game):
                stats = found.setdefault((row.user_id, row.game), PlayerStats(row.user_id, row.name, row.game))
                stats.games += 1
                stats.wins += row.won
                if row.decided:
                    stats.places[row.place] = stats.places.get(row.place, 0) + 1
                stats.points += row.total
            players = sorted(found.values(), key=lambda each: (-each.wins, -each.games, each.name, each.game))
            counted = rows.past.count(guild_id=guild_id)
            return Stats({name: each for name, each in counted.items() if game in (None, name)}, players)

        return await self.shelf.database.read(read)

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
        record = await self.shelf.record(table_id)
        found = await self.thinker.call(standings, self.shelf.games[record.game], record.model_dump_json())
        return [Standing(entry, points) for entry, points in found]
