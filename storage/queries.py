"""The SQL, as functions of a connection: what `Database.read` and `Database.write` run on its thread.

Whatever is read is validated; a row that does not fit raises DamagedRow with the name of table and field, and the
file is left as it is.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from pydantic import TypeAdapter, ValidationError

from rules.core.messages import Args, Seat
from rules.core.records import Back, Choice, Entry
from rules.core.results import Result
from storage.errors import DamagedRow, StorageFailure
from storage.rows import LoggedEvent, MadeBy, MessageRow, Table, TimerRow

BOARD: Seat = -1
"""In `messages`: the board message, in place of a seat."""

UNFINISHED = ("lobby", "running", "paused", "parked")

_GAME_COLUMNS = (
    "id, guild_id, channel_id, game, options, language, host_id, status, reason, seed_hash, version,"
    " rules_version, created, started, touched, over"
)

_ARGS: TypeAdapter[Args] = TypeAdapter(Args)
_AUDIENCE: TypeAdapter[tuple[Seat, ...]] = TypeAdapter(tuple[Seat, ...])
_PICKED: TypeAdapter[list[str]] = TypeAdapter(list[str])


class Repeated(Exception):
    """This interaction has made a choice already."""


class ChannelTaken(Exception):
    """The channel has an unfinished table already."""


@dataclass(frozen=True, slots=True)
class Position:
    """A running or finished game as stored."""

    saved: str
    events: int
    """The number of the last event."""
    timers: dict[int, float]
    """The clock's open questions, and when they are due."""
    kept: int
    """The last entry after which the position was kept."""


@dataclass(frozen=True, slots=True)
class Stored:
    """One entry to be written, with all that changes by it."""

    table: Table
    """The table as it will be: its version is the entry's number."""
    seat: Seat
    question: int
    picked: Sequence[str]
    made_by: MadeBy
    interaction_id: int | None
    saved: str
    schema_version: int
    events: Sequence[LoggedEvent]
    timers: dict[int, float]
    """The clock's questions that opened by it, and when they are due."""
    stopped: Sequence[int]
    """The clock's questions that closed by it."""
    keep: bool
    """Keep this position, to go back to later."""


KEPT = 5
"""How many positions at commit points are kept per game."""


# Tables


def tables(connection: sqlite3.Connection, where: str, parameters: Sequence[object] = ()) -> list[Table]:
    """The tables for which the SQL condition `where` on `games` holds, by id. Raises DamagedRow."""
    games = connection.execute(f"SELECT {_GAME_COLUMNS} FROM games WHERE {where} ORDER BY id", parameters).fetchall()
    return [_table(connection, game) for game in games]


def table(connection: sqlite3.Connection, table_id: int) -> Table | None:
    """One table, or None."""
    found = tables(connection, "id = ?", (table_id,))
    return found[0] if found else None


def _table(connection: sqlite3.Connection, game: sqlite3.Row) -> Table:
    table_id = game["id"]
    seats = connection.execute(
        "SELECT number, user_id, name, computer, ready, dm FROM seats WHERE game_id = ? ORDER BY number", (table_id,)
    ).fetchall()
    messages = connection.execute(
        "SELECT nullif(seat, -1) AS seat, channel_id, message_id, sent FROM messages WHERE game_id = ? ORDER BY seat",
        (table_id,),
    ).fetchall()
    (stretches,) = connection.execute(
        "SELECT count(*) FROM snapshots WHERE game_id = ? AND kind = 'stretch'", (table_id,)
    ).fetchone()
    try:
        return Table.model_validate(
            {
                **dict(game),
                "options": _json("games", "options", game["options"]),
                "seats": [dict(seat) for seat in seats],
                "messages": [dict(message) for message in messages],
                "rules_changed": stretches > 0,
            }
        )
    except ValidationError as error:
        raise _damaged("games", error) from error


