"""The state of a game: its fields, and simple questions about them."""

from __future__ import annotations

from collections.abc import Iterable

from pydantic import Field

from games.thunderstone.rules.acts import Level
from games.thunderstone.rules.cards import CARDS, LEVELS, CardId, DiscardWay, next_levels
from games.thunderstone.rules.pieces import Battle, HallCard, Player, RevealedCard, Turn
from games.thunderstone.rules.settings import ThunderstoneSettings
from rules.game import Game
from rules.messages import Seat


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
        return next((card for card in levels if stock[card] > 0), None)

    def levels_left(self, hero: str) -> list[str]:
        """The cards a hero can become one level higher, of those that the village still has (TS-6.5, TS-6.7)."""
        return [card for card in next_levels(hero, self.stacks) if self.stock.get(card, 0) > 0]

    def level_ups(self, cards: Iterable[str]) -> list[Level]:
        """Each hero among these cards of the active player, once for each kind, with each card it can become."""
        experience, levels = self.active.experience, list[Level]()
        for hero in dict.fromkeys(cards) if experience else ():
            cost = CARDS[hero].level_cost
            if cost is not None and cost <= experience:
                levels += [Level(hero, new) for new in self.levels_left(hero)]
        return levels

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
