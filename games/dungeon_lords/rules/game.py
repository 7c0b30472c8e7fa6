"""Dungeon Lords: the state of a game, and what all its phases share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from random import Random
from typing import Any, ClassVar, Literal

from games.dungeon_lords.rules.chronicle import DungeonLordsChronicler
from games.dungeon_lords.rules.combat.training import TrainingState, lay_out_training
from games.dungeon_lords.rules.components import COMBAT_CARDS, SEASONS, TRAPS, Cost
from games.dungeon_lords.rules.guessing import deal_anew
from games.dungeon_lords.rules.lifts import lift_3, lift_4, lift_5
from games.dungeon_lords.rules.options import DungeonLordsOptions
from games.dungeon_lords.rules.scoring import all_scores, closing, outcome
from games.dungeon_lords.rules.setup import lay_out
from games.dungeon_lords.rules.state import (
    Battle,
    Creature,
    DiscardedTrap,
    Lord,
    Minion,
    Outsider,
)
from games.dungeon_lords.rules.view import DungeonLordsView, make_view
from rules.chronicles import Chronicler
from rules.game import COUNTED, Game
from rules.messages import Message, Ref, Seat, refer, seat_name
from rules.options import Options
from rules.results import Result

TRAINING_FATIGUE = 2

Phase = Literal[
    "setup",
    "new_round",
    "orders",
    "placing",
    "executing",
    "production",
    "event",
    "adventurers",
    "planning",
    "battle",
    "scoring",
]


class DungeonLords(Game):
    """The whole table. Lists of two hold year 1 and year 2; piles are drawn from the end."""

    name: ClassVar[str] = "dungeon_lords"
    schema_version: ClassVar[int] = 6
    lifts: ClassVar[Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]]] = {
        **Game.lifts,
        3: lift_3,
        4: lift_4,
        5: lift_5,
    }
    seat_numbers: ClassVar[range] = range(1, 5)
    options_type: ClassVar[type[Options]] = DungeonLordsOptions
    endings: ClassVar[tuple[str, ...]] = ("end-scored", "end-training")
    turn_starts: ClassVar[tuple[str, ...]] = ("log-new_round", "log-combat_begins", "log-combat_round", "log-battle")
    moments: ClassVar[tuple[str, ...]] = (
        "log-new_round",
        "log-paladin_comes",
        "log-combat_begins",
        "log-combat_round",
        "log-defeated",
        "log-conquered",
    )
    dailies: ClassVar[tuple[tuple[Mapping[str, object], ...], ...]] = (
        tuple({"scenario": scenario} for scenario in ("1", "2", "3", "4", "room")),
    )
    chronicle: ClassVar[Chronicler] = DungeonLordsChronicler()
    face_down: ClassVar[tuple[str, ...]] = (
        "creature_piles",
        "room_piles",
        "hero_piles",
        "trap_deck",
        "combat_piles",
        "combat_removed",
        "events",
        "specials",
        "specials_removed",
    )

    options: DungeonLordsOptions
    year: int = 1
    season: int = 0
    phase: Phase = "setup"
    starter: Seat = 0
    lords: list[Lord] = []
    outsiders: list[Outsider] = []
    shared_evil: int | None = None

    creature_piles: list[list[str]] = [[], []]
    room_piles: list[list[str]] = [[], []]
    hero_piles: list[list[str]] = [[], []]
    heroes_at_bottom: int = 0
    """How many adventurers were seen going to the bottom of this year's pile (DL-5.8)."""
    trap_deck: list[str] = []
    trap_discard: list[DiscardedTrap] = []
    combat_piles: list[list[str]] = [[], []]
    """Four combat cards per year, by round."""
    combat_removed: list[list[str]] = [[], []]
    combat_shown: int = 0
    """How many of this year's combat cards have been revealed."""
    events: list[str] = []
    """The event tiles of spring, summer and autumn."""
    events_shown: int = 0
    specials: list[str] = []
    """The special event cards of year 1 and 2 (full rules)."""
    specials_removed: list[str] = []
    specials_shown: int = 0

    tavern: list[str] = []
    market: list[str] = []
    arriving: list[str] = []
    """The adventurers of this round's adventurer phase, weakest first."""
    forecast: list[str] = []
    """The adventurers of the next round."""
    distant: list[str] = []
    """Tiles that have left the game, face up on the distant lands board."""
    spaces: dict[str, list[Minion | None]] = {}
    """Who stands on spaces I, II, III of each area."""
    orders_shown: int = 0
    """How many of the chosen orders of this round have been revealed."""

    paladin: Literal["tent", "host", "prison", "gone"] = "tent"
    paladin_host: Seat | None = None
    """In whose line he stands, or in whose prison he is."""
    combat_round: int = 0
    in_turn: bool = False
    """Production or planning of this round is done in turn order, because somebody asked for it."""
    battle: Battle | None = None
    noted: list[int] = []
    """By how much the gossip being resolved moves each seat's evil."""
    training: TrainingState | None = None

    # The contract

    def set_up(self) -> None:
        """Lay out a game, or the first scenario of the training for one seat alone."""
        if self.seats == 1:
            lay_out_training(self)
        else:
            lay_out(self)

    def view(self, seat: Seat | None) -> DungeonLordsView:
        return make_view(self, seat)

    def deal_anew(self, seat: Seat | None, rng: Random) -> None:
        deal_anew(self, seat, rng)

    def standing(self) -> list[int] | None:
        """The points of an examination held now, titles included; none in the training."""
        if self.training is not None:
            return None
        return [sum(scores.values()) for scores in all_scores(self.lords)]

    def counted(self) -> Result | None:
        return None if self.training is not None or self.seats == 1 else outcome(self, COUNTED)

    def closing(self) -> list[Message]:
        return closing(self)

    # What the phases share

    @property
    def full(self) -> bool:
        """Full rules (本格ルール)."""
        return self.options.rules == "full"

    @property
    def in_combat(self) -> bool:
        """Whether a combat part (or the training) is being played."""
        return self.combat_round > 0

    @property
    def season_name(self) -> Ref:
        """The reference to the season's name."""
        return refer(f"season-{SEASONS[self.season]}")

    def turn_order(self) -> list[Seat]:
        """All seats, from the starting player on (DL-1.1)."""
        return [(self.starter + step) % self.seats for step in range(self.seats)]

    def has_ordered(self, seat: Seat) -> bool:
        """Whether a seat has given all the orders it gives in this round, a non-player colour's included (DL-9.5)."""
        return bool(self.lords[seat].orders) and (self.seats > 2 or self.outsiders[seat].third is not None)

    def fatigue(self) -> int:
        """The fatigue of the present combat round (DL-23.2, DL-29.2)."""
        if self.training is not None:
            return TRAINING_FATIGUE
        return COMBAT_CARDS[self.combat_piles[self.year - 1][self.combat_round - 1]].fatigue

    def trap_cost(self, trap: str) -> Cost:
        """What revealing a trap costs this year."""
        return TRAPS[trap].cost[self.year - 1]

    def draw_traps(self, seat: Seat, number: int) -> int:
        """Draw trap cards into the lord's store, as many as there are; only the owner learns which (DL-8.23)."""
        drawn = [self.trap_deck.pop() for _ in range(min(number, len(self.trap_deck)))]
        self.lords[seat].traps.extend(drawn)
        if drawn:
            self.commit()
            self.tell("log-traps_drawn", player=seat_name(seat), number=len(drawn))
            self.tell("log-traps_drawn_which", to=seat, traps=[refer(f"trap-{trap}") for trap in sorted(drawn)])
        return len(drawn)

    def discard_trap(self, seat: Seat, trap: str) -> None:
        """Lay an own trap card face down on the discard; only the owner knows which (DL-1.9)."""
        self.lords[seat].traps.remove(trap)
        self.trap_discard.append(DiscardedTrap(card=trap, known_to=seat))
        self.tell("log-trap_discarded", player=seat_name(seat))
        self.tell("log-trap_discarded_which", to=seat, trap=refer(f"trap-{trap}"))

    def discard_creature(self, seat: Seat, creature: Creature) -> None:
        """An own creature tile goes to the distant lands; a troll's token goes with it (DL-8.28)."""
        lord = self.lords[seat]
        lord.lair = [other for other in lord.lair if other is not creature]
        self.distant.append(creature.kind)

    def decline(self, seat: Seat, order: str) -> None:
        """The order is not carried out though it could be: the minion goes onto the order card (DL-7.3)."""
        self.lords[seat].on_card.append(order)
        self.tell("log-order_unexecuted", player=seat_name(seat), order=refer(f"order-{order}"))

    def counts(self) -> Counter[str]:
        """How many trap cards of each kind lie anywhere, for the check that none is lost."""
        found = Counter(self.trap_deck)
        found.update(discarded.card for discarded in self.trap_discard)
        for lord in self.lords:
            found.update(lord.traps)
            if lord.plan is not None and lord.plan.shown:
                found.update(lord.plan.traps)
        if self.battle is not None:
            found.update(self.battle.traps)
        return found
