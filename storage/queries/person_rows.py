"""Everything that is stored about one person, and how it is forgotten."""

from __future__ import annotations

import json
import sqlite3
from typing import Any

FORGOTTEN = {"key": "player-forgotten"}
"""What stands in events in place of a forgotten name: a reference to a text, as it is stored."""

NOBODY = 0
"""The host of a table whose host is forgotten."""


def forget(connection: sqlite3.Connection, user_id: int) -> list[int]:
    """Take id and names of a person out of every row; the ids of the tables concerned.

    Seats of games that are over stay, without anybody on them.
    """
    names: dict[int, set[str]] = {}
    for table in ("mentions", "seats", "places"):
        rows = connection.execute(f"SELECT game_id, name FROM {table} WHERE user_id = ?", (user_id,)).fetchall()
        for row in rows:
            names.setdefault(row["game_id"], set()).update({row["name"]} - {""})
    for table_id, known in names.items():
        _forget_in_events(connection, table_id, known)
        _forget_in_reports(connection, table_id, known)
    connection.execute(
        "DELETE FROM messages WHERE EXISTS (SELECT 1 FROM seats WHERE seats.game_id = messages.game_id"
        " AND number = messages.seat AND user_id = ?)",
        (user_id,),
    )
    connection.execute("UPDATE seats SET user_id = NULL, name = '', stand_in = NULL WHERE user_id = ?", (user_id,))
    connection.execute("UPDATE places SET user_id = NULL, name = '' WHERE user_id = ?", (user_id,))
    hosted = connection.execute("SELECT id FROM games WHERE host_id = ?", (user_id,)).fetchall()
    connection.execute("UPDATE games SET host_id = ? WHERE host_id = ?", (NOBODY, user_id))
    for table in ("hands", "hints", "mentions", "people", "proposals"):
        connection.execute(f"DELETE FROM {table} WHERE user_id = ?", (user_id,))
    _forget_agreed(connection, user_id)
    connection.execute("UPDATE reports SET user_id = NULL, text = '' WHERE user_id = ?", (user_id,))
    return sorted({*names, *(row["id"] for row in hosted)})


def _forget_in_events(connection: sqlite3.Connection, table_id: int, names: set[str]) -> None:
    rows = connection.execute("SELECT number, args FROM events WHERE game_id = ?", (table_id,)).fetchall()
    for row in rows:
        args = json.loads(row["args"])
        changed = {name: _without(value, names) for name, value in args.items()}
        if changed != args:
            connection.execute(
                "UPDATE events SET args = ? WHERE game_id = ? AND number = ?",
                (json.dumps(changed, ensure_ascii=False, separators=(",", ":")), table_id, row["number"]),
            )


def _without(value: Any, names: set[str]) -> Any:
    if isinstance(value, list):
        return [_without(part, names) for part in value]
    return FORGOTTEN if isinstance(value, str) and value in names else value


def _forget_in_reports(connection: sqlite3.Connection, table_id: int, names: set[str]) -> None:
    """What others wrote about the person in reports of the game."""
    for row in connection.execute("SELECT id, text FROM reports WHERE game_id = ?", (table_id,)).fetchall():
        text = row["text"]
        for name in sorted(names, key=len, reverse=True):
            text = text.replace(name, "…")
        if text != row["text"]:
            connection.execute("UPDATE reports SET text = ? WHERE id = ?", (text, row["id"]))


def _forget_agreed(connection: sqlite3.Connection, user_id: int) -> None:
    rows = connection.execute(
        "SELECT game_id, id, agreed FROM proposals WHERE EXISTS (SELECT 1 FROM json_each(agreed) WHERE value = ?)",
        (user_id,),
    ).fetchall()
    for row in rows:
        agreed = [other for other in json.loads(row["agreed"]) if other != user_id]
        connection.execute(
            "UPDATE proposals SET agreed = ? WHERE game_id = ? AND id = ?",
            (json.dumps(agreed), row["game_id"], row["id"]),
        )
