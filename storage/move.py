"""Move all games from a file to PostgreSQL: `kantera move FROM TO`.

FROM is the path of the file, TO the address of a PostgreSQL database. No bot may run on either. FROM stays as it is; TO
must be empty, or contain only what its first start has created. Everything is moved in one
transaction, with its numbers, then read from both and compared. If anything fails, TO stays empty.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from rules.game import Game
from rules.registry import GAMES
from storage.address import is_postgres
from storage.database import moving
from storage.errors import BadDatabase, StorageFailure
from storage.integrity import damaged_tables
from storage.sqlite.moving import SourceFile, source_file

if TYPE_CHECKING:
    from storage.postgres.moving import TargetDatabase

REFUSED = 2
"""The exit code of a move that is refused."""
FAILED = 1
"""The exit code of a move that failed."""

OF_ITS_OWN = ("signing", "heartbeat")
"""Tables that a database or a start fills by itself: their rows are replaced."""

Row = tuple[Any, ...]


class NotMoved(Exception):
    """The move failed; the message is one sentence."""


@dataclass
class Moved:
    """The number of rows that were moved, by table, and sentences on tables that are damaged on either side."""

    rows: dict[str, int]
    damaged: list[str]


@dataclass
class RowChecksum:
    """The number of rows that passed, and a checksum of them that is independent of their order."""

    count: int = 0
    digest: int = 0

    def passing(self, rows: Iterable[Row]) -> Iterator[Row]:
        """Pass these rows on, counting them."""
        for row in rows:
            self.count += 1
            self.digest += int.from_bytes(hashlib.blake2b(repr(row).encode(), digest_size=16).digest())
            yield row


def run(source: str, target: str) -> int:
    """Move, and print what was moved: returns 0, or 2 with a sentence if it is refused, 1 if it failed."""
    try:
        moved = move(source, target, GAMES)
    except BadDatabase as error:
        print(error, file=sys.stderr)
        return REFUSED
    except NotMoved as error:
        print(error, file=sys.stderr)
        return FAILED
    for table, count in moved.rows.items():
        print(f"{count:>10,}  {table}")
    for sentence in moved.damaged:
        print(f"Already damaged before the move: {sentence}")
    print("Everything was moved and compared. Set DATABASE to the new address, and run no bot on the old one.")
    return 0


def move(source: str, target: str, games: Mapping[str, type[Game]]) -> Moved:
    """Fill the empty database at the address `target` with all of the file `source`.

    Raises BadDatabase if one of them cannot be used, NotMoved if something goes wrong on the way; then `target` is as
    empty as it was.
    """
    if is_postgres(source) or not is_postgres(target):
        raise BadDatabase(
            "FROM must be the path of a file, TO the address of a PostgreSQL database; docs/hosting.md says how a file"
            " or a database is copied."
        )
    try:
        with source_file(source) as file, moving().target(target) as database:
            return _move_tables(file, database, games)
    except StorageFailure as error:
        raise NotMoved(f"Nothing was moved: {_cause(error)}.") from error


def _move_tables(source: SourceFile, target: TargetDatabase, games: Mapping[str, type[Game]]) -> Moved:
    """Move every table after those it refers to; compare what was sent with what is read back."""
    tables = source.tables()
    for table in tables:
        if table in OF_ITS_OWN:
            target.rows.connection.execute(f"DELETE FROM {table}")
        elif target.rows.connection.execute(f"SELECT 1 FROM {table} LIMIT 1").fetchone():
            raise BadDatabase(
                f"The database {target.name} holds something already ({table}); only an empty one can be filled."
            )
    damaged = damaged_tables(source.rows, games)
    counted = {}
    for table, columns in tables.items():
        sent, kept = RowChecksum(), RowChecksum()
        target.write(table, columns, sent.passing(source.read(table, columns)))
        for _ in kept.passing(target.read(table, columns)):
            pass
        if sent != kept:
            raise NotMoved(f"Nothing was moved: of {table}, {sent.count} rows were sent, and others came back.")
        counted[table] = sent.count
    target.continue_numbering(source.counters())
    if damaged_tables(target.rows, games) != damaged:
        raise NotMoved("Nothing was moved: what was found damaged before and after is not the same.")
    try:
        target.store()
    except StorageFailure as error:
        raise NotMoved(
            f"{target.name} failed while it was storing: {_cause(error)}. Try again: it is refused if all is there."
        ) from error
    return Moved(counted, damaged)


def _cause(error: StorageFailure) -> str:
    return " ".join(str(error.__cause__).split()).rstrip(".")
