"""The timeline of a finished game: every position on the way to its end, some of which are stored. Runs in a worker.

It shows what was finally played, without what was taken back, as far as the present rules reproduce the game; where
they do not, it says so, and continues from the next stored position.
"""

from __future__ import annotations

import zlib
from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from rules.errors import RulesError
from rules.game import Game
from rules.messages import Event, Message, Seat
from rules.records import Choice, Divergence, RecordEntry, entries_that_count, play_entry
from storage.rows import write_args

KEPT = 500
"""About how many positions of a game are stored at most, two kilobytes each."""
KEEP_EVERY = 10
"""The number of entries between two of them; in a very long game more."""
PEAKS = 5
"""The number of the greatest changes of the scores that are offered."""

StoredEvents = Mapping[int, Sequence[tuple[str, str]]]
"""The events of each entry when it was played: key and arguments (as stored), in order."""


@dataclass(frozen=True, slots=True)
class Stop:
    """Where the present rules depart from the old ones.

    At entry `entry`, which they refuse for the reason `why`, or (None) which causes other events.
    """

    entry: int
    why: Message | None = None


@dataclass(frozen=True, slots=True)
class TimelineStep:
    """One position, and what led to it."""

    number: int
    """The number of the entry, or (without one) of the last entry before."""
    entry: RecordEntry | None
    """The choice, or that play went back and the dice changed; None at the beginning of a stored position."""
    taken_back: int = 0
    """The number of choices that were made and taken back before it."""
    after: Stop | None = None
    """The stop before it: play between the two cannot be shown."""

    @property
    def seat(self) -> Seat | None:
        """Who chose."""
        return self.entry.seat if isinstance(self.entry, Choice) else None


@dataclass(frozen=True, slots=True)
class Peak:
    """One of the greatest changes of the scores: at which step, whose, and by how many points."""

    at: int
    seat: Seat
    change: int


@dataclass(slots=True)
class Timeline:
    """The steps from the start to the end. `kept` holds positions by step, packed."""

    steps: list[TimelineStep] = field(default_factory=list)
    kept: dict[int, bytes] = field(default_factory=dict)
    turns: list[int] = field(default_factory=list)
    """The last steps of the turns, including the first and the last step of the game."""
    points: list[list[int] | None] = field(default_factory=list)
    """The points of the seats after each step; None if the game does not score along the way."""
    ended: Stop | None = None
    """Where it stops before the end."""

    @property
    def last(self) -> int:
        """The last step."""
        return len(self.steps) - 1

    @property
    def course(self) -> list[tuple[int, list[int]]]:
        """The points at the start and after each change, with the number of the entry."""
        course: list[tuple[int, list[int]]] = []
        for step, points in zip(self.steps, self.points, strict=True):
            if points is not None and (not course or points != course[-1][1]):
                course.append((step.number, points))
        return course

    @property
    def peaks(self) -> list[Peak]:
        """The greatest changes of the scores, in order of the steps; of equal ones the earliest."""
        peaks = []
        for index, (before, after) in enumerate(pairwise(self.points), 1):
            if before is None or after is None:
                continue
            changes = [new - old for old, new in zip(before, after, strict=True)]
            seat = max(range(len(changes)), key=lambda seat: abs(changes[seat]))
            if changes[seat]:
                peaks.append(Peak(index, seat, changes[seat]))
        greatest = sorted(peaks, key=lambda peak: -abs(peak.change))[:PEAKS]
        return sorted(greatest, key=lambda peak: peak.at)

    def after(self, at: int) -> int:
        """The end of the present turn, or at an end that of the next one."""
        return self.turns[min(bisect_right(self.turns, at), len(self.turns) - 1)]

    def before(self, at: int) -> int:
        """The end of the previous turn."""
        return self.turns[max(bisect_left(self.turns, at) - 1, 0)]

    def turn(self, at: int) -> int:
        """The turn of a step, counted from 0 at the start."""
        return bisect_left(self.turns, at)

    def turn_until(self, at: int) -> list[TimelineStep]:
        """The steps of a turn up to this one; the start is a turn of its own."""
        return self.steps[self.before(at) + 1 if at else at : at + 1]

    def step_of(self, number: int) -> int | None:
        """The step of an entry; None for one that was taken back or cannot be shown."""
        at = bisect_left(self.steps, number, key=lambda step: step.number)
        return at if at < len(self.steps) and self.steps[at].number == number else None

    def position(self, kind: type[Game], at: int) -> Game:
        """The game after a step, as a copy: from the last stored position and the entries since."""
        number = max(kept for kept in self.kept if kept <= at)
        game = kind.load(zlib.decompress(self.kept[number]))
        for step in self.steps[number + 1 : at + 1]:
            assert step.entry is not None, "a stored position is kept"
            play_entry(game, step.number, step.entry)
        return game


