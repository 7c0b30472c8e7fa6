"""Events as a story: events that belong together make one entry, and small changes are added up.

A game declares a `Scene` for each kind of events that belong together (an attack: its rolls, result and loss), and a
`Tally` for each small change (gold gained). `entries` makes them into a list of `StoryEntry`, in four steps: an event
joins an open scene, opens one, is added up, or is an entry of its own.

`Chronicler.entries` of each game turns the events that a reader may know into entries; panels, direct messages, boards,
replays and chronicles show those. Nothing here is stored, so a game may tell its old events in new words.

Entries are in the order in which they end, and none extends over the beginning of a turn.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field, replace
from itertools import groupby
from typing import Generic, TypeVar

from rules.messages import Args, Event, Message, Name, Part, Plain, Ref, Seat, SeatRef, part, seat_name

E = TypeVar("E", bound=Event)

SHORT = 2
"""The most sentences with which an entry of small events alone is printed in full rather than as a sum."""
MARKS = "marks"
"""The argument with which the sentence of a moment lists whom it strikes, by the marks of the game's pictures."""


@dataclass(frozen=True, slots=True)
class StoryEntry(Generic[E]):
    """One entry of the story.

    `events`: the events in it, in order. `sentences`: what is said of them, the headline first; empty if there are only
    small changes. `weight`: how much it matters, 0 to 10. `changes`: the sums of small changes (`minor`) of one player,
    shown on the same line.
    """

    events: tuple[E, ...]
    sentences: tuple[Message, ...]
    weight: int = 0
    changes: tuple[Message, ...] = ()
    seat: Seat | None = None
    """Whose small changes these are."""
    besides: bool = False
    """Whether the changes came besides what the sentences tell, rather than as its price or its result."""
    minor: tuple[E, ...] = ()
    """The events that were added up."""
    turn: E | None = None
    """The event with which the turn began; None: before the first turn that is known."""
    beats: tuple[tuple[Message, ...], ...] = ()
    """The text as moments that a board can show one after another, each in one or more sentences."""
    short: tuple[Message, ...] = ()
    """The text in short; empty if it is short enough."""
    meanwhile: tuple[E, ...] = ()
    """The entries of choices made while it happened."""
    aside: tuple[Message, ...] = ()
    """The text as the only moment, if it has words, for players whom it isn't about; empty if all are shown `beats`."""

    after: bool = False
    """Whether all its moments are about what the board shows after it, such as the counting of points."""

    @property
    def names_others(self) -> bool:
        """Whether its sentences name another player than the one with the changes."""
        names = {name.seat for said in self.sentences for name in names_in(said) if isinstance(name, SeatRef)}
        return bool(names - {self.seat})

    @property
    def whose(self) -> Seat | None:
        """The player to whom alone all its moments are shown, if it has an `aside`."""
        return _first_seat(self.aside)

    @property
    def all_events(self) -> tuple[E, ...]:
        """All events it is made of, including small changes."""
        return self.events + self.minor

    @property
    def named(self) -> set[Name]:
        """The players and things that it names, or what was played meanwhile."""
        events = self.all_events + self.meanwhile
        return {name for event in events for name in names_in(event) if isinstance(name, Name)}


