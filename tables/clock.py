"""The effects of time at the tables: the games' own clocks, reminders, deadlines, abandoned tables.

A loop elsewhere calls `run_due`. Time in which the bot was stopped does not count: its last sign of life is stored. Nor
does time in which people could not act: see `tables.play.outages`.
"""

from __future__ import annotations

import logging
import math
from collections.abc import Collection
from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple

from rules.errors import IllegalChoice, RulesError
from rules.game import Game
from rules.messages import TABLE, Args, Event, refer, seat_name
from rules.players import RandomPlayer, answer
from rules.questions import Question, Secrecy
from storage.database import Rows
from storage.errors import StorageFailure
from storage.rows import LONGEST_WAIT, SERVED, SHORTEST_WAIT, AbsentGuild, Move, Person, Table, TimerKind, TimerRow
from tables.errors import Refusal, is_damage
from tables.play.absence import Absence
from tables.play.choices import Choices
from tables.play.computers import RETRY_AFTER, Computers
from tables.play.outages import Outages
from tables.play.pausing import Pausing
from tables.play.proposals import Proposals
from tables.seats.removals import Removals
from tables.seats.seats import Seats
from tables.store.checks import check_host, check_not_over, in_play, note_named, seat_of_person, timers_of, with_seat
from tables.store.locked_table import LockedTable, repeated
from tables.store.shards import Shards
from tables.store.table_store import TableStore
from tables.store.table_timers import OF_TURNS, asked_clock, asked_people

log = logging.getLogger(__name__)

BEAT = 30.0
"""Seconds between two signs of life that the bot stores."""

TIDY = 600.0
"""Seconds between two searches for abandoned tables."""


RESTARTED: dict[str, tuple[TimerKind, ...]] = {"remind": ("remind",), "deadline": OF_TURNS, "away": ("away",)}
"""Which timers restart when the table sets this wait."""


class _Wait(NamedTuple):
    """One of a table's waits, before and after it is set, in seconds; None: there is no limit."""

    name: str
    old: float | None
    new: float | None

    def event(self, by: Person, *, admin: bool) -> Event:
        """The event that tells of the change."""
        key, name_arg = ("log-wait_set_by_admin", "admin") if admin else ("log-wait_set", "player")
        values: Args = {"what": refer(f"wait-{self.name}"), "old": int(self.old or 0), "new": int(self.new or 0)}
        return Event(key, {name_arg: by.name, **values})


