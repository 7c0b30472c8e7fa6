"""The one module that carries out a choice: lock, load, check, choose, store, publish, let computer players go on.

Buttons, commands, DMs, the clock and the computer players all come through here.
"""

from __future__ import annotations

import logging
import secrets
import sqlite3
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random

from rules.core.errors import BadSetup, IllegalChoice, RulesError
from rules.core.game import Game
from rules.core.messages import TABLE, Arg, Event, Seat, seat_name
from rules.core.players import Player, RandomPlayer, answer
from rules.core.questions import Question
from storage.computers import Computers
from storage.database import Database, Work
from storage.errors import Refusal, RulesBroke, StorageFailure
from storage.lobby import Lobby, check_host, check_not_over, seated
from storage.queries import event_rows, game_rows, mark_rows, table_rows
from storage.reading import Live, plain
from storage.rows import LoggedEvent, MadeBy, Outcome, SeatRow, Table, TimerRow
from storage.thinking import Thinker
from storage.versions import rules_version

log = logging.getLogger(__name__)

KEEP_EVERY = 10
"""A commit point is kept when this many entries have been made since a position was kept."""

RETRY_AFTER = 30.0
"""After how many seconds a table whose computer players could not go on is tried again."""

CLOSED = ("refused-question_closed", "refused-game_over")


@dataclass(frozen=True, slots=True)
class Move:
    """A choice to be made, and who makes it."""

    seat: Seat
    question: int
    picked: Sequence[str]
    made_by: MadeBy
    interaction_id: int | None = None
    user_id: int | None = None


