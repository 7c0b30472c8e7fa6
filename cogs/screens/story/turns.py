"""The newest entries turn by turn: on a board, and on a page."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from cogs.screens.story.entries import NUMBER, UNDONE, by_turn, chronicle_of, with_undo_named, with_words
from cogs.screens.story.lines import LoggedEntry, line_of
from cogs.screens.story.short import in_short
from cogs.screens.story.weights import is_loss
from cogs.services.reader import Reader
from cogs.services.screen import Log
from storage.rows import LoggedEvent


def newest(reader: Reader, events: Sequence[LoggedEvent], most: int, cache: dict[Hashable, list[str]]) -> Log | None:
    """The newest entries in short, up to `most` lines; the first line says where older ones are.

    `cache`: as for `latest`.
    """
    old_cache = dict(cache)
    reader_key = (reader.language, *reader.names)
    cache.clear()
    lines: list[str] = []
    for turn in reversed(by_turn(reader, events)):
        key = (reader_key, bool(lines), *map(NUMBER, turn))
        cache[key] = old_cache[key] if key in old_cache else _in_lines(reader, turn, events, is_last=not lines)
        lines = [*cache[key], *lines]
        if len(lines) > most:
            return Log([reader.cut, *lines[-most:]], reader.cut)
    return Log(lines, reader.cut) if lines else None


def _in_lines(
    reader: Reader, turn: Sequence[LoggedEvent], events: Sequence[LoggedEvent], *, is_last: bool
) -> list[str]:
    """The entries of one turn in short, without tidying up, such as discards, at the end of the last turn.

    `events`: all that were read.
    """
    named = with_undo_named(reader, chronicle_of(reader).entries(turn), events)
    entries = [entry for entry in in_short(named) if entry.sentences]
    while is_last and entries and is_tidying(reader, entries, len(entries) - 1):
        entries.pop()
    return list(filter(None, (line_of(reader, entry) for entry in entries)))


def is_tidying(reader: Reader, entries: Sequence[LoggedEntry], index: int) -> bool:
    """Whether an entry tells a choice without weight, such as a discard, in a turn in which another had more."""
    entry = entries[index]
    turns = chronicle_of(reader).turns
    if entry.weight or not _is_choice(reader, entry) or any(event.key in turns for event in entry.all_events):
        return False
    return any(other.weight and _is_choice(reader, other) for other in entries if other.turn is entry.turn)


def _is_choice(reader: Reader, entry: LoggedEntry) -> bool:
    """Whether all its events came from a choice, not from the table itself or an undo."""
    return all(reader.by_choice(event) and event.key not in UNDONE for event in entry.all_events)


class Told(NamedTuple):
    """An entry in words, with the times of its first event and of its newest one.

    Their numbers would show a page that there were others in between, which its reader may not know.
    """

    first: float
    newest: float
    line: str


class TurnEntry(NamedTuple):
    """An entry of a turn in words: whether it announces the turn, and whether the reader loses something in it."""

    told: Told
    announces: bool
    is_loss: bool


Lines = dict[Hashable, list[TurnEntry]]
"""The turns in words, by what the words depend on."""


@dataclass(slots=True)
class Turn:
    """A turn as it is shown: the entry that announces it, if there is one, and the other ones."""

    heading: Told | None = None
    entries: list[Told] = field(default_factory=list)


def latest(reader: Reader, events: Sequence[LoggedEvent], most: int, cache: Lines) -> list[Turn]:
    """The newest entries by turn, small changes as well, all in order; about `most` lines, and older losses.

    `cache`: the words from last time, so that only turns with something new are put into words; it is brought up to
    date.
    """
    old_cache = dict(cache)
    reader_key = (reader.language, *reader.names)
    cache.clear()
    turns: list[Turn] = []
    count = 0
    losses = chronicle_of(reader).losses
    for turn in reversed(_whole_turns(reader, events)):
        if count > most and not any(event.key in losses for event in turn):
            continue
        shown_turn = Turn()
        key = (reader_key, *map(NUMBER, turn))
        cache[key] = old_cache[key] if key in old_cache else _turn_in_words(reader, turn, events)
        for entry in reversed(cache[key]):
            count += 1
            is_newest = not turns and not shown_turn.entries
            if count > most and not (is_newest or entry.is_loss or (entry.announces and shown_turn.entries)):
                continue
            if entry.announces:
                shown_turn.heading = entry.told
            else:
                shown_turn.entries.insert(0, entry.told)
        if shown_turn.heading or shown_turn.entries:
            turns.insert(0, shown_turn)
    return turns


def _whole_turns(reader: Reader, events: Sequence[LoggedEvent]) -> list[list[LoggedEvent]]:
    """The events to tell, one list per turn.

    If the oldest turn was read only in part, it is left out unless it is the only one: it has no heading, and it would
    lose an event, and change its sums, with every new one.
    """
    turns = by_turn(reader, events)
    whole = not events or events[0].entry == 0 or turns[0][0].key in chronicle_of(reader).turns
    return turns if whole or len(turns) == 1 else turns[1:]


def _turn_in_words(reader: Reader, turn: Sequence[LoggedEvent], events: Sequence[LoggedEvent]) -> list[TurnEntry]:
    """The entries of one turn in words; `events`: all that were read."""
    starts = chronicle_of(reader).turns
    entries = with_words(reader, with_undo_named(reader, chronicle_of(reader).entries(turn), events))
    in_words = []
    for entry in entries:
        times = [event.at for event in entry.all_events]
        told = Told(min(times), max(times), line_of(reader, entry))
        announces = bool(entry.sentences) and entry.sentences[0].key in starts
        in_words.append(TurnEntry(told, announces, is_loss(reader, entry)))
    return in_words
