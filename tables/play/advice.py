"""Advice: what a computer player would answer for a player, and why one made its last choice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from rules.agenda import APART
from rules.game import Game
from rules.messages import Seat
from rules.players import ComputerPlayer
from rules.recent import Recent
from rules.records import Choice, RecordEntry
from storage.database import Rows
from storage.rows import LoggedEvent, Table
from tables.errors import Refusal
from tables.play.computers import Computers
from tables.play.opinions import SILENT, Opinion, Suggestion, explain, is_drafting, suggest
from tables.store.checks import in_play
from tables.store.table_store import TableStore
from tables.workers.coalescing import Coalescer
from tables.workers.scheduler import Job, Priority
from tables.workers.thinker import Thinker

KEPT = 64
"""Opinions of each kind that are kept for repeated requests."""
EXPERT = "expert"
"""The computer player that is asked, if the game has it; otherwise the one on the seat, or its replacement."""
MOST_PLANS = 256
"""Seats whose last advice is remembered."""
MOST_NEW = 6
"""Entries after an advised answer that are searched for what became known."""
BEYOND_ALL = 2**31 - 1
"""Greater than the number of any question."""
MOST_TOLD = 20
"""Lines of the log that describe a choice."""

Key = tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class _LastAdvice:
    """The last advice to a seat, after the entry `version`, with the table's `last_undo` at that time."""

    last_undo: int
    version: int
    question: int
    opinion: Opinion


@dataclass(frozen=True, slots=True)
class Explained:
    """A choice of a computer player: its events, and what the player thinks of it."""

    events: Sequence[LoggedEvent]
    opinion: Opinion


