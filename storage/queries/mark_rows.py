"""Timers, drafts, marks of what a seat has seen, and the messages that show a table, as rows."""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import Iterable, Mapping, Sequence

from pydantic import TypeAdapter, ValidationError

from rules.core.messages import Seat
from storage.queries.checks import damaged
from storage.rows import MessageRow, TimerKey, TimerRow

log = logging.getLogger(__name__)

BOARD: Seat = -1
"""In `messages`: the board message, in place of a seat."""
SERVED = 1e15
"""When a timer is due that has been served and must not begin anew while its question is open."""
_PICKED: TypeAdapter[list[str]] = TypeAdapter(list[str])


def add_timers(connection: sqlite3.Connection, table_id: int, due: Mapping[TimerKey, float]) -> None:
    """Set timers, in place of those of the same kind and question."""
    connection.executemany(
        "INSERT OR REPLACE INTO timers (game_id, kind, question, due) VALUES (?, ?, ?, ?)",
        [(table_id, kind, question, at) for (kind, question), at in due.items()],
    )


def remove_timers(connection: sqlite3.Connection, table_id: int, keys: Iterable[TimerKey]) -> None:
    """Remove these timers of a table."""
    connection.executemany(
        "DELETE FROM timers WHERE game_id = ? AND kind = ? AND question = ?", [(table_id, *key) for key in keys]
    )


def served_timer(connection: sqlite3.Connection, timer_id: int) -> None:
    """A timer has been served, while its question is still open."""
    connection.execute("UPDATE timers SET due = ? WHERE id = ?", (SERVED, timer_id))


def beat(connection: sqlite3.Connection, now: float) -> None:
    """Write down that the bot lives."""
    connection.execute("INSERT OR REPLACE INTO heartbeat (id, at) VALUES (1, ?)", (now,))


def wake_up(connection: sqlite3.Connection, now: float) -> float:
    """Write down that the bot lives again; for how many seconds it did not.

    Whatever waits for people comes later by as much (where a game rests its time stands still anyway), and no table
    counts as left alone meanwhile.
    """
    row = connection.execute("SELECT at FROM heartbeat").fetchone()
    gap = 0.0 if row is None else max(0.0, now - float(row["at"]))
    connection.execute(
        "UPDATE timers SET due = due + ? WHERE kind <> 'clock' AND due < ?"
        " AND game_id IN (SELECT id FROM games WHERE status = 'running')",
        (gap, SERVED),
    )
    connection.execute(
        "UPDATE games SET rested = rested + ? WHERE status IN ('lobby', 'running', 'paused', 'parked')", (gap,)
    )
    beat(connection, now)
    return gap


def due_timers(connection: sqlite3.Connection, now: float) -> list[TimerRow]:
    """The timers of running games that are due, the earliest first. A damaged one is logged and left out."""
    rows = connection.execute(
        "SELECT timers.id, game_id AS table_id, kind, question, due FROM timers JOIN games ON games.id = game_id"
        " WHERE status = 'running' AND due <= ? AND due < ? ORDER BY due, timers.id",
        (now, SERVED),
    ).fetchall()
    found = []
    for row in rows:
        try:
            found.append(TimerRow.model_validate(dict(row)))
        except ValidationError as error:
            log.error("table %d: a timer cannot be read: %s", row["table_id"], damaged("timers", error))
    return found


def next_due(connection: sqlite3.Connection) -> float | None:
    """When the next timer of a running game is due, or None."""
    (due,) = connection.execute(
        "SELECT min(due) FROM timers JOIN games ON games.id = game_id WHERE status = 'running' AND due < ?", (SERVED,)
    ).fetchone()
    return None if due is None else float(due)


def remove_timer(connection: sqlite3.Connection, timer_id: int) -> None:
    """Remove one timer."""
    connection.execute("DELETE FROM timers WHERE id = ?", (timer_id,))


def stop_timers(connection: sqlite3.Connection, table_id: int) -> None:
    """Remove all timers of a table."""
    connection.execute("DELETE FROM timers WHERE game_id = ?", (table_id,))


def draft(connection: sqlite3.Connection, table_id: int, seat: Seat, question: int) -> list[str]:
    """The half-made picks of a seat for this question; empty when there are none. Raises DamagedRow."""
    row = connection.execute(
        "SELECT picked FROM drafts WHERE game_id = ? AND seat = ? AND question = ?", (table_id, seat, question)
    ).fetchone()
    if row is None:
        return []
    try:
        return _PICKED.validate_json(row["picked"])
    except ValidationError as error:
        raise damaged("drafts, picked", error) from error


def put_draft(connection: sqlite3.Connection, table_id: int, seat: Seat, question: int, picked: Sequence[str]) -> None:
    """Keep the half-made picks of a seat, in place of what was kept before."""
    connection.execute(
        "INSERT OR REPLACE INTO drafts (game_id, seat, question, picked) VALUES (?, ?, ?, ?)",
        (table_id, seat, question, json.dumps(list(picked))),
    )


def seen(connection: sqlite3.Connection, table_id: int, seat: Seat) -> int:
    """Up to which event a seat has looked, 0 for none."""
    row = connection.execute("SELECT event FROM seen WHERE game_id = ? AND seat = ?", (table_id, seat)).fetchone()
    return 0 if row is None else int(row["event"])


def mark_seen(connection: sqlite3.Connection, table_id: int, seat: Seat, event: int | None) -> None:
    """The seat has looked up to this event, or (None) up to the last one; a mark never goes back."""
    connection.execute(
        "INSERT INTO seen (game_id, seat, event)"
        " SELECT :table, :seat, coalesce(:event, (SELECT max(number) FROM events WHERE game_id = :table), 0)"
        " WHERE true ON CONFLICT (game_id, seat) DO UPDATE SET event = max(event, excluded.event)",
        {"table": table_id, "seat": seat, "event": event},
    )


def put_message(connection: sqlite3.Connection, table_id: int, message: MessageRow) -> None:
    """Note where the board, or the DM of a seat, is shown now."""
    connection.execute(
        "INSERT OR REPLACE INTO messages (game_id, seat, channel_id, message_id, sent) VALUES (?, ?, ?, ?, ?)",
        (
            table_id,
            BOARD if message.seat is None else message.seat,
            message.channel_id,
            message.message_id,
            message.sent,
        ),
    )


def remove_message(connection: sqlite3.Connection, table_id: int, seat: Seat | None) -> None:
    """The board (None), or the DM of a seat, is shown nowhere any more."""
    connection.execute(
        "DELETE FROM messages WHERE game_id = ? AND seat = ?", (table_id, BOARD if seat is None else seat)
    )
