"""Where the chronicles of games were posted, as rows."""

from __future__ import annotations

from storage.queries.group import Group
from storage.rows import ToldRow


class ChronicleRows(Group):
    """Chronicles that earlier versions posted; their names are kept up to date."""

    def of(self, table_id: int) -> ToldRow | None:
        """The state of the chronicle of a table, None if there is none."""
        row = self.connection.execute(
            "SELECT channel_id, message_id, looks FROM chronicles WHERE game_id = ?", (table_id,)
        ).fetchone()
        return None if row is None else ToldRow.model_validate(dict(row))

    def put(self, table_id: int, told: ToldRow) -> None:
        """Store where it is and what it shows."""
        self.connection.execute(
            "UPDATE chronicles SET channel_id = ?, message_id = ?, looks = ? WHERE game_id = ?",
            (told.channel_id, told.message_id, told.looks, table_id),
        )
