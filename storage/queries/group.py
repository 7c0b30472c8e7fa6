"""What the groups of queries have in common."""

from __future__ import annotations

from storage.queries.connection import Connection


class Group:
    """Queries about one kind of rows, on one connection."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
