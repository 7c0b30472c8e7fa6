"""All queries on one connection: what the work of a transaction is given."""

from __future__ import annotations

from storage.queries.connection import Connection
from storage.queries.daily_rows import DailyRows
from storage.queries.event_rows import EventRows
from storage.queries.game_rows import GameRows
from storage.queries.guild_rows import GuildRows
from storage.queries.journal_rows import JournalRows
from storage.queries.page_rows import PageRows
from storage.queries.past_rows import PastRows
from storage.queries.person_rows import PersonRows
from storage.queries.record_rows import RecordRows
from storage.queries.table_rows import TableRows


class Rows:
    """All queries, by group. Other packages write no SQL."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.tables = TableRows(connection)
        self.events = EventRows(connection)
        self.marks = JournalRows(connection)
        self.games = GameRows(connection, self.tables, self.events, self.marks)
        self.past = PastRows(connection, self.games)
        self.records = RecordRows(connection, self.games)
        self.people = PersonRows(connection)
        self.guilds = GuildRows(connection)
        self.dailies = DailyRows(connection)
        self.pages = PageRows(connection)
