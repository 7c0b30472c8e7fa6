"""The news by importance: what happened, one entry per event, and the few entries a player reads before a question."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.services.reader import Reader
from cogs.services.screen import Log
from locales.names import Markdown
from rules.chronicles import Chronicler
from rules.messages import Message, seat_name
from rules.stories import Entry
from storage.rows import LoggedEvent

IMPORTANT = 5
"""The weight (`rules.chronicles`, 1 to 10) from which an entry is always shown."""
MINE = 3
"""Added to the weight of an entry that names the reader's seat."""


def brief(reader: Reader, events: Sequence[LoggedEvent], most: int) -> Log | None:
    """The weightiest entries in the order in which they happened: about `most` lines, and all important ones."""
    entries = entries_of(reader, events)
    ranked = sorted(range(len(entries)), key=lambda at: (weight(reader, entries[at]), at), reverse=True)
    kept: list[int] = []
    lines = 0
    for at in ranked:
        if lines >= most and weight(reader, entries[at]) < IMPORTANT:
            break
        kept.append(at)
        lines += len(lines_of(reader, entries[at]))
    told = [line for at in sorted(kept) for line in lines_of(reader, entries[at])]
    return Log(told, reader.cut) if told else None


def entries_of(reader: Reader, events: Sequence[LoggedEvent]) -> list[Entry[LoggedEvent]]:
    """What happened as entries, by the chronicler of the game."""
    chronicle = Chronicler() if reader.game is None else reader.game.chronicle
    return chronicle.entries([event for event in events if reader.tells(event)])


def lines_of(reader: Reader, entry: Entry[LoggedEvent]) -> list[str]:
    """An entry in words: its sentences on one line, or the small changes of a player; empty where nothing is said."""
    first = entry.events[0]
    if entry.changes:
        changes = reader.services.texts.join(reader.language, [reader.tell(first, each) for each in entry.changes])
        assert entry.seat is not None
        total = Message("story-changes", {"player": seat_name(entry.seat), "changes": Markdown(changes)})
        return [reader.tell(first, total)]
    if entry.told == (first,):
        return reader.line(first).splitlines()
    return [" ".join(line for message in entry.told if (line := reader.tell(first, message)))]


def weight(reader: Reader, entry: Entry[LoggedEvent]) -> int:
    """How much an entry matters to this reader; more when it names their seat."""
    return entry.weight + (MINE if entry.weight and reader.seat in entry.seats else 0)
