"""Tables with their seats and messages, as rows."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Iterable
from typing import Any

from pydantic import ValidationError

from rules.messages import Seat
from storage.errors import ChangedMeanwhile, ChannelTaken, DamagedRow
from storage.queries.checks import damage_error, read_list, read_object, readable
from storage.queries.group import Group
from storage.rows import BOARD, DailyRow, FormerRow, MessageRow, Proposal, Row, SeatRow, ShareRow, Table

log = logging.getLogger(__name__)

_UNFINISHED = "status IN ('lobby', 'running', 'paused', 'parked')"

_GAME_COLUMNS = (
    "id, guild_id, channel_id, game, options AS settings, language, host_id, status, reason, seed_hash, version,"
    " revision, rules_version, line AS last_undo, remind_after, deadline, away_after, open_seats, advice, shows,"
    " watch_key, watch_late, meets_at, announced, rests_since, imported, lesson, created, started, touched, asked, over"
)

TOUCHED = "touched = ?, rested = CASE WHEN touched = ? THEN rested ELSE 0 END"
"""Sets `touched`, which is given twice; the bot's rests until then no longer count if it changes."""


def _channel_error(error: Exception) -> Exception:
    """ChannelTaken if that constraint was violated, which each database names its way; otherwise the error itself."""
    return ChannelTaken() if re.search(r"games\.channel_id|one_game_per_channel", str(error)) else error


def _set_by_people(table: Table) -> dict[str, object]:
    """The columns that people can change, and their values."""
    same = (
        *("guild_id", "channel_id", "language", "host_id", "status", "remind_after", "deadline", "away_after"),
        *("watch_key", "meets_at", "announced"),
    )
    switches = ("open_seats", "advice", "shows", "watch_late")
    return {
        "options": json.dumps(table.settings),  # the column is older than the name
        **{name: getattr(table, name) for name in same},
        **{name: int(getattr(table, name)) for name in switches},
    }


