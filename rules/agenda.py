"""The work that remains in a game: a stack whose top entry comes first, saved with the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import field
from typing import Any

from rules.entries import AnyEntry, Entry, Scope, Stack, Step, Together, Waiting
from rules.messages import Seat
from rules.questions import OrderedQuestion, Picked, Question, Secrecy, without_steps_back
from rules.state_parts import StatePart

APART = 1_000_000
"""More questions than any game asks: the numbers of secret and simultaneous ones are greater."""

Opened = list[tuple[list[Entry], Question]]
"""The open questions, each with its stack."""


class Agenda(StatePart):
    """The stack, the standing questions, and the numbers given to questions."""

    stack: Stack = field(default_factory=list)
    standing: list[AnyEntry] = field(default_factory=list)
    """Optional questions open at any time (standing orders, a wish to stop) until `close` removes them."""
    next_id: int = 1
    apart: dict[Seat, int] = field(default_factory=dict)
    """The number of questions of each seat that it answers in secret or simultaneously."""

    def __post_init__(self) -> None:
        """No stack is being worked on, and nobody watches. This isn't saved."""
        self._current: list[Entry] | None = None
        self._watcher: Callable[[], None] | None = None

    def watch(self, stepped: Callable[[], None] | None) -> None:
        """Call `stepped` after each answer and each step that is carried out from now on; None: nothing any longer."""
        self._watcher = stepped

    def stop(self) -> None:
        """Drop the steps that would be carried out next. Whatever asks, or keeps a secret, stays."""
        _stop(self.stack)

    def push(self, *entries: Entry) -> None:
        """Push entries onto the stack that is being worked on. The first one given comes first."""
        (self.stack if self._current is None else self._current).extend(reversed(entries))

    def open(self) -> Opened:
        """Every open question with its stack, the standing ones last."""
        opened: Opened = []
        _gather(self.stack, opened)
        for entry in self.standing:
            if isinstance(entry, Question):
                opened.append((self.standing, entry))
        return opened

    def drop(self, name: str) -> bool:
        """Remove the whole topmost procedure that began with `Scope(name=name)`; False if there is none.

        What is pushed next takes the place of that procedure.
        """
        stack = _drop(self.stack, name)
        if stack is not None:
            self._current = stack
        return stack is not None

    def entries(self) -> Iterator[Entry]:
        """Everything that remains to be done, in no particular order."""
        return _entries(self.stack)

    def close(self, question: Question) -> None:
        """End a standing question."""
        self.standing[:] = [entry for entry in self.standing if entry is not question]

    def is_side_by_side(self, stack: list[Entry]) -> bool:
        """Whether a question on `stack` is asked while other seats choose, too."""
        return stack is not self.stack

    def is_hidden(self, stack: list[Entry]) -> bool:
        """Whether a question on `stack` is asked while other seats choose in secret."""
        return _is_hidden(self.stack, stack)

    def is_independent(self, stack: list[Entry]) -> bool:
        """Whether no other seat's choice changes the options of a question on `stack`: it stands, or is in secret."""
        return stack is self.standing or self.is_hidden(stack)

    @property
    def held_up(self) -> list[Seat]:
        """The seats that go on when others have done what they are doing at the same time."""
        top = self.stack[-1] if self.stack else None
        branches = top.branches if isinstance(top, Together) else {}
        return [seat for seat, branch in branches.items() if branch and isinstance(branch[-1], Waiting)]

    @property
    def in_branch(self) -> bool:
        """Whether the step or answer that is being carried out belongs to one of several simultaneous seats."""
        return self._current is not None and self._current is not self.stack

    def answer(self, game: Any, stack: list[Entry], question: Question, picked: Picked) -> Opened:
        """Remove the question from its stack, carry out the answer and run on; returns the questions open then."""
        self._carry_out(game, stack, question, picked)
        return self.run(game)

    def _carry_out(self, game: Any, stack: list[Entry], question: Question, picked: Picked) -> None:
        """Carry out any answer, a seat's choice or an automatic one."""
        if stack is self.standing:
            self._current = self.stack
        else:
            stack.pop()
            self._current = stack
        question.answer(game, picked)
        self._stepped()

    def _stepped(self) -> None:
        if self._watcher is not None:
            self._watcher()

    def run(self, game: Any) -> Opened:
        """Run steps until a seat must be asked or the game is over; returns the questions open then."""
        self._settle(game, self.stack)
        self._current = None
        if game.result is not None:
            self.stack.clear()
            self.standing.clear()
        opened = self.open()
        for stack, question in opened:
            if question.id == 0:
                self.number(question, stack)
        return opened

    def number(self, question: Question, stack: list[Entry]) -> None:
        """Give the question, which is on `stack`, a new number.

        Secret and simultaneous questions are numbered separately for each seat: otherwise everyone could count, by the
        numbers of their own questions, how often others were asked or answered.
        """
        if question.secrecy is Secrecy.ALL or self.is_side_by_side(stack):
            self._number_apart(question)
        else:
            question.id = self.next_id
            self.next_id += 1

    def forget_numbers(self, seat: Seat | None) -> None:
        """Restart the separate numbers of all seats but `seat`: none of the others can have kept count."""
        self.apart = {owner: number for owner, number in self.apart.items() if owner == seat}
        for entry in (*_entries(self.stack), *_entries(self.standing)):
            if isinstance(entry, Question) and entry.seat != seat and entry.id > APART:
                self._number_apart(entry)

    def _number_apart(self, question: Question) -> None:
        seat = question.seat
        self.apart[seat] = self.apart.get(seat, 0) + 1
        question.id = APART * (seat + 2) + self.apart[seat]

    def _settle(self, game: Any, stack: list[Entry]) -> None:
        """Run a stack until someone must be asked, or it waits or is empty."""
        while stack and game.result is None:
            top = stack[-1]
            if isinstance(top, Question):
                only = _only_answer(game, top) if top.forced(game) else None
                if only is None:
                    return
                self._carry_out(game, stack, top, only)
            elif isinstance(top, Waiting):
                if not top.is_over(game):
                    return
                stack.pop()
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
                    self._stepped()

    def _settle_together(self, game: Any, together: Together) -> bool:
        """Run all branches; True if nothing is left to wait for. Raises RuntimeError if they wait for each other."""
        while True:
            for branch in list(together.branches.values()):
                self._settle(game, branch)
            branches = [branch for branch in together.branches.values() if branch]
            if game.result is not None or not branches:
                return True
            waiting = [branch[-1] for branch in branches if isinstance(branch[-1], Waiting)]
            if any(entry.is_over(game) for entry in waiting):
                continue
            opened: Opened = []
            _gather([together], opened)
            if any(question.awaited for _, question in opened):
                return False
            if not opened:
                raise RuntimeError(f"{waiting} wait for each other")
            for stack, _ in opened:  # nobody has to answer these
                stack.pop()


