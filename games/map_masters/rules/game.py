"""The state of a game of Map Masters, and what its phases ask of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

from games.map_masters.rules import dealing, setup
from games.map_masters.rules.chronicle import MapMastersChronicler
from games.map_masters.rules.components import TOKENS_PER_TYPE
from games.map_masters.rules.coop import end as coop_end
from games.map_masters.rules.coop import mission_setup
from games.map_masters.rules.coop.team import Team
from games.map_masters.rules.dungeon import Dungeon, dungeon_of
from games.map_masters.rules.lifts import lift_3
from games.map_masters.rules.options import MISSIONS, MapMastersOptions
from games.map_masters.rules.path import Path
from games.map_masters.rules.pieces import Player
from games.map_masters.rules.showing import walk
from games.map_masters.rules.versus import hands, reward
from games.map_masters.rules.view import MapMastersView, Phase, view_of
from rules.chronicles import Chronicler
from rules.game import COUNTED, Game
from rules.messages import Message, Seat, refer
from rules.options import Options
from rules.results import Result


class MapMasters(Game):
    """The whole table, for both modes. Cards, goals and spells are ids."""

    name: ClassVar[str] = "map_masters"
    seat_numbers: ClassVar[range] = range(1, 6)
    options_type: ClassVar[type[Options]] = MapMastersOptions
    schema_version: ClassVar[int] = 4
    lifts: ClassVar[Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]]] = {**Game.lifts, 3: lift_3}
    endings: ClassVar[tuple[str, ...]] = (reward.SCORED, coop_end.WON, coop_end.LOST)
    turn_starts: ClassVar[tuple[str, ...]] = ("log-market_opens", "log-turn")
    moments: ClassVar[tuple[str, ...]] = (
        "log-market_opens",
        "log-race",
        "log-primary_goal",
        "log-secondary_goal",
        "log-fills",
        "log-artifact",
        "log-collapses",
        "log-last_chance",
    )
    dailies: ClassVar[tuple[tuple[Mapping[str, object], ...], ...]] = (
        ({},),
        tuple({"mode": "coop", "mission": mission, "difficulty": "normal"} for mission in range(1, MISSIONS + 1)),
    )
    """Alone against oneself, and the missions."""
    chronicle: ClassVar[Chronicler] = MapMastersChronicler()
    face_down: ClassVar[tuple[str, ...]] = ("piles",)

    options: MapMastersOptions
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
    """Whether computer players still leave it to people to be done first."""
    bonus: Seat | None = None
    """Who has won the time bonus of this round."""
    peeked: str = ""
    """The card that the owner of sb_16 is looking at."""

    team: Team | None = None
    """The co-operative game; None in Versus."""

    # Paths drawn so far, step by step, and the tableau in its flat form; derived from the state, never saved.
    __slots__ = ("_laid", "_walks")
    if TYPE_CHECKING:
        _walks: dict[Seat, list[Path]]
        _laid: Dungeon | None

    def model_post_init(self, context: object, /) -> None:
        """No path has been followed yet."""
        super().model_post_init(context)
        self._walks, self._laid = {}, None

    def set_up(self) -> None:
        """Lay out the table for the chosen mode (MM-11, MM-20)."""
        setup.begin(self)

    def view(self, seat: Seat | None) -> MapMastersView:
        """See `view`: hidden are drafts of others, hands before they are turned up, and the order of every pile."""
        return view_of(self, seat)

    def deal_anew(self, seat: Seat | None, rng: Random) -> None:
        """Mix all piles and draw new drafts for the others."""
        dealing.deal_anew(self, seat, rng)

    def standing(self) -> list[int] | None:
        """The points so far, as the final sum would count them."""
        if self.options.mode == "coop":
            return None
        return [sum(parts.values()) for parts in reward.scores(self)]

    def counted(self) -> Result | None:
        return None if self.options.together or self.seats == 1 else reward.outcome(self, COUNTED)

    def closing(self) -> list[Message]:
        return coop_end.closing(self) if self.options.mode == "coop" else reward.closing(self)

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
        """Make a new deck of the discard pile when the player's deck is empty (MM-13.21)."""
        player, deck = self.players[seat], self.piles[f"deck_{seat}"]
        if not deck and player.discard:
            deck += player.discard
            player.discard = []
            self.dice.shuffle(deck)

    def refill_spells(self, place: int) -> None:
        """Replace a spell of the display (MM-10.13, MM-13.11)."""
        self.restock_spells()
        if self.piles["spells"]:
            self.spells[place] = self.piles["spells"].pop()
            self.tell("log-market_spell", spell=refer(f"spell-{self.spells[place]}"))
            self.restock_spells()
        else:
            del self.spells[place]

    def restock_spells(self) -> None:
        """Make a new spell deck of the discard when it is empty (MM-10.13)."""
        if not self.piles["spells"] and self.spell_discard:
            self.piles["spells"] += self.spell_discard
            self.spell_discard = []
            self.dice.shuffle(self.piles["spells"])

    def restock(self, cost: int) -> None:
        """Make a new deck of that cost from its market discard when it is empty (MM-13.12)."""
        deck, discard = self.piles[str(cost)], self.market_discard[cost]
        if not deck and discard:
            deck += discard
            discard.clear()
            self.dice.shuffle(deck)

    def refill_cards(self, cost: int, place: int) -> None:
        """Replace a dungeon card of the display."""
        self.restock(cost)
        if self.piles[str(cost)]:
            self.market[cost][place] = self.piles[str(cost)].pop()
            self.tell("log-market_card", card=refer(f"card-{self.market[cost][place]}"))
            self.restock(cost)
        else:
            del self.market[cost][place]

    def renew_market(self) -> None:
        """Discard and replace everything face up in the market (MM-15.8)."""
        self.spell_discard += self.spells
        self.spells = []
        for cost, cards in self.market.items():
            self.market_discard[cost] += cards
            cards.clear()
        setup.fill_market(self)
        self.tell("log-market_renewed")

    def team_agreed(self) -> None:
        """Everybody has agreed to the team's sheet: carry it out."""
        mission_setup.carry_out(self)

    def close_market(self) -> None:
        """All have passed: hands are drawn."""
        self.push(hands.Hands())

    # Paths

    @property
    def laid(self) -> Dungeon | None:
        """The tableau as `team.tableau` has last made it flat; it may be out of date."""
        return self._laid

    @laid.setter
    def laid(self, dungeon: Dungeon) -> None:
        self._laid = dungeon

    @property
    def walks(self) -> dict[Seat, list[Path]]:
        """What has been followed of each draft's path; entries may be dropped at any time."""
        return self._walks

    def walk(self, seat: Seat) -> list[Path]:
        """The path of a draft, one for each step; the layout must be legal."""
        found = self._walks.get(seat)
        if found is None:
            draft = self.players[seat].draft
            sword, key, rope, scroll = draft.tokens
            begun = Path(dungeon_of(draft.layout), tokens=(sword, key, rope, scroll), spells=tuple(draft.spells))
            found = self._walks[seat] = walk(begun, draft.steps)
        return found

    def path(self, seat: Seat) -> Path | None:
        """The path of a draft as far as it is drawn; None while cards are laid out."""
        draft = self.players[seat].draft
        return self.walk(seat)[-1] if draft.drawing else None
