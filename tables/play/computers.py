"""Moves of computer players: one background task per table that has something for them to do."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

from rules.errors import IllegalChoice
from rules.lessons import answer_seed
from rules.messages import TABLE, Event, Seat, seat_name
from rules.players import ComputerPlayer, RandomPlayer
from rules.questions import Question, allows
from rules.recent import Recent
from storage.errors import StorageFailure
from storage.rows import Move, Table
from tables.errors import Refusal, RulesBroke
from tables.play.choices import BACK, CLOSED, Choices
from tables.store.checks import in_play
from tables.store.locked_table import LockedTable
from tables.store.table_store import TableStore
from tables.store.table_timers import asked_people
from tables.workers.scheduler import Job, Priority
from tables.workers.thinker import Thinker, at_once

log = logging.getLogger(__name__)

RETRY_AFTER = 30.0
"""After how many seconds a table with stuck computer players is retried."""
RANDOM = "random"
"""The computer player that every game has."""
SEATED = 1000
"""For how many seats the memory of their computer players is kept; the others start again without one."""


@dataclass(eq=False)
class Computers:
    """Plays at woken tables until no computer player there is asked.

    Waking is explicit: as a listener it would retry a stuck table after its own changes, without end. It listens only
    to cancel thinking that has become pointless. `chance` seeds the computer players' randomness. `in_line` returns
    what a seat of a lesson answers without thinking (None: it has to think).
    """

    store: TableStore
    choices: Choices
    thinker: Thinker
    players: Mapping[str, Mapping[str, ComputerPlayer]]
    chance: Random
    in_line: Callable[[Table, Seat], Awaitable[list[str] | None]]
    _tasks: dict[int, asyncio.Task[None]] = field(default_factory=dict)
    _woken: set[int] = field(default_factory=set)
    _moved: dict[int, asyncio.Event] = field(default_factory=dict)
    """The tables where a computer player is thinking, and whether something has happened there in the meantime."""
    _seated: Recent[tuple[int, Seat, str], ComputerPlayer] = field(default_factory=lambda: Recent(SEATED))
    _retries: dict[int, float] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.store.listeners.append(self._note_move)

    def go_on(self, table: Table) -> None:
        """After something has happened at a table: wake its computer players, if it has any and is not over."""
        if not table.is_over and any(seat.level is not None for seat in table.seats):
            self.wake(table.id)

    def wake(self, table_id: int) -> None:
        """Let the computer players of this table play; if none of them is asked, nothing happens."""
        self._woken.add(table_id)
        self._retries.pop(table_id, None)
        if table_id not in self._tasks:
            name = f"computer players of table {table_id}"
            self._tasks[table_id] = asyncio.create_task(self._run(table_id), name=name)

    def retry(self, now: float) -> None:
        """Wake the tables that failed and whose time for a retry has come."""
        for table_id in [table_id for table_id, due in self._retries.items() if due <= now]:
            self.wake(table_id)

    async def gone_on(self, table_id: int, most: float) -> None:
        """Wait until no computer player of this table has anything to do, for at most this many seconds."""
        if table_id in self._tasks:
            await asyncio.wait([self._tasks[table_id]], timeout=most)

    async def idle(self) -> None:
        """Wait until no computer player has anything to do: for tests and for a clean shutdown."""
        while self._tasks:
            await asyncio.wait(self._tasks.values())

    async def close(self) -> None:
        """Stop all thinking; the stored games wait for the next start."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def level(self, table: Table) -> str:
        """The computer player that takes over a seat during a game."""
        return "steady" if "steady" in self.players[table.game] else RANDOM

    def check_level(self, table: Table, level: str) -> None:
        """Raise Refusal `refused-no_computer` if this game has no such computer player."""
        if level not in self.players[table.game]:
            raise Refusal("refused-no_computer", level=level)

    def player(self, table: Table, level: str) -> ComputerPlayer:
        """The computer player of this name; the random one if there is none."""
        return self.players[table.game].get(level, RandomPlayer())

    def seated(self, table: Table, seat: Seat, level: str) -> ComputerPlayer:
        """The computer player of this name at a seat, with what it remembers."""
        key = (table.id, seat, level)
        player = self._seated[key] = self._seated.get(key) or self.player(table, level).seated()
        return player

    def pick(self, locked: LockedTable, seat: Seat, question_id: int, player: ComputerPlayer) -> Awaitable[list[str]]:
        """The answer of a computer player: the game is read now, the thinking is done when this is awaited.

        Raises Refusal if the game is not running.
        """
        game = in_play(locked)
        seed = answer_seed(game.dice.seed, question_id)
        if locked.table.lesson is None:
            seed = f"{self.chance.getrandbits(64):x}"
        job = Job.at(Priority.SEARCH if player.searches else Priority.HEURISTIC, locked.table)
        return self.thinker.pick(job, game, seat, question_id, player, seed)

    def is_held_up(self, table_id: int) -> bool:
        """Whether the computer player of this table is held up by other tables; see `Scheduler.is_held_up`."""
        return self.thinker.scheduler.is_held_up(table_id, (Priority.HEURISTIC, Priority.SEARCH))

    async def _run(self, table_id: int) -> None:
        try:
            while table_id in self._woken:
                self._woken.discard(table_id)
                try:
                    while await self._play(table_id):
                        pass
                except Exception:
                    log.exception("table %d: its computer players are stuck for now", table_id)
                    self._retries[table_id] = self.store.now() + RETRY_AFTER
                    await self.store.announce(table_id, [Event("log-computers_stuck")])
        finally:
            del self._tasks[table_id]

    async def _play(self, table_id: int) -> bool:
        """Let the first computer player that is asked make one choice; False if none of this process is asked."""
        async with self.store.quietly(table_id) as locked:
            question = _asked_computer(locked) if self.store.is_own(locked.table) else None
            if question is None:
                return False
            seat, number = question.seat, question.id
            level = locked.table.seats[seat].level or ""
            scripted = (
                await self.in_line(locked.table, seat)
                if locked.table.lesson is not None
                else question.follows(locked.game)
            )
            if scripted and allows(question, locked.game, scripted):
                thinking: Awaitable[list[str]] = at_once(scripted)
            else:
                thinking = self.pick(locked, seat, number, self.seated(locked.table, seat, level))
        try:
            return await self._chooses(table_id, seat, number, level, thinking)
        except (StorageFailure, RulesBroke):
            raise
        except Exception:
            log.exception("table %d: %s could not answer, answering at random", table_id, level)
        async with self.store.quietly(table_id) as locked:
            if locked.table.status != "running":
                return False
            thinking = self.pick(locked, seat, number, RandomPlayer())
        goes_on = await self._chooses(table_id, seat, number, RANDOM, thinking)
        await self.store.tell(table_id, "log-computer_failed", player=seat_name(seat))
        return goes_on

    async def _thought(
        self, table_id: int, seat: Seat, question_id: int, thinking: Awaitable[list[str]]
    ) -> list[str] | None:
        """The result of thinking; None, and the thinking is cancelled, if the game moves on without it."""
        moved = self._moved[table_id] = asyncio.Event()
        thought = asyncio.ensure_future(thinking)
        try:
            while not thought.done():
                waiting = asyncio.ensure_future(moved.wait())
                await asyncio.wait((thought, waiting), return_when=asyncio.FIRST_COMPLETED)
                waiting.cancel()
                if moved.is_set() and not thought.done():
                    moved.clear()
                    async with self.store.quietly(table_id) as locked:
                        if not _is_asked(locked, seat, question_id):
                            return None
            return thought.result()
        finally:
            thought.cancel()
            del self._moved[table_id]

    async def _note_move(self, table_id: int, events: Sequence[Event]) -> None:
        """Have a computer player that is thinking at this table checked: it may no longer be asked."""
        if table_id in self._moved:
            self._moved[table_id].set()

    async def _chooses(
        self, table_id: int, seat: Seat, question_id: int, level: str, thinking: Awaitable[list[str]]
    ) -> bool:
        """Carry out what a computer player picks, if it is still asked; False if the game is not running."""
        try:
            picked = await self._thought(table_id, seat, question_id, thinking)
            if picked is not None:
                move = Move(seat, question_id, picked, "computer", computer=level, stands_in=True)
                await self.choices.carry_out(table_id, move)
        except Refusal as refusal:
            return refusal.message.key == BACK  # then there may be others to continue with
        except IllegalChoice as error:
            if error.message.key not in CLOSED:
                raise
        return True


def _is_asked(locked: LockedTable, seat: Seat, question_id: int) -> bool:
    """Whether this seat is still asked this question, and a computer player has to answer it."""
    if locked.table.status != "running" or locked.game is None or locked.table.seats[seat].level is None:
        return False
    return any((question.seat, question.id) == (seat, question_id) for question in locked.game.questions)


def _asked_computer(locked: LockedTable) -> Question | None:
    """The open question that a computer player answers next; None if there is none.

    Agreeing with another player's wish comes first, then what the table waits for and isn't left to people.
    """
    if locked.table.status != "running" or locked.game is None:
        return None
    seats = locked.table.seats
    game = locked.game
    asked = [
        question
        for _, question in game.agenda.open()
        if question.seat != TABLE and seats[question.seat].level is not None
    ]
    for question in asked:
        if question.follows(game) is not None:
            return question
    if game.people_first() and asked_people(locked.table, game):
        return None
    return next((question for question in asked if question.awaited), None)
