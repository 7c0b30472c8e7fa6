"""Events as a story: those that belong together make one entry, small changes one line.

`Chronicler.entries` of each game turns the events that a reader may know into entries; panels, direct messages, boards,
replays and chronicles show those. Nothing here is stored, so a game may tell its old events in new words.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from rules.messages import Event, Message, Plain, Ref, Seat, SeatRef

E = TypeVar("E", bound=Event)


@dataclass(frozen=True, slots=True)
class Entry(Generic[E]):
    """One entry of the story.

    `events`: the events in it, in order. `told`: its sentences, the headline first. `weight`: how much it matters, 0 to
    10. `changes`: for the small changes of one player, which share a line; `told` is empty then.
    """

    events: tuple[E, ...]
    told: tuple[Message, ...]
    weight: int = 0
    changes: tuple[Message, ...] = ()
    seat: Seat | None = None
    """Whose small changes these are."""
    beats: tuple[Message, ...] = ()
    """The same as moments that a board can show one after another."""

    @property
    def named(self) -> frozenset[Plain]:
        """The players and things that it names."""
        args = [value for event in self.events for value in event.args.values()]
        return frozenset(
            each for value in args for each in ([value] if isinstance(value, str | int | Ref | SeatRef) else value)
        )


Tell = Callable[[Sequence[Event]], Sequence[Message]]
"""The sentences for the events of a scene. Its end may be missing because it has not happened yet."""


@dataclass(frozen=True, slots=True)
class Scene:
    """Events that make one entry, such as an attack with both totals, the result and the loss.

    It begins with an event of `opens` and continues while events of `parts` follow. An event that only some seats may
    know is a part like any other for those who know it. If `tell` says nothing, there is no entry.

    `inside`: events that may happen meanwhile and make their own entries, such as a card played before the roll.
    `once`: the result of a roll; the scene has one of these at most. `then`: parts that follow only after it.

    `beats`: the events that a board shows one after another, by key; without any, the sentences of `tell`.
    """

    opens: frozenset[str]
    parts: frozenset[str]
    tell: Tell
    inside: frozenset[str] = frozenset()
    once: frozenset[str] = frozenset()
    then: frozenset[str] = frozenset()
    beats: frozenset[str] = frozenset()

    def takes(self, event: Event, before: Sequence[Event]) -> bool:
        """Whether this event continues the scene, after those it has."""
        if event.key in self.parts:
            return True
        rolled = any(each.key in self.once for each in before)
        return event.key in self.then if rolled else event.key in self.once


@dataclass(frozen=True, slots=True)
class Tally:
    """Events that are added up for each player, such as points gained one by one.

    `total`: the text for the sum, with `n`. `amount`: the argument that is added up; empty: each event counts 1.
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
    from the first, the reader already knows. A scene that continues after them is complete, the rest is left out.
    """
    teller: _Teller[E] = _Teller(weigh, scenes, tallies)
    for place, event in enumerate(events):
        teller.hear(place, event, known=place < known)
    return teller.end()


@dataclass(slots=True)
class _Open(Generic[E]):
    """A scene that has not ended. `last`: the index of its last event. `known`: the reader knows all of it."""

    scene: Scene
    events: list[E]
    last: int
    known: bool


@dataclass(slots=True)
class _Teller(Generic[E]):
    """Collects the events one by one.

    `found`: entries by the index of their last event. `open`: scenes that have not ended; each began inside the one
    before it.
    """

    weigh: Callable[[Event], int]
    scenes: Sequence[Scene]
    tallies: Tallies
    found: dict[int, Entry[E]] = field(default_factory=dict)
    open: list[_Open[E]] = field(default_factory=list)
    small: dict[Seat, list[E]] = field(default_factory=dict)

    def hear(self, place: int, event: E, *, known: bool) -> None:
        tally = next(iter(_of(self.tallies, event.key)), None)
        who = None if tally is None else event.args.get(tally.by)
        while self.open:
            scene, events = self.open[-1].scene, self.open[-1].events
            if scene.takes(event, events):
                events.append(event)
                self.open[-1].last, self.open[-1].known = place, known
                return
            if event.key in scene.inside:
                break
            self._close()
        opened = next((scene for scene in self.scenes if event.key in scene.opens), None)
        if opened is not None:
            self.open.append(_Open(opened, [event], place, known))
        elif isinstance(who, SeatRef):
            self.small.setdefault(who.seat, []).extend([] if known else [event])
        elif not known:
            self.found[place] = Entry((event,), (event,), self.weigh(event), beats=(event,))

    def end(self) -> list[Entry[E]]:
        while self.open:
            self._close()
        found = [self.found[place] for place in sorted(self.found)]
        for seat, events in self.small.items():
            if changes := _totals(events, self.tallies):
                found.append(Entry(tuple(events), (), max(map(self.weigh, events)), changes, seat))
        return found

    def _close(self) -> None:
        scene = self.open.pop()
        told = () if scene.known else tuple(scene.scene.tell(scene.events))
        if told:
            beats = tuple(event for event in scene.events if event.key in scene.scene.beats) or told
            weight = max(map(self.weigh, scene.events))
            self.found[scene.last] = Entry(tuple(scene.events), told, weight, beats=beats)


def _of(tallies: Tallies, key: str) -> tuple[Tally, ...]:
    """The tallies to which the events with this key belong."""
    found = tallies.get(key, ())
    return (found,) if isinstance(found, Tally) else found


def _totals(events: Sequence[Event], tallies: Tallies) -> tuple[Message, ...]:
    """The sums of one player's small changes, without those that cancel out."""
    sums = dict.fromkeys((tally.total for key in tallies for tally in _of(tallies, key)), 0)
    for event in events:
        for tally in _of(tallies, event.key):
            amount = event.args[tally.amount] if tally.amount else 1
            assert isinstance(amount, int)
            sums[tally.total] += tally.sign * amount
    return tuple(Message(total, {"n": n}) for total, n in sums.items() if n)
