"""Discards that an effect demands: chosen simultaneously in secret, then shown together (TS-13.5, TS-18)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from dataclasses import dataclass
from typing import ClassVar

from games.thunderstone.rules.cards import CARDS, DiscardWay, in_order, name_of, names_of
from games.thunderstone.rules.interchangeable import Sameness, repeats
from games.thunderstone.rules.option_texts import about_card
from games.thunderstone.rules.pieces import Offer
from games.thunderstone.rules.state import ThunderstoneState
from games.thunderstone.rules.zones import discard_shown
from rules.entries import Entry, Step, Together
from rules.messages import Args, Message, Seat, seat_name
from rules.questions import Option, Picked, Question, Refusals, Role, Shown, Undo

NUMBERS: dict[DiscardWay, int] = {"others_card": 1, "others_hero_or_two": 2, "all_hero": 1, "all_two": 2}
"""The largest number of cards that any way to discard takes."""


class MakeDiscards(Step):
    """Ask all seats named by an effect at the same time; play goes on when all have chosen (TS-18.8).

    `borrow`: the active player may then borrow a hero. `spared`: the active player's own hand is about to be
    discarded anyway and needs no decision (TS-13.6).
    """

    way: DiscardWay
    borrow: bool = False
    spared: bool = False

    def run(self, game: ThunderstoneState) -> None:
        """A seat without a choice is not asked and discards together with the others."""
        game.commit()
        active = game.turn.seat
        game.discarding, game.pledged, game.pledged_slots = self.way, {}, []
        branches: dict[Seat, list[Entry]] = {}
        for seat in game.seats_from(active):
            if seat == active and (self.spared or self.way.startswith("others")):
                continue
            question = self._question(game, seat)
            if question is not None:
                branches[seat] = [question]
        game.push(ShowDiscards(borrow=self.borrow))
        if branches:
            game.push(Together(branches=branches))

    def _question(self, game: ThunderstoneState, seat: Seat) -> Question | None:
        """The question for a seat, or None if it was settled at once."""
        cards = hand_cards(game, seat)
        if self.way == "all_hero":
            heroes = [held for held in cards if CARDS[held.card].is_hero]
            if not heroes:
                if not open_hand(game, seat):
                    game.players[seat].heroless = True
                game.tell("log-shows_no_hero", player=seat_name(seat))
                return None
            if len(heroes) == 1 and open_hand(game, seat):
                pledge(game, seat, heroes)
                return None
            return DiscardHero(seat=seat)
        if not cards:
            return None
        if self.way == "others_hero_or_two" and len(cards) > 1:
            return DiscardHeroOrTwo(seat=seat)
        number = NUMBERS[self.way]
        if len(cards) <= number:
            pledge(game, seat, cards)
            return None
        return DiscardCards(seat=seat, number=number, min=number, max=number)


def open_hand(game: ThunderstoneState, seat: Seat) -> bool:
    """Whether a seat's hand is revealed."""
    return game.turn.revealed and seat == game.turn.seat


@dataclass(frozen=True, slots=True)
class HandCard:
    """A card of a hand: by its slot when the hand is revealed, otherwise by card and copy, counted from 1."""

    card: str
    slot: int = 0
    copy: int = 1

    @property
    def id(self) -> str:
        """The option that picks it."""
        return f"card-{self.slot}" if self.slot else f"card-{self.card}-{self.copy}"


def hand_cards(game: ThunderstoneState, seat: Seat) -> list[HandCard]:
    """The cards of a hand."""
    if open_hand(game, seat):
        return [HandCard(shown.card, shown.slot) for shown in game.turn.cards]
    copies = Counter[str]()
    cards = []
    for card in in_order(game.players[seat].hand):
        copies[card] += 1
        cards.append(HandCard(card, copy=copies[card]))
    return cards


def pledge(game: ThunderstoneState, seat: Seat, chosen: list[HandCard]) -> None:
    """Note what a seat will discard; it stays secret for now."""
    if open_hand(game, seat):
        game.pledged_slots = [held.slot for held in chosen]
    else:
        game.pledged[seat] = [held.card for held in chosen]


class Discarding(Question):
    """The base of questions about discards. No other seat's choice changes the options."""

    undo: ClassVar[Undo] = Undo.NEVER

    def offered(self, game: ThunderstoneState, only: str = "card") -> list[Option]:
        """The cards of the hand: to pick one, equal cards are listed once; otherwise each copy."""
        cards = hand_cards(game, self.seat)
        if self.max == 1:
            cards = [held for held in cards if held.copy == 1]
        same, listed = Sameness(game.turn), set[Hashable]()
        options = []
        for held in cards:
            if only in CARDS[held.card].tags:
                kind = same.alike(game.turn.shown(held.slot)) if held.slot else held.id
                args: Args = {"card": name_of(held.card)}
                option = Option(
                    held.id, Message("do-discard", args), mark=held.id, effect=about_card(held.card), value=held
                )
                if self.max == 1 and repeats(listed, kind):
                    option.prominence = Shown.UNLISTED
                options.append(option)
        return options

    def answer(self, game: ThunderstoneState, picked: Picked) -> None:
        """Kept secret until all have chosen."""
        pledge(game, self.seat, picked.values)


