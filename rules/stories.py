"""What happened, as a reader wants it told: events that belong together make one entry, small changes one line.

`Chronicler.entries` of each game turns the events that a reader may know into entries; panels, direct messages, boards,
replays and chronicles show those. Nothing here is stored, so a game may tell its old events in new words.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from rules.messages import Event, Message, Seat, SeatRef

E = TypeVar("E", bound=Event)


@dataclass(frozen=True, slots=True)
class Entry(Generic[E]):
    """One thing that happened.

    `events`: what it is made of, in order. `told`: its sentences, the headline first. `weight`: how much it matters, 0
    to 10. `changes`: for the small changes of one player, which share a line; `told` is empty then.
    """

    events: tuple[E, ...]
    told: tuple[Message, ...]
    weight: int = 0
    changes: tuple[Message, ...] = ()
    seat: Seat | None = None
    """Whose small changes these are."""

    @property
    def seats(self) -> frozenset[Seat]:
        """The seats that it names."""
        named = (value for event in self.events for value in event.args.values())
        return frozenset(value.seat for value in named if isinstance(value, SeatRef))


Tell = Callable[[Sequence[Event]], Sequence[Message]]
"""The sentences for the events of a scene. It may be missing its end: the rest has not happened yet."""


@dataclass(frozen=True, slots=True)
class Scene:
    """Events that are told as one entry, such as an attack with both totals, the result and the loss.

    It begins with an event of `opens` and goes on as long as events of `parts` follow. An event that only some seats
    may know is a part like any other for those who know it. Small changes (`Tally`) that are no part do not end it, nor
    do events of `inside`, which are told on their own: a card that is played before the dice of an attack fall. Of
    the events of `once` it has one at most; a second one ends it. Where `tell` says nothing, there is no entry.
    """

    opens: frozenset[str]
    parts: frozenset[str]
    tell: Tell
    inside: frozenset[str] = frozenset()
    once: frozenset[str] = frozenset()

    def takes(self, event: Event, before: Sequence[Event]) -> bool:
        """Whether it goes on with this event, after those it has."""
        if event.key not in self.parts:
            return False
        return event.key not in self.once or all(each.key not in self.once for each in before)


@dataclass(frozen=True, slots=True)
class Tally:
    """Events that are added up for each player, such as points gained one by one.

    `total`: the text for the sum, with `n`. `amount`: the argument that is added up, empty: each event counts 1.
    `sign`: −1 for losses. `by`: the argument that names the player.
    """

    total: str
    amount: str = "n"
    sign: int = 1
    by: str = "player"


Tallies = Mapping[str, Tally | tuple[Tally, ...]]
"""By the key of the event. Several: it changes several things, such as a payment of gold and food."""


def entries(
    events: Sequence[E],
    weigh: Callable[[Event], int],
    scenes: Sequence[Scene],
    tallies: Tallies,
    known: int = 0,
) -> list[Entry[E]]:
    """The events as entries, in the order in which they end; the small changes of each player come last.

    `weigh`: the weight of one event; an entry weighs as much as its weightiest event. `known`: how many of the events,
    from the first, the reader has been told. A scene that goes on after them is told whole, the rest is left out.
    """
    teller: _Teller[E] = _Teller(weigh, scenes, tallies)
    for place, event in enumerate(events):
        teller.hear(event, known=place < known)
    return teller.end()


@dataclass(slots=True)
class _Open(Generic[E]):
    """A scene that has not ended. `known`: the reader has been told of all of it."""

    scene: Scene
    events: list[E]
    known: bool


@dataclass(slots=True)
class _Teller(Generic[E]):
    """Hears the events one by one. `open`: the scenes that have not ended; each began inside the one before it."""

    weigh: Callable[[Event], int]
    scenes: Sequence[Scene]
    tallies: Tallies
    found: list[Entry[E]] = field(default_factory=list)
    open: list[_Open[E]] = field(default_factory=list)
    small: dict[Seat, list[E]] = field(default_factory=dict)

    def hear(self, event: E, *, known: bool) -> None:
        tally = next(iter(_tallies(self.tallies, event)), None)
        who = None if tally is None else event.args.get(tally.by)
        while self.open:
            scene, events = self.open[-1].scene, self.open[-1].events
            if scene.takes(event, events):
                events.append(event)
                self.open[-1].known &= known
                return
            if event.key in scene.inside or isinstance(who, SeatRef):
                break
            self._close()
        opened = next((scene for scene in self.scenes if event.key in scene.opens), None)
        if opened is not None:
            self.open.append(_Open(opened, [event], known))
        elif isinstance(who, SeatRef):
            self.small.setdefault(who.seat, []).extend([] if known else [event])
        elif not known:
            self.found.append(Entry((event,), (event,), self.weigh(event)))

    def end(self) -> list[Entry[E]]:
        while self.open:
            self._close()
        for seat, events in self.small.items():
            if changes := _totals(events, self.tallies):
                self.found.append(Entry(tuple(events), (), max(map(self.weigh, events)), changes, seat))
        return self.found

    def _close(self) -> None:
        scene = self.open.pop()
        told = () if scene.known else tuple(scene.scene.tell(scene.events))
        if told:
            self.found.append(Entry(tuple(scene.events), told, max(map(self.weigh, scene.events))))


def _tallies(tallies: Tallies, event: Event) -> tuple[Tally, ...]:
    """What an event is added up for."""
    found = tallies.get(event.key, ())
    return (found,) if isinstance(found, Tally) else found


def _totals(events: Sequence[Event], tallies: Tallies) -> tuple[Message, ...]:
    """The sums of one player's small changes, without those that come to nothing."""
    sums: dict[str, int] = {}
    for event in events:
        for tally in _tallies(tallies, event):
            amount = event.args[tally.amount] if tally.amount else 1
            assert isinstance(amount, int)
            sums[tally.total] = sums.get(tally.total, 0) + tally.sign * amount
    return tuple(Message(total, {"n": n}) for total, n in sums.items() if n)
