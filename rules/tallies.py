"""Small changes that are added up for each player, such as gold gained or lost."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby

from rules.messages import Args, Event, Message, Part, Seat, SeatRef, part, seat_name
from rules.stories import E, StoryEntry


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


def listed(entry: StoryEntry[E], sums: Tallies) -> list[E]:
    """The events of an entry that a recap tells one by one."""
    return [event for event in entry.all_events if any(tally.listed for tally in tallies_of(sums, event.key))]


def totals(events: Sequence[Event], tallies: Tallies, seat: Seat) -> tuple[Message, ...]:
    """The sums of a player's small events, and at the end those of each other player.

    Listed events come first, in order; if another player does one, `other` is that player's name. Between them are the
    sums with a `place_arg`.
    """
    tallied = [(event, tally) for event in events for tally in tallies_of(tallies, event.key)]
    indexes = {id(event): index for index, event in enumerate(events)}
    messages = list[Message]()
    in_place = [(event, tally) for event, tally in tallied if tally.listed or tally.place_arg]
    for is_listed, run in groupby(in_place, lambda pair: pair[1].listed):
        if is_listed:
            messages += [_listed(event, tally, events[indexes[id(event)] + 1 :], seat) for event, tally in run]
        else:
            messages += _sums([*run], tallies, seat)
    messages += _sums([(event, tally) for event, tally in tallied if not tally.place_arg], tallies, seat)
    for name in dict.fromkeys(event.args[tally.player_arg] for event, tally in tallied if not tally.listed):
        if isinstance(name, SeatRef) and name.seat != seat and (changes := _sums(tallied, tallies, name.seat)):
            parts = [Part(change.key, change.args) for change in changes]
            messages.append(Message("story-changes", {"player": name, "changes": parts}))
    return tuple(messages)


def _listed(event: Event, tally: Tally, after: Sequence[Event], seat: Seat) -> Message:
    """An event that is told on its own, in the recap of a seat, with what came `after` it."""
    name = event.args.get(tally.player_arg)
    other = part(isinstance(name, SeatRef) and name.seat != seat, "story-other", player=name or "")
    return Message(tally.total, {**event.args, **tally.more_args(event, after), "other": other})


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


def _in_order(summed: Collection[str], tallies: Tallies) -> list[str]:
    """The totals in the order of the tallies."""
    if len(summed) < 2:
        return [*summed]
    ordered = dict.fromkeys([tally.total for key in tallies for tally in tallies_of(tallies, key)])
    return [total for total in ordered if total in summed]
