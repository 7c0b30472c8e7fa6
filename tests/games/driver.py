"""The base of the tables in the tests: a game is played by option ids."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Generic, TypeVar

from rules.game import Game
from rules.messages import Event, Message, Seat
from rules.players import ComputerPlayer, answer
from rules.questions import Option, Question, Shown, breakdown_of, effect_of, refusals
from rules.results import Result
from tests.rules.message_checks import texts_of

G = TypeVar("G", bound=Game)


def preview(game: Game, seat: Seat, question_id: int, option_id: str) -> list[Message]:
    """The breakdown of an answer."""
    question = next(question for question in game.questions if (question.seat, question.id) == (seat, question_id))
    return breakdown_of(next(option for option in question.explained(game) if option.id == option_id))


def effects(question: Question, game: Game) -> dict[str, Message | None]:
    """The effect of each answer, by its id."""
    return {option.id: effect_of(option) for option in question.explained(game)}


def warnings(question: Question, game: Game) -> dict[str, Message]:
    """The warnings of answers that have one, by id."""
    return {option.id: option.warning for option in question.explained(game) if option.warning is not None}


def standing_out(question: Question, game: Game) -> list[str]:
    """The ids of the answers that stand out."""
    return [option.id for option in question.explained(game) if option.prominence >= Shown.FIRST]


def brief_breakdowns(question: Question, game: Game) -> dict[str, Message | None]:
    """The brief breakdowns that differ from the whole ones, by the ids of their answers; None where it is empty."""
    breakdowns = {
        option.id: (breakdown_of(option, brief=True), breakdown_of(option)) for option in question.explained(game)
    }
    return {id: brief[0] if brief else None for id, (brief, whole) in breakdowns.items() if brief != whole}


def played_until(game: G, reached: Callable[[G], object], player: ComputerPlayer, rng: Random) -> G:
    """The game after a computer player has answered for everybody until it has come that far, or is over."""
    while game.result is None and not reached(game):
        asked = game.awaited()
        game.choose(asked.seat, asked.id, answer(game, asked, player, rng))
    return game


class Driver(Generic[G]):
    """A game and its open questions. Without a seat, the first question that the game waits for."""

    game: G

    def asked(self, seat: Seat | None = None) -> Question:
        """The first open question of a seat, awaited or not; without a seat, the first that the game waits for."""
        questions = [q for q in self.game.questions if (seat is None and q.awaited) or q.seat == seat]
        assert questions, "no question is open"
        return questions[0]

    def options(self, seat: Seat | None = None) -> dict[str, Option]:
        return {option.id: option for option in self.asked(seat).explained(self.game)}

    def refused(self, seat: Seat | None = None) -> dict[str, str]:
        """Refused id -> the code of its reason."""
        return {refused.id: refused.reason for refused in refusals(self.asked(seat), self.game)}

    @property
    def result(self) -> Result:
        """The result of the game, which is over."""
        assert self.game.result is not None
        return self.game.result


def keys(events: Sequence[Event]) -> list[str]:
    """The keys of events, without `log-`."""
    return [event.key.removeprefix("log-") for event in events]


def known(game: Game, names: Sequence[str]) -> list[str]:
    """Names of events, each of which the game must have: a misspelt one would never be found."""
    for name in names:
        assert f"log-{name}" in texts_of(game.name), f"no event is named {name}"
    return [*names]
