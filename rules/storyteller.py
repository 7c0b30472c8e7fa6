"""Makes the entries of a story from events, in four steps.

An event joins an open scene, opens one, is added up, or is an entry of its own. Entries are in the order in which they
end, and none extends over the beginning of a turn.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Generic

from rules.messages import Event, Seat, SeatRef
from rules.stories import E, Scene, StoryEntry, first_seat
from rules.tallies import Tallies, tallies_of, totals

SHORT = 2
"""The most sentences with which an entry of small events alone is printed in full rather than as a sum."""


def entries(
    events: Sequence[E],
    weigh: Callable[[Event], int],
    scenes: Sequence[Scene],
    tallies: Tallies,
    turns: Collection[str] = (),
    known: int = 0,
) -> list[StoryEntry[E]]:
    """The events as entries, in the order in which they end.

    The small changes of a player in a turn make one entry, except those that a scene costs or causes.

    `weigh`: the weight of one event; an entry weighs as much as its weightiest event. `turns`: the events that begin a
    turn, by key. `known`: how many of the events, from the first, the reader already knows. A scene that continues
    after them is complete, unless it is told in pieces; the rest is left out, so turns that are known in full are not
    even read.
    """
    teller: _Teller[E] = _Teller(weigh, scenes, tallies)
    first = max((index for index, event in enumerate(events[: known + 1]) if event.key in turns), default=0)
    for index, event in enumerate(events[first:], first):
        if event.key in turns:
            teller.end_turn()
            teller.turn = event
        teller.hear(index, event, known=index < known)
    teller.end_turn()
    return teller.past


@dataclass(slots=True)
class _Open(Generic[E]):
    """A scene that has not ended."""

    scene: Scene
    events: list[E]
    first: int
    """The index of its first event."""
    last: int
    """The index of its last event."""
    news: list[E]
    """Its events that the reader doesn't know."""
    meanwhile: list[E] = field(default_factory=list)
    """The first events of the scenes of other kinds that began inside it."""