def add_table(connection: sqlite3.Connection, table: Table) -> int:
    """Store a new lobby (its id does not count) and return its id. Raises ChannelTaken."""
    try:
        cursor = connection.execute(
            "INSERT INTO games (guild_id, channel_id, game, options, language, host_id, status, created, touched)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                table.guild_id,
                table.channel_id,
                table.game,
                json.dumps(table.options),
                table.language,
                table.host_id,
                table.status,
                table.created,
                table.touched,
            ),
        )
    except sqlite3.IntegrityError as error:
        raise _taken(error) from error
    table_id = cursor.lastrowid
    assert table_id is not None
    _write_seats(connection, table_id, table)
    return table_id


def put_table(connection: sqlite3.Connection, table: Table) -> None:
    """Store what people change about a table, the seats among it; its version and position stay.

    Raises ChannelTaken, and StorageFailure when somebody else has changed the table's game meanwhile.
    """
    try:
        changed = connection.execute(
            "UPDATE games SET guild_id = ?, channel_id = ?, options = ?, language = ?, host_id = ?, status = ?,"
            " reason = ?, touched = ?, over = ? WHERE id = ? AND version = ?",
            (
                table.guild_id,
                table.channel_id,
                json.dumps(table.options),
                table.language,
                table.host_id,
                table.status,
                table.reason,
                table.touched,
                table.over,
                table.id,
                table.version,
            ),
        )
    except sqlite3.IntegrityError as error:
        raise _taken(error) from error
    if changed.rowcount != 1:
        raise StorageFailure
    connection.execute("DELETE FROM seats WHERE game_id = ?", (table.id,))
    _write_seats(connection, table.id, table)


def _write_seats(connection: sqlite3.Connection, table_id: int, table: Table) -> None:
    connection.executemany(
        "INSERT INTO seats (game_id, number, user_id, name, computer, ready, dm) VALUES (?, ?, ?, ?, ?, ?, ?)",
        [(table_id, seat.number, seat.user_id, seat.name, seat.computer, seat.ready, seat.dm) for seat in table.seats],
    )


def clear_seat(connection: sqlite3.Connection, table_id: int, seat: Seat) -> None:
    """Forget what belonged to the person on a seat: draft, mark and DM message."""
    for name in ("drafts", "seen", "messages"):
        connection.execute(f"DELETE FROM {name} WHERE game_id = ? AND seat = ?", (table_id, seat))


def stop_timers(connection: sqlite3.Connection, table_id: int) -> None:
    """Remove all timers of a table."""
    connection.execute("DELETE FROM timers WHERE game_id = ?", (table_id,))


# Games


def start_game(connection: sqlite3.Connection, table: Table, seed: str, saved: str, schema_version: int) -> None:
    """Turn a stored lobby into a running game. Raises StorageFailure when it is no lobby any more."""
    changed = connection.execute(
        "UPDATE games SET status = 'running', seed = ?, seed_hash = ?, rules_version = ?, schema_version = ?,"
        " started = ?, touched = ?, snapshot = ? WHERE id = ? AND status = 'lobby'",
        (
            seed,
            table.seed_hash,
            table.rules_version,
            schema_version,
            table.started,
            table.touched,
            saved,
            table.id,
        ),
    )
    if changed.rowcount != 1:
        raise StorageFailure
    connection.execute(
        "INSERT INTO snapshots (game_id, entry, kind, rules_version, saved) VALUES (?, 0, 'start', ?, ?)",
        (table.id, table.rules_version, saved),
    )


