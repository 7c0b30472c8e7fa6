"""The position of a seat now, and its panel with pictures.

A `Reader` is the viewer of a table, here a seat, in one language; `Reader.once` keeps what was worked out until the
table changes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace

from cogs.screens.open_question import Progress
from cogs.screens.panel import News, chosen_question, panel
from cogs.screens.proposals import undo_words
from cogs.services.reader import Reader
from cogs.services.screen import Block, Screen, picture_block
from cogs.services.services import Services
from rules.messages import Seat
from rules.questions import Question
from storage.rows import Table

# The file names of the pictures next to a question
BOARD = "board.png"
HAND = "hand.png"


@dataclass(frozen=True, slots=True)
class SeatPosition:
    """The question that a seat is shown, if any, and the picks made so far; all from the same moment."""

    reader: Reader
    question: Question | None
    draft: Sequence[str] = ()

    @property
    def number(self) -> int:
        """The number of the question; 0 if none is open."""
        return 0 if self.question is None else self.question.id

    def screen(
        self, progress: Progress, news: News, *, pictures: bool = True, hand: bool = False, plain: bool
    ) -> Screen:
        """The panel with its question at the point the player has reached; for the others see `drawings`."""
        above, below = list[Block | None](), None
        if pictures:
            above, below = drawings(self.reader, self.question, self.draft, hand=hand, plain=plain)
        return panel(self.reader, self.question, replace(progress, picked=tuple(self.draft)), news, above, below)


async def position(
    services: Services, table: Table, seat: Seat, language: str, number: int, progress: Progress
) -> SeatPosition:
    """The position of this seat: the question `number`, if it is open, otherwise the first.

    The game is read in place, and may change while the draft is read.
    """
    while True:
        reader = await Reader.of(services, table, seat, language)
        question = chosen_question(reader, number)
        if progress.aside or question is None:
            reader.explains = await _explains(services, reader)
        reader.course = await services.tables.courses.of(table, seat)
        if question is not None:
            reader.ideas = progress.ideas and question.id == number
            await _work_out(services, reader, question)
        reader.undo = await undo_words(services, reader)  # which depends on the course
        draft: list[str] = []
        if question is not None and question.max > 1:
            draft = await services.tables.journal.draft(table.id, seat, question.id)
        if not reader.stale:
            return SeatPosition(reader, question, draft)


async def _explains(services: Services, reader: Reader) -> bool:
    """Whether a computer player's choice can be explained to the seat; worked out once for a position."""
    game, key = reader.game, ("explains", reader.seat)
    if game is not None and key not in reader.memo:
        reader.memo[key] = await services.tables.advice.explains(reader.table, game, reader.seat)
    return bool(reader.memo.get(key))


async def _work_out(services: Services, reader: Reader, question: Question) -> None:
    """Work out what the options of the question need, and the coach's words if the seat has a lesson."""
    course = reader.course
    for search in question.searches(reader.game, ideas=reader.ideas or course is not None):
        await asyncio.to_thread(search)
    if course is not None:
        reader.advice = await services.tables.lessons.advice(reader.table, course, question)


def drawings(
    reader: Reader, question: Question | None, picked: Sequence[str] = (), *, hand: bool = False, plain: bool
) -> tuple[list[Block | None], Block | None]:
    """The pictures above a question and below it: its subject with the hand of the seat if it needs that.

    `picked`: the picks made so far. `hand`: a hand that it does not need is shown below it. `plain`: words replace
    pictures.
    """
    subject = None if question is None else reader.decision(question, picked)
    needed = question is not None and reader.wants_hand(question)
    held = picture_block(reader.hand(below=subject is not None) if hand or needed else None, HAND, plain=plain)
    shown = picture_block(subject, BOARD, plain=plain)
    return ([shown, held], None) if needed else ([shown], held)
