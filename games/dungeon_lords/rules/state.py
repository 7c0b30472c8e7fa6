"""The state of a game: its fields, and simple questions about them.

The steps and questions are built on this; the game put together from them is in `game.py`.
"""

from __future__ import annotations

from collections import Counter
from typing import Literal

from games.dungeon_lords.rules.components import AUTUMN, COMBAT_CARDS, LAST_YEAR, TRAPS, Cost
from games.dungeon_lords.rules.pieces import Battle, Creature, DiscardedTrap, Lord, Minion, Outsider, TrainingState
from games.dungeon_lords.rules.settings import DungeonLordsSettings
from rules.game import Game
from rules.messages import Seat, refer, seat_name

TRAINING_FATIGUE = 2
"""The fatigue of every round of the combat training (DL-29.2)."""

BATTLE = "battle"
"""The agenda scope that contains a battle; dropped when the party is gone."""

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


class DungeonLordsState(Game):
    """Everything on the table. Lists of two hold year 1 and year 2; piles are drawn from the end."""

    settings: DungeonLordsSettings
    year: int = 1
    season: int = 0
    """Its number in `SEASONS`."""
    phase: Phase = "setup"
    starter: Seat = 0
    lords: list[Lord] = []
    outsiders: list[Outsider] = []
    shared_evil: int | None = None
    """The counter of the non-players, with two seats (DL-3.4)."""

    creature_piles: list[list[str]] = [[], []]
    room_piles: list[list[str]] = [[], []]
    hero_piles: list[list[str]] = [[], []]
    heroes_at_bottom: int = 0
    """The number of adventurers that were seen going to the bottom of this year's pile (DL-5.8)."""
    trap_deck: list[str] = []
    trap_discard: list[DiscardedTrap] = []
    combat_piles: list[list[str]] = [[], []]
    """Four combat cards per year, by round."""
    combat_removed: list[list[str]] = [[], []]
    combat_shown: int = 0
    """The number of this year's combat cards that have been revealed."""
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
    """The number of chosen orders of this round that have been revealed."""

    paladin: Literal["tent", "host", "prison", "gone"] = "tent"
    paladin_host: Seat | None = None
    """In whose line he stands, or in whose prison he is."""
    combat_round: int = 0
    """1 to 4; 0 outside of combat."""
    in_turn: bool = False
    """Whether this round's production or planning is done in turn order, because a player demanded it (DL-10.1)."""
    battle: Battle | None = None
    noted: list[int] = []
    """By how much the gossip being resolved moves each seat's evil."""
    training: TrainingState | None = None

    @property
    def full(self) -> bool:
        """Full rules (本格ルール)."""
        return self.settings.rules == "full"

    @property
    def in_combat(self) -> bool:
        """Whether a combat part (or the training) is being played."""
        return self.combat_round > 0

    @property
    def last_round(self) -> bool:
        """Whether this is the last round of building, or the combat after it."""
        return self.year == LAST_YEAR and self.season == AUTUMN

    def turn_order(self) -> list[Seat]:
        """All seats in turn order, beginning with the starting player (DL-1.1)."""
        return [(self.starter + step) % self.seats for step in range(self.seats)]

    def has_ordered(self, seat: Seat) -> bool:
        """Whether a seat has given all the orders it gives in this round, a non-player colour's included (DL-9.5)."""
        return bool(self.lords[seat].orders) and (self.seats > 2 or self.outsiders[seat].third is not None)

    def fatigue(self) -> int:
        """The fatigue of the present combat round (DL-23.2, DL-29.2)."""
        if self.training is not None:
            return TRAINING_FATIGUE
        return COMBAT_CARDS[self.combat_piles[self.year - 1][self.combat_round - 1]].fatigue

    def seen_cards(self, seat: Seat | None) -> list[str | None]:
        """This year's combat cards by round; None for those that this seat has not seen (None: a spectator)."""
        spied = [] if seat is None else self.lords[seat].spied
        pile = enumerate(self.combat_piles[self.year - 1])
        return [card if index < self.combat_shown or index in spied else None for index, card in pile]

    def unseen_cards(self, seat: Seat | None) -> list[str]:
        """This year's combat cards that this seat has not seen, with those that were removed."""
        pile = zip(self.combat_piles[self.year - 1], self.seen_cards(seat), strict=True)
        return [card for card, seen in pile if seen is None] + self.combat_removed[self.year - 1]

    def trap_cost(self, trap: str) -> Cost:
        """The price of revealing a trap this year."""
        return TRAPS[trap].cost[self.year - 1]

    def draw_traps(self, seat: Seat, number: int) -> int:
        """Draw trap cards into the lord's store, as many as there are; only the owner learns which (DL-8.23)."""
        drawn = [self.trap_deck.pop() for _ in range(min(number, len(self.trap_deck)))]
        self.lords[seat].traps.extend(drawn)
        if drawn:
            self.commit()
            self.tell("log-traps_drawn_which", to=seat, traps=[refer(f"trap-{trap}") for trap in sorted(drawn)])
        return len(drawn)

    def discard_trap(self, seat: Seat, trap: str) -> None:
        """Put one of the lord's own trap cards face down on the discard pile; only the owner knows which (DL-1.9)."""
        self._discard(seat, trap)
        self.tell("log-trap_discarded", player=seat_name(seat))
        self.tell("log-trap_discarded_which", to=seat, trap=refer(f"trap-{trap}"))

    def pay_trap(self, seat: Seat, trap: str, creature: str) -> None:
        """Pay for a kind of creature with one of the lord's own trap cards, face down (DL-8.29)."""
        self._discard(seat, trap)
        self.tell("log-trap_discarded_which", to=seat, trap=refer(f"trap-{trap}"))
        self.tell("log-trap_paid", player=seat_name(seat), creature=refer(f"creature-{creature}"))

    def _discard(self, seat: Seat, trap: str) -> None:
        self.lords[seat].traps.remove(trap)
        self.trap_discard.append(DiscardedTrap(card=trap, known_to=seat))

    def discard_creature(self, seat: Seat, creature: Creature) -> None:
        """Move one of the lord's creature tiles to the distant lands, with its token if it is a troll (DL-8.28)."""
        lord = self.lords[seat]
        lord.lair = [other for other in lord.lair if other is not creature]
        self.distant.append(creature.kind)

    def decline(self, seat: Seat, order: str) -> None:
        """Decline to carry out an order that could be: the minion goes onto the order card (DL-7.3)."""
        self.lords[seat].on_card.append(order)
        self.tell("log-order_unexecuted", player=seat_name(seat), order=refer(f"order-{order}"))

    def counts(self) -> Counter[str]:
        """The number of trap cards of each kind in all places, to check that none is lost."""
        counted = Counter(self.trap_deck)
        counted.update(discarded.card for discarded in self.trap_discard)
        for lord in self.lords:
            counted.update(lord.traps)
            if lord.plan is not None and lord.plan.shown:
                counted.update(lord.plan.traps)
        if self.battle is not None:
            counted.update(self.battle.traps)
        return counted
