"""A psycopg connection as the queries need it: their parameters, and rows that are read by position and by name."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from typing import Any

import psycopg
from psycopg import pq
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.types.numeric import Int8Dumper

from storage.queries.connection import Cursor, Values

SETTINGS: dict[str, Any] = {
    "application_name": "kantera",
    "connect_timeout": 2,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "tcp_user_timeout": 10_000,
}
"""The settings of a connection, unless its address says otherwise: waits in seconds, the last in milliseconds."""

FORM = "it is not postgresql://user:password@host:port/name, with %XX for each special sign in the password"
"""The fault of an address that cannot be parsed."""

_PARAMETER = re.compile(r"'[^']*'|%|\?|::|:(\w+)")


@cache
def translate(sql: str) -> bytes:
    """A statement of the queries in psycopg's form: `%s` for `?`, `%(name)s` for `:name`."""

    def replace(found: re.Match[str]) -> str:
        if found[1]:
            return f"%({found[1]})s"
        return "%s" if found[0] == "?" else found[0].replace("%", "%%")

    return _PARAMETER.sub(replace, sql).encode()


class Row:
    """One row: its values in order, or by name."""

    __slots__ = ("_places", "_values")

    def __init__(self, places: dict[str, int], values: Sequence[Any]) -> None:
        self._places = places
        self._values = values

    def keys(self) -> Iterable[str]:
        """The names of the columns, in order."""
        return self._places.keys()

    def __getitem__(self, key: str | int) -> Any:
        return self._values[self._places[key] if isinstance(key, str) else key]

    def __iter__(self) -> Iterator[Any]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)


def rows(cursor: psycopg.Cursor[Any]) -> Callable[[Sequence[Any]], Row]:
    """Makes the rows of one statement."""
    places = {column.name: place for place, column in enumerate(cursor.description or ())}
    return lambda values: Row(places, values)


def connect(address: str) -> psycopg.Connection[Row]:
    """A connection on which we control transactions. Raises psycopg.Error, with no password in its message."""
    connection: psycopg.Connection[Row] = psycopg.connect(**_settings(address), autocommit=True, row_factory=rows)
    connection.adapters.register_dumper(int, Int8Dumper)  # one prepared statement, however large a number is
    return connection


async def connect_aside(address: str) -> psycopg.AsyncConnection[tuple[Any, ...]]:
    """A connection for the event loop, on which nothing is stored. Raises as `connect`."""
    return await psycopg.AsyncConnection.connect(**_settings(address), autocommit=True)


def is_unavailable(address: str) -> bool:
    """Whether the server doesn't answer, or is starting or stopping, so that a later attempt may succeed.

    An error while connecting has no code, so it doesn't tell this from a wrong user, password or database.
    """
    return pq.PGconn.ping(make_conninfo(**_settings(address)).encode()) in (pq.Ping.NO_RESPONSE, pq.Ping.REJECT)


def _settings(address: str) -> dict[str, Any]:
    try:
        said_there = conninfo_to_dict(address)
    except psycopg.Error:  # which repeats what it cannot parse, including the password
        raise psycopg.ProgrammingError(FORM) from None
    return {**SETTINGS, **said_there, "client_encoding": "utf8"}


class Connection:
    """The connection that the queries use."""

    IntegrityError: type[Exception] = psycopg.IntegrityError

    def __init__(self, raw: psycopg.Connection[Row]) -> None:
        self.raw = raw

    def execute(self, sql: str, values: Values = (), /) -> Cursor:
        """Run one statement."""
        cursor: Cursor = self.raw.execute(translate(sql), values)
        return cursor

    def executemany(self, sql: str, rows: Iterable[Values], /) -> Cursor:
        """Run one statement for each of these rows, in one batch."""
        cursor = self.raw.cursor()
        cursor.executemany(translate(sql), rows)
        done: Cursor = cursor
        return done


def mask(address: str) -> str:
    """An address without its password, for people and the log."""
    try:
        parts = conninfo_to_dict(address)
    except psycopg.Error:
        return "of this address"
    host, port, name = (str(parts.get(part, "")) for part in ("host", "port", "dbname"))
    return f"postgresql://{host}{f':{port}' if port else ''}/{name}"


def line_of(error: psycopg.Error) -> str:
    """The error in one line."""
    return " ".join(str(error).split()).rstrip(".")
