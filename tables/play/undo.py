"""Steps back: a player's own last choice, an earlier position by agreement of the table, or by an admin."""

from __future__ import annotations

import logging
from collections.abc import Collection

from rules.game import Game
from rules.messages import Arg, Event, Seat, seat_name
from rules.records import Back, Choice
from storage.database import Rows, Work
from storage.rows import LONG_GAME, EntryRow, Person, Proposal, Proposed, Table, TimerKey
from tables.errors import Refusal
from tables.play.absence import Absence
from tables.play.computers import Computers
from tables.play.proposals import Proposals, lapse_event
from tables.store.checks import check_not_over, in_play, note_named, seat_of_person, too_long
from tables.store.locked_table import LockedTable, repeated
from tables.store.rewind import (
    PresentStretch,
    Standing,
    WhyNot,
    before_last,
    in_phase,
    last_standing,
    rewind,
    stir_event,
)
from tables.store.table_store import TableStore
from tables.store.table_timers import OF_TURNS, SeatTurn
from tables.workers.scheduler import Job, Priority
from tables.workers.thinker import Thinker

log = logging.getLogger(__name__)


def can_undo_alone(table: Table, game: Game, seat: Seat) -> bool:
    """Whether this seat may take back its last choice without asking the others, if its turn has time left."""
    if table.status != "running" or (table.daily is not None and table.daily.counted) or in_phase(game):
        return False
    return game.can_undo(seat) and _is_own(table, seat, seen_version(table, game))


def _is_own(table: Table, seat: Seat, number: int) -> bool:
    """Whether the present player of a seat already had it when entry `number` was made."""
    return table.sitter(seat, entry=number).user_id == table.seats[seat].user_id


def seen_version(table: Table, game: Game) -> int:
    """The `Table.version` without the unseen answers since the last other choice: nobody may learn of them."""
    return max(table.last_undo, table.version - game.unseen_since)


