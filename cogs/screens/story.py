"""The news, by importance: the few lines that a player reads before a question."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.services.reader import Reader
from cogs.services.screen import Log
from rules.messages import seat_name
from storage.rows import LoggedEvent

IMPORTANT = 5
"""The weight (`rules.chronicles`, 1 to 10) from which an event is always shown."""
MINE = 3
"""Added to the weight of an event that names the reader's seat."""


def brief(reader: Reader, events: Sequence[LoggedEvent], most: int) -> Log | None:
    """The weightiest events in the order in which they happened: about `most` lines, and all important ones."""
    ranked = sorted(events, key=lambda event: (weight(reader, event), event.number), reverse=True)
    kept: list[LoggedEvent] = []
    lines = 0
    for event in ranked:
        if lines >= most and weight(reader, event) < IMPORTANT:
            break
        kept.append(event)
        lines += len(reader.line(event).splitlines())
    return reader.story(sorted(kept, key=lambda event: event.number), max(lines, 1))


def weight(reader: Reader, event: LoggedEvent) -> int:
    """How much an event matters to this reader, by the chronicler of the game; more when it names their seat."""
    if reader.game is None:
        return 0
    chronicle = reader.game.chronicle
    found = chronicle.news.get(event.key, chronicle.weights.get(event.key, 0))
    names_me = reader.seat is not None and seat_name(reader.seat) in event.args.values()
    return found + (MINE if found and names_me else 0)