class TableRows(Group):
    """Tables with their seats, messages and proposals."""

    def get(self, table_id: int) -> Table | None:
        """One table, or None. Raises DamagedRow."""
        with readable("games"):
            game = self.connection.execute(f"SELECT {_GAME_COLUMNS} FROM games WHERE id = ?", (table_id,)).fetchone()
            return None if game is None else self._table(game)

    def in_channel(self, channel_id: int) -> Table | None:
        """The lobby or running game of a channel, or None; lobbies with a date come last. Raises DamagedRow."""
        table_id = self.number(
            "SELECT id FROM games WHERE channel_id = ? AND status IN ('lobby', 'running')"
            " ORDER BY status = 'lobby' AND meets_at IS NOT NULL, meets_at, id LIMIT 1",
            (channel_id,),
        )
        return None if table_id is None else self.get(table_id)

    def last_finished_in(self, channel_id: int) -> Table | None:
        """The game that was finished last in a channel, or None. Raises DamagedRow."""
        last = self.number("SELECT max(id) FROM games WHERE channel_id = ? AND status = 'finished'", (channel_id,))
        return None if last is None else self.get(last)

    def to_announce(self, now: float, before: float) -> list[int]:
        """The lobbies whose date is less than `before` seconds away, or past, and was not announced, by id."""
        return self.numbers(
            "SELECT id FROM games WHERE status = 'lobby' AND meets_at IS NOT NULL"
            " AND ((announced < 2 AND meets_at <= :now) OR (announced < 1 AND meets_at <= :now + :before)) ORDER BY id",
            {"now": now, "before": before},
        )

    def unfinished(
        self,
        *,
        guild_id: int | None = None,
        user_id: int | None = None,
        host_id: int | None = None,
        resting_in: int | None = None,
    ) -> list[int]:
        """The unfinished tables, by id; optionally of a server, a seated person, a host, or paused in a channel."""
        return self.numbers(
            f"SELECT id FROM games WHERE {_UNFINISHED} AND (guild_id = :guild OR :guild IS NULL)"
            " AND (id IN (SELECT game_id FROM seats WHERE user_id = :user) OR :user IS NULL)"
            " AND (host_id = :host OR :host IS NULL)"
            " AND ((channel_id = :channel AND status IN ('paused', 'parked')) OR :channel IS NULL) ORDER BY id",
            {"guild": guild_id, "user": user_id, "host": host_id, "channel": resting_in},
        )

    def untold(self, since: float) -> list[int]:
        """The games that ended since then and whose board was last sent before that, so their end was not shown."""
        return self.numbers(
            f"SELECT id FROM games JOIN messages ON game_id = id AND seat = {BOARD}"
            " WHERE started IS NOT NULL AND over > ? AND sent < over ORDER BY id",
            (since,),
        )

    def all(self) -> list[int]:
        """All tables, by id."""
        return self.numbers("SELECT id FROM games ORDER BY id")

    def readable(self, table_ids: Iterable[int]) -> list[Table]:
        """These tables. A damaged one is logged and skipped."""
        tables = []
        for table_id in table_ids:
            try:
                table = self.get(table_id)
            except DamagedRow as error:
                log.error("table %d cannot be read: %s", table_id, error)
                continue
            if table is not None:
                tables.append(table)
        return tables

    def give_up(self, table_id: int, guild_id: int, at: float) -> bool:
        """End an unfinished, possibly unreadable table of a server; returns whether there was one."""
        changed = self.connection.execute(
            "UPDATE games SET status = 'ended', reason = 'end-by_admin', over = ?, revision = revision + 1"
            f" WHERE id = ? AND guild_id = ? AND {_UNFINISHED}",
            (at, table_id, guild_id),
        )
        return changed.rowcount > 0

    def open_in(self, guild_id: int) -> int:
        """The number of lobbies and running games of a server."""
        open_here = "SELECT count(*) FROM games WHERE guild_id = ? AND status IN ('lobby', 'running')"
        return self.number(open_here, (guild_id,)) or 0

    def _table(self, game: Any) -> Table:
        """The table of this row of `games`, with all that belongs to it. Raises DamagedRow."""
        begun = game["started"] is not None
        over = game["status"] in ("finished", "ended")

        def of_table(model: type[Row], table: str, order: str) -> list[dict[str, Any]]:
            return self.fields(model, table, f"WHERE game_id = ? ORDER BY {order}", (game["id"],))

        messages = of_table(MessageRow, "messages", "seat")
        proposals = of_table(Proposal, "proposals", "id")
        stretches = self.numbers("SELECT 1 FROM snapshots WHERE game_id = ? AND kind = 'stretch'", (game["id"],))
        try:
            return Table.model_validate(
                {
                    **dict(game),
                    "settings": read_object("games", "options", game["settings"]),
                    "seats": of_table(SeatRow, "seats", "number"),
                    "asked": read_object("games", "asked", game["asked"]),
                    "daily": next(iter(of_table(DailyRow, "dailies", "day")), None),
                    "proposals": [
                        {**row, "agreed": read_list("proposals", "agreed", row["agreed"])} for row in proposals
                    ],
                    "messages": [{**row, "seat": None if row["seat"] == BOARD else row["seat"]} for row in messages],
                    "former": of_table(FormerRow, "former_seats", "entry, event") if begun else [],
                    "shares": of_table(ShareRow, "shares", "seat, part") if over else [],
                    "rules_changed": bool(stretches),
                }
            )
        except ValidationError as error:
            raise damage_error("games", error) from error

    def add(self, table: Table) -> int:
        """Store a new lobby (its id is ignored) and return its id. Raises ChannelTaken."""
        columns = {
            **_set_by_people(table),
            "game": table.game,
            "lesson": table.lesson,
            "created": table.created,
            "touched": table.touched,
        }
        try:
            ((table_id,),) = self.connection.execute(
                f"INSERT INTO games ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))}) RETURNING id",
                tuple(columns.values()),
            ).fetchall()
        except self.connection.IntegrityError as error:
            raise _channel_error(error) from error
        self._insert_seats(table_id, table)
        return int(table_id)

    def put(self, table: Table) -> None:
        """Store what people change about a table (see `Table.changed`), including the seats.

        Version and position are kept. Raises ChannelTaken, and ChangedMeanwhile if another process has changed the
        table meanwhile.
        """
        columns = {
            **_set_by_people(table),
            "reason": table.reason,
            "rests_since": table.rests_since,
            "over": table.over,
            "asked": json.dumps(table.asked),
        }
        self.change(
            table,
            f"{', '.join(f'{name} = ?' for name in columns)}, {TOUCHED}",
            (*columns.values(), table.touched, table.touched),
        )
        self.connection.execute("DELETE FROM seats WHERE game_id = ?", (table.id,))
        self._insert_seats(table.id, table)
        self.add_former(table)
        self.put_proposals(table)
        if table.started is not None:
            self.note_hands(table.id)

    def change(self, table: Table, assignments: str, values: tuple[object, ...]) -> None:
        """Change the row of a table in `games`: `assignments` in SQL, and the `values` of their parameters.

        `table` is the new state, one revision further. Raises ChannelTaken, and ChangedMeanwhile if the table was
        changed meanwhile.
        """
        try:
            changed = self.connection.execute(
                f"UPDATE games SET {assignments}, revision = ? WHERE id = ? AND revision = ?",
                (*values, table.revision, table.id, table.revision - 1),
            )
        except self.connection.IntegrityError as error:
            raise _channel_error(error) from error
        if changed.rowcount != 1:
            raise ChangedMeanwhile

    def expect(self, table: Table) -> None:
        """Raise ChangedMeanwhile if another process has changed the table; until this is stored, none can change it."""
        updated = self.connection.execute(
            "UPDATE games SET revision = revision WHERE id = ? AND revision = ?", (table.id, table.revision)
        )
        if updated.rowcount != 1:
            raise ChangedMeanwhile

    def revision(self, table_id: int) -> int | None:
        """The number of changes of the table; None if there is none."""
        return self.number("SELECT revision FROM games WHERE id = ?", (table_id,))

    def watch_key(self, table_id: int, since: float) -> str:
        """The secret of the link for spectators; empty without one, or if the game was over before that time."""
        row = self.connection.execute(
            "SELECT watch_key FROM games WHERE id = ? AND (over IS NULL OR over >= ?)", (table_id, since)
        ).fetchone()
        return "" if row is None else str(row["watch_key"])

    def put_proposals(self, table: Table) -> None:
        """Store the open proposals, replacing the previous ones."""
        self.connection.execute("DELETE FROM proposals WHERE game_id = ?", (table.id,))
        self.insert(
            "proposals",
            ({"game_id": table.id, **row.model_dump(), "agreed": json.dumps(row.agreed)} for row in table.proposals),
        )

    def add_former(self, table: Table) -> None:
        """Store who sat where before; earlier rows stay as they are."""
        self.connection.executemany(
            "INSERT INTO former_seats (game_id, seat, entry, event, user_id, name, computer)"
            " VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
            [(table.id, row.seat, row.entry, row.event, row.user_id, row.name, row.computer) for row in table.former],
        )

    def note_hands(self, table_id: int) -> None:
        """Store who sits where in a game that has begun: they have seen the hand, and events name them."""
        self.connection.execute(
            "INSERT INTO hands (game_id, user_id, seat)"
            " SELECT game_id, user_id, number FROM seats WHERE game_id = ? AND user_id IS NOT NULL"
            " ON CONFLICT DO NOTHING",
            (table_id,),
        )
        self.connection.execute(
            "INSERT INTO mentions (game_id, user_id, name)"
            " SELECT game_id, user_id, name FROM seats WHERE game_id = ? AND user_id IS NOT NULL AND name <> ''"
            " ON CONFLICT DO NOTHING",
            (table_id,),
        )

    def hand_of(self, table_id: int, user_id: int) -> Seat | None:
        """The seat whose hand this person has held in the game, or None."""
        return self.number("SELECT seat FROM hands WHERE game_id = ? AND user_id = ?", (table_id, user_id))

    def forgotten_hands(self, table_id: int) -> set[Seat]:
        """The seats whose hand was held by a person who was forgotten since."""
        return {*self.numbers("SELECT seat FROM hands WHERE game_id = ? AND user_id < 0", (table_id,))}

    def mention(self, table_id: int, user_id: int, name: str) -> None:
        """Store that this person is named in the events of a table."""
        self.connection.execute(
            "INSERT INTO mentions (game_id, user_id, name) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
            (table_id, user_id, name),
        )

    def _insert_seats(self, table_id: int, table: Table) -> None:
        self.insert("seats", ({"game_id": table_id, **seat.model_dump()} for seat in table.seats))

    def clear_seat(self, table_id: int, seat: Seat) -> None:
        """Forget what belonged to the person on a seat: draft, mark and DM message."""
        for name in ("drafts", "seen", "messages"):
            self.connection.execute(f"DELETE FROM {name} WHERE game_id = ? AND seat = ?", (table_id, seat))

    def clear_board(self, table_id: int) -> None:
        """Forget the board message, which is gone."""
        self.connection.execute("DELETE FROM messages WHERE game_id = ? AND seat = ?", (table_id, BOARD))

    def missed(self, user_id: int) -> list[int]:
        """The unfinished tables where this person is reported as away, or has a stand-in."""
        return self.numbers(
            "SELECT game_id FROM seats JOIN games ON games.id = game_id"
            " WHERE user_id = ? AND status IN ('running', 'paused', 'parked') AND (stand_in IS NOT NULL OR EXISTS"
            " (SELECT 1 FROM proposals WHERE proposals.game_id = seats.game_id AND kind = 'stand_in'"
            " AND seat = number))",
            (user_id,),
        )

    def rested(self, table_id: int) -> float:
        """For how many seconds the bot was down since the last change of the table."""
        (seconds,) = self.connection.execute("SELECT rested FROM games WHERE id = ?", (table_id,)).fetchone()
        return float(seconds)
