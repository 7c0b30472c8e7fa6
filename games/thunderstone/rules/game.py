"""The state of a game of Thunderstone."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import ClassVar

from pydantic import Field

from games.thunderstone.rules.cards import CARDS, LEVELS, CardId, DiscardWay
from games.thunderstone.rules.chronicle import ThunderstoneChronicler
from games.thunderstone.rules.guess import deal_anew
from games.thunderstone.rules.options import ThunderstoneOptions
from games.thunderstone.rules.scoring import GAINED, LOST, STOPPED, closing, counted, points_now
from games.thunderstone.rules.setup import lay_out
from games.thunderstone.rules.state import Battle, HallCard, Player, Shown, Turn
from games.thunderstone.rules.view import ThunderstoneView, view_of
from rules.chronicles import Chronicler
from rules.game import Game
from rules.messages import Message, Seat
from rules.options import Options
from rules.results import Result


class Thunderstone(Game):
    """Everything on the table. Phases and procedures stand in modules of their own."""

    name: ClassVar[str] = "thunderstone"
    seat_numbers: ClassVar[range] = range(1, 6)
    options_type: ClassVar[type[Options]] = ThunderstoneOptions
    endings: ClassVar[tuple[str, ...]] = (GAINED, LOST, STOPPED)
    turn_starts: ClassVar[tuple[str, ...]] = ("log-turn",)
    moments: ClassVar[tuple[str, ...]] = ("log-defeats", "log-fails", "log-breach", "log-gains_thunderstone")
    dailies: ClassVar[tuple[tuple[Mapping[str, object], ...], ...]] = (
        ({"level": "normal"}, {"level": "warrior"}, {"level": "nightmare"}),
    )
    chronicle: ClassVar[Chronicler] = ThunderstoneChronicler()
    face_down: ClassVar[tuple[str, ...]] = ("players", "dungeon")

    options: ThunderstoneOptions
    groups: list[str] = []
    """The monster groups in play."""
    stacks: list[str] = []
    """The 16 stacks of the village: hero types, then village cards, then basic cards."""
    stock: dict[CardId, int] = {}
    """How many of each card the village still has."""
    diseases: int = 0
    """What is left in the Disease stack; below 0 when substitutes are used (TS-14.6)."""
    removed: list[CardId] = []
    """Destroyed cards."""
    dungeon: list[CardId] = []
    """The dungeon deck; the last card is its top."""
    sunk: int = 0
    """How many cards at the bottom of the dungeon deck everybody has seen go there."""
    hall: list[HallCard | None] = Field(default=[None, None, None], min_length=3, max_length=3)
    """Ranks 1, 2 and 3."""
    players: list[Player] = []
    turn: Turn = Turn(seat=0)
    turns: int = 0
    """How many turns have begun."""
    quiet: int = 0
    """How many turns have ended since the last battle."""
    battle: Battle | None = None
    discarding: DiscardWay | None = None
    """How cards have to be discarded now."""
    pledged: dict[Seat, list[CardId]] = {}
    """What seats have chosen to discard while others still choose (TS-13.5)."""
    pledged_slots: list[int] = []
    """The same for the active player, by slot."""
    village_score: list[CardId] = []
    """Monsters that reached the village, for one player alone (TS-21.3)."""
    held: bool = False
    """Whether a victory holds the monsters in the turn at hand (TS-21.8)."""
    refused_wish: list[Seat] = []
    """Seats whose proposal to stop was refused; they may propose again in their next turn."""

    def set_up(self) -> None:
        """Lay out dungeon, village and party decks and begin the first turn (TS-2 to TS-4)."""
        lay_out(self)

    def view(self, seat: Seat | None) -> ThunderstoneView:
        """What a seat may know."""
        return view_of(self, seat)

    def deal_anew(self, seat: Seat | None, rng: Random) -> None:
        """Other hands, other decks, another place for the Thunderstone."""
        deal_anew(self, seat, rng)

    def standing(self) -> list[int]:
        """The victory points that each seat would have if the game ended now."""
        return points_now(self)

    def counted(self) -> Result | None:
        return counted(self)

    def closing(self) -> list[Message]:
        return closing(self)

    # What all phases read

    @property
    def active(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.turn.seat]

    def top_of(self, stack: str) -> str | None:
        """The top card of a village stack: of heroes the lowest level that is left (TS-3.9)."""
        stock, levels = self.stock, LEVELS.get(stack)
        if levels is None:
            return stack if stock[stack] > 0 else None
        for card in levels:
            if stock[card] > 0:
                return card
        return None

    def monster_in(self, rank: int) -> str | None:
        """The card in a rank (1 to 3), monster or not; None where it is empty."""
        card = self.hall[rank - 1]
        return None if card is None else card.card

    def monsters(self) -> list[int]:
        """The ranks with a monster; the Thunderstone is none (TS-7.9)."""
        return [
            rank for rank, card in enumerate(self.hall, 1) if card is not None and "monster" in CARDS[card.card].tags
        ]

    def hand_size(self, seat: Seat) -> int:
        """How many cards a seat holds, revealed or not."""
        if self.turn.revealed and seat == self.turn.seat:
            return len(self.turn.cards)
        return len(self.players[seat].hand)

    def owned(self, seat: Seat) -> list[str]:
        """Party deck, hand and discard pile together, and heroes lent to another (TS-19.7, TS-18.7)."""
        player = self.players[seat]
        cards = [*player.deck, *player.hand, *player.discard]
        for shown in self.turn.cards:
            owner = self.turn.seat if shown.owner is None else shown.owner
            if owner == seat:
                cards.append(shown.card)
        if self.battle is not None and seat == self.turn.seat:
            cards += self.battle.six
        return cards

    def add_shown(self, card: str, owner: Seat | None = None, slot: int = 0) -> Shown:
        """Add a card to the revealed hand, in a new slot or in the one it had before."""
        turn = self.turn
        if not slot:
            turn.slots += 1
            slot = turn.slots
        shown = Shown(slot=slot, card=card, owner=owner)
        turn.cards.append(shown)
        return shown
