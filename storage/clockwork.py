"""What time does at the tables: the games' own clocks, reminders and deadlines of people, tables left alone.

One loop outside calls `run_due`. Time in which the bot was down does not count: the last sign of life is a row.
"""

from __future__ import annotations

import logging
import math
import sqlite3
from functools import partial

from rules.core.errors import IllegalChoice, RulesError
from rules.core.messages import TABLE, Event, seat_name
from rules.core.players import RandomPlayer, answer
from rules.core.questions import Question
from storage.errors import Refusal, StorageFailure
from storage.guilds import LONGEST_WAIT, SHORTEST_WAIT
from storage.lobby import check_host, check_not_over, seated, with_seat
from storage.play import RETRY_AFTER, Move, in_play, named
from storage.presence import Presence
from storage.queries import mark_rows
from storage.reading import Live, is_damage
from storage.rows import LoggedEvent, Person, Table, TimerRow
from storage.waits import asked_clock, asked_people

log = logging.getLogger(__name__)

BEAT = 30.0
"""How often, in seconds, the bot writes down that it is alive."""

TIDY = 600.0
"""How often, in seconds, it is looked for tables left alone."""


class Clockwork(Presence):
    """Reminders, deadlines, and the loop's work."""

    _beat: float | None = None
    _tidied: float | None = None

    # Settings

    async def remind_me(self, table_id: int, user_id: int, after: float | None) -> Table:
        """Be reminded when the table has waited for oneself for `after` seconds (0: never; None: as the table).

        Raises Refusal `refused-not_seated`, `refused-wait` or `refused-table_over`.
        """
        _check_wait(after, zero=True)
        async with self._lock(table_id):
            live = await self._live(table_id)
            check_not_over(live.table)
            number = seated(live.table, user_id)
            await self._alter(live, (), None, True, seats=with_seat(live.table, number, remind_after=after))
            table = live.table
        await self._publish(table_id, [])
        return table

    async def set_waits(
        self,
        table_id: int,
        by: Person,
        *,
        remind_after: float | None,
        deadline: float | None,
        admin: bool = False,
    ) -> Table:
        """After how many seconds of waiting everybody is reminded, and answered for; None: never.

        For the host and an `admin`; all waits begin anew. Raises Refusal `refused-not_host`, `refused-wait`,
        `refused-table_over`.
        """
        _check_wait(remind_after)
        _check_wait(deadline)
        async with self._lock(table_id):
            live = await self._live(table_id)
            check_not_over(live.table)
            events: list[Event] = []
            if admin:
                events.append(Event("log-waits_set_by_admin", {"admin": by.name}))
            else:
                check_host(live.table, by.id)
                events.append(Event("log-waits_set"))
            logged = await self._alter(
                live, events, named(table_id, by), True, remind_after=remind_after, deadline=deadline
            )
            table = live.table
        await self._publish(table_id, logged)
        return table

    # The loop

    async def due(self, now: float) -> list[TimerRow]:
        """The timers of running games that are due, the earliest first."""
        return await self.database.read(lambda connection: mark_rows.due_timers(connection, now))

    async def next_due(self) -> float | None:
        """When the next timer of a running game is due, None when there is none."""
        return await self.database.read(mark_rows.next_due)

    async def run_due(self, now: float) -> int:
        """Serve what is due, and try again where computer players could not go on; how many timers were served.

        One that fails is logged and stays due; its table is tried again after a while.
        """
        self.computers.retry(now)
        await self._alive(now)
        served = 0
        for timer in await self.due(now):
            if now < self._stuck.get(timer.table_id, now):
                continue
            try:
                await self._serve(timer)
                served += 1
                self._stuck.pop(timer.table_id, None)
            except StorageFailure as error:
                log.error("table %d: its clock could not go on: %s", timer.table_id, error)
                if is_damage(error):
                    self._stuck[timer.table_id] = now + RETRY_AFTER
            except Exception:
                log.exception("table %d: its clock could not go on", timer.table_id)
                self._stuck[timer.table_id] = now + RETRY_AFTER
        if math.isfinite(now) and (self._tidied is None or now - self._tidied >= TIDY):
            await self.tidy(now)
            self._tidied = now
        return served

    async def resume_all(self) -> list[Table]:
        """After a start of the bot: `wake_up`, then `resume_clock` at every running table.

        Returns the running tables; one whose game cannot be read is logged and left out.
        """
        await self.wake_up()
        running = []
        for table in await self.unfinished():
            if table.status != "running":
                continue
            try:
                await self.resume_clock(table.id)
            except RulesError:
                log.exception("table %d cannot go on", table.id)
                continue
            running.append(table)
        return running

    async def wake_up(self) -> None:
        """After a start of the bot, before the first `run_due`: the time it was down counts on no clock.

        Raises StorageFailure; then nothing has been done.
        """
        now = self.clock()
        gap = await self.database.write(lambda connection: mark_rows.wake_up(connection, now))
        self._beat = now
        if gap:
            log.info("the bot was down for %d seconds; deadlines come later by as much", gap)
            for live in self._cache.values():
                live.timers = {key: due if key[0] == "clock" else due + gap for key, due in live.timers.items()}

    async def resume_clock(self, table_id: int) -> None:
        """After a start of the bot: let the table's clock begin its waits anew and its computer players go on.

        Raises Refusal, DamagedRow, DamagedSave, StorageFailure.
        """
        async with self._lock(table_id):
            await self._restart_clock(await self._live(table_id))
        self.computers.wake(table_id)

    # Inside

    async def _alive(self, now: float) -> None:
        """Note now and then that the bot lives."""
        if not math.isfinite(now) or (self._beat is not None and 0 <= now - self._beat < BEAT):
            return
        await self.database.write(lambda connection: mark_rows.beat(connection, now), durable=False)
        self._beat = now

    async def _serve(self, timer: TimerRow) -> None:
        """Do what a timer is about, or forget it when its question is not open any more."""
        move: Move | None = None
        logged: list[LoggedEvent] = []
        async with self._lock(timer.table_id):
            live = await self._live(timer.table_id)
            game = in_play(live)
            asked = asked_clock(game) if timer.kind == "clock" else asked_people(live.table, game)
            question = asked.get(timer.question)
            if question is None:
                await self._write(timer.table_id, lambda connection: mark_rows.remove_timer(connection, timer.id))
                live.timers.pop((timer.kind, timer.question), None)
                return
            if timer.kind == "clock":
                move = Move(TABLE, question.id, answer(game, question, RandomPlayer(), self.chance), "clock")
            elif timer.kind == "deadline":
                picked = question.default(game)
                if picked is not None:
                    move = Move(question.seat, question.id, picked, "clock", before=_passed(question))
            else:
                due = live.timers.get(("deadline", question.id))
                done = partial(mark_rows.served_timer, timer_id=timer.id)
                logged = await self._change(live, _told(timer, question, due), done)
                live.timers[timer.kind, timer.question] = mark_rows.SERVED
        if logged:
            await self._publish(timer.table_id, logged)
            return
        if move is not None:
            try:
                await self._carry_out(timer.table_id, move)
                return
            except IllegalChoice as error:
                log.warning("table %d: the default of question %d is refused: %s", timer.table_id, move.question, error)
        if timer.kind == "deadline":
            await self._answer_for(timer)

    async def _answer_for(self, timer: TimerRow) -> None:
        """Let a computer player answer once for a person whose time is out."""
        for level in ("steady", "random"):
            async with self._lock(timer.table_id):
                live = await self._live(timer.table_id)
                question = asked_people(live.table, in_play(live)).get(timer.question)
                if question is None:
                    return  # answered meanwhile
                seat, before = question.seat, _passed(question)
                player = self.players[live.table.game].get(level, RandomPlayer())
                thinking = self._pick(live, seat, question.id, player)
            try:
                picked = await thinking
                await self._carry_out(timer.table_id, Move(seat, timer.question, picked, "computer", before=before))
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

    async def _restart_clock(self, live: Live) -> None:
        """Let all waits of a table's clock begin anew. The caller holds the lock."""
        if live.game is None:
            return
        known = {key: due for key, due in live.timers.items() if key[0] != "clock"}
        waits = self._changed_waits(live.table, live.game, known, self.clock())
        table_id, clocks = live.table.id, [key for key in live.timers if key[0] == "clock"]
        if not waits.begun and not waits.stopped and not clocks:
            return

        def write(connection: sqlite3.Connection) -> None:
            mark_rows.remove_timers(connection, table_id, [*clocks, *waits.stopped])
            mark_rows.add_timers(connection, table_id, waits.begun)

        await self._write(table_id, write)
        live.timers = waits.applied(known)


def _passed(question: Question) -> list[Event]:
    """That the time of whoever is asked is out; of a secret question nobody else learns."""
    audience = (question.seat,) if question.secret else None
    return [Event("log-time_out", {"player": seat_name(question.seat)}, audience)]


def _told(timer: TimerRow, question: Question, due: float | None) -> list[Event]:
    """A reminder, or a warning with when the time is out (seconds since 1970); for whoever is asked only."""
    audience = (question.seat,)
    if timer.kind == "remind":
        return [Event("log-remind", {"player": seat_name(question.seat)}, audience)]
    return [Event("log-warn", {"player": seat_name(question.seat), "due": str(int(due or timer.due))}, audience)]


def _check_wait(seconds: float | None, *, zero: bool = False) -> None:
    if seconds is None or (zero and seconds == 0):
        return
    if not SHORTEST_WAIT <= seconds <= LONGEST_WAIT:
        raise Refusal("refused-wait", least=int(SHORTEST_WAIT // 60), most=int(LONGEST_WAIT // 86_400))
