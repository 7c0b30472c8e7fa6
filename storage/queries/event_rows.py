"""Events as rows: what happened at a table, and who may know it."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache
from typing import Any

from pydantic import TypeAdapter, ValidationError

from rules.messages import Args, Seat
from storage.queries.checks import damage_error
from storage.queries.connection import Values
from storage.queries.group import Group
from storage.rows import ARGS, LoggedEvent, write_args

_AUDIENCE: TypeAdapter[tuple[Seat, ...]] = TypeAdapter(tuple[Seat, ...])

_EVENTS = (
    "SELECT number, entry, key, args, audience, at, stood_in, (SELECT back_to FROM choices"
    " WHERE choices.game_id = events.game_id AND choices.number = events.entry) AS back_to, (SELECT seat FROM choices"
    " WHERE choices.game_id = events.game_id AND choices.number = events.entry) AS chosen_by FROM events"
)


@lru_cache(maxsize=8192)
def _args(text: str) -> Args:
    """The arguments of an event: each page of a table reads the same events again after every choice."""
    return ARGS.validate_json(text)


def _one_of(keys: Collection[str]) -> str:
    """The condition that an event has one of these keys, in SQL; they are its parameters."""
    return f"key IN ({', '.join('?' * len(keys)) or 'NULL'})"


def forget() -> None:
    """Empty the cache: names of people who asked to be forgotten may be in it."""
    _args.cache_clear()


def _event(row: Any) -> LoggedEvent:
    try:
        return LoggedEvent(
            key=row["key"],
            args=_args(row["args"]),
            audience=None if row["audience"] is None else _AUDIENCE.validate_json(row["audience"]),
            number=row["number"],
            entry=row["entry"],
            at=row["at"],
            stood_in=row["stood_in"],
            back_to=row["back_to"],
            chosen_by=row["chosen_by"],
        )
    except ValidationError as error:
        raise damage_error(f"events, number {row['number']}", error) from error


class EventRows(Group):
    """The events of games, each with those who may know it."""

    def add(self, table_id: int, events: Iterable[LoggedEvent]) -> None:
        """Append numbered events."""
        self.connection.executemany(
            "INSERT INTO events (game_id, number, entry, key, args, audience, at, stood_in)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            [
                (
                    table_id,
                    event.number,
                    event.entry,
                    event.key,
                    write_args(event.args),
                    None if event.audience is None else json.dumps(event.audience),
                    event.at,
                    event.stood_in,
                )
                for event in events
            ],
        )

    def add_story(self, table_id: int, story: Iterable[Sequence[Any]], at: float) -> int:
        """Write the events of an imported game: entry, key, args (JSON), audience (JSON), seat with a stand-in.

        Returns how many there are.
        """
        self.connection.executemany(
            "INSERT INTO events (game_id, number, entry, key, args, audience, stood_in, at)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            ((table_id, number, *event, at) for number, event in enumerate(story, 1)),
        )
        return self.number("SELECT count(*) FROM events WHERE game_id = ?", (table_id,)) or 0

    def find(
        self,
        table_id: int,
        seat: Seat | None,
        *,
        limit: int,
        since: int = 0,
        before: int | None = None,
        entry: int | None = None,
        about: Seat | None = None,
    ) -> list[LoggedEvent]:
        """The newest `limit` events that `seat` may know, oldest first. Raises DamagedRow.

        Each filter is optional: numbers above `since`, below `before`, of one `entry`, naming the seat `about`.
        """
        newest = self._read(
            "game_id = :table AND number > :since"
            " AND (number < :before OR :before IS NULL) AND (entry = :entry OR :entry IS NULL)"
            " AND (args LIKE :named OR :named IS NULL)"
            " AND (audience IS NULL"
            "  OR ',' || replace(substr(audience, 2, length(audience) - 2), ' ', '') || ',' LIKE :seat)"
            " ORDER BY number DESC LIMIT :limit",
            {
                "table": table_id,
                "since": since,
                "before": before,
                "entry": entry,
                "seat": None if seat is None else f"%,{seat},%",  # among all seats, with a comma on either side
                "limit": limit,
                "named": None if about is None else f'%{{"seat":{about}}}%',  # in the arguments, as JSON
            },
        )
        return newest[::-1]

    def public_of_entries(self, table_id: int, first: int, last: int, limit: int) -> list[LoggedEvent]:
        """The newest `limit` public events of the entries from `first` to `last`, oldest first.

        Raises DamagedRow.
        """
        newest = "game_id = ? AND entry BETWEEN ? AND ? AND audience IS NULL ORDER BY number DESC LIMIT ?"
        return self._read(newest, (table_id, first, last, limit))[::-1]

    def newer_than(self, table_id: int, number: int, at: float) -> list[LoggedEvent]:
        """All events after this one, no older than that time, secret ones too, oldest first. Raises DamagedRow."""
        return self._read("game_id = ? AND number > ? AND at >= ? ORDER BY number", (table_id, number, at))

    def heard_by(self, table_id: int, seat: Seat, keys: Collection[str]) -> list[LoggedEvent]:
        """All events with one of these keys that `seat` may know, oldest first. Raises DamagedRow."""
        events = self._read(f"game_id = ? AND {_one_of(keys)} ORDER BY number", (table_id, *keys))
        return [event for event in events if event.heard_by(seat)]

    def with_keys(self, table_id: int, keys: Sequence[str]) -> list[LoggedEvent]:
        """All public events with one of these keys, oldest first. Raises DamagedRow."""
        public = f"game_id = ? AND audience IS NULL AND {_one_of(keys)} ORDER BY number"
        return self._read(public, (table_id, *keys))

    def _read(self, where: str, values: Values) -> list[LoggedEvent]:
        """The events that meet a condition, in SQL. Raises DamagedRow."""
        return [_event(row) for row in self.connection.execute(f"{_EVENTS} WHERE {where}", values).fetchall()]

    def first_of_entries(self, table_id: int) -> list[tuple[int, int]]:
        """The entries that have events, in order, each with the number of its first event."""
        rows = self.connection.execute(
            "SELECT entry, min(number) AS first FROM events WHERE game_id = ? GROUP BY entry ORDER BY entry",
            (table_id,),
        ).fetchall()
        return [(int(row["entry"]), int(row["first"])) for row in rows]

    def entries_with(self, table_id: int, keys: Sequence[str]) -> set[int]:
        """The entries with a public event that has one of these keys."""
        return {event.entry for event in self.with_keys(table_id, keys)}

    def newest_entry(self, table_id: int, keys: Sequence[str]) -> int | None:
        """The last entry that has a public event with one of these keys; None if there is none."""
        return self.number(
            f"SELECT max(entry) FROM events WHERE game_id = ? AND audience IS NULL AND {_one_of(keys)}",
            (table_id, *keys),
        )

    def stand_ins(self, table_id: int) -> dict[int, Seat]:
        """The entries made by a computer player that publicly stood in for a person, and for which seat."""
        rows = self.connection.execute(
            "SELECT entry, stood_in FROM events WHERE game_id = ? AND stood_in IS NOT NULL", (table_id,)
        ).fetchall()
        return {int(row["entry"]): int(row["stood_in"]) for row in rows}

    def lines_by_entry(self, table_id: int) -> dict[int, list[tuple[str, str]]]:
        """The events of each entry, including private ones: key and arguments (as JSON), in order."""
        lines: dict[int, list[tuple[str, str]]] = {}
        for row in self.connection.execute(
            "SELECT entry, key, args FROM events WHERE game_id = ? ORDER BY number", (table_id,)
        ):
            lines.setdefault(row["entry"], []).append((row["key"], row["args"]))
        return lines
