"""Games of taking lots, whose best answers are known, for the player that searches."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from rules.answer_values import AnswerValue
from rules.entries import Step
from rules.evaluation import Evaluator
from rules.game import Game
from rules.messages import Message, Seat
from rules.players import ComputerPlayer, Think, opinion
from rules.questions import Option, Picked, Question, Refusals, Shown, Undo
from rules.results import Place, Result
from rules.search import SearchPlayer
from rules.views import View

ROUNDS = 3
DICE = 100
"""Added to the worth of a lot whose points also depend on dice: up to five more or less, none on average."""


class Lots(Game):
    """Two seats take a lot each, three times; most points win. What a lot brings is in `worth`; see `DICE`.

    Nobody needs the deck.
    """

    name: ClassVar[str] = "lots"
    seat_numbers: ClassVar[range] = range(2, 3)
    endings: ClassVar[tuple[str, ...]] = ("end-lots",)
    face_down: ClassVar[tuple[str, ...]] = ("deck",)

    worth: list[int] = [0, 1]
    points: list[int] = [0, 0]
    taken: int = 0
    deck: list[str] = ["a", "b", "c", "d"]

    def set_up(self) -> None:
        """Three lots for everyone."""
        self.dice.shuffle(self.deck)
        self.push(*(Take(seat=seat) for _ in range(ROUNDS) for seat in range(self.seats)), End())

    def view(self, seat: Seat | None) -> View:
        """All but the deck."""
        return View(**self.common(seat))

    def determinize(self, seat: Seat | None, rng: Random) -> None:
        """Another deck, by what is in it alone."""
        self.deck.sort()
        rng.shuffle(self.deck)

    def standing(self) -> list[int]:
        """The points so far."""
        return self.points


class Take(Question):
    """Take a lot."""

    def options(self, game: Lots, refused: Refusals | None = None) -> list[Option]:
        """Each lot."""
        return [Option(f"lot-{number}", Message("do-take"), value=worth) for number, worth in enumerate(game.worth)]

    def answer(self, game: Lots, picked: Picked) -> None:
        """Points for the lot."""
        chance = game.dice.roll() - game.dice.roll()
        game.points[self.seat] += picked.value - DICE + chance if picked.value > DICE // 2 else picked.value
        game.taken += 1


class End(Step):
    """Count."""

    def run(self, game: Lots) -> None:
        """Most points win."""
        best = max(game.points)
        game.result = Result(
            reason="end-lots",
            winners=[seat for seat, points in enumerate(game.points) if points == best],
            places=[
                Place(seat=seat, place=1 if points == best else 2, total=points)
                for seat, points in enumerate(game.points)
            ],
        )


class Many(Lots):
    """The game for up to four seats."""

    seat_numbers: ClassVar[range] = range(2, 5)
    points: list[int] = [0, 0, 0, 0]


class GiveUp(Take):
    """Take a lot, or end the game at once."""

    def options(self, game: Lots, refused: Refusals | None = None) -> list[Option]:
        """Each lot, then the end."""
        return [*super().options(game, refused), Option("end", Message("do-end"))]

    def answer(self, game: Lots, picked: Picked) -> None:
        """The end, or points."""
        if picked.only == "end":
            End().run(game)
        else:
            super().answer(game, picked)


class Endable(Lots):
    """The first seat may end the game instead of taking its first lot."""

    def set_up(self) -> None:
        """One such question, then as usual."""
        super().set_up()
        self.push(GiveUp(seat=0))


class Open(View):
    points: list[int]
    taken: int


class Pairs(Lots):
    """Each seat takes two lots in a row. Everything but the deck lies open."""

    def set_up(self) -> None:
        """Both lots of one seat, then those of the other."""
        self.push(*(Take(seat=seat) for seat in range(self.seats) for _ in range(2)), End())

    def view(self, seat: Seat | None) -> Open:
        """The points as well, and how many lots are taken."""
        return Open(**self.common(seat), points=self.points, taken=self.taken)


class Door(Question):
    """Open or shut a door as often as one likes, or go."""

    def options(self, game: Hall, refused: Refusals | None = None) -> list[Option]:
        """The door, or the way on."""
        return [Option("turn", Message("do-take")), Option("go", Message("do-take"))]

    def answer(self, game: Hall, picked: Picked) -> None:
        """Ask again until the seat goes."""
        if picked.only == "turn":
            game.points[0] = 5 - game.points[0]
            game.push(Door(seat=0))
        else:
            game.taken += 1


class Hall(Pairs):
    """Seat 0 is at a door, and is better off with it open."""

    def set_up(self) -> None:
        """One door."""
        self.push(Door(seat=0), Take(seat=1), End())


class Leave(Question):
    """Take a lot, or none."""

    def options(self, game: Lots, refused: Refusals | None = None) -> list[Option]:
        """One lot, or none."""
        return [Option("none", Message("do-take"), value=0), Option("lot", Message("do-take"), value=9)]

    def answer(self, game: Lots, picked: Picked) -> None:
        """Points for the lot."""
        game.points[self.seat] += picked.value
        game.taken += 1


class Mixed(Pairs):
    """Seat 0 takes a lot, may take one or none twice, and takes another one."""

    def set_up(self) -> None:
        """All of them in one turn."""
        self.push(Take(seat=0), Leave(seat=0), Leave(seat=0), Take(seat=0), End())


class Stage(Question):
    """A way that may not be shown, then a purchase."""

    left: int = 2
    shown: bool = True

    def options(self, game: Lots, refused: Refusals | None = None) -> list[Option]:
        """The only way on, and at last the purchase."""
        way = Option("way", Message("do-way"))
        way.prominence = Shown.LISTED if self.shown or self.left != 1 else Shown.UNLISTED
        return (
            [way, Option("other", Message("do-other"))]
            if self.left
            else [Option("buy", Message("do-buy"), undo=Undo.NEVER)]
        )

    def answer(self, game: Lots, picked: Picked) -> None:
        """On to the next stage."""
        if self.left:
            game.push(Stage(seat=self.seat, left=self.left - 1, shown=self.shown))


class First(ComputerPlayer):
    """Takes the first lot, and counts how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def pick(self, seat: Seat, question: Question, options: list[Option], think: Think, rng: Random) -> list[str]:
        self.asked += 1
        return [options[0].id]


class Turns(Evaluator):
    """The lots are judged one by one."""

    def progress(self, game: Lots) -> int:
        return game.taken


def lots(*worth: int, seed: str = "lots") -> Lots:
    """A game in which the lots have these values."""
    game = Lots.start(2, seed=seed)
    game.worth = list(worth)
    return game


def thought(game: Lots, searching: SearchPlayer, seed: str = "chance") -> list[AnswerValue]:
    """The answers to the open question with their values, the picked one first."""
    return opinion(game, game.questions[0], searching, Random(seed))
