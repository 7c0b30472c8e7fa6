"""A tiny game of turns, for tests of undo and of waits: seats step, roll or look one after the other."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from pydantic import Field

from rules.dealing import mix
from rules.entries import Openly, Step
from rules.game import Game
from rules.messages import Message, Seat, seat_name
from rules.questions import Option, Picked, Question, Refusals, Role, Secrecy
from rules.results import Place, Result
from rules.settings import GameSettings
from rules.views import View


class TurnsSettings(GameSettings):
    """The number of turns, whether each seat may take notes all the while, and whether all take turns at once."""

    turns: int = Field(default=30, ge=1, le=500)
    notes: bool = False
    at_once: bool = False


class TurnsView(View):
    """Everything but the deck."""

    places: list[int]


class Turns(Game):
    """The state: how far each seat is."""

    name: ClassVar[str] = "turns"
    seat_numbers: ClassVar[range] = range(1, 5)
    settings_type: ClassVar[type[GameSettings]] = TurnsSettings
    endings: ClassVar[tuple[str, ...]] = ("end-turns",)
    face_down: ClassVar[tuple[str, ...]] = ("deck",)

    settings: TurnsSettings
    places: list[int] = []
    deck: list[int] = []
    turn: int = 0

    def set_up(self) -> None:
        """Everyone at the start, a shuffled deck."""
        self.places = [0] * self.seats
        self.deck = list(range(20))
        self.dice.shuffle(self.deck)
        if self.settings.notes:
            self.agenda.standing.extend(Note(seat=seat) for seat in range(self.seats))
        self.push(NextTurn())

    def view(self, seat: Seat | None) -> TurnsView:
        """Where everyone is."""
        return TurnsView(**self.common(seat), places=self.places)

    def determinize(self, seat: Seat | None, rng: Random) -> None:
        """Nobody knows the deck."""
        rng.shuffle(self.deck)

    def shuffle_unseen(self) -> None:
        """Nobody knows the deck."""
        mix(self.deck, self.dice)

    def standing(self) -> list[int]:
        """The progress of each seat."""
        return list(self.places)


class NextTurn(Step):
    """The next seat's turn, or the end."""

    def run(self, game: Turns) -> None:
        """Ask, or score."""
        if game.turn >= game.settings.turns:
            order = sorted(set(game.places), reverse=True)
            game.result = Result(
                reason="end-turns",
                winners=[seat for seat in range(game.seats) if game.places[seat] == order[0]],
                places=[Place(seat=s, place=order.index(p) + 1, total=p) for s, p in enumerate(game.places)],
            )
            return
        if game.settings.at_once:
            game.push(Openly(branches={seat: [Turn(seat=seat)] for seat in range(game.seats)}), NextTurn())
            game.turn += game.seats
            return
        game.push(Turn(seat=game.turn % game.seats), NextTurn())
        game.turn += 1


class Turn(Question):
    """Step, roll, look at a card, hear a whisper, or plan a step."""

    def options(self, game: Turns, refused: Refusals | None = None) -> list[Option]:
        """The five of them."""
        return [Option(name, Message(f"do-{name}")) for name in ("step", "roll", "look", "whisper", "plan")]

    def answer(self, game: Turns, picked: Picked) -> None:
        """Go on by one, by a roll, or see a card."""
        if picked.only == "step":
            game.places[self.seat] += 1
        elif picked.only == "roll":
            game.places[self.seat] += game.dice.roll()
        elif picked.only == "look":
            game.commit()
            game.tell("log-card", to=self.seat, card=game.deck[-1])
        elif picked.only == "plan":
            game.push(Plan(seat=self.seat))
            return
        else:
            game.push(Whisper(seat=self.seat))
        game.tell("log-turn", player=seat_name(self.seat), place=game.places[self.seat])

    def default(self, game: Turns) -> list[str]:
        """A step."""
        return ["step"]


class Plan(Question):
    """A planned step, or back to the other possibilities."""

    def options(self, game: Turns, refused: Refusals | None = None) -> list[Option]:
        """Go or not."""
        return [Option("go", Message("do-go")), Option("back", Message("do-back"), role=Role.BACK)]

    def answer(self, game: Turns, picked: Picked) -> None:
        """Go on by one."""
        if picked.only == "back":
            game.push(Turn(seat=self.seat))
        else:
            game.places[self.seat] += 1


class Whisper(Question):
    """Asked in secret; it has no default."""

    secrecy: ClassVar[Secrecy] = Secrecy.ALL

    def options(self, game: Turns, refused: Refusals | None = None) -> list[Option]:
        """Yes or no."""
        return [Option("yes", Message("do-yes")), Option("no", Message("do-no"))]

    def answer(self, game: Turns, picked: Picked) -> None:
        """Two more for yes."""
        game.commit()
        game.places[self.seat] += 2 if picked.only == "yes" else 0


class Note(Question):
    """Written down at any time, unseen by the others."""

    awaited: ClassVar[bool] = False
    secrecy: ClassVar[Secrecy] = Secrecy.ANSWER

    def options(self, game: Turns, refused: Refusals | None = None) -> list[Option]:
        """Write one."""
        return [Option("write", Message("do-write"))]

    def answer(self, game: Turns, picked: Picked) -> None:
        """It has no effect."""