def _entries(stack: list[Entry]) -> Iterator[Entry]:
    """Everything on a stack, including simultaneous branches."""
    for entry in stack:
        yield entry
        if isinstance(entry, Together):
            for branch in entry.branches.values():
                yield from _entries(branch)


def _is_hidden(stack: list[Entry], sought: list[Entry]) -> bool:
    """Whether `sought` is a branch, at any depth, of what is chosen in secret on top of the stack."""
    top = stack[-1] if stack else None
    return isinstance(top, Together) and any(
        (branch is sought and top.hidden) or _is_hidden(branch, sought) for branch in top.branches.values()
    )


def _only_answer(game: Any, question: Question) -> Picked | None:
    """The only way on, if there is just one: a single answer, or all of several; a step back is none."""
    if question.min != question.max or (isinstance(question, OrderedQuestion) and question.max > 1):
        return None
    forward = without_steps_back(question.options(game))
    return Picked(tuple(forward), by_itself=True) if 0 < len(forward) == question.min else None


def _gather(stack: list[Entry], opened: Opened) -> None:
    """Add the open questions of a stack to `opened`. Raises TypeError if an entry that asks nobody is waiting."""
    if not stack:
        return
    top = stack[-1]
    if isinstance(top, Question):
        opened.append((stack, top))
    elif isinstance(top, Together):
        for branch in top.branches.values():
            _gather(branch, opened)
    elif isinstance(top, Waiting):
        return
    else:
        raise TypeError(f"{top.kind} waits on the agenda but asks nobody")


def _stop(stack: list[Entry]) -> None:
    """Drop the steps on top of a stack and of its branches, as `Agenda.stop`."""
    while stack and not isinstance(stack[-1], Question | Together | Waiting):
        stack.pop()
    if stack and isinstance(stack[-1], Together):
        for branch in stack[-1].branches.values():
            _stop(branch)


def _drop(stack: list[Entry], name: str) -> list[Entry] | None:
    """Remove the topmost scope of that name with everything above it; returns its stack, or None."""
    for index in range(len(stack) - 1, -1, -1):
        entry = stack[index]
        if isinstance(entry, Scope) and entry.name == name:
            for dropped in stack[index:]:
                _empty(dropped)
            del stack[index:]
            return stack
        if isinstance(entry, Together):
            for branch in entry.branches.values():
                taken = _drop(branch, name)
                if taken is not None:
                    return taken
    return None


def _empty(entry: Entry) -> None:
    """Clear the branches of a dropped Together, so that a branch at work in it stops."""
    if isinstance(entry, Together):
        for branch in entry.branches.values():
            for inner in branch:
                _empty(inner)
            branch.clear()
