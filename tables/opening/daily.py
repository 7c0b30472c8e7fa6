"""The daily dungeon: one set-up a day for one person, the same for everyone, with one try that counts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rules.game import Game
from storage.checksums import daily_seed, try_token
from storage.database import Rows
from storage.rows import DAY, Language, Person, SeatRow, Table, TryRow
from tables.errors import Refusal
from tables.opening.opening import open_running
from tables.store.server_settings import Servers
from tables.store.table_store import TableStore


@dataclass(frozen=True, slots=True)
class Setup:
    """The dungeon of a day: a solo game, with its settings."""

    game: str
    settings: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Ranked:
    """A try on a day's leaderboard. No `place`: it is still in progress, was given up, or was not finished in time."""

    row: TryRow
    place: int | None


def setups(games: Mapping[str, type[Game]]) -> list[tuple[Setup, ...]]:
    """The kinds of dungeons that alternate, each with its own cycle of set-ups."""
    return [
        tuple(Setup(name, settings) for settings in kind)
        for name, game in sorted(games.items())
        for kind in game.dailies
    ]


def setup_of(games: Mapping[str, type[Game]], day: int) -> Setup:
    """The dungeon of a day (since 1970, UTC). Raises Refusal `refused-no_daily` if no game offers anything."""
    kinds = setups(games)
    if not kinds:
        raise Refusal("refused-no_daily")
    rounds, turn = divmod(day, len(kinds))
    return kinds[turn][rounds % len(kinds[turn])]


class Daily:
    """Tries and leaderboards."""

    def __init__(self, store: TableStore, servers: Servers) -> None:
        self.store = store
        self.servers = servers

    @property
    def today(self) -> int:
        """The present day, in days since 1970 (UTC)."""
        return int(self.store.now() // DAY)

    def setup(self, day: int) -> Setup:
        """The dungeon of that day. Raises as `setup_of`."""
        return setup_of(self.store.games, day)

    async def mine(self, user_id: int) -> Table | None:
        """The try of today that counts for this person, None if they have not begun one. Raises StorageFailure."""
        day = self.today

        def read(rows: Rows) -> Table | None:
            number = rows.dailies.counted_table(day, try_token(rows.games.signing_key(), day, user_id))
            return None if number is None else rows.tables.get(number)

        return await self.store.database.read_in_turn(read)

    async def open(self, guild_id: int | None, channel_id: int, by: Person, language: Language) -> Table:
        """A try at today's dungeon, in the person's DM channel, for the leaderboard of the server it was begun in.

        The first of the day counts, wherever it was begun. Raises Refusal `refused-daily_running` while that one is in
        progress, `refused-channel_taken`, `refused-too_many_hosted`, and as `setup`.
        """
        day = self.today
        now = self.store.now()
        setup = self.setup(day)
        key = await self.store.database.read(lambda rows: rows.games.signing_key())
        game = self.store.games[setup.game].start(1, setup.settings, seed=daily_seed(key, day))
        lobby = Table(
            id=0,
            guild_id=None,
            channel_id=channel_id,
            game=setup.game,
            settings=game.settings.model_dump(mode="json"),
            language=language,
            host_id=by.id,
            status="lobby",
            seats=[SeatRow(number=0, user_id=by.id, name=by.name, ready=True, dm=False)],
            created=now,
            touched=now,
        )

        def token(rows: Rows) -> str:
            return try_token(rows.games.signing_key(), day, by.id)

        def check(rows: Rows) -> None:
            number = rows.dailies.counted_table(day, token(rows))
            table = None if number is None else rows.tables.get(number)
            if table is not None and not table.is_over:
                raise Refusal("refused-daily_running")

        def work(rows: Rows, number: int) -> None:
            rows.dailies.forget_who(day)
            rows.dailies.add(number, day, guild_id, token(rows))

        return await open_running(self.store, self.servers, lobby, game, game.opening, check=check, work=work)

    async def board(self, day: int, guild_id: int) -> list[Ranked]:
        """The tries of a day that count and were begun in a server, best first. Raises StorageFailure.

        Wins come before defeats, then more points, then fewer choices; tied tries share a place.
        """
        rows = await self.store.database.read(lambda rows: rows.dailies.tries(day, guild_id))
        end = (day + 1) * DAY

        def merit(row: TryRow) -> tuple[bool, int, int] | None:
            in_time = row.status == "finished" and row.over is not None and row.over < end
            return (row.won, row.total or 0, -row.entries) if in_time else None

        merits = [merit(row) for row in rows]
        best_first = sorted((earned for earned in merits if earned is not None), reverse=True)
        places = [None if earned is None else best_first.index(earned) + 1 for earned in merits]
        ranked = [Ranked(row, place) for row, place in zip(rows, places, strict=True)]
        return sorted(ranked, key=lambda result: (result.place is None, result.place or 0, result.row.over or 0.0))
