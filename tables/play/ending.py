"""Ending a table early: by the host, by an admin, by agreement to count the points, or because nobody is left."""

from __future__ import annotations

from typing import Any, Literal

from rules.game import Game, agreed_result
from rules.messages import Event, seat_name
from storage.database import Work
from storage.rows import Proposal, Proposed, Table
from tables.play.absence import Absence
from tables.play.choices import Choices
from tables.play.computers import Computers
from tables.play.proposals import Proposals
from tables.store.checks import (
    DICE_OPENED,
    check_begun,
    check_host,
    check_not_over,
    seat_of_person,
    without_sealed_seed,
)
from tables.store.locked_table import LockedTable, repeated
from tables.store.table_store import TableStore

ENDED_BY_ALL = Event("log-ended_by_all")
COUNTED = Event("log-counted")
LEARNT = "end-learnt"
"""The reason why a game ended whose lesson was over, for a real one."""


class Ending:
    """Ends lobbies and games."""

    def __init__(
        self, store: TableStore, absence: Absence, proposals: Proposals, choices: Choices, computers: Computers
    ) -> None:
        self.store = store
        self.absence = absence
        self.proposals = proposals
        self.choices = choices
        self.computers = computers
        proposals.carries["end"] = self._by_agreement

    @repeated
    async def end(self, table_id: int, by: int, *, admin: bool = False, learnt: bool = False) -> Table:
        """End a lobby or a game for good, without a result. For the host, also of a `learnt` lesson, or an `admin`.

        Raises Refusal `refused-not_host` or `refused-game_over`.
        """
        await self.absence.returns(table_id, by)
        async with self.store.hold(table_id) as locked:
            check_not_over(locked.table)
            check_host(locked.table, by, admin=admin)
            if learnt:
                await self.end_now(locked, LEARNT, Event("log-learnt"))
            else:
                role = "admin" if admin else "host"
                await self.end_now(locked, f"end-by_{role}", Event(f"log-ended_by_{role}"))
            return locked.table

    @repeated
    async def propose(self, table_id: int, user_id: int) -> Proposed:
        """Propose to end the game as `agreed_end` says.

        It ends once every other person agrees, immediately if there are none. Computer players always agree.

        Raises Refusal `refused-not_seated`, `refused-not_begun`, `refused-game_over`, `refused-proposed_already`.
        """
        await self.absence.returns(table_id, user_id)
        async with self.store.hold(table_id) as locked:
            check_begun(locked.table)
            seat = seat_of_person(locked.table, user_id)
            proposal = Proposal(id=0, kind="end", user_id=user_id, at=self.store.now())
            announced = Event(f"log-{agreed_end(locked.game)}_proposed", {"player": seat_name(seat)})
            proposed = await self.proposals.propose(locked, proposal, announced)
        self.computers.go_on(proposed.table)
        return proposed

    async def end_now(
        self, locked: LockedTable, reason: str, *events: Event, work: Work[None] | None = None, **fields: Any
    ) -> None:
        """End a table that is already locked; a game that had begun reveals its seed."""
        if locked.game is not None:
            opened = Event(DICE_OPENED, {"seed": locked.game.dice.seed})
            events = (*events, *without_sealed_seed(locked.table, [opened], self.store.now()))
        fields |= {"status": "ended", "reason": reason, "over": self.store.now(), "proposals": [], "rests_since": None}
        await locked.change(*events, work=work, **fields)

    async def _by_agreement(self, locked: LockedTable, proposal: Proposal) -> None:
        """Carry out what everyone has agreed to."""
        ends = agreed_end(locked.game)
        if ends != "end":
            await self.choices.count_points(locked, COUNTED if ends == "count" else ENDED_BY_ALL)
        elif len(locked.table.people) == 1:
            await self.end_now(locked, "end-by_last")
        else:
            await self.end_now(locked, "end-by_all", ENDED_BY_ALL)


def agreed_end(game: Game | None) -> Literal["count", "stop", "end"]:
    """The end of the game if it were agreed now: the points decide, nobody wins, or there is no result."""
    result = None if game is None else agreed_result(game)
    if result is None:
        return "end"
    return "count" if result.winners else "stop"