@dataclass(eq=False)
class Clock:
    """Reminders, deadlines, and the work of the loop. `chance` draws what a table's clock answers."""

    store: TableStore
    absence: Absence
    choices: Choices
    proposals: Proposals
    pausing: Pausing
    seats: Seats
    computers: Computers
    outages: Outages
    removals: Removals
    chance: Random
    _beat: float | None = None
    _tidied: float | None = None
    _stuck: dict[int, float] = field(default_factory=dict)
    """Tables whose timers could not be served, with the time of the next attempt."""

    # Settings

    @repeated
    async def remind_me(self, table_id: int, user_id: int, after: float | None) -> Table:
        """Remind this person when the table has waited for them for `after` seconds (0: never; None: as at the table).

        Raises Refusal `refused-not_seated`, `refused-wait` or `refused-game_over`.
        """
        _check_wait(after, zero=True)
        await self.absence.returns(table_id, user_id)
        async with self.store.hold(table_id) as locked:
            check_not_over(locked.table)
            number = seat_of_person(locked.table, user_id)
            reminders = [(kind, question) for kind, question in timers_of(locked, number) if kind == "remind"]
            await locked.change(restart=reminders, seats=with_seat(locked.table, number, remind_after=after))
            return locked.table

    @repeated
    async def set_waits(
        self,
        table_id: int,
        by: Person,
        *,
        remind_after: float | None,
        deadline: float | None,
        away_after: float | None = None,
        admin: bool = False,
    ) -> Table:
        """Set after how many seconds players are reminded and how long a turn may take (None: never, no limit).

        `away_after`: how long to wait for a player reported as away; None: unchanged. For the host and an `admin`.
        Changes are logged with old and new value, and restart their timers. Raises Refusal `refused-not_host`,
        `refused-wait`, `refused-game_over`, `refused-daily_alone`, where nobody else could answer.
        """
        for wait in (remind_after, deadline, away_after):
            _check_wait(wait)
        await self.absence.returns(table_id, by.id)
        async with self.store.hold(table_id) as locked:
            table = locked.table
            check_not_over(table)
            if table.daily is not None:
                raise Refusal("refused-daily_alone")
            check_host(table, by.id, admin=admin)
            away_after = away_after or table.away_after
            waits = [
                _Wait("remind", table.remind_after, remind_after),
                _Wait("deadline", table.deadline, deadline),
                _Wait("away", table.away_after, away_after),
            ]
            changed = [wait for wait in waits if wait.old != wait.new]
            if not changed:
                await locked.confirm()
                return table
            kinds = {kind for wait in changed for kind in RESTARTED[wait.name]}
            await locked.change(
                *(wait.event(by, admin=admin) for wait in changed),
                work=note_named(table_id, by),
                restart=[(kind, number) for kind, number in locked.timers if kind in kinds],
                remind_after=remind_after,
                deadline=deadline,
                away_after=away_after,
            )
            return locked.table

    # The loop

    async def due(self, now: float) -> list[TimerRow]:
        """The due timers of this process's running games, earliest first.

        Tables at which people cannot act at present are left out.
        """
        timers = await self.store.database.read(lambda rows: rows.marks.due_timers(now))
        return [timer for timer in timers if self.store.shards.serve(timer.guild_id) and self.outages.may_serve(timer)]

    async def run_due(self, now: float) -> int:
        """Serve due timers, and retry stuck computer players; returns how many timers were served.

        A failing timer is logged and stays due; its table is retried after a while.
        """
        self.computers.retry(now)
        await self._store_sign_of_life(now)
        served = 0
        for timer in await self.due(now):
            if now < self._stuck.get(timer.table_id, now):
                continue
            try:
                await self._serve(timer)
                served += 1
                self._stuck.pop(timer.table_id, None)
            except StorageFailure as error:
                log.error("table %d: its clock failed: %s", timer.table_id, error)
                if is_damage(error):
                    self._stuck[timer.table_id] = now + RETRY_AFTER
            except Exception:
                log.exception("table %d: its clock failed", timer.table_id)
                self._stuck[timer.table_id] = now + RETRY_AFTER
        if math.isfinite(now) and (self._tidied is None or now - self._tidied >= TIDY):
            self._tidied = now  # also after a failure: the next attempt is in the next round
            await self.pausing.tidy(now, self.outages.reachable)
            await self.removals.expire(now)
        return served

    async def wake_up(self) -> set[int] | None:
        """After a start of the bot, before the first `run_due`: extend all timers by the downtime.

        Returns the last interactions answered by the process that handed over these shards; None if none did. Raises
        StorageFailure; then nothing has been done.
        """
        now = self.store.now()
        shards = self.store.shards

        def begin(rows: Rows) -> tuple[set[int] | None, float, list[AbsentGuild]]:
            answered = rows.marks.answered(shards.ids, shards.count)
            return answered, rows.marks.wake_up(now, shards.ids, shards.count), rows.guilds.absent()

        answered, gap, absent = await self.store.database.write(begin)
        self._beat = now
        self.outages.begin(now, absent)
        if gap >= 1:
            log.info("the bot was down for %d seconds; deadlines are extended by as much", gap)
        self.store.forget_all()
        return answered

    async def hand_over(self, answered: Collection[int]) -> None:
        """Store that this process no longer serves its shards, and which interactions it answered last.

        Raises StorageFailure.
        """
        now = self.store.now()
        shards = self.store.shards
        self.store.shards = Shards((), shards.count)
        await self.outages.save(now)
        await self.store.database.write(lambda rows: rows.marks.beat(now, shards.ids, shards.count, answered))

    @repeated
    async def resume_clock(self, table_id: int) -> None:
        """After a start of the bot: let a table's computer players continue, and give timers to questions without one.

        Raises Refusal, DamagedRow, DamagedSave, StorageFailure.
        """
        async with self.store.quietly(table_id) as locked:
            await self._complete_timers(locked)
        self.computers.wake(table_id)

    # Helpers

    async def _store_sign_of_life(self, now: float) -> None:
        """Store a sign of life now and then."""
        if not math.isfinite(now) or (self._beat is not None and 0 <= now - self._beat < BEAT):
            return
        shards = self.store.shards
        await self.outages.save(now)
        await self.store.database.write(lambda rows: rows.marks.beat(now, shards.ids, shards.count), durable=False)
        self._beat = now

    @repeated
    async def _serve(self, timer: TimerRow) -> None:
        """Serve a timer, or drop it if it is no longer needed."""
        move: Move | None = None
        async with self.store.hold(timer.table_id) as locked:
            game = in_play(locked)
            questions = asked_clock(game) if timer.kind == "clock" else asked_people(locked.table, game)
            question = questions.get(timer.question)
            call = locked.table.stand_in_proposal(timer.question) if timer.kind == "away" else None
            if call is not None:
                await self._note_served(locked, timer)
                await self.proposals.settle(locked, call)
            elif question is None or timer.kind == "away":
                await _drop(locked, timer)
                return
            elif timer.kind == "clock":
                move = Move(TABLE, question.id, answer(game, question, RandomPlayer(), self.chance), "clock")
            elif timer.kind == "deadline":
                move = await self._time_is_up(locked, game, question)
            else:
                due = locked.timers.get(("deadline", question.id))
                await self._note_served(locked, timer, *_reminder(timer, question, due))
        if move is not None:
            try:
                await self.choices.carry_out(timer.table_id, move)
            except Refusal as refusal:
                log.info("table %d: nothing to answer for seat %d: %s", timer.table_id, move.seat, refusal)
            except IllegalChoice as error:
                log.warning("table %d: the default of question %d is refused: %s", timer.table_id, move.question, error)
        if timer.kind == "deadline" and question is not None and question.secrecy is Secrecy.ALL:
            await self._answer_for(timer)
        if timer.kind in ("away", "clock", "deadline"):
            self.computers.wake(timer.table_id)

    async def _time_is_up(self, locked: LockedTable, game: Game, question: Question) -> Move | None:
        """Let a computer player take over, unless the question is secret; returns the default answer, if it has one."""
        secret = question.secrecy is Secrecy.ALL
        default = question.default(game)
        if not secret:
            await self.seats.stand_in_now(locked, question.seat, _time_out(question))
        if default is None or locked.table.status != "running":
            return None
        before = [_time_out(question)] if secret else []
        return Move(question.seat, question.id, default, "clock", before=before, stands_in=not secret)

    async def _note_served(self, locked: LockedTable, timer: TimerRow, *events: Event) -> None:
        """Note that a timer was served, with its events."""
        await locked.change(*events, work=lambda rows: rows.marks.mark_served(timer.id))
        locked.timers[timer.kind, timer.question] = SERVED

    async def _answer_for(self, timer: TimerRow) -> None:
        """Let a computer player answer once for a person whose time for a secret question is up."""
        for level in ("steady", "random"):
            async with self.store.quietly(timer.table_id) as locked:
                question = asked_people(locked.table, in_play(locked)).get(timer.question)
                if question is None:
                    return  # answered meanwhile
                seat = question.seat
                before = [_time_out(question)]
                thinking = self.computers.pick(locked, seat, question.id, self.computers.player(locked.table, level))
            try:
                move = Move(seat, timer.question, await thinking, "computer", computer=level, before=before)
                await self.choices.carry_out(timer.table_id, move)
                return
            except Refusal:
                return
            except RulesError as error:
                if level == "random":
                    raise
                log.warning("table %d: no answer for seat %d in time: %s", timer.table_id, seat, error)
            except Exception:
                if level == "random":
                    raise
                log.exception("table %d: %s could not answer for seat %d", timer.table_id, level, seat)

    async def _complete_timers(self, locked: LockedTable) -> None:
        """Begin the timers that are missing, and end those that are not needed."""
        if locked.game is None:
            return
        table = locked.table
        waits = self.store.table_timers.changed(table, locked.game, locked.timers, self.store.now())
        if not waits.begun and not waits.stopped:
            return

        def write(rows: Rows) -> None:
            rows.tables.expect(table)
            rows.marks.remove_timers(table.id, waits.stopped)
            rows.marks.add_timers(table.id, waits.begun)

        await locked.write(write)
        locked.timers = waits.applied(locked.timers)