@dataclass(frozen=True, slots=True)
class Scene:
    """Events that make one entry, such as an attack with both totals, the result and the loss.

    It begins with an event of `opens` and goes on while events of `parts` follow; its end may not have happened yet.
    An event that only some seats may know is a part like any other for those who know it. Without a sentence there is
    no entry. All events are given by their keys.
    """

    opens: AbstractSet[str]
    parts: AbstractSet[str] = frozenset()
    headlines: tuple[str, ...] = ()
    """The first sentence tells one of these events: the one that comes first here."""
    lines: AbstractSet[str] = frozenset()
    """The other sentences tell these events, in the order in which they happened."""
    until_headline: AbstractSet[str] = frozenset()
    """These events lead to a headline, and are told until there is one."""
    inside: AbstractSet[str] = frozenset()
    """These events may happen meanwhile and make their own entries, such as a card played before the roll."""
    single: AbstractSet[str] = frozenset()
    """Only one of these events can belong to a scene, such as the result of a roll."""
    after_single: AbstractSet[str] = frozenset()
    """These events are parts only after the one of `single`."""
    beats: AbstractSet[str] = frozenset()
    """A board shows these events one after another; without any, all sentences."""
    costs: AbstractSet[str] = frozenset()
    """These small changes right before the scene join its entry, such as the price of a purchase.

    This and what follows is about changes of the player whom the headline names first.
    """
    causes: AbstractSet[str] = frozenset()
    """These small changes during the scene or right after it join its entry."""
    final_causes: AbstractSet[str] = frozenset()
    """After one of these causes no other joins: it is the price of something else."""
    after: bool = False
    """Whether the board shows the result from the first moment on, because the moments explain it."""
    divides: bool = False
    """Whether other players' small changes before it make an entry of their own, apart from those after it."""

    def is_line(self, event: Event) -> bool:
        """Whether an event is told besides the headline."""
        return event.key in self.lines

    def sentences(self, events: Sequence[Event]) -> Sequence[Message]:
        """The sentences about the events, the headline first."""
        ranks = [self.headlines.index(event.key) for event in events if event.key in self.headlines]
        if not ranks:
            return [event for event in events if event.key in self.until_headline or self.is_line(event)]
        first = next(event for event in events if event.key == self.headlines[min(ranks)])
        return [first, *(event for event in events if event is not first and self.is_line(event))]

    def short(self, events: Sequence[Event]) -> Sequence[Message]:
        """The sentences of a recap; empty if it has all of them."""
        return ()

    def moments(self, events: Sequence[Event], sentences: Sequence[Message]) -> tuple[tuple[Message, ...], ...]:
        """The moments that a board shows one after another, each in one or more sentences; `sentences`: all of them."""
        return tuple((event,) for event in events if event.key in self.beats) or tuple((said,) for said in sentences)

    def aside(self, events: Sequence[Event]) -> Sequence[Message]:
        """The only moment of the scene of one player, whom it names first, that is shown to the others."""
        return ()

    def takes(self, event: Event, before: Sequence[Event]) -> bool:
        """Whether this event continues the scene, after those it has."""
        if event.key in self.parts:
            return True
        rolled = any(earlier.key in self.single for earlier in before)
        return event.key in self.after_single if rolled else event.key in self.single


@dataclass(frozen=True, slots=True)
class Tally:
    """Events that are added up for each player, such as points gained one by one."""

    total: str
    """The text for the sum, with `n`."""
    amount_arg: str = "n"
    """The argument that is added up (a list counts as its length); empty: each event counts 1."""
    sign: int = 1
    """−1 for losses."""
    player_arg: str = "player"
    """The argument that names the player."""
    place_arg: str = ""
    """An argument that the text takes from the last of these events, such as the place to which moves have led; `via`:
    that of the first one.

    Such a sum stands where its events happened, between two listed events; all others stand at the end.
    """
    listed: bool = False
    """Whether a recap tells these events one by one, where they happened, and also if they are about others.

    `total` is then the text for one of them, with its arguments, and those that `more_args` derives from it and from
    what followed.
    """
    more_args: Callable[[Event, Sequence[Event]], Args] = field(default=lambda *_: {})


Tallies = Mapping[str, Tally | tuple[Tally, ...]]
"""By the key of the event. It may change several things, such as a payment of gold and food, or none."""


