"""A stored game as a whole: what is exported and replayed."""

from __future__ import annotations

from rules.records import Record, Stretch
from storage.attribution import actors
from storage.checksums import sign
from storage.queries.checks import read_object
from storage.queries.connection import Connection
from storage.queries.game_rows import GameRows
from storage.queries.group import Group
from storage.rows import Table
from storage.version import version


class RecordRows(Group):
    """Games as records."""

    def __init__(self, connection: Connection, games: GameRows) -> None:
        super().__init__(connection)
        self.games = games

    def export(self, table: Table) -> Record:
        """The whole game of a started table, signed. Raises DamagedRow."""
        games = self.games
        entries = games.entries(table.id)
        begun = games.stretches(table.id)
        ends = [*(after for after, _, _ in begun[1:]), len(entries)]
        record = Record(
            game=table.game,
            seats=len(table.seats),
            settings=table.settings,
            seed=games.seed(table.id),
            stretches=[
                Stretch(version=played_by, start=start, entries=entries[after:end])
                for (after, played_by, start), end in zip(begun, ends, strict=True)
            ],
            final=read_object("games", "snapshot", games.position(table.id).saved),
            actors=actors(table, games.acts(table.id)),
            written_by=version(),
        )
        return sign(games.signing_key(), record)
