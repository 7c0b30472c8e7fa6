"""A tiny game for the tests of the core: it uses everything that Dungeon GO! does not.

Each seat holds three cards. A round: everyone secretly lays one card at the same time (and may change it until all
have), the cards are shown, the highest takes a point; then players with a lucky card may use it out of turn, asked in
secret, and if nobody can be asked, the clock takes the window's place. Three rounds make a game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import ClassVar

from pydantic import Field

from rules.dealing import mix
from rules.entries import Scope, Step, Together
from rules.game import Game
from rules.messages import TABLE, Args, Message, Seat, other_seats, seat_name
from rules.questions import (
    ClockQuestion,
    Option,
    Picked,
    Question,
    Refusals,
    Refused,
    Role,
    Secrecy,
    Undo,
    always,
    same_in_brief,
)
from rules.results import Place, Result
from rules.settings import GameSettings
from rules.views import View

LUCKY = 6
COPIES = 4
HAND = 3


class SampleSettings(GameSettings):
    """The number of rounds."""

    rounds: int = Field(default=3, ge=1, le=9)


class SampleView(View):
    """A seat's view of the sample game."""

    hand: list[int]
    hand_sizes: list[int]
    deck_size: int
    laid: list[int | None]
    ready: list[Seat]
    shown: list[int]
    points: list[int]
    round: int


class Sample(Game):
    """The state of the sample game."""

    name: ClassVar[str] = "sample"
    seat_numbers: ClassVar[range] = range(2, 5)
    settings_type: ClassVar[type[GameSettings]] = SampleSettings
    endings: ClassVar[tuple[str, ...]] = ("end-rounds", "end-stopped")
    face_down: ClassVar[tuple[str, ...]] = ("deck", "hands", "laid")

    settings: SampleSettings
    deck: list[int] = []
    hands: list[list[int]] = []
    laid: list[int | None] = []
    shown: list[int] = []
    points: list[int] = []
    round: int = 0
    stopped: bool = False

    def set_up(self) -> None:
        """Deal three cards each from a shuffled deck of 1 to 6, three of each; push the first round."""
        self.deck = [value for value in range(1, LUCKY + 1) for _ in range(COPIES)]
        self.dice.shuffle(self.deck)
        self.hands = [[self.deck.pop() for _ in range(HAND)] for _ in range(self.seats)]
        self.laid = [None] * self.seats
        self.points = [0] * self.seats
        self.agenda.standing.extend(WishToStop(seat=seat) for seat in range(self.seats))
        self.push(Round())

    def view(self, seat: Seat | None) -> SampleView:
        """Own hand and laid card; of others only how many cards, and who is ready."""
        shown = not self.secret_round()
        return SampleView(
            **self.common(seat),
            hand=[] if seat is None else self.hands[seat],
            hand_sizes=[len(hand) for hand in self.hands],
            deck_size=len(self.deck),
            laid=[card if shown or owner == seat else None for owner, card in enumerate(self.laid)],
            ready=[owner for owner, card in enumerate(self.laid) if card is not None],
            shown=self.shown,
            points=self.points,
            round=self.round,
        )

    def secret_round(self) -> bool:
        """Whether cards are being laid unseen."""
        return any(isinstance(entry, Together) for entry in self.agenda.stack)

    def asked_in_secret(self) -> Seat | None:
        """Who is asked to use a lucky card: the first that holds one."""
        return next((seat for seat in range(self.seats) if LUCKY in self.hands[seat]), None)

    def determinize(self, seat: Seat | None, rng: Random) -> None:
        """Shuffle what is hidden; another seat's secret question goes to the one that would be asked then."""
        window = bool(self.agenda.stack) and isinstance(self.agenda.stack[-1], UseLuck | Pause)
        asked = window and self.asked_in_secret() == seat
        while True:
            self._mix(seat, rng)
            if not window or (self.asked_in_secret() == seat) == asked or seat is None:
                break
        if window and not asked:
            question = window_question(self)
            self.agenda.number(question, self.agenda.stack)
            self.agenda.stack[-1] = question

    def _mix(self, seat: Seat | None, rng: Random) -> None:
        others = [other for other in range(self.seats) if other != seat]
        laid = [other for other in others if self.secret_round() and self.laid[other] is not None]
        hidden = [*self.deck, *(card for other in others for card in self.hands[other])]
        hidden += [self.laid[other] or 0 for other in laid]
        mix(hidden, rng)
        for other in others:
            self.hands[other] = [hidden.pop() for _ in self.hands[other]]
        for other in laid:
            self.laid[other] = hidden.pop()
        self.deck = hidden


