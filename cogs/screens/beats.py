"""The show: recent events as a few moments that a board shows one after another.

An entry is the events that are told together; a `Reader`, the viewer of a table (a seat or a spectator).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from cogs.screens.story.entries import entries_of
from cogs.screens.story.lines import LoggedEntry, in_one_line
from cogs.screens.story.weights import IMPORTANT, is_chosen
from cogs.services.reader import Reader
from rules.messages import Message, Seat, seat_name
from rules.stories import MARKS
from storage.rows import LoggedEvent
from tables.history.past_positions import Point

MOST = 5
"""Moments of one show."""
LEAST = 2
"""A single moment is left to the board itself."""
LENGTH = 8.0
"""The most seconds of a show."""
SHORTEST = 1.5
"""The fewest seconds for which one moment stays."""
READ = {"ja": 0.09, "en": 0.04}
"""Seconds to read one character."""


@dataclass(frozen=True, slots=True)
class Beat:
    """One moment of a show: what is said, about which event (the last one). Both are known to everyone.

    `messages`: one or more sentences. `after`: about what the board shows after it. `seen`: the event after which the
    board shows what it is about, that of the moment before if not known; None: it shows how things stood before.
    """

    event: LoggedEvent
    messages: tuple[Message, ...]
    after: bool = False
    seen: LoggedEvent | None = None

    @property
    def marks(self) -> frozenset[str]:
        """The marks of the heroes and pieces that it strikes."""
        listed = [message.args.get(MARKS, ()) for message in self.messages]
        return frozenset(mark for marks in listed if isinstance(marks, Sequence) for mark in marks if type(mark) is str)


class PartPlace(NamedTuple):
    """The indexes of a part and its whole: a beat of an entry, or a line of a moment."""

    whole: int
    part: int


def beats_of(reader: Reader, events: Sequence[LoggedEvent]) -> list[Beat]:
    """The show of what has just happened, from public events only; empty if there is nothing to show.

    It has the outcome of each important entry, the weightiest first if there are too many to read, and then that of the
    fight or roll of the turn before. While there is room, more moments of the important entries follow, then what
    led to them.
    """
    public = [event for event in events if event.audience is None and reader.by_choice(event)]
    entries = [entry for entry in entries_of(reader, public) if entry.sentences]
    beats = [beats_in(reader, entry) for entry in entries]
    important = [index for index, entry in enumerate(entries) if entry.weight >= IMPORTANT and beats[index]]
    before = [index for index in _fought_before(reader, entries, min(important, default=0)) if beats[index]]
    important.sort(key=lambda index: -entries[index].weight)
    decisive = [*important, *before]
    outcomes = [PartPlace(index, len(beats[index]) - 1) for index in decisive]
    details = [
        PartPlace(index, part)
        for index in important
        for part in _details(len(beats[index]) - 1, begins=index == min(decisive))
    ]
    earlier = [index for index in _entries_before(reader, entries, important) if index not in before]
    ranked = [*outcomes, *details, *(PartPlace(index, 0) for index in earlier if beats[index])]
    lines = [beat_line(reader, beats[place.whole][place.part]) for place in ranked]
    shown = sorted(ranked[rank] for rank in fitting_lines(lines, reader.language))
    return [beats[place.whole][place.part] for place in shown] if len(shown) >= LEAST else []


def _fought_before(reader: Reader, entries: Sequence[LoggedEntry], first: int) -> list[int]:
    """The last fight or roll, if there is one, in the turns before that of the `first` important entry."""
    declared = reader.game.chronicle.beats if reader.game is not None else frozenset()
    fought = [index for index in range(first) if any(event.key in declared for event in entries[index].events)]
    return [index for index in fought[-1:] if entries[index].turn != entries[first].turn]


def _details(number: int, *, begins: bool) -> list[int]:
    """The first `number` moments of an entry, the last ones first; unless it `begins` the show, the first one first."""
    places = [*reversed(range(number))]
    return places if begins else [*places[-1:], *places[:-1]]


def _entries_before(reader: Reader, entries: Sequence[LoggedEntry], important: Sequence[int]) -> list[int]:
    """The entries that led to the last important one, the nearest first: scenes of one moment that began earlier.

    If a game declares no beats, only the one right before it.
    """
    last = max(important, default=0)
    before = [index for index in reversed(range(last)) if index not in important]
    declared = reader.game.chronicle.beats if reader.game is not None else frozenset()
    if not declared:
        return [index for index in before if index == last - 1]
    return [index for index in before if len(entries[index].beats) == 1 and entries[index].events[0].key in declared]


def is_dramatic(reader: Reader, entry: LoggedEntry) -> bool:
    """Whether an entry is played to its reader moment by moment: an important one, or a fight or roll of their own."""
    if not entry.sentences or reader.game is None:
        return False
    declared = reader.game.chronicle.beats
    acts = any(event.key in declared for event in entry.events) and is_chosen(reader, entry.events[-1])
    return entry.weight >= IMPORTANT or (acts and reader.seat is not None and len(entry.beats) >= LEAST)


def is_shown(reader: Reader, entry: LoggedEntry) -> bool:
    """Whether a page shows an entry before what it led to: a dramatic one, or one for which dice were rolled."""
    return is_dramatic(reader, entry) or (bool(entry.sentences) and bool(faces(reader, entry.all_events)))


def faces(reader: Reader, messages: Iterable[Message]) -> list[int]:
    """The faces of the dice that some events tell, in order."""
    return [] if reader.game is None else reader.game.chronicle.rolled(messages)


def point_of(reader: Reader, events: Sequence[LoggedEvent], event: LoggedEvent) -> Point:
    """Where the game was right after one of these events, which have all public ones of its entry."""
    of_entry = [other for other in events if other.entry == event.entry and other.audience is None]
    reached = [other.number <= event.number for other in of_entry if reader.by_choice(other)]
    return Point(event.entry) if all(reached) else Point(event.entry, sum(reached))


def shown_with(reader: Reader, events: Sequence[LoggedEvent], beat: Beat) -> Point:
    """Where the game was when what a moment is about had happened; before its entry if nothing of that is known."""
    if beat.seen is None:
        return Point(beat.event.entry, 0)
    return Point(beat.seen.entry) if beat.after else point_of(reader, events, beat.seen)


def beat_line(reader: Reader, beat: Beat) -> str:
    """One moment as one line."""
    sentences = [
        reader.line(beat.event) if message is beat.event else reader.tell(beat.event, message)
        for message in beat.messages
    ]
    return " ".join(in_one_line(reader, sentences).split()).replace("**", "")


def fitting_lines(lines: Sequence[str], language: str, within: float = LENGTH, most: int = MOST) -> list[int]:
    """The indices of those lines, `most` of them, that can be read `within` so many seconds, the first ones first."""
    fitting: list[int] = []
    for index, line in enumerate(lines):
        stays = reading_time(line, language)
        if stays <= within and len(fitting) < most:
            fitting.append(index)
            within -= stays
    return fitting


def reading_time(line: str, language: str) -> float:
    """For how many seconds a line stays: as long as it takes to read."""
    return min(max(SHORTEST, len(line) * READ[language]), LENGTH)


def beats_in(reader: Reader, entry: LoggedEntry) -> list[Beat]:
    """The moments of an entry that have words, with names for spectators."""
    whose = entry.whose
    last = entry.events[-1]
    moments: Sequence[tuple[Message, ...]] = entry.beats
    if whose is not None and reader.seat not in (None, whose):
        moments = [entry.aside]
    beats: list[Beat] = []
    for moment in moments:
        event = next((message for message in reversed(moment) if isinstance(message, LoggedEvent)), last)
        is_known = event is not last or moment is moments[-1] or entry.after
        before = beats[-1].seen if beats else None
        beats.append(Beat(event, moment, entry.after, (last if entry.after else event) if is_known else before))
    if whose is not None and reader.seat is None:
        beats = [_with_name(reader, beat, whose) for beat in beats]
    return [beat for beat in beats if beat_line(reader, beat)]


def _with_name(reader: Reader, beat: Beat, seat: Seat) -> Beat:
    """A moment with the name of the player whose it is."""
    if reader.names_then(beat.event)[seat] in beat_line(reader, beat):
        return beat
    return replace(beat, messages=(Message("story-moment_of", {"player": seat_name(seat)}), *beat.messages))
