"""Events as a story: events that belong together make one entry, and small changes are added up.

A game declares a `Scene` for each kind of events that belong together (an attack: its rolls, result and loss), and a
`Tally` for each small change (gold gained). `storyteller.entries` makes them into a list of `StoryEntry`.

`Chronicler.entries` of each game turns the events that a reader may know into entries; panels, direct messages, boards,
replays and chronicles show those. Nothing here is stored, so a game may tell its old events in new words.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import Generic, TypeVar

from rules.messages import Event, Message, Name, Part, Plain, Ref, Seat, SeatRef

E = TypeVar("E", bound=Event)

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
        return first_seat(self.aside)

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
    in_pieces: bool = False
    """Whether sentences that the reader knows aren't told again when it goes on; its weight is that of all."""
    divides: bool = False
    """Whether the small changes before it make entries of their own, apart from those after it."""

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


def first_seat(messages: Sequence[Message]) -> Seat | None:
    """The player whom these texts name first."""
    named = (name for message in messages for name in names_in(message))
    return next((name.seat for name in named if isinstance(name, SeatRef)), None)


def first_of(events: Iterable[Event], *keys: str) -> Event | None:
    """The first event with one of these keys."""
    return next((event for event in events if event.key in keys), None)


def names_in(message: Message | Part) -> list[Plain]:
    """The players and things that a sentence names, in order."""
    names: list[Plain] = []
    for value in message.args.values():
        for name in [value] if isinstance(value, str | int | Ref | SeatRef | Part) else value:
            names += names_in(name) if isinstance(name, Part) else [name]
    return names
