"""A lesson without a table: the learner's answers, and between them those of computer players and the clock.

`python -m conformance.learner <game>/<lesson>` writes or rewrites the line of a lesson: every seat's answers while the
learner follows the coach.
"""

from __future__ import annotations

import json
import sys
from importlib.resources import files
from pathlib import Path
from random import Random

from rules.answer_values import AnswerValue
from rules.lessons import COMPUTER, Asked, CoachWords, Course, Lesson, advised, answer_seed, begin, joined, suggested
from rules.messages import TABLE, Event, Seat
from rules.players import answer, forward
from rules.questions import Question, allows
from rules.registry import GAMES, LESSONS, MANIFESTS, PLAYERS

HEAD = "# What every seat answers while the learner follows; written by `python -m conformance.learner`."


class Learner:
    """A learner in a lesson that runs as in `tables.opening.lessons` and `tables.play.computers`."""

    def __init__(self, game: str, lesson: Lesson) -> None:
        self.lesson = lesson
        self.players = PLAYERS[game]
        self.game = begin(GAMES[game], lesson)
        self.given: dict[Seat, list[str]] = {}
        self.asked: list[Asked] = []
        self.heard: list[Event] = []
        self._hear(self.game.opening)
        self._let_others_answer()

    def _hear(self, events: list[Event]) -> None:
        seat, signs = self.lesson.seat, self.lesson.signs
        self.heard += [event for event in events if event.key in signs and event.heard_by(seat)]

    @property
    def course(self) -> Course:
        """The progress of the lesson."""
        return Course(self.lesson, tuple(self.asked), tuple(self.heard), self.given)

    @property
    def question(self) -> Question | None:
        """The learner's question; None if the game is over."""
        mine = (question for question in self.game.questions if question.seat == self.lesson.seat and question.awaited)
        return next(mine, None)

    def advice(self, question: Question) -> tuple[CoachWords, list[str]]:
        """The coach's words before a question, and the answer it would give."""
        words = self.course.words(question.kind)
        named = suggested(self.course, words, question.options(self.game))
        return words, named or self.computer_answer(question)

    def computer_answer(self, question: Question) -> list[str]:
        """The answer of a computer player; if it would only step back, the one that continues the game."""
        thought = self._computer_pick(question)
        shown = advised(question.options(self.game), thought)
        onward = None if shown else self.way_on(question)
        return shown or thought if onward is None else list(onward.ids)

    def way_on(self, question: Question) -> AnswerValue | None:
        """The answer with which a computer player continues from a question at which it would rather step back."""
        player = self.players[COMPUTER]
        return forward(self.game, question, player, Random(answer_seed(self.lesson.seed, question.id)))

    def choose(self, question: Question, picked: list[str]) -> None:
        """Give an answer; then the others play until the learner is asked again."""
        self.asked.append(Asked(question.kind, len(self.heard)))
        self._give(question, picked)
        self._let_others_answer()

    def _give(self, question: Question, picked: list[str]) -> None:
        self.given.setdefault(question.seat, []).append(joined(picked))
        self._hear(self.game.choose(question.seat, question.id, picked))

    def _computer_pick(self, question: Question) -> list[str]:
        """The pick of a computer player, the same each time."""
        seed = answer_seed(self.lesson.seed, question.id)
        return answer(self.game, question, self.players[COMPUTER], Random(seed))

    def _let_others_answer(self) -> None:
        """Let computer players answer, then the clock, until the learner's turn comes first or the game is over."""
        while self.game.result is None and (question := self._others_question()) is not None:
            written_down = self.course.next_in_line(question.seat) if question.seat != TABLE else None
            legal = written_down is not None and allows(question, self.game, written_down)
            self._give(question, written_down if written_down and legal else self._computer_pick(question))

    def _others_question(self) -> Question | None:
        """The next question for a computer player, or for the clock once nobody else is asked; None if there is none.

        With `people_first` the learner answers before all others.
        """
        is_asked = self.question is not None
        if is_asked and self.game.people_first():
            return None
        others = [asked for asked in self.game.questions if asked.awaited and asked.seat != self.lesson.seat]
        computers = [question for question in others if question.seat != TABLE]
        return next(iter(computers if is_asked or computers else others), None)


def written(learner: Learner) -> str:
    """The file with the line that a learner has followed."""
    seats = [learner.given.get(seat, []) for seat in range(learner.lesson.seats)]
    rows = (f"    {json.dumps(answers)}," for answers in seats)
    return "\n".join([HEAD, "seats = [", *rows, "]", ""])


def main(names: list[str]) -> None:
    """Rewrite the lines of these lessons with the answers of the current computer players: `<game>/<lesson>`."""
    for name in names:
        game, _, wanted = name.partition("/")
        lesson = LESSONS[game][wanted].model_copy(update={"line": []})
        learner = Learner(game, lesson)
        while not learner.course.ended and (question := learner.question) is not None:
            learner.choose(question, learner.advice(question)[1])
        file = Path(str(files(MANIFESTS[game].package))) / "lessons" / f"line_{wanted}.toml"
        file.write_text(written(learner), encoding="utf-8")
        sys.stdout.write(f"{name}: {len(learner.asked)} answers, {'ended' if learner.course.ended else 'NOT ended'}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
