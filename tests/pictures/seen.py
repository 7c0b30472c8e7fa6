"""A position to draw."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from rules.game import Game
from rules.questions import marks_of


class Seen(NamedTuple):
    """A view, the kinds of questions to draw it for, and the marks of their options."""

    view: Any
    asked: tuple[str, ...] = ()
    marks: Sequence[str] = ()


def seen(game: Game, *asked: str) -> Seen:
    """The position as the first one sees it who is asked such a question; as everyone does if nobody is."""
    questions = [question for question in game.questions if question.kind in asked]
    if not questions:
        return Seen(game.view(None))
    return Seen(game.view(questions[0].seat), asked, marks_of(questions[0].options(game)))
