"""The one module that carries out a choice: lock, load, check, choose, store, publish, let computer players go on.

Buttons, commands, DMs, the clock and the computer players all come through here.
"""

from __future__ import annotations

import logging
import secrets
import sqlite3
import time
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any

from rules.core.errors import BadSetup, IllegalChoice, RulesError
from rules.core.game import Game
from rules.core.messages import TABLE, Arg, Event, Seat, seat_name
from rules.core.players import Player, RandomPlayer
from rules.core.questions import Question
from storage.database import Database, Work
from storage.errors import Refusal, RulesBroke, StorageFailure
from storage.queries import event_rows, game_rows, mark_rows, table_rows
from storage.rows import LONG, MOST_ENTRIES, LoggedEvent, MadeBy, Outcome, Person, Status, Table, TimerKey
from tables.computers import Computers
from tables.lobby import Lobby, check_host, seated, with_seat
from tables.shelf import Live
from tables.thinking import Thinker
from tables.versions import rules_version
from tables.waits import PEOPLE, Changed, Turn, asked_people, changed_waits

log = logging.getLogger(__name__)

KEEP_EVERY = 10
"""A commit point is kept when this many entries have been made since a position was kept."""

RETRY_AFTER = 30.0
"""After how many seconds a table whose computer players could not go on is tried again."""

CLOSED = ("refused-question_closed", "refused-game_over")
BACK = "refused-back_again"
"""Why what a computer player has thought out is not done: the person it stood in for is back."""


@dataclass(frozen=True, slots=True)
class Move:
    """A choice to be made, and who makes it."""

    seat: Seat
    question: int
    picked: Sequence[str]
    made_by: MadeBy
    interaction_id: int | None = None
    user_id: int | None = None
    before: Sequence[Event] = ()
    """What is told before what comes of the choice."""
    stands_in: bool = False
    """It counts only as long as a computer player answers for the seat: whoever is back decides for themselves."""


