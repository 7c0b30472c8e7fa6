"""Events as entries, by the chronicler of the game, without what was taken back."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import replace
from operator import attrgetter

from cogs.screens.story.lines import LoggedEntry, line_of
from cogs.services.reader import DICE, ENDED, Reader
from locales.sanitizing import Markdown
from rules.chronicles import Chronicler
from rules.messages import Message, SeatRef
from storage.rows import LoggedEvent

CONTEXT = 40
"""The number of events before the news that are read as well, so that a scene is told in full."""
NUMBER = attrgetter("number")
UNDONE = {"log-undone": "story-undone", "log-undone_by_all": "story-undone_by_all"}
"""Undo and steps back, which are shown with what they took back."""
UNDONE_NAMED = {"log-undone": "story-undone_named", "log-undone_by_all": "story-undone_by_all_named"}
"""The keys of steps back if they name the player of the choice."""


def entries_of(reader: Reader, events: Sequence[LoggedEvent], since: int = 0) -> list[LoggedEntry]:
    """The events after number `since` as entries, by the chronicler of the game.

    What was taken back is left out; the undo itself is an entry.
    """

    def work_out() -> list[LoggedEntry]:
        included = included_events(reader, events)
        entries = chronicle_of(reader).entries(included, bisect_right(included, since, key=NUMBER))
        return with_undo_named(reader, entries, events)

    return list(reader.once(("entries", reader.seat, reader.entry, since, *map(NUMBER, events)), work_out))


def included_events(reader: Reader, events: Sequence[LoggedEvent]) -> list[LoggedEvent]:
    """The events that a story includes: not those of choices that were taken back, or shown elsewhere."""
    undone = _undone(events)
    elsewhere = (*DICE, *ENDED) if reader.table.is_over else DICE
    return [
        event
        for event in events
        if event.key not in elsewhere and not (event.entry in undone and reader.by_choice(event))
    ]


def with_undo_named(reader: Reader, entries: Sequence[LoggedEntry], events: Sequence[LoggedEvent]) -> list[LoggedEntry]:
    """The entries, in which steps back name what they took back."""
    return [
        _name_undone(reader, entry, events) if entry.sentences and entry.sentences[0].key in UNDONE else entry
        for entry in entries
    ]


def _name_undone(reader: Reader, undo: LoggedEntry, events: Sequence[LoggedEvent]) -> LoggedEntry:
    """A step back that names the first choice it took back by its weightiest public event.

    If a player stepped back, it is the first that names them: earlier choices of computer players were undone with it.
    """
    event = undo.events[0]
    chronicle = chronicle_of(reader)
    before = _undone(earlier for earlier in events if earlier.entry < event.entry)
    choices = [number for number in _taken_back(event) if number not in before]
    public = [earlier for earlier in events if earlier.audience is None and earlier.back_to is None]
    undone = [earlier for earlier in public if earlier.entry in choices and reader.by_choice(earlier)]
    player = event.args.get("player")
    own = [earlier.entry for earlier in undone if player is not None and earlier.args.get("player") == player]
    first = min(own or choices, default=None)
    caused = [earlier for earlier in undone if earlier.entry == first and earlier.key not in chronicle.consequences]
    entries = chronicle.entries(caused)
    weightiest = max(reversed(with_words(reader, entries)), key=lambda entry: entry.weight, default=None)
    choice = "" if weightiest is None else line_of(reader, weightiest)
    if caused and (in_words := chronicle.taken_back(caused)) is not None:
        choice = reader.tell(caused[0], in_words)
    if not choice:
        return undo
    named_there = isinstance(player, SeatRef) and reader.names_then(event)[player.seat] in choice
    sentence = Message((UNDONE_NAMED if named_there else UNDONE)[event.key], {**event.args, "choice": Markdown(choice)})
    return replace(undo, sentences=(sentence, *undo.sentences[1:]))


def _undone(events: Iterable[LoggedEvent]) -> set[int]:
    """The entries that were taken back by later ones."""
    return {number for event in events if event.back_to is not None for number in _taken_back(event)}


def _taken_back(event: LoggedEvent) -> range:
    return range(0) if event.back_to is None else range(event.back_to + 1, event.entry)


def by_turn(reader: Reader, events: Sequence[LoggedEvent]) -> list[list[LoggedEvent]]:
    """The events to tell, one list per turn; the oldest may have been read only in part."""
    starts = chronicle_of(reader).turns
    turns: list[list[LoggedEvent]] = []
    for event in included_events(reader, events):
        if not turns or event.key in starts:
            turns.append([])
        turns[-1].append(event)
    return turns


def begins_turn(entry: LoggedEntry) -> bool:
    """Whether the choice of the entry began its turn: the position before belongs to another turn."""
    return entry.turn is not None and entry.turn.entry == max(event.entry for event in entry.all_events)


def with_words(reader: Reader, entries: Sequence[LoggedEntry]) -> list[LoggedEntry]:
    """The entries with any text."""
    return [entry for entry in entries if line_of(reader, entry)]


def chronicle_of(reader: Reader) -> Chronicler:
    """The chronicler of the game at a table."""
    return Chronicler() if reader.game is None else reader.game.chronicle
