"""The weight of an entry for a reader, and its relation to them.

An entry is the events that are told together; a reader, the viewer of a table (a seat or a spectator).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cogs.screens.story.entries import chronicle_of, entries_of
from cogs.screens.story.lines import LoggedEntry, once_per_entry
from cogs.services.reader import Reader
from rules.chronicles import Chronicler
from rules.messages import Seat, SeatRef, seat_name
from storage.rows import LoggedEvent

IMPORTANT = 5
"""The weight (`rules.chronicles`, 1 to 10) from which an entry is shown beyond the lines that are asked for."""
MINE = 3
"""Added to the weight of an entry that names the reader's seat."""


@once_per_entry
def weight(reader: Reader, entry: LoggedEntry) -> int:
    """The weight of an entry for this reader: a loss always counts, and more if it names their seat or their things."""
    if is_loss(reader, entry):
        return max(IMPORTANT, entry.weight + MINE)
    if not entry.weight or reader.seat is None:
        return entry.weight
    return entry.weight + MINE * names_reader(reader, entry)


@once_per_entry
def actor_of(reader: Reader, entry: LoggedEntry) -> Seat | None:
    """The player who did what an entry tells; None if it was nobody."""
    return None if next(iter(entry.all_events)).key in chronicle_of(reader).befalls else first_seat(entry)


def first_seat(entry: LoggedEntry) -> Seat | None:
    """The player that an entry names first."""
    named = (name for event in entry.all_events for name in event.args.values())
    return next((name.seat for name in named if isinstance(name, SeatRef)), None)


def is_chosen(reader: Reader, event: LoggedEvent) -> bool:
    """Whether the event came from a choice of the reader's own seat."""
    return event.chosen_by == reader.seat and reader.by_choice(event)


def is_own(reader: Reader, entry: LoggedEntry) -> bool:
    """Whether the reader chose, in a turn of their own, what an entry tells about them."""
    turn = {} if entry.turn is None else entry.turn.args
    hosts = [name.seat for name in turn.values() if isinstance(name, SeatRef)]
    weightiest = max(entry.all_events, key=chronicle_of(reader).weigh)
    return reader.seat in hosts and is_chosen(reader, weightiest) and names_reader(reader, entry)


def begins_news(chronicle: Chronicler, events: Iterable[LoggedEvent]) -> bool:
    """Whether the news begins with the choice that caused these events, unless that only leads up to a turn."""
    keys = {event.key for event in events}
    return not keys & chronicle.preludes or bool(keys & chronicle.turns)


def is_in_others_turn(reader: Reader, events: Sequence[LoggedEvent], number: int) -> bool:
    """Whether an event of this number is in another player's turn: the reader's last turn began the news."""
    turn_of = chronicle_of(reader).turn_of
    begun = [event.args["player"] for event in events if event.key == turn_of and event.number < number]
    return reader.seat is not None and bool(begun) and begun[-1] != seat_name(reader.seat)


def is_firm(reader: Reader, entry: LoggedEntry) -> bool:
    """Whether an entry is important, or always told."""
    return weight(reader, entry) >= IMPORTANT or is_always_told(reader, entry)


def is_always_told(reader: Reader, entry: LoggedEntry) -> bool:
    """Whether it is the reader's loss, is always told in its game, or is about the reader and has any weight.

    If another player did it to the reader, or the reader had set it off before another player's choice, it needs none.
    """
    always_told_keys = chronicle_of(reader).kept
    actor = actor_of(reader, entry)
    names_others = any(isinstance(name, SeatRef) and name.seat != reader.seat for name in entry.named)
    set_off = names_others and not any(is_chosen(reader, event) for event in entry.events)
    between = actor is not None and (actor != reader.seat or set_off)
    concerns_reader = (between or entry.weight > 0) and names_reader(reader, entry)
    return concerns_reader or is_loss(reader, entry) or any(event.key in always_told_keys for event in entry.all_events)


@once_per_entry
def is_loss(reader: Reader, entry: LoggedEntry) -> bool:
    """Whether the reader loses something in it."""
    chronicle = chronicle_of(reader)
    lost = [event for event in entry.all_events if event.key in chronicle.losses]
    return reader.seat is not None and any(
        chronicle.seat_of(reader.game, next(iter(event.args.values()))) == reader.seat for event in lost
    )


@once_per_entry
def names_reader(reader: Reader, entry: LoggedEntry) -> bool:
    """Whether an entry names the reader's seat or what belongs to them."""
    game = reader.game
    return game is not None and any(game.chronicle.seat_of(game, name) == reader.seat for name in entry.named)


def leads_on(reader: Reader, events: Sequence[LoggedEvent]) -> bool:
    """Whether the board shows something else after what these events tell.

    They tell first of what another player does, or another turn has begun after something important.
    """
    entries = entries_of(reader, events)
    if any(entry.sentences and actor_of(reader, entry) not in (None, reader.seat) for entry in entries):
        return True
    return any(entry.turn != entries[-1].turn and entry.weight >= IMPORTANT for entry in entries)
