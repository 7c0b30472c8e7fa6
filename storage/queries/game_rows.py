"""Games as rows: the present position, the choices, stored positions for going back, the result."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from itertools import pairwise
from typing import Any

from pydantic import TypeAdapter, ValidationError

from rules.messages import Seat
from rules.records import Back, Choice, RecordEntry, entries_that_count
from rules.results import Result
from storage.attribution import Act, shares
from storage.checksums import checksum
from storage.errors import DamagedRow, Repeated
from storage.queries.checks import damage_error, read_object, readable, verify_checksum
from storage.queries.connection import Connection
from storage.queries.event_rows import EventRows
from storage.queries.group import Group
from storage.queries.journal_rows import JournalRows
from storage.queries.table_rows import TOUCHED, TableRows
from storage.rows import EntryRow, LoggedEvent, Move, Position, Table, TimerKey, write_args

KEPT = 5
"""The number of positions at commit points that are kept per game."""

_PICKED: TypeAdapter[list[str]] = TypeAdapter(list[str])

_ANY_CHOICE = Choice(seat=0, question=0, picked=[])
"""Stands for every choice in queries where only their order matters."""

_POSITION = "snapshot = ?, checksum = ?"
"""The columns of a position in the row of its game; its values are those of `_position`."""

_TOLD = (
    "EXISTS (SELECT 1 FROM events WHERE events.game_id = choices.game_id AND events.entry = choices.number"
    " AND events.at = choices.at AND events.audience IS NULL)"
)
"""Whether a choice has public events. Later ones of the table, such as a pause, belong to the same entry."""


class GameRows(Group):
    """Positions, entries and results."""

    def __init__(self, connection: Connection, tables: TableRows, events: EventRows, marks: JournalRows) -> None:
        super().__init__(connection)
        self.tables = tables
        self.events = events
        self.marks = marks

    def start(self, table: Table, seed: str, saved: str) -> None:
        """Turn a stored lobby into a running game (see `Table.changed`).

        Raises ChannelTaken, and ChangedMeanwhile if another process has changed it meanwhile.
        """
        self.tables.change(
            table,
            f"status = 'running', seed = ?, seed_hash = ?, rules_version = ?, started = ?, touched = ?, {_POSITION}",
            (
                seed,
                table.seed_hash,
                table.rules_version,
                table.started,
                table.touched,
                *_position(saved),
            ),
        )
        self.keep(table.id, 0, "start", table.rules_version or "", saved)
        self.tables.note_hands(table.id)

    def position(self, table_id: int) -> Position:
        """The present position of a game that has been started. Raises DamagedRow."""
        with readable("games"):
            row = self.connection.execute(
                "SELECT snapshot, checksum, version,"
                " (SELECT max(number) FROM choices WHERE game_id = games.id) AS entries,"
                " (SELECT max(number) FROM events WHERE game_id = games.id) AS events,"
                " (SELECT max(entry) FROM snapshots WHERE game_id = games.id) AS kept FROM games WHERE id = ?",
                (table_id,),
            ).fetchone()
        if row["snapshot"] is None:
            raise DamagedRow("refused-damaged_row", table="games", field="snapshot: missing")
        verify_checksum("games", "snapshot", row["snapshot"], row["checksum"])
        if row["version"] != (row["entries"] or 0):
            raise DamagedRow(
                "refused-damaged_row", table="games", field=f"version: {row['version']}, but {row['entries']} entries"
            )
        due = self.connection.execute(
            "SELECT kind, question, due FROM timers WHERE game_id = ?", (table_id,)
        ).fetchall()
        timers: dict[TimerKey, float] = {(timer["kind"], timer["question"]): timer["due"] for timer in due}
        return Position(row["snapshot"], row["events"] or 0, timers, row["kept"] or 0)

    def store(
        self, table: Table, move: Move, saved: str, events: Sequence[LoggedEvent], at: float, *, kind: str | None
    ) -> None:
        """Write one choice, with the position and the events after it; the version of `table` is its number.

        `kind`: in a lesson, that of the question. Raises Repeated if its interaction has been stored before,
        ChangedMeanwhile if another process has changed the table meanwhile.
        """
        self.tables.change(
            table,
            f"version = ?, status = ?, reason = ?, {TOUCHED}, asked = ?, over = ?, {_POSITION}",
            (
                table.version,
                table.status,
                table.reason,
                table.touched,
                table.touched,
                json.dumps(table.asked),
                table.over,
                *_position(saved),
            ),
        )
        added = self.connection.execute(
            "INSERT INTO choices (game_id, number, seat, question, picked, made_by, computer, interaction_id, at, kind)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
            " ON CONFLICT (interaction_id) WHERE interaction_id IS NOT NULL DO NOTHING",
            (
                table.id,
                table.version,
                move.seat,
                move.question,
                json.dumps(list(move.picked)),
                move.made_by,
                move.computer,
                move.interaction_id,
                at,
                kind,
            ),
        )
        if added.rowcount != 1:
            raise Repeated
        self.events.add(table.id, events)
        self.connection.execute("DELETE FROM drafts WHERE game_id = ? AND seat = ?", (table.id, move.seat))

    def go_back(
        self,
        table: Table,
        back: Back,
        saved: str,
        events: Sequence[LoggedEvent],
        timers: dict[TimerKey, float],
    ) -> None:
        """Write one entry that goes back; `table` is the new state, its version is the entry's number.

        Unfinished picks are dropped: their questions may be asked again with other options. Raises ChangedMeanwhile.
        """
        self.tables.change(
            table,
            f"version = ?, line = ?, touched = ?, asked = ?, rested = 0, {_POSITION}",
            (table.version, table.last_undo, table.touched, json.dumps(table.asked), *_position(saved)),
        )
        self.connection.execute(
            "INSERT INTO choices (game_id, number, back_to, stir, made_by, at) VALUES (?, ?, ?, ?, 'person', ?)",
            (table.id, table.version, back.to, int(back.stir), table.touched),
        )
        self.events.add(table.id, events)
        self.marks.stop_timers(table.id)
        self.marks.add_timers(table.id, timers)
        self.connection.execute("DELETE FROM drafts WHERE game_id = ?", (table.id,))
        self.tables.put_proposals(table)
        self.keep_commit(table, saved)

    def told_of_computers(self, table_id: int, after: int) -> set[int]:
        """The choices of computer players after this entry that have public events."""
        entries = self.numbers(
            "SELECT number FROM choices WHERE game_id = :table AND number > :after AND made_by = 'computer'"
            " AND number IN (SELECT entry FROM events WHERE game_id = :table AND audience IS NULL)",
            {"table": table_id, "after": after},
        )
        return {*entries}

    def computers_before(self, table_id: int, seat: Seat, below: int) -> set[Seat]:
        """The seats of computer players whose choices `seat` could see before or in its present turn.

        They are the public ones since the last choice of `seat` that a public choice of another seat has followed.
        Questions with numbers of `below` or more do not count.
        """
        seats = self.numbers(
            "SELECT DISTINCT seat FROM choices WHERE game_id = :table AND made_by = 'computer' AND number > COALESCE("
            "(SELECT MAX(number) FROM choices WHERE game_id = :table AND seat = :seat AND number <"
            f" (SELECT MAX(number) FROM choices WHERE game_id = :table AND seat <> :seat AND {_TOLD})), 0)"
            f" AND question < :below AND {_TOLD}",
            {"table": table_id, "seat": seat, "below": below},
        )
        return {*seats}

    def chosen_by_people(self, table_id: int, entries: Collection[int]) -> set[Seat]:
        """The seats whose people have made these choices."""
        if not entries:
            return set()
        seats = self.numbers(
            "SELECT DISTINCT seat FROM choices WHERE game_id = ? AND made_by = 'person' AND seat IS NOT NULL"
            f" AND number IN ({', '.join('?' * len(entries))})",
            (table_id, *entries),
        )
        return {*seats}

    def kept(self, table_id: int) -> tuple[int, dict[int, str]]:
        """After which entry the present stretch begins, and the positions stored since, by entry. Raises DamagedRow."""
        rows = self.connection.execute(
            "SELECT entry, kind, saved, checksum FROM snapshots WHERE game_id = ?"
            " ORDER BY entry, CASE kind WHEN 'start' THEN 0 WHEN 'stretch' THEN 1 ELSE 2 END",
            (table_id,),
        ).fetchall()
        begin = max((row["entry"] for row in rows if row["kind"] != "commit"), default=0)
        since = [row for row in rows if row["entry"] >= begin]
        for row in since:
            verify_checksum("snapshots", "saved", row["saved"], row["checksum"])
        return begin, {row["entry"]: row["saved"] for row in since}

    def keep(self, table_id: int, entry: int, kind: str, rules_version: str, saved: str) -> None:
        """Store a position in addition to the present one, with its checksum."""
        self.connection.execute(
            "INSERT INTO snapshots (game_id, entry, kind, rules_version, saved, checksum) VALUES (?, ?, ?, ?, ?, ?)",
            (table_id, entry, kind, rules_version, saved, checksum(saved.encode())),
        )

    def keep_commit(self, table: Table, saved: str) -> None:
        """Store the present position for going back later, and drop the oldest of more than `KEPT`."""
        self.keep(table.id, table.version, "commit", table.rules_version or "", saved)
        self.connection.execute(
            "DELETE FROM snapshots WHERE game_id = ? AND kind = 'commit' AND entry NOT IN"
            " (SELECT entry FROM snapshots WHERE game_id = ? AND kind = 'commit' ORDER BY entry DESC LIMIT ?)",
            (table.id, table.id, KEPT),
        )

    def entry_of(self, table_id: int, interaction_id: int) -> int | None:
        """The entry that an interaction made at this table, or None."""
        return self.number(
            "SELECT number FROM choices WHERE interaction_id = ? AND game_id = ?", (interaction_id, table_id)
        )

    def requests(self, table_id: int, least: int, most: int) -> dict[int, int]:
        """The entries that interactions with ids in this range made at this table, each with the id."""
        rows = self.connection.execute(
            "SELECT number, interaction_id FROM choices WHERE interaction_id BETWEEN ? AND ? AND game_id = ?",
            (least, most, table_id),
        )
        return {int(row["number"]): int(row["interaction_id"]) for row in rows}

    def finish(self, table: Table, result: Result, turn_starts: Sequence[str]) -> Table:
        """Store the result of a game that ended by its own rules, and drop what only a running game needs.

        Returns the table as `credit`.
        """
        table = self.credit(table, turn_starts)
        self.connection.execute(
            "INSERT INTO results (game_id, reason, winners, facts) VALUES (?, ?, ?, ?)",
            (table.id, result.reason, json.dumps(result.winners), write_args(result.facts)),
        )
        self.connection.executemany(
            "INSERT INTO places (game_id, seat, user_id, name, computer, place, total, scores, won)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            [
                (
                    table.id,
                    place.seat,
                    *_belongs_to(table, place.seat),
                    place.place,
                    place.total,
                    json.dumps(place.scores),
                    int(place.seat in result.winners),
                )
                for place in result.places
            ],
        )
        self.connection.execute("DELETE FROM snapshots WHERE game_id = ? AND kind = 'commit'", (table.id,))
        self.connection.execute("DELETE FROM drafts WHERE game_id = ?", (table.id,))
        self.connection.execute("DELETE FROM proposals WHERE game_id = ?", (table.id,))
        self.marks.stop_timers(table.id)
        return table

    def credit(self, table: Table, turn_starts: Sequence[str]) -> Table:
        """Store who played each seat of a game that is over, and for whom it counts; returns the table with that.

        A seat counts for the actor with most choices (`storage.attribution`). `turn_starts` are the events with which
        turns begin.
        """
        turns = self.events.entries_with(table.id, turn_starts)
        counted = self._counted(table.id)
        credited = shares(table, self._acts_of(table.id, counted), turns & {0, *counted})
        self.insert("shares", ({"game_id": table.id, **share.model_dump()} for share in credited))
        return table.model_copy(update={"shares": credited})

    def acts(self, table_id: int) -> list[Act]:
        """Who made each choice of a game, including those that were taken back, in order."""
        rows = self.connection.execute(
            "SELECT number, seat, made_by, computer FROM choices WHERE game_id = ? AND back_to IS NULL ORDER BY number",
            (table_id,),
        ).fetchall()
        return [Act(row["number"], row["seat"], row["made_by"], row["computer"]) for row in rows]

    def _acts_of(self, table_id: int, entries: Collection[int]) -> list[Act]:
        return [act for act in self.acts(table_id) if act.entry in entries]

    def _counted(self, table_id: int) -> set[int]:
        """The numbers of the entries that were not taken back."""
        begins = self.numbers(
            "SELECT entry FROM snapshots WHERE game_id = ? AND kind IN ('start', 'stretch') ORDER BY entry", (table_id,)
        )
        rows = self.connection.execute(
            "SELECT back_to, stir FROM choices WHERE game_id = ? ORDER BY number", (table_id,)
        ).fetchall()
        entries = [
            _ANY_CHOICE if row["back_to"] is None else Back(to=row["back_to"], stir=bool(row["stir"])) for row in rows
        ]
        edges = [*begins, len(entries)]
        return {
            number
            for first, last in pairwise(edges)
            for number, _ in entries_that_count(entries[first:last], first + 1)
        }

    def entries(self, table_id: int, first: int = 1) -> list[RecordEntry]:
        """The stored entries from number `first` on, in order. Raises DamagedRow."""
        rows = self.connection.execute(
            "SELECT number, seat, question, picked, back_to, stir FROM choices WHERE game_id = ? AND number >= ?"
            " ORDER BY number",
            (table_id, first),
        ).fetchall()
        record: list[RecordEntry] = []
        for number, row in enumerate(rows, first):
            if row["number"] != number:
                raise DamagedRow("refused-damaged_row", table="choices", field=f"number: {number} is missing")
            if row["back_to"] is not None:
                record.append(Back(to=row["back_to"], stir=bool(row["stir"])))
                continue
            try:
                picked = _PICKED.validate_json(row["picked"])
            except ValidationError as error:
                raise damage_error(f"choices, number {number}, picked", error) from error
            record.append(Choice(seat=row["seat"], question=row["question"], picked=picked))
        return record

    def kinds(self, table_id: int, seat: Seat) -> dict[int, str]:
        """The kinds of the questions that this seat answered in a lesson, by entry."""
        rows = self.connection.execute(
            "SELECT number, kind FROM choices WHERE game_id = ? AND seat = ? AND kind IS NOT NULL", (table_id, seat)
        ).fetchall()
        return {row["number"]: row["kind"] for row in rows}

    def entry_list(self, table_id: int, limit: int) -> list[EntryRow]:
        """The newest entries of the present stretch, newest first."""
        present = (
            "WHERE game_id = ? AND number > (SELECT max(entry) FROM snapshots WHERE game_id = ? AND kind <> 'commit')"
            " ORDER BY number DESC LIMIT ?"
        )
        rows = self.fields(EntryRow, "choices", present, (table_id, table_id, limit))
        return [EntryRow.model_validate(row) for row in rows]

    def stretches(self, table_id: int) -> list[tuple[int, str, dict[str, Any] | None]]:
        """The stretches of a game: after which entry each begins, the version of the rules, the snapshot.

        The first one's is None if it begins with the set-up.

        Raises DamagedRow.
        """
        rows = self._begun(table_id)
        return [
            (
                row["entry"],
                row["rules_version"],
                None if row["kind"] == "start" else read_object("snapshots", "saved", row["saved"]),
            )
            for row in rows
        ]

    def beginnings(self, table_id: int) -> list[tuple[int, str]]:
        """The first positions of the stretches of a game: after which entry, saved. Raises DamagedRow."""
        return [(row["entry"], row["saved"]) for row in self._begun(table_id)]

    def _begun(self, table_id: int) -> list[Any]:
        """The rows of the positions with which stretches begin, in order. Raises DamagedRow."""
        rows = self.connection.execute(
            "SELECT entry, kind, rules_version, saved, checksum FROM snapshots"
            " WHERE game_id = ? AND kind IN ('start', 'stretch') ORDER BY entry, kind",
            (table_id,),
        ).fetchall()
        for row in rows:
            verify_checksum("snapshots", "saved", row["saved"], row["checksum"])
        return rows

    def seed(self, table_id: int) -> str:
        """The seed of a started game. Only for its record: nobody may see it while the game is running."""
        row = self.connection.execute("SELECT seed FROM games WHERE id = ?", (table_id,)).fetchone()
        if row is None or row["seed"] is None:
            raise DamagedRow("refused-damaged_row", table="games", field="seed: missing")
        return str(row["seed"])

    def signing_key(self) -> bytes:
        """The key that signs exported games. It is never shown."""
        (key,) = self.connection.execute("SELECT key FROM signing").fetchone()
        return bytes(key)

    def begin_stretch(self, table_id: int, rules_version: str) -> None:
        """Store the present position as the beginning of a stretch that follows other rules."""
        self.connection.execute(
            "INSERT INTO snapshots (game_id, entry, kind, rules_version, saved, checksum)"
            " SELECT id, version, 'stretch', ?, snapshot, checksum FROM games WHERE id = ?",
            (rules_version, table_id),
        )
        self.connection.execute("UPDATE games SET rules_version = ? WHERE id = ?", (rules_version, table_id))

    def confirm_stretch(self, table_id: int, rules_version: str) -> None:
        """Record that the present stretch plays out the same under these rules."""
        self.connection.execute(
            "UPDATE snapshots SET rules_version = ? WHERE (game_id, entry, kind) ="
            " (SELECT game_id, entry, kind FROM snapshots"
            " WHERE game_id = ? AND kind IN ('start', 'stretch') ORDER BY entry DESC, kind DESC LIMIT 1)",
            (rules_version, table_id),
        )
        self.connection.execute("UPDATE games SET rules_version = ? WHERE id = ?", (rules_version, table_id))


def _belongs_to(table: Table, seat: Seat) -> tuple[int | None, str, str | None]:
    """For whom the result of a seat counts: person, name, computer player."""
    share = table.credit(seat)
    if share is None:
        sits = table.seats[seat]
        return sits.user_id, sits.name, sits.computer
    return (share.user_id, share.name, None) if share.computer is None else (None, "", share.computer)


def _position(saved: str) -> tuple[str, str]:
    """A position and its checksum."""
    return saved, checksum(saved.encode())
