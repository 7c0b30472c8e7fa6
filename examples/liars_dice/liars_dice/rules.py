"""The rules of Liar's Dice: the state, what a seat may know of it, and what happens in a round."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from pydantic import Field

from rules.entries import Step
from rules.game import Game
from rules.messages import Args, Message, Seat, seat_name
from rules.questions import Option, Picked, Question, Refusals, Refused
from rules.results import Place, Result
from rules.settings import GameSettings
from rules.views import View


class LiarsDiceSettings(GameSettings):
    """The settings of a game before its start."""

    dice: int = Field(default=5, ge=2, le=5)


class LiarsDiceView(View):
    """The table as one seat sees it: its own dice, and how many the others have."""

    hand: list[int]
    sizes: list[int]
    bid: tuple[int, int]
    shown: list[list[int]]


class LiarsDice(Game):
    """The whole state. Every field has a default; `face_down` names the fields that hide something."""

    name: ClassVar[str] = "liars_dice"
    seat_numbers: ClassVar[range] = range(2, 7)
    settings_type: ClassVar[type[GameSettings]] = LiarsDiceSettings
    endings: ClassVar[tuple[str, ...]] = ("end-last_player",)
    face_down: ClassVar[tuple[str, ...]] = ("hands",)
    turn_starts: ClassVar[tuple[str, ...]] = ("log-round",)

    settings: LiarsDiceSettings
    hands: list[list[int]] = []
    bid: tuple[int, int] = (0, 0)
    """At least this many dice show this face; (0, 0) before the first bid."""
    bidder: Seat = 0
    shown: list[list[int]] = []
    """Everyone's dice when a bid was last doubted."""
    out: list[Seat] = []
    """The seats that have lost all their dice, in that order."""

    def set_up(self) -> None:
        """Hand out the dice and begin with any player."""
        self.hands = [[1] * self.settings.dice for _ in range(self.seats)]
        self.push(Roll(first=self.dice.below(self.seats)))

    def view(self, seat: Seat | None) -> LiarsDiceView:
        """Whatever is not written into the view stays hidden."""
        hand = [] if seat is None else self.hands[seat]
        return LiarsDiceView(**self.common(seat), hand=hand, sizes=self.standing(), bid=self.bid, shown=self.shown)

    def determinize(self, seat: Seat | None, rng: Random) -> None:
        """Replace what `seat` cannot know: the dice of all others, which may show anything."""
        for owner, hand in enumerate(self.hands):
            if owner != seat:
                hand[:] = sorted(rng.randint(1, 6) for _ in hand)

    def standing(self) -> list[int]:
        """The dice that each seat has left; an agreed early end counts them."""
        return [len(hand) for hand in self.hands]

    def next_after(self, seat: Seat) -> Seat:
        """The next player in turn who still has dice."""
        order: list[Seat] = [*range(seat + 1, self.seats), *range(seat)]
        return next(other for other in order if self.hands[other])


class Roll(Step):
    """A round begins: everyone rolls unseen, and `first` bids."""

    first: Seat

    def run(self, game: LiarsDice) -> None:
        """Roll and ask."""
        game.bid = (0, 0)
        game.tell("log-round", player=seat_name(self.first))
        for seat, hand in enumerate(game.hands):
            hand[:] = sorted(game.dice.roll() for _ in hand)
            if hand:
                game.tell("log-rolled", to=seat, dice=[*hand])
        game.push(Bid(seat=self.first))


class Bid(Question):
    """Bid more dice than the last bid, or as many with a higher face; or doubt the last bid."""

    def describe(self, game: LiarsDice) -> Args:
        """The arguments of the prompt."""
        return {"number": game.bid[0], "face": game.bid[1], "total": sum(game.standing())}

    def options(self, game: LiarsDice, refused: Refusals | None = None) -> list[Option]:
        """All legal answers; what is not legal now is added to `refused`. A bid adds three dice at most."""
        found = [Option("doubt", Message("do-doubt"))] if any(game.bid) else []
        if refused is not None and not found:
            refused.append(Refused("doubt", Message("do-doubt"), "nothing_bid"))
        numbers = range(max(1, game.bid[0]), min(game.bid[0] + 3, sum(game.standing())) + 1)
        for bid in [(number, face) for number in numbers for face in range(1, 7) if (number, face) > game.bid]:
            found.append(Option(f"{bid[0]}x{bid[1]}", Message("do-bid", {"number": bid[0], "face": bid[1]}), value=bid))
        return found

    def answer(self, game: LiarsDice, picked: Picked) -> None:
        """Carry out what was picked."""
        if picked.only == "doubt":
            game.tell("log-doubts", player=seat_name(self.seat), bidder=seat_name(game.bidder))
            game.push(Show(doubter=self.seat))
        else:
            game.bid, game.bidder = picked.value, self.seat
            game.tell("log-bids", player=seat_name(self.seat), number=game.bid[0], face=game.bid[1])
            game.push(Bid(seat=game.next_after(self.seat)))


class Show(Step):
    """All dice are shown; the player who was wrong loses one."""

    doubter: Seat

    def run(self, game: LiarsDice) -> None:
        """Count, take a die, and go on with the next round or end the game."""
        game.shown = [[*hand] for hand in game.hands]
        for seat, hand in enumerate(game.shown):
            if hand:
                game.tell("log-shows", player=seat_name(seat), dice=[*hand])
        count = sum(hand.count(game.bid[1]) for hand in game.shown)
        loser = self.doubter if count >= game.bid[0] else game.bidder
        game.hands[loser].pop()
        game.tell("log-loses", player=seat_name(loser), count=count, face=game.bid[1], left=len(game.hands[loser]))
        if not game.hands[loser]:
            game.out.append(loser)
        if len(game.out) < game.seats - 1:
            game.push(Roll(first=loser if game.hands[loser] else game.next_after(loser)))
            return
        order = [game.next_after(loser), *reversed(game.out)]
        places = [Place(seat=seat, place=at, total=len(game.hands[seat])) for at, seat in enumerate(order, 1)]
        game.result = Result(reason="end-last_player", winners=order[:1], places=places)