def tallies_of(tallies: Tallies, key: str) -> tuple[Tally, ...]:
    """The tallies to which the events with this key belong."""
    known = tallies.get(key, ())
    return (known,) if isinstance(known, Tally) else known


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
    after them is complete; the rest is left out, so turns that are known in full are not even read.
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
    known: bool
    """Whether the reader knows all of it."""
    meanwhile: list[E] = field(default_factory=list)
    """The first events of the scenes that began inside it."""


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
    causing: tuple[Scene, int] | None = None
    """The scene that ended last, and the index of the last event of its entry."""
    joined: int | None = None
    """That index, if a small change after the scene has joined its entry."""

    def hear(self, index: int, event: E, *, known: bool) -> None:
        """Go on with an open scene, open one, or note a small change or an entry; `known`: to the reader."""
        tally = next(iter(tallies_of(self.tallies, event.key)), None)
        who = None if tally is None else event.args.get(tally.player_arg)
        while self.open:
            scene, events = self.open[-1].scene, self.open[-1].events
            if scene.takes(event, events):
                events.append(event)
                self.open[-1].last, self.open[-1].known = index, known
                return
            if event.key in scene.inside:
                break
            self._close()
        opened = next((scene for scene in self.scenes if event.key in scene.opens), None)
        if opened is not None:
            self._give_back(index, opened)
            if opened.divides and not self.open and _first_seat([event]) not in self.small:
                self._tell_small()
            for outer in self.open:
                outer.meanwhile.append(event)
            self.open.append(_Open(opened, [event], index, index, known))
        elif isinstance(who, SeatRef):
            if not known and not self._joins(index, event, who.seat):
                self.small.setdefault(who.seat, {})[index] = event
        elif not known:
            self.entries[index] = StoryEntry((event,), (event,), self.weigh(event), turn=self.turn, beats=((event,),))

    def end_turn(self) -> None:
        """Add what is in no entry yet."""
        while self.open:
            self._close()
        self._tell_small()
        self.past += [self.entries[index] for index in sorted(self.entries)]
        self.entries, self.causing, self.joined = {}, None, None

    def _tell_small(self) -> None:
        """Add the small changes that are in no entry yet."""
        for seat, changes in self.small.items():
            self._add(StoryEntry((), (), turn=self.turn), seat, changes)
        self.small = {}

    def _close(self) -> None:
        ended = self.open.pop()
        scene, events = ended.scene, ended.events
        headlines = () if ended.known else tuple(scene.sentences(events))
        if not headlines:
            return
        beats = scene.moments(events, headlines)
        weight = max(map(self.weigh, events))
        entry = StoryEntry(
            tuple(events), headlines, weight, turn=self.turn, beats=beats, short=tuple(scene.short(events))
        )
        aside = tuple(scene.aside(events))
        entry = replace(entry, meanwhile=tuple(ended.meanwhile), aside=aside, after=scene.after)
        self.causing = scene, ended.last
        seat = _subject(entry)
        if seat is None:
            self.entries[ended.last] = entry
        else:
            joining = {**self._before(scene, ended.first, seat), **self._during(ended, seat)}
            self._add(entry, seat, joining, ended.last)

    def _before(self, scene: Scene, first: int, seat: Seat) -> dict[int, E]:
        """Take the small changes right before a scene that are its costs."""
        small, joining = self.small.get(seat, {}), dict[int, E]()
        while (index := first - 1 - len(joining)) in small and small[index].key in scene.costs:
            joining[index] = small.pop(index)
        return dict(reversed(joining.items()))

    def _during(self, ended: _Open[E], seat: Seat) -> dict[int, E]:
        """Take the small changes in the middle of a scene that it caused."""
        small = self.small.get(seat, {})
        indexes = [index for index, event in small.items() if index > ended.first and event.key in ended.scene.causes]
        return {index: small.pop(index) for index in indexes}

    def _joins(self, index: int, event: E, seat: Seat) -> bool:
        """Let a small change join the entry right before it if that caused it; returns whether it did."""
        if self.causing is None:
            return False
        scene, last = self.causing
        if last != index - 1 or event.key not in scene.causes or _subject(self.entries[last]) != seat:
            return False
        if self.joined == last and self.entries[last].minor[-1].key in scene.final_causes:
            return False
        self._add(self.entries.pop(last), seat, {index: event}, index)
        self.causing, self.joined = (scene, index), index
        return True

    def _give_back(self, index: int, scene: Scene) -> None:
        """Take the second of two payments out of the entry right before a scene whose price it is."""
        if self.joined != index - 1:
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
        if totals := _totals(minor, self.tallies, seat):
            weight = entry.weight if entry.sentences else max(map(self.weigh, minor))
            self.entries[max(index, *changes)] = replace(entry, changes=totals, seat=seat, minor=minor, weight=weight)
        elif entry.sentences:
            self.entries[index] = replace(entry, changes=(), seat=None, minor=())


