"""Finished games as rows: results, places, and what follows from them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from pydantic import ValidationError

from rules.game import AGREED
from rules.results import Place, Result
from storage.checksums import checksum
from storage.queries.checks import damage_error, read_list, read_object
from storage.queries.connection import Connection
from storage.queries.game_rows import GameRows
from storage.queries.group import Group
from storage.rows import FileStretch, GameCount, PlayedRow, Table

PLAYED = (
    "status = 'finished' AND imported = 0 AND lesson IS NULL"
    " AND id NOT IN (SELECT game_id FROM dailies)"
    " AND EXISTS (SELECT 1 FROM places WHERE game_id = games.id AND computer IS NULL)"
    f" AND NOT (games.reason IN {AGREED}"
    " AND EXISTS (SELECT 1 FROM places WHERE game_id = games.id AND computer IS NOT NULL))"
)
"""Games that count for statistics: no imported game, lesson or daily, none in which only computer players
have a result, and none ended early by agreement with computer players, who agree to everything."""


class PastRows(Group):
    """Finished games and imported games."""

    def __init__(self, connection: Connection, games: GameRows) -> None:
        super().__init__(connection)
        self.games = games

    def result(self, table_id: int) -> Result:
        """The stored result of a finished game. Raises DamagedRow."""
        row = self.connection.execute(
            "SELECT reason, winners, facts FROM results WHERE game_id = ?", (table_id,)
        ).fetchone()
        places = self.connection.execute(
            "SELECT seat, place, total, scores FROM places WHERE game_id = ? ORDER BY seat", (table_id,)
        ).fetchall()
        try:
            return Result.model_validate(
                {
                    "reason": None if row is None else row["reason"],
                    "winners": [] if row is None else read_list("results", "winners", row["winners"]),
                    "facts": {} if row is None else read_object("results", "facts", row["facts"]),
                    "places": [
                        Place.model_validate(
                            {**dict(place), "scores": read_object("places", "scores", place["scores"])}
                        )
                        for place in places
                    ],
                }
            )
        except ValidationError as error:
            raise damage_error("results", error) from error

    def over(
        self, *, guild_id: int | None, user_id: int | None, game: str | None, before: int | None, limit: int
    ) -> list[int]:
        """The newest games that are over, by id, newest first, with or without a result; every filter is optional."""
        return self.numbers(
            "SELECT id FROM games WHERE (status = 'finished' OR status = 'ended' AND started IS NOT NULL)"
            " AND (guild_id = :guild OR :guild IS NULL) AND (game = :game OR :game IS NULL)"
            " AND (id < :before OR :before IS NULL)"
            " AND (id IN (SELECT game_id FROM places WHERE user_id = :user"
            " UNION ALL SELECT game_id FROM seats WHERE user_id = :user) OR :user IS NULL)"
            " ORDER BY id DESC LIMIT :limit",
            {"guild": guild_id, "game": game, "before": before, "user": user_id, "limit": limit},
        )

    def played(self, *, guild_id: int | None, user_id: int | None) -> list[PlayedRow]:
        """The part of each person, or of one, in each finished game that counts, newest first."""
        rows = self.connection.execute(
            "SELECT user_id, name, game, place, total, won, winners <> '[]' AS decided"
            " FROM places JOIN games ON games.id = places.game_id JOIN results ON results.game_id = places.game_id"
            f" WHERE {PLAYED} AND user_id IS NOT NULL"
            " AND (guild_id = :guild OR :guild IS NULL) AND (user_id = :user OR :user IS NULL)"
            " ORDER BY coalesce(over, touched) DESC, games.id DESC, seat",
            {"guild": guild_id, "user": user_id},
        ).fetchall()
        return [PlayedRow(**{**dict(row), "won": bool(row["won"]), "decided": bool(row["decided"])}) for row in rows]

    def count(self, *, guild_id: int | None) -> dict[str, GameCount]:
        """The finished games that count, by kind."""
        rows = self.connection.execute(
            "SELECT game, count(*) AS games, sum(CASE WHEN winners <> '[]' THEN 1 ELSE 0 END) AS won"
            " FROM games JOIN results ON game_id = id"
            f" WHERE {PLAYED} AND (guild_id = :guild OR :guild IS NULL) GROUP BY game",
            {"guild": guild_id},
        ).fetchall()
        return {row["game"]: GameCount(row["games"], row["won"]) for row in rows}

    def generation(self) -> tuple[int, int]:
        """Two numbers that change when any process ends a game or forgets a person: older statistics expire."""
        (places, people) = self.connection.execute(
            "SELECT (SELECT count(*) FROM places) + (SELECT count(*) FROM games WHERE status = 'ended'),"
            " (SELECT count(*) FROM places WHERE user_id IS NOT NULL)"
        ).fetchone()
        return int(places), int(people)

    def add_imported(
        self,
        table: Table,
        seed: str,
        saved: str,
        stretches: Iterable[FileStretch],
        entries: Iterable[Sequence[Any]],
    ) -> None:
        """Fill a new table with an imported game: its position, stretches, entries.

        An entry is number, seat, question, picked (JSON), back_to, made_by, computer, stir. The first stretch begins
        with the start.
        """
        self.connection.execute(
            "UPDATE games SET imported = 1, seed = ?, seed_hash = ?, version = ?, rules_version = ?,"
            " started = ?, over = ?, reason = ?, snapshot = ?, checksum = ? WHERE id = ?",
            (
                seed,
                table.seed_hash,
                table.version,
                table.rules_version,
                table.started,
                table.over,
                table.reason,
                saved,
                checksum(saved.encode()),
                table.id,
            ),
        )
        for number, stretch in enumerate(stretches):
            kind = "start" if number == 0 else "stretch"
            self.games.keep(table.id, stretch.begin, kind, stretch.version, stretch.saved)
        self.connection.executemany(
            "INSERT INTO choices (game_id, number, seat, question, picked, back_to, made_by, computer, stir, at)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            ((table.id, *entry, None if stir is None else int(stir), table.touched) for *entry, stir in entries),
        )
