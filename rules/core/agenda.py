"""What remains to be done in a game: a stack whose top entry comes first, saved with the game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from pydantic import BaseModel, ConfigDict, PrivateAttr

from rules.core.entries import AnyEntry, Entry, Scope, Stack, Step, Together
from rules.core.questions import Picked, Question

if TYPE_CHECKING:
    from rules.core.game import Game


class Agenda(BaseModel):
    """The stack, the standing questions beside it, and the numbers given to questions."""

    model_config = ConfigDict(extra="forbid")

    stack: Stack = []
    standing: list[AnyEntry] = []
    """Optional questions open at any time (standing orders, a wish to stop) until `close` removes them."""
    next_id: int = 1

    _current: list[Entry] | None = PrivateAttr(default=None)

    def push(self, *entries: Entry) -> None:
        """Put entries on top of the stack that is being worked on. The first named comes first."""
        stack = self.stack if self._current is None else self._current
        stack.extend(reversed(entries))

    def open(self) -> Iterator[tuple[list[Entry], Question]]:
        """Every open question with the stack it lies on, the standing ones last."""
        yield from _tops(self.stack)
        for entry in self.standing:
            yield self.standing, _question(entry)

    def drop(self, name: str) -> bool:
        """Remove the topmost procedure that began with `Scope(name=name)`, whole; False when there is none.

        What is pushed next goes where that procedure lay.
        """
        stack = _drop(self.stack, name)
        if stack is not None:
            self._current = stack
        return stack is not None

    def close(self, question: Question) -> None:
        """End a standing question."""
        self.standing[:] = [entry for entry in self.standing if entry is not question]

    def is_side_by_side(self, stack: list[Entry]) -> bool:
        """Whether a question on `stack` is asked while other seats choose too."""
        return stack is not self.stack

    def answer(self, game: Game, stack: list[Entry], question: Question, picked: Picked) -> None:
        """Take the question from its stack, carry the answer out, run on to the next questions."""
        if stack is self.standing:
            self._current = self.stack
        else:
            stack.pop()
            self._current = stack
        question.answer(game, picked)
        self.run(game)

    def run(self, game: Game) -> None:
        """Run steps until somebody must be asked or the game is over."""
        self._settle(game, self.stack)
        self._current = None
        if game.result is not None:
            self.stack.clear()
            self.standing.clear()
        for _, question in self.open():
            if question.id == 0:
                self.number(question)

    def number(self, question: Question) -> None:
        """Give the question a new number."""
        question.id = self.next_id
        self.next_id += 1

    def _settle(self, game: Game, stack: list[Entry]) -> None:
        while stack and game.result is None:
            top = stack[-1]
            if isinstance(top, Question):
                only = _only_answer(game, top) if top.forced else None
                if only is None:
                    return
                stack.pop()
                self._current = stack
                top.answer(game, only)
            elif isinstance(top, Together):
                over = self._settle_together(game, top)
                if stack and stack[-1] is top:
                    if not over:
                        return
                    stack.pop()
            else:
                stack.pop()
                if isinstance(top, Step):
                    self._current = stack
                    top.run(game)

    def _settle_together(self, game: Game, together: Together) -> bool:
        """Run every branch on; True when nothing is left to wait for."""
        while True:
            for branch in list(together.branches.values()):
                self._settle(game, branch)
            if game.result is not None or not any(together.branches.values()):
                return True
            open_questions = (question for branch in together.branches.values() for _, question in _tops(branch))
            if any(question.awaited for question in open_questions):
                return False
            for branch in together.branches.values():
                if branch:
                    branch.pop()


def _only_answer(game: Game, question: Question) -> Picked | None:
    options = question.options(game)
    if len(options) == 1 and question.min == question.max == 1:
        return Picked((options[0].id,))
    return None


def _tops(stack: list[Entry]) -> Iterator[tuple[list[Entry], Question]]:
    if not stack:
        return
    top = stack[-1]
    if isinstance(top, Together):
        for branch in top.branches.values():
            yield from _tops(branch)
    else:
        yield stack, _question(top)


def _question(entry: Entry) -> Question:
    if not isinstance(entry, Question):
        raise TypeError(f"{entry.kind} waits on the agenda but asks nobody")
    return entry


def _drop(stack: list[Entry], name: str) -> list[Entry] | None:
    """Remove the topmost scope of that name with all above it; the stack it lay on, or None."""
    for index in range(len(stack) - 1, -1, -1):
        entry = stack[index]
        if isinstance(entry, Scope) and entry.name == name:
            for dropped in stack[index:]:
                _empty(dropped)
            del stack[index:]
            return stack
        if isinstance(entry, Together):
            for branch in entry.branches.values():
                found = _drop(branch, name)
                if found is not None:
                    return found
    return None


def _empty(entry: Entry) -> None:
    """Clear the branches of a dropped Together, so that a branch at work in it stops."""
    if isinstance(entry, Together):
        for branch in entry.branches.values():
            for inner in branch:
                _empty(inner)
            branch.clear()
