"""The seats of a table whose game has begun."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from rules.messages import Arg, Args, Event, Seat, seat_name
from storage.database import Rows, Work
from storage.rows import Move, Person, Proposal, Proposed, SeatRow, Table
from tables.errors import Refusal
from tables.play.absence import Absence
from tables.play.choices import Choices
from tables.play.computers import Computers
from tables.play.ending import Ending
from tables.play.pausing import Pausing
from tables.play.proposals import Proposals
from tables.store.checks import check_begun, in_play, note_named, seat_of_person, timers_of, with_seat
from tables.store.computer_names import with_computer_name
from tables.store.locked_table import LockedTable, repeated
from tables.store.table_store import TableStore

HOUR = 3_600.0
WISHES_AN_HOUR = 3
"""The most times an hour that a person may ask for a seat in one game; each time its host is notified."""
OPEN_WISHES = 5
"""The most newcomers that may be waiting for an answer at one table."""


@dataclass(eq=False)
class Seats:
    """Joining and leaving games that have begun."""

    store: TableStore
    absence: Absence
    proposals: Proposals
    ending: Ending
    pausing: Pausing
    computers: Computers
    choices: Choices
    _wishes: dict[tuple[int, int], list[float]] = field(default_factory=dict)
    """When a person asked for a seat at a table, within the last hour, by table and person."""

    def __post_init__(self) -> None:
        self.proposals.carries["stand_in"] = self._by_agreement
        self.proposals.carries["takeover"] = self._let_in

    @repeated
    async def leave(self, table_id: int, user_id: int, *, ends: bool = False) -> Table:
        """Leave a running game: a computer player takes the seat. If no remaining person can play, it is paused.

        What the game asks of those who leave for good is answered first (`Question.default`). The last person
        pauses or ends it instead; with `ends` their leaving ends it. Raises Refusal `refused-last_person`,
        `refused-not_seated`, `refused-not_begun` or `refused-game_over`.
        """
        await self._answer_parting(table_id, user_id)
        async with self.store.hold(table_id) as locked:
            check_begun(locked.table)
            number = seat_of_person(locked.table, user_id)
            leaver = locked.table.seats[number]
            if len(locked.table.people) == 1 and not ends:
                raise Refusal("refused-last_person")
            event = Event("log-left", {"player": leaver.name, "seat": seat_name(number)})
            computer = SeatRow(number=number, computer=self.computers.level(locked.table), ready=True)
            seat = with_computer_name(locked.table.id, computer, locked.table.seats)
            if len(locked.table.people) == 1:
                work = self._cleared(locked.table, number)
                await self.ending.end_now(locked, "end-abandoned", event, work=work)
            else:
                await self._seat(locked, seat, event)
            table = locked.table
        self.computers.go_on(table)
        return table

    @repeated
    async def takeover(self, table_id: int, person: Person, seat: Seat | None = None) -> Proposed:
        """Ask for an empty or a computer's seat (None: the only one, or the person's former one) in a running game.

        The host is asked, or the other players while the host is away (see `Table.to_agree`). People who return to
        their own seat get it immediately, and so does anyone at a table with open seats or without people.

        People who have held a hand in this game may only return to that seat. Someone new may be a forgotten person, so
        they get no other hand than the one they may have seen. Raises Refusal `refused-seated_already`,
        `refused-no_seat`, `refused-which_seat`, `refused-seat_taken`, `refused-held_a_hand`,
        `refused-held_by_forgotten`, `refused-not_begun`, `refused-game_over`, `refused-proposed_already`,
        `refused-another_seat`, `refused-asked_often` and `refused-many_ask`.
        """
        async with self.store.hold(table_id) as locked:
            check_begun(locked.table)
            hand = await self._hand_of(table_id, person)
            free = [row.number for row in locked.table.seats if row.user_id is None]
            if seat is None:
                if hand is None and len(free) > 1:
                    raise Refusal("refused-which_seat")
                seat = next(iter(free), None) if hand is None else hand
            if seat is None:
                raise Refusal("refused-seat_taken")
            before = await self._may_sit(locked.table, person, seat, hand)
            if before.user_id is not None:
                raise Refusal("refused-seat_taken")
            wish = Proposal(id=0, kind="takeover", user_id=person.id, name=person.name, seat=seat, at=self.store.now())
            if hand is not None or locked.table.open_seats:
                await self._let_in(locked, wish)
                proposed = Proposed(locked.table)
            else:
                recent = self._recent_wishes(locked.table, person)
                announced = Event("log-takeover_proposed", {"player": person.name, "seat": seat + 1})
                proposed = await self.proposals.propose(locked, wish, announced, work=note_named(table_id, person))
                self._wishes[table_id, person.id] = [*recent, wish.at]
        self.computers.go_on(proposed.table)
        return proposed

    async def left_by(self, table: Table, person: Person) -> Seat | None:
        """The seat of a running game that this person gave up and may take again at once; None if there is none."""
        if all(row.user_id is not None for row in table.seats):
            return None
        seat = await self._hand_of(table.id, person)
        return seat if seat is not None and table.seats[seat].user_id is None else None

    @repeated
    async def replace(
        self,
        table_id: int,
        seat: Seat,
        by: Person,
        *,
        admin: bool,
        person: Person | None = None,
        level: str | None = None,
    ) -> Table:
        """Put another person, or (None) a computer player of this level (by default `steady`), on a seat.

        For admins. Raises Refusal `refused-not_admin`, `refused-no_computer`, and as `takeover`.
        """
        if not admin:
            raise Refusal("refused-not_admin")
        async with self.store.hold(table_id) as locked:
            table = locked.table
            check_begun(table)
            args: dict[str, Arg] = {"admin": by.name, "seat": seat + 1}
            if person is not None:
                await self._may_sit(table, person, seat, await self._hand_of(table_id, person))
                new = SeatRow(number=seat, user_id=person.id, name=person.name, ready=True)
                event = Event("log-replaced_by_admin", {**args, "player": person.name})
            else:
                _seat_row(table, seat)
                level = level or self.computers.level(table)
                self.computers.check_level(table, level)
                new = with_computer_name(table_id, SeatRow(number=seat, computer=level, ready=True), table.seats)
                event = Event("log-computer_by_admin", {**args, "player": seat_name(seat)})
            await self._seat(locked, new, event, work=note_named(table_id, by))
            table = locked.table
        self.computers.go_on(table)
        return table

    @repeated
    async def call(self, table_id: int, user_id: int, seat: Seat) -> Proposed:
        """Report a player as away: a computer player will answer for them until they act again.

        They are asked first, and anything they do is the answer. It takes effect once `Table.away_after` has passed
        without one and all other players agree. Raises Refusal `refused-not_seated`, `refused-no_seat`,
        `refused-not_absent` (for oneself, and for a seat without a person or with a stand-in), `refused-not_begun`,
        `refused-paused`, `refused-game_over`, `refused-proposed_already`.
        """
        await self.absence.returns(table_id, user_id)
        async with self.store.hold(table_id) as locked:
            check_begun(locked.table)
            own_seat = seat_of_person(locked.table, user_id)
            row = _seat_row(locked.table, seat)
            in_play(locked)
            if seat == own_seat or row.user_id is None or row.stand_in is not None:
                raise Refusal("refused-not_absent")
            proposal = Proposal(id=0, kind="stand_in", user_id=user_id, seat=seat, at=self.store.now())
            by: Args = {"player": seat_name(own_seat)}
            announced = Event("log-stand_in_proposed", {**by, "absent": seat_name(seat)})
            proposed = await self.proposals.propose(locked, proposal, announced, Event("log-called", by, (seat,)))
        self.computers.go_on(proposed.table)
        return proposed

    async def _answer_parting(self, table_id: int, user_id: int) -> None:
        """Answer what the game asks of a player who leaves for good, unless it is paused or left by the last person."""
        table, game = await self.store.get(table_id), await self.store.game(table_id)
        seat = table.seat_of(user_id)
        for asked in game.questions:
            answer = None if asked.awaited or asked.seat != seat else asked.default(game)
            if answer is not None and table.status == "running" and len(table.people) > 1:
                await self.choices.carry_out(table_id, Move(asked.seat, asked.id, answer, "person", user_id=user_id))
                return

    # At a locked table

    async def stand_in_now(self, locked: LockedTable, seat: Seat, event: Event) -> None:
        """Let a computer player answer for a player, with this `event`. If nobody else plays, the game is paused."""
        table = locked.table
        proposals = [other for other in table.proposals if other is not table.stand_in_proposal(seat)]
        if not [row for row in table.playing if row.number != seat]:
            announced = Event("log-nobody_plays", {"player": seat_name(seat)})
            await self.pausing.pause_now(locked, announced, restart=timers_of(locked, seat), proposals=proposals)
            return
        seats = with_seat(table, seat, stand_in=self.computers.level(table))
        await locked.change(event, seats=seats, proposals=proposals)
        await self.proposals.settle_all(locked)

    async def _by_agreement(self, locked: LockedTable, proposal: Proposal) -> None:
        """Carry out what everyone has agreed to."""
        absent = _seat_row(locked.table, proposal.seat if proposal.seat is not None else -1)
        await self.stand_in_now(locked, absent.number, Event("log-stood_in", {"player": seat_name(absent.number)}))

    async def _let_in(self, locked: LockedTable, proposal: Proposal) -> None:
        """A newcomer takes the seat they asked for. Raises Refusal if that is no longer possible."""
        table = locked.table
        number = proposal.seat if proposal.seat is not None else -1
        person = Person(id=proposal.user_id, name=proposal.name)
        before = await self._may_sit(table, person, number, await self._hand_of(table.id, person))
        if before.user_id is not None:
            raise Refusal("refused-seat_taken")
        row = SeatRow(number=number, user_id=person.id, name=person.name, ready=True)
        await self._seat(locked, row, Event("log-took_over", {"player": person.name, "seat": number + 1}), by=proposal)

    async def _seat(
        self,
        locked: LockedTable,
        seat: SeatRow,
        *events: Event,
        work: Work[None] | None = None,
        by: Proposal | None = None,
    ) -> None:
        """Give a seat to someone else, by the proposal `by` if there was one; a game without players is paused.

        What the previous player had agreed to no longer counts, and the newcomer's timers restart.
        """
        table = locked.table
        before = locked.table.seats[seat.number]
        clear = self._cleared(table, seat.number, work)
        seats = [seat if row.number == seat.number else row for row in table.seats]
        sitting = table.model_copy(update={"seats": seats})
        people = [row.user_id for row in (*sitting.playing, *sitting.people) if row.user_id is not None]
        host = table.host_id if table.host_id in people or not people else people[0]
        changes: dict[str, Any] = {
            "seats": seats,
            "host_id": host,
            "messages": [message for message in table.messages if message.seat != seat.number],
            "proposals": [
                other.model_copy(update={"agreed": [user for user in other.agreed if user != before.user_id]})
                for other in table.proposals
                if other is not by
            ],
        }
        new_host = sitting.seat_of(host) if host != table.host_id else None
        if new_host is not None:
            events = (*events, Event("log-host", {"player": seat_name(new_host)}))
        restart = timers_of(locked, seat.number)
        if table.status == "running" and not sitting.playing:
            nobody = Event("log-nobody_left")
            await self.pausing.pause_now(locked, *events, nobody, work=clear, restart=restart, **changes)
        else:
            await locked.change(*events, work=clear, restart=restart, **changes)
        await self.proposals.settle_all(locked)

    @staticmethod
    def _cleared(table: Table, seat: Seat, work: Work[None] | None = None) -> Work[None]:
        """A function that deletes what belonged to the person on a seat, then does `work`."""

        def clear(rows: Rows) -> None:
            rows.tables.clear_seat(table.id, seat)
            if work is not None:
                work(rows)

        return clear

    def _recent_wishes(self, table: Table, person: Person) -> list[float]:
        """When people asked for a seat here within the last hour. Raises Refusal if no further request is allowed.

        Does not apply to people who are still waiting for an answer: `Proposals.propose` refuses those.
        """
        since = self.store.now() - HOUR
        recent_wishes = {key: [at for at in times if at > since] for key, times in self._wishes.items()}
        self._wishes = {key: times for key, times in recent_wishes.items() if times}
        recent = self._wishes.get((table.id, person.id), [])
        waiting = [proposal.user_id for proposal in table.proposals if proposal.kind == "takeover"]
        if person.id in waiting:
            return recent
        if len(recent) >= WISHES_AN_HOUR:
            raise Refusal("refused-asked_often", most=WISHES_AN_HOUR)
        if len(waiting) >= OPEN_WISHES:
            raise Refusal("refused-many_ask")
        return recent

    async def _hand_of(self, table_id: int, person: Person) -> Seat | None:
        return await self.store.database.read_in_turn(lambda rows: rows.tables.hand_of(table_id, person.id))

    async def _may_sit(self, table: Table, person: Person, seat: Seat, hand: Seat | None) -> SeatRow:
        """The seat as it is. Raises Refusal if this person may not have it."""
        if table.seat_of(person.id) is not None:
            raise Refusal("refused-seated_already")
        row = _seat_row(table, seat)
        if hand is not None and hand != seat:
            raise Refusal("refused-held_a_hand", seat=hand + 1)
        if hand is None:
            forgotten = await self.store.database.read_in_turn(lambda rows: rows.tables.forgotten_hands(table.id))
            if forgotten - {seat}:
                raise Refusal("refused-held_by_forgotten")
        return row


def _seat_row(table: Table, seat: Seat) -> SeatRow:
    """A seat. Raises Refusal `refused-no_seat`."""
    if not 0 <= seat < len(table.seats):
        raise Refusal("refused-no_seat")
    return table.seats[seat]
