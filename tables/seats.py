"""Who sits at a table whose game has begun, where it stands, whether it goes on."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

from rules.core.errors import DamagedSave
from rules.core.messages import Arg, Args, Event, Seat, seat_name
from storage.database import Work
from storage.errors import DamagedRow, Refusal
from storage.queries import table_rows
from storage.rows import LoggedEvent, Person, Proposal, Proposed, SeatRow, Table
from tables.lobby import check_host, check_not_over, seated
from tables.play import in_play, named, timers_of
from tables.shelf import Live
from tables.undo import Undo

log = logging.getLogger(__name__)

ENDED_BY_ALL = Event("log-ended_by_all")
UNTOUCHED_DAYS = 14
"""After how many days without a choice a table is parked, so that it blocks no channel."""


class Presence(Undo):
    """Coming and going, pause and end."""

    # Seats

    async def leave_game(self, table_id: int, user_id: int, *, ends: bool = False) -> Table:
        """Leave a game that has begun: a computer player takes the seat. When nobody who stays plays, it is paused.

        The last person pauses or ends it instead; with `ends` their leaving ends it. Raises Refusal
        `refused-last_person`, `refused-not_seated`, `refused-not_begun` or `refused-table_over`.
        """
        async with self._lock(table_id):
            live = await self._live(table_id)
            _check_begun(live.table)
            number = seated(live.table, user_id)
            left = live.table.seats[number]
            if len(live.table.people) == 1 and not ends:
                raise Refusal("refused-last_person")
            event = Event("log-left", {"player": left.name, "seat": seat_name(number)})
            seat = SeatRow(number=number, computer=self._level(live.table), ready=True)
            if len(live.table.people) == 1:
                logged = await self._end(live, "end-abandoned", [event], self._cleared(live.table, number))
            else:
                logged = await self._seat(live, seat, [event])
            table = live.table
        await self._after(table, logged)
        return table

    async def takeover(self, table_id: int, person: Person, seat: Seat | None = None) -> Table:
        """Sit in an empty or a computer's seat (None: the only one, or one's own of before) of a game that has begun.

        Whoever has held a hand in this game may only come back to that seat. Raises Refusal `refused-seated_already`,
        `refused-no_seat`, `refused-which_seat`, `refused-seat_taken`, `refused-held_a_hand`, `refused-not_begun`,
        `refused-table_over`.
        """
        async with self._lock(table_id):
            live = await self._live(table_id)
            _check_begun(live.table)
            held = await self._hand_of(table_id, person)
            free = [row.number for row in live.table.seats if row.user_id is None]
            if seat is None:
                if held is None and len(free) > 1:
                    raise Refusal("refused-which_seat")
                seat = held if held is not None else free[0] if free else None
            if seat is None:
                raise Refusal("refused-seat_taken")
            before = self._may_sit(live.table, person, seat, held)
            if before.user_id is not None:
                raise Refusal("refused-seat_taken")
            events = [Event("log-took_over", {"player": person.name, "seat": _chair(seat)})]
            logged = await self._seat(
                live, SeatRow(number=seat, user_id=person.id, name=person.name, ready=True), events
            )
            table = live.table
        await self._after(table, logged)
        return table

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
        async with self._lock(table_id):
            live = await self._live(table_id)
            table = live.table
            _check_begun(table)
            args: dict[str, Arg] = {"admin": by.name, "seat": _chair(seat)}
            if person is not None:
                self._may_sit(table, person, seat, await self._hand_of(table_id, person))
                new = SeatRow(number=seat, user_id=person.id, name=person.name, ready=True)
                event = Event("log-replaced_by_admin", {**args, "player": person.name})
            else:
                _row(table, seat)
                level = level or self._level(table)
                if level not in self.players[table.game]:
                    raise Refusal("refused-no_computer", level=level)
                new = SeatRow(number=seat, computer=level, ready=True)
                event = Event("log-computer_by_admin", {**args, "player": seat_name(seat)})
            logged = await self._seat(live, new, [event], named(table_id, by))
            table = live.table
        await self._after(table, logged)
        return table

    async def stand_in(self, table_id: int, user_id: int, seat: Seat) -> Proposed:
        """Say that somebody is away: a computer player is to answer for them until they act again.

        They are asked first, and whatever they do is the answer. It takes effect once `Table.away_after` has passed
        without one and everybody else who plays agrees. Raises Refusal `refused-not_seated`, `refused-no_seat`,
        `refused-not_absent` (for oneself, and for a seat without a person or with a stand-in), `refused-not_begun`,
        `refused-paused`, `refused-table_over`, `refused-proposed_already`.
        """
        await self.returns(table_id, user_id)
        async with self._lock(table_id):
            live = await self._live(table_id)
            _check_begun(live.table)
            mine = seated(live.table, user_id)
            row = _row(live.table, seat)
            in_play(live)
            if seat == mine or row.user_id is None or row.stand_in is not None:
                raise Refusal("refused-not_absent")
            proposal = Proposal(id=0, kind="stand_in", user_id=user_id, seat=seat, at=self.clock())
            by: Args = {"player": seat_name(mine)}
            told = Event("log-stand_in_proposed", {**by, "absent": seat_name(seat)})
            logged, done = await self._propose(live, proposal, told, Event("log-called", by, (seat,)))
        await self._after(done.table, logged)
        return done

    # Pause and end

    async def pause(self, table_id: int, by: Person, *, admin: bool = False) -> Table:
        """Lay a running game aside; its channel is free then. Anybody seated may, and an `admin`.

        Raises Refusal `refused-not_seated`, `refused-not_begun`, `refused-paused`, `refused-table_over`.
        """
        await self.returns(table_id, by.id)
        async with self._lock(table_id):
            live = await self._live(table_id)
            _check_begun(live.table)
            event = self._told(live.table, by, "log-paused", admin=admin)
            if live.table.status != "running":
                raise Refusal("refused-paused")
            logged = await self._rest(live, [event], named(table_id, by))
            table = live.table
        await self._publish(table_id, logged)
        return table

    async def resume(self, table_id: int, by: Person, *, channel_id: int | None = None, admin: bool = False) -> Table:
        """Go on with a paused or parked game, in its channel or in another one of the same server that is free.

        Anybody seated may. An `admin` may also move a running game, or have it shown anew where it is. People's times
        go on where they stood. Raises Refusal `refused-channel_taken`, `refused-not_paused`, `refused-nobody_plays`,
        `refused-not_seated`, `refused-not_begun`, `refused-table_over`.
        """
        await self.returns(table_id, by.id)
        async with self._lock(table_id):
            live = await self._live(table_id)
            _check_begun(live.table)
            event = self._told(live.table, by, "log-resumed", admin=admin)
            since, now = live.table.rests_since, self.clock()
            if live.table.status == "running" and not admin:
                raise Refusal("refused-not_paused")
            if live.table.status != "running" and not live.table.playing:
                raise Refusal("refused-nobody_plays")
            logged = await self._alter(
                live,
                [event],
                named(table_id, by),
                later=0.0 if since is None else max(0.0, now - since),
                status="running",
                rests_since=None,
                channel_id=live.table.channel_id if channel_id is None else channel_id,
                touched=now,
            )
            table = live.table
        await self._after(table, logged)
        return table

    async def channel_gone(self, channel_id: int) -> list[Table]:
        """A channel was deleted: its lobby is closed, its running game paused, to be resumed elsewhere.

        Board messages that were there are forgotten. Returns the tables concerned as they are then.
        """
        found = []
        for known in await self.unfinished():
            if known.channel_id == channel_id:
                with _left_alone(known.id):
                    found.append(await self._lose_channel(known.id))
        return found

    async def tidy(self, now: float) -> list[Table]:
        """Park games untouched for 14 days and close forgotten lobbies; the tables concerned as they are then.

        Time in which the bot was down does not count.
        """
        found = []
        for known in await self.unfinished():
            with _left_alone(known.id):
                table = await self._put_aside(known.id, now)
                if table is not None:
                    found.append(table)
        return found

    async def end(self, table_id: int, by: int, *, admin: bool = False) -> Table:
        """End a lobby or a game for good, without a result. The host may, and an `admin`.

        Raises Refusal `refused-not_host` or `refused-table_over`.
        """
        await self.returns(table_id, by)
        async with self._lock(table_id):
            live = await self._live(table_id)
            check_not_over(live.table)
            if not admin:
                check_host(live.table, by)
            whom = "admin" if admin else "host"
            logged = await self._end(live, f"end-by_{whom}", [Event(f"log-ended_by_{whom}")])
            table = live.table
        await self._publish(table_id, logged)
        return table

    async def propose_end(self, table_id: int, user_id: int) -> Proposed:
        """Propose to end the game without a result; it ends when all people agree. Whom nobody could ask does it alone.

        Raises Refusal `refused-not_seated`, `refused-not_begun`, `refused-table_over`, `refused-proposed_already`.
        """
        await self.returns(table_id, user_id)
        async with self._lock(table_id):
            live = await self._live(table_id)
            _check_begun(live.table)
            seat = seated(live.table, user_id)
            proposal = Proposal(id=0, kind="end", user_id=user_id, at=self.clock())
            logged, done = await self._propose(live, proposal, Event("log-end_proposed", {"player": seat_name(seat)}))
        await self._after(done.table, logged)
        return done

    # Inside

    async def _lose_channel(self, table_id: int) -> Table:
        """The channel of this table is gone."""
        async with self._lock(table_id):
            live = await self._live(table_id)
            clear = partial(table_rows.clear_board, table_id=table_id)
            logged: list[LoggedEvent] = []
            if live.table.status == "lobby":
                logged = await self._end(live, "end-channel_gone", [Event("log-channel_gone")], clear)
            elif live.table.status == "running":
                logged = await self._rest(live, [Event("log-channel_gone")], clear)
            elif not live.table.is_over:
                await self._change(live, [], clear)
            kept = [message for message in live.table.messages if message.seat is not None]
            live.table = live.table.model_copy(update={"messages": kept})
            table = live.table
        await self._publish(table_id, logged)
        return table

    async def _put_aside(self, table_id: int, now: float) -> Table | None:
        """Park or close this table when it was left alone too long; None when it was not."""
        async with self._lock(table_id):
            live = await self._live(table_id)
            table = live.table
            idle = now - table.touched - await self._rested(table_id)
            if table.status in ("running", "paused") and idle >= UNTOUCHED_DAYS * 86_400:
                event = Event("log-parked", {"days": UNTOUCHED_DAYS})
                logged = await self._rest(live, [event], status="parked", proposals=[])
            elif table.status == "lobby" and idle >= (await self.settings(table.guild_id)).lobby_life:
                logged = await self._end(live, "end-lobby_forgotten", [Event("log-lobby_forgotten")])
            else:
                return None
            table = live.table
        await self._publish(table_id, logged)
        return table

    # Inside; the caller holds the lock

    async def _carry(self, live: Live, proposal: Proposal) -> list[LoggedEvent]:
        """Do what all have agreed to, and drop the proposal."""
        if proposal.kind == "undo":
            return await self._undo_by_agreement(live, proposal)
        if proposal.kind == "end":
            alone = len(live.table.people) == 1
            return await self._end(live, "end-by_last" if alone else "end-by_all", [] if alone else [ENDED_BY_ALL])
        absent = _row(live.table, proposal.seat if proposal.seat is not None else -1)
        return await self._stand_in(live, absent.number, Event("log-stood_in", {"player": seat_name(absent.number)}))

    async def _seat(
        self, live: Live, seat: SeatRow, events: list[Event], work: Work[None] | None = None
    ) -> list[LoggedEvent]:
        """Put somebody else on a seat; a game that nobody plays any more is paused.

        What the one before had agreed to counts no more, and the newcomer's time begins anew.
        """
        table, before = live.table, live.table.seats[seat.number]
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
            ],
        }
        new_host = sitting.seat_of(host) if host != table.host_id else None
        if new_host is not None:
            events = [*events, Event("log-host", {"player": seat_name(new_host)})]
        anew = timers_of(live, seat.number)
        if table.status == "running" and not sitting.playing:
            events = [*events, Event("log-nobody_left")]
            logged = await self._rest(live, events, clear, anew=anew, **changes)
        else:
            logged = await self._alter(live, events, clear, anew=anew, **changes)
        return logged + await self._settle_all(live)

    @staticmethod
    def _cleared(table: Table, seat: Seat, work: Work[None] | None = None) -> Work[None]:
        """The work of forgetting what belonged to the person on a seat, besides `work`."""

        def clear(connection: sqlite3.Connection) -> None:
            table_rows.clear_seat(connection, table.id, seat)
            if work is not None:
                work(connection)

        return clear

    async def _hand_of(self, table_id: int, person: Person) -> Seat | None:
        return await self.database.read_in_turn(lambda connection: table_rows.hand_of(connection, table_id, person.id))

    async def _rested(self, table_id: int) -> float:
        return await self.database.read_in_turn(lambda connection: table_rows.rested(connection, table_id))

    @staticmethod
    def _may_sit(table: Table, person: Person, seat: Seat, held: Seat | None) -> SeatRow:
        """The seat as it is. Raises Refusal when this person may not have it."""
        if table.seat_of(person.id) is not None:
            raise Refusal("refused-seated_already")
        row = _row(table, seat)
        if held is not None and held != seat:
            raise Refusal("refused-held_a_hand", seat=_chair(held))
        return row

    @staticmethod
    def _told(table: Table, by: Person, key: str, *, admin: bool) -> Event:
        """Who did something: somebody seated, or an admin. Raises Refusal `refused-not_seated`."""
        number = table.seat_of(by.id)
        if number is not None and not admin:
            return Event(key, {"player": seat_name(number)})
        if not admin:
            raise Refusal("refused-not_seated")
        return Event(f"{key}_by_admin", {"admin": by.name})


@contextmanager
def _left_alone(table_id: int) -> Iterator[None]:
    """Leave a table that cannot be read as it is, with a line in the log: it keeps nobody from the others."""
    try:
        yield
    except (DamagedRow, DamagedSave) as error:
        log.error("table %d cannot be read, and is left alone: %s", table_id, error)


def _check_begun(table: Table) -> None:
    check_not_over(table)
    if table.started is None:
        raise Refusal("refused-not_begun")


def _row(table: Table, seat: Seat) -> SeatRow:
    """A seat. Raises Refusal `refused-no_seat`."""
    if not 0 <= seat < len(table.seats):
        raise Refusal("refused-no_seat")
    return table.seats[seat]


def _chair(seat: Seat) -> int:
    """A seat as people count."""
    return seat + 1
