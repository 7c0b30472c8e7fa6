"""What a table waits for, as timers: its clock's questions, reminders and deadlines of people who are asked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from rules.core.game import Game
from rules.core.messages import TABLE
from rules.core.questions import Question
from storage.rows import Table, TimerKey

PEOPLE = ("remind", "warn", "deadline")
"""The kinds of timers that are about people."""

WARN_AT_MOST = 3600.0
"""A deadline is announced an hour before, or when a quarter of its time is left, whichever is later."""


@dataclass(frozen=True, slots=True)
class Changed:
    """How a table's timers change: those that begin, with when they are due, and those that end."""

    begun: dict[TimerKey, float]
    stopped: list[TimerKey]

    def applied(self, known: Mapping[TimerKey, float]) -> dict[TimerKey, float]:
        """The timers there are then."""
        return {key: due for key, due in {**known, **self.begun}.items() if key not in self.stopped}


def asked_clock(game: Game) -> dict[int, Question]:
    """The open questions to the table's clock, by number."""
    return {question.id: question for _, question in game.agenda.open() if question.seat == TABLE}


def asked_people(table: Table, game: Game) -> dict[int, Question]:
    """The open questions that are waited for a person to answer, by number; not those of absent people."""
    return {
        question.id: question
        for _, question in game.agenda.open()
        if question.seat != TABLE
        and question.awaited
        and table.seats[question.seat].user_id is not None
        and table.seats[question.seat].stand_in is None
    }


def changed_waits(
    table: Table, game: Game, known: Mapping[TimerKey, float], now: float, chance: Random, clock_delay: float
) -> Changed:
    """How the timers change that are `known`, for the table and its game as they will be.

    Only a running game waits. `chance` draws the clock's waits, which `clock_delay` multiplies.
    """
    begun: dict[TimerKey, float] = {}
    wanted: set[TimerKey] = set()
    if table.status == "running":
        for question in asked_clock(game).values():
            wanted.add(("clock", question.id))
            if ("clock", question.id) not in known:
                begun["clock", question.id] = now + chance.uniform(*question.wait(game)) * clock_delay
        for question in asked_people(table, game).values():
            waits = _waits_of(table, question)
            wanted.update(waits)
            begun.update({key: now + wait for key, wait in waits.items() if key not in known})
    return Changed(begun, [key for key in known if key not in wanted])


def _waits_of(table: Table, question: Question) -> dict[TimerKey, float]:
    """After how many seconds what happens about a person's question."""
    own = table.seats[question.seat].remind_after
    remind = table.remind_after if own is None else own
    waits: dict[TimerKey, float] = {}
    if remind:
        waits["remind", question.id] = remind
    if table.deadline:
        waits["warn", question.id] = table.deadline - min(table.deadline / 4, WARN_AT_MOST)
        waits["deadline", question.id] = table.deadline
    return waits
