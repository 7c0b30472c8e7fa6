"""How far a lesson has come, read from what is stored."""

from __future__ import annotations

from collections.abc import Mapping

from rules.lessons import Asked, Course, Lesson, joined
from rules.messages import Seat
from rules.records import Choice, line
from storage.database import Rows
from storage.rows import Table
from tables.store.table_store import TableStore

Lessons = Mapping[str, Mapping[str, Lesson]]
"""The lessons of each game, by name."""


class Courses:
    """The courses of lessons."""

    def __init__(self, store: TableStore, lessons: Lessons) -> None:
        self.store = store
        self.lessons = lessons

    def lesson(self, table: Table) -> Lesson | None:
        """The lesson that a table gives; None also where it is no more."""
        return None if table.lesson is None else self.lessons.get(table.game, {}).get(table.lesson)

    async def course(self, table: Table, seat: Seat | None) -> Course | None:
        """How far the lesson of this table has come; None where it gives none, or not to this seat."""
        lesson = self.lesson(table)
        if lesson is None or seat != lesson.seat or table.seats[seat].user_id != table.host_id:
            return None
        return await self._course(table, lesson, seat)

    async def _course(self, table: Table, lesson: Lesson, seat: Seat) -> Course:
        def read(rows: Rows) -> Course:
            entries = line(rows.games.entries(table.id))
            counted = {number for number, entry in entries if isinstance(entry, Choice)}
            given: dict[Seat, list[str]] = {}
            for _, entry in entries:
                if isinstance(entry, Choice):
                    given.setdefault(entry.seat, []).append(joined(entry.picked))
            kinds = rows.games.kinds(table.id, seat)
            heard = [
                event
                for event in rows.events.heard(table.id, seat, sorted(lesson.signs))
                if event.entry in counted or event.entry == 0
            ]
            asked = [
                Asked(kinds[number], sum(event.entry < number for event in heard))
                for number in sorted(counted & kinds.keys())
            ]
            return Course(lesson, asked, heard, given)

        return await self.store.database.read(read)

    async def in_line(self, table: Table, seat: Seat) -> list[str] | None:
        """What a computer player of a lesson answers without thinking; None once the learner has strayed."""
        lesson = self.lesson(table)
        return None if lesson is None else (await self._course(table, lesson, lesson.seat)).next_in_line(seat)
