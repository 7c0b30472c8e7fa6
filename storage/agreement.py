"""What the people at a table settle together: steps back, the end of a game, a computer player for somebody absent.

A proposal is carried out once every other person at the table agrees; one refusal drops it. Computer players and
whoever is absent (a computer player stands in) are not asked.
"""

from __future__ import annotations

from abc import ABC, abstractmethod

from rules.core.messages import Args, Event, Seat, seat_name
from storage.errors import Refusal
from storage.lobby import check_not_over, seated
from storage.play import Play, in_play
from storage.reading import Live
from storage.rows import LoggedEvent, Proposal, ProposalKind, Proposed, Table


class Agreement(Play, ABC):
    """Proposals, agreeing and refusing. What they bring about is added by whatever builds on this."""

    async def agree(self, table_id: int, user_id: int, kind: ProposalKind) -> Proposed:
        """Agree to what is proposed; the last to agree lets it happen. Agreeing twice is agreeing once.

        Raises Refusal `refused-not_seated`, `refused-no_proposal`, `refused-table_over`, and what refuses the thing
        itself; a proposal that cannot be carried out (any more) is dropped.
        """
        await self.come_back(table_id, user_id)
        refusal: Refusal | None = None
        async with self._lock(table_id):
            live = await self._live(table_id)
            seat, proposal = _asked(live.table, user_id, kind)
            if kind == "undo":
                in_play(live)
            logged: list[LoggedEvent] = []
            if user_id != proposal.user_id and user_id not in proposal.agreed:
                proposal = proposal.model_copy(update={"agreed": [*proposal.agreed, user_id]})
                logged = await self._put_proposal(live, proposal, Event("log-agreed", {"player": seat_name(seat)}))
            try:
                logged += await self._settle(live, proposal)
            except Refusal as error:
                refusal = error
                logged += await self._drop(live, kind, Event("log-proposal_void"))
            done = Proposed(live.table, live.table.proposal(kind))
        await self._after(done.table, logged)
        if refusal is not None:
            raise refusal
        return done

    async def refuse(self, table_id: int, user_id: int, kind: ProposalKind) -> Table:
        """Refuse what is proposed, or take back one's own proposal. Raises Refusal as `agree`."""
        async with self._lock(table_id):
            live = await self._live(table_id)
            seat, proposal = _asked(live.table, user_id, kind)
            key = "log-withdrawn" if proposal.user_id == user_id else "log-disagreed"
            logged = await self._drop(live, kind, Event(key, {"player": seat_name(seat)}))
            table = live.table
        await self._after(table, logged)
        return table

    # Inside; the caller holds the lock

    async def _propose(self, live: Live, proposal: Proposal, key: str) -> list[LoggedEvent]:
        """Put a proposal to the others, in place of one of its kind; with nobody to ask it happens at once."""
        table = live.table
        seat = seated(table, proposal.user_id)
        args: Args = {"player": seat_name(seat)}
        if proposal.kind == "stand_in" and proposal.seat is not None:
            args["absent"] = seat_name(proposal.seat)
        if not table.to_agree(proposal):
            return await self._carry(live, proposal)
        return await self._put_proposal(live, proposal, Event(key, args))

    async def _settle(self, live: Live, proposal: Proposal) -> list[LoggedEvent]:
        """Carry a stored proposal out when nobody has to agree any more."""
        return [] if live.table.to_agree(proposal) else await self._carry(live, proposal)

    async def _settle_all(self, live: Live) -> list[LoggedEvent]:
        """After somebody has left or come: proposals of people who are gone are dropped, ripe ones carried out."""
        logged: list[LoggedEvent] = []
        for proposal in list(live.table.proposals):
            absent = proposal.kind == "stand_in" and live.table.seats[proposal.seat or 0].user_id is None
            if live.table.is_over:
                break
            if live.table.seat_of(proposal.user_id) is None or absent:
                logged += await self._drop(live, proposal.kind, Event("log-proposal_void"))
                continue
            try:
                logged += await self._settle(live, proposal)
            except Refusal:
                logged += await self._drop(live, proposal.kind, Event("log-proposal_void"))
        return logged

    @abstractmethod
    async def _carry(self, live: Live, proposal: Proposal) -> list[LoggedEvent]:
        """Do what all have agreed to, and drop the proposal."""

    async def _put_proposal(self, live: Live, proposal: Proposal, event: Event) -> list[LoggedEvent]:
        others = [other for other in live.table.proposals if other.kind != proposal.kind]
        return await self._change(live, [event], proposals=[*others, proposal])

    async def _drop(self, live: Live, kind: ProposalKind, *events: Event) -> list[LoggedEvent]:
        return await self._change(live, events, proposals=without(live.table, kind))

    async def _after(self, table: Table, logged: list[LoggedEvent]) -> None:
        """Tell what happened and let the computer players go on. The caller holds no lock."""
        await self._publish(table.id, logged)
        if not table.is_over:
            self.computers.wake(table.id)


def without(table: Table, kind: ProposalKind) -> list[Proposal]:
    """The proposals of the other kinds."""
    return [proposal for proposal in table.proposals if proposal.kind != kind]


def _asked(table: Table, user_id: int, kind: ProposalKind) -> tuple[Seat, Proposal]:
    """The seat of this person, and what is proposed. Raises Refusal."""
    check_not_over(table)
    seat = seated(table, user_id)
    proposal = table.proposal(kind)
    if proposal is None:
        raise Refusal("refused-no_proposal")
    return seat, proposal
