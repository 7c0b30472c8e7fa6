"""The state of the game, as small models of ids and numbers, and simple questions about it."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from games.thunderstone.rules.cards import CARDS, LEVELS, CardId, DiscardWay, Effect, SpoilsKind, next_levels
from games.thunderstone.rules.settings import ThunderstoneSettings
from rules.game import Game
from rules.messages import Seat

EVERY = -1
"""The target of a bonus that all heroes of the party have."""


class Piece(BaseModel):
    """A part of the state."""

    model_config = ConfigDict(extra="forbid")


class Player(Piece):
    """The cards and points of one player. The last card of the party deck is its top."""

    deck: list[CardId] = []
    hand: list[CardId] = []
    discard: list[CardId] = []
    experience: int = Field(default=0, ge=0)
    certain: list[CardId] = []
    """Cards of the unseen hand that everyone can infer: the rest of the deck, drawn before a shuffle."""
    heroless: bool = False
    """Has shown that there is no hero in the hand (TS-18.4); true until cards are drawn."""

    def give_up(self, card: str) -> None:
        """Take a card out of the unseen hand."""
        self.hand.remove(card)
        if card in self.certain:
            self.certain.remove(card)


class HallCard(Piece):
    """A card in the dungeon hall. `breached`: its breach has happened during this stay (TS-13.2)."""

    card: CardId
    breached: bool = False


class RevealedCard(Piece):
    """A card of the active player's revealed hand; `slot` is its number in this turn."""

    slot: int = Field(ge=1)
    card: CardId
    weapon: int = 0
    """The slot of the weapon this hero carries."""
    owner: Seat | None = None
    """Whose hero this is, when it was borrowed (TS-18.5)."""


class Use(Piece):
    """An effect that was used this turn. Its lasting bonus ends when its card or its target leaves (TS-7.17)."""

    slot: int
    card: CardId
    effect: int
    target: int = 0
    over: bool = False


class Offer(Piece):
    """A hero discarded for a Theurge, who may borrow it. `slot` is what it was in the active hand, or 0."""

    owner: Seat
    card: CardId
    slot: int = 0


class Turn(Piece):
    """The current turn."""

    seat: Seat
    action: Literal["", "village", "dungeon", "rest"] = ""
    revealed: bool = False
    cards: list[RevealedCard] = []
    """The revealed hand. Before that, and after the clean-up, the hand is with the player."""
    slots: int = 0
    """The number of slots given so far."""
    uses: list[Use] = []
    off: list[int] = []
    """The slots whose dungeon bonus is switched off."""
    gold: int = 0
    """Produced by effects, less what was spent."""
    buys: int = 1
    offers: list[Offer] = []

    def shown(self, slot: int) -> RevealedCard:
        """The card in a slot. Raises StopIteration if it has left."""
        return next(card for card in self.cards if card.slot == slot)

    def heroes(self) -> list[RevealedCard]:
        """The revealed heroes, Militia and borrowed ones too."""
        return [shown for shown in self.cards if CARDS[shown.card].is_hero]

    def weapons(self) -> list[RevealedCard]:
        """The revealed weapons, carried or not."""
        return [shown for shown in self.cards if "weapon" in CARDS[shown.card].tags]

    def effect(self, slot: int, index: int) -> Effect:
        """An effect of the card in a slot, by its number from 0. Raises StopIteration if the card has left."""
        return CARDS[self.shown(slot).card].effects[index]

    def after(self, *uses: Use) -> Turn:
        """The turn as it would be if these effects had been used as well."""
        return self.model_copy(update={"uses": [*self.uses, *uses]})

    def armed(self, hero: int, weapon: int) -> Turn:
        """The turn as it would be if the hero of a slot carried that weapon."""
        cards = [shown.model_copy(update={"weapon": weapon}) if shown.slot == hero else shown for shown in self.cards]
        return self.model_copy(update={"cards": cards})

    def has(self, slot: int) -> bool:
        """Whether the card of a slot is still revealed."""
        return any(card.slot == slot for card in self.cards)


def target_of(effect: Effect, slot: int, hero: int = 0) -> int:
    """Who has the bonus of an effect of the card in `slot`: that card, every hero, or the named `hero`."""
    return {"self": slot, "heroes": EVERY, "hero": hero}.get(effect.to, 0)


Kind = Literal["attack", "magic"]


class Battle(Piece):
    """The current battle: what was declared and chosen, then its result."""

    rank: int = Field(ge=1, le=3)
    monster: CardId
    barred: list[int] = []
    shares: dict[int, Kind] = {}
    """For each hero whose share was lowered: what it was taken from (TS-8.12)."""
    from_attack: int | None = None
    """The part of the reductions that is taken from attack; the rest is taken from magic (TS-8.11)."""
    doomed: list[int] = []
    attackers: list[int] = []
    won: bool = False
    spoils: list[SpoilsKind] = []
    six: list[CardId] = []
    """The cards that the Sphinx has shown."""
    returns: int = 0
    """The number of monsters that may still be returned after the victory (TS-13.19)."""


