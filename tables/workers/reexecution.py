"""Replays records to see whether the present rules still lead to the same positions. Runs in a worker."""

from __future__ import annotations

from rules.errors import RulesError
from rules.game import Game
from rules.records import Divergence, Record, beginning, line, play_line


def find_divergence(kind: type[Game], text: str) -> str | None:
    """Replay the last stretch of a record (as JSON); returns where it departs from its snapshot, or None.

    Earlier stretches belong to earlier rules and say nothing about these.
    """
    record = Record.model_validate_json(text)
    last = record.stretches[-1]
    before = sum(len(stretch.entries) for stretch in record.stretches[:-1])
    try:
        game = beginning(kind, record, last)
        play_line(game, line(last.entries, before + 1))
        if game.save() != kind.load(record.final).save():
            raise Divergence(before + len(last.entries), "the position differs from the snapshot")
    except (Divergence, RulesError) as error:
        return str(error)
    except Exception as error:  # rules that break on old choices count as a departure, too
        return f"{type(error).__name__}: {error}"
    return None


def standings(kind: type[Game], text: str) -> list[tuple[int, list[int]]]:
    """The points of the seats in the last stretch of a record (as JSON), by entry, after each change.

    Empty if the game does not score along the way; what follows a departure is left out.
    """
    record = Record.model_validate_json(text)
    last = record.stretches[-1]
    first = 1 + sum(len(stretch.entries) for stretch in record.stretches[:-1])
    try:
        game = beginning(kind, record, last)
    except RulesError:
        return []
    points = game.standing()
    if points is None:
        return []
    steps = [(first - 1, points)]
    try:
        for number, entry in line(last.entries, first):
            play_line(game, [(number, entry)])
            points = game.standing()
            if points is not None and points != steps[-1][1]:
                steps.append((number, points))
    except Divergence:
        return steps
    return steps
