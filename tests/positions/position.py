"""Positions in which a good human player finds one answer clearly best.

A position is a function: its docstring is the reason, and it returns the game with the best answers to its question.
Several answers are best where they lead to the same play, such as a weapon given out before or with the attack.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from types import ModuleType
from typing import NamedTuple

from rules.game import Game
from rules.messages import Seat
from rules.questions import Question


class Posed(NamedTuple):
    """A game with an open question, and the best answers as patterns of option ids joined by `+`."""

    game: Game
    best: tuple[str, ...]
    seat: Seat | None = None
    """Who is asked, where several are."""

    @property
    def question(self) -> Question:
        """The question that has a best answer."""
        return self.game.awaited(self.seat)

    def is_solved_by(self, picked: Sequence[str]) -> bool:
        """Whether this is one of the best answers."""
        return any(fnmatchcase("+".join(picked), answer) for answer in self.best)


@dataclass(frozen=True, slots=True)
class Position:
    """A position by its name, with the reason for its answer."""

    name: str
    reason: str
    pose: Callable[[], Posed]


def positions(module: ModuleType) -> tuple[Position, ...]:
    """The positions of a module: its functions that return a `Posed`, in their order."""
    functions = [thing for thing in vars(module).values() if getattr(thing, "__module__", "") == module.__name__]
    builders = [function for function in functions if function.__annotations__["return"] == "Posed"]
    return tuple(Position(builder.__name__, builder.__doc__ or "", builder) for builder in builders)


def posed(game: Game, *best: str, seat: Seat | None = None) -> Posed:
    """The game with the best answers to its open question, or to that of one seat."""
    return Posed(game, best, seat)
