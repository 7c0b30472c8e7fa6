"""Where the chronicle of each game was told, as rows."""

from __future__ import annotations

from storage.queries.group import Group
from storage.rows import ToldRow


class ChronicleRows(Group):
    """Chronicles: claimed once, then sent, then kept up to date."""

    def of(self, table_id: int) -> ToldRow | None:
        """What became of the chronicle of a table, None while nothing did."""
        row = self.connection.execute(
            "SELECT channel_id, message_id, looks FROM chronicles WHERE game_id = ?", (table_id,)
        ).fetchone()
        return None if row is None else ToldRow.model_validate(dict(row))

    def claim(self, table_id: int) -> bool:
        """Whether whoever asks is to send it: True once for each table, whatever comes of it."""
        made = self.connection.execute(
            "INSERT INTO chronicles (game_id) VALUES (?) ON CONFLICT DO NOTHING", (table_id,)
        )
        return made.rowcount == 1

    def put(self, table_id: int, told: ToldRow) -> None:
        """Note where it stands and what it shows."""
        self.connection.execute(
            "UPDATE chronicles SET channel_id = ?, message_id = ?, looks = ? WHERE game_id = ?",
            (told.channel_id, told.message_id, told.looks, table_id),
        )

    def owed(self, since: float, fewest: int) -> list[int]:
        """The games that ended since then whose chronicle is wanted and was not told yet.

        Of games ended early only those with at least `fewest` choices.
        """
        rows = self.connection.execute(
            "SELECT id FROM games"
            " WHERE (status = 'finished' OR (status = 'ended' AND started IS NOT NULL AND version >= ?))"
            " AND over > ? AND chronicle = 1 AND imported = 0"
            " AND lesson IS NULL AND id NOT IN (SELECT game_id FROM dailies)"
            " AND id NOT IN (SELECT game_id FROM chronicles) ORDER BY id",
            (fewest, since),
        ).fetchall()
        return [row["id"] for row in rows]
