"""Open questions with made-up answers, and what is shown of them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

from cogs.screens.answers import Answers, Voice
from cogs.screens.open_question import OpenQuestion
from cogs.screens.question.controls import controls
from cogs.services.screen import Button, Select, Style, Text
from rules.messages import Message
from rules.questions import Breakdown, Option, OrderedQuestion, Picked, Question, Refused
from tests.discord.conftest import TEXTS


class Ask(Question):
    """A question without a text."""

    def options(self, game: Any, refused: list[Refused] | None = None) -> list[Option]:
        if refused is not None:
            refused += game.refused
        return []

    def default(self, game: Any) -> list[str]:
        return [*game.default]

    def answer(self, game: Any, picked: Picked) -> None:
        raise AssertionError("the question is not answered here")


class Pick(Ask):
    """A question with a text."""


class PickInOrder(Ask, OrderedQuestion):
    """A question whose answers are picked one after the other."""


def lay(number: int, **more: Any) -> Option:
    """The answer *Number …*. Except for 0, its text says what it is worth; 2 has a breakdown, too."""
    effect = Message("about-lay", {"card": number}) if number else None
    known = {"effect": effect, "breakdown": adding_up(99) if number == 2 else None}
    return Option(f"n{number}", Message("do-lay", {"card": number}), **(known | more))


def numbers(count: int, **more: Any) -> list[Option]:
    """The answers *Number 0* and so on, each as by `lay`."""
    return [lay(number, **more) for number in range(count)]


def move(card: int, number: int | str = 1, **more: Any) -> Option:
    """The answer *Move to place …*, whose button has a shorter text."""
    return Option(f"n{card}", Message("do-move", {"card": card, "number": number}), **more)


def enter(room: int, id: str = "", **more: Any) -> Option:
    """The answer *Enter room …*, with the number of the room in the picture."""
    return Option(id or f"n{room}.", Message("do-enter", {"card": room}), **more)


def missing(card: int, *, missed: bool = False, least: int = 9) -> Refused:
    """The answer *Number …*, which is too low."""
    return Refused(f"n{card}", Message("do-lay", {"card": card}), "too_low", {"least": least}, missed=missed)


def adding_up(*cards: int, gist: list[Message] | None = None) -> Breakdown:
    """A breakdown with a line for each card; `gist`: in brief."""
    whole = [Message("do-lay", {"card": card}) for card in cards]

    def lines(*, brief: bool) -> list[Message]:
        return whole if gist is None or not brief else gist

    return lines


def asked(
    options: Sequence[Option],
    refused: Sequence[Refused] = (),
    *,
    least: int = 1,
    most: int = 1,
    question: Question | None = None,
    passing: Collection[str] = (),
    default: Sequence[str] = (),
    unlisted: Sequence[Option] = (),
) -> OpenQuestion:
    """A question with these answers. `passing`: the keys of those that end something; `default`: if the time is up."""
    question = question or Ask(seat=0, id=7, min=least, max=most)
    game = SimpleNamespace(refused=refused, passing=passing, default=default)
    return OpenQuestion(1, Answers(question, game, Voice(TEXTS, "en", "picks", ["Alice"]), options, unlisted))


def with_answers(question: OpenQuestion, options: Sequence[Option]) -> OpenQuestion:
    """This question with other answers."""
    return replace(question, answers=replace(question.answers, options=options))


def in_dungeoneer(options: Sequence[Option], names: Sequence[str], language: str = "en") -> OpenQuestion:
    """These answers as the panel of Dungeoneer names them."""
    question = asked(options)
    return replace(question, answers=replace(question.answers, voice=Voice(TEXTS, language, "dungeoneer", names)))


def buttons(question: OpenQuestion) -> list[Button]:
    return [button for block in controls(question) if isinstance(block, list) for button in block]


def rows(question: OpenQuestion) -> list[list[str]]:
    """The labels of the buttons, row by row."""
    return [[button.label for button in row] for row in controls(question) if isinstance(row, list)]


def labels(question: OpenQuestion) -> list[str]:
    return [button.label for button in buttons(question)]


def styles(question: OpenQuestion) -> list[Style]:
    return [button.style for button in buttons(question)]


def menus(question: OpenQuestion) -> list[Select]:
    return [block for block in controls(question) if isinstance(block, Select)]


def said(question: OpenQuestion) -> str:
    """The lines below the buttons."""
    return "\n".join(block.text for block in controls(question) if isinstance(block, Text))
