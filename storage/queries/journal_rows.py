"""Timers, heartbeats, drafts, read marks, and the messages that show a table, as rows."""

from __future__ import annotations

import json
import logging
from collections.abc import Collection, Iterable, Mapping, Sequence

from pydantic import TypeAdapter, ValidationError

from rules.messages import Seat
from storage.queries.checks import damage_error
from storage.queries.group import Group
from storage.rows import BOARD, SERVED, FingerprintRow, MessageRow, TimerKey, TimerRow

log = logging.getLogger(__name__)

_PICKED: TypeAdapter[list[str]] = TypeAdapter(list[str])
_NUMBERS: TypeAdapter[list[int]] = TypeAdapter(list[int])


class JournalRows(Group):
    """Timers, heartbeats, drafts, read marks, messages."""

    def add_timers(self, table_id: int, due: Mapping[TimerKey, float]) -> None:
        """Set timers, replacing those of the same kind and question."""
        rows = (
            {"game_id": table_id, "kind": kind, "question": question, "due": at} for (kind, question), at in due.items()
        )
        self.insert("timers", rows, "game_id", "kind", "question")

    def remove_timers(self, table_id: int, keys: Iterable[TimerKey]) -> None:
        """Remove these timers of a table."""
        self.connection.executemany(
            "DELETE FROM timers WHERE game_id = ? AND kind = ? AND question = ?", [(table_id, *key) for key in keys]
        )

    def mark_served(self, timer_id: int) -> None:
        """Mark a timer as served, while its question is still open."""
        self.connection.execute("UPDATE timers SET due = ? WHERE id = ?", (SERVED, timer_id))

    def beat(
        self, now: float, shards: Iterable[int] = (0,), count: int = 1, answered: Collection[int] | None = None
    ) -> None:
        """Store that these shards, of the total, are alive.

        `answered`: they are handed over now, and these were the last interactions they answered.
        """
        note = None if answered is None else json.dumps(sorted(answered))
        beats = ({"shards": count, "shard": shard, "at": now, "answered": note} for shard in shards)
        self.insert("heartbeat", beats, "shards", "shard")

    def answered(self, shards: Collection[int], count: int) -> set[int] | None:
        """The last interactions answered by the process that handed over all of these shards; None if none did."""
        entries: set[int] = set()
        for shard in shards:
            row = self.connection.execute(
                "SELECT answered FROM heartbeat WHERE shards = ? AND shard = ?", (count, shard)
            ).fetchone()
            if row is None or row["answered"] is None:
                return None
            entries.update(_NUMBERS.validate_json(row["answered"]))
        return entries

    def oldest_beat(self) -> float | None:
        """The oldest of the shards' last signs of life; None if there is none."""
        (at,) = self.connection.execute(
            "SELECT min(at) FROM heartbeat WHERE shards = (SELECT shards FROM heartbeat ORDER BY at DESC LIMIT 1)"
        ).fetchone()
        return None if at is None else float(at)

    def wake_up(self, now: float, shards: Collection[int] = (0,), count: int = 1) -> float:
        """Store that these shards, of the total, are alive again; returns for how many seconds they were not, at most.

        All waits at their running tables are extended by as much (those of paused games stand still anyway), and no
        table counts as abandoned meanwhile. With another total number of shards, these tables were on other shards.
        """
        longest = 0.0
        for shard in shards:
            (at,) = self.connection.execute(
                "SELECT max(at) FROM heartbeat WHERE shards <> :shards OR shard = :shard",
                {"shards": count, "shard": shard},
            ).fetchone()
            gap = 0.0 if at is None else max(0.0, now - float(at))
            if gap:
                self.put_off(gap, shard, count, now)
            longest = max(longest, gap)
        self.beat(now, shards, count)
        return longest

    def put_off(self, gap: float, shard: int, count: int, now: float) -> None:
        """Extend the timers at the tables of one of `count` shards, where people could not act for `gap` seconds.

        A server that removed the bot counts as having done so that much later, but not after `now`. Tables of absent
        servers are left out: see `put_off_guild`.
        """
        here = "coalesce((guild_id >> 22) % ?, 0) = ?"
        present = "(guild_id IS NULL OR guild_id NOT IN (SELECT guild_id FROM absent_guilds))"
        self._put_off(gap, f"{here} AND {present}", (count, shard))
        self.connection.execute(
            "UPDATE absent_guilds SET removed = CASE WHEN removed + ? < ? THEN removed + ? ELSE ? END"
            f" WHERE removed IS NOT NULL AND {here}",
            (gap, now, gap, now, count, shard),
        )

    def put_off_guild(self, gap: float, guild_id: int) -> None:
        """Extend the timers at the tables of a server where people could not act for `gap` seconds."""
        self._put_off(gap, "guild_id = ?", (guild_id,))

    def _put_off(self, gap: float, where: str, values: tuple[int, ...]) -> None:
        """Extend the timers of the games that meet a condition, in SQL, and note for how long nobody could act."""
        self.connection.execute(
            "UPDATE timers SET due = due + ? WHERE due < ?"
            f" AND game_id IN (SELECT id FROM games WHERE status = 'running' AND {where})",
            (gap, SERVED, *values),
        )
        self.connection.execute(
            "UPDATE games SET rested = rested + ?, revision = revision + 1"
            f" WHERE status IN ('lobby', 'running', 'paused', 'parked') AND {where}",
            (gap, *values),
        )

    def due_timers(self, now: float) -> list[TimerRow]:
        """The timers of running games that are due, earliest first. A damaged one is logged and skipped."""
        rows = self.connection.execute(
            "SELECT timers.id, game_id AS table_id, guild_id, kind, question, due"
            " FROM timers JOIN games ON games.id = game_id WHERE status = 'running' AND due <= ? AND due < ?"
            " ORDER BY due, timers.id",
            (now, SERVED),
        ).fetchall()
        timers = []
        for row in rows:
            try:
                timers.append(TimerRow.model_validate(dict(row)))
            except ValidationError as error:
                log.error("table %d: a timer cannot be read: %s", row["table_id"], damage_error("timers", error))
        return timers

    def remove_timer(self, timer_id: int) -> None:
        """Remove one timer."""
        self.connection.execute("DELETE FROM timers WHERE id = ?", (timer_id,))

    def stop_timers(self, table_id: int) -> None:
        """Remove all timers of a table."""
        self.connection.execute("DELETE FROM timers WHERE game_id = ?", (table_id,))

    def draft(self, table_id: int, seat: Seat, question: int) -> list[str]:
        """The unfinished picks of a seat for this question; empty if there are none. Raises DamagedRow."""
        row = self.connection.execute(
            "SELECT picked FROM drafts WHERE game_id = ? AND seat = ? AND question = ?", (table_id, seat, question)
        ).fetchone()
        if row is None:
            return []
        try:
            return _PICKED.validate_json(row["picked"])
        except ValidationError as error:
            raise damage_error("drafts, picked", error) from error

    def put_draft(self, table_id: int, seat: Seat, question: int, picked: Sequence[str]) -> None:
        """Store the unfinished picks of a seat, replacing the previous ones."""
        row = {"game_id": table_id, "seat": seat, "question": question, "picked": json.dumps(list(picked))}
        self.insert("drafts", [row], "game_id", "seat")

    def seen(self, table_id: int, seat: Seat) -> int:
        """Up to which event a seat has read, 0 for none."""
        return self.number("SELECT event FROM seen WHERE game_id = ? AND seat = ?", (table_id, seat)) or 0

    def mark_seen(self, table_id: int, seat: Seat, event: int | None) -> None:
        """Store that a seat has read up to this event, or (None) up to the last one; a mark never goes back."""
        self.connection.execute(
            "INSERT INTO seen (game_id, seat, event)"
            " SELECT :table, :seat, coalesce(:event, (SELECT max(number) FROM events WHERE game_id = :table), 0)"
            " WHERE true ON CONFLICT (game_id, seat) DO UPDATE SET event = excluded.event"
            " WHERE excluded.event > seen.event",
            {"table": table_id, "seat": seat, "event": event},
        )

    def put_message(self, table_id: int, message: MessageRow) -> None:
        """Store where the board, or the DM of a seat, is shown now; what it shows is not known yet."""
        seat = BOARD if message.seat is None else message.seat
        row = {"game_id": table_id, **message.model_dump(), "seat": seat, "looks": ""}
        self.insert("messages", [row], "game_id", "seat")

    def put_fingerprints(self, rows: Iterable[FingerprintRow]) -> None:
        """Store what messages show; those that no longer exist are skipped."""
        self.connection.executemany(
            "UPDATE messages SET looks = ? WHERE game_id = ? AND message_id = ?",
            [(row.looks, row.table_id, row.message_id) for row in rows],
        )

    def remove_message(self, table_id: int, seat: Seat | None) -> None:
        """Forget where the board (None), or the DM of a seat, was shown."""
        self.connection.execute(
            "DELETE FROM messages WHERE game_id = ? AND seat = ?", (table_id, BOARD if seat is None else seat)
        )