class Undoing:
    """Going back appends an entry and deletes nothing. Settings of the table changed since are kept."""

    def __init__(
        self, store: TableStore, absence: Absence, proposals: Proposals, computers: Computers, thinker: Thinker
    ) -> None:
        self.store = store
        self.absence = absence
        self.proposals = proposals
        self.computers = computers
        self.thinker = thinker
        proposals.carries["undo"] = self._by_agreement

    @repeated
    async def take_back(self, table_id: int, user_id: int, *, version: int | None = None) -> Proposed:
        """Take back a player's last choice: immediately if nothing was revealed since, otherwise as a proposal.

        It is also a proposal if another player had the seat then or, at a table with deadlines, if the time for that
        turn is up or the answer was given for an absent player. With `version` (from `seen_version`) nothing else may
        have been chosen since then, so that a second press does not take back another choice. A proposal goes back to
        before that choice, or, if choices were made simultaneously, to before all of them.

        Raises Refusal `refused-not_seated`, `refused-not_begun`, `refused-paused`, `refused-game_over`,
        `refused-undo_nothing`, `refused-undo_side_by_side` while several people choose at the same time (the question
        itself offers the way back), `refused-undo_impossible`, `refused-question_closed` for another version,
        `refused-proposed_already`, `refused-daily_undo`.
        """
        await self.absence.returns(table_id, user_id)
        async with self.store.hold(table_id) as locked:
            check_not_over(locked.table)
            seat = seat_of_person(locked.table, user_id)
            _check_may_go_back(locked.table)
            game = in_play(locked)
            if version is not None and version != seen_version(locked.table, game):
                raise Refusal("refused-question_closed")
            if in_phase(game) and len(locked.table.people) > 1:
                raise Refusal("refused-undo_side_by_side")
            stretch = await self._stretch(locked)
            number = stretch.last_choice(game.unseen_since)
            if number is None:
                raise Refusal("refused-undo_nothing")
            alone = can_undo_alone(locked.table, game, seat)
            if alone and not game.unseen_since:
                standing = await self._last_standing(locked.table, stretch, seat)
                if standing is not None:
                    number, alone = standing.number, standing.alone
            alone = alone and _is_own(locked.table, seat, number)
            if alone and self._in_time(locked, stretch, number):
                event = Event("log-undone", {"player": seat_name(seat)})
                turn = SeatTurn.of(game, seat, locked.timers)
                await self._rewind(locked, stretch, number - 1, event, turn=turn)
                proposed = Proposed(locked.table)
            else:
                target = await self._before_last(locked, stretch, seat)
                proposal = Proposal(id=0, kind="undo", user_id=user_id, seat=seat, target=target, at=self.store.now())
                key = "log-undo_late" if alone else "log-undo_proposed"
                proposed = await self.proposals.propose(locked, proposal, Event(key, {"player": seat_name(seat)}))
        self.computers.go_on(proposed.table)
        return proposed

    @repeated
    async def go_back(self, table_id: int, entry: int, by: Person, *, admin: bool) -> Table:
        """Go back to the position after an entry (0: the start) of the present stretch, as an admin.

        Raises Refusal `refused-not_admin`, `refused-not_begun`, `refused-game_over`, `refused-undo_entry` (with the
        first and the last that can be named), `refused-undo_impossible`, `refused-daily_undo`.
        """
        if not admin:
            raise Refusal("refused-not_admin")
        async with self.store.hold(table_id) as locked:
            check_not_over(locked.table)
            if locked.game is None:
                raise Refusal("refused-not_begun")
            _check_may_go_back(locked.table)
            stretch = await self._stretch(locked)
            if not stretch.begin <= entry < locked.table.version:
                raise Refusal("refused-undo_entry", least=stretch.begin, most=locked.table.version - 1)
            event = Event("log-undone_by_admin", {"admin": by.name, "entry": entry})
            await self._rewind(locked, stretch, entry, event, note_named(table_id, by))
            table = locked.table
        self.computers.go_on(table)
        return table

    async def entries(self, table_id: int, *, limit: int = 25) -> list[EntryRow]:
        """The newest entries of the present stretch, newest first, for choosing one to go back to.

        Who made them and what was picked is left out: `events` says what a reader may know of each `entry`.
        """
        return await self.store.database.read(lambda rows: rows.games.entry_list(table_id, limit))

    async def own_standing(self, table: Table, seat: Seat) -> Standing | None:
        """The last choice that stands after a step back, if `seat` made it and may take it back alone."""
        if table.version >= LONG_GAME:
            return None
        standing = await self._last_standing(table, await self._stored(table.id), seat)
        return standing if standing is not None and standing.alone and _is_own(table, seat, standing.number) else None

    # Helpers; the caller holds the lock

    async def _stretch(self, locked: LockedTable) -> PresentStretch:
        """The stored present stretch. Raises Refusal `refused-too_long` for a game that is too long to go back."""
        if locked.table.version >= LONG_GAME:
            raise too_long()
        return await self._stored(locked.table.id)

    async def _stored(self, table_id: int) -> PresentStretch:
        return await self.store.database.read_in_turn(lambda rows: PresentStretch.read(rows, table_id))

    async def _last_standing(self, table: Table, stretch: PresentStretch, seat: Seat) -> Standing | None:
        job = Job.at(Priority.PERSON, table, table.seats[seat].user_id)
        return await self.thinker.call(job, last_standing, self.store.games[table.game], stretch, seat)

    def _in_time(self, locked: LockedTable, stretch: PresentStretch, number: int) -> bool:
        """Whether there is time left for the choice of entry `number`; otherwise undo would gain a whole deadline.

        With deadlines no time is left if the answer was given for an absent player.
        """
        table = locked.table
        if not table.deadline or len(table.seats) == 1:
            return True
        entry = stretch.entries[number - stretch.first]
        return isinstance(entry, Choice) and locked.timers.get(("deadline", entry.question), 0.0) > self.store.now()

    async def _before_last(self, locked: LockedTable, stretch: PresentStretch, seat: Seat) -> int:
        job = Job.at(Priority.PERSON, locked.table, locked.table.seats[seat].user_id)
        before = await self.thinker.call(job, before_last, self.store.games[locked.table.game], stretch, seat)
        if isinstance(before, WhyNot):
            raise self._impossible(locked, before)
        if before is None:
            raise Refusal("refused-undo_nothing")
        return before

    async def _rewind(
        self,
        locked: LockedTable,
        stretch: PresentStretch,
        to: int,
        event: Event,
        work: Work[None] | None = None,
        *,
        turn: SeatTurn | None = None,
        by: Proposal | None = None,
    ) -> None:
        """Go back, by the proposal `by` if there was one. People's timers restart, except those of a given `turn`.

        A limit of the game that is still running keeps what is left.

        In a lesson, whose seed is public, the dice stay the same: what the coach says next must still apply.

        All other proposals to go back lapse, because the entries they name no longer count.
        """
        saved, stir = await self._position_after(locked, stretch, to)
        game = self.store.games[locked.table.game].load(saved)
        now = self.store.now()
        number = locked.table.version + 1
        lapsing = [other for other in locked.table.proposals if other.kind == "undo" and other is not by]
        remaining = [other for other in locked.table.proposals if other.kind != "undo"]
        table = locked.table.changed(version=number, last_undo=number, touched=now, asked={}, proposals=remaining)
        stirs = [stir_event(to, number)] if stir else []
        logged = locked.numbered([event, *stirs, *map(lapse_event, lapsing)], number, now)
        running_timers = _timers_that_stay(locked, set() if turn is None else stretch.answered(to + 1))
        timers = self.store.table_timers.changed(table, game, running_timers, now, turn).applied(running_timers)

        def write(rows: Rows) -> None:
            rows.games.go_back(table, Back(to=to, stir=stir), saved, logged, timers)
            if work is not None:
                work(rows)

        await locked.write(write)
        locked.stored(table, logged, timers)
        locked.game, locked.kept = game, number

    async def _position_after(self, locked: LockedTable, stretch: PresentStretch, to: int) -> tuple[str, bool]:
        """The position after entry `to`, saved, and whether the dice change from there on. Raises Refusal."""
        kind = self.store.games[locked.table.game]
        job = Job.at(Priority.PERSON, locked.table)
        rewound = await self.thinker.call(job, rewind, kind, stretch, to, stirs=locked.table.lesson is None)
        if isinstance(rewound, WhyNot):
            raise self._impossible(locked, rewound)
        return rewound

    async def _by_agreement(self, locked: LockedTable, proposal: Proposal) -> None:
        """Carry out what everyone has agreed to."""
        in_play(locked)
        seat, target = proposal.seat, proposal.target
        stretch = await self._stretch(locked)
        if target is None or not stretch.begin <= target < locked.table.version:
            raise Refusal("refused-undo_impossible")
        args: dict[str, Arg] = {} if seat is None else {"player": seat_name(seat)}
        key = "log-undone" if len(locked.table.people) == 1 and seat is not None else "log-undone_by_all"
        await self._rewind(locked, stretch, target, Event(key, args), by=proposal)

    @staticmethod
    def _impossible(locked: LockedTable, why: WhyNot) -> Refusal:
        log.warning("table %d cannot go back: %s", locked.table.id, why.reason)
        return Refusal("refused-undo_impossible")


def _timers_that_stay(locked: LockedTable, answered: Collection[int]) -> dict[TimerKey, float]:
    """The timers that a step back does not restart: not people's, but for the turns of these `answered` questions."""
    return {
        key: due
        for key, due in locked.timers.items()
        if key[0] in ("away", "clock") or (key[0] in OF_TURNS and key[1] in answered)
    }


def _check_may_go_back(table: Table) -> None:
    """Raise Refusal `refused-daily_undo` for the try at a daily dungeon that counts."""
    if table.daily is not None and table.daily.counted:
        raise Refusal("refused-daily_undo")