class Play(Lobby):
    """Games that are played: start, choices, computer players, the clock."""

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

    # Start

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
            by_admin = [Event("log-started_by_admin")] if admin and by != table.host_id else []
            opening = self._numbered(live, [*by_admin, *game.opening], 0, now)
            timers = self._changed_waits(table, game, {}, now).begun
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

    async def tell(self, table_id: int, key: str, *, by: Person | None = None, **args: Arg) -> None:
        """Write something that happened at the table, beside the rules, into its log, for everyone.

        Whoever is named in it is given as `by`, so that the name can be forgotten later.
        """
        async with self._lock(table_id):
            live = await self._live(table_id)
            logged = await self._change(live, [Event(key, args)], named(table_id, by))
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
        line: int | None = None,
    ) -> Outcome:
        """Answer a question for a seat. Once this returns the choice is stored; computer players go on afterwards.

        With `user_id` the seat must be that person's. With `line` (a `Table.line`) the question must have been shown
        since the game last went back, for questions of before may carry the numbers of others now. A person whom a
        computer player stood in for takes the seat back over by this, whatever comes of the choice.

        Raises IllegalChoice as the rules do (also for a question that is closed), Refusal (`refused-no_table`,
        `refused-not_begun`, `refused-paused`, `refused-table_over`, `refused-not_seated`), StorageFailure and
        RulesBroke; after any of them the game is as it was.
        """
        move = Move(seat, question_id, list(picked), "person", interaction_id, user_id)
        if seat != TABLE:
            await self._acts_again(table_id, seat, user_id)
        return await self._carry_out(table_id, move, line)

    async def waiting(self, user_id: int) -> list[Table]:
        """The running tables that wait for this person, the one that has waited longest first."""
        found = []
        for table in await self.of_user(user_id):
            seat = table.seat_of(user_id)
            if table.status != "running" or seat is None:
                continue
            try:
                if seat in (await self.game(table.id)).waiting(seat):
                    found.append(table)
            except RulesError as error:
                log.error("table %d cannot be read: %s", table.id, error)
        return sorted(found, key=lambda table: table.touched)

    async def come_back(self, table_id: int, user_id: int) -> Table:
        """Somebody is here: who was said to be away is not, and a computer player that stood in stops.

        Otherwise nothing happens. Raises Refusal `refused-not_seated`.
        """
        number = seated(await self.get(table_id), user_id)
        await self._acts_again(table_id, number, user_id)
        return await self.get(table_id)

    async def returns(self, table_id: int, user_id: int) -> None:
        """As `come_back`, for anybody who does something at the table: for who has no seat nothing happens."""
        number = (await self.get(table_id)).seat_of(user_id)
        if number is not None:
            await self._acts_again(table_id, number, user_id)

    async def here(self, user_id: int) -> list[int]:
        """Somebody has pressed, typed or written something, wherever: they are back at every table that missed them.

        Returns these tables. Raises StorageFailure.
        """
        found = await self.database.read(lambda connection: table_rows.missed(connection, user_id))
        for table_id in found:
            await self.returns(table_id, user_id)
        return found

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
            except Exception:
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
        self, live: Live, reason: str, events: Sequence[Event], work: Work[None] | None = None, **changes: Any
    ) -> list[LoggedEvent]:
        """End a table without a result; a game that had begun opens its dice. The caller holds the lock."""
        if live.game is not None:
            events = [*events, Event("log-dice_opened", {"seed": live.game.dice.seed})]
        changes |= {"status": "ended", "reason": reason, "over": self.clock(), "proposals": [], "rests_since": None}
        return await self._alter(live, events, work, **changes)

    async def _rest(
        self,
        live: Live,
        events: Sequence[Event],
        work: Work[None] | None = None,
        *,
        anew: Collection[TimerKey] = (),
        status: Status = "paused",
        **changes: Any,
    ) -> list[LoggedEvent]:
        """Lay a game aside; what is left of people's times is kept, but those in `anew` begin anew later.

        The caller holds the lock.
        """
        since = self.clock() if live.table.rests_since is None else live.table.rests_since
        return await self._alter(live, events, work, anew=anew, status=status, rests_since=since, **changes)

    async def _alter(
        self,
        live: Live,
        events: Sequence[Event] = (),
        work: Work[None] | None = None,
        *,
        anew: Collection[TimerKey] = (),
        later: float = 0.0,
        **changes: Any,
    ) -> list[LoggedEvent]:
        """As `_change`, with the timers that follow from it: those in `anew` begin anew, people's come `later`.

        The caller holds the lock.
        """
        table, game = live.table.model_copy(update=changes), live.game
        known = {
            key: due + later if key[0] != "clock" and due < mark_rows.SERVED else due
            for key, due in live.timers.items()
            if key not in anew
        }
        waits = Changed({}, []) if game is None else self._changed_waits(table, game, known, self.clock())
        timers = waits.applied(known)
        ended = [key for key in live.timers if key not in timers]
        begun = {key: due for key, due in timers.items() if live.timers.get(key) != due}

        def write(connection: sqlite3.Connection) -> None:
            mark_rows.remove_timers(connection, table.id, ended)
            mark_rows.add_timers(connection, table.id, begun)
            if work is not None:
                work(connection)

        logged = await self._change(live, events, write, **changes)
        live.timers = timers
        return logged

    async def _acts_again(self, table_id: int, seat: Seat, user_id: int | None) -> None:
        """Let a person who was absent, or said to be, take the seat back over."""
        async with self._lock(table_id):
            live = await self._live(table_id)
            table = live.table
            if not 0 <= seat < len(table.seats) or table.is_over:
                return
            row, call = table.seats[seat], table.call(seat)
            if (row.stand_in is None and call is None) or (user_id is not None and row.user_id != user_id):
                return
            event = Event("log-here" if row.stand_in is None else "log-back_again", {"player": seat_name(seat)})
            logged = await self._alter(
                live,
                [event],
                seats=with_seat(table, seat, stand_in=None),
                proposals=[other for other in table.proposals if other is not call],
            )
        await self._publish(table_id, logged)

    def _level(self, table: Table) -> str:
        """The computer player that takes a seat in mid-game."""
        return "steady" if "steady" in self.players[table.game] else "random"

    async def _carry_out(self, table_id: int, move: Move, line: int | None = None) -> Outcome:
        async with self._lock(table_id):
            live = await self._live(table_id)
            game = in_play(live)
            if move.user_id is not None and live.table.seat_of(move.user_id) != move.seat:
                raise Refusal("refused-not_seated")
            if line is not None and line != live.table.line:
                repeated = await self._repeated(live.table, move)
                if repeated is not None:
                    return repeated
                raise IllegalChoice(CLOSED[0])
            if live.table.version >= LONG and move.made_by == "person" and _goes_back(game, move):
                raise too_long()
            if move.stands_in and live.table.seats[move.seat].level is None:
                raise Refusal(BACK)
            turn = Turn.of(game, move.seat, live.timers)
            before = [*move.before, *_answered(live.table, game, move)]
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
                logged = await self._store(live, game, move, [*before, *events], turn)
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

    async def _store(
        self, live: Live, game: Game, move: Move, events: Sequence[Event], turn: Turn
    ) -> list[LoggedEvent]:
        """Write the choice that `game` has just carried out, then take it into `live`."""
        now = self.clock()
        result = game.result
        number = live.table.version + 1
        changes: dict[str, object] = {"version": number, "touched": now}
        endless = result is None and number >= MOST_ENTRIES
        if result is not None:
            changes |= {"status": "finished", "reason": result.reason, "over": now, "proposals": []}
        elif endless:
            changes |= {"status": "ended", "reason": "end-too_long", "over": now, "proposals": []}
            events = [*events, Event("log-dice_opened", {"seed": game.dice.seed})]
        elif number == LONG:
            events = [*events, Event("log-long", {"entries": LONG, "most": MOST_ENTRIES})]
        table = live.table.model_copy(update=changes)
        logged = self._numbered(live, events, number, now)
        waits = self._changed_waits(table, game, live.timers, now, turn)
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
            timers=waits.begun,
            stopped=waits.stopped,
            keep=not table.is_over and number - live.kept >= KEEP_EVERY and not game.can_undo(move.seat),
        )

        def write(connection: sqlite3.Connection) -> None:
            game_rows.store(connection, stored)
            if result is not None:
                game_rows.finish(connection, table, result)
            elif endless:
                table_rows.put(connection, table)

        await self._write(table.id, write)
        live.table = table
        live.events += len(logged)
        live.timers = waits.applied(live.timers)
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

    # Inside: computer players

    async def _play_computer(self, table_id: int) -> bool:
        """Let the computer player that is asked first make one choice; False when none is asked."""
        async with self._lock(table_id):
            live = await self._live(table_id)
            question = _asked_computer(live)
            if question is None:
                return False
            seat, number = question.seat, question.id
            level = live.table.seats[seat].level or ""
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
            await self._carry_out(table_id, Move(seat, question_id, await thinking, "computer", stands_in=True))
        except Refusal as refusal:
            return refusal.message.key == BACK  # then there may be others to go on for
        except IllegalChoice as error:
            if error.message.key not in CLOSED:
                raise
        return True

    def _pick(self, live: Live, seat: Seat, question_id: int, player: Player) -> Awaitable[list[str]]:
        return self.thinker.pick(in_play(live), seat, question_id, player, f"{self.chance.getrandbits(64):x}")

    async def _computers_failed(self, table_id: int) -> None:
        await self._publish(table_id, [Event("log-computers_stuck")])

    def _changed_waits(
        self, table: Table, game: Game, known: Mapping[TimerKey, float], now: float, turn: Turn | None = None
    ) -> Changed:
        return changed_waits(table, game, known, now, self.chance, self.clock_delay, turn)


