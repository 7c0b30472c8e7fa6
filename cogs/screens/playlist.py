"""The latest events as moments that a page plays one after another, each as long as it takes to read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from cogs.screens.beats import beats_in, faces, fitting, is_dramatic, lasts, point_of, said, shown_with
from cogs.screens.story import ENDS, IMPORTANT, entries_of, line_of, weight
from cogs.services.reader import Reader
from storage.rows import LoggedEvent
from tables.history.past_positions import Point

MOST = 24
"""The most moments at once: the newest ones."""


class Line(NamedTuple):
    """One line of a moment, with the point of the game that the board shows with it, whom it strikes, and the dice."""

    text: str
    shows: Point
    marks: frozenset[str] = frozenset()
    dice: Sequence[int] = ()


@dataclass(frozen=True, slots=True)
class Moment:
    """Something that happened, in words, with the point of the game that the board shows with it.

    `beats`: what plays instead, line by line, if it is important. `silent`: all of it has been played, or there is
    nothing to play yet. `opened`: the number of the event with which it begins. `aside`: it is about another player,
    while one's own moments of the same kind may be shown one by one. `marks`: whom it strikes, which the board shows.
    `dice`: the faces that were rolled.
    """

    shows: Point
    text: str
    weight: int = 0
    beats: Sequence[Line] = ()
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

    def after(self, seen: int) -> Moment:
        """The part that is left if everything up to entry `seen` has been played: a scene goes on after that."""
        left = [line for line in self.beats if line.shows.entry > seen]
        return replace(self, beats=left, silent=not left) if self.beats else self

    def beyond(self, earlier: Moment) -> Moment:
        """Only what was added since the reader saw it as `earlier`."""
        if not self.beats:
            if self.text == earlier.text:
                return replace(self, silent=True)
            goes_on = earlier.text.endswith(ENDS)
            return replace(self, text=self.text.removeprefix(earlier.text).strip()) if goes_on else self
        known, left = list(earlier.lines), []
        for line in self.beats:
            if line.text in known:
                known.remove(line.text)
            else:
                left.append(line)
        return replace(self, beats=left, silent=not left)

    def beat(self, begins: int, place: int) -> Moment:
        """One of its lines, with the dice of all lines from `begins` up to it, as the others are left out."""
        line = self.beats[place]
        dice = [face for led in self.beats[begins : place + 1] for face in led.dice]
        return replace(self, text=line.text, shows=line.shows, marks=line.marks, dice=dice)


@dataclass(slots=True)
class Playlist:
    """Moments in order, with the seconds for which each stays in automatic play (0: it does not play).

    `steps`: those to step through, one for each entry. `first`: where automatic play begins.
    """

    moments: list[Moment] = field(default_factory=list)
    stays: list[float] = field(default_factory=list)
    steps: list[int] = field(default_factory=list)
    first: int = 0

    @classmethod
    def of(cls, found: Sequence[Moment], first: int, language: str, within: float) -> Playlist:
        """The moments, from `first` on each important one after those of its lines that play."""
        plays, made = paced(found[first:], language, within), cls()
        for at, moment in enumerate(found):
            stays = plays[at - first] if at >= first else {}
            made.first = len(made.moments) if at <= first else made.first
            begins = 0
            for place in sorted(stays if moment.beats else ()):
                made._add(moment.beat(begins, place), stays[place])
                begins = place + 1
            made.steps.append(len(made.moments))
            made._add(moment, 0.0 if moment.beats else stays.get(0, 0.0))
        made.first = made.first if first < len(found) else len(made.moments)
        return made

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
            last = max(entry.all_events, key=lambda event: event.number)
            point = Point(last.entry) if entry.after else point_of(reader, events, last)
            shown = beats_in(reader, entry)
            marks = frozenset().union(*(beat.marks for beat in shown))
            beats = [
                Line(said(reader, beat), shown_with(reader, events, beat), beat.marks, faces(reader, beat.messages))
                for beat in (shown if is_dramatic(reader, entry) else ())
            ]
            beats = beats if len(beats) > 1 or entry.aside else []
            aside = reader.seat is not None and entry.whose not in (None, reader.seat)
            moment = Moment(point, text, weight(reader, entry), beats, opened=entry.events[0].number, aside=aside)
            moments.append(
                replace(moment, silent=aside and not beats, marks=marks, dice=faces(reader, entry.all_events))
            )
    return moments[-MOST:]


def paced(found: Sequence[Moment], language: str, within: float) -> list[dict[int, float]]:
    """For each moment, which of its lines play automatically, and for how many seconds each can be read.

    The outcomes of important moments and of fights, the weightiest first, then what led to them, then those of other
    players' fights and other moments.
    """
    ranked = sorted(range(len(found)), key=lambda at: (-found[at].weight, -at))
    ranked = [at for at in ranked if not found[at].silent]
    ends = [(at, len(found[at].lines) - 1) for at in ranked]
    great = [(at, end) for at, end in ends if found[at].beats or found[at].weight >= IMPORTANT]
    great = [(at, end) for at, end in great if not found[at].aside]
    details = [(at, place) for at, end in great for place in reversed(range(end))]
    order = [*great, *details, *(spot for spot in ends if spot not in great)]
    plays: list[dict[int, float]] = [{} for _ in found]
    for number in fitting([found[at].lines[place] for at, place in order], language, within):
        at, place = order[number]
        plays[at][place] = lasts(found[at].lines[place], language)
    return plays