def position(connection: sqlite3.Connection, table_id: int) -> Position:
    """The present position of a game that has been started. Raises DamagedRow."""
    row = connection.execute(
        "SELECT snapshot, version, (SELECT max(number) FROM choices WHERE game_id = games.id) AS entries,"
        " (SELECT max(number) FROM events WHERE game_id = games.id) AS events,"
        " (SELECT max(entry) FROM snapshots WHERE game_id = games.id) AS kept FROM games WHERE id = ?",
        (table_id,),
    ).fetchone()
    if row["snapshot"] is None:
        raise DamagedRow("refused-damaged_row", table="games", field="snapshot: missing")
    if row["version"] != (row["entries"] or 0):
        raise DamagedRow(
            "refused-damaged_row", table="games", field=f"version: {row['version']}, but {row['entries']} entries"
        )
    due = connection.execute(
        "SELECT question, due FROM timers WHERE game_id = ? AND kind = 'clock'", (table_id,)
    ).fetchall()
    timers = {timer["question"]: timer["due"] for timer in due}
    return Position(row["snapshot"], row["events"] or 0, timers, row["kept"] or 0)


def store(connection: sqlite3.Connection, stored: Stored) -> None:
    """Write one choice with all that changes by it.

    Raises Repeated when its interaction has been stored before, StorageFailure when somebody else has written to
    this game meanwhile.
    """
    table = stored.table
    changed = connection.execute(
        "UPDATE games SET version = ?, snapshot = ?, schema_version = ?, status = ?, reason = ?, touched = ?, over = ?"
        " WHERE id = ? AND version = ?",
        (
            table.version,
            stored.saved,
            stored.schema_version,
            table.status,
            table.reason,
            table.touched,
            table.over,
            table.id,
            table.version - 1,
        ),
    )
    if changed.rowcount != 1:
        raise StorageFailure
    try:
        connection.execute(
            "INSERT INTO choices (game_id, number, seat, question, picked, made_by, interaction_id, at)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (
                table.id,
                table.version,
                stored.seat,
                stored.question,
                json.dumps(list(stored.picked)),
                stored.made_by,
                stored.interaction_id,
                table.touched,
            ),
        )
    except sqlite3.IntegrityError as error:
        if "interaction_id" not in str(error):
            raise
        raise Repeated from error
    add_events(connection, table.id, stored.events)
    add_timers(connection, table.id, stored.timers)
    connection.executemany(
        "DELETE FROM timers WHERE game_id = ? AND kind = 'clock' AND question = ?",
        [(table.id, question) for question in stored.stopped],
    )
    connection.execute("DELETE FROM drafts WHERE game_id = ? AND seat = ?", (table.id, stored.seat))
    if stored.keep:
        _keep(connection, table, stored.saved)


def _keep(connection: sqlite3.Connection, table: Table, saved: str) -> None:
    connection.execute(
        "INSERT INTO snapshots (game_id, entry, kind, rules_version, saved) VALUES (?, ?, 'commit', ?, ?)",
        (table.id, table.version, table.rules_version, saved),
    )
    connection.execute(
        "DELETE FROM snapshots WHERE game_id = ? AND kind = 'commit' AND entry NOT IN"
        " (SELECT entry FROM snapshots WHERE game_id = ? AND kind = 'commit' ORDER BY entry DESC LIMIT ?)",
        (table.id, table.id, KEPT),
    )


def entry_of(connection: sqlite3.Connection, table_id: int, interaction_id: int) -> int | None:
    """The entry that an interaction made at this table, or None."""
    row = connection.execute(
        "SELECT number FROM choices WHERE interaction_id = ? AND game_id = ?", (interaction_id, table_id)
    ).fetchone()
    return None if row is None else int(row["number"])


def finish(connection: sqlite3.Connection, table: Table, result: Result) -> None:
    """Store the result of a game that is over by its own rules, and drop what only play needed."""
    connection.execute(
        "INSERT INTO results (game_id, reason, winners, facts) VALUES (?, ?, ?, ?)",
        (table.id, result.reason, json.dumps(result.winners), json.dumps(result.facts)),
    )
    seats = {seat.number: seat for seat in table.seats}
    connection.executemany(
        "INSERT INTO places (game_id, seat, user_id, name, computer, place, total, scores, won)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (
                table.id,
                place.seat,
                seats[place.seat].user_id,
                seats[place.seat].name,
                seats[place.seat].computer,
                place.place,
                place.total,
                json.dumps(place.scores),
                place.seat in result.winners,
            )
            for place in result.places
        ],
    )
    connection.execute("DELETE FROM snapshots WHERE game_id = ? AND kind = 'commit'", (table.id,))
    connection.execute("DELETE FROM drafts WHERE game_id = ?", (table.id,))
    stop_timers(connection, table.id)