class Round(Step):
    """Everyone lays a card at once, then they are compared."""

    def run(self, game: Sample) -> None:
        """Begin the next round, or end the game."""
        if game.round == game.settings.rounds or game.stopped:
            best = max(game.points)
            order = sorted(set(game.points), reverse=True)
            game.result = Result(
                reason="end-stopped" if game.stopped else "end-rounds",
                winners=[] if game.stopped else [s for s in range(game.seats) if game.points[s] == best],
                places=[
                    Place(seat=s, place=order.index(game.points[s]) + 1, total=game.points[s], scores={})
                    for s in range(game.seats)
                ],
            )
            return
        game.round += 1
        game.laid = [None] * game.seats
        game.push(
            Together(branches={seat: [LayCard(seat=seat)] for seat in range(game.seats)}),
            Compare(),
            Windows(),
            Scope(name="round"),
            Round(),
        )


def worth(card: int) -> list[Message]:
    """The value of a card."""
    return [Message("sum-card", {"card": card})]


class LayCard(Question):
    """Lay one card, unseen by the others."""

    def describe(self, game: Sample) -> Args:
        """Which round it is."""
        return {"round": game.round}

    def options(self, game: Sample, refused: Refusals | None = None) -> list[Option]:
        """Each different card of the hand."""
        if refused is not None:
            refused.extend(
                Refused(f"card-{value}", Message("do-lay", {"card": value}), "not_in_hand", {"card": value})
                for value in range(1, 7)
                if value not in game.hands[self.seat]
            )
        return [
            Option(
                f"card-{value}", Message("do-lay", {"card": value}), breakdown=same_in_brief(worth, value), value=value
            )
            for value in sorted(set(game.hands[self.seat]))
        ]

    def answer(self, game: Sample, picked: Picked) -> None:
        """Move the card from the hand; it may be changed until all are ready."""
        card: int = picked.value
        game.hands[self.seat].remove(card)
        game.laid[self.seat] = card
        game.tell("log-ready", player=seat_name(self.seat))
        game.push(ChangeCard(seat=self.seat))

    def default(self, game: Sample) -> list[str]:
        """The lowest card."""
        return [f"card-{min(game.hands[self.seat])}"]


class ChangeCard(Question):
    """Take the laid card back while someone else is not ready."""

    awaited: ClassVar[bool] = False

    def options(self, game: Sample, refused: Refusals | None = None) -> list[Option]:
        """Only taking it back."""
        return [Option("take", Message("do-take"), role=Role.BACK)]

    def answer(self, game: Sample, picked: Picked) -> None:
        """The card returns to the hand and the seat is asked again."""
        card = game.laid[self.seat]
        assert card is not None
        game.hands[self.seat].append(card)
        game.laid[self.seat] = None
        game.tell("log-not_ready", player=seat_name(self.seat))
        game.push(LayCard(seat=self.seat))


class Compare(Step):
    """Show the cards; the highest alone takes a point."""

    def run(self, game: Sample) -> None:
        """Award the point, or nothing when the highest is shared."""
        cards = [card or 0 for card in game.laid]
        game.commit()
        game.shown = cards
        game.tell("log-shown", cards=cards)
        if cards.count(max(cards)) == 1:
            game.points[cards.index(max(cards))] += 1
        else:
            game.tell("log-shared")
            game.agenda.drop("round")


