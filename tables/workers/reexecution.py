"""Replays a record in a worker: the divergence, if the present rules no longer lead to the same position."""

from __future__ import annotations

from rules.errors import RulesError
from rules.game import Game
from rules.records import Divergence, Record, beginning, entries_that_count, play_entries


def find_divergence(kind: type[Game], text: str) -> str | None:
    """Replay the last stretch of a record (as JSON); returns where it departs from its snapshot, or None.

    Earlier stretches belong to earlier rules and say nothing about these.
    """
    record = Record.model_validate_json(text)
    last = record.stretches[-1]
    before = sum(len(stretch.entries) for stretch in record.stretches[:-1])
    try:
        game = beginning(kind, record, last)
        play_entries(game, entries_that_count(last.entries, before + 1))
        if game.save() != kind.load(record.final).save():
            raise Divergence(before + len(last.entries), "the position differs from the snapshot")
    except (Divergence, RulesError) as error:
        return str(error)
    except Exception as error:  # rules that break on old choices count as a departure, too
        return f"{type(error).__name__}: {error}"
    return None