async def _drop(locked: LockedTable, timer: TimerRow) -> None:
    """Remove a timer that is no longer needed."""
    table = locked.table

    def remove(rows: Rows) -> None:
        rows.tables.expect(table)
        rows.marks.remove_timer(timer.id)

    await locked.write(remove)
    locked.timers.pop((timer.kind, timer.question), None)


def _time_out(question: Question) -> Event:
    """Announce that a player's time is up, and a computer player continues; for a secret question, only to that player.

    A secret question is answered once only: a visible stand-in would show that it was asked.
    """
    if question.secrecy is Secrecy.ALL:
        return Event("log-time_out_once", {}, (question.seat,))
    return Event("log-time_out", {"player": seat_name(question.seat)})


def _reminder(timer: TimerRow, question: Question, due: float | None) -> list[Event]:
    """A reminder, or a warning with the end of the time (seconds since 1970); only for the players who are asked."""
    audience = (question.seat,)
    if timer.kind == "remind":
        return [Event("log-remind", {"player": seat_name(question.seat)}, audience)]
    return [Event("log-warn", {"player": seat_name(question.seat), "due": str(int(due or timer.due))}, audience)]


def _check_wait(seconds: float | None, *, zero: bool = False) -> None:
    """Raise Refusal `refused-wait` for a wait that is too short or too long; `zero`: 0 is neither."""
    if seconds is None or (zero and seconds == 0):
        return
    if not SHORTEST_WAIT <= seconds <= LONGEST_WAIT:
        raise Refusal("refused-wait", least=int(SHORTEST_WAIT // 60), most=int(LONGEST_WAIT // 86_400))