def listed(entry: StoryEntry[E], sums: Tallies) -> list[E]:
    """The events of an entry that a recap tells one by one."""
    return [event for event in entry.all_events if any(tally.listed for tally in tallies_of(sums, event.key))]


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
    seat = _first_seat([event for entry in entries for event in entry.all_events])
    sentences = tuple(sentence for entry in larger for sentence in entry.sentences)
    untold = [event for event in events + minor if order(event) >= first and event not in sentences]
    untold.sort(key=order)
    changes = () if seat is None else _totals(untold, sums, seat)
    if not (sentences or changes):
        return [*entries]
    weight = max(entry.weight for entry in entries)
    return [StoryEntry(events, sentences, weight, changes, seat, besides=True, minor=minor, turn=entries[-1].turn)]


def _subject(entry: StoryEntry[E]) -> Seat | None:
    """The player whom the headline of an entry names first."""
    return _first_seat(entry.sentences[:1])


def _first_seat(messages: Sequence[Message]) -> Seat | None:
    """The player whom these texts name first."""
    named = (name for message in messages for name in names_in(message))
    return next((name.seat for name in named if isinstance(name, SeatRef)), None)


def first_of(events: Iterable[Event], *keys: str) -> Event | None:
    """The first event with one of these keys."""
    return next((event for event in events if event.key in keys), None)


def names_in(message: Message | Part) -> list[Plain]:
    """The players and things that a sentence names, in order."""
    found: list[Plain] = []
    for value in message.args.values():
        for name in [value] if isinstance(value, str | int | Ref | SeatRef | Part) else value:
            found += names_in(name) if isinstance(name, Part) else [name]
    return found


def _totals(events: Sequence[Event], tallies: Tallies, seat: Seat) -> tuple[Message, ...]:
    """The sums of a player's small events, and at the end those of each other player.

    Listed events come first, in order; if another player does one, `other` is that player's name. Between them are the
    sums with a `place_arg`.
    """
    tallied = [(event, tally) for event in events for tally in tallies_of(tallies, event.key)]
    told, places = list[Message](), {id(event): index for index, event in enumerate(events)}
    in_place = [(event, tally) for event, tally in tallied if tally.listed or tally.place_arg]
    for is_listed, run in groupby(in_place, lambda pair: pair[1].listed):
        if not is_listed:
            told += _sums([*run], tallies, seat)
            continue
        for event, tally in run:
            name = event.args.get(tally.player_arg)
            other = part(isinstance(name, SeatRef) and name.seat != seat, "story-other", player=name or "")
            more = tally.more_args(event, events[places[id(event)] + 1 :])
            told.append(Message(tally.total, {**event.args, **more, "other": other}))
    told += _sums([(event, tally) for event, tally in tallied if not tally.place_arg], tallies, seat)
    for name in dict.fromkeys(event.args[tally.player_arg] for event, tally in tallied if not tally.listed):
        if isinstance(name, SeatRef) and name.seat != seat and (changes := _sums(tallied, tallies, name.seat)):
            parts = [Part(change.key, change.args) for change in changes]
            told.append(Message("story-changes", {"player": name, "changes": parts}))
    return tuple(told)


def _sums(tallied: Sequence[tuple[Event, Tally]], tallies: Tallies, seat: Seat) -> list[Message]:
    """The sums of one player's small changes, without those that cancel out."""
    sums: dict[str, int] = {}
    ends: dict[str, Args] = {}
    for event, tally in tallied:
        if not tally.listed and event.args[tally.player_arg] == seat_name(seat):
            given = event.args[tally.amount_arg] if tally.amount_arg else 1
            amount = len(given) if isinstance(given, list | tuple) else given
            assert isinstance(amount, int)
            sums[tally.total] = sums.get(tally.total, 0) + tally.sign * amount
            if tally.place_arg:
                end = event.args[tally.place_arg]
                ends[tally.total] = {"via": end, **ends.get(tally.total, {}), tally.place_arg: end}
    return [
        Message(total, {"n": sums[total], **ends.get(total, {})}) for total in _in_order(sums, tallies) if sums[total]
    ]


def _in_order(totals: Collection[str], tallies: Tallies) -> list[str]:
    """The totals in the order of the tallies."""
    if len(totals) < 2:
        return [*totals]
    ordered = dict.fromkeys([tally.total for key in tallies for tally in tallies_of(tallies, key)])
    return [total for total in ordered if total in totals]