class DiscardCards(Discarding):
    """Discard one card, or two, of the player's own choice (TS-13.5, TS-18.1)."""

    number: int

    def describe(self, game: ThunderstoneState) -> Args:
        return {"number": self.number}

    def options(self, game: ThunderstoneState, refused: Refusals | None = None) -> list[Option]:
        """Every card of the hand; a Disease too (TS-14.8)."""
        return self.offered(game)


class DiscardHero(Discarding):
    """Discard one hero (TS-18.4)."""

    def options(self, game: ThunderstoneState, refused: Refusals | None = None) -> list[Option]:
        """Every hero of the hand, Militia too."""
        return self.offered(game, "hero")


class DiscardHeroOrTwo(Discarding):
    """Discard one hero, or two cards of any kind (TS-18.2)."""

    def options(self, game: ThunderstoneState, refused: Refusals | None = None) -> list[Option]:
        undo = Undo.FREE if len(hand_cards(game, self.seat)) > 2 else Undo.NEVER
        return [*self.offered(game, "hero"), Option("two", Message("do-discard_two"), undo=undo)]

    def answer(self, game: ThunderstoneState, picked: Picked) -> None:
        """Two cards are chosen in a second question, unless there are no more."""
        if picked.only != "two":
            pledge(game, self.seat, picked.values)
            return
        cards = hand_cards(game, self.seat)
        if len(cards) > 2:
            game.push(DiscardTwo(seat=self.seat, min=2, max=2))
        else:
            pledge(game, self.seat, cards)


class DiscardTwo(Discarding):
    """The two cards, with a step back to discarding a hero instead (TS-18.2)."""

    def options(self, game: ThunderstoneState, refused: Refusals | None = None) -> list[Option]:
        return [*self.offered(game), Option("back", Message("do-back"), role=Role.BACK)]

    def answer(self, game: ThunderstoneState, picked: Picked) -> None:
        """Kept secret until all have chosen."""
        if picked.ids == ("back",):
            game.push(DiscardHeroOrTwo(seat=self.seat))
        else:
            pledge(game, self.seat, picked.values)


class ShowDiscards(Step):
    """All have chosen: the cards go face up on the discard piles, in the order of the turn."""

    borrow: bool = False

    def run(self, game: ThunderstoneState) -> None:
        """Move the cards and offer the heroes to the Theurge."""
        game.commit()
        turn, way = game.turn, game.discarding or ""
        turn.offers = []
        for seat in game.seats_from(turn.seat):
            player = game.players[seat]
            discarded = []
            if seat == turn.seat:
                for slot in game.pledged_slots:
                    owner = turn.shown(slot).owner
                    card = discard_shown(game, slot)
                    discarded.append(card)
                    turn.offers.append(Offer(owner=seat if owner is None else owner, card=card, slot=slot))
            for card in game.pledged.get(seat, []):
                player.give_up(card)
                player.discard.append(card)
                discarded.append(card)
                turn.offers.append(Offer(owner=seat, card=card))
            if discarded:
                game.tell("log-discards", player=seat_name(seat), cards=names_of(discarded), way=way)
        game.discarding, game.pledged, game.pledged_slots = None, {}, []
        if self.borrow and turn.offers:
            game.push(Borrow(seat=turn.seat))
        else:
            turn.offers = []


class Borrow(Question):
    """Borrow one of the heroes just discarded, or none (TS-18.5)."""

    def options(self, game: ThunderstoneState, refused: Refusals | None = None) -> list[Option]:
        """Every hero that was discarded, the player's own too."""
        options = [
            Option(
                f"hero-{place}",
                Message("do-borrow", {"card": name_of(offer.card), "owner": seat_name(offer.owner)}),
                effect=about_card(offer.card),
                value=offer,
            )
            for place, offer in enumerate(game.turn.offers, 1)
        ]
        return [*options, Option("none", Message("do-borrow_nobody"))]

    def answer(self, game: ThunderstoneState, picked: Picked) -> None:
        """The hero joins the revealed hand for this battle."""
        turn = game.turn
        offer: Offer | None = picked.value
        if offer is not None:
            game.players[offer.owner].discard.remove(offer.card)
            game.add_shown(offer.card, offer.owner, offer.slot)
            game.tell(
                "log-borrows", player=seat_name(self.seat), card=name_of(offer.card), owner=seat_name(offer.owner)
            )
        turn.offers = []


def return_borrowed(game: ThunderstoneState) -> None:
    """Borrowed heroes go back to their owners' discard piles (TS-18.6)."""
    for shown in list(game.turn.cards):
        if shown.owner is not None:
            card = discard_shown(game, shown.slot)
            game.tell("log-returns_hero", card=name_of(card), owner=seat_name(shown.owner))
