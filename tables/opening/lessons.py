"""Lessons: a running table with a fixed seed for one person, and what its coach says."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace

from rules.errors import IllegalChoice
from rules.game import Game
from rules.lessons import COMPUTER, Asked, CoachWords, Course, Lesson, advised, answer_seed, begin, joined, suggested
from rules.messages import Message, Seat
from rules.players import ComputerPlayer
from rules.questions import Question
from rules.recent import Recent
from rules.records import Choice, entries_that_count
from storage.database import Rows
from storage.rows import Language, Person, SeatRow, Table
from tables.errors import Refusal
from tables.opening.opening import open_running
from tables.play.computers import Computers
from tables.play.opinions import SILENT, Suggestion, way_forward
from tables.store.computer_names import with_computer_names
from tables.store.server_settings import Servers, check_starter
from tables.store.table_store import TableStore
from tables.workers.scheduler import Job, Priority

log = logging.getLogger(__name__)

MOST_SUGGESTIONS = 100
"""Suggestions that are kept in memory."""
MOST_DISMISSED = 1000
"""Tables whose learner has asked to play on that are kept in memory."""
TIMEOUT = 0.8
"""For how many seconds a panel waits for a suggestion; Discord wants an answer within three."""

Lessons = Mapping[str, Mapping[str, Lesson]]
"""The lessons of each game, by name."""

Key = tuple[int, int, int]
"""The question that a suggestion is for: the table, the table's version, the number of the question."""


@dataclass(frozen=True, slots=True)
class CoachAdvice:
    """The words of the coach before a question, and the answer it would give (empty: none)."""

    course: Course
    words: CoachWords
    picked: tuple[str, ...]
    thinking: bool = False
    """Whether that answer is still being worked out."""
    late: bool = False
    """Whether the question was shown before the suggestion existed: then its button must not move others."""
    why: Message | None = None
    """The consequence of the answer, if that was worked out for the coach."""


def suggest_from_save(kind: type[Game], saved: str, question_id: int, player: ComputerPlayer, seed: str) -> Suggestion:
    """`way_forward` for a saved game; empty if the question is not open."""
    game = kind.load(saved)
    asked = game.question(question_id)
    return SILENT if asked is None else way_forward(game, asked, player, seed)


class CourseReader:
    """Reads the progress of lessons from what is stored.

    Only the wish to play on without the coach is kept in memory: after the next answer it follows from what is stored.
    """

    def __init__(self, store: TableStore, lessons: Lessons) -> None:
        self.store = store
        self.lessons = lessons
        self._dismissed: Recent[int, None] = Recent(MOST_DISMISSED)

    def lesson(self, table: Table) -> Lesson | None:
        """The lesson that a table gives; None also for a lesson that no longer exists."""
        return None if table.lesson is None else self.lessons.get(table.game, {}).get(table.lesson)

    async def of(self, table: Table, seat: Seat | None) -> Course | None:
        """The progress of this table's lesson; None if it has none, or not for this seat."""
        lesson = self.lesson(table)
        if lesson is None or seat != lesson.seat or table.seats[seat].user_id != table.host_id:
            return None
        course = await self._read(table, lesson, seat)
        if not course.ended or course.silent:
            self._dismissed.pop(table.id, None)
        return replace(course, dismissed=table.id in self._dismissed)

    def dismiss(self, table: Table) -> None:
        """The learner plays on after the end of the lesson."""
        self._dismissed[table.id] = None

    async def _read(self, table: Table, lesson: Lesson, seat: Seat) -> Course:
        """The course of a lesson for a seat, from what was answered and what it has heard."""

        def read(rows: Rows) -> Course:
            entries = entries_that_count(rows.games.entries(table.id))
            choices = {number: entry for number, entry in entries if isinstance(entry, Choice)}
            given: dict[Seat, list[str]] = {}
            for choice in choices.values():
                given.setdefault(choice.seat, []).append(joined(choice.picked))
            signs = rows.events.heard_by(table.id, seat, sorted(lesson.signs))
            heard = [event for event in signs if event.entry in choices or event.entry == 0]  # none was taken back
            asked = []
            kinds = rows.games.kinds(table.id, seat)
            for number in sorted(choices.keys() & kinds.keys()):
                heard_before = sum(event.entry < number for event in heard)
                asked.append(Asked(kinds[number], heard_before))
            return Course(lesson, asked, heard, given)

        return await self.store.database.read(read)

    async def in_line(self, table: Table, seat: Seat) -> list[str] | None:
        """The scripted answer of a computer player in a lesson; None once the learner has left the script."""
        lesson = self.lesson(table)
        return None if lesson is None else (await self._read(table, lesson, lesson.seat)).next_in_line(seat)


