"""The state of a game of Map Masters: what is on the table, and what all phases need from it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from copy import deepcopy
from itertools import chain
from typing import Any, ClassVar, Literal

from games.map_masters.rules.components import TOKENS_PER_TYPE
from games.map_masters.rules.coop.team import Team
from games.map_masters.rules.path.following import begin, paths_along
from games.map_masters.rules.path.state import Path
from games.map_masters.rules.pieces import Player
from games.map_masters.rules.settings import MapMastersSettings
from rules.game import Game
from rules.messages import Seat, refer
from rules.saves import without_flags

Phase = Literal["market", "hand", "explore", "refresh", "team", "turn", "over"]
SHOWN = 2
"""Cards face up of each deck of the market."""


def lift_5(state: dict[str, Any]) -> dict[str, Any]:
    """Schema 6 has one question for drawing; before, another one asked where to begin once routes were set aside."""
    state = deepcopy(state)
    for step in state["agenda"]["stack"]:
        for asked in chain(*step.get("branches", {}).values()):
            if asked["kind"] == "draw_by_hand":
                asked["kind"] = "draw"
    return state


def lift_6(state: dict[str, Any]) -> dict[str, Any]:
    """Schema 7 has no flag for games from before schema 5, which searched routes with a wider beam."""
    return without_flags(state, "before_5")


class MapMastersState(Game):
    """The whole table, for both modes. Cards, goals and spells are ids."""

    schema_version: ClassVar[int] = 7
    lifts: ClassVar[Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]]] = {5: lift_5, 6: lift_6}
    face_down: ClassVar[tuple[str, ...]] = ("piles",)

    settings: MapMastersSettings
    phase: Phase = "market"
    order: list[Seat] = []
    """The seats in clockwise order."""
    piles: dict[str, list[str]] = {}
    """Everything face down, the top card last: `goals`, `spells`, `3` to `6`, `deck_<seat>`."""
    goals: list[str] = []
    """The goal cards shown, the present one last."""
    spells: list[str] = []
    """The spell display."""
    spell_discard: list[str] = []
    market: dict[int, list[str]] = {}
    market_discard: dict[int, list[str]] = {}
    gone: list[str] = []
    """Cards that have left the game."""
    stock: list[int] = [TOKENS_PER_TYPE] * 4
    """Fairy tokens in the supply, in the order of icons.TOKENS."""
    players: list[Player] = []
    round: int = 0
    first: Seat = 0
    turn: Seat = 0
    racing: bool = False
    """Whether this is a time bonus round (MM-12.4)."""
    head_start: bool = False
    """Whether computer players still wait for people to be done first."""
    bonus: Seat | None = None
    """The winner of the time bonus of this round."""
    peeked: str = ""
    """The card that the owner of Foresight is looking at."""

    team: Team | None = None
    """The co-operative game; None in Versus."""

    # What follows a phase; implemented by `game.MapMasters`

    @abstractmethod
    def close_market(self) -> None:
        """Draw the hands: all players have passed."""

    @abstractmethod
    def ask_draft(self, seat: Seat) -> None:
        """Ask the next question of a seat's draft."""

    @abstractmethod
    def team_agreed(self) -> None:
        """Carry out the team's sheet: all players have agreed to it."""

    # Order

    def after(self, seat: Seat) -> Seat:
        """The next seat clockwise."""
        return self.order[(self.order.index(seat) + 1) % self.seats]

    def clockwise(self, seat: Seat) -> list[Seat]:
        """All seats, beginning with `seat`."""
        at = self.order.index(seat)
        return self.order[at:] + self.order[:at]

    # Piles

    def reshuffle(self, seat: Seat) -> None:
        """Make a new deck from the discard pile when the player's deck is empty (MM-13.21)."""
        self._reuse(self.players[seat].discard, f"deck_{seat}")

    def restock(self, pile: str) -> None:
        """Make a new deck of the market from its discard pile when it is empty (MM-10.13, MM-13.12)."""
        self._reuse(self.spell_discard if pile == "spells" else self.market_discard[int(pile)], pile)

    def _reuse(self, discard: list[str], pile: str) -> None:
        deck = self.piles[pile]
        if not deck and discard:
            deck += discard
            discard.clear()
            self.dice.shuffle(deck)

    def draw(self, pile: str) -> str:
        """Take the top of a deck of the market; after the last one, make a new deck."""
        top = self.piles[pile].pop()
        self.restock(pile)
        return top

    def display(self, pile: str) -> list[str]:
        """The spells or cards that lie face up next to a deck of the market."""
        return self.spells if pile == "spells" else self.market[int(pile)]

    def refill(self, pile: str, ware: str) -> None:
        """Replace a spell or card of the display (MM-10.13, MM-13.11)."""
        display = self.display(pile)
        index = display.index(ware)
        if self.piles[pile]:
            display[index] = new = self.draw(pile)
            if pile == "spells":
                self.tell("log-market_spell", spell=refer(f"spell-{new}"))
            else:
                self.tell("log-market_card", card=refer(f"card-{new}"))
        else:
            del display[index]

    def fill_market(self) -> None:
        """Turn up spells and cards of each cost until `SHOWN` are there or the piles are empty (MM-11.4, MM-11.5)."""
        for pile in ("spells", *map(str, self.market)):
            display = self.display(pile)
            self.restock(pile)
            while len(display) < SHOWN and self.piles[pile]:
                display.append(self.draw(pile))

    def renew_market(self) -> None:
        """Discard and replace everything face up in the market (MM-15.8)."""
        self.spell_discard += self.spells
        self.spells = []
        for cost, cards in self.market.items():
            self.market_discard[cost] += cards
            cards.clear()
        self.fill_market()
        self.tell("log-market_renewed")

    # Paths

    def walk(self, seat: Seat) -> tuple[Path, ...]:
        """The path of a draft before its first step and after each; the layout must be legal."""
        draft = self.players[seat].draft
        return paths_along(begin(draft.layout, *draft.means), tuple(draft.steps))

    def path(self, seat: Seat) -> Path | None:
        """The path drawn so far in a draft; None while cards are laid out."""
        draft = self.players[seat].draft
        return self.walk(seat)[-1] if draft.drawing else None
