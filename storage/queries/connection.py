"""The connection as the queries use it: the part that SQLite and PostgreSQL have in common.

The SQL is written once, for both. Its parameters are `?` or `:name`; values are integers, floats, texts and bytes, no
other types. Booleans are 0 or 1, and a selected comparison is passed to `bool`. A parameter that may be None is
compared first (`game = :game OR :game IS NULL`): PostgreSQL learns its type there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol

Values = Sequence[Any] | Mapping[str, Any]
"""The parameters of one statement: in order, or by name."""


class Cursor(Protocol):
    """The result of a statement. Each row is read by position (`(number,) = row`), by name, or with `dict(row)`."""

    @property
    def rowcount(self) -> int:
        """The number of rows that the statement has changed."""

    def fetchone(self) -> Any:
        """The next row, or None."""

    def fetchall(self) -> list[Any]:
        """All rows that are left."""

    def __iter__(self) -> Iterator[Any]: ...

    def close(self) -> object:
        """Release the rest of the result."""


class Connection(Protocol):
    """A connection inside a transaction."""

    @property
    def IntegrityError(self) -> type[Exception]:  # noqa: N802 (so named by PEP 249)
        """Raised when a row violates a constraint. Nothing more can be done in the transaction then."""

    def execute(self, sql: str, values: Values = ..., /) -> Cursor:
        """Run one statement."""

    def executemany(self, sql: str, rows: Iterable[Values], /) -> Cursor:
        """Run one statement for each of these rows."""
