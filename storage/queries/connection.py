"""What the queries need of a connection: as much as SQLite and PostgreSQL have in common.

The SQL is written once, for both. Its parameters are `?` or `:name`; whole numbers, floats, texts and bytes go in and
come out, no other types. What is true or false is 0 or 1, and a comparison that is selected is given to `bool`. A
parameter that may be None is compared first (`game = :game OR :game IS NULL`): PostgreSQL learns its type there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol

Values = Sequence[Any] | Mapping[str, Any]
"""What stands for the parameters of one statement: in their order, or by name."""


class Cursor(Protocol):
    """What came of a statement. Each row is read by place (`(number,) = row`), by name, or with `dict(row)`."""

    @property
    def rowcount(self) -> int:
        """How many rows the statement has changed."""

    def fetchone(self) -> Any:
        """The next row, or None."""

    def fetchall(self) -> list[Any]:
        """All rows that are left."""

    def __iter__(self) -> Iterator[Any]: ...

    def close(self) -> object:
        """Let go of what is left of it."""


class Connection(Protocol):
    """A connection inside a transaction."""

    @property
    def IntegrityError(self) -> type[Exception]:  # noqa: N802 (so named by PEP 249)
        """What is raised when a row breaks a rule of its table. Nothing more can be done in the transaction then."""

    def execute(self, sql: str, values: Values = ..., /) -> Cursor:
        """Run one statement."""

    def executemany(self, sql: str, rows: Iterable[Values], /) -> Cursor:
        """Run one statement for each of these rows."""