def timeline(
    kind: type[Game],
    beginnings: Sequence[tuple[int, str]],
    entries: Sequence[RecordEntry],
    final: str,
    stored: StoredEvents,
) -> Timeline:
    """The timeline of a game from the first positions of its stretches (after which entry, saved) and its entries.

    `final` is the saved position at the end. Never raises for what is in them; a position that can no longer be read is
    left out.
    """
    builder = _Builder(kind, stored, max(KEEP_EVERY, len(entries) // KEPT))
    ends = [*beginnings[1:], (len(entries), final)]
    for (begin, saved), (end, reached) in zip(beginnings, ends, strict=True):
        builder.add_stretch(begin, saved, entries[begin:end], reached)
    return builder.finished()


class _Builder:
    """Makes a timeline, stretch by stretch. Every `every` steps a position is stored."""

    def __init__(self, kind: type[Game], stored: StoredEvents, every: int) -> None:
        self.kind = kind
        self.stored = stored
        self.every = every
        self.timeline = Timeline()
        self.turns: set[int] = set()
        self.stop: Stop | None = None
        """The stop before the next step: play between the two cannot be shown."""

    def add_stretch(self, begin: int, saved: str, entries: Sequence[RecordEntry], reached: str) -> None:
        """Play a stretch as far as possible. If it does not end with `reached`, it is cut where its events differed."""
        try:
            game = self.kind.load(saved)
        except Exception as error:  # whatever form it has: it belongs to other rules
            self.stop = self.stop or Stop(begin, _why(error))
            return
        self._begin(game, begin)
        first_step = len(self.timeline.steps)
        differing_step = self._play(game, begin, entries)
        if self.stop is None and self._matches(game, reached):
            return
        if differing_step is None and self.stop is None and self.timeline.last >= first_step:
            differing_step = self.timeline.last  # all events are the same, so nothing shows where it departs
        if differing_step is not None:
            self.stop = Stop(self.timeline.steps[differing_step].number)
            self._cut(differing_step)

    def _begin(self, game: Game, begin: int) -> None:
        """Add the position with which a stretch begins, if it does not follow from the previous step."""
        if not self.timeline.steps or self.stop is not None:
            self._add(game, TimelineStep(begin, None, after=self.stop))
            self.stop = None

    def _play(self, game: Game, begin: int, entries: Sequence[RecordEntry]) -> int | None:
        """Add the steps of a stretch, until the rules refuse one; returns the first with other events than then."""
        differing_step = None
        previous = begin
        for number, entry in entries_that_count(entries, begin + 1):
            skipped = entries[previous - begin : number - begin - 1]
            taken_back = sum(isinstance(other, Choice) for other in skipped)
            try:
                events = play_entry(game, number, entry)
            except Exception as error:  # rules that refuse or break on old choices
                self.stop = Stop(number, _why(error))
                break
            previous = number
            self._add(game, TimelineStep(number, entry, taken_back))
            if any(event.key in self.kind.turn_starts for event in events):
                self.turns.add(self.timeline.last)
            if differing_step is None and not _agrees(events, self.stored.get(number, ())):
                differing_step = self.timeline.last
        return differing_step

    def finished(self) -> Timeline:
        """The complete timeline."""
        timeline = self.timeline
        timeline.ended = self.stop
        turn_ends = self.turns or set(_ends_by_seats(timeline.steps))
        timeline.turns = sorted({0, *turn_ends, timeline.last})
        return timeline

    def _add(self, game: Game, step: TimelineStep) -> None:
        """Add one step."""
        self.timeline.steps.append(step)
        self.timeline.points.append(game.standing())
        if step.entry is None or self.timeline.last % self.every == 0:
            self.timeline.kept[self.timeline.last] = zlib.compress(game.save().encode(), 3)

    def _matches(self, game: Game, saved: str) -> bool:
        """Whether this is the saved position; one that cannot be read is no evidence."""
        try:
            return game.save() == self.kind.load(saved).save()
        except Exception:  # the next stretch says why
            return True

    def _cut(self, first: int) -> None:
        """Drop the steps from this one on."""
        del self.timeline.steps[first:], self.timeline.points[first:]
        self.timeline.kept = {at: kept for at, kept in self.timeline.kept.items() if at < first}
        self.turns = {at for at in self.turns if at < first}


def _why(error: Exception) -> Message | None:
    """The error in words that a player can read, or None."""
    cause = error.__cause__ if isinstance(error, Divergence) else error
    return cause.message if isinstance(cause, RulesError) else None


def _agrees(events: Sequence[Event], stored: Sequence[tuple[str, str]]) -> bool:
    """Whether everything that happens now also happened then, in this order; the table's own events come between."""
    remaining = iter(stored)  # each search goes on where the last one stopped
    return all((event.key, write_args(event.args)) in remaining for event in events)


def _ends_by_seats(steps: Sequence[TimelineStep]) -> Iterator[int]:
    """The steps after which another seat chooses; the table's clock belongs to the seat before it."""
    chose: Seat | None = None
    for index, step in enumerate(steps):
        if step.seat is None or step.seat < 0:
            continue
        if chose is not None and step.seat != chose:
            yield index - 1
        chose = step.seat