@dataclass(slots=True)
class _Teller(Generic[E]):
    """Makes entries of events that it hears one by one, each with its index.

    An event belongs to the innermost open scene that takes it, or opens one, or is an entry of its own. A small change
    of a player joins the scene whose cost it was (`_before`) or that caused it (`_during`, `_joins`); all others of a
    player make one entry at the end of the turn. If two payments in a row joined a scene and the next scene costs the
    same, the second is its price (`_give_back`).
    """

    weigh: Callable[[Event], int]
    scenes: Sequence[Scene]
    tallies: Tallies
    past: list[StoryEntry[E]] = field(default_factory=list)
    """The entries of past turns."""
    turn: E | None = None
    """The event with which this turn began."""
    entries: dict[int, StoryEntry[E]] = field(default_factory=dict)
    """The entries of this turn by the index of their last event."""
    open: list[_Open[E]] = field(default_factory=list)
    """The scenes that have not ended, each inside the one before it."""
    small: dict[Seat, dict[int, E]] = field(default_factory=dict)
    """The small changes that are in no entry yet, by player and index."""
    ended: tuple[Scene, int] | None = None
    """The scene that ended last, and the index of the last event of its entry."""
    joined_at: int | None = None
    """The index of the last small change that has joined an entry right after its scene."""

    def hear(self, index: int, event: E, *, known: bool) -> None:
        """Go on with an open scene, open one, or note a small change or an entry; `known`: to the reader."""
        if self._goes_on(index, event, known=known):
            return
        scene = next((scene for scene in self.scenes if event.key in scene.opens), None)
        if scene is not None:
            self._give_back(index, scene)
            if scene.divides and not self.open:
                self._tell_small()
            for outer in self.open:
                if outer.scene is not scene:
                    outer.meanwhile.append(event)
            self.open.append(_Open(scene, [event], index, index, [] if known else [event]))
        elif known:
            return
        elif (seat := self._seat_changed(event)) is None:
            self.entries[index] = StoryEntry((event,), (event,), self.weigh(event), turn=self.turn, beats=((event,),))
        elif not self._joins(index, event, seat):
            self.small.setdefault(seat, {})[index] = event

    def _goes_on(self, index: int, event: E, *, known: bool) -> bool:
        """Whether a scene goes on with this event; ends the innermost ones, unless it happens inside them."""
        while self.open:
            for candidate in reversed(self.open):
                if candidate.scene.takes(event, candidate.events):
                    candidate.events.append(event)
                    candidate.last = index
                    candidate.news += [] if known else [event]
                    return True
                if event.key not in candidate.scene.inside:
                    break
            if event.key in self.open[-1].scene.inside:
                return False
            self._close()
        return False

    def _seat_changed(self, event: E) -> Seat | None:
        """The player of whom an event is a small change; None for other events."""
        tally = next(iter(tallies_of(self.tallies, event.key)), None)
        player = None if tally is None else event.args.get(tally.player_arg)
        return player.seat if isinstance(player, SeatRef) else None

    def end_turn(self) -> None:
        """Add what is in no entry yet."""
        while self.open:
            self._close()
        self._tell_small()
        self.past += [self.entries[index] for index in sorted(self.entries)]
        self.entries, self.ended, self.joined_at = {}, None, None

    def _tell_small(self) -> None:
        """Add the small changes that are in no entry yet."""
        for seat, changes in self.small.items():
            self._add(StoryEntry((), (), turn=self.turn), seat, changes)
        self.small = {}

    def _close(self) -> None:
        """End the innermost open scene, and add its entry if anything is said of it that the reader doesn't know."""
        ended = self.open.pop()
        scene, events = ended.scene, ended.events
        sentences = tuple(scene.sentences(ended.news if scene.in_pieces else events)) if ended.news else ()
        if not sentences:
            return
        entry = StoryEntry(
            tuple(events),
            sentences,
            max(map(self.weigh, events)),
            turn=self.turn,
            beats=scene.moments(events, sentences),
            short=tuple(scene.short(events)),
            meanwhile=tuple(ended.meanwhile),
            aside=tuple(scene.aside(events)),
            after=scene.after,
        )
        self.ended = scene, ended.last
        seat = _subject(entry)
        if seat is None:
            self.entries[ended.last] = entry
        else:
            meanwhile = self._during(ended, seat)
            # What was paid or won in the middle of a scene would read as the result of its last sentence.
            entry = replace(entry, besides=any(index < ended.last for index in meanwhile))
            self._add(entry, seat, {**self._before(scene, ended.first, seat), **meanwhile}, ended.last)

    def _before(self, scene: Scene, first: int, seat: Seat) -> dict[int, E]:
        """Take the small changes right before a scene (from index `first`) that are its costs."""
        small, costs = self.small.get(seat, {}), dict[int, E]()
        index = first - 1
        while index in small and small[index].key in scene.costs:
            costs[index] = small.pop(index)
            index -= 1
        return dict(reversed(costs.items()))

    def _during(self, ended: _Open[E], seat: Seat) -> dict[int, E]:
        """Take the small changes in the middle of a scene that it caused."""
        small = self.small.get(seat, {})
        indexes = [index for index, event in small.items() if index > ended.first and event.key in ended.scene.causes]
        return {index: small.pop(index) for index in indexes}

    def _joins(self, index: int, event: E, seat: Seat) -> bool:
        """Let a small change join the entry right before it if that caused it; returns whether it did."""
        if self.ended is None:
            return False
        scene, last = self.ended
        if last != index - 1 or event.key not in scene.causes or _subject(self.entries[last]) != seat:
            return False
        if self.joined_at == last and self.entries[last].minor[-1].key in scene.final_causes:
            return False
        self._add(self.entries.pop(last), seat, {index: event}, index)
        self.ended, self.joined_at = (scene, index), index
        return True

    def _give_back(self, index: int, scene: Scene) -> None:
        """Take the second of two payments out of the entry right before a scene whose price it is."""
        if self.joined_at != index - 1:
            return
        entry, seat = self.entries[index - 1], self.entries[index - 1].seat
        *others, last = entry.minor
        if seat is not None and last.key in scene.costs and any(other.key == last.key for other in others):
            del self.entries[index - 1]
            self.small.setdefault(seat, {})[index - 1] = last
            self._add(replace(entry, minor=tuple(others[:-1])), seat, {index - 2: others[-1]})

    def _add(self, entry: StoryEntry[E], seat: Seat, changes: Mapping[int, E], index: int = 0) -> None:
        """Add an entry with these small changes as well, unless they cancel out.

        `index`: that of the last event of its scene.
        """
        minor = entry.minor + tuple(changes.values())
        if sums := totals(minor, self.tallies, seat):
            weight = entry.weight if entry.sentences else max(map(self.weigh, minor))
            self.entries[max(index, *changes)] = replace(entry, changes=sums, seat=seat, minor=minor, weight=weight)
        elif entry.sentences:
            self.entries[index] = replace(entry, changes=(), seat=None, minor=())


def as_one(
    entries: Sequence[StoryEntry[E]], sums: Tallies, order: Callable[[E], int], first: int = 0
) -> list[StoryEntry[E]]:
    """The entries of one player as one: the sentences of the larger ones, then the sums of all small events.

    A single entry is kept as it is unless it is long and has only small events; so are entries of which nothing would
    be left. `sums`: the small events and how they are added up, for each player. `order`: the number by which an event
    is sorted in time. Small events before number `first` are not told again.
    """
    larger = [entry for entry in entries if not all(event.key in sums for event in entry.all_events)]
    if len(entries) == 1 and (larger or len(entries[0].sentences) <= SHORT):
        return [*entries]
    events = tuple(event for entry in entries for event in entry.events)
    minor = tuple(event for entry in entries for event in entry.minor)
    seat = first_seat([event for entry in entries for event in entry.all_events])
    sentences = tuple(sentence for entry in larger for sentence in entry.sentences)
    untold = [event for event in events + minor if order(event) >= first and event not in sentences]
    untold.sort(key=order)
    changes = () if seat is None else totals(untold, sums, seat)
    if not (sentences or changes):
        return [*entries]
    weight = max(entry.weight for entry in entries)
    return [StoryEntry(events, sentences, weight, changes, seat, besides=True, minor=minor, turn=entries[-1].turn)]


def _subject(entry: StoryEntry[E]) -> Seat | None:
    """The player whom the headline of an entry names first."""
    return first_seat(entry.sentences[:1])