# Events


def add_events(connection: sqlite3.Connection, table_id: int, events: Iterable[LoggedEvent]) -> None:
    """Append numbered events."""
    connection.executemany(
        "INSERT INTO events (game_id, number, entry, key, args, audience, at) VALUES (?, ?, ?, ?, ?, ?, ?)",
        [
            (
                table_id,
                event.number,
                event.entry,
                event.key,
                json.dumps(event.args, ensure_ascii=False),
                None if event.audience is None else json.dumps(event.audience),
                event.at,
            )
            for event in events
        ],
    )


def events(
    connection: sqlite3.Connection,
    table_id: int,
    seat: Seat | None,
    *,
    since: int,
    before: int | None,
    entry: int | None,
    limit: int,
) -> list[LoggedEvent]:
    """The newest `limit` events that `seat` may know, oldest first. Raises DamagedRow.

    Only those numbered above `since`, below `before`, and of one `entry` where these are given.
    """
    rows = connection.execute(
        "SELECT number, entry, key, args, audience, at FROM events"
        " WHERE game_id = :table AND number > :since"
        " AND (:before IS NULL OR number < :before) AND (:entry IS NULL OR entry = :entry)"
        " AND (audience IS NULL OR EXISTS (SELECT 1 FROM json_each(audience) WHERE value = :seat))"
        " ORDER BY number DESC LIMIT :limit",
        {"table": table_id, "since": since, "before": before, "entry": entry, "seat": seat, "limit": limit},
    ).fetchall()
    return [_event(row) for row in reversed(rows)]


def _event(row: sqlite3.Row) -> LoggedEvent:
    try:
        return LoggedEvent(
            key=row["key"],
            args=_ARGS.validate_json(row["args"]),
            audience=None if row["audience"] is None else _AUDIENCE.validate_json(row["audience"]),
            number=row["number"],
            entry=row["entry"],
            at=row["at"],
        )
    except ValidationError as error:
        raise _damaged(f"events, number {row['number']}", error) from error


# Entries and stretches


def entries(connection: sqlite3.Connection, table_id: int, first: int = 1) -> list[Entry]:
    """The stored entries from number `first` on, in order. Raises DamagedRow."""
    rows = connection.execute(
        "SELECT number, seat, question, picked, back_to, stir FROM choices WHERE game_id = ? AND number >= ?"
        " ORDER BY number",
        (table_id, first),
    ).fetchall()
    found: list[Entry] = []
    for number, row in enumerate(rows, first):
        if row["number"] != number:
            raise DamagedRow("refused-damaged_row", table="choices", field=f"number: {number} is missing")
        if row["back_to"] is not None:
            found.append(Back(to=row["back_to"], stir=bool(row["stir"])))
            continue
        try:
            picked = _PICKED.validate_json(row["picked"])
        except ValidationError as error:
            raise _damaged(f"choices, number {number}, picked", error) from error
        found.append(Choice(seat=row["seat"], question=row["question"], picked=picked))
    return found


def stretches(connection: sqlite3.Connection, table_id: int) -> list[tuple[int, str, dict[str, Any] | None]]:
    """The stretches of a game: after which entry each begins, the version of the rules, the snapshot (first: None)."""
    rows = connection.execute(
        "SELECT entry, kind, rules_version, saved FROM snapshots WHERE game_id = ? AND kind IN ('start', 'stretch')"
        " ORDER BY entry, kind",
        (table_id,),
    ).fetchall()
    return [
        (
            row["entry"],
            row["rules_version"],
            None if row["kind"] == "start" else _json("snapshots", "saved", row["saved"]),
        )
        for row in rows
    ]


