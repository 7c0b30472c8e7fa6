"""Decisions of the people at a table: steps back, the end, a stand-in for an absent player, newcomers.

Several proposals can be open, each with its own number. One is carried out once everyone it needs agrees; one refusal
drops it, and proposing the same again means agreeing. A player reported as away is asked first: any act of theirs is
the answer; only after `Table.away_after` without one does a computer player stand in. A newcomer who wants to take a
seat is proposed to the host.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from rules.messages import Arg, Args, Event, Seat, refer, seat_name
from storage.database import Work
from storage.rows import SERVED, Proposal, ProposalKind, Proposed, Table
from tables.errors import Refusal
from tables.play.absence import Absence
from tables.play.computers import Computers
from tables.store.checks import check_not_over, in_play, seat_of_person
from tables.store.locked_table import LockedTable, repeated
from tables.store.table_store import TableStore

Carry = Callable[[LockedTable, Proposal], Awaitable[None]]
"""Does what all have agreed to. Raises Refusal if that is no longer possible."""


class Proposals:
    """Proposals, agreeing and refusing. `carries` has the function that carries out each kind."""

    def __init__(self, store: TableStore, absence: Absence, computers: Computers) -> None:
        self.store = store
        self.absence = absence
        self.computers = computers
        self.carries: dict[ProposalKind, Carry] = {}
        """Filled by the parts that carry out a kind of proposal: steps back, the end, stand-ins."""

    @repeated
    async def agree(self, table_id: int, user_id: int, number: int) -> Proposed:
        """Agree to the proposal with this number; it is carried out once all have agreed. Agreeing twice is harmless.

        Raises Refusal `refused-not_seated`, `refused-not_asked`, `refused-no_proposal`, `refused-game_over`, for a
        newcomer's own wish `refused-proposed_already`, and what is raised for the proposal; one that cannot be carried
        out is dropped.
        """
        await self.absence.returns(table_id, user_id)
        async with self.store.hold(table_id) as locked:
            check_not_over(locked.table)
            known = locked.table.proposal(number)
            if known is not None and known.kind == "takeover" and known.user_id == user_id:
                raise Refusal("refused-proposed_already")
            seat_of_person(locked.table, user_id)  # people without a seat learn nothing of what others propose
            proposal = _proposal_of(locked.table, number)
            seat = _seat_asked(locked.table, user_id, proposal)
            refusal = await self._note_agreement(locked, seat, proposal)
            proposed = Proposed(locked.table, locked.table.proposal(number))
        self.computers.go_on(proposed.table)
        if refusal is not None:
            raise refusal
        return proposed

    @repeated
    async def refuse(self, table_id: int, user_id: int, number: int) -> Table:
        """Refuse what is proposed, or withdraw one's own proposal. Raises Refusal as `agree`."""
        await self.absence.returns(table_id, user_id)
        async with self.store.hold(table_id) as locked:
            proposal = _proposal_of(locked.table, number)
            if proposal.user_id == user_id:
                args = {"player": proposed_by(locked.table, proposal), **_what(proposal)}
                await self._drop(locked, proposal, Event("log-proposal_withdrawn", args))
            else:
                args = {"player": seat_name(_seat_asked(locked.table, user_id, proposal)), **_what(proposal)}
                await self._drop(locked, proposal, Event("log-proposal_refused", args))
            table = locked.table
        self.computers.go_on(table)
        return table

    # At a locked table

    async def propose(
        self, locked: LockedTable, proposal: Proposal, *events: Event, work: Work[None] | None = None
    ) -> Proposed:
        """Make a proposal, with `events`; with nobody to ask, everything but a stand-in happens immediately.

        If the same is already proposed, agree to it. `work` is done in the transaction that stores the proposal. Raises
        Refusal `refused-proposed_already`, `refused-another_seat`, and what is raised for the proposal itself.
        """
        table = locked.table
        existing = next((other for other in table.proposals if _effect(other) == _effect(proposal)), None)
        if existing is not None:
            if proposal.user_id in (existing.user_id, *existing.agreed):
                raise Refusal("refused-proposed_already")
            refusal = await self._note_agreement(locked, seat_of_person(table, proposal.user_id), existing)
            if refusal is not None:
                raise refusal
            return Proposed(locked.table, locked.table.proposal(existing.id))
        own_kinds = {other.kind for other in table.proposals if other.user_id == proposal.user_id}
        if proposal.kind == "takeover" and proposal.kind in own_kinds:
            raise Refusal("refused-another_seat", refuse=refer("proposal-refuse"))
        if proposal.kind != "stand_in" and not table.to_agree(proposal):
            await self.carries[proposal.kind](locked, proposal)
            return Proposed(locked.table)
        proposal = proposal.model_copy(update={"id": locked.events + 1})
        await locked.change(*events, work=work, proposals=[*table.proposals, proposal])
        return Proposed(locked.table, locked.table.proposal(proposal.id))

    async def settle(self, locked: LockedTable, proposal: Proposal) -> None:
        """Carry out a stored proposal if it no longer waits for anyone."""
        if locked.table.to_agree(proposal):
            return
        if proposal.kind == "stand_in" and locked.timers.get(("away", proposal.seat or 0)) != SERVED:
            return
        await self.carries[proposal.kind](locked, proposal)

    async def settle_all(self, locked: LockedTable) -> None:
        """After someone has left or joined: drop proposals by and about people who left, carry out complete ones.

        A step back or an end to which nobody has agreed also lapses when the last person asked leaves: leaving is not
        consent.
        """

        async def settle_each() -> None:
            for listed in list(locked.table.proposals):
                proposal = locked.table.proposal(listed.id)
                if proposal is None:
                    continue
                alone = proposal.kind != "stand_in" and not locked.table.to_agree(proposal) and not proposal.agreed
                if alone or _is_pointless(locked.table, proposal):
                    await self._lapse(locked, proposal)
                else:
                    await self._settle_or_lapse(locked, proposal)

        await locked.then(settle_each)

    async def _note_agreement(self, locked: LockedTable, seat: Seat, proposal: Proposal) -> Refusal | None:
        """Note that this seat agrees, and carry out a complete proposal; returns the refusal, if any."""
        if proposal.kind == "undo":
            in_play(locked)
        user = locked.table.seats[seat].user_id
        if user is not None and user not in (proposal.user_id, *proposal.agreed):
            proposal = proposal.model_copy(update={"agreed": [*proposal.agreed, user]})
            others = [proposal if other.id == proposal.id else other for other in locked.table.proposals]
            event = Event("log-proposal_agreed", {"player": seat_name(seat), **_what(proposal)})
            await locked.change(event, proposals=others)

        async def settle_agreed() -> Refusal | None:
            present = locked.table.proposal(proposal.id)
            return None if present is None else await self._settle_or_lapse(locked, present)

        return await locked.then(settle_agreed)

    async def _settle_or_lapse(self, locked: LockedTable, proposal: Proposal) -> Refusal | None:
        """Settle a stored proposal; one that is refused lapses. Returns the refusal, if any."""
        try:
            await self.settle(locked, proposal)
        except Refusal as refusal:
            await self._lapse(locked, proposal)
            return refusal
        return None

    async def _drop(self, locked: LockedTable, proposal: Proposal, *events: Event) -> None:
        others = [other for other in locked.table.proposals if other.id != proposal.id]
        await locked.change(*events, proposals=others)

    async def _lapse(self, locked: LockedTable, proposal: Proposal) -> None:
        await self._drop(locked, proposal, lapse_event(proposal))


