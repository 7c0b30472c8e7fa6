"""A sample game that asks one question of every shape in turn, and then ends."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from rules.entries import Step
from rules.game import Game
from rules.messages import Message, Seat
from rules.questions import Option, OrderedQuestion, Picked, Question, Refusals
from rules.results import Place, Result
from rules.views import View


class Picks(Game):
    name: ClassVar[str] = "picks"
    seat_numbers: ClassVar[range] = range(1, 3)

    answers: list[list[str]] = []

    def set_up(self) -> None:
        self.push(
            Pick(seat=0, number=60, groups=4),
            Pick(seat=0, number=60),
            Pick(seat=0, number=10, min=1, max=3),
            Pick(seat=0, number=60, min=2, max=3),
            PickInOrder(seat=0, number=8, min=2, max=3),
            PickInOrder(seat=0, number=8, min=2, max=2),
            Pick(seat=0, number=3, min=0),
            Pick(seat=0, number=12, min=0, max=2),
            Over(),
        )

    def view(self, seat: Seat | None) -> View:
        return View(**self.common(seat))

    def determinize(self, seat: Seat | None, rng: Random) -> None:
        """Nothing is hidden."""


class Pick(Question):
    number: int
    groups: int = 0

    def options(self, game: Picks, refused: Refusals | None = None) -> list[Option]:
        return [
            Option(
                f"n{number}",
                Message("do-lay", {"card": number}),
                group=f"g{number % self.groups}" if self.groups else "",
            )
            for number in range(self.number)
        ]

    def answer(self, game: Picks, picked: Picked) -> None:
        game.answers.append(list(picked.ids))
        game.tell("log-picked", cards=[card[1:] for card in picked.ids])


class PickInOrder(Pick, OrderedQuestion):
    pass


class Over(Step):
    def run(self, game: Picks) -> None:
        game.result = Result(
            reason="end-rounds", winners=[0], places=[Place(seat=0, place=1, total=7, scores={"cards": 7})]
        )