def seed(connection: sqlite3.Connection, table_id: int) -> str:
    """The seed of a started game. For its record only: nobody may see it while the game runs."""
    row = connection.execute("SELECT seed FROM games WHERE id = ?", (table_id,)).fetchone()
    if row is None or row["seed"] is None:
        raise DamagedRow("refused-damaged_row", table="games", field="seed: missing")
    return str(row["seed"])


def begin_stretch(connection: sqlite3.Connection, table_id: int, rules_version: str) -> None:
    """From here on the game goes by other rules than before: keep the present position as a beginning."""
    connection.execute(
        "INSERT INTO snapshots (game_id, entry, kind, rules_version, saved)"
        " SELECT id, version, 'stretch', ?, snapshot FROM games WHERE id = ?",
        (rules_version, table_id),
    )
    connection.execute("UPDATE games SET rules_version = ? WHERE id = ?", (rules_version, table_id))


def confirm_stretch(connection: sqlite3.Connection, table_id: int, rules_version: str) -> None:
    """The present stretch goes the same by these rules."""
    connection.execute(
        "UPDATE snapshots SET rules_version = ? WHERE game_id = ? AND kind IN ('start', 'stretch') AND entry ="
        " (SELECT max(entry) FROM snapshots WHERE game_id = ? AND kind IN ('start', 'stretch'))",
        (rules_version, table_id, table_id),
    )
    connection.execute("UPDATE games SET rules_version = ? WHERE id = ?", (rules_version, table_id))


# Timers, drafts, marks, messages


def add_timers(connection: sqlite3.Connection, table_id: int, due: dict[int, float]) -> None:
    """Set when the clock answers questions, by question."""
    connection.executemany(
        "INSERT OR REPLACE INTO timers (game_id, kind, question, due) VALUES (?, 'clock', ?, ?)",
        [(table_id, question, at) for question, at in due.items()],
    )


def due_timers(connection: sqlite3.Connection, now: float) -> list[TimerRow]:
    """The timers of running games that are due, the earliest first. Raises DamagedRow."""
    rows = connection.execute(
        "SELECT timers.id, game_id AS table_id, kind, question, due FROM timers JOIN games ON games.id = game_id"
        " WHERE status = 'running' AND due <= ? ORDER BY due, timers.id",
        (now,),
    ).fetchall()
    try:
        return [TimerRow.model_validate(dict(row)) for row in rows]
    except ValidationError as error:
        raise _damaged("timers", error) from error


def next_due(connection: sqlite3.Connection) -> float | None:
    """When the next timer of a running game is due, or None."""
    (due,) = connection.execute(
        "SELECT min(due) FROM timers JOIN games ON games.id = game_id WHERE status = 'running'"
    ).fetchone()
    return None if due is None else float(due)


def remove_timer(connection: sqlite3.Connection, timer_id: int) -> None:
    """Remove one timer."""
    connection.execute("DELETE FROM timers WHERE id = ?", (timer_id,))


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
        raise _damaged("drafts, picked", error) from error


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


def _json(table: str, field: str, text: str) -> dict[str, Any]:
    try:
        value = json.loads(text)
    except ValueError as error:
        raise DamagedRow("refused-damaged_row", table=table, field=f"{field}: {error}") from error
    if not isinstance(value, dict):
        raise DamagedRow("refused-damaged_row", table=table, field=f"{field}: must be an object")
    return value


def _damaged(table: str, error: ValidationError) -> DamagedRow:
    first = error.errors(include_url=False, include_context=False)[0]
    field = ".".join(str(part) for part in first["loc"])
    return DamagedRow("refused-damaged_row", table=table, field=f"{field}: {first['msg']}" if field else first["msg"])


def _taken(error: sqlite3.IntegrityError) -> Exception:
    return ChannelTaken() if "games.channel_id" in str(error) else error
