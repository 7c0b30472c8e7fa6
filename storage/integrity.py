"""Whether every stored table can be read and continued."""

from __future__ import annotations

from collections.abc import Mapping

from rules.errors import RulesError
from rules.game import Game
from storage.queries.rows import Rows


def damaged_tables(rows: Rows, games: Mapping[str, type[Game]]) -> list[str]:
    """The tables that cannot be played, one sentence each."""
    faults = (_fault(rows, table_id, games) for table_id in rows.tables.all())
    return [sentence for sentence in faults if sentence is not None]


def _fault(rows: Rows, table_id: int, games: Mapping[str, type[Game]]) -> str | None:
    try:
        table = rows.tables.get(table_id)
        if table is None:
            return None
        kind = games.get(table.game)
        if kind is None:
            return f"Table {table_id} cannot be played: there is no game {table.game!r}."
        if table.started is not None:
            game = kind.load(rows.games.position(table_id).saved)
            if game.seats != len(table.seats):
                return f"Table {table_id} is damaged: it has {len(table.seats)} seats, its game {game.seats}."
            # Read only for what they raise if a row is damaged.
            rows.games.entries(table_id)
            rows.games.kept(table_id)
            rows.games.stretches(table_id)
    except RulesError as error:
        return f"Table {table_id} is damaged: {error}."
    return None
