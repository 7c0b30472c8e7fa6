"""The base of the groups of queries."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from storage.queries.connection import Connection


class Group:
    """Queries about one kind of rows, on one connection."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    def insert(self, table: str, rows: Iterable[Mapping[str, object]]) -> None:
        """Add these rows, which have the same columns in the same order; booleans become 0 or 1."""
        values = list(rows)
        if values:
            self.connection.executemany(
                f"INSERT INTO {table} ({', '.join(values[0])}) VALUES ({', '.join('?' * len(values[0]))})",
                [[int(value) if isinstance(value, bool) else value for value in row.values()] for row in values],
            )
