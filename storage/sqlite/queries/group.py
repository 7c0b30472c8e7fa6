"""What the groups of queries have in common."""

from __future__ import annotations

import sqlite3


class Group:
    """Queries about one kind of rows, on one connection."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
