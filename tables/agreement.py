"""What the people at a table settle together: steps back, the end of a game, a computer player for somebody absent.

Proposals stand beside each other, each under a number of its own. One is carried out once every other person whom it
needs agrees; one refusal drops it, and proposing what is proposed already is agreeing to it. Somebody who is said to be
away is asked first: any act of theirs is the answer, and only after `Table.away_after` without one a computer player
stands in.
"""

from __future__ import annotations

from abc import ABC, abstractmethod

from rules.core.messages import Args, Event, Seat, refer, seat_name
from storage.errors import Refusal
from storage.queries.mark_rows import SERVED
from storage.rows import LoggedEvent, Proposal, Proposed, Table
from tables.lobby import check_not_over, seated, with_seat
from tables.play import Play, in_play, timers_of
from tables.shelf import Live


class Agreement(Play, ABC):
    """Proposals, agreeing and refusing. What they bring about is added by whatever builds on this."""

    async def agree(self, table_id: int, user_id: int, number: int) -> Proposed:
        """Agree to the proposal of this number; the last to agree lets it happen. Agreeing twice is agreeing once.

        Raises Refusal `refused-not_seated`, `refused-no_proposal`, `refused-table_over`, and what refuses the thing
        itself; a proposal that cannot be carried out (any more) is dropped.
        """
        await self.returns(table_id, user_id)
        async with self._lock(table_id):
            live = await self._live(table_id)
            seat, proposal = _asked(live.table, user_id, number)
            logged, refusal = await self._agreed(live, seat, proposal)
            done = Proposed(live.table, live.table.proposal(number))
        await self._after(done.table, logged)
        if refusal is not None:
            raise refusal
        return done

    async def refuse(self, table_id: int, user_id: int, number: int) -> Table:
        """Refuse what is proposed, or take back one's own proposal. Raises Refusal as `agree`."""
        await self.returns(table_id, user_id)
        async with self._lock(table_id):
            live = await self._live(table_id)
            seat, proposal = _asked(live.table, user_id, number)
            key = "log-proposal_withdrawn" if proposal.user_id == user_id else "log-proposal_refused"
            logged = await self._drop(live, proposal, Event(key, {"player": seat_name(seat), **_what(proposal)}))
            table = live.table
        await self._after(table, logged)
        return table

    # Inside; the caller holds the lock

    async def _propose(self, live: Live, proposal: Proposal, *events: Event) -> tuple[list[LoggedEvent], Proposed]:
        """Put a proposal to the others, told by `events`; with nobody to ask a step back or the end happens at once.

        What is proposed already is agreed to. Raises Refusal `refused-proposed_already`, `refused-withdraw_first`, and
        what refuses the thing itself.
        """
        table = live.table
        seat = seated(table, proposal.user_id)
        same = next((other for other in table.proposals if _thing(other) == _thing(proposal)), None)
        if same is not None:
            if proposal.user_id in (same.user_id, *same.agreed):
                raise Refusal("refused-proposed_already")
            logged, refusal = await self._agreed(live, seat, same)
            if refusal is not None:
                raise refusal
            return logged, Proposed(live.table, live.table.proposal(same.id))
        if any(
            other.kind == proposal.kind == "undo" and other.user_id == proposal.user_id for other in table.proposals
        ):
            raise Refusal("refused-withdraw_first")
        if proposal.kind != "stand_in" and not table.to_agree(proposal):
            return await self._carry(live, proposal), Proposed(live.table)
        proposal = proposal.model_copy(update={"id": live.events + 1})
        logged = await self._alter(live, events, proposals=[*table.proposals, proposal])
        return logged, Proposed(live.table, live.table.proposal(proposal.id))

    async def _agreed(self, live: Live, seat: Seat, proposal: Proposal) -> tuple[list[LoggedEvent], Refusal | None]:
        """Note that this seat agrees, and carry the thing out when that was all; what refused it, if something did."""
        if proposal.kind == "undo":
            in_play(live)
        logged: list[LoggedEvent] = []
        user = live.table.seats[seat].user_id
        if user is not None and user not in (proposal.user_id, *proposal.agreed):
            proposal = proposal.model_copy(update={"agreed": [*proposal.agreed, user]})
            others = [proposal if other.id == proposal.id else other for other in live.table.proposals]
            event = Event("log-proposal_agreed", {"player": seat_name(seat), **_what(proposal)})
            logged = await self._change(live, [event], proposals=others)
        try:
            return logged + await self._settle(live, proposal), None
        except Refusal as refusal:
            return logged + await self._lapse(live, proposal), refusal

    async def _settle(self, live: Live, proposal: Proposal) -> list[LoggedEvent]:
        """Carry a stored proposal out when nobody has to agree any more, and nobody is waited for."""
        if live.table.to_agree(proposal):
            return []
        if proposal.kind == "stand_in" and live.timers.get(("away", proposal.seat or 0)) != SERVED:
            return []
        return await self._carry(live, proposal)

    async def _settle_all(self, live: Live) -> list[LoggedEvent]:
        """After somebody has gone or come: proposals of and about people who are gone lapse, ripe ones are carried out.

        A step back or an end to which nobody has said yes lapses too when the last one asked goes: going is no consent.
        """
        logged: list[LoggedEvent] = []
        for known in list(live.table.proposals):
            proposal = live.table.proposal(known.id)
            if proposal is None:
                continue
            absent = proposal.kind == "stand_in" and live.table.seats[proposal.seat or 0].user_id is None
            alone = proposal.kind != "stand_in" and not live.table.to_agree(proposal) and not proposal.agreed
            if live.table.seat_of(proposal.user_id) is None or absent or alone:
                logged += await self._lapse(live, proposal)
                continue
            try:
                logged += await self._settle(live, proposal)
            except Refusal:
                logged += await self._lapse(live, proposal)
        return logged

    @abstractmethod
    async def _carry(self, live: Live, proposal: Proposal) -> list[LoggedEvent]:
        """Do what all have agreed to, and drop the proposal."""

    async def _stand_in(self, live: Live, seat: Seat, event: Event) -> list[LoggedEvent]:
        """Let a computer player answer for somebody, told by `event`. Where nobody else plays, the game is paused."""
        table = live.table
        proposals = [other for other in table.proposals if other is not table.call(seat)]
        if not [row for row in table.playing if row.number != seat]:
            told = Event("log-nobody_plays", {"player": seat_name(seat)})
            return await self._rest(live, [told], anew=timers_of(live, seat), proposals=proposals)
        seats = with_seat(table, seat, stand_in=self._level(table))
        logged = await self._alter(live, [event], seats=seats, proposals=proposals)
        return logged + await self._settle_all(live)

    async def _drop(self, live: Live, proposal: Proposal, *events: Event) -> list[LoggedEvent]:
        others = [other for other in live.table.proposals if other.id != proposal.id]
        return await self._alter(live, events, proposals=others)

    async def _lapse(self, live: Live, proposal: Proposal) -> list[LoggedEvent]:
        return await self._drop(live, proposal, lapsed(proposal))

    async def _after(self, table: Table, logged: list[LoggedEvent]) -> None:
        """Tell what happened and let the computer players go on. The caller holds no lock."""
        await self._publish(table.id, logged)
        if not table.is_over:
            self.computers.wake(table.id)


def lapsed(proposal: Proposal) -> Event:
    """That a proposal has become void, and which."""
    return Event("log-proposal_lapsed", _what(proposal))


def _what(proposal: Proposal) -> Args:
    """What is proposed, as an argument of an event."""
    return {"what": refer(f"what-{proposal.kind}")}


def _thing(proposal: Proposal) -> tuple[object, ...]:
    """What would come about: two proposals of the same thing are one."""
    return proposal.kind, proposal.target, proposal.seat if proposal.kind == "stand_in" else None


def _asked(table: Table, user_id: int, number: int) -> tuple[Seat, Proposal]:
    """The seat of this person, and what is proposed. Raises Refusal."""
    check_not_over(table)
    seat = seated(table, user_id)
    proposal = table.proposal(number)
    if proposal is None:
        raise Refusal("refused-no_proposal")
    return seat, proposal
