"""The latest events as moments that a page plays one after another, each as long as it takes to read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from cogs.screens.beats import (
    PartPlace,
    beat_line,
    beats_in,
    faces,
    fitting_lines,
    is_dramatic,
    point_of,
    reading_time,
    shown_with,
)
from cogs.screens.story.entries import entries_of
from cogs.screens.story.lines import ENDS, LoggedEntry, line_of
from cogs.screens.story.recap import ROW_WIDTH
from cogs.screens.story.weights import IMPORTANT, weight
from cogs.services.reader import Reader
from locales.labels import columns
from storage.rows import LoggedEvent
from tables.history.past_positions import Point

MOST = 24
"""The most moments of a list, the newest ones."""
LENGTH = 12.0
"""The most seconds for which moments play automatically."""
CAPTION = 3 * ROW_WIDTH
"""The letters for which a caption on a phone has room; Japanese ones count twice."""


class MomentLine(NamedTuple):
    """One line of a moment, with the point of the game that the board shows with it, whom it strikes, and the dice."""

    text: str
    shows: Point
    marks: frozenset[str] = frozenset()
    dice: Sequence[int] = ()


@dataclass(frozen=True, slots=True)
class Moment:
    """Something that happened, in words, with the point of the game that the board shows with it.

    `beats`: what plays instead: line by line if it is important, only the outcome if it is long. `silent`: all of it
    has been played, or there is nothing to play yet. `opened`: the number of the event with which it begins. `aside`:
    it is about another player, while one's own moments of the same kind may be shown one by one. `marks`: whom it
    strikes, which the board shows. `dice`: the faces that were rolled.
    """

    shows: Point
    text: str
    weight: int = 0
    beats: Sequence[MomentLine] = ()
    silent: bool = False
    opened: int = 0
    aside: bool = False
    marks: frozenset[str] = frozenset()
    dice: Sequence[int] = ()

    @property
    def points(self) -> list[Point]:
        """Every position that the board shows with it or with one of its lines."""
        return [self.shows, *(line.shows for line in self.beats)]

    @property
    def lines(self) -> Sequence[str]:
        """The lines to play, one after another."""
        return [line.text for line in self.beats] or [self.text]

    def without_played(self, entry: int) -> Moment:
        """The moment without the lines that were played up to this entry: a scene may go on after it."""
        return self._with_lines([line for line in self.beats if line.shows.entry > entry]) if self.beats else self

    def added_to(self, earlier: Moment) -> Moment:
        """Only what has been added since the moment was played as `earlier`."""
        if self.beats:
            played = list(earlier.lines)
            added = []
            for line in self.beats:
                if line.text in played:
                    played.remove(line.text)
                else:
                    added.append(line)
            return self._with_lines(added)
        if self.text == earlier.text:
            return replace(self, silent=True)
        if earlier.text.endswith(ENDS):
            return replace(self, text=self.text.removeprefix(earlier.text).strip())
        return self

    def _with_lines(self, lines: Sequence[MomentLine]) -> Moment:
        return replace(self, beats=lines, silent=not lines)

    def single_line(self, place: int, *, dice_from: int) -> Moment:
        """A moment of one line alone, with all dice from line `dice_from` up to it: lines in between do not play."""
        line = self.beats[place]
        dice = [face for earlier in self.beats[dice_from : place + 1] for face in earlier.dice]
        return replace(self, text=line.text, shows=line.shows, marks=line.marks, dice=dice)


@dataclass(slots=True)
class Playlist:
    """Moments in order, with the seconds for which each stays in automatic play (0: it does not play)."""

    moments: list[Moment] = field(default_factory=list)
    stays: list[float] = field(default_factory=list)
    steps: list[int] = field(default_factory=list)
    """The indices of the moments to step through by hand, one for each entry."""
    first: int = 0
    """The index of the moment with which automatic play begins."""

    @classmethod
    def of(cls, moments: Sequence[Moment], first: int, language: str, within: float) -> Playlist:
        """A playlist of these moments, of which those before number `first` are not played automatically.

        An important moment is preceded by moments for those of its lines that play `within` so many seconds.
        """
        playlist = cls()
        for moment in moments[:first]:
            playlist._add_step(moment, 0.0)
        playlist.first = len(playlist.moments)
        for moment, seconds in zip(moments[first:], line_times(moments[first:], language, within), strict=True):
            if moment.beats:
                playlist._add_lines(moment, seconds)
                playlist._add_step(moment, 0.0)
            else:
                playlist._add_step(moment, seconds.get(0, 0.0))
        return playlist

    def _add_step(self, moment: Moment, stays: float) -> None:
        self.steps.append(len(self.moments))
        self._add(moment, stays)

    def _add_lines(self, moment: Moment, seconds: dict[int, float]) -> None:
        """Add the lines of a moment that play; `seconds`: for how long, by their place in it."""
        begins = 0
        for place in sorted(seconds):
            self._add(moment.single_line(place, dice_from=begins), seconds[place])
            begins = place + 1

    def _add(self, moment: Moment, stays: float) -> None:
        self.moments.append(moment)
        self.stays.append(stays)


def recent_moments(reader: Reader, events: Sequence[LoggedEvent], since: int) -> list[Moment]:
    """The moments after event `since`, in order; the first one shows the position before, without words."""
    before = max((event.entry for event in events if event.number <= since), default=0)
    moments = [Moment(Point(before), "")]
    for entry in entries_of(reader, events, since):
        text = line_of(reader, entry)
        if text and entry.sentences and reader.by_choice(entry.events[-1]):
            moments.append(_moment(reader, events, entry, text))
    return moments[-MOST:]


def _moment(reader: Reader, events: Sequence[LoggedEvent], entry: LoggedEntry, text: str) -> Moment:
    """An entry of the story as a moment; `events`: all events that the story tells."""
    last = max(entry.all_events, key=lambda event: event.number)
    beats = beats_in(reader, entry)
    dramatic = is_dramatic(reader, entry)
    if dramatic:
        played = beats if len(beats) > 1 or entry.aside else []
    else:
        is_long = len(beats) > 1 and columns(text) > CAPTION
        played = beats[-1:] if is_long else []  # the outcome, as what led to it would leave no room for it
    lines = [
        MomentLine(beat_line(reader, beat), shown_with(reader, events, beat), beat.marks, faces(reader, beat.messages))
        for beat in played
    ]
    aside = reader.seat is not None and entry.whose not in (None, reader.seat)
    return Moment(
        Point(last.entry) if entry.after else point_of(reader, events, last),
        text,
        weight(reader, entry),
        lines,
        silent=aside and not lines,
        opened=entry.events[0].number,
        aside=aside,
        marks=frozenset().union(*(beat.marks for beat in beats)),
        dice=faces(reader, entry.all_events),
    )


def line_times(moments: Sequence[Moment], language: str, within: float) -> list[dict[int, float]]:
    """For each moment, the seconds for which each of its lines that play automatically stays, by the line's place.

    The outcomes come first: those of important moments and of the reader's own fights, the weightiest before others,
    then those of other players' fights and of other moments; then what led to the important ones, until `within`
    seconds are full.
    """
    audible = [index for index, moment in enumerate(moments) if not moment.silent]
    audible.sort(key=lambda index: (-moments[index].weight, -index))
    outcomes = [PartPlace(index, len(moments[index].lines) - 1) for index in audible]
    important = [outcome for outcome in outcomes if _is_important(moments[outcome.whole])]
    details = [PartPlace(outcome.whole, line) for outcome in important for line in reversed(range(outcome.part))]
    ranked = [*important, *(outcome for outcome in outcomes if outcome not in important), *details]
    lines = [moments[place.whole].lines[place.part] for place in ranked]
    seconds: list[dict[int, float]] = [{} for _ in moments]
    for rank in fitting_lines(lines, language, within, len(lines)):
        place = ranked[rank]
        seconds[place.whole][place.part] = reading_time(lines[rank], language)
    return seconds


def _is_important(moment: Moment) -> bool:
    return not moment.aside and (bool(moment.beats) or moment.weight >= IMPORTANT)