class Windows(Step):
    """Ask every holder of a lucky card in secret; where there is none the clock is asked instead."""

    def run(self, game: Sample) -> None:
        """Push one secret question, or the clock's."""
        game.commit()
        game.push(window_question(game))


def window_question(game: Sample) -> Question:
    """Whom the window asks."""
    holder = game.asked_in_secret()
    return Pause(seat=TABLE) if holder is None else UseLuck(seat=holder)


class UseLuck(Question):
    """Use a lucky card out of turn: draw one card for it."""

    secrecy: ClassVar[Secrecy] = Secrecy.ALL

    def options(self, game: Sample, refused: Refusals | None = None) -> list[Option]:
        """Use it, or pass."""
        return [Option("pass", Message("do-pass")), Option("use", Message("do-use"), undo=Undo.CONFIRMED)]

    def answer(self, game: Sample, picked: Picked) -> None:
        """The card goes under the deck, a new one comes from the top; only its owner learns which."""
        game.commit()
        if picked.only == "use" and game.deck:
            game.hands[self.seat].remove(LUCKY)
            game.hands[self.seat].append(game.deck.pop())
            game.tell("log-drew", to=self.seat, card=game.hands[self.seat][-1])


class Pause(ClockQuestion):
    """The clock lets a moment pass, so that a silent window looks like one in which someone thinks."""

    secrecy: ClassVar[Secrecy] = Secrecy.ALL

    def options(self, game: Sample, refused: Refusals | None = None) -> list[Option]:
        """Go on."""
        return [Option("go_on", Message("do-go_on"))]

    def answer(self, game: Sample, picked: Picked) -> None:
        """Nothing happens."""

    def wait(self, game: Sample) -> tuple[int, int]:
        """Two to six seconds."""
        return (2, 6)


class WishToStop(Question):
    """A standing wish to end the game early; the others are asked one after the other."""

    awaited: ClassVar[bool] = False

    def options(self, game: Sample, refused: Refusals | None = None) -> list[Option]:
        """Propose to stop."""
        return [Option("propose", Message("do-propose"))]

    def answer(self, game: Sample, picked: Picked) -> None:
        """Ask every other seat; all must agree."""
        game.agenda.close(self)
        game.tell("log-wants_to_stop", player=seat_name(self.seat))
        game.push(
            *(AgreeToStop(seat=other) for other in other_seats(game.seats, self.seat)), Stop(), Scope(name="vote")
        )


class AgreeToStop(Question):
    """Agree to stop, or refuse; one refusal ends the vote."""

    forced: ClassVar = always

    def options(self, game: Sample, refused: Refusals | None = None) -> list[Option]:
        """Yes or no; a seat with points has no reason to be asked and simply refuses."""
        if game.points[self.seat]:
            return [Option("no", Message("do-no"))]
        return [Option("yes", Message("do-yes")), Option("no", Message("do-no"))]

    def answer(self, game: Sample, picked: Picked) -> None:
        """A refusal drops the rest of the vote."""
        if picked.only == "no":
            game.tell("log-plays_on", player=seat_name(self.seat))
            game.agenda.drop("vote")


class Stop(Step):
    """All have agreed."""

    def run(self, game: Sample) -> None:
        """End before the next round."""
        game.stopped = True
        game.agenda.drop("round")


def faults(game: Sample) -> Iterator[str]:
    """For the conformance suite: no card is made; a hand lacks as many cards as were laid."""
    held = Counter([*game.deck, *(card for hand in game.hands for card in hand)])
    if any(card not in range(1, LUCKY + 1) or number > COPIES for card, number in held.items()):
        yield "cards"
    for seat, hand in enumerate(game.hands):
        if len(hand) != HAND - game.round + (game.laid[seat] is None):
            yield f"hands.{seat}"
    if not all(0 <= points <= game.round for points in game.points):
        yield "points"