class Tables(Lobby):
    """All tables. See `Reading` for the arguments and for what can be asked, `Lobby` for what precedes the start."""

    def __init__(
        self,
        database: Database,
        games: Mapping[str, type[Game]],
        players: Mapping[str, Mapping[str, Player]],
        thinker: Thinker,
        clock: Callable[[], float] = time.time,
        *,
        chance: Random | None = None,
        clock_delay: float = 1.0,
        retry_after: float = RETRY_AFTER,
    ) -> None:
        super().__init__(database, games, players, thinker, clock, chance=chance, clock_delay=clock_delay)
        self.computers = Computers(self._play_computer, self._computers_failed, clock, retry_after)

    # Start and end

    async def start(self, table_id: int, by: int, *, admin: bool = False) -> Table:
        """Begin the game with the seats as they are; the seed is drawn here.

        Raises Refusal `refused-not_host` (unless `admin`), `refused-not_ready` with the names of those who have not
        agreed to the options, `refused-begun`, and BadSetup when the game cannot be played like this.
        """
        async with self._lock(table_id):
            live = await self._lobby(table_id)
            if not admin:
                check_host(live.table, by)
            late = [seat.name for seat in live.table.people if not seat.ready and seat.user_id != by]
            if late:
                raise Refusal("refused-not_ready", players=late)
            kind = self._kind(live.table.game)
            seed = secrets.token_hex(16)
            try:
                game = kind.start(len(live.table.seats), live.table.options, seed=seed)
            except BadSetup:
                raise
            except Exception as error:
                log.exception("table %d: the rules broke at the start", table_id)
                raise RulesBroke from error
            now = self.clock()
            table = live.table.model_copy(
                update={
                    "status": "running",
                    "seed_hash": game.dice.sealed,
                    "rules_version": rules_version(kind),
                    "started": now,
                    "touched": now,
                }
            )
            opening = self._numbered(live, game.opening, 0, now)
            timers = self._new_timers(game, {}, now)
            saved = game.save()

            def begin(connection: sqlite3.Connection) -> None:
                game_rows.start(connection, table, seed, saved, kind.schema_version)
                event_rows.add(connection, table_id, opening)
                mark_rows.add_timers(connection, table_id, timers)

            await self._write(table_id, begin)
            live.table, live.game, live.events, live.timers = table, game, len(opening), timers
        await self._publish(table_id, opening)
        self.computers.wake(table_id)
        return table

    async def leave_game(self, table_id: int, user_id: int) -> Table:
        """Leave a game that has begun: a computer player takes the seat; without people the game is ended.

        Raises Refusal `refused-not_seated`, `refused-not_begun` or `refused-table_over`.
        """
        async with self._lock(table_id):
            live = await self._live(table_id)
            table = live.table
            check_not_over(table)
            if table.started is None:
                raise Refusal("refused-not_begun")
            number = seated(table, user_id)
            players = self.players[table.game]
            level = "steady" if "steady" in players else "random"
            seats = list(table.seats)
            left, seats[number] = seats[number], SeatRow(number=number, computer=level, ready=True)
            messages = [message for message in table.messages if message.seat != number]
            people = [seat.user_id for seat in seats if seat.user_id is not None]
            clear = partial(table_rows.clear_seat, table_id=table_id, seat=number)
            events = [Event("log-left", {"player": plain(left.name), "seat": seat_name(number)})]
            if people:
                host = table.host_id if table.host_id in people else people[0]
                logged = await self._change(live, events, clear, seats=seats, messages=messages, host_id=host)
            else:
                logged = await self._end(live, "end-abandoned", events, clear, seats=seats, messages=messages)
            table = live.table
        await self._publish(table_id, logged)
        if not table.is_over:
            self.computers.wake(table_id)
        return table

    async def end(self, table_id: int, by: int, *, admin: bool = False) -> Table:
        """End a lobby or a game for good, without a result. The host may, and an `admin`.

        Raises Refusal `refused-not_host` or `refused-table_over`.
        """
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

    async def tell(self, table_id: int, key: str, **args: Arg) -> None:
        """Write something that happened at the table, beside the rules, into its log, for everyone."""
        async with self._lock(table_id):
            live = await self._live(table_id)
            logged = await self._change(live, [Event(key, args)])
        await self._publish(table_id, logged)

    # Play

    async def choose(
        self,
        table_id: int,
        seat: Seat,
        question_id: int,
        picked: Sequence[str],
        interaction_id: int | None = None,
        *,
        user_id: int | None = None,
    ) -> Outcome:
        """Answer a question for a seat. Once this returns the choice is stored; computer players go on afterwards.

        With `user_id` the seat must be that person's. Raises IllegalChoice as the rules do (also for a question that
        is closed), Refusal (`refused-no_table`, `refused-not_begun`, `refused-paused`, `refused-table_over`,
        `refused-not_seated`), StorageFailure and RulesBroke; after any of them the game is as it was.
        """
        return await self._carry_out(table_id, Move(seat, question_id, list(picked), "person", interaction_id, user_id))

    # The clock

    async def due(self, now: float) -> list[TimerRow]:
        """The timers of running games that are due, the earliest first."""
        return await self.database.read(lambda connection: mark_rows.due_timers(connection, now))

    async def next_due(self) -> float | None:
        """When the next timer of a running game is due, None when there is none."""
        return await self.database.read(mark_rows.next_due)

    async def run_due(self, now: float) -> int:
        """Serve what is due, and try again where computer players could not go on; how many timers were served.

        One that fails is logged and stays due.
        """
        self.computers.retry(now)
        served = 0
        for timer in await self.due(now):
            try:
                await self._answer_clock(timer)
                served += 1
            except RulesError:
                log.exception("table %d: its clock could not go on", timer.table_id)
        return served

    async def resume_all(self) -> list[Table]:
        """After a start of the bot: let the clocks begin their waits anew and the computer players go on.

        The time the bot was down does not count. Returns the running tables; one whose game cannot be read is
        logged and left out.
        """
        running = []
        for table in await self.unfinished():
            if table.status != "running":
                continue
            try:
                async with self._lock(table.id):
                    await self._restart_clock(await self._live(table.id))
            except RulesError:
                log.exception("table %d cannot go on", table.id)
                continue
            running.append(table)
            self.computers.wake(table.id)
        return running

    async def verify(self, table_id: int) -> str | None:
        """Play the game's present stretch again and compare: where it departs from the snapshot, or None.

        An unfinished game that departs goes on from its snapshot as a new stretch and is marked.
        """
        record = await self.record(table_id, running=True)
        kind = self.games[record.game]
        departure = await self.thinker.departs(kind, record.model_dump_json())
        version = rules_version(kind)
        logged: Sequence[Event] = []
        async with self._lock(table_id):
            live = await self._live(table_id)
            if live.table.is_over:
                return departure
            if departure is not None:
                log.warning("table %d goes otherwise by the present rules: %s", table_id, departure)
                begin = partial(game_rows.begin_stretch, table_id=table_id, rules_version=version)
                logged = await self._change(
                    live, [Event("log-rules_changed")], begin, rules_version=version, rules_changed=True
                )
            elif live.table.rules_version != version:
                confirm = partial(game_rows.confirm_stretch, table_id=table_id, rules_version=version)
                await self._change(live, [], confirm, rules_version=version)
        if logged:
            await self._publish(table_id, logged)
        return departure

    async def verify_all(self) -> dict[int, str]:
        """Verify every unfinished game, one after the other; by table, where those depart that do."""
        found = {}
        for table in await self.unfinished():
            if table.started is None:
                continue
            try:
                departure = await self.verify(table.id)
            except RulesError:
                log.exception("table %d cannot be verified", table.id)
                continue
            if departure is not None:
                found[table.id] = departure
        return found

    async def close(self) -> None:
        """Stop the computer players and their processes. The database stays open."""
        await self.computers.close()
        await self.thinker.close()

    # Inside: a choice

    async def _end(
        self, live: Live, reason: str, events: list[Event], work: Work[None] | None = None, **changes: object
    ) -> list[LoggedEvent]:
        """End a table without a result; a game that had begun opens its dice. The caller holds the lock."""
        table_id = live.table.id
        if live.game is not None:
            events = [*events, Event("log-dice_opened", {"seed": live.game.dice.seed})]

        def finish(connection: sqlite3.Connection) -> None:
            mark_rows.stop_timers(connection, table_id)
            if work is not None:
                work(connection)

        logged = await self._change(live, events, finish, status="ended", reason=reason, over=self.clock(), **changes)
        live.timers = {}
        return logged

    async def _carry_out(self, table_id: int, move: Move) -> Outcome:
        async with self._lock(table_id):
            live = await self._live(table_id)
            game = _in_play(live)
            if move.user_id is not None and live.table.seat_of(move.user_id) != move.seat:
                raise Refusal("refused-not_seated")
            try:
                events = game.choose(move.seat, move.question, move.picked)
            except IllegalChoice:
                repeated = await self._repeated(live.table, move)
                if repeated is not None:
                    return repeated
                raise
            except Exception as error:
                self._forget(table_id)
                log.exception("table %d: the rules broke on question %d of seat %d", table_id, move.question, move.seat)
                raise RulesBroke from error
            try:
                logged = await self._store(live, game, move, events)
            except game_rows.Repeated:
                repeated = await self._repeated(live.table, move)
                if repeated is None:
                    raise StorageFailure from None  # an interaction of another table
                return repeated
            table = live.table
        await self._publish(table_id, logged)
        if not table.is_over:
            self.computers.wake(table_id)
        return Outcome(table, [event for event in logged if event.heard_by(move.seat)])

    async def _store(self, live: Live, game: Game, move: Move, events: Sequence[Event]) -> list[LoggedEvent]:
        """Write the choice that `game` has just carried out, then take it into `live`."""
        now = self.clock()
        result = game.result
        number = live.table.version + 1
        changes: dict[str, object] = {"version": number, "touched": now}
        if result is not None:
            changes |= {"status": "finished", "reason": result.reason, "over": now}
        table = live.table.model_copy(update=changes)
        logged = self._numbered(live, events, number, now)
        timers = self._new_timers(game, live.timers, now)
        asked = _asked_clock(game)
        stored = game_rows.Stored(
            table=table,
            seat=move.seat,
            question=move.question,
            picked=move.picked,
            made_by=move.made_by,
            interaction_id=move.interaction_id,
            saved=game.save(),
            schema_version=game.schema_version,
            events=logged,
            timers=timers,
            stopped=[question for question in live.timers if question not in asked],
            keep=result is None and number - live.kept >= KEEP_EVERY and not game.can_undo(move.seat),
        )

        def write(connection: sqlite3.Connection) -> None:
            game_rows.store(connection, stored)
            if result is not None:
                game_rows.finish(connection, table, result)

        await self._write(table.id, write)
        live.table = table
        live.events += len(logged)
        live.timers = {question: due for question, due in {**live.timers, **timers}.items() if question in asked}
        if stored.keep:
            live.kept = number
        return logged

    async def _repeated(self, table: Table, move: Move) -> Outcome | None:
        """What came of this interaction when it was carried out before, or None."""
        interaction = move.interaction_id
        if interaction is None:
            return None

        def read(connection: sqlite3.Connection) -> list[LoggedEvent] | None:
            entry = game_rows.entry_of(connection, table.id, interaction)
            if entry is None:
                return None
            return event_rows.find(connection, table.id, move.seat, since=0, before=None, entry=entry, limit=1000)

        events = await self.database.read_in_turn(read)
        return None if events is None else Outcome(table, events, repeated=True)

    # Inside: computer players and the clock

    async def _play_computer(self, table_id: int) -> bool:
        """Let the computer player that is asked first make one choice; False when none is asked."""
        async with self._lock(table_id):
            live = await self._live(table_id)
            question = _asked_computer(live)
            if question is None:
                return False
            seat, number = question.seat, question.id
            level = live.table.seats[seat].computer or ""
            thinking = self._pick(live, seat, number, self.players[live.table.game].get(level, RandomPlayer()))
        try:
            return await self._computer_chooses(table_id, seat, number, thinking)
        except (StorageFailure, RulesBroke):
            raise
        except Exception:
            log.exception("table %d: %s could not answer, so it answers at random", table_id, level)
        async with self._lock(table_id):
            live = await self._live(table_id)
            if live.table.status != "running":
                return False
            thinking = self._pick(live, seat, number, RandomPlayer())
        in_play = await self._computer_chooses(table_id, seat, number, thinking)
        await self.tell(table_id, "log-computer_failed", player=seat_name(seat))
        return in_play

    async def _computer_chooses(
        self, table_id: int, seat: Seat, question_id: int, thinking: Awaitable[list[str]]
    ) -> bool:
        """Carry out what a computer player picks, if that is still asked; False when the game is not in play."""
        try:
            await self._carry_out(table_id, Move(seat, question_id, await thinking, "computer"))
        except Refusal:
            return False
        except IllegalChoice as error:
            if error.message.key not in CLOSED:
                raise
        return True

    def _pick(self, live: Live, seat: Seat, question_id: int, player: Player) -> Awaitable[list[str]]:
        return self.thinker.pick(_in_play(live), seat, question_id, player, f"{self.chance.getrandbits(64):x}")

    async def _computers_failed(self, table_id: int) -> None:
        await self._publish(table_id, [Event("log-computers_stuck")])

    async def _answer_clock(self, timer: TimerRow) -> None:
        """Answer the clock's question, or forget it when it is not open any more."""
        async with self._lock(timer.table_id):
            live = await self._live(timer.table_id)
            game = _in_play(live)
            question = _asked_clock(game).get(timer.question)
            if question is None:
                await self._write(timer.table_id, lambda connection: mark_rows.remove_timer(connection, timer.id))
                live.timers.pop(timer.question, None)
                return
            picked = answer(game, question, RandomPlayer(), self.chance)
        await self._carry_out(timer.table_id, Move(TABLE, timer.question, picked, "clock"))

    async def _restart_clock(self, live: Live) -> None:
        """Let all waits of a table's clock begin anew. The caller holds the lock."""
        if live.game is None:
            return
        timers = self._new_timers(live.game, {}, self.clock())
        if not timers and not live.timers:
            return
        table_id = live.table.id

        def write(connection: sqlite3.Connection) -> None:
            mark_rows.stop_timers(connection, table_id)
            mark_rows.add_timers(connection, table_id, timers)

        await self._write(table_id, write)
        live.timers = timers

    def _new_timers(self, game: Game, known: Mapping[int, float], now: float) -> dict[int, float]:
        """When the clock answers its questions that are not `known` yet."""
        return {
            question.id: now + self.chance.uniform(*question.wait(game)) * self.clock_delay
            for question in _asked_clock(game).values()
            if question.id not in known
        }


def _in_play(live: Live) -> Game:
    """The game, when choices can be made in it (or are refused by the rules because it is finished)."""
    if live.table.status in ("running", "finished") and live.game is not None:
        return live.game
    if live.table.status in ("paused", "parked"):
        raise Refusal("refused-paused")
    raise Refusal("refused-not_begun" if live.table.status == "lobby" else "refused-table_over")


def _asked_computer(live: Live) -> Question | None:
    """The first open question that the table waits for and a computer player has to answer."""
    if live.table.status != "running" or live.game is None:
        return None
    seats = live.table.seats
    for _, question in live.game.agenda.open():
        if question.awaited and question.seat != TABLE and seats[question.seat].computer is not None:
            return question
    return None


def _asked_clock(game: Game) -> dict[int, Question]:
    """The open questions to the table's clock, by number."""
    return {question.id: question for _, question in game.agenda.open() if question.seat == TABLE}