def proposed_by(table: Table, proposal: Proposal) -> Arg:
    """Who proposes it, as an argument of texts."""
    seat = table.seat_of(proposal.user_id)
    return proposal.name if seat is None else seat_name(seat)


def lapse_event(proposal: Proposal) -> Event:
    """The event that says which proposal has lapsed and, for a newcomer's, whose it was."""
    if proposal.kind == "takeover" and proposal.seat is not None:
        return Event("log-takeover_lapsed", {"player": proposal.name, "seat": proposal.seat + 1})
    return Event("log-proposal_lapsed", _what(proposal))


def _what(proposal: Proposal) -> Args:
    """The proposal, as an argument of an event."""
    return {"what": refer(f"what-{proposal.kind}")}


def _effect(proposal: Proposal) -> tuple[object, ...]:
    """The effect of a proposal: two with the same effect count as one."""
    about = proposal.seat if proposal.kind in ("stand_in", "takeover") else None
    return proposal.kind, proposal.target, about, proposal.user_id if proposal.kind == "takeover" else None


def _is_pointless(table: Table, proposal: Proposal) -> bool:
    """Whether the person it is about has left; for a newcomer: whether they, or someone else, got a seat meanwhile."""
    occupant = None if proposal.seat is None else table.seats[proposal.seat].user_id
    if proposal.kind == "takeover":
        return occupant is not None or table.seat_of(proposal.user_id) is not None
    return table.seat_of(proposal.user_id) is None or (proposal.kind == "stand_in" and occupant is None)


def _proposal_of(table: Table, number: int) -> Proposal:
    """The proposal with this number. Raises Refusal."""
    check_not_over(table)
    proposal = table.proposal(number)
    if proposal is None:
        raise Refusal("refused-no_proposal")
    return proposal


def _seat_asked(table: Table, user_id: int, proposal: Proposal) -> Seat:
    """The seat of this person, whose answer counts. Raises Refusal."""
    seat = seat_of_person(table, user_id)
    if proposal.kind == "takeover" and user_id not in proposal.agreed and seat not in table.to_agree(proposal):
        raise Refusal("refused-not_asked")
    return seat
