"""The base of the groups of queries."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from storage.queries.connection import Connection, Values
from storage.rows import Row


class Group:
    """Queries about one kind of rows, on one connection."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    def insert(self, table: str, rows: Iterable[Mapping[str, object]], *keys: str) -> None:
        """Add these rows, which have the same columns in the same order; booleans become 0 or 1.

        With `keys`, a row that has the same values there is changed instead.
        """
        values = list(rows)
        if values:
            sql = f"INSERT INTO {table} ({', '.join(values[0])}) VALUES ({', '.join('?' * len(values[0]))})"
            if keys:
                changes = ", ".join(f"{name} = excluded.{name}" for name in values[0] if name not in keys)
                sql += f" ON CONFLICT ({', '.join(keys)}) DO UPDATE SET {changes}"
            self.connection.executemany(
                sql, [[int(value) if isinstance(value, bool) else value for value in row.values()] for row in values]
            )

    def numbers(self, sql: str, values: Values = ()) -> list[int]:
        """The first column of every row of a query."""
        return [int(row[0]) for row in self.connection.execute(sql, values).fetchall()]

    def number(self, sql: str, values: Values = ()) -> int | None:
        """The first column of the first row of a query; None if there is no row, or nothing in it."""
        row = self.connection.execute(sql, values).fetchone()
        return None if row is None or row[0] is None else int(row[0])

    def fields(self, model: type[Row], table: str, where: str, values: Sequence[object]) -> list[dict[str, Any]]:
        """The columns that are named like the fields of `model`; `where` is the rest of the query, from WHERE on."""
        rows = self.connection.execute(f"SELECT {', '.join(model.model_fields)} FROM {table} {where}", values)
        return [dict(row) for row in rows.fetchall()]