class Advice:
    """Whether advice is allowed, and what it is. It depends only on what its seat may know."""

    def __init__(self, store: TableStore, computers: Computers, thinker: Thinker, coalescer: Coalescer) -> None:
        self.store = store
        self.computers = computers
        self.thinker = thinker
        self.coalescer = coalescer
        self._last_advice: Recent[tuple[int, Seat], _LastAdvice] = Recent(MOST_PLANS)
        """By table and seat."""

    def allowed(self, table: Table) -> bool:
        """Whether advice is allowed: if one person plays with computers, or if the host allows it.

        Never in the one try that counts at a daily dungeon.
        """
        counted = table.daily is not None and table.daily.counted
        return table.status == "running" and not counted and (table.advice or len(table.people) == 1)

    async def suggest(self, table_id: int, seat: Seat, question_id: int, coach: Suggestion = SILENT) -> Opinion:
        """The answer of a computer player to an open question in this seat's place.

        What the `coach` of a lesson answers comes first, so that two advisers never contradict each other; otherwise
        what was planned with the last advice, if the seat has learnt nothing since.

        Raises Refusal `refused-no_advice`, `refused-question_closed`, if the game is not running, and as
        `Coalescer.get`.
        """
        async with self.store.quietly(table_id) as locked:
            game = in_play(locked)
            table = locked.table
            self.check(table)
            kind = type(game)
            saved = game.save()
            player = self._player(table, seat)
        key: Key = (table_id, table.last_undo, table.version, seat, question_id)
        job = Job.at(Priority.PERSON, table, table.seats[seat].user_id)
        last = self._last_advice.get((table_id, seat))
        if last is not None and last.last_undo != table.last_undo:
            last = None
        earlier = None if last is None else last.opinion
        advice = await self.coalescer.get(
            ("advice", *key, *coach.ids),
            lambda: self.thinker.call(job, suggest, kind, saved, seat, question_id, player, _seed(key), coach, earlier),
            keep=KEPT,
        )
        if advice is None:
            raise Refusal("refused-question_closed")
        if last is not None and not advice.follows and last.question != question_id:
            advice = replace(advice, news=await self._news(table, seat, last))
        self._last_advice[table_id, seat] = _LastAdvice(table.last_undo, table.version, question_id, advice)
        await self._check_still(table_id)
        return advice

    async def _news(self, table: Table, seat: Seat, last: _LastAdvice) -> list[LoggedEvent]:
        """The events after the advised answer, if the seat gave it and has answered nothing since."""
        last_entry = min(table.version, last.version + MOST_NEW)

        def read(rows: Rows) -> list[LoggedEvent]:
            entries = rows.games.entries(table.id, last.version + 1)
            mine = [entry for entry in entries if isinstance(entry, Choice) and entry.seat == seat]
            advised = [answer.weighed.ids for answer in last.opinion.answers[:2]]
            if len(mine) != 1 or mine[0].question != last.question or tuple(mine[0].picked) not in advised:
                return []
            return [
                event
                for entry in range(last.version + 1, last_entry + 1)
                for event in rows.events.find(table.id, seat, entry=entry, limit=MOST_TOLD)
            ]

        return await self.store.database.read(read)

    async def explain(self, table_id: int, seat: Seat) -> Explained:
        """Why a computer player made its last choice that `seat`, which asks, has seen.

        A choice that only passes or continues is skipped if the seat has seen another one since its own last choice.
        Only choices of seats without a person are explained: the reasons depend on the hand, which would now be theirs.

        Raises Refusal `refused-no_advice`, `refused-nothing_to_explain`, if the game is not running, and as
        `Coalescer.get`.
        """
        async with self.store.quietly(table_id) as locked:
            kind = type(in_play(locked))
            table = locked.table
            self.check(table)

        def read(rows: Rows) -> tuple[tuple[int, str], list[RecordEntry], set[int]]:
            begin, saved = rows.games.beginnings(table_id)[-1]
            candidates = rows.games.told_of_computers(table_id, begin)
            return (begin, saved), rows.games.entries(table_id, begin + 1), candidates

        (begin, saved), entries, candidates = await self.store.database.read(read)
        players = {
            row.number: self.computers.player(table, row.level or self.computers.level(table))
            for row in table.seats
            if row.user_id is None
        }
        key: Key = ("why", table_id, table.last_undo, table.version, seat, *players)
        job = Job.at(Priority.PERSON, table, table.seats[seat].user_id)
        opinion = await self.coalescer.get(
            key,
            lambda: self.thinker.call(job, explain, kind, saved, begin, entries, candidates, players, seat, _seed(key)),
            keep=KEPT,
        )
        if opinion is None:
            raise Refusal("refused-nothing_to_explain")
        await self._check_still(table_id)
        entry = opinion.entry
        events = await self.store.database.read(
            lambda rows: rows.events.public_of_entries(table_id, entry, entry, MOST_TOLD)
        )
        return Explained(events, opinion)

    async def explains(self, table: Table, game: Game, seat: Seat | None) -> bool:
        """Whether `explain` is worth offering: a computer player chose before the turn of `seat`, or in it.

        Until all drafts are complete, they cannot be explained.
        """
        computers = {row.number for row in table.seats if row.user_id is None}
        if seat is None or not computers or not self.allowed(table):
            return False
        below = APART if is_drafting(game) else BEYOND_ALL
        chose = await self.store.database.read(lambda rows: rows.games.computers_before(table.id, seat, below))
        return bool(chose & computers)

    def is_held_up(self, table_id: int) -> bool:
        """Whether the advice that this table waits for is held up by other tables; see `Scheduler.is_held_up`."""
        return self.thinker.scheduler.is_held_up(table_id, (Priority.PERSON,))

    def check(self, table: Table) -> None:
        """Raise Refusal `refused-no_advice` if advice is not allowed."""
        if not self.allowed(table):
            raise Refusal("refused-no_advice")

    async def _check_still(self, table_id: int) -> None:
        """Raise as `check` if a person has sat down, or the host has forbidden advice, in the meantime."""
        table = await self.store.get(table_id)
        if table.status == "running":
            self.check(table)

    def _player(self, table: Table, seat: Seat) -> ComputerPlayer:
        """The expert, if the game has one; else the computer player of this seat, or one that could take it over."""
        players = self.computers.players[table.game]
        level = table.seats[seat].level or self.computers.level(table)
        return players[EXPERT] if EXPERT in players else self.computers.player(table, level)


def _seed(key: Key) -> str:
    """The seed for thinking about a position, so that repeated requests get the same answer."""
    return "advice " + " ".join(map(str, key))