class ThunderstoneState(Game):
    """Everything on the table, and the queries that all phases use."""

    settings: ThunderstoneSettings
    groups: list[str] = []
    """The monster groups in play."""
    stacks: list[str] = []
    """The 16 stacks of the village: hero types, then village cards, then basic cards."""
    stock: dict[CardId, int] = {}
    """The number of each card that the village still has."""
    diseases: int = 0
    """The number of Diseases left in the stack; below 0 if substitutes are used (TS-14.6)."""
    removed: list[CardId] = []
    """Destroyed cards."""
    dungeon: list[CardId] = []
    """The dungeon deck; the last card is its top."""
    sunk: int = 0
    """The number of cards at the bottom of the dungeon deck that everyone has seen go there."""
    hall: list[HallCard | None] = Field(default=[None, None, None], min_length=3, max_length=3)
    """Ranks 1, 2 and 3."""
    players: list[Player] = []
    turn: Turn = Turn(seat=0)
    turns: int = 0
    """The number of turns begun."""
    quiet: int = 0
    """The number of turns that have ended since the last battle."""
    battle: Battle | None = None
    discarding: DiscardWay | None = None
    """The way in which cards have to be discarded now."""
    pledged: dict[Seat, list[CardId]] = {}
    """The discards that seats have chosen while others are still choosing (TS-13.5)."""
    pledged_slots: list[int] = []
    """The active player's discards, by slot."""
    village_score: list[CardId] = []
    """Monsters that reached the village, in a solo game (TS-21.3)."""
    held: bool = False
    """Whether a victory holds the monsters in the current turn (TS-21.8)."""

    @property
    def active(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.turn.seat]

    @property
    def fought(self) -> Battle:
        """The current battle. Raises LookupError if there is none."""
        if self.battle is None:
            raise LookupError("there is no battle")
        return self.battle

    def top_of(self, stack: str) -> str | None:
        """The top card of a village stack: for heroes, the lowest level that is left (TS-3.9)."""
        stock, levels = self.stock, LEVELS.get(stack)
        if levels is None:
            return stack if stock[stack] > 0 else None
        for card in levels:
            if stock[card] > 0:
                return card
        return None

    def levels_left(self, hero: str) -> list[str]:
        """The cards a hero can become one level higher, of those that the village still has (TS-6.5, TS-6.7)."""
        return [card for card in next_levels(hero, self.stacks) if self.stock.get(card, 0) > 0]

    def monster_in(self, rank: int) -> str | None:
        """The card in a rank (1 to 3), monster or not; None if it is empty."""
        card = self.hall[rank - 1]
        return None if card is None else card.card

    def card_in(self, rank: int) -> str:
        """The card in a rank (1 to 3). Raises LookupError if the rank is empty."""
        card = self.hall[rank - 1]
        if card is None:
            raise LookupError(f"rank {rank} is empty")
        return card.card

    def seats_from(self, first: Seat) -> list[Seat]:
        """All seats in turn order, beginning with this one."""
        return [(first + step) % self.seats for step in range(self.seats)]

    def monsters(self) -> list[int]:
        """The ranks with a monster; the Thunderstone does not count as one (TS-7.9)."""
        return [
            rank for rank, card in enumerate(self.hall, 1) if card is not None and "monster" in CARDS[card.card].tags
        ]

    def hand_size(self, seat: Seat) -> int:
        """The number of cards that a seat holds, revealed or not."""
        if self.turn.revealed and seat == self.turn.seat:
            return len(self.turn.cards)
        return len(self.players[seat].hand)

    def owned(self, seat: Seat) -> list[str]:
        """Party deck, hand and discard pile together, plus heroes lent to another player (TS-19.7, TS-18.7)."""
        player = self.players[seat]
        cards = [*player.deck, *player.hand, *player.discard]
        for shown in self.turn.cards:
            owner = self.turn.seat if shown.owner is None else shown.owner
            if owner == seat:
                cards.append(shown.card)
        if self.battle is not None and seat == self.turn.seat:
            cards += self.battle.six
        return cards

    def add_shown(self, card: str, owner: Seat | None = None, slot: int = 0) -> RevealedCard:
        """Add a card to the revealed hand, in a new slot or in the one it had before."""
        turn = self.turn
        if not slot:
            turn.slots += 1
            slot = turn.slots
        shown = RevealedCard(slot=slot, card=card, owner=owner)
        turn.cards.append(shown)
        return shown
