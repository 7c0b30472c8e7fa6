"""What happened, as a reader wants it told: events that belong together make one entry, small changes one line.

`Chronicler.entries` of each game turns the events that a reader may know into entries; panels, direct messages, boards,
replays and chronicles show those. Nothing here is stored, so a game may tell its old events in new words.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
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
    may know is a part like any other for those who know it.
    """

    opens: frozenset[str]
    parts: frozenset[str]
    tell: Tell


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


@dataclass(slots=True)
class _Open(Generic[E]):
    scene: Scene
    events: list[E] = field(default_factory=list)


def entries(
    events: Iterable[E], weigh: Callable[[Event], int], scenes: Sequence[Scene], tallies: Mapping[str, Tally]
) -> list[Entry[E]]:
    """The events as entries, in order; the small changes of each player come last.

    `weigh`: the weight of one event; an entry weighs as much as its weightiest event.
    """
    found: list[Entry[E]] = []
    small: dict[Seat, list[E]] = {}
    current: _Open[E] | None = None

    def close() -> None:
        nonlocal current
        if current is not None:
            parts = tuple(current.events)
            found.append(Entry(parts, tuple(current.scene.tell(parts)), max(map(weigh, parts))))
            current = None

    for event in events:
        if current is not None and event.key in current.scene.parts:
            current.events.append(event)
            continue
        close()
        scene = next((scene for scene in scenes if event.key in scene.opens), None)
        tally = tallies.get(event.key)
        if scene is not None:
            current = _Open(scene, [event])
        elif tally is not None and isinstance(who := event.args.get(tally.by), SeatRef):
            small.setdefault(who.seat, []).append(event)
        else:
            found.append(Entry((event,), (event,), weigh(event)))
    close()
    for seat, parts in small.items():
        if changes := _totals(parts, tallies):
            found.append(Entry(tuple(parts), (), max(map(weigh, parts)), changes, seat))
    return found


def _totals(events: Sequence[Event], tallies: Mapping[str, Tally]) -> tuple[Message, ...]:
    """The sums of one player's small changes, without those that come to nothing."""
    sums: dict[str, int] = {}
    for event in events:
        tally = tallies[event.key]
        amount = event.args[tally.amount] if tally.amount else 1
        assert isinstance(amount, int)
        sums[tally.total] = sums.get(tally.total, 0) + tally.sign * amount
    return tuple(Message(total, {"n": n}) for total, n in sums.items() if n)
