"""Who acted: each choice belongs to the player who made it, even if another one takes the seat later.

A choice is stored with `made_by` and the computer player that made it. The person follows from its seat and its number:
`Table.former` lists who had a seat before, and until when. A computer player that answers on a person's seat, or the
clock that gives the default answer for them, stands in for that person.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from rules.messages import TABLE, Event, Seat, SeatRef
from rules.records import Actor
from storage.rows import FormerSitter, MadeBy, SeatRow, ShareRow, Table

CLOCK = "clock"
"""Stands for the computer player of a share that consists only of default answers."""
UNKNOWN = "steady"
"""Stands for an unknown computer player: the one that takes over seats during games."""


@dataclass(frozen=True, slots=True)
class Act:
    """A choice, as far as needed to find out who made it."""

    entry: int
    seat: Seat
    made_by: MadeBy
    computer: str | None


@dataclass(slots=True)
class _Part:
    """The part of one actor on a seat.

    `computer` is None for a person; `person` is the person for whom a computer player acted. `name` is that of the
    person, or of a computer player with a seat of its own.
    """

    person: SeatRow | None
    computer: str | None
    name: str
    entries: list[int]

    @property
    def weight(self) -> tuple[int, int]:
        """Decides for whom a result counts: the number of choices, then who acted last."""
        return len(self.entries), self.entries[-1]


def shares(table: Table, acts: Iterable[Act], turns: Collection[int]) -> list[ShareRow]:
    """The shares of all seats that were not played by their present player alone, and for whom the results count.

    A result counts for the actor with most of the seat's choices; of equal shares, for the last to act. All computer
    players of a seat count as one, including those that stood in for its person. `acts` are the choices that were not
    taken back, in order; `turns` the entries with which turns began.
    """
    begins = sorted({0, *turns}) if turns else []  # the first turn begins before the first choice, told or not
    rows: list[ShareRow] = []
    ordered = sorted((act for act in acts if act.seat >= 0), key=lambda act: (act.seat, act.entry))
    for seat, group in groupby(ordered, key=lambda act: act.seat):
        parts = _parts(table, list(group))
        if len(parts) == 1 and _sits_there(parts[0], table.seats[seat]):
            continue
        credited = _credited_part(parts)
        rows += [
            ShareRow(
                seat=seat,
                part=number,
                user_id=part.person.user_id if part.person else None,
                name=part.name,
                computer=part.computer,
                stand_in=part.computer is not None and part.person is not None,
                choices=len(part.entries),
                first_turn=_turn(begins, part.entries[0]),
                last_turn=_turn(begins, part.entries[-1]),
                credited=part is credited,
            )
            for number, part in enumerate(parts)
        ]
    return rows


def _turn(begins: Sequence[int], entry: int) -> int | None:
    """The turn in which an entry was made, from 1 on as the replay counts; None if there are no turns.

    The choice with which a turn began belongs to the turn before.
    """
    return bisect_left(begins, entry) if begins else None


def _sits_there(part: _Part, seat: SeatRow) -> bool:
    """Whether this actor has the seat now."""
    if part.computer is not None:
        return part.person is None and seat.computer is not None
    return seat.computer is None and part.person is not None and part.person.user_id == seat.user_id


def _parts(table: Table, acts: Sequence[Act]) -> list[_Part]:
    """The actors of one seat, in the order in which they came.

    A person and those who stood in for them are two actors; all computer players with a seat of their own are one.
    """
    parts: dict[tuple[bool, int | str | None], _Part] = {}
    for act in acts:
        sitter = table.sitter(act.seat, entry=act.entry)
        is_person = act.made_by == "person"
        person = sitter if is_person or sitter.computer is None else None
        computer = None if is_person else act.computer or sitter.computer or CLOCK
        actor = is_person, None if person is None else person.user_id or person.name
        parts.setdefault(actor, _Part(person, computer, sitter.name, [])).entries.append(act.entry)
    return list(parts.values())


def _credited_part(parts: Sequence[_Part]) -> _Part:
    """The actor for whom the result counts."""
    computers = [part for part in parts if part.computer is not None]
    entries = [entry for part in computers for entry in part.entries]
    together = len(entries), max(entries, default=0)
    ahead = [part for part in parts if part.computer is None and part.weight > together]
    return max(ahead or computers, key=lambda part: part.weight)


def stand_in_event(events: Sequence[Event], seat: Seat) -> int | None:
    """The index of the event that says a computer player made a choice for the person on this seat; None without one.

    It is the first public one that names the seat: it reports the choice itself, those after it what followed.
    """
    return next(
        (
            index
            for index, event in enumerate(events)
            if event.audience is None
            and any(isinstance(arg, SeatRef) and arg.seat == seat for arg in event.args.values())
        ),
        None,
    )


def actors(table: Table, acts: Iterable[Act]) -> list[Actor]:
    """Who made the choices of a game, for its file: people are numbered, and neither their ids nor names are in it.

    Forgotten people of one seat, and those of an imported game, cannot be told apart and share a number.
    """
    people: dict[tuple[Seat, int | None, str], int] = {}
    last: dict[Seat, str] = {}
    actors = []
    for act in acts:
        if act.seat == TABLE:
            continue
        sitter = table.sitter(act.seat, entry=act.entry)
        if act.made_by == "person":
            by = f"person:{people.setdefault((act.seat, sitter.user_id, sitter.name), len(people) + 1)}"
        elif act.made_by == "clock":
            by = CLOCK
        else:
            kind = "stand_in" if sitter.computer is None else "computer"
            level = act.computer or sitter.computer
            by = kind if level is None else f"{kind}:{level}"
        if last.get(act.seat) != by:
            last[act.seat] = by
            actors.append(Actor(seat=act.seat, since=act.entry, by=by))
    return actors


class Recorded:
    """Who acted, according to the file of a game; in older files, people made all choices."""

    def __init__(self, said: Iterable[Actor]) -> None:
        self._by_seat: dict[Seat, list[Actor]] = {}
        for actor in sorted(said, key=lambda actor: actor.since):
            self._by_seat.setdefault(actor.seat, []).append(actor)

    def act(self, entry: int, seat: Seat) -> Act:
        """Who made this choice."""
        if seat == TABLE:
            return Act(entry, seat, "clock", None)
        kind, _, level = self._by(entry, seat).partition(":")
        if kind in ("computer", "stand_in"):
            return Act(entry, seat, "computer", level or None)
        return Act(entry, seat, "clock" if kind == CLOCK else "person", None)

    def stood_in(self, entry: int, seat: Seat) -> bool:
        """Whether a computer player made this choice for the person on the seat."""
        return self._by(entry, seat).startswith(("stand_in", CLOCK))

    def _by(self, entry: int, seat: Seat) -> str:
        """`Actor.by` of the last one to take over this seat before or at this entry."""
        in_order = self._by_seat.get(seat, [])
        number = bisect_right(in_order, entry, key=lambda actor: actor.since)
        return in_order[number - 1].by if number else "person"

    def former(self, entries: int) -> list[FormerSitter]:
        """Who sat where, in a game with this many entries; the last sitter of each seat stays until the last entry.

        A seat on which only people sat is left out: they have no names, like empty seats.
        """
        former: list[FormerSitter] = []
        for seat, in_order in self._by_seat.items():
            sitters = [(computer, next(run).since) for computer, run in groupby(in_order, key=_computer_on_seat)]
            if [computer for computer, _ in sitters] != [None]:
                ends = [*(since - 1 for _, since in sitters[1:]), entries]
                former += [FormerSitter(seat, end, computer) for (computer, _), end in zip(sitters, ends, strict=True)]
        return former


def _computer_on_seat(actor: Actor) -> str | None:
    """The computer player that had the seat; None if a person had it, whether or not they acted themselves."""
    kind, _, level = actor.by.partition(":")
    return (level or UNKNOWN) if kind == "computer" else None
