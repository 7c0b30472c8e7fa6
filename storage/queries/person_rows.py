"""Everything stored about one person, and how it is forgotten."""

from __future__ import annotations

import json
from typing import Any, Literal

from pydantic import ValidationError

from storage.queries.checks import damage_error
from storage.queries.group import Group
from storage.rows import PersonRow

PersonSetting = Literal["language", "text_only", "notice", "careful", "zone"]
"""A column of `people`."""

FORGOTTEN = {"key": "player-forgotten"}
"""The replacement for a forgotten name in events: a reference to a text, as it is stored."""

NOBODY = 0
"""The host of a table whose host was forgotten."""


def _without(value: Any, names: set[str]) -> Any:
    """An argument of an event with these names replaced, in lists as well."""
    if isinstance(value, list):
        return [_without(part, names) for part in value]
    return FORGOTTEN if isinstance(value, str) and value in names else value


class PersonRows(Group):
    """Everything stored about a person."""

    def forget(self, user_id: int) -> list[int]:
        """Remove the id and names of a person from every row; returns the ids of the tables.

        Seats of finished games stay, but empty.
        """
        names = self._names_of(user_id)
        for table_id, names_here in names.items():
            self._forget_in_events(table_id, names_here)
        hosted = self.numbers("SELECT id FROM games WHERE host_id = ?", (user_id,))
        self.connection.execute("UPDATE games SET host_id = ? WHERE host_id = ?", (NOBODY, user_id))
        self._forget_seats(user_id)
        self._forget_hands(user_id)
        for table in ("hints", "mentions", "page_keys", "people", "proposals"):
            self.connection.execute(f"DELETE FROM {table} WHERE user_id = ?", (user_id,))
        self._forget_agreed(user_id)
        table_ids = sorted({*names, *hosted})
        self.connection.executemany(
            "UPDATE games SET revision = revision + 1 WHERE id = ?", [(table_id,) for table_id in table_ids]
        )
        return table_ids

    def _names_of(self, user_id: int) -> dict[int, set[str]]:
        """By table, the names under which the person played or was mentioned there."""
        names: dict[int, set[str]] = {}
        for table in ("mentions", "seats", "places", "former_seats", "shares"):
            rows = self.connection.execute(
                f"SELECT game_id, name FROM {table} WHERE user_id = ?", (user_id,)
            ).fetchall()
            for row in rows:
                names.setdefault(row["game_id"], set()).update({row["name"]} - {""})
        return names

    def _forget_seats(self, user_id: int) -> None:
        """Empty the person's seats; the messages of a seat are DMs to them, so they go."""
        self.connection.execute(
            "DELETE FROM messages WHERE EXISTS (SELECT 1 FROM seats WHERE seats.game_id = messages.game_id"
            " AND number = messages.seat AND user_id = ?)",
            (user_id,),
        )
        self.connection.execute(
            "UPDATE seats SET user_id = NULL, name = '', stand_in = NULL WHERE user_id = ?", (user_id,)
        )
        for table in ("places", "former_seats", "shares"):
            self.connection.execute(f"UPDATE {table} SET user_id = NULL, name = '' WHERE user_id = ?", (user_id,))
        # A table in a DM has the person's id as its channel.
        self.connection.execute(
            "UPDATE games SET channel_id = ? WHERE channel_id = ? AND guild_id IS NULL", (NOBODY, user_id)
        )

    def _forget_hands(self, user_id: int) -> None:
        """Keep that someone has seen a hand, but not who: below 0 is the id of nobody, another one for each seat."""
        self.connection.execute(
            "INSERT INTO hands (game_id, user_id, seat) SELECT game_id, -1 - seat, seat FROM hands WHERE user_id = ?"
            " ON CONFLICT DO NOTHING",
            (user_id,),
        )
        self.connection.execute("DELETE FROM hands WHERE user_id = ?", (user_id,))

    def _forget_in_events(self, table_id: int, names: set[str]) -> None:
        """Replace these names in the events of a table."""
        rows = self.connection.execute("SELECT number, args FROM events WHERE game_id = ?", (table_id,)).fetchall()
        for row in rows:
            args = json.loads(row["args"])
            changed = {name: _without(value, names) for name, value in args.items()}
            if changed != args:
                self.connection.execute(
                    "UPDATE events SET args = ? WHERE game_id = ? AND number = ?",
                    (json.dumps(changed, ensure_ascii=False, separators=(",", ":")), table_id, row["number"]),
                )

    def _forget_agreed(self, user_id: int) -> None:
        """Take the person out of the lists of those who have agreed to a proposal."""
        rows = self.connection.execute(
            "SELECT game_id, id, agreed FROM proposals WHERE agreed LIKE ?", (f"%{user_id}%",)
        ).fetchall()
        for row in rows:  # the number may be part of a longer one
            agreed = [other for other in json.loads(row["agreed"]) if other != user_id]
            self.connection.execute(
                "UPDATE proposals SET agreed = ? WHERE game_id = ? AND id = ?",
                (json.dumps(agreed), row["game_id"], row["id"]),
            )

    def people(self, user_id: int | None = None) -> list[PersonRow]:
        """Everyone about whom something is stored, or only this person. Raises DamagedRow."""
        where, values = ("", ()) if user_id is None else ("WHERE user_id = ?", (user_id,))
        try:
            return [PersonRow.model_validate(row) for row in self.fields(PersonRow, "people", where, values)]
        except ValidationError as error:
            raise damage_error("people", error) from error

    def lock(self, user_id: int) -> None:
        """Keep other processes from locking this person until this transaction is over, by writing the person's row."""
        self.connection.execute(
            "INSERT INTO people (user_id) VALUES (?) ON CONFLICT (user_id) DO UPDATE SET user_id = excluded.user_id",
            (user_id,),
        )

    def put(self, user_id: int, setting: PersonSetting, value: str | bool) -> None:
        """Store one setting of a person; the others stay."""
        self.insert("people", [{"user_id": user_id, setting: value}], "user_id")

    def drop_settings(self, user_id: int) -> None:
        """Forget a person's settings and the questions they have met."""
        self.connection.execute("DELETE FROM hints WHERE user_id = ?", (user_id,))
        self.connection.execute("DELETE FROM people WHERE user_id = ?", (user_id,))

    def text_tables(self) -> set[int]:
        """The tables whose boards are words only."""
        return {*self.numbers("SELECT game_id FROM text_tables")}

    def put_text_table(self, table_id: int, text_only: bool) -> None:
        """Store whether the board of a table is words only."""
        sql = (
            "INSERT INTO text_tables (game_id) VALUES (?) ON CONFLICT DO NOTHING"
            if text_only
            else "DELETE FROM text_tables WHERE game_id = ?"
        )
        self.connection.execute(sql, (table_id,))

    def met(self, user_id: int | None = None) -> list[tuple[int, str, str, int]]:
        """A person, game, kind of question and number of answers each, of everyone or only this person."""
        rows = self.connection.execute(
            "SELECT user_id, game, kind, met FROM hints WHERE user_id = :user OR :user IS NULL", {"user": user_id}
        ).fetchall()
        return [(row["user_id"], row["game"], row["kind"], row["met"]) for row in rows]

    def put_met(self, user_id: int, game: str, kind: str, times: int) -> None:
        """Store how often this person has answered this kind of question."""
        row = {"user_id": user_id, "game": game, "kind": kind, "met": times}
        self.insert("hints", [row], "user_id", "game", "kind")
