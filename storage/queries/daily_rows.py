"""Tries at the daily dungeons, as rows."""

from __future__ import annotations

from storage.queries.group import Group
from storage.rows import TryRow


class DailyRows(Group):
    """Tries: which count, and their results."""

    def add(self, table_id: int, day: int, guild_id: int | None, token: str) -> bool:
        """Store that a table is a try; returns whether it counts, as the first with this token on that day does."""
        sql = "INSERT INTO dailies (game_id, day, guild_id, counted, token) VALUES (?, ?, ?, ?, ?)"
        made = self.connection.execute(
            f"{sql} ON CONFLICT (day, token) DO NOTHING", (table_id, day, guild_id, 1, token)
        )
        if made.rowcount == 1:
            return True
        self.connection.execute(sql, (table_id, day, guild_id, 0, None))
        return False

    def counted_table(self, day: int, token: str) -> int | None:
        """The id of the table of the try that counts, None if there is none yet."""
        return self.number("SELECT game_id FROM dailies WHERE day = ? AND token = ?", (day, token))

    def tries(self, day: int, guild_id: int | None) -> list[TryRow]:
        """The tries of a day that count and were begun in a server, in chronological order."""
        rows = self.connection.execute(
            "SELECT games.id, seats.user_id, seats.name, games.status, games.over, games.version, places.total,"
            " places.won FROM dailies JOIN games ON games.id = dailies.game_id"
            " LEFT JOIN seats ON seats.game_id = games.id AND seats.number = 0"
            " LEFT JOIN places ON places.game_id = games.id AND places.seat = 0"
            " WHERE dailies.day = ? AND dailies.guild_id = ? AND dailies.counted = 1 ORDER BY games.id",
            (day, guild_id),
        ).fetchall()
        return [
            TryRow(
                table_id=row["id"],
                user_id=row["user_id"],
                name=row["name"] or "",
                status=row["status"],
                over=row["over"],
                entries=row["version"],
                total=row["total"],
                won=bool(row["won"]),
            )
            for row in rows
        ]

    def forget_who(self, before: int) -> None:
        """Forget who tried the dungeons of the days before this one."""
        self.connection.execute("UPDATE dailies SET token = NULL WHERE day < ? AND token IS NOT NULL", (before,))
