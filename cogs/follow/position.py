"""What is to be shown to a seat now: its look at the table, its open question, its draft, all of one moment."""

from __future__ import annotations

from cogs.house.house import House
from cogs.house.reader import Reader
from cogs.screens.panel import chosen_question
from cogs.screens.proposals import undo_words
from rules.core.messages import Seat
from rules.core.questions import Question
from storage.rows import Table


async def position(
    house: House, table: Table, seat: Seat, language: str, number: int
) -> tuple[Reader, Question | None, list[str]]:
    """The table with this seat's eyes, the question to show (`number`, if it is open) and its draft.

    All of one moment: the game is read in place and may go on while the draft is read.
    """
    while True:
        reader = await Reader.of(house, table, seat, language)
        question = chosen_question(reader, number)
        reader.undo = await undo_words(house, reader)
        draft: list[str] = []
        if question is not None and question.max > 1:
            draft = await house.tables.marks.draft(table.id, seat, question.id)
        if not reader.stale:
            return reader, question, draft


def marks_of(reader: Reader, question: Question | None) -> list[str]:
    """What to mark in a picture of the board; empty when the panel needs none."""
    return [] if question is None else [option.mark for option in question.options(reader.game) if option.mark]
