"""A lesson taken without a table: the learner's answers, and between them those of computer players and the clock."""

from __future__ import annotations

from random import Random

from rules import GAMES, PLAYERS
from rules.core.lessons import Asked, Course, Lesson, Words, begin, chance, suggested
from rules.core.messages import TABLE, Event
from rules.core.players import answer
from rules.core.questions import Question


class Pupil:
    """Somebody who takes a lesson, as `tables.teaching` and `tables.computers` give it."""

    def __init__(self, game: str, lesson: Lesson) -> None:
        self.lesson = lesson
        self.players = PLAYERS[game]
        self.game = begin(GAMES[game], lesson)
        self.asked: list[Asked] = []
        self.heard: list[Event] = []
        self._hear(self.game.opening)
        self._others()

    def _hear(self, events: list[Event]) -> None:
        seat, signs = self.lesson.seat, self.lesson.signs
        self.heard += [event for event in events if event.key in signs and event.heard_by(seat)]

    @property
    def course(self) -> Course:
        """How far the lesson has come."""
        return Course(self.lesson, tuple(self.asked), tuple(self.heard))

    @property
    def question(self) -> Question | None:
        """What the learner is asked; None when the game is over."""
        mine = (each for each in self.game.questions if each.seat == self.lesson.seat and each.awaited)
        return next(mine, None)

    def advice(self, question: Question) -> tuple[Words, list[str]]:
        """What the coach says before a question, and the answer it would give."""
        words = self.course.words(question.kind)
        named = suggested(words, question.options(self.game))
        return words, named or self._thought(question, self.lesson.computer)

    def choose(self, question: Question, picked: list[str]) -> None:
        """Give an answer; then the others go on until the learner is asked again."""
        self.asked.append(Asked(question.kind, len(self.heard)))
        self._hear(self.game.choose(question.seat, question.id, picked))
        self._others()

    def _thought(self, question: Question, player: str) -> list[str]:
        seed = chance(self.lesson.seed, question.id)
        return answer(self.game, question, self.players[player], Random(seed))

    def _others(self) -> None:
        while self.game.result is None:
            asked = [each for each in self.game.questions if each.awaited and each.seat != self.lesson.seat]
            mine = self.question
            computers = [each for each in asked if each.seat != TABLE]
            if mine is not None and mine.people_first(self.game):
                computers = [each for each in computers if not each.people_first(self.game)]
            clock = [] if mine is not None else [each for each in asked if each.seat == TABLE]
            question = next(iter(computers + clock), None)
            if question is None:
                return
            self._hear(self.game.choose(question.seat, question.id, self._thought(question, self.lesson.computer)))