def in_play(live: Live) -> Game:
    """The game, when choices can be made in it (or are refused by the rules because it is finished)."""
    if live.table.status in ("running", "finished") and live.game is not None:
        return live.game
    if live.table.status in ("paused", "parked"):
        raise Refusal("refused-paused")
    raise Refusal("refused-not_begun" if live.table.status == "lobby" else "refused-table_over")


def _answered(table: Table, game: Game, move: Move) -> list[Event]:
    """What is answered for a person, told to that person with the answer itself, in the words of its options."""
    if move.made_by == "person" or move.seat == TABLE or table.seats[move.seat].user_id is None:
        return []
    question = next((each for _, each in game.agenda.open() if each.id == move.question), None)
    if question is None or question.seat != move.seat:
        return []
    options = {option.id: option for option in question.options(game)}
    told = [Event(options[pick].key, options[pick].args, (move.seat,)) for pick in move.picked if pick in options]
    return told or [Event("log-answered_none", {}, (move.seat,))]


def _asked_computer(live: Live) -> Question | None:
    """The first open question that the table waits for and a computer player has to answer."""
    if live.table.status != "running" or live.game is None:
        return None
    seats, game = live.table.seats, live.game
    held = any(question.people_first(game) for question in asked_people(live.table, game).values())
    for _, question in game.agenda.open():
        if question.awaited and question.seat != TABLE and seats[question.seat].level is not None:
            if held and question.people_first(game):
                continue
            return question
    return None


def _goes_back(game: Game, move: Move) -> bool:
    """Whether a choice is a step back inside a longer answer, although one could go on."""
    for _, question in game.agenda.open():
        if question.id == move.question and question.seat == move.seat:
            options = question.options(game)
            forward = any(not option.back for option in options) or not question.awaited
            return forward and any(option.back for option in options if option.id in move.picked)
    return False


def too_long() -> Refusal:
    """What refuses going back in a game of very many entries."""
    return Refusal("refused-too_long", entries=LONG, most=MOST_ENTRIES)


def timers_of(live: Live, seat: Seat) -> list[TimerKey]:
    """The timers about the open questions of a seat."""
    asked = [] if live.game is None else live.game.agenda.open()
    mine = {question.id for _, question in asked if question.seat == seat}
    return [key for key in live.timers if key[0] in PEOPLE and key[1] in mine]


def named(table_id: int, by: Person | None) -> Work[None]:
    """The work of noting that this person is named in the events of a table."""

    def write(connection: sqlite3.Connection) -> None:
        if by is not None:
            table_rows.mention(connection, table_id, by.id, by.name)

    return write
