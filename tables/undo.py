"""Steps back: one's own last choice, an earlier position by agreement of the table, or by an admin."""

from __future__ import annotations

import logging
import sqlite3

from rules.core.messages import Arg, Event, Seat, seat_name
from rules.core.records import Back
from storage.database import Work
from storage.errors import Refusal
from storage.queries import game_rows
from storage.rows import LONG, EntryRow, LoggedEvent, Person, Proposal, Proposed, Table
from tables.agreement import Agreement, lapsed
from tables.lobby import check_not_over, seated
from tables.play import in_play, named, too_long
from tables.rewinding import Stretch, before_last, in_phase, rewind, stirred
from tables.shelf import Live
from tables.waits import Turn

log = logging.getLogger(__name__)


class Undo(Agreement):
    """Going back appends an entry and deletes nothing. Settings of the table made since are kept."""

    async def undo(self, table_id: int, user_id: int, *, version: int | None = None) -> Proposed:
        """Take back one's own last choice: at once when nothing has come out since, else as a proposal to the others.

        With `version` (a `Table.version`) nothing may have been chosen since then, so that a second press does not
        take back one choice more. A proposal goes back to before that choice, and where choices were made side by
        side, to before all of these.

        Raises Refusal `refused-not_seated`, `refused-not_begun`, `refused-paused`, `refused-table_over`,
        `refused-undo_nothing`, `refused-undo_side_by_side` while several choose at the same time (there the question
        itself offers the way back), `refused-undo_impossible`, `refused-question_closed` for another version,
        `refused-proposed_already`, `refused-withdraw_first`.
        """
        await self.returns(table_id, user_id)
        async with self._lock(table_id):
            live = await self._live(table_id)
            check_not_over(live.table)
            seat = seated(live.table, user_id)
            game = in_play(live)
            if version is not None and version != live.table.version:
                raise Refusal("refused-question_closed")
            if in_phase(game):
                raise Refusal("refused-undo_side_by_side")
            stretch = await self._stretch(live)
            number = stretch.last_choice(game.unseen_since)
            if number is None:
                raise Refusal("refused-undo_nothing")
            if game.can_undo(seat):
                event = Event("log-undone", {"player": seat_name(seat)})
                turn = Turn.of(game, seat, live.timers)
                logged = await self._go_back(live, stretch, number - 1, event, turn=turn)
                done = Proposed(live.table)
            else:
                target = await self._before_last(live, stretch, seat)
                proposal = Proposal(id=0, kind="undo", user_id=user_id, seat=seat, target=target, at=self.clock())
                told = Event("log-undo_proposed", {"player": seat_name(seat), "entries": live.table.version - target})
                logged, done = await self._propose(live, proposal, told)
        await self._after(done.table, logged)
        return done

    async def undo_to(self, table_id: int, entry: int, by: Person, *, admin: bool) -> Table:
        """Go back to the position after an entry (0: the start) of the present stretch, as an admin.

        Raises Refusal `refused-not_admin`, `refused-not_begun`, `refused-table_over`, `refused-undo_entry` (with the
        first and the last that can be named), `refused-undo_impossible`.
        """
        if not admin:
            raise Refusal("refused-not_admin")
        async with self._lock(table_id):
            live = await self._live(table_id)
            check_not_over(live.table)
            if live.game is None:
                raise Refusal("refused-not_begun")
            stretch = await self._stretch(live)
            if not stretch.begin <= entry < live.table.version:
                raise Refusal("refused-undo_entry", least=stretch.begin, most=live.table.version - 1)
            event = Event("log-undone_by_admin", {"admin": by.name, "entry": entry})
            logged = await self._go_back(live, stretch, entry, event, named(table_id, by))
            table = live.table
        await self._after(table, logged)
        return table

    async def entries(self, table_id: int, *, limit: int = 25) -> list[EntryRow]:
        """The newest entries of the present stretch, newest first, for choosing one to go back to.

        Who made them and what was picked is left out: `events` tells of each `entry` what a reader may know.
        """
        return await self.database.read(lambda connection: game_rows.entry_list(connection, table_id, limit))

    # Inside; the caller holds the lock

    async def _stretch(self, live: Live) -> Stretch:
        """The present stretch as it is stored. Raises Refusal `refused-too_long` in a game that may only go on."""
        if live.table.version >= LONG:
            raise too_long()
        table_id = live.table.id

        def read(connection: sqlite3.Connection) -> Stretch:
            begin, kept = game_rows.kept(connection, table_id)
            return Stretch(game_rows.entries(connection, table_id, begin + 1), begin + 1, kept)

        return await self.database.read_in_turn(read)

    async def _before_last(self, live: Live, stretch: Stretch, seat: Seat) -> int:
        found = await self.thinker.call(before_last, self.games[live.table.game], stretch, seat)
        if isinstance(found, str):
            raise self._impossible(live, found)
        if found is None:
            raise Refusal("refused-undo_nothing")
        return found

    async def _go_back(
        self,
        live: Live,
        stretch: Stretch,
        to: int,
        event: Event,
        work: Work[None] | None = None,
        *,
        turn: Turn | None = None,
        by: Proposal | None = None,
    ) -> list[LoggedEvent]:
        """Go back, by the proposal `by` if there was one. People's times begin anew, but not that of a `turn` given.

        All other proposals that would go back lapse: what they named belongs to another story now.
        """
        kind = self.games[live.table.game]
        rewound = await self.thinker.call(rewind, kind, stretch, to)
        if isinstance(rewound, str):
            raise self._impossible(live, rewound)
        game = kind.load(rewound.saved)
        now = self.clock()
        number = live.table.version + 1
        void = [other for other in live.table.proposals if other.kind == "undo" and other is not by]
        kept = [other for other in live.table.proposals if other.kind != "undo"]
        table = live.table.model_copy(update={"version": number, "line": number, "touched": now, "proposals": kept})
        events = [event, *([stirred(rewound.to, number)] if rewound.stir else []), *map(lapsed, void)]
        logged = self._numbered(live, events, number, now)
        known = {key: due for key, due in live.timers.items() if key[0] == "away"}
        timers = self._changed_waits(table, game, known, now, turn).applied(known)
        back = Back(to=rewound.to, stir=rewound.stir)

        def write(connection: sqlite3.Connection) -> None:
            game_rows.go_back(connection, table, back, rewound.saved, kind.schema_version, logged, timers)
            if work is not None:
                work(connection)

        await self._write(table.id, write)
        live.table, live.game, live.timers, live.kept = table, game, timers, number
        live.events += len(logged)
        return logged

    async def _undo_by_agreement(self, live: Live, proposal: Proposal) -> list[LoggedEvent]:
        in_play(live)
        seat, target = proposal.seat, proposal.target
        stretch = await self._stretch(live)
        if target is None or not stretch.begin <= target < live.table.version:
            raise Refusal("refused-undo_impossible")
        args: dict[str, Arg] = {} if seat is None else {"player": seat_name(seat)}
        return await self._go_back(live, stretch, target, Event("log-undone_by_all", args), by=proposal)

    @staticmethod
    def _impossible(live: Live, why: str) -> Refusal:
        log.warning("table %d cannot go back: %s", live.table.id, why)
        return Refusal("refused-undo_impossible")
