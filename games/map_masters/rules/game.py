"""Map Masters: the state, its set-up and how the phases follow each other."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import ClassVar

from games.map_masters.rules import guess
from games.map_masters.rules.chronicle import MapMastersChronicler
from games.map_masters.rules.coop import scoring as coop_scoring
from games.map_masters.rules.coop import setup as coop_setup
from games.map_masters.rules.settings import MISSIONS, MapMastersSettings
from games.map_masters.rules.state import MapMastersState
from games.map_masters.rules.versus import explore, hands
from games.map_masters.rules.versus import scoring as versus_scoring
from games.map_masters.rules.versus import setup as versus_setup
from games.map_masters.rules.versus.drafting import Drafting
from games.map_masters.rules.view import MapMastersView, view_of
from rules.chronicles import Chronicler
from rules.dealing import mix
from rules.game import COUNTED
from rules.messages import Message, Seat, seat_name
from rules.results import Result
from rules.settings import GameSettings


class MapMasters(MapMastersState):
    """Map Masters: the state with its set-up, its views and the order of its phases."""

    name: ClassVar[str] = "map_masters"
    seat_numbers: ClassVar[range] = range(1, 6)
    settings_type: ClassVar[type[GameSettings]] = MapMastersSettings
    endings: ClassVar[tuple[str, ...]] = (versus_scoring.SCORED, coop_scoring.WON, coop_scoring.LOST)
    turn_starts: ClassVar[tuple[str, ...]] = ("log-market_opens", "log-turn")
    dailies: ClassVar[tuple[tuple[Mapping[str, object], ...], ...]] = (
        ({},),
        tuple({"mode": "coop", "mission": mission, "difficulty": "normal"} for mission in range(1, MISSIONS + 1)),
    )
    """Solo Versus play, and the missions."""
    passing: ClassVar[frozenset[str]] = frozenset(
        {"do-pass", "do-confirm", "do-end_turn", "do-give_in", "do-no_spell", "do-done_empty"}
    )
    chronicle: ClassVar[Chronicler] = MapMastersChronicler()

    def set_up(self) -> None:
        """Lay out the table for the chosen mode (MM-11, MM-20)."""
        self.order = list(range(self.seats))
        if self.settings.seat_order == "shuffled":
            self.dice.shuffle(self.order)
            self.tell("log-seat_order", players=[seat_name(seat) for seat in self.order])
        if self.settings.mode == "coop":
            coop_setup.begin(self)
        else:
            versus_setup.begin(self)

    def people_first(self) -> bool:
        """In an exploration: until a player is done, or the head start of the people is over."""
        explored = any(isinstance(question, Drafting) for question in self.questions)
        return explored and self.head_start and not any(player.done for player in self.players)

    def view(self, seat: Seat | None) -> MapMastersView:
        """The view without drafts of other players, hidden hands and the order of all piles, as `view_of`."""
        return view_of(self, seat)

    def determinize(self, seat: Seat | None, rng: Random) -> None:
        """Shuffle all piles and make up the drafts of other players."""
        guess.determinize(self, seat, rng)

    def shuffle_unseen(self) -> None:
        for pile in self.piles.values():
            mix(pile, self.dice)

    def standing(self) -> list[int] | None:
        """The scores if the game ended now, as on the score sheets."""
        return None if self.settings.mode == "coop" else versus_scoring.final(self)

    def counted(self) -> Result | None:
        return None if self.settings.mode == "coop" else versus_scoring.outcome(self, COUNTED)

    def closing(self) -> list[Message]:
        return coop_scoring.closing(self) if self.settings.mode == "coop" else versus_scoring.closing(self)

    def close_market(self) -> None:
        self.push(hands.Hands())

    def ask_draft(self, seat: Seat) -> None:
        self.push(explore.question_for(self, seat))

    def team_agreed(self) -> None:
        coop_setup.carry_out(self)