class LessonTables:
    """Opens lessons, and says what is due in them; only suggestions are kept in memory."""

    def __init__(self, store: TableStore, servers: Servers, computers: Computers, lessons: Lessons) -> None:
        self.store = store
        self.servers = servers
        self.computers = computers
        self.lessons = lessons
        self.timeout = TIMEOUT
        self._suggestions: dict[Key, Suggestion] = {}
        self._thinking: dict[Key, asyncio.Task[None]] = {}
        self._late: set[Key] = set()

    async def close(self) -> None:
        """Stop all thinking."""
        thinking = list(self._thinking.values())
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)

    async def open(
        self,
        game: str,
        name: str,
        guild_id: int | None,
        channel_id: int,
        by: Person,
        language: Language,
        *,
        roles: Collection[int] = (),
        manager: bool = False,
    ) -> Table:
        """A running table that gives this lesson to `by`, with computer players on the other seats.

        Raises Refusal `refused-no_lesson`, `refused-channel_taken`, `refused-may_not_start`, and as
        `Servers.check_room`.
        """
        lesson = self.lessons.get(game, {}).get(name)
        if lesson is None:
            raise Refusal("refused-no_lesson")
        server = await self.servers.of(guild_id)
        check_starter(server, roles, manager=manager)
        kind = self.store.games[game]
        first_position = begin(kind, lesson)
        now = self.store.now()
        seats = [SeatRow(number=number, computer=COMPUTER, ready=True) for number in range(lesson.seats)]
        seats[lesson.seat] = SeatRow(number=lesson.seat, user_id=by.id, name=by.name, ready=True, dm=False)
        lobby = Table(
            id=0,
            guild_id=guild_id,
            channel_id=channel_id,
            game=game,
            settings=first_position.settings.model_dump(mode="json"),
            language=language,
            host_id=by.id,
            status="lobby",
            seats=with_computer_names(0, seats),
            lesson=name,
            created=now,
            touched=now,
        )
        table = await open_running(self.store, self.servers, lobby, first_position, first_position.opening)
        self.computers.wake(table.id)
        return table

    async def advice(self, table: Table, course: Course, question: Question) -> CoachAdvice | None:
        """The coach's words before this open question; None once it is silent, or if nobody waits for the answer."""
        if course.ended or not question.awaited:
            return None
        words = course.words(question.kind)
        suggestion = await self._in_time(table, course, question, words)
        picked, why = suggestion or SILENT
        late = (table.id, table.version, question.id) in self._late
        return CoachAdvice(course, words, picked, thinking=suggestion is None, late=late, why=why)

    async def _in_time(self, table: Table, course: Course, question: Question, words: CoachWords) -> Suggestion | None:
        """The lesson's suggestion, or else the heuristic computer player's answer; None while it is thinking.

        If that takes longer than a response can wait, the suggestion is added when it is ready.
        """
        key = (table.id, table.version, question.id)
        if key not in self._suggestions:
            if key not in self._thinking:
                name = f"coach of table {table.id}"
                self._thinking[key] = asyncio.create_task(self._suggest(key, table, course, question, words), name=name)
            await asyncio.wait([self._thinking[key]], timeout=self.timeout)
            if key not in self._suggestions:
                self._late.add(key)
        return self._suggestions.get(key)

    async def _suggest(self, key: Key, table: Table, course: Course, question: Question, words: CoachWords) -> None:
        """Keep the suggestion of the coach; panels that were shown without it follow."""
        try:
            suggestion = await self._suggestion(table, course, question, words)
        except Exception:
            log.exception("table %d: its coach has no answer to question %d", table.id, question.id)
            suggestion = SILENT
        finally:
            del self._thinking[key]
        while len(self._suggestions) >= MOST_SUGGESTIONS:
            oldest = next(iter(self._suggestions))
            del self._suggestions[oldest]
            self._late.discard(oldest)
        self._suggestions[key] = suggestion
        if key in self._late:
            await self.store.announce(table.id, [])

    async def _suggestion(self, table: Table, course: Course, question: Question, words: CoachWords) -> Suggestion:
        """The lesson's own answer, or else what the computer player picks, or else its way forward from here.

        Empty if the question has closed meanwhile, or its answers have changed.
        """
        job = Job.at(Priority.PERSON, table)
        async with self.store.quietly(table.id) as locked:
            game = locked.game
            open_question = None if game is None else game.question(question.id)
            if game is None or open_question is None:
                return SILENT
            options = open_question.options(game)
            saved = game.save()
            suggested_ids = suggested(course, words, options)
            if suggested_ids:
                return Suggestion(tuple(suggested_ids))
            player = self.computers.player(locked.table, self.computers.level(locked.table))
            seed = answer_seed(game.dice.seed, question.id)
            thinking = self.computers.thinker.pick(job, game, question.seat, question.id, player, seed)
        try:
            picked = advised(options, await thinking)
        except IllegalChoice:
            return SILENT
        if picked:
            return Suggestion(tuple(picked))
        return await self.computers.thinker.call(job, suggest_from_save, type(game), saved, question.id, player, seed)
