"""The timers of a table: its clock's questions, reminders, deadlines, reports of absence. Other proposals have none.

Reminders and deadlines belong to a question, but a deadline covers a whole turn: everything one player does until
another is asked. So the next question of the same turn takes over what was left of it. A secret question has its own
deadline, because no clock on the board may show that it was asked.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from rules.game import Game, awaited_questions
from rules.messages import TABLE, Seat
from rules.questions import ClockQuestion, Question, Secrecy
from storage.rows import Table, TimerKey, TimerKind

PEOPLE = ("remind", "warn", "deadline")
"""The kinds of timers that are about people's questions."""

OF_TURNS: tuple[TimerKind, ...] = ("warn", "deadline")
"""Those that a whole turn shares."""

WARN_AT_MOST = 3600.0
"""A deadline is announced an hour before, or when a quarter of its time is left, whichever is later."""


@dataclass(frozen=True, slots=True)
class TimerChange:
    """A change of a table's timers: those that begin, with when they are due, and those that end."""

    begun: dict[TimerKey, float]
    stopped: list[TimerKey]

    def applied(self, timers: Mapping[TimerKey, float]) -> dict[TimerKey, float]:
        """The timers after the change."""
        return {key: due for key, due in {**timers, **self.begun}.items() if key not in self.stopped}


@dataclass(frozen=True, slots=True)
class SeatTurn:
    """Who was asked openly just before `by` acted, with the numbers of the questions, and the timers then."""

    by: Seat
    asked: Mapping[Seat, int]
    timers: Mapping[TimerKey, float]
    again: bool
    """Whether `by` was the last to act before, too."""

    @classmethod
    def of(cls, game: Game, by: Seat, timers: Mapping[TimerKey, float]) -> SeatTurn:
        """The situation now, before the act."""
        return cls(by, asked_openly(game), dict(timers), game.last_seat == by)

    def continued(self, game: Game, question: Question, kind: TimerKind) -> float | None:
        """The due time of the timer that continues for this question; None if a new one begins."""
        earlier = self.asked.get(question.seat)
        if earlier is None or question.secrecy is Secrecy.ALL:
            return None
        if question.seat == self.by and (kind not in OF_TURNS or asked_openly(game).keys() - self.asked.keys()):
            return None
        return self.timers.get((kind, earlier))


def asked_openly(game: Game) -> dict[Seat, int]:
    """The seats that are visibly asked, people's and computer players', each with the number of its question."""
    return {seat: question.id for seat, question in awaited_questions(game, None).items() if seat != TABLE}


def asked_since(table: Table, game: Game, turn: SeatTurn, now: float) -> dict[Seat, float]:
    """Since when each seat has visibly been waited for, after the act of `turn`.

    For the one that acts, a new wait begins, unless the same question stays open; what others do changes nothing.
    """

    def stays(seat: Seat, number: int) -> bool:
        return seat in turn.asked and (seat != turn.by or turn.asked[seat] == number)

    asked = asked_openly(game)
    return {
        seat: table.asked.get(seat, table.touched) if stays(seat, number) else now for seat, number in asked.items()
    }


def asked_clock(game: Game) -> dict[int, Question]:
    """The open questions to the table's clock, by number."""
    return {question.id: question for _, question in game.agenda.open() if question.seat == TABLE}


def asked_people(table: Table, game: Game) -> dict[int, Question]:
    """The open questions that wait for a person, by number; not those of absent people."""
    return {
        question.id: question
        for _, question in game.agenda.open()
        if question.seat != TABLE
        and question.awaited
        and table.seats[question.seat].user_id is not None
        and table.seats[question.seat].stand_in is None
    }


@dataclass(frozen=True, slots=True)
class TableTimers:
    """The waits of tables: `chance` draws the clock's, which `clock_delay` multiplies (0: none)."""

    chance: Random
    clock_delay: float = 1.0

    def changed(
        self, table: Table, game: Game, timers: Mapping[TimerKey, float], now: float, turn: SeatTurn | None = None
    ) -> TimerChange:
        """The change of these timers, for the table and its game as they will be; `turn`: who was asked before.

        Only a running game waits; while it is paused, timers keep what is left.
        """
        begun: dict[TimerKey, float] = {}
        needed: set[TimerKey] = set()
        if not table.is_over:
            for question in asked_clock(game).values():
                least, most = question.wait(game) if isinstance(question, ClockQuestion) else (0, 0)
                begun["clock", question.id] = now + self.chance.uniform(least, most) * self.clock_delay
            for question in asked_people(table, game).values():
                for kind, wait in _waits_of(table, question).items():
                    continued = None if turn is None else turn.continued(game, question, kind)
                    begun[kind, question.id] = now + wait if continued is None else continued
            for proposal in table.proposals:
                if proposal.kind == "stand_in" and proposal.seat is not None:
                    begun["away", proposal.seat] = now + table.away_after
            needed.update(begun, _undoable_deadlines(game, timers, turn))
        running = table.status == "running"
        begun = {key: due for key, due in begun.items() if running and key not in timers}
        return TimerChange(begun, [key for key in timers if key not in needed])


def _undoable_deadlines(game: Game, timers: Mapping[TimerKey, float], turn: SeatTurn | None) -> list[TimerKey]:
    """The deadlines of answers that can still be taken back: the question then continues with what was left.

    Those of another player end with the next choice.
    """
    if not game.last_can_be_undone:
        return []
    asked = {question.id for _, question in game.agenda.open()}
    return [
        (kind, number)
        for kind, number in timers
        if kind in OF_TURNS
        and number not in asked
        and (turn is None or turn.again or number == turn.asked.get(turn.by))
    ]


def _waits_of(table: Table, question: Question) -> dict[TimerKind, float]:
    """After how many seconds each timer about a person's question is due. A solo player keeps nobody waiting."""
    own = table.seats[question.seat].remind_after
    remind = table.remind_after if own is None else own
    after: dict[TimerKind, float] = {}
    if remind:
        after["remind"] = remind
    if table.deadline and len(table.seats) > 1:
        after["warn"] = table.deadline - min(table.deadline / 4, WARN_AT_MOST)
        after["deadline"] = table.deadline
    return after
